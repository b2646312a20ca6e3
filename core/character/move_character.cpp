// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Scaling and turning a whole character.
#include "core/character/move_character.h"

#include "core/character/bind_pose.h"
#include "core/character/rest_pose_bake.h"
#include "core/character/rest_rig.h"
#include "core/rig/rig_edit.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace rigwright {

namespace {

float scaled(float value, double factor) {
    constexpr double kLimit = double(std::numeric_limits<float>::max());
    return float(std::clamp(double(value) * factor, -kLimit, kLimit));
}

/// Stays what it has to be: finite and above 0.
double scaledRadius(double radius, double factor) {
    return std::clamp(radius * factor, std::numeric_limits<double>::min(),
                      std::numeric_limits<double>::max());
}

void scale(std::vector<Vec3f>& vectors, double factor) {
    for (Vec3f& vector : vectors)
        for (Eigen::Index i = 0; i < 3; ++i)
            vector[i] = scaled(vector[i], factor);
}

std::shared_ptr<const Mesh> scaledMesh(const Mesh& mesh, double factor) {
    auto result = std::make_shared<Mesh>(mesh);
    scale(result->positions, factor);
    for (MorphTarget& target : result->morphTargets)
        scale(target.positionDeltas, factor);
    return result;
}

/// A clip after `change(channel)` of each channel.
template <class Change>
std::shared_ptr<const Clip> changedClip(const Clip& clip, const Change& change) {
    auto result = std::make_shared<Clip>(clip);
    for (Channel& channel : result->channels)
        change(channel);
    for (RigChannel& channel : result->rigChannels)
        change(channel.keys);
    return result;
}

template <class Change>
void changePoses(Character& character, const Change& change) {
    change(character.skeleton.restLocal);
    change(character.pose.local);
    for (auto& saved : character.poseLibrary) {
        auto copy = std::make_shared<SavedPose>(*saved);
        change(copy->pose.local);
        saved = std::move(copy);
    }
}

/// The values of a channel are groups of 3 (translation) or 4 (rotation): whole vectors in every
/// interpolation, tangents included.
void turnValues(Channel& channel, const Quatd& rotation) {
    if (channel.target == ChannelTarget::Translation) {
        for (std::size_t i = 0; i + 2 < channel.values.size(); i += 3) {
            Eigen::Map<Vec3f> value(channel.values.data() + i);
            value = (rotation * value.cast<double>()).cast<float>();
        }
    } else if (channel.target == ChannelTarget::Rotation) {
        // Multiplication by a fixed quaternion is linear: it holds for tangents, too.
        for (std::size_t i = 0; i + 3 < channel.values.size(); i += 4) {
            Eigen::Map<Vec4f> value(channel.values.data() + i);
            Quatd turned;
            turned.coeffs() = value.cast<double>();
            value = (rotation * turned).coeffs().cast<float>();
        }
    }
}

/// What takes the vertices of a mesh to where its joints were bound; none where nothing tells.
std::optional<Affine3d> modelFromMeshAtBind(const MeshInstance& instance, const BindPose& bind,
                                            std::span<const Affine3d> modelFromBone) {
    const Binding& binding = *instance.binding;
    for (std::size_t k = 0; k < binding.joints.size(); ++k) {
        if (std::ranges::binary_search(bind.left, binding.joints[k]))
            continue;
        const Affine3d place =
            modelFromBone[binding.joints[k].value()] * binding.boneFromMeshBind[k];
        if (place.matrix().allFinite() && invert(place))
            return place;
    }
    return std::nullopt;
}

void moveVectors(std::vector<Vec3f>& vectors, std::size_t vertex, const Mat3d& linear) {
    if (!vectors.empty())
        vectors[vertex] = (linear * vectors[vertex].cast<double>()).cast<float>();
}

Vec3f turned(const Mat3d& linear, const Vec3f& direction) {
    const Vec3d result = linear * direction.cast<double>();
    const double length = result.norm();
    return length > 0.0 && std::isfinite(length) ? Vec3f((result / length).cast<float>())
                                                 : direction;
}

void moveVertex(Mesh& mesh, std::size_t vertex, const Affine3d& place) {
    mesh.positions[vertex] = (place * mesh.positions[vertex].cast<double>()).cast<float>();
    const Mat3d normals = place.linear().inverse().transpose();
    if (!mesh.normals.empty())
        mesh.normals[vertex] = turned(normals, mesh.normals[vertex]);
    if (!mesh.tangents.empty())
        mesh.tangents[vertex].head<3>() =
            turned(place.linear(), Vec3f(mesh.tangents[vertex].head<3>()));
    for (MorphTarget& target : mesh.morphTargets) {
        moveVectors(target.positionDeltas, vertex, place.linear());
        moveVectors(target.normalDeltas, vertex, normals);
        moveVectors(target.tangentDeltas, vertex, place.linear());
    }
}

void scaleRig(Character& character, double factor) {
    if (!character.rig)
        return;
    character.rig = std::make_shared<const Rig>(scaledRig(*character.rig, factor));
    const auto scaleValues = [factor](Pose& pose) {
        for (Transform& value : pose.controls)
            value.translation *= factor;
    };
    scaleValues(character.pose);
    for (auto& saved : character.poseLibrary) {
        auto copy = std::make_shared<SavedPose>(*saved);
        scaleValues(copy->pose);
        saved = std::move(copy);
    }
}

/// Controls and offsets that are in model space by themselves; all else hangs on bones.
void rotateRig(Character& character, const Quatd& rotation) {
    if (!character.rig)
        return;
    Rig rig = *character.rig;
    for (Control& control : rig.controls)
        if (!control.bone.isValid()) {
            control.place.translation = rotation * control.place.translation;
            control.place.rotation = (rotation * control.place.rotation).normalized();
        }
    for (Constraint& constraint : rig.constraints)
        if (constraint.kind == ConstraintKind::Position &&
            constraint.space == ConstraintSpace::Model)
            constraint.offset.translation = rotation * constraint.offset.translation;
    character.rig = std::make_shared<const Rig>(std::move(rig));
}

} // namespace

