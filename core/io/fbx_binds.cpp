// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clusters: where bones and meshes were when they were bound.
#include "core/base/sentence.h"
#include "core/io/fbx_evidence.h"
#include "core/io/fbx_motion.h"
#include "core/io/number_text.h"
#include "core/math/transform.h"

#include <algorithm>
#include <map>
#include <optional>

namespace rigwright {

namespace {

struct Cluster {
    Affine3d boneFromMesh;  ///< Transform
    Affine3d modelFromMesh; ///< TransformLink · Transform: where the mesh was bound
};

/// By the bone's model.
std::map<FbxId, Cluster> clustersOf(const FbxEvidence& evidence, FbxId geometry) {
    std::map<FbxId, Cluster> clusters;
    const FbxObjects& objects = evidence.objects;
    for (const FbxId skin : objects.below(geometry, "Deformer", "Skin"))
        for (const FbxId id : objects.below(skin, "Deformer", "Cluster")) {
            const FbxNode& node = *objects.object(id);
            const std::vector<FbxId> bones = objects.below(id, "Model");
            Cluster cluster;
            Affine3d modelFromBone;
            if (bones.size() != 1 || !fbxMatrix(node, "Transform", cluster.boneFromMesh) ||
                !fbxMatrix(node, "TransformLink", modelFromBone))
                continue;
            cluster.modelFromMesh = modelFromBone * cluster.boneFromMesh;
            clusters.emplace(bones.front(), cluster);
        }
    return clusters;
}

Affine3d modelFromNode(const ForeignScene& scene, std::int32_t node) {
    Affine3d matrix = Affine3d::Identity();
    for (; node >= 0; node = scene.nodes[std::size_t(node)].parent)
        matrix = scene.nodes[std::size_t(node)].parentFromNode * matrix;
    return matrix;
}

/// How far apart two places of a mesh are, in lengths of the file, over its vertices' box.
double distance(const ForeignMesh& mesh, const Affine3d& a, const Affine3d& b) {
    Eigen::AlignedBox3f box;
    for (const Vec3f& position : mesh.positions)
        box.extend(position);
    double largest = 0.0;
    for (int corner = 0; corner < 8 && !box.isEmpty(); ++corner) {
        const Vec3d point = box.corner(Eigen::AlignedBox3f::CornerType(corner)).cast<double>();
        largest = std::max(largest, (a * point - b * point).norm());
    }
    return largest;
}

double sizeOf(const ForeignMesh& mesh, const Affine3d& place) {
    Eigen::AlignedBox3d box;
    for (const Vec3f& position : mesh.positions)
        box.extend(place * position.cast<double>());
    return box.isEmpty() ? 0.0 : box.diagonal().norm();
}

template <class Value>
bool vary(const std::vector<Value>& values, float tolerance) {
    for (const Value& value : values)
        if ((value - values.front()).norm() > tolerance * std::max(1.0f, value.norm()))
            return true;
    return false;
}

/// The clip that moves the mesh's node, or a node above it that is above no bone of it; "" = none.
std::string movingClip(const ForeignScene& scene, const ForeignMesh& mesh) {
    std::vector<std::uint8_t> aboveBones(scene.nodes.size(), 0);
    for (const ForeignBone& bone : mesh.bones)
        for (std::int32_t n = bone.node; n >= 0; n = scene.nodes[std::size_t(n)].parent)
            aboveBones[std::size_t(n)] = 1;
    for (const ForeignClip& clip : scene.clips)
        for (const ForeignNodeKeys& keys : clip.nodes)
            for (auto n = std::int32_t(mesh.nodes.front());
                 n >= 0 && aboveBones[std::size_t(n)] == 0; n = scene.nodes[std::size_t(n)].parent)
                if (std::uint32_t(n) == keys.node &&
                    (vary(keys.translations, 1e-4f) || vary(keys.rotations, 1e-4f) ||
                     vary(keys.scales, 1e-4f)))
                    return clip.name.empty() ? "without a name" : clip.name;
    return {};
}

void noteMove(FbxEvidence& evidence, const ForeignMesh& mesh, const Affine3d& bound) {
    const Affine3d now = modelFromNode(evidence.scene, std::int32_t(mesh.nodes.front()));
    const double moved = distance(mesh, now, bound);
    const std::string clip = movingClip(evidence.scene, mesh);
    const bool isMoved = moved > 1e-3 * sizeOf(mesh, bound);
    if (!isMoved && clip.empty())
        return;
    // Whole sentences, so that each can be said in another language.
    const std::string_view cause =
        !isMoved ? "the clip %1 moves its node; the joints alone place it here, as in glTF and in "
                   "game engines, while Maya adds that motion on top"
        : clip.empty()
            ? "the mesh was moved by up to %1 units of the file since it was bound (its clusters' "
              "Transform differs from where its node stands); the joints alone place it here, as "
              "in glTF and in game engines, while Maya adds that motion on top"
            : "the mesh was moved by up to %1 units of the file since it was bound (its clusters' "
              "Transform differs from where its node stands), and the clip %2 moves its node; the "
              "joints alone place it here, as in glTF and in game engines, while Maya adds that "
              "motion on top";
    evidence.note("import-mesh-moved-after-bind", Severity::Warning,
                  "mesh " + evidence.scene.nodes[mesh.nodes.front()].name,
                  isMoved ? filled(cause, {figureText(moved, 4), clip}) : filled(cause, {clip}));
}

} // namespace

void mendBinds(FbxEvidence& evidence) {
    std::map<std::uint32_t, bool> noted; // by node: its primitives are one mesh
    for (ForeignMesh& mesh : evidence.scene.meshes) {
        const FbxId geometry = mesh.bones.empty() ? 0 : evidence.geometryOf(mesh);
        if (geometry == 0)
            continue;
        const auto clusters = clustersOf(evidence, geometry);
        std::optional<Affine3d> bound;
        for (ForeignBone& bone : mesh.bones) {
            if (bone.node < 0)
                continue;
            const auto found = clusters.find(evidence.modelOfNode[std::size_t(bone.node)]);
            if (found == clusters.end())
                continue;
            bone.boneFromMesh = found->second.boneFromMesh;
            bound = found->second.modelFromMesh;
        }
        if (bound && !noted[mesh.nodes.front()]) {
            noted[mesh.nodes.front()] = true;
            noteMove(evidence, mesh, *bound);
        }
    }
}

} // namespace rigwright
