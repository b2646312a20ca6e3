// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FileBytes: a whole file in memory, read once.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

namespace rigwright {

/// Bytes that are owned once and never copied. Memory is not cleared before it is read into.
struct FileBytes {
    std::unique_ptr<std::uint8_t[]> data;
    std::size_t size = 0;

    [[nodiscard]] std::span<const std::uint8_t> view() const { return {data.get(), size}; }
};

/// Reads a regular file (a link to one is fine). Not mapped: a file that another program shortens
/// while it is mapped would end the process. Errors: "file-not-found", "file-not-regular" (folders,
/// devices, pipes), "file-not-readable", "file-too-large" (for the memory), "file-changed" (while
/// it was read).
Result<FileBytes> readFileBytes(const std::filesystem::path& file);

} // namespace rigwright
