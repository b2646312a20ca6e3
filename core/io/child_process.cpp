// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// posix_spawn, two pipes, a deadline, and waitpid on every way out.
#include "core/io/child_process.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace rigwright {

namespace {

using Clock = std::chrono::steady_clock;
constexpr int kPollMilliseconds = 50;
constexpr std::size_t kLongestMessage = 2000;

/// A descriptor that closes itself.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int fd) : m_fd(fd) {}
    Descriptor(Descriptor&& other) noexcept : m_fd(std::exchange(other.m_fd, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(m_fd, other.m_fd);
        return *this;
    }
    ~Descriptor() { close(); }

    [[nodiscard]] int get() const { return m_fd; }
    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }
    void close() {
        if (m_fd >= 0)
            ::close(m_fd);
        m_fd = -1;
    }

private:
    int m_fd = -1;
};

/// The same file under a number that no dup2() of the child overwrites.
Descriptor movedUp(Descriptor low) {
    return Descriptor(::fcntl(low.get(), F_DUPFD_CLOEXEC, 16));
}

struct Pipe {
    Descriptor in;  ///< ours, read without waiting
    Descriptor out; ///< the child's

    bool open() {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            return false;
        in = movedUp(Descriptor(ends[0]));
        out = movedUp(Descriptor(ends[1]));
        ::fcntl(in.get(), F_SETFL, O_NONBLOCK);
        ::fcntl(out.get(), F_SETPIPE_SZ, 1 << 20); // fewer turns; the default will do, too
        return in.isOpen() && out.isOpen();
    }
};

/// A file in memory that holds the bytes and that nobody can change.
Descriptor sealedCopy(std::span<const std::uint8_t> bytes) {
    Descriptor file =
        movedUp(Descriptor(::memfd_create("rigwright-input", MFD_CLOEXEC | MFD_ALLOW_SEALING)));
    while (file.isOpen() && !bytes.empty()) {
        const ssize_t done = ::write(file.get(), bytes.data(), bytes.size());
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return {};
        bytes = bytes.subspan(std::size_t(done));
    }
    if (file.isOpen()) {
        ::lseek(file.get(), 0, SEEK_SET);
        ::fcntl(file.get(), F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
    }
    return file;
}

/// The started process; ended and waited for at the latest when the object goes.
class Child {
public:
    Child() = default;
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() {
        kill();
        wait(0);
    }

    /// 0 or an errno.
    int start(const ChildRequest& request, const Descriptor& input, const Descriptor& answer,
              const Descriptor& messages);

    /// `options` as of waitpid(); true once the child is gone.
    bool wait(int options) {
        while (m_pid > 0) {
            const pid_t got = ::waitpid(m_pid, &m_status, options);
            if (got < 0 && errno == EINTR)
                continue;
            if (got == 0)
                return false;
            if (got < 0)
                m_status = 0; // somebody else has waited for it: gone is all that is known
            m_pid = -1;
        }
        return true;
    }
    void kill() const {
        if (m_pid > 0)
            ::kill(m_pid, SIGKILL);
    }
    [[nodiscard]] int status() const { return m_status; }

private:
    pid_t m_pid = -1;
    int m_status = 0;
};

int Child::start(const ChildRequest& request, const Descriptor& input, const Descriptor& answer,
                 const Descriptor& messages) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, messages.get(), 2);
    posix_spawn_file_actions_adddup2(&actions, input.get(), kChildInput);
    posix_spawn_file_actions_adddup2(&actions, answer.get(), kChildAnswer);
    posix_spawn_file_actions_addclosefrom_np(&actions, kChildAnswer + 1);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigset_t all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    std::string program = request.program.string();
    std::vector<std::string> arguments = request.arguments;
    std::vector<char*> argv{program.data()};
    for (std::string& argument : arguments)
        argv.push_back(argument.data());
    argv.push_back(nullptr);
    const int result =
        ::posix_spawn(&m_pid, program.c_str(), &actions, &attributes, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (result != 0)
        m_pid = -1;
    return result;
}

/// Reads what is there and closes at the end. False where `take` says so.
template <class Take>
bool drain(Descriptor& in, const Take& take) {
    std::array<std::uint8_t, 1 << 16> buffer{};
    while (in.isOpen()) {
        const ssize_t got = ::read(in.get(), buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0 && errno == EAGAIN)
            return true;
        if (got <= 0)
            in.close();
        else if (!take(std::span<const std::uint8_t>(buffer.data(), std::size_t(got))))
            return false;
    }
    return true;
}

void keepTail(std::string& message, std::span<const std::uint8_t> bytes) {
    message.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (message.size() > kLongestMessage)
        message.erase(0, message.size() - kLongestMessage);
}

struct Conversation {
    const ChildRequest& request;
    Child& child;
    Descriptor& answer;
    Descriptor& messages;
    ChildOutcome& outcome;

    /// False: stop.
    bool drainAll() {
        const bool wanted = drain(
            answer, [this](auto bytes) { return !request.onAnswer || request.onAnswer(bytes); });
        drain(messages, [this](auto bytes) {
            keepTail(outcome.message, bytes);
            return true;
        });
        return wanted;
    }
    ChildOutcome::End run(Clock::time_point deadline);
};

ChildOutcome::End Conversation::run(Clock::time_point deadline) {
    for (;;) {
        std::array<pollfd, 2> waiting{pollfd{answer.get(), POLLIN, 0},
                                      pollfd{messages.get(), POLLIN, 0}};
        if (!answer.isOpen() && !messages.isOpen()) // it may live on without a word
            ::poll(nullptr, 0, 1);
        else
            ::poll(waiting.data(), waiting.size(), kPollMilliseconds);
        if (!drainAll() || (request.goOn && !request.goOn()))
            return ChildOutcome::End::Stopped;
        if (child.wait(WNOHANG)) {
            if (!drainAll())
                return ChildOutcome::End::Stopped;
            return WIFSIGNALED(child.status()) ? ChildOutcome::End::Signalled
                                               : ChildOutcome::End::Exited;
        }
        if (Clock::now() >= deadline)
            return ChildOutcome::End::TimedOut;
    }
}

ChildOutcome notStarted(const char* what, int number) {
    return {ChildOutcome::End::NotStarted, number,
            std::string(what) + ": " + std::strerror(number)};
}

} // namespace

ChildOutcome runChild(const ChildRequest& request) {
    Pipe answer;
    Pipe messages;
    if (!answer.open() || !messages.open())
        return notStarted("no pipe", errno);
    const Descriptor input = sealedCopy(request.input);
    if (!input.isOpen())
        return notStarted("no room for a copy of the file", errno);
    const auto deadline =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(
                           std::chrono::duration<double>(request.timeLimitSeconds));
    Child child;
    if (const int number = child.start(request, input, answer.out, messages.out); number != 0)
        return notStarted("the program cannot be started", number);
    answer.out.close();
    messages.out.close();
    ChildOutcome outcome;
    outcome.end = Conversation{request, child, answer.in, messages.in, outcome}.run(deadline);
    if (outcome.end == ChildOutcome::End::Signalled)
        outcome.code = WTERMSIG(child.status());
    else if (outcome.end == ChildOutcome::End::Exited)
        outcome.code = WEXITSTATUS(child.status());
    return outcome;
}

} // namespace rigwright
