// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Scaling and turning a whole character.
#include "core/character/move_character.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <utility>

namespace rigwright {

namespace {

float scaled(float value, double factor) {
    constexpr double kLimit = double(std::numeric_limits<float>::max());
    return float(std::clamp(double(value) * factor, -kLimit, kLimit));
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

} // namespace

void scaleCharacter(Character& character, double factor) {
    changePoses(character, [factor](std::vector<Transform>& local) {
        for (Transform& transform : local)
            transform.translation *= factor;
    });
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
