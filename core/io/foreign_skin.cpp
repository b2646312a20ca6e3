// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Joints and rows of the meshes of one node: bones merged over its primitives.
#include "core/io/foreign_parts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace rigwright {

namespace {

bool sameBind(const Affine3d& a, const Affine3d& b) {
    const double size = std::max({a.matrix().cwiseAbs().maxCoeff(), 1e-12});
    return (a.matrix() - b.matrix()).cwiseAbs().maxCoeff() <= 1e-6 * size;
}

bool sameBone(const ForeignBone& a, const ForeignBone& b) {
    return a.node == b.node && (a.node >= 0 || a.name == b.name);
}

/// No bone of `mesh` is bound otherwise by a mesh of the group.
bool fits(const ForeignScene& scene, const MeshGroup& group, const ForeignMesh& mesh) {
    for (const std::uint32_t other : group)
        for (const ForeignBone& bone : scene.meshes[other].bones)
            for (const ForeignBone& mine : mesh.bones)
                if (sameBone(mine, bone) && !sameBind(mine.boneFromMesh, bone.boneFromMesh))
                    return false;
    // A skinned and a rigid part are placed by different rules.
    return scene.meshes[group.front()].bones.empty() == mesh.bones.empty();
}

/// A bone in the place where the weights were bound, for a node that the file does not have.
BoneIndex standIn(ForeignBuilder& builder, const ForeignBone& bone) {
    const auto known = builder.standIns.find(bone.name);
    if (known != builder.standIns.end())
        return known->second;
    Transform rest;
    if (const auto modelFromBone = invert(bone.boneFromMesh))
        rest = decomposeNearest(*modelFromBone);
    if (!isFinite(rest))
        rest = Transform{};
    const BoneIndex added = addBone(builder.character.skeleton, bone.name, BoneIndex(), rest);
    builder.standIns.emplace(bone.name, added);
    builder.note(
        "import-unresolved-bones", Severity::Warning, "bone " + bone.name,
        "weights name a bone that is no node of the file; it was added where it was bound");
    return added;
}

/// Some readers give an unused bone one full weight on the first vertex, so that it is kept: it
/// would pull there. True where the row is whole without it.
bool isFakeWeight(const ForeignBone& bone, const std::vector<double>& sums) {
    return bone.vertices.size() == 1 && bone.vertices[0] == 0 && bone.weights[0] > 0.0f &&
           sums[0] - double(bone.weights[0]) > 0.999;
}

std::vector<double> rowSums(const ForeignMesh& mesh) {
    std::vector<double> sums(mesh.positions.size(), 0.0);
    for (const ForeignBone& bone : mesh.bones)
        for (std::size_t i = 0; i < bone.vertices.size(); ++i)
            sums[bone.vertices[i]] += double(bone.weights[i]);
    return sums;
}

struct RowCounts {
    std::size_t fake = 0;
    std::size_t negative = 0;
    std::size_t merged = 0;
};

/// A bone of a mesh whose weights count, in the order of joints.
struct RowBone {
    const ForeignBone* bone;
    std::uint16_t joint;
};

std::vector<RowBone> countedBones(const ForeignMesh& mesh,
                                  const std::vector<std::uint16_t>& jointOfBone,
                                  RowCounts& counts) {
    const std::vector<double> sums = rowSums(mesh);
    std::vector<RowBone> bones;
    for (std::size_t b = 0; b < mesh.bones.size(); ++b)
        if (isFakeWeight(mesh.bones[b], sums))
            ++counts.fake;
        else
            bones.push_back({&mesh.bones[b], jointOfBone[b]});
    std::ranges::stable_sort(bones, {}, &RowBone::joint);
    return bones;
}

/// Takes what was merged or left free out of rows whose room was counted before.
void closeGaps(GroupSkin::Rows& rows, const std::vector<std::uint32_t>& ends) {
    std::uint32_t at = 0;
    std::uint32_t first = 0;
    for (std::size_t v = 0; v < ends.size(); ++v) {
        const std::uint32_t next = rows.offsets[v + 1];
        for (std::uint32_t i = first; i < ends[v]; ++i)
            rows.influences[at++] = rows.influences[i];
        rows.offsets[v + 1] = at;
        first = next;
    }
    rows.influences.resize(at);
}

/// Rows in the order of vertices, each in the order of joints; weights of a joint named twice are
/// added, those below zero and zeros left out.
GroupSkin::Rows rowsOf(const ForeignMesh& mesh, const std::vector<std::uint16_t>& jointOfBone,
                       RowCounts& counts) {
    const std::size_t vertices = mesh.positions.size();
    const std::vector<RowBone> bones = countedBones(mesh, jointOfBone, counts);
    GroupSkin::Rows rows;
    rows.offsets.assign(vertices + 1, 0);
    for (const RowBone& entry : bones)
        for (const std::uint32_t vertex : entry.bone->vertices)
            ++rows.offsets[vertex + 1];
    for (std::size_t v = 0; v < vertices; ++v)
        rows.offsets[v + 1] += rows.offsets[v];
    rows.influences.resize(rows.offsets[vertices]);
    std::vector<std::uint32_t> ends(rows.offsets.begin(), rows.offsets.end() - 1);
    for (const RowBone& entry : bones)
        for (std::size_t i = 0; i < entry.bone->vertices.size(); ++i) {
            const std::uint32_t vertex = entry.bone->vertices[i];
            const float weight = entry.bone->weights[i];
            std::uint32_t& end = ends[vertex];
            if (weight < 0.0f) { // larger ones were taken out by the decoder
                ++counts.negative;
            } else if (end > rows.offsets[vertex] && rows.influences[end - 1].bone == entry.joint) {
                rows.influences[end - 1].weight += weight;
                ++counts.merged;
            } else if (weight != 0.0f) {
                rows.influences[end++] = {entry.joint, weight};
            }
        }
    closeGaps(rows, ends);
    return rows;
}

void noteCounts(ForeignBuilder& builder, const RowCounts& counts, const std::string& where) {
    if (counts.fake > 0)
        builder.note("import-fake-weights", Severity::Info, where,
                     "bones without weights came with one full weight on the first vertex, whose "
                     "row is whole without it; it was left out",
                     counts.fake);
    if (counts.negative > 0)
        builder.note("import-weights-repaired", Severity::Warning, where,
                     "weights that are negative, not finite or beyond 1e18 became 0",
                     counts.negative);
    if (counts.merged > 0)
        builder.note("import-weights-merged", Severity::Warning, where,
                     "a joint stands more than once in a row; its weights were added up",
                     counts.merged);
}

/// The joint of a bone, added where it is new; nullopt where there are too many.
std::optional<std::uint16_t> jointOf(ForeignBuilder& builder, Binding& binding,
                                     const ForeignBone& bone) {
    const BoneIndex index =
        bone.node >= 0 ? BoneIndex(std::size_t(bone.node)) : standIn(builder, bone);
    const auto known = std::ranges::find(binding.joints, index);
    if (known != binding.joints.end())
        return std::uint16_t(known - binding.joints.begin());
    if (binding.joints.size() >= std::numeric_limits<std::uint16_t>::max())
        return std::nullopt;
    binding.joints.push_back(index);
    binding.boneFromMeshBind.push_back(bone.boneFromMesh);
    return std::uint16_t(binding.joints.size() - 1);
}

} // namespace

