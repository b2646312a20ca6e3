// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading a whole file.
#include "core/io/file_bytes.h"

#include <cerrno>
#include <cstring>
#include <new>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rigwright {

namespace {

/// Closes the descriptor on every way out.
struct Descriptor {
    int fd = -1;
    ~Descriptor() {
        if (fd >= 0)
            ::close(fd);
    }
};

Error systemError(const char* code, int number, const std::filesystem::path& file) {
    return {code, std::string("the system says: ") + std::strerror(number), file.string(),
            number == ENAMETOOLONG                  ? "Give the file or its folder a shorter name."
            : code == std::string("file-not-found") ? "Check the name and the folder."
                                                    : "Check that you may read the file."};
}

} // namespace

Result<FileBytes> readFileBytes(const std::filesystem::path& file) {
    if (file.empty())
        return Error{"file-not-found", "the path of the file is empty", "",
                     "Give the path of a file."};
    // O_NONBLOCK: opening a pipe without a writer must not wait; it means nothing to regular files.
    const Descriptor in{::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
    if (in.fd < 0) {
        const bool missing = errno == ENOENT || errno == ENOTDIR;
        return systemError(missing ? "file-not-found" : "file-not-readable", errno, file);
    }
    struct stat status = {};
    if (::fstat(in.fd, &status) != 0)
        return systemError("file-not-readable", errno, file);
    if (!S_ISREG(status.st_mode))
        return Error{"file-not-regular", "this is a folder or a device, not a file", file.string(),
                     "Choose a file."};
    FileBytes bytes;
    bytes.size = static_cast<std::size_t>(status.st_size);
    bytes.data.reset(new (std::nothrow) std::uint8_t[bytes.size]);
    if (bytes.data == nullptr)
        return Error{"file-too-large",
                     "the file has " + std::to_string(bytes.size) +
                         " bytes, more than fit in memory",
                     file.string(), "Free memory or split the file."};
    std::size_t done = 0;
    while (done < bytes.size) {
        const ssize_t got = ::read(in.fd, bytes.data.get() + done, bytes.size - done);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemError("file-not-readable", errno, file);
        if (got == 0)
            break; // shortened meanwhile
        done += static_cast<std::size_t>(got);
    }
    struct stat after = {};
    if (::fstat(in.fd, &after) != 0 || done != bytes.size || after.st_size != status.st_size ||
        after.st_mtim.tv_sec != status.st_mtim.tv_sec ||
        after.st_mtim.tv_nsec != status.st_mtim.tv_nsec)
        return Error{"file-changed", "another program wrote to the file while it was read",
                     file.string(), "Wait until the other program has finished, then try again."};
    return bytes;
}

} // namespace rigwright
