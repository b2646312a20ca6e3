// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Replacing a file whole or not at all: write beside, flush to disk, rename.
#include "core/io/export.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <list>
#include <optional>
#include <string>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rigwright {

namespace {

const char* remedyOf(int number) {
    switch (number) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return "Free space on the disk, or choose another folder. The old file is untouched.";
    case ENAMETOOLONG:
        return "Give the file or its folder a shorter name.";
    case ENOENT:
    case ENOTDIR:
        return "Make the folder first, or choose one that exists.";
    case ELOOP:
        return "Choose another name: this link leads in a circle.";
    default:
        return "Choose a folder that you may write to. The old file is untouched.";
    }
}

Error writeError(int number, const std::filesystem::path& file) {
    return {"file-not-writable", std::string("the system says: ") + std::strerror(number),
            file.string(), remedyOf(number)};
}

/// Where a link leads in the end, whether or not there is a file; ELOOP where it never ends.
Result<std::filesystem::path> behindLinks(const std::filesystem::path& file) {
    constexpr int kMostLinks = 40; // as the system
    std::filesystem::path target = file;
    for (int followed = 0; followed <= kMostLinks; ++followed) {
        std::error_code problem;
        if (!std::filesystem::is_symlink(target, problem))
            return target;
        const auto next = std::filesystem::read_symlink(target, problem);
        if (problem)
            return writeError(problem.value(), file);
        target = target.parent_path() / next; // an absolute one replaces all before it
    }
    return writeError(ELOOP, file);
}

/// Renaming over a file asks its folder alone; who may not write the file shall not replace it.
std::optional<Error> readOnlyError(const std::filesystem::path& target,
                                   const std::filesystem::path& file) {
    if (::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) == 0)
        return std::nullopt;
    Error error = writeError(errno, file);
    error.remedy = "Choose another name, or allow writing to this file. The old file is untouched.";
    return error;
}

/// The file beside; removed unless it was renamed.
class Beside {
public:
    explicit Beside(const std::filesystem::path& target) {
        // A short name of its own: what is put around the target's could make it too long.
        constexpr int kMostParts = 10'000;
        const std::string stem = ".rigwright-" + std::to_string(::getpid()) + "-";
        for (int attempt = 0; attempt < kMostParts && m_fd < 0; ++attempt) {
            m_path = target.parent_path() / (stem + std::to_string(attempt) + ".part");
            // 0666: the user's mask takes away what it wants, as for any new file.
            m_fd = ::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            if (m_fd < 0 && errno != EEXIST)
                break;
        }
        m_isThere = m_fd >= 0;
    }
    ~Beside() {
        close();
        if (m_isThere)
            ::unlink(m_path.c_str());
    }
    Beside(const Beside&) = delete;
    Beside& operator=(const Beside&) = delete;

    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }

    /// 0, or the system's error number.
    int fill(std::span<const std::uint8_t> bytes, std::optional<mode_t> mode) {
        while (!bytes.empty()) {
            const ssize_t done = ::write(m_fd, bytes.data(), bytes.size());
            if (done < 0 && errno == EINTR)
                continue;
            if (done < 0)
                return errno;
            bytes = bytes.subspan(static_cast<std::size_t>(done));
        }
        if ((mode && ::fchmod(m_fd, *mode) != 0) || ::fsync(m_fd) != 0)
            return errno;
        return close();
    }

    int renameTo(const std::filesystem::path& target) {
        if (::rename(m_path.c_str(), target.c_str()) != 0)
            return errno;
        m_isThere = false;
        return 0;
    }

private:
    /// Some file systems report a full disk only here.
    int close() {
        const int fd = std::exchange(m_fd, -1);
        return fd >= 0 && ::close(fd) != 0 ? errno : 0;
    }

    std::filesystem::path m_path;
    int m_fd = -1;
    bool m_isThere = false;
};

/// Makes the rename itself survive a power cut; where folders cannot be flushed, it is done anyway.
void flushFolder(const std::filesystem::path& folder) {
    const int fd =
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    ::fsync(fd);
    ::close(fd);
}

} // namespace

Result<void> writeFilesAtomically(std::span<const FileToWrite> files) {
    struct Staged {
        std::filesystem::path target;
        Beside beside;
        explicit Staged(const std::filesystem::path& file) : target(file), beside(file) {}
    };
    std::list<Staged> staged;
    for (const auto& [file, bytes] : files) {
        // A link is followed, so that it stays a link.
        const Result<std::filesystem::path> resolved = behindLinks(file);
        if (!resolved)
            return resolved.error();
        struct stat status = {};
        const bool exists = ::stat(resolved->c_str(), &status) == 0;
        if (exists && !S_ISREG(status.st_mode))
            return Error{"file-not-regular", "this is a folder or a device, not a file",
                         file.string(), "Choose another name."};
        if (exists)
            if (const std::optional<Error> error = readOnlyError(*resolved, file))
                return *error;
        Staged& stage = staged.emplace_back(*resolved);
        if (!stage.beside.isOpen())
            return writeError(errno, file);
        const auto mode = exists ? std::optional<mode_t>(status.st_mode & 07777) : std::nullopt;
        if (const int problem = stage.beside.fill(bytes, mode))
            return writeError(problem, file);
    }
    for (Staged& stage : staged)
        if (const int problem = stage.beside.renameTo(stage.target))
            return writeError(problem, stage.target);
    for (const Staged& stage : staged)
        flushFolder(stage.target.parent_path());
    return {};
}

Result<void> writeFileAtomically(const std::filesystem::path& file,
                                 std::span<const std::uint8_t> bytes) {
    return writeFilesAtomically(std::array{FileToWrite{file, bytes}});
}

} // namespace rigwright
