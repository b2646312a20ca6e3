// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Matching by identity where files agree, by nearness where they do not.
#include "core/io/weights_sidecar_match.h"

#include "core/base/parallel.h"
#include "core/io/bone_path.h"
#include "core/mesh/point_grid.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <utility>

namespace rigwright {

namespace {

bool sameRow(const SkinWeights& rows, std::uint32_t a, std::uint32_t b) {
    const RowView first = rows.row(VertexIndex(a));
    const RowView second = rows.row(VertexIndex(b));
    return std::ranges::equal(first.bones, second.bones) &&
           std::ranges::equal(first.weights, second.weights);
}

bool isNearInOrder(std::span<const Vec3f> a, std::span<const Vec3f> b, float tolerance) {
    return a.size() == b.size() && std::ranges::equal(a, b, [&](const Vec3f& p, const Vec3f& q) {
               return (p - q).squaredNorm() <= tolerance * tolerance;
           });
}

RowMatching inOrder(SidecarMatch match, std::size_t count) {
    RowMatching matching{match, std::vector<std::uint32_t>(count), 0, false};
    for (std::size_t v = 0; v < count; ++v)
        matching.rowOf[v] = std::uint32_t(v);
    return matching;
}

/// The nearest row of one vertex.
struct Nearest {
    std::uint32_t row = kNoRow;
    bool isAmbiguous = false;
};

Nearest nearestRow(std::span<const Vec3f> positions, const SkinWeights& rows,
                   std::span<const VertexIndex> candidates, const Vec3f& position,
                   std::uint32_t own) {
    Nearest nearest;
    float least = 0.0f;
    for (const VertexIndex candidate : candidates) {
        const std::uint32_t row = candidate.value();
        const float distance = (positions[row] - position).squaredNorm();
        if (nearest.row == kNoRow || distance < least) {
            nearest = {row, false};
            least = distance;
        } else if (distance == least) {
            nearest.isAmbiguous = nearest.isAmbiguous || !sameRow(rows, nearest.row, row);
            if (nearest.row != own && (row == own || row < nearest.row))
                nearest.row = row;
        }
    }
    return nearest;
}

RowMatching byNearness(std::span<const Vec3f> vertices, std::span<const Vec3f> positions,
                       const SkinWeights& rows, float tolerance) {
    RowMatching matching{SidecarMatch::Nearest, std::vector<std::uint32_t>(vertices.size(), kNoRow),
                         0, false};
    const PointGrid grid(positions);
    std::atomic<std::size_t> ambiguous = 0;
    constexpr std::size_t kGrain = 4096;
    parallelFor(vertices.size(), kGrain, [&](std::size_t first, std::size_t last) {
        std::vector<VertexIndex> candidates;
        for (std::size_t v = first; v < last; ++v) {
            candidates.clear();
            grid.ball(positions, vertices[v], tolerance, candidates);
            const Nearest nearest =
                nearestRow(positions, rows, candidates, vertices[v], std::uint32_t(v));
            matching.rowOf[v] = nearest.row;
            ambiguous += nearest.isAmbiguous ? 1 : 0;
        }
    });
    matching.ambiguous = ambiguous;
    return matching;
}

std::vector<Vec3f> moved(std::span<const Vec3f> positions, const Affine3d& place) {
    std::vector<Vec3f> result;
    result.reserve(positions.size());
    for (const Vec3f& position : positions)
        result.push_back((place * position.cast<double>()).cast<float>());
    return result;
}

RowMatching matchPositions(std::span<const Vec3f> vertices, std::span<const Vec3f> positions,
                           const SkinWeights& rows, double tolerance) {
    if (!(tolerance > 0.0)) {
        const Box3f box = bounds(positions);
        tolerance = box.isEmpty() ? 0.0 : 1e-4 * double(box.sizes().norm());
    }
    if (isNearInOrder(vertices, positions, float(tolerance)))
        return inOrder(SidecarMatch::NearOrder, vertices.size());
    return byNearness(vertices, positions, rows, float(tolerance));
}

} // namespace

std::size_t RowMatching::found() const {
    return rowOf.size() - std::size_t(std::ranges::count(rowOf, kNoRow));
}

RowMatching matchRows(const Mesh& mesh, const FileVertices& vertices, const SidecarMesh& rows,
                      double tolerance) {
    const std::span<const Vec3f> own(mesh.positions.data(), vertices.count);
    if (own.size() == rows.positions.size() && std::ranges::equal(own, rows.positions))
        return inOrder(SidecarMatch::Order, own.size());
    RowMatching matching = matchPositions(own, rows.positions, rows.rows, tolerance);
    if (!rows.modelFromMesh || matching.found() == own.size())
        return matching;
    RowMatching inModel =
        matchPositions(own, moved(rows.positions, *rows.modelFromMesh), rows.rows, tolerance);
    inModel.isInModel = true;
    return inModel.found() > matching.found() ? inModel : matching;
}

std::vector<BoneIndex> matchJoints(const Skeleton& skeleton, std::uint32_t firstBone,
                                   std::span<const SidecarJoint> joints) {
    std::map<std::string_view, std::vector<std::uint32_t>> bonesNamed;
    for (std::size_t bone = firstBone; bone < skeleton.boneCount(); ++bone)
        bonesNamed[skeleton.names[bone]].push_back(std::uint32_t(bone));
    std::vector<BoneIndex> bones(joints.size());
    for (std::size_t k = 0; k < joints.size(); ++k) {
        const SidecarJoint& joint = joints[k];
        const auto named = bonesNamed.find(joint.name);
        if (named == bonesNamed.end())
            continue;
        std::vector<std::uint32_t> candidates = named->second;
        if (candidates.size() > 1 && !joint.path.empty()) {
            std::vector<std::uint32_t> onPath;
            std::ranges::copy_if(candidates, std::back_inserter(onPath), [&](std::uint32_t bone) {
                return bonePath(skeleton, BoneIndex(bone)) == joint.path;
            });
            if (!onPath.empty())
                candidates = std::move(onPath);
        }
        if (candidates.size() == 1)
            bones[k] = BoneIndex(candidates.front());
        else if (joint.bone && std::ranges::count(candidates, *joint.bone + firstBone) == 1)
            bones[k] = BoneIndex(*joint.bone + firstBone);
    }
    return bones;
}

std::vector<MeshInstanceIndex> matchMeshes(const Character& character,
                                           const WeightSidecar& sidecar) {
    std::vector<std::string> hashes;
    for (const MeshInstance& instance : character.meshes)
        hashes.push_back(positionHash(*instance.mesh, fileVerticesOf(*instance.mesh).count));
    std::vector<MeshInstanceIndex> result(sidecar.meshes.size());
    std::vector<std::uint8_t> isTaken(character.meshes.size(), 0);
    const auto pass = [&](const auto& fits) {
        for (std::size_t s = 0; s < sidecar.meshes.size(); ++s) {
            for (std::size_t i = 0; i < isTaken.size() && !result[s].isValid(); ++i) {
                if (isTaken[i] != 0 || !fits(sidecar.meshes[s], i))
                    continue;
                result[s] = MeshInstanceIndex(i);
                isTaken[i] = 1;
            }
        }
    };
    const auto hasHash = [&](const SidecarMesh& mesh, std::size_t i) {
        return mesh.positionHash == hashes[i];
    };
    const auto hasName = [&](const SidecarMesh& mesh, std::size_t i) {
        return mesh.name == character.meshes[i].name;
    };
    pass([&](const SidecarMesh& mesh, std::size_t i) {
        return hasHash(mesh, i) && hasName(mesh, i);
    });
    pass(hasHash);
    pass(hasName);
    const auto left =
        std::ranges::count_if(result, [](MeshInstanceIndex index) { return !index.isValid(); });
    if (left == 1 && std::ranges::count(isTaken, 0) == 1)
        pass([](const SidecarMesh&, std::size_t) { return true; });
    return result;
}

} // namespace rigwright