void bringMeshesToBind(Character& character) {
    const Skeleton& skeleton = character.skeleton;
    const BindPose bind = poseAtBind(character);
    std::vector<Affine3d> atBind;
    std::vector<Affine3d> atRest;
    computeModelPose(skeleton, bind.local, atBind);
    computeModelPose(skeleton, skeleton.restLocal, atRest);
    for (MeshInstance& instance : character.meshes) {
        if (!instance.binding)
            continue;
        const auto place = modelFromMeshAtBind(instance, bind, atBind);
        constexpr double kSame = 1e-7;
        if (!place || (place->matrix() - Mat4d::Identity()).cwiseAbs().maxCoeff() <= kSame)
            continue;
        const Affine3d parent =
            instance.parent.isValid() ? atRest[instance.parent.value()] : Affine3d::Identity();
        const Affine3d node = parent * instance.parentFromMesh;
        const SkinWeights& weights = instance.binding->weights();
        auto mesh = std::make_shared<Mesh>(*instance.mesh);
        for (std::size_t vertex = 0; vertex < mesh->vertexCount(); ++vertex)
            moveVertex(*mesh, vertex,
                       sumOf(weights.row(VertexIndex(vertex))) > 0.0 ? *place : node);
        instance.mesh = std::move(mesh);
        for (Affine3d& boneFromMesh : instance.binding->boneFromMeshBind)
            boneFromMesh = boneFromMesh * place->inverse();
        const auto meshFromModel = invert(parent);
        if (!meshFromModel)
            instance.parent = BoneIndex();
        instance.parentFromMesh = meshFromModel.value_or(Affine3d::Identity());
    }
}

void restAtBind(Character& character) {
    const std::vector<Transform> bind = poseAtBind(character).local;
    keepRestInClips(character, bind);
    followRest(character, bind);
    character.skeleton.restLocal = bind;
    character.pose.local = bind;
}

void scaleCharacter(Character& character, double factor) {
    changePoses(character, [factor](std::vector<Transform>& local) {
        for (Transform& transform : local)
            transform.translation *= factor;
    });
    scaleRig(character, factor);
    for (BoneFlags& flags : character.boneFlags)
        if (flags.envelope)
            flags.envelope = {scaledRadius(flags.envelope->head, factor),
                              scaledRadius(flags.envelope->tail, factor)};
    std::map<const Mesh*, std::shared_ptr<const Mesh>> meshes; // shared ones stay shared
    for (MeshInstance& instance : character.meshes) {
        std::shared_ptr<const Mesh>& mesh = meshes[instance.mesh.get()];
        if (mesh == nullptr)
            mesh = scaledMesh(*instance.mesh, factor);
    }
    for (MeshInstance& instance : character.meshes) {
        instance.mesh = meshes[instance.mesh.get()];
        instance.parentFromMesh.translation() *= factor;
        if (instance.binding)
            for (Affine3d& bind : instance.binding->boneFromMeshBind)
                bind.translation() *= factor;
    }
    for (auto& clip : character.clips)
        clip = changedClip(*clip, [factor](Channel& channel) {
            if (channel.target == ChannelTarget::Translation)
                for (float& value : channel.values)
                    value = scaled(value, factor);
        });
}

void rotateCharacter(Character& character, const Quatd& rotation) {
    const Skeleton& skeleton = character.skeleton;
    changePoses(character, [&](std::vector<Transform>& local) {
        for (std::size_t bone = 0; bone < local.size(); ++bone)
            if (!skeleton.parents[bone].isValid()) {
                local[bone].translation = rotation * local[bone].translation;
                local[bone].rotation = (rotation * local[bone].rotation).normalized();
            }
    });
    rotateRig(character, rotation);
    for (MeshInstance& instance : character.meshes)
        if (!instance.parent.isValid())
            instance.parentFromMesh = rotation * instance.parentFromMesh;
    for (auto& clip : character.clips)
        clip = changedClip(*clip, [&](Channel& channel) {
            if (channel.bone.isValid() && !skeleton.parents[channel.bone.value()].isValid())
                turnValues(channel, rotation);
        });
}

} // namespace rigwright
