// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the decoders of compressed glTF share: bytes in, buffers out, memory counted.
#include "core/io/gltf_compression.h"

#include "core/io/gltf_error.h"

#include <algorithm>
#include <utility>

namespace rigwright {

using nlohmann::json;

bool isMeshoptExtension(std::string_view name) {
    return name == "EXT_meshopt_compression" || name == "KHR_meshopt_compression";
}

namespace {

bool hasMeshopt(const json& object) {
    const auto extensions = object.find("extensions");
    if (extensions == object.end())
        return false;
    return std::ranges::any_of(extensions->items(),
                               [](const auto& entry) { return isMeshoptExtension(entry.key()); });
}

bool isCompressedInto(const json& view, std::size_t buffer) {
    for (const auto& [name, extension] : view.at("extensions").items())
        if (isMeshoptExtension(name) && extension.at("buffer") == buffer)
            return true;
    return false;
}

} // namespace

bool isFallbackBuffer(const json& document, std::size_t buffer) {
    bool isUsed = false;
    const auto views = document.find("bufferViews");
    if (views == document.end())
        return false;
    for (const json& view : *views) {
        const bool isCompressed = hasMeshopt(view);
        if (isCompressed && isCompressedInto(view, buffer))
            return false;
        if (view.at("buffer") != buffer)
            continue;
        if (!isCompressed)
            return false;
        isUsed = true;
    }
    return isUsed;
}

Result<void> GltfDecompression::announce(std::size_t count, std::size_t bytesEach,
                                         const std::string& place) {
    if (count <= (m_limit - m_announced) / std::max<std::size_t>(bytesEach, 1)) {
        m_announced += count * bytesEach;
        return {};
    }
    return gltfError("gltf-memory-limit", place,
                     "the compressed data announce " + std::to_string(count) +
                         " elements; plain they would need more than " +
                         std::to_string(m_limit >> 20) + " MiB, too much for a file of " +
                         std::to_string(m_document.totalBytes) + " bytes",
                     "The file is damaged or not meant to be opened; export it again without "
                     "compression.");
}

Result<std::span<const std::uint8_t>> GltfDecompression::bytesOf(const json& view,
                                                                 const std::string& place) {
    const auto buffer = view.at("buffer").get<std::size_t>();
    const auto offset = view.value("byteOffset", std::size_t{0});
    const auto length = view.at("byteLength").get<std::size_t>();
    const std::span<const std::uint8_t> bytes = m_document.buffers[buffer];
    if (offset <= bytes.size() && length <= bytes.size() - offset)
        return bytes.subspan(offset, length);
    return gltfError("gltf-accessor-out-of-range", place,
                     std::to_string(length) + " bytes from offset " + std::to_string(offset) +
                         " do not fit into " + placeOf("buffers", buffer) + " with its " +
                         std::to_string(bytes.size()) + " bytes");
}

std::size_t GltfDecompression::addBuffer(std::vector<std::uint8_t> bytes) {
    m_document.decompressedBytes += bytes.size();
    json& buffers = m_document.json["buffers"];
    buffers.push_back({{"byteLength", bytes.size()}});
    m_document.embeddedBytes.push_back(std::move(bytes));
    m_document.buffers.push_back(m_document.embeddedBytes.back());
    return buffers.size() - 1;
}

std::size_t GltfDecompression::addView(std::vector<std::uint8_t> bytes) {
    const std::size_t size = bytes.size();
    const std::size_t buffer = addBuffer(std::move(bytes));
    json& views = m_document.json["bufferViews"];
    views.push_back({{"buffer", buffer}, {"byteLength", size}});
    return views.size() - 1;
}

void GltfDecompression::note(const char* code, Severity severity, std::size_t count,
                             std::string where, std::string detail) {
    m_document.findings.push_back({code, severity, count, std::move(where), std::move(detail), ""});
}

Result<void> decompressGltf(GltfDocument& document) {
    GltfDecompression plain(document);
    if (auto result = decompressMeshopt(plain); !result)
        return result;
    return decompressDraco(plain);
}

} // namespace rigwright