std::vector<MeshGroup> groupsOf(const ForeignScene& scene,
                                const std::vector<std::uint32_t>& meshes) {
    std::vector<MeshGroup> groups;
    for (const std::uint32_t mesh : meshes) {
        const auto fitting = std::ranges::find_if(
            groups, [&](const MeshGroup& group) { return fits(scene, group, scene.meshes[mesh]); });
        if (fitting != groups.end())
            fitting->push_back(mesh);
        else
            groups.push_back({mesh});
    }
    return groups;
}

Result<GroupSkin> skinOf(ForeignBuilder& builder, const MeshGroup& group,
                         const std::string& where) {
    GroupSkin skin;
    RowCounts counts;
    for (const std::uint32_t index : group) {
        const ForeignMesh& mesh = builder.scene.meshes[index];
        skin.isBound = skin.isBound || !mesh.bones.empty();
        std::vector<std::uint16_t> jointOfBone;
        for (const ForeignBone& bone : mesh.bones) {
            const auto joint = jointOf(builder, skin.binding, bone);
            if (!joint)
                return Error{"reader-too-many-joints", "more than 65535 bones move one mesh", where,
                             "Split the mesh in the program that made the file."};
            jointOfBone.push_back(*joint);
        }
        skin.rows.push_back(rowsOf(mesh, jointOfBone, counts));
    }
    noteCounts(builder, counts, where);
    return skin;
}

} // namespace rigwright
