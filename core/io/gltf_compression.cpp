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

std::vector<std::uint8_t> fallbackBuffers(const json& document) {
    const auto buffers = document.find("buffers");
    const auto views = document.find("bufferViews");
    if (buffers == document.end() || views == document.end())
        return std::vector<std::uint8_t>(buffers == document.end() ? 0 : buffers->size(), 0);
    std::vector<std::uint8_t> isPlaceholder(buffers->size(), 0);
    std::vector<std::uint8_t> isNeeded(buffers->size(), 0);
    const json none = json::object();
    for (const json& view : *views) {
        bool isCompressed = false;
        const auto extensions = view.find("extensions");
        for (const auto& [name, extension] :
             (extensions == view.end() ? none : *extensions).items())
            if (isMeshoptExtension(name)) {
                isCompressed = true;
                isNeeded[extension.at("buffer").get<std::size_t>()] = 1;
            }
        (isCompressed ? isPlaceholder : isNeeded)[view.at("buffer").get<std::size_t>()] = 1;
    }
    for (std::size_t i = 0; i < isPlaceholder.size(); ++i)
        if (isNeeded[i] != 0)
            isPlaceholder[i] = 0;
    return isPlaceholder;
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
