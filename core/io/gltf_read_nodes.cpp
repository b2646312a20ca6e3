// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Nodes of a glTF file to the bones of a skeleton.
#include "core/io/gltf_error.h"
#include "core/io/gltf_reader.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

constexpr std::uint32_t kNoParent = 0xffffffffu;

std::string nodeWord(const GltfReader& reader, std::size_t node) {
    const std::string& name = reader.document.model.nodes[node].name;
    return placeOf("nodes", node) + (name.empty() ? "" : " (\"" + name + "\")");
}

/// True where a walk down from `from` comes to `to`.
bool leadsTo(const std::vector<tinygltf::Node>& nodes, std::size_t from, std::size_t to) {
    std::vector<std::uint8_t> seen(nodes.size(), 0);
    std::vector<std::size_t> pending{from};
    while (!pending.empty()) {
        const std::size_t node = pending.back();
        pending.pop_back();
        if (node == to)
            return true;
        if (seen[node] != 0)
            continue;
        seen[node] = 1;
        for (const int child : nodes[node].children)
            pending.push_back(std::size_t(child));
    }
    return false;
}

Result<std::vector<std::uint32_t>> parentsOf(const GltfReader& reader) {
    const auto& nodes = reader.document.model.nodes;
    std::vector<std::uint32_t> parents(nodes.size(), kNoParent);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        for (std::size_t c = 0; c < nodes[i].children.size(); ++c) {
            const auto child = std::size_t(nodes[i].children[c]);
            const std::string place = placeOf(placeOf("nodes", i) + ".children", c);
            if (child == i || (parents[child] != kNoParent && leadsTo(nodes, child, i)))
                return gltfError("gltf-node-cycle", place,
                                 nodeWord(reader, child) +
                                     " is, through its children, its own parent");
            if (parents[child] != kNoParent)
                return gltfError("gltf-node-two-parents", place,
                                 nodeWord(reader, child) + " is already a child of " +
                                     nodeWord(reader, parents[child]));
            parents[child] = std::uint32_t(i);
        }
    }
    return parents;
}

/// Depth first, roots and children in the file's order. With single parents, what a walk from the
/// roots does not reach is a cycle.
Result<std::vector<std::uint32_t>> walkOrder(const GltfReader& reader,
                                             const std::vector<std::uint32_t>& parents) {
    const auto& nodes = reader.document.model.nodes;
    std::vector<std::uint32_t> order;
    order.reserve(nodes.size());
    std::vector<std::uint8_t> reached(nodes.size(), 0);
    std::vector<std::uint32_t> pending;
    for (std::size_t root = 0; root < nodes.size(); ++root) {
        if (parents[root] != kNoParent)
            continue;
        pending.assign(1, std::uint32_t(root));
        while (!pending.empty()) {
            const std::uint32_t node = pending.back();
            pending.pop_back();
            order.push_back(node);
            reached[node] = 1;
            const auto& children = nodes[node].children;
            for (auto child = children.rbegin(); child != children.rend(); ++child)
                pending.push_back(std::uint32_t(*child));
        }
    }
    if (const auto lost = std::ranges::find(reached, 0); lost != reached.end()) {
        const auto node = std::size_t(lost - reached.begin());
        return gltfError("gltf-node-cycle", placeOf("nodes", node),
                         nodeWord(reader, node) + " is, through its children, its own parent");
    }
    return order;
}

/// A rotation as written is kept to the last bit where it is a unit quaternion already.
Quatd unitRotation(GltfReader& reader, const std::vector<double>& xyzw, const std::string& where) {
    Quatd rotation(xyzw[3], xyzw[0], xyzw[1], xyzw[2]);
    const double length = rotation.squaredNorm();
    if (length < 1e-24) {
        reader.note("import-rotation-repaired", Severity::Warning, where,
                    "a rotation of zero length was replaced by none");
        return Quatd::Identity();
    }
    if (std::abs(length - 1.0) > 1e-12)
        rotation.normalize();
    return rotation;
}

Transform nodeTransform(GltfReader& reader, std::size_t index) {
    const tinygltf::Node& node = reader.document.model.nodes[index];
    const std::string where = labelOf("node", node.name, index);
    Transform local;
    if (node.matrix.size() == 16) {
        Affine3d matrix;
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 4; ++column)
                matrix.matrix()(row, column) = node.matrix[std::size_t(column * 4 + row)];
        const Eigen::RowVector4d last = matrix.matrix().row(3);
        matrix.makeAffine();
        if (!last.isApprox(Eigen::RowVector4d(0, 0, 0, 1), 1e-6))
            reader.note("import-node-matrix-repaired", Severity::Warning, where,
                        "the last row of the matrix is not 0 0 0 1; it was taken so");
        const auto exact = decompose(matrix);
        if (!exact)
            reader.note("import-node-shear", Severity::Warning, where,
                        "the matrix has shear, which translation, rotation and scale cannot hold; "
                        "the nearest transform was taken");
        return exact ? *exact : decomposeNearest(matrix);
    }
    if (node.translation.size() == 3)
        local.translation = Vec3d(node.translation[0], node.translation[1], node.translation[2]);
    if (node.rotation.size() == 4)
        local.rotation = unitRotation(reader, node.rotation, where);
    if (node.scale.size() == 3)
        local.scale = Vec3d(node.scale[0], node.scale[1], node.scale[2]);
    return local;
}

/// Products of large scales overflow: such a character could only be shown as NaN.
Result<void> checkModelPose(const GltfReader& reader) {
    const Skeleton& skeleton = reader.character.skeleton;
    std::vector<Affine3d> modelFromBone;
    computeModelPose(skeleton, skeleton.restLocal, modelFromBone);
    for (std::size_t bone = 0; bone < modelFromBone.size(); ++bone) {
        const double largest = modelFromBone[bone].matrix().cwiseAbs().maxCoeff();
        if (!modelFromBone[bone].matrix().allFinite() || largest > double(kLargestCoordinate))
            return gltfError("gltf-transform-too-large",
                             placeOf("nodes", reader.character.foreign.nodeOrder[bone]),
                             "the transforms from the root to this node multiply to more than can "
                             "be shown");
    }
    return {};
}

} // namespace

Result<void> readNodes(GltfReader& reader) {
    const auto parents = parentsOf(reader);
    if (!parents)
        return parents.error();
    const auto order = walkOrder(reader, *parents);
    if (!order)
        return order.error();
    reader.boneOfNode.resize(order->size());
    reader.character.foreign.nodeOrder = *order;
    for (const std::uint32_t node : *order) {
        const std::uint32_t parent = (*parents)[node];
        reader.boneOfNode[node] =
            addBone(reader.character.skeleton, reader.document.model.nodes[node].name,
                    parent == kNoParent ? BoneIndex() : reader.boneOfNode[parent],
                    nodeTransform(reader, node));
    }
    const auto& scenes = reader.document.model.scenes;
    for (std::size_t i = 0; i < scenes.size(); ++i)
        for (const int node : scenes[i].nodes)
            if ((*parents)[std::size_t(node)] != kNoParent)
                reader.note("import-scene-root-not-root", Severity::Warning, placeOf("scenes", i),
                            "a node that has a parent stands among the roots of the scene");
    return checkModelPose(reader);
}

} // namespace rigwright
