// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Compressed parts of a glTF file are made plain here, before anything else reads its numbers.
#pragma once

#include "core/base/result.h"
#include "core/io/gltf_document.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

inline constexpr std::string_view kDracoExtension = "KHR_draco_mesh_compression";

/// "EXT_meshopt_compression", or "KHR_meshopt_compression" where it uses nothing that is newer.
bool isMeshoptExtension(std::string_view name);

/// By buffer: 1 where only compressed buffer views lie in it, so that it needs no bytes of its own
/// ("fallback buffer"). Precondition: the JSON was checked by checkGltfJson().
std::vector<std::uint8_t> fallbackBuffers(const nlohmann::json& document);

/// Decodes buffer views and primitives, appends the plain bytes as buffers, views and accessors,
/// and takes the extensions away. Afterwards the document reads like an uncompressed one; what was
/// done stands in its findings ("import-decompressed", "import-counts-corrected"). Precondition:
/// buffers are loaded. Errors: "gltf-meshopt-invalid", "gltf-draco-invalid", "gltf-accessor-type",
/// "gltf-accessor-out-of-range", "gltf-memory-limit" (the size is known before it is taken).
Result<void> decompressGltf(GltfDocument& document);

/// What both decoders do with the document.
class GltfDecompression {
public:
    explicit GltfDecompression(GltfDocument& document)
        : m_document(document), m_limit(memoryLimitOf(document)) {}

    [[nodiscard]] nlohmann::json& root() { return m_document.json; }
    [[nodiscard]] GltfDocument& document() { return m_document; }
    /// Counts memory before it is taken.
    Result<void> announce(std::size_t count, std::size_t bytesEach, const std::string& place);
    Result<std::span<const std::uint8_t>> bytesOf(const nlohmann::json& view,
                                                  const std::string& place);
    /// Index of the new buffer.
    std::size_t addBuffer(std::vector<std::uint8_t> bytes);
    /// Index of the new view of a new buffer.
    std::size_t addView(std::vector<std::uint8_t> bytes);
    void note(const char* code, Severity severity, std::size_t count, std::string where,
              std::string detail);

private:
    GltfDocument& m_document;
    std::size_t m_limit; ///< bytes
    std::size_t m_announced = 0;
};

/// The two parts of decompressGltf().
Result<void> decompressMeshopt(GltfDecompression& plain);
Result<void> decompressDraco(GltfDecompression& plain);

} // namespace rigwright
