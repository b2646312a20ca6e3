// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads one file with Assimp and writes what came of it to a pipe.
#include "core/io/foreign_program.h"

#include "core/base/large_memory.h"
#include "core/io/assimp_scene.h"
#include "core/io/child_limits.h"
#include "core/io/child_process.h"
#include "core/io/file_format.h"
#include "core/io/foreign_stream.h"
#include "core/io/number_text.h"
#include "core/io/scene_evidence.h"

#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <exception>
#include <new>
#include <optional>
#include <string_view>

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rigwright {

namespace {

void send(std::span<const std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const ssize_t done = ::write(kChildAnswer, bytes.data(), bytes.size());
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0) // nobody listens any more
            std::_Exit(1);
        bytes = bytes.subspan(std::size_t(done));
    }
}

void send(ForeignPart part, std::span<const std::uint8_t> content) {
    send(encodeForeignHeader({part, content.size()}));
    send(content);
}

void sendProgress(double fraction) {
    const auto value = float(fraction);
    const auto* first = reinterpret_cast<const std::uint8_t*>(&value);
    send(ForeignPart::Progress, {first, sizeof value});
}

std::optional<std::span<const std::uint8_t>> mappedInput() {
    struct stat status = {};
    if (::fstat(kChildInput, &status) != 0 || status.st_size <= 0)
        return std::nullopt;
    const auto size = std::size_t(status.st_size);
    void* data = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, kChildInput, 0);
    if (data == MAP_FAILED)
        return std::nullopt;
    return std::span(static_cast<const std::uint8_t*>(data), size);
}

ForeignRequest requestOf(int argc, char** argv) {
    ForeignRequest request;
    request.file = argc > 2 ? argv[2] : "";
    const auto readNumber = [&](int number, auto& value) {
        const std::string_view text = argc > number ? argv[number] : "";
        std::from_chars(text.data(), text.data() + text.size(), value);
    };
    readNumber(3, request.memoryLimitBytes);
    readNumber(4, request.timeLimitSeconds);
    request.followOutsideReferences = argc > 5 && std::string_view(argv[5]) == "follow";
    return request;
}

/// The library goes by the name first: where the content says another format, so does the name.
std::filesystem::path nameByContent(std::span<const std::uint8_t> bytes,
                                    std::filesystem::path file) {
    const auto format = knownForeignFormat(bytes, file);
    if (format == "FBX" && lowerSuffix(file) != "fbx")
        file += ".fbx";
    else if (format == "Collada (DAE)" && lowerSuffix(file) != "dae")
        file += ".dae";
    return file;
}

Result<ForeignScene> read(const ForeignRequest& request, std::span<const std::uint8_t> bytes) {
    try {
        const SceneEvidence evidence(bytes);
        auto scene = readWithAssimp({.path = nameByContent(bytes, request.file),
                                     .bytes = evidence.bytesForLibrary(),
                                     .followOutsideReferences = request.followOutsideReferences},
                                    [](double fraction) { sendProgress(0.8 * fraction); });
        if (scene)
            evidence.addTo(*scene);
        return scene;
    } catch (const std::bad_alloc&) {
        return Error{"reader-out-of-memory", "", "", ""};
    } catch (const std::exception& problem) {
        return Error{"reader-refused", problem.what(), "", ""};
    }
}

[[noreturn]] void readForeign(const ForeignRequest& request) {
    endWithParent();
    const auto bytes = mappedInput();
    limitThisProcess(request.memoryLimitBytes, request.timeLimitSeconds);
    preferLargePages(); // within the limit: its heap counts
    if (!bytes) {
        send(ForeignPart::Refusal,
             encodeForeignRefusal({"reader-refused", "the file has no content", "", ""}));
        std::_Exit(1);
    }
    sendProgress(0.0);
    const auto scene = read(request, *bytes);
    if (!scene) {
        send(ForeignPart::Refusal, encodeForeignRefusal(scene.error()));
        std::_Exit(1);
    }
    send(ForeignPart::Scene, encodeForeignScene(*scene));
    std::_Exit(0); // the system is quicker than destructors
}

} // namespace

std::vector<std::string> argumentsOf(const ForeignRequest& request) {
    std::string seconds;
    appendDouble(seconds, request.timeLimitSeconds);
    return {kReadForeign, request.file.string(), std::to_string(request.memoryLimitBytes), seconds,
            request.followOutsideReferences ? "follow" : "stay"};
}

void readForeignIfAsked(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == kReadForeign)
        readForeign(requestOf(argc, argv));
}

} // namespace rigwright
