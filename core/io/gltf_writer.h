// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The steps that make glTF of a Character, and what they tell one another.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/export.h"

#include <nlohmann/json.hpp>
#include <tiny_gltf.h>

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

inline constexpr int kNothing = -1;

/// Extensions and extras (JSON texts) that are put back after tinygltf has written its part.
struct WrittenForeign {
    std::vector<std::string> meshes;
    std::vector<std::vector<std::string>> primitives; ///< by mesh
    std::vector<std::string> skins;
    std::vector<std::string> animations;
    std::vector<std::vector<std::string>> channels; ///< by animation
};

/// Where an instance is written: the node that carries it and how that came to be.
struct Placement {
    int node = kNothing; ///< kNothing: the instance is not written
    int mesh = kNothing;
    int skin = kNothing;
};

/// What the steps share. tinygltf's model holds everything but bytes; those are in `bin`.
struct GltfWriter {
    const Character& character;
    const ExportOptions& options;
    ExportReport& report;
    tinygltf::Model model = {};
    std::vector<std::uint8_t> bin = {};
    WrittenForeign foreign = {};
    std::vector<int> nodeOfBone = {};
    std::vector<Placement> placements = {}; ///< by mesh instance
    std::vector<int> order = {};            ///< written instances by the index of their node

    /// Adds to `report.lost`, or to the count of the finding with this code and place.
    void lost(const char* code, Severity severity, const std::string& where,
              const std::string& detail, std::size_t count = 1);
};

/// What an accessor's bytes are.
struct AccessorShape {
    int type = 0;          ///< TINYGLTF_TYPE_…
    int componentType = 0; ///< TINYGLTF_COMPONENT_TYPE_…
    int target = 0;        ///< of the buffer view: 0, 34962 (vertices), 34963 (indices)
    bool normalized = false;
    bool withBounds = false; ///< min and max, for floats
};

/// Appends tightly packed elements, their view (aligned to four bytes) and their accessor; returns
/// its index. `count` is the number of elements.
int addAccessor(GltfWriter& writer, std::span<const std::uint8_t> bytes, std::size_t count,
                const AccessorShape& shape);

/// Appends bytes as a buffer view; returns its index.
int addBufferView(GltfWriter& writer, std::span<const std::uint8_t> bytes, int target,
                  std::size_t stride = 0);

template <class T>
std::span<const std::uint8_t> asBytes(const T* data, std::size_t count) {
    return {reinterpret_cast<const std::uint8_t*>(data), count * sizeof(T)};
}

/// Decides which node carries which instance, and makes the nodes: bones at the places they had in
/// the file. Skinned meshes stand on scene roots without transform; where the bone that carries one
/// in the file must stay as it is, a node is added at the end.
void writeNodes(GltfWriter& writer);

/// Meshes, each with the rows of the instances that share it. Needs writeNodes().
void writeMeshes(GltfWriter& writer);

/// Skins, one per distinct list of joints and matrices. Needs writeMeshes().
void writeSkins(GltfWriter& writer);

/// Animations. Needs writeMeshes().
void writeClips(GltfWriter& writer);

/// The whole document: what tinygltf makes of the model, and what the file held besides. Appends
/// embedded images to the binary chunk.
Result<nlohmann::json> writeDocument(GltfWriter& writer);

/// JOINTS_n and WEIGHTS_n of the vertices of a section, as attributes of a primitive. `rootJoint`
/// gets the rows without weight.
std::map<std::string, int> writeRows(GltfWriter& writer, const SkinWeights& rows,
                                     const VertexSection& section, std::uint16_t rootJoint,
                                     const std::string& where);

/// The first joint that hangs below no other joint of the binding.
std::uint16_t rootJointOf(const Skeleton& skeleton, const Binding& binding);

} // namespace rigwright
