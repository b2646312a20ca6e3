// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A reading process that does what it should not: the name of the file says what.
#include "core/io/child_limits.h"
#include "core/io/child_process.h"
#include "core/io/foreign_stream.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace rigwright;

namespace {

void send(std::span<const std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const ssize_t done = ::write(kChildAnswer, bytes.data(), bytes.size());
        if (done <= 0)
            std::_Exit(1);
        bytes = bytes.subspan(std::size_t(done));
    }
}

void send(ForeignPart part, std::span<const std::uint8_t> content, std::uint64_t announced) {
    send(encodeForeignHeader({part, announced}));
    send(content);
}

void flood() {
    const std::vector<std::uint8_t> noise(1 << 16, 0x5a);
    send(encodeForeignHeader({ForeignPart::Scene, std::uint64_t(1) << 20}));
    for (;;)
        send(noise);
}

/// Says in a refusal what a limited process could still do.
void tryEverything() {
    const pid_t parent = ::getppid();
    limitThisProcess(std::size_t(1) << 30, 60.0);
    std::string could;
    if (::open("/tmp/rigwright-misbehaving-reader", O_WRONLY | O_CREAT | O_TRUNC, 0600) >= 0)
        could += "write ";
    if (::socket(AF_INET, SOCK_STREAM, 0) >= 0)
        could += "network ";
    const pid_t child = ::fork();
    if (child == 0)
        std::_Exit(0);
    if (child > 0)
        could += "fork ";
    // To itself: abort() needs that. Signal 0 does nothing but ask for leave.
    if (::syscall(SYS_tgkill, ::getpid(), ::syscall(SYS_gettid), 0) != 0)
        could += "no-abort ";
    if (::syscall(SYS_tgkill, parent, parent, 0) == 0)
        could += "signal ";
    const int file = ::open("/proc/self/exe", O_RDONLY);
    could += file >= 0 ? "read" : "nothing";
    const auto content = encodeForeignRefusal({"reader-refused", could, "", ""});
    send(ForeignPart::Refusal, content, content.size());
    std::_Exit(1);
}

void behave(const std::string& way) {
    if (way == "sleep") {
        for (;;)
            ::sleep(1000);
    } else if (way == "spin") {
        for (volatile bool go = true; go;)
            continue;
    } else if (way == "abort") {
        std::fprintf(stderr, "reader.cpp:42: Assertion `weights.size() == 4' failed.\n");
        std::abort();
    } else if (way == "segfault") {
        std::raise(SIGSEGV);
    } else if (way == "killed") {
        std::raise(SIGKILL);
    } else if (way == "memory") {
        const auto content = encodeForeignRefusal({"reader-out-of-memory", "", "", ""});
        send(ForeignPart::Refusal, content, content.size());
        std::_Exit(1);
    } else if (way == "garbage") {
        send(std::vector<std::uint8_t>(100, 0xee));
    } else if (way == "flood") {
        flood();
    } else if (way == "huge") {
        send(ForeignPart::Scene, {}, std::uint64_t(1) << 60);
    } else if (way == "half") {
        send(ForeignPart::Scene, std::vector<std::uint8_t>(10, 1), 1000);
    } else if (way == "nonsense") {
        const std::vector<std::uint8_t> content(1000, 0xff);
        send(ForeignPart::Scene, content, content.size());
    } else if (way == "deaf") { // closes everything and stays
        for (int fd = 0; fd < 16; ++fd)
            ::close(fd);
        for (;;)
            ::sleep(1000);
    } else if (way == "limits") {
        tryEverything();
    }
}

} // namespace

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    behave(argc > 2 ? std::filesystem::path(argv[2]).stem().string() : "");
    return 0;
}
