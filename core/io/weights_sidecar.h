// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// WeightSidecar: the weights of a character as a text file beside it, by vertex order and by
/// position.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/character.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// A joint that rows of one mesh name by its `label`, which is unique in that mesh. `name`, `path`
/// (names of up to 32 bones from the top down, joined by "/"; "" where the name is unique) and
/// `bone` (its number) find it again. `boneFromMesh` is the binding, `modelFromBone` where the bone
/// rested in the character that the file was made of.
struct SidecarJoint {
    std::string label;
    std::string name;
    std::string path;
    std::optional<std::uint32_t> bone;
    std::optional<Affine3d> boneFromMesh;
    std::optional<Affine3d> modelFromBone;
};

/// One row a vertex that stood in the mesh's file (fileVerticesOf()), in its order; rows name
/// `joints` by index. `positions` in mesh coordinates, one a row. `positionHash` as positionHash().
/// `modelFromMesh`: where the mesh stands at rest, if all its joints agree about that.
struct SidecarMesh {
    std::string name;
    std::string positionHash; ///< "" in a file that was made by hand
    std::optional<Affine3d> modelFromMesh;
    std::vector<SidecarJoint> joints;
    std::vector<Vec3f> positions;
    SkinWeights rows;
};

struct WeightSidecar {
    std::string source; ///< name of the character
    std::vector<SidecarMesh> meshes;
};

/// The version of the text that is written and the only one so far.
inline constexpr int kSidecarVersion = 1;

/// All bound meshes. Twins that do not carry the row of their vertex are noted
/// ("weights-twins-differ"): their own rows are not in the file.
WeightSidecar makeSidecar(const Character& character, Findings& findings);

/// JSON, a line a row; docs/command-line.md describes it. Numbers have the fewest digits that read
/// back as the same float (double in matrices). Equal side-cars give equal text.
std::string sidecarText(const WeightSidecar& sidecar);

/// Strict: a member that is unknown, missing or of the wrong kind, a label that no joint has, a
/// weight that is negative, a number of rows other than announced is an error with its place
/// ("meshes[0].rows[7].weights[1]"). Codes: "weights-file-invalid", "weights-file-version".
Result<WeightSidecar> parseSidecar(std::string_view text);

/// How the rows of a mesh found their vertices.
enum class SidecarMatch {
    Order,     ///< same positions in the same order: row i is vertex i
    NearOrder, ///< as many vertices, each within the tolerance of its row
    Nearest,   ///< the nearest row within the tolerance
    None       ///< the side-car has nothing for this mesh
};

/// "order", "near-order", "nearest", "none".
std::string_view nameOf(SidecarMatch match);

/// What became of one mesh instance. `unmatched` are vertices of its file without a row near them:
/// they keep the row that they had, or none.
struct SidecarMeshReport {
    std::string mesh;
    SidecarMatch match = SidecarMatch::None;
    std::size_t rows = 0; ///< vertices of the file that got their row
    std::vector<std::uint32_t> unmatched;
};

struct SidecarReport {
    std::vector<SidecarMeshReport> meshes;    ///< one an instance of the character
    std::vector<std::string> unmatchedMeshes; ///< of the side-car
    std::vector<std::string> unmatchedBones;  ///< names, each once
    /// "weights-vertices-unmatched", "weights-meshes-unmatched", "weights-bones-unmatched" (all
    /// errors), "weights-rows-ambiguous", "weights-twins-differ", "weights-bound-at-rest".
    Findings findings;

    [[nodiscard]] std::size_t rows() const;
};

struct SidecarOptions {
    /// Metres in mesh coordinates; 0 = 1e-4 of the diagonal of the side-car's positions.
    double tolerance = 0.0;
    /// Bones of the character below this one are not looked at (bones that came with the meshes,
    /// where a skeleton was added for the weights).
    std::uint32_t firstBone = 0;
};

/// Gives the rows to the meshes. Meshes are found by position hash and name, by hash, by name, or
/// because there is one on either side. A mesh without a binding gets one: with the matrices of the
/// side-car where the bones rest as they did there, else where they rest now. Joints that a binding
/// lacks are added to it. Errors: "weights-no-bones" (nothing to hang meshes on),
/// "weights-no-match" (no row found a vertex); the character is untouched then.
Result<SidecarReport> applySidecar(Character& character, const WeightSidecar& sidecar,
                                   const SidecarOptions& options = {});

/// Appends the bones of `from` with their names, in their order and with their rest pose, and shows
/// their roots in the scene; gives the number of the first one. Meshes and clips of `from` are not
/// taken. Error: "append-foreign-invalid"; the character is untouched then.
Result<std::uint32_t> appendSkeleton(Character& character, const Character& from);

} // namespace rigwright
