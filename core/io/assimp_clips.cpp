// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Animations of an Assimp scene: keys in seconds, targets by index.
#include "core/io/assimp_parts.h"

#include <assimp/anim.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>

namespace rigwright {

namespace {

/// The library's own default where a file does not say its clock.
constexpr double kTicksPerSecond = 25.0;

struct Clock {
    double ticksPerSecond = kTicksPerSecond;
    std::size_t dropped = 0; ///< keys whose time does not ascend

    /// Adds a time if it is behind the last one.
    bool push(std::vector<double>& times, double ticks) {
        const double time = ticks / ticksPerSecond;
        if (!std::isfinite(time) || (!times.empty() && time <= times.back())) {
            ++dropped;
            return false;
        }
        times.push_back(time);
        return true;
    }
};

void readVectors(const aiVectorKey* keys, unsigned count, Clock& clock, std::vector<double>& times,
                 std::vector<Vec3f>& values) {
    for (unsigned i = 0; i < count; ++i)
        if (clock.push(times, keys[i].mTime))
            values.emplace_back(keys[i].mValue.x, keys[i].mValue.y, keys[i].mValue.z);
}

ForeignNodeKeys readNodeKeys(const aiNodeAnim& source, std::uint32_t node, Clock& clock) {
    ForeignNodeKeys keys;
    keys.node = node;
    readVectors(source.mPositionKeys, source.mNumPositionKeys, clock, keys.translationTimes,
                keys.translations);
    for (unsigned i = 0; i < source.mNumRotationKeys; ++i)
        if (clock.push(keys.rotationTimes, source.mRotationKeys[i].mTime)) {
            const aiQuaternion& value = source.mRotationKeys[i].mValue;
            keys.rotations.emplace_back(value.x, value.y, value.z, value.w);
        }
    readVectors(source.mScalingKeys, source.mNumScalingKeys, clock, keys.scaleTimes, keys.scales);
    return keys;
}

/// Meshes that a channel of shape weights names: "<node>*<i>" is the i-th mesh of a node (FBX);
/// others give the name of a node or a mesh.
std::vector<std::uint32_t> meshesOf(const std::string& name, const aiScene& source,
                                    const AssimpNames& names) {
    const std::size_t star = name.rfind('*');
    unsigned index = 0;
    if (star != std::string::npos) {
        const std::string_view digits = std::string_view(name).substr(star + 1);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), index);
        const std::int32_t node = names.nodeOf(name.substr(0, star));
        if (read.ec == std::errc() && node >= 0) {
            const aiNode& owner = *names.nodes[std::size_t(node)];
            if (index < owner.mNumMeshes)
                return {owner.mMeshes[index]};
        }
    }
    if (const std::int32_t node = names.nodeOf(name); node >= 0) {
        const aiNode& owner = *names.nodes[std::size_t(node)];
        return {owner.mMeshes, owner.mMeshes + owner.mNumMeshes};
    }
    std::vector<std::uint32_t> found;
    for (unsigned i = 0; i < source.mNumMeshes; ++i)
        if (toText(source.mMeshes[i]->mName) == name)
            found.push_back(i);
    return found;
}

void readShapeKeys(const aiMeshMorphAnim& source, std::uint32_t mesh, Clock& clock,
                   const ForeignScene& scene, ForeignClip& clip) {
    ForeignShapeKeys keys;
    keys.mesh = mesh;
    const std::size_t shapes = scene.meshes[mesh].shapes.size();
    if (shapes == 0)
        return;
    for (unsigned i = 0; i < source.mNumKeys; ++i) {
        const aiMeshMorphKey& key = source.mKeys[i];
        if (!clock.push(keys.times, key.mTime))
            continue;
        std::vector<float> weights(shapes, 0.0f);
        for (unsigned k = 0; k < key.mNumValuesAndWeights; ++k)
            if (key.mValues[k] < shapes)
                weights[key.mValues[k]] = float(key.mWeights[k]);
        keys.weights.insert(keys.weights.end(), weights.begin(), weights.end());
    }
    clip.shapes.push_back(std::move(keys));
}

} // namespace

void readAssimpClips(const aiScene& source, const AssimpNames& names, ForeignScene& scene) {
    for (unsigned i = 0; i < source.mNumAnimations; ++i) {
        const aiAnimation& animation = *source.mAnimations[i];
        Clock clock;
        if (std::isfinite(animation.mTicksPerSecond) && animation.mTicksPerSecond > 0.0)
            clock.ticksPerSecond = animation.mTicksPerSecond;
        ForeignClip clip{.name = toText(animation.mName), .nodes = {}, .shapes = {}};
        std::size_t lost = 0;
        for (unsigned c = 0; c < animation.mNumChannels; ++c) {
            const aiNodeAnim& channel = *animation.mChannels[c];
            const std::int32_t node = names.nodeOf(toText(channel.mNodeName));
            if (node < 0)
                ++lost;
            else
                clip.nodes.push_back(readNodeKeys(channel, std::uint32_t(node), clock));
        }
        for (unsigned c = 0; c < animation.mNumMorphMeshChannels; ++c) {
            const aiMeshMorphAnim& channel = *animation.mMorphMeshChannels[c];
            const auto meshes = meshesOf(toText(channel.mName), source, names);
            lost += meshes.empty() ? 1 : 0;
            for (const std::uint32_t mesh : meshes)
                readShapeKeys(channel, mesh, clock, scene, clip);
        }
        const std::string where = "clip " + clip.name;
        if (lost > 0)
            scene.findings.push_back({"import-channel-ignored", Severity::Warning, lost, where,
                                      "a channel moves nothing that is in the file, or has no keys",
                                      ""});
        if (clock.dropped > 0)
            scene.findings.push_back({"import-keys-dropped", Severity::Warning, clock.dropped,
                                      where, "keys whose time does not rise were dropped", ""});
        scene.clips.push_back(std::move(clip));
    }
}

} // namespace rigwright
