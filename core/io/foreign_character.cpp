// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From nodes to bones, and the order of the other steps.
#include "core/io/foreign_character.h"

#include "core/base/sentence.h"
#include "core/io/file_format.h"
#include "core/io/foreign_parts.h"
#include "core/io/number_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

void placeNodes(ForeignBuilder& builder) {
    constexpr double kLargest = 1e18; // beyond it, products leave the range of float
    std::vector<Affine3d> modelFromNode;
    for (const ForeignNode& node : builder.scene.nodes) {
        const std::string where = "node " + node.name;
        const BoneIndex parent =
            node.parent < 0 ? BoneIndex() : BoneIndex(std::size_t(node.parent));
        auto local = decompose(node.parentFromNode);
        if (!local) {
            builder.note("import-node-shear", Severity::Warning, where,
                         "the matrix has shear, which translation, rotation and scale cannot hold; "
                         "the nearest transform was taken");
            local = decomposeNearest(node.parentFromNode);
        }
        const Affine3d above =
            parent.isValid() ? modelFromNode[parent.value()] : Affine3d(Affine3d::Identity());
        modelFromNode.emplace_back(above * toAffine(*local));
        if (!isFinite(*local) || !modelFromNode.back().matrix().allFinite() ||
            modelFromNode.back().matrix().cwiseAbs().maxCoeff() > kLargest) {
            builder.note("import-node-matrix-repaired", Severity::Warning, where,
                         "the transform is too large to be meant; it was replaced by none");
            local = Transform{};
            modelFromNode.back() = above;
        }
        addBone(builder.character.skeleton, node.name, parent, *local);
    }
}

/// The size of a transform: the cube root of its volume.
double sizeOf(const Affine3d& matrix) {
    return std::cbrt(std::abs(matrix.linear().determinant()));
}

/// How much larger the skin of an instance stands than the node of its mesh says, at rest; 1 where
/// that cannot be told.
double skinPerNode(const MeshInstance& instance, const std::vector<Affine3d>& rest) {
    if (!instance.binding || instance.binding->joints.empty() || !instance.parent.isValid())
        return 1.0;
    const Affine3d skin =
        rest[instance.binding->joints.front().value()] * instance.binding->boneFromMeshBind.front();
    const double node = sizeOf(rest[instance.parent.value()]);
    return node > 0.0 && sizeOf(skin) > 0.0 ? sizeOf(skin) / node : 1.0;
}

void noteScaledNode(ForeignBuilder& builder, BoneIndex node, double size, double skinPerMesh) {
    const std::string where = "node " + builder.character.skeleton.names[node.value()];
    if (std::abs(skinPerMesh - 1.0) < 0.01)
        builder.note(
            "import-armature-scaled", Severity::Info, where,
            filled("the node above the joints is scaled by %1; the scale is kept, and sizes "
                   "are right with it",
                   {figureText(size, 6)}));
    else
        builder.note("import-armature-scaled", Severity::Warning, where,
                     filled("the node above the joints is scaled by %1, and the binds undo it: the "
                            "skin stands %2 times as large as the node of its mesh says; the scale "
                            "of the armature was lost when the file was written",
                            {figureText(size, 6), figureText(skinPerMesh, 6)}));
}

/// Nodes that carry a scale into joints below them: what exporters do to change units.
void noteScaledArmatures(ForeignBuilder& builder) {
    const Skeleton& skeleton = builder.character.skeleton;
    std::vector<Affine3d> rest;
    computeModelPose(skeleton, skeleton.restLocal, rest);
    std::vector<std::uint8_t> isJoint(skeleton.boneCount(), 0);
    for (const MeshInstance& instance : builder.character.meshes)
        if (instance.binding)
            for (const BoneIndex joint : instance.binding->joints)
                isJoint[joint.value()] = 1;
    std::vector<std::uint8_t> noted(skeleton.boneCount(), 0);
    for (const MeshInstance& instance : builder.character.meshes) {
        if (!instance.binding)
            continue;
        const double skinPerMesh = skinPerNode(instance, rest);
        for (const BoneIndex joint : instance.binding->joints)
            for (BoneIndex up = skeleton.parents[joint.value()]; up.isValid();
                 up = skeleton.parents[up.value()]) {
                const double size = sizeOf(toAffine(skeleton.restLocal[up.value()]));
                if (isJoint[up.value()] || noted[up.value()] || std::abs(size - 1.0) < 0.01)
                    continue;
                noted[up.value()] = 1;
                noteScaledNode(builder, up, size, skinPerMesh);
            }
    }
}

/// "fbx" and "dae" by content, others by name.
std::string sourceFormat(const ForeignFacts& facts, const std::filesystem::path& file) {
    if (facts.format.starts_with("Autodesk FBX"))
        return "fbx";
    if (facts.format.starts_with("Collada"))
        return "dae";
    return lowerSuffix(file);
}

} // namespace

void ForeignBuilder::note(const char* code, Severity severity, const std::string& where,
                          const std::string& detail, std::size_t count, const char* fix) {
    for (Finding& finding : character.importFindings)
        if (finding.code == code && finding.where == where && finding.detail == detail) {
            finding.count += count;
            return;
        }
    character.importFindings.push_back({code, severity, count, where, detail, fix});
}

Result<Character> characterOf(const ForeignScene& scene, const std::filesystem::path& file,
                              const ImportChoices& choices) {
    ForeignBuilder builder{.scene = scene, .character = {}, .placed = {}, .standIns = {}};
    Character& character = builder.character;
    character.name = file.stem().string();
    character.importFindings = scene.findings;
    character.foreign.sourceFormat = sourceFormat(scene.facts, file);
    placeNodes(builder);
    if (auto result = placeMeshes(builder); !result)
        return result.error();
    placeClips(builder);
    placeMaterials(builder, file, choices);
    finishCharacter(character);
    noteScaledArmatures(builder);
    return std::move(character);
}

} // namespace rigwright
