// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writing meshes, binds and clips for a new rest pose.
#include "core/character/rest_pose_bake.h"

#include "core/character/evaluate_frame.h"
#include "core/character/move_character.h"
#include "core/character/rest_rig.h"

#include <cmath>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace rigwright {
namespace {

/// Gives clips that leave a part of a bone alone one key of what it was.
void keepRestInClip(Clip& clip, const Skeleton& skeleton, std::span<const Transform> after) {
    struct Part {
        ChannelTarget target;
        std::vector<float> before;
        bool changes;
    };
    std::set<std::pair<std::size_t, ChannelTarget>> keyed;
    for (const Channel& channel : clip.channels)
        if (channel.bone.isValid())
            keyed.emplace(channel.bone.value(), channel.target);
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        const Transform& rest = skeleton.restLocal[bone];
        const auto floats = [](const auto& values) {
            std::vector<float> result;
            for (Eigen::Index i = 0; i < values.size(); ++i)
                result.push_back(float(values[i]));
            return result;
        };
        for (const Part& part :
             {Part{ChannelTarget::Translation, floats(rest.translation),
                   rest.translation != after[bone].translation},
              Part{ChannelTarget::Rotation, floats(rest.rotation.coeffs()),
                   rest.rotation.coeffs() != after[bone].rotation.coeffs()},
              Part{ChannelTarget::Scale, floats(rest.scale), rest.scale != after[bone].scale}}) {
            if (!part.changes || keyed.contains({bone, part.target}))
                continue;
            Channel still;
            still.target = part.target;
            still.bone = BoneIndex(bone);
            still.width = std::uint32_t(part.before.size());
            still.times = {float(clip.start)};
            still.values = part.before;
            clip.channels.push_back(std::move(still));
        }
    }
}

/// Weighted mean of the matrices of a row; nothing for a row without weight.
std::optional<Affine3d> blended(const SkinWeights& weights, VertexIndex vertex,
                                std::span<const Affine3d> palette) {
    Mat4d sum = Mat4d::Zero();
    double total = 0.0;
    const RowView row = weights.row(vertex);
    for (std::size_t i = 0; i < row.size(); ++i) {
        sum += double(row.weights[i]) * palette[row.bones[i]].matrix();
        total += double(row.weights[i]);
    }
    if (!(total > 0.0))
        return std::nullopt;
    Affine3d result;
    result.matrix() = sum / total;
    return result;
}

Vec3f turned(const Mat3d& linear, const Vec3f& direction) {
    const Vec3d result = linear * direction.cast<double>();
    const double length = result.norm();
    return length > 0.0 && std::isfinite(length) ? Vec3f((result / length).cast<float>())
                                                 : direction;
}

void turnDeltas(std::vector<Vec3f>& deltas, std::size_t vertex, const Mat3d& linear) {
    if (!deltas.empty())
        deltas[vertex] = (linear * deltas[vertex].cast<double>()).cast<float>();
}

/// Where a matrix leaves enough of the volume that its inverse is no wild guess.
bool isSolvable(const Affine3d& matrix) {
    constexpr double kSmallest = 0.1; // of the volume
    return matrix.matrix().allFinite() && std::abs(matrix.linear().determinant()) > kSmallest;
}

/// One mesh under its new rest pose.
class MeshBake {
public:
    /// `shown`: positions and normals as the pose gives them, in mesh coordinates.
    MeshBake(const MeshInstance& instance, FrameResult::Vertices shown)
        : m_instance(instance), m_shown(std::move(shown)),
          m_mesh(std::make_shared<Mesh>(*instance.mesh)) {}

