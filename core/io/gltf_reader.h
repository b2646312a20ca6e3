// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The steps that make a Character of a GltfDocument, and what they tell one another.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/gltf_accessor.h"
#include "core/io/gltf_document.h"

#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rigwright {

/// No coordinate, delta, weight or matrix entry beyond this is meant; repaired like NaN.
inline constexpr float kLargestCoordinate = 1e18f;

/// Numbers of a file that are not taken: counted by what is wrong with them.
struct UnusableNumbers {
    std::size_t notFinite = 0;
    std::size_t tooLarge = 0; ///< finite, but beyond kLargestCoordinate

    /// Counts `value` where it is unusable. False: it is fine.
    bool add(float value) {
        if (std::abs(value) <= kLargestCoordinate)
            return false;
        ++(std::isfinite(value) ? tooLarge : notFinite);
        return true;
    }
    void add(const UnusableNumbers& others);
    [[nodiscard]] std::size_t count() const { return notFinite + tooLarge; }
    /// What is wrong with those counted: "not finite numbers", "too large to be meant" or both.
    [[nodiscard]] std::string wording() const;
};

/// One set of JOINTS_n and WEIGHTS_n. Weights that are integers count as normalised, whatever the
/// accessor says: glTF allows no others.
struct WeightSet {
    AccessorView joints;
    AccessorView weights;
};

/// The weight sets of one VertexSection.
struct SectionWeights {
    std::uint32_t firstVertex = 0;
    std::uint32_t vertexCount = 0;
    std::vector<WeightSet> sets;
};

/// A decoded mesh, shared by all nodes that show it.
struct ReadMesh {
    std::shared_ptr<const Mesh> mesh;
    SkinWeights rows;
    bool hasWeights = false;
    /// Largest joint number with a weight above zero, and where it stands; -1 without any.
    std::int64_t largestJoint = -1;
    std::uint32_t largestJointVertex = 0;
    std::size_t zeroRows = 0;
};

/// What the steps share. Every step reads `document`, writes `character`, and notes what it
/// repaired.
struct GltfReader {
    const GltfDocument& document;
    Character character = {};
    std::vector<BoneIndex> boneOfNode = {};
    std::vector<ReadMesh> meshes = {};              ///< by mesh of the file
    std::vector<MeshInstanceIndex> meshOfNode = {}; ///< by node of the file
    std::size_t decodedBytes = 0;                   ///< of the content so far, against bombs

    /// Counts memory before it is taken. A small file can name the same data thousands of times:
    /// what it becomes must stay in proportion to it. Error: "gltf-memory-limit".
    Result<void> spend(std::size_t bytes, const std::string& place);

    /// Adds a finding, or to the count of the one with this code and place.
    void note(const char* code, Severity severity, const std::string& where,
              const std::string& detail, std::size_t count = 1);
    void note(const Finding& finding);
};

/// Nodes to bones, parents first. Errors: "gltf-node-two-parents", "gltf-node-cycle",
/// "gltf-transform-too-large".
Result<void> readNodes(GltfReader& reader);

/// Meshes that some node shows. `skinned` (by mesh): some node hangs it on a skin. Errors of the
/// accessor layer, "gltf-attribute-counts-differ", "gltf-index-beyond-vertices",
/// "gltf-missing-property", "gltf-memory-limit".
Result<void> readMeshes(GltfReader& reader, const std::vector<std::uint8_t>& skinned);

/// Rows of a mesh from the weight sets of its sections: NaN, infinite and negative weights become
/// 0, a joint that stands twice in a row gets both weights, zeros are dropped.
void readWeightRows(GltfReader& reader, const std::vector<SectionWeights>& sections,
                    const std::string& place, ReadMesh& mesh);

/// Mesh instances and their bindings. Errors: "gltf-joint-out-of-range", "gltf-not-finite",
/// "gltf-accessor-type", "gltf-value-invalid", "gltf-memory-limit".
Result<void> readInstances(GltfReader& reader);

/// Animations to clips. What cannot be played is left out and noted. Errors of the accessor layer,
/// "gltf-index-out-of-range", "gltf-memory-limit".
Result<void> readClips(GltfReader& reader);

/// Materials, images, extensions, extras. Images that name the same bytes share them. Errors of the
/// accessor layer and "gltf-memory-limit" for embedded images.
Result<void> readForeign(GltfReader& reader);

/// JSON text of the `extensions` and `extras` of an object, "" where it has none. Extensions whose
/// content points at accessors or buffer views, which get new numbers on export, are left out and
/// noted, as are those that the reader has used up.
std::string foreignMembers(GltfReader& reader, const nlohmann::json& object,
                           const std::string& where);

/// Where a mesh, node or clip is, in the user's words: "mesh Body".
std::string labelOf(const char* kind, const std::string& name, std::size_t index);

} // namespace rigwright
