// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Splitting and joining the chunks of a GLB.
#include "core/io/gltf_container.h"

#include "core/io/file_format.h"
#include "core/io/gltf_error.h"

#include <array>
#include <bit>
#include <cstring>

namespace rigwright {

namespace {

static_assert(std::endian::native == std::endian::little, "glTF data are read in place");

constexpr std::uint32_t kMagic = 0x46546c67;     // "glTF"
constexpr std::uint32_t kJsonChunk = 0x4e4f534a; // "JSON"
constexpr std::uint32_t kBinChunk = 0x004e4942;  // "BIN\0"
constexpr std::size_t kHeaderSize = 12;
constexpr std::size_t kChunkHeaderSize = 8;

std::uint32_t readU32(std::span<const std::uint8_t> bytes, std::size_t offset) {
    std::uint32_t value = 0;
    std::memcpy(&value, bytes.data() + offset, sizeof value);
    return value;
}

Error truncated(std::string place, std::size_t needed, std::size_t present) {
    return gltfError("gltf-truncated", std::move(place),
                     "the file ends too early: " + std::to_string(needed) +
                         " bytes are announced, " + std::to_string(present) + " are there",
                     "Copy or download the file again; it is not complete.");
}

Result<GltfChunks> splitGlb(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < kHeaderSize)
        return truncated("GLB header", kHeaderSize, bytes.size());
    const std::uint32_t version = readU32(bytes, 4);
    if (version == 1)
        return gltfError("format-not-supported-yet", "GLB header",
                         "the file is binary glTF 1.0, an old format that cannot be read",
                         "Convert it to glTF 2.0 first.");
    if (version != 2)
        return gltfError("gltf-container-invalid", "GLB header",
                         "the container version is " + std::to_string(version) + ", not 2");
    const std::size_t length = readU32(bytes, 8);
    if (length > bytes.size())
        return truncated("GLB header", length, bytes.size());
    GltfChunks chunks;
    chunks.trailingBytes = bytes.size() - length;
    bytes = bytes.first(length);
    std::size_t offset = kHeaderSize;
    for (std::size_t index = 0; offset < bytes.size(); ++index) {
        const std::string place = placeOf("GLB chunk", index);
        if (bytes.size() - offset < kChunkHeaderSize)
            return truncated(place, kChunkHeaderSize, bytes.size() - offset);
        const std::size_t size = readU32(bytes, offset);
        const std::uint32_t type = readU32(bytes, offset + 4);
        offset += kChunkHeaderSize;
        if (size > bytes.size() - offset)
            return truncated(place, size, bytes.size() - offset);
        const auto content = bytes.subspan(offset, size);
        offset += size;
        if (index == 0) {
            if (type != kJsonChunk)
                return gltfError("gltf-container-invalid", place,
                                 "the first chunk of a GLB must be its JSON; it is something else");
            chunks.json = {reinterpret_cast<const char*>(content.data()), content.size()};
        } else if (type == kBinChunk && !chunks.bin) {
            chunks.bin = content;
        }
    }
    if (chunks.json.empty())
        return gltfError("gltf-container-invalid", "GLB chunk[0]", "the file holds no JSON");
    return chunks;
}

void appendU32(std::vector<std::uint8_t>& bytes, std::uint32_t value) {
    const auto* raw = reinterpret_cast<const std::uint8_t*>(&value);
    bytes.insert(bytes.end(), raw, raw + sizeof value);
}

std::size_t padded(std::size_t size) {
    return (size + 3) / 4 * 4;
}

void appendPadded(std::vector<std::uint8_t>& bytes, std::span<const std::uint8_t> content,
                  std::uint8_t padding) {
    bytes.insert(bytes.end(), content.begin(), content.end());
    bytes.insert(bytes.end(), padded(content.size()) - content.size(), padding);
}

} // namespace

Result<GltfChunks> splitGltfContainer(std::span<const std::uint8_t> bytes) {
    if (gltfContainerOf(bytes) == GltfContainer::Binary)
        return splitGlb(bytes);
    GltfChunks chunks;
    chunks.json = {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
    return chunks;
}

Result<std::vector<std::uint8_t>> joinGlb(std::string_view json,
                                          std::span<const std::uint8_t> bin) {
    const std::array pieces{bin};
    return joinGlb(json, pieces);
}

Result<std::vector<std::uint8_t>> joinGlb(std::string_view json,
                                          std::span<const std::span<const std::uint8_t>> pieces) {
    std::size_t binSize = 0;
    for (const auto& piece : pieces)
        binSize += padded(piece.size());
    const std::size_t total = kHeaderSize + kChunkHeaderSize + padded(json.size()) +
                              (binSize == 0 ? 0 : kChunkHeaderSize + binSize);
    if (total > 0xffffffffu)
        return Error{"gltf-too-large",
                     "the file would have " + std::to_string(total) +
                         " bytes; a GLB holds at most 4 GiB",
                     "", "Split the character into several files."};
    std::vector<std::uint8_t> bytes;
    bytes.reserve(total);
    appendU32(bytes, kMagic);
    appendU32(bytes, 2);
    appendU32(bytes, static_cast<std::uint32_t>(total));
    appendU32(bytes, static_cast<std::uint32_t>(padded(json.size())));
    appendU32(bytes, kJsonChunk);
    appendPadded(bytes, {reinterpret_cast<const std::uint8_t*>(json.data()), json.size()}, ' ');
    if (binSize > 0) {
        appendU32(bytes, static_cast<std::uint32_t>(binSize));
        appendU32(bytes, kBinChunk);
        for (const auto& piece : pieces)
            appendPadded(bytes, piece, 0);
    }
    return bytes;
}

} // namespace rigwright