    /// `newFromOld`: by joint, from where the mesh is bound to the new rest pose; `oldRest`: by
    /// joint, from the mesh to the old rest pose.
    std::shared_ptr<const Mesh> run(std::span<const Affine3d> newFromOld,
                                    std::span<const Affine3d> oldRest, RestBake bake,
                                    std::size_t& unsolved) {
        const SkinWeights& weights = m_instance.binding->weights();
        std::vector<Affine3d> back; // by joint, from the new rest pose to the old one
        for (std::size_t j = 0; j < newFromOld.size(); ++j)
            back.push_back(oldRest[j] * newFromOld[j].inverse());
        for (std::size_t v = 0; v < m_mesh->vertexCount(); ++v) {
            const auto forth = blended(weights, VertexIndex(v), newFromOld);
            if (!forth)
                continue;
            m_mesh->positions[v] = m_shown.positions[v];
            if (!m_mesh->normals.empty())
                m_mesh->normals[v] = m_shown.normals[v];
            Mat3d linear = forth->linear();
            if (bake == RestBake::KeepOldRest) {
                const Affine3d home = *blended(weights, VertexIndex(v), oldRest);
                const Affine3d again = *blended(weights, VertexIndex(v), back);
                if (isSolvable(again)) {
                    const Affine3d whole = again.inverse() * home;
                    m_mesh->positions[v] =
                        (whole * m_instance.mesh->positions[v].cast<double>()).cast<float>();
                    linear = whole.linear();
                    if (!m_mesh->normals.empty() && isSolvable(whole))
                        m_mesh->normals[v] =
                            turned(linear.inverse().transpose(), m_instance.mesh->normals[v]);
                } else {
                    ++unsolved;
                }
            }
            turnRest(v, linear);
        }
        return std::move(m_mesh);
    }

private:
    void turnRest(std::size_t vertex, const Mat3d& linear) {
        if (!m_mesh->tangents.empty())
            m_mesh->tangents[vertex].head<3>() =
                turned(linear, Vec3f(m_mesh->tangents[vertex].head<3>()));
        const bool solvable = std::abs(linear.determinant()) > 1e-9;
        const Mat3d normals = solvable ? Mat3d(linear.inverse().transpose()) : linear;
        for (MorphTarget& target : m_mesh->morphTargets) {
            turnDeltas(target.positionDeltas, vertex, linear);
            turnDeltas(target.normalDeltas, vertex, normals);
            turnDeltas(target.tangentDeltas, vertex, linear);
        }
    }

    const MeshInstance& m_instance;
    FrameResult::Vertices m_shown;
    std::shared_ptr<Mesh> m_mesh;
};

/// The character without morphs in a pose, with all vertices.
FrameResult frameWithoutMorphs(const Character& character, std::span<const Transform> local) {
    Character posed = character;
    posed.pose.local.assign(local.begin(), local.end());
    for (auto& weights : posed.pose.morphWeights)
        std::fill(weights.begin(), weights.end(), 0.0f);
    FrameRequest request;
    request.solvesRig = false; // the pose is what is to be, not what a rig would make of it
    for (std::size_t i = 0; i < posed.meshes.size(); ++i)
        if (posed.meshes[i].binding)
            request.cpuMeshes.emplace_back(i);
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(posed, request, caches, state, frame);
    return frame;
}

} // namespace

void keepRestInClips(Character& character, std::span<const Transform> after) {
    for (auto& clip : character.clips) {
        auto kept = std::make_shared<Clip>(*clip);
        keepRestInClip(*kept, character.skeleton, after);
        clip = std::move(kept);
    }
}

Result<RestBakeReport> bakeRestPose(Character& character, std::span<const Transform> local,
                                    RestBake bake) {
    std::vector<Affine3d> after;
    computeModelPose(character.skeleton, local, after);
    for (const MeshInstance& instance : character.meshes)
        if (instance.binding)
            for (const BoneIndex joint : instance.binding->joints)
                if (!invert(after[joint.value()]))
                    return Error{"rest-pose-singular",
                                 "a joint would have no size in the new rest pose",
                                 character.skeleton.names[joint.value()],
                                 "give the bone a scale other than 0 first"};
    bringMeshesToBind(character);
    std::vector<Affine3d> before;
    computeModelPose(character.skeleton, character.skeleton.restLocal, before);
    const FrameResult frame = frameWithoutMorphs(character, local);
    RestBakeReport report;
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        MeshInstance& instance = character.meshes[i];
        if (!instance.binding)
            continue;
        Binding& binding = *instance.binding;
        std::vector<Affine3d> newFromOld;
        std::vector<Affine3d> oldRest;
        for (std::size_t j = 0; j < binding.joints.size(); ++j) {
            newFromOld.push_back(after[binding.joints[j].value()] * binding.boneFromMeshBind[j]);
            oldRest.push_back(before[binding.joints[j].value()] * binding.boneFromMeshBind[j]);
        }
        instance.mesh =
            MeshBake(instance, frame.vertices[i]).run(newFromOld, oldRest, bake, report.unsolved);
        for (std::size_t j = 0; j < binding.joints.size(); ++j)
            binding.boneFromMeshBind[j] = *invert(after[binding.joints[j].value()]);
        ++report.meshes;
    }
    keepRestInClips(character, local);
    followRest(character, local);
    character.skeleton.restLocal.assign(local.begin(), local.end());
    character.pose.local.assign(local.begin(), local.end());
    return report;
}

} // namespace rigwright
