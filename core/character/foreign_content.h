// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ForeignContent: what a file holds and Rigwright does not interpret, passed through untouched.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rigwright {

/// An encoded image exactly as it came.
struct ForeignImage {
    std::string name;
    std::string mimeType;
    std::string uri; ///< of the source, "" where it was embedded
    std::shared_ptr<const std::vector<std::uint8_t>> bytes; ///< null: not found beside the file
    std::string foreign; ///< JSON text of extensions and extras, "" = none
};

bool operator==(const ForeignImage& a, const ForeignImage& b);

/// A plain reading of a material, for the viewport only; the truth is in `documentJson`.
struct MaterialPreview {
    std::string name;
    float baseColor[4] = {1, 1, 1, 1}; ///< linear RGBA factor
    std::int32_t baseColorImage = -1;  ///< into images, -1 = none
    std::uint32_t baseColorUvSet = 0;
    bool doubleSided = false;

    friend bool operator==(const MaterialPreview&, const MaterialPreview&) = default;
};

/// `documentJson` is the JSON text of the file's own top-level members that are not meshes, skins,
/// animations, accessors, buffers or node transforms: asset, materials, textures, samplers,
/// cameras, scenes, extensions, extras, extensionsUsed. `nodeJson` (one a bone) holds each node's
/// further members (camera, extensions, extras), "" = none. `nodeOrder` (one a bone) is the bone's
/// index among the file's nodes, so that indices inside unknown extensions stay true as long as no
/// bone is edited; `meshOrder` (one a mesh instance) is the index of its mesh in the file, for the
/// same reason. All three are empty for built-in characters.
struct ForeignContent {
    std::string sourceFormat; ///< "glb", "gltf", "vrm" or "" for built-in characters
    std::string documentJson;
    std::vector<std::string> nodeJson;
    std::vector<std::uint32_t> nodeOrder;
    std::vector<std::uint32_t> meshOrder;
    std::vector<ForeignImage> images;
    std::vector<MaterialPreview> materials;

    friend bool operator==(const ForeignContent&, const ForeignContent&) = default;
};

} // namespace rigwright
