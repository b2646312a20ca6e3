// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A glTF file as JSON and bytes, read and written without core/io: for tests that look inside
/// files or make broken ones.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace rigwright::test {

struct GlbFile {
    nlohmann::json json;
    std::vector<std::vector<std::uint8_t>> buffers;
};

std::vector<std::uint8_t> readBytes(const std::filesystem::path& file);
void writeBytes(const std::filesystem::path& file, const std::vector<std::uint8_t>& bytes);

/// Reads .glb or .gltf with its buffers (binary chunk, base64 or files beside). Throws
/// std::runtime_error where that is not possible.
GlbFile readGlb(const std::filesystem::path& file);

/// The bytes of a GLB with buffer 0 as its binary chunk; sets its byteLength.
std::vector<std::uint8_t> glbBytes(GlbFile file);

/// All elements of an accessor as doubles, `components` each; sparse and normalised data decoded.
std::vector<std::vector<double>> accessorValues(const GlbFile& file, std::size_t accessor);

} // namespace rigwright::test
