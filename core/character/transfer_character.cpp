// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Placing meshes, matching bones to joints, and making bindings for a transfer.
#include "core/character/transfer_character.h"

#include "core/base/sentence.h"
#include "core/character/bind_pose.h"
#include "core/character/evaluate_frame.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace rigwright {
namespace {

/// Where everything of a character stood when it was bound.
class AtBind {
public:
    explicit AtBind(const Character& character) : m_character(character) {
        BindPose pose = poseAtBind(character);
        computeModelPose(character.skeleton, pose.local, m_modelFromBone);
        m_left = std::move(pose.left);
    }

    [[nodiscard]] const Affine3d& modelFromBone(BoneIndex bone) const {
        return m_modelFromBone[bone.value()];
    }
    [[nodiscard]] Affine3d modelFromMesh(const MeshInstance& instance) const;

private:
    const Character& m_character;
    std::vector<Affine3d> m_modelFromBone;
    std::vector<BoneIndex> m_left; ///< joints whose binds say nothing; ascending
};

/// By the first joint whose bind can be trusted.
Affine3d AtBind::modelFromMesh(const MeshInstance& instance) const {
    if (instance.binding) {
        const Binding& binding = *instance.binding;
        for (std::size_t j = 0; j < binding.joints.size(); ++j) {
            const Affine3d place = modelFromBone(binding.joints[j]) * binding.boneFromMeshBind[j];
            if (!std::ranges::binary_search(m_left, binding.joints[j]) &&
                place.matrix().allFinite())
                return place;
        }
    }
    return modelFromUnbound(instance, m_modelFromBone);
}

std::vector<Vec3f> placed(const Mesh& mesh, const Affine3d& modelFromMesh) {
    std::vector<Vec3f> positions;
    positions.reserve(mesh.vertexCount());
    for (const Vec3f& position : mesh.positions)
        positions.push_back((modelFromMesh * position.cast<double>()).cast<float>());
    return positions;
}

bool isMirrored(const Affine3d& modelFromMesh) {
    return modelFromMesh.linear().determinant() < 0.0;
}

/// Several meshes as one, in model space. Rows name bones of the skeleton instead of joints.
struct MergedSource {
    Mesh mesh;
    SkinWeights weights;
    std::vector<std::uint8_t> carries; ///< by bone: 1 where some row has weight on it
};

void addFaces(const Mesh& from, std::uint32_t shift, bool mirrored, Mesh& to) {
    for (std::size_t f = 0; f < from.faceCount(); ++f) {
        const std::size_t begin = to.cornerVertices.size();
        for (std::size_t c = from.faceOffsets[f]; c < from.faceOffsets[f + 1]; ++c)
            to.cornerVertices.push_back(from.cornerVertices[c] + shift);
        if (mirrored) // so that it faces outwards all the same
            std::reverse(to.cornerVertices.begin() + std::ptrdiff_t(begin),
                         to.cornerVertices.end());
        to.faceOffsets.push_back(std::uint32_t(to.cornerVertices.size()));
    }
}

MergedSource merged(const Character& character, std::span<const MeshInstanceIndex> meshes) {
    const AtBind atBind(character);
    std::size_t count = 0;
    for (const MeshInstanceIndex index : meshes)
        count += character.meshes[index.value()].mesh->vertexCount();
    MergedSource source;
    source.weights = SkinWeights(count);
    source.carries.assign(character.skeleton.boneCount(), 0);
    std::vector<std::uint64_t> meshOf; // keeps meshes that touch apart
    WeightRow row;
    for (const MeshInstanceIndex index : meshes) {
        const MeshInstance& instance = character.meshes[index.value()];
        const Affine3d modelFromMesh = atBind.modelFromMesh(instance);
        const auto shift = std::uint32_t(source.mesh.positions.size());
        addFaces(*instance.mesh, shift, isMirrored(modelFromMesh), source.mesh);
        std::ranges::move(placed(*instance.mesh, modelFromMesh),
                          std::back_inserter(source.mesh.positions));
        meshOf.resize(source.mesh.positions.size(), index.value());
        for (std::size_t v = 0; v < instance.mesh->vertexCount(); ++v) {
            row = instance.binding->weights().copyRow(VertexIndex(v));
            for (Influence& influence : row) {
                const BoneIndex bone = instance.binding->joints[influence.bone];
                source.carries[bone.value()] |= influence.weight > 0.0f ? 1 : 0;
                influence.bone = std::uint16_t(std::min(bone.value(), std::uint32_t(kNoJoint)));
            }
            source.weights.setRow(VertexIndex(v + shift), row);
        }
    }
    finishMesh(source.mesh, meshOf);
    return source;
}

/// A joint of the target for every bone of the source that carries weight; makes those missing.
class JointMatcher {
public:
    JointMatcher(const Character& target, const Character& source, const TransferRequest& request)
        : m_target(target), m_source(source), m_request(request), m_atBind(target) {}

    /// By bone of the source.
    std::vector<std::uint16_t> match(const MergedSource& rows, MeshTransfer& transfer);

private:
    std::uint16_t jointFor(BoneIndex bone, Binding& binding);

    const Character& m_target;
    const Character& m_source;
    const TransferRequest& m_request;
    AtBind m_atBind;
    std::map<BoneIndex, std::uint16_t> m_jointOf;
    std::optional<Affine3d> m_modelFromMesh;
};

std::uint16_t JointMatcher::jointFor(BoneIndex bone, Binding& binding) {
    if (const auto known = m_jointOf.find(bone); known != m_jointOf.end())
        return known->second;
    if (binding.joints.size() >= kNoJoint)
        return kNoJoint;
    if (!m_modelFromMesh)
        m_modelFromMesh = m_atBind.modelFromMesh(m_target.meshes[m_request.to.value()]);
    const auto boneFromModel = invert(m_atBind.modelFromBone(bone));
    binding.joints.push_back(bone);
    binding.boneFromMeshBind.push_back(boneFromModel.value_or(Affine3d::Identity()) *
                                       *m_modelFromMesh);
    const auto joint = std::uint16_t(binding.joints.size() - 1);
    m_jointOf.emplace(bone, joint);
    return joint;
}

std::vector<std::uint16_t> JointMatcher::match(const MergedSource& rows, MeshTransfer& transfer) {
    Binding& binding = transfer.binding;
    for (std::size_t j = 0; j < binding.joints.size(); ++j)
        m_jointOf.try_emplace(binding.joints[j], std::uint16_t(j));
    std::vector<std::uint16_t> joints(rows.carries.size(), kNoJoint);
    for (std::size_t b = 0; b < joints.size(); ++b) {
        if (rows.carries[b] == 0)
            continue;
        const BoneIndex bone(b);
        BoneIndex counterpart = m_request.map.targetOf(bone);
        if (!counterpart.isValid()) {
            transfer.lost.push_back(bone);
            const BoneIndex above = mappedAncestor(m_source.skeleton, m_request.map, bone);
            if (above.isValid())
                counterpart = m_request.map.targetOf(above);
        }
        if (counterpart.isValid())
            joints[b] = jointFor(counterpart, binding);
    }
    return joints;
}

/// Takes out again those of the added joints that no row came to need.
void dropUnusedJoints(std::size_t before, MeshTransfer& transfer) {
    Binding& binding = transfer.binding;
    std::vector<std::uint8_t> used(binding.joints.size(), 0);
    std::fill_n(used.begin(), before, std::uint8_t(1));
    std::vector<Influence>& rows = transfer.result.edit.after.influences;
    for (const Influence& influence : rows)
        used[influence.bone] = 1;
    std::vector<std::uint16_t> now(used.size());
    std::size_t kept = 0;
    for (std::size_t j = 0; j < used.size(); ++j) {
        now[j] = std::uint16_t(kept);
        if (used[j] == 0)
            continue;
        binding.joints[kept] = binding.joints[j];
        binding.boneFromMeshBind[kept] = binding.boneFromMeshBind[j];
        ++kept;
    }
    binding.joints.resize(kept);
    binding.boneFromMeshBind.resize(kept);
    for (Influence& influence : rows)
        influence.bone = now[influence.bone];
    transfer.addedJoints = kept - before;
}

std::vector<std::uint8_t> lockedJointsOf(const Character& character, const Binding& binding) {
    const std::vector<std::uint8_t> held = heldBones(character.boneFlags);
    std::vector<std::uint8_t> locked;
    for (const BoneIndex bone : binding.joints)
        locked.push_back(held[bone.value()]);
    return locked;
}

std::string nameOf(const Character& character, MeshInstanceIndex mesh) {
    const std::string& name = character.meshes[mesh.value()].name;
    return "mesh " + (name.empty() ? std::to_string(mesh.value()) : name);
}

void reportLost(const Character& source, const std::string& where, MeshTransfer& transfer) {
    if (transfer.lost.empty())
        return;
    constexpr std::size_t kNamed = 3;
    std::string names;
    for (std::size_t i = 0; i < std::min(kNamed, transfer.lost.size()); ++i)
        names += (i == 0 ? "" : ", ") + source.skeleton.names[transfer.lost[i].value()];
    if (transfer.lost.size() > kNamed)
        names += " …";
    transfer.findings.push_back(
        {"transfer-bones-unmatched", Severity::Warning, transfer.lost.size(), where,
         filled("%1 bones that carry weight there have no counterpart here (%2); the nearest bone "
                "above that has one takes their place",
                {std::to_string(transfer.lost.size()), names}),
         ""});
}

} // namespace

Result<MeshTransfer> transferToMesh(const Character& target, const Character& source,
                                    const TransferRequest& request,
                                    const WeightProgress& progress) {
    const std::vector<MeshInstanceIndex> able = transferSources(source);
    std::vector<MeshInstanceIndex> from;
    for (const MeshInstanceIndex mesh : request.from)
        if (std::ranges::find(able, mesh) != able.end() &&
            std::ranges::find(from, mesh) == from.end())
            from.push_back(mesh);
    if (from.empty())
        return Error{"transfer-no-source", "none of the meshes to take from has weights and faces", "",
                     "Choose a mesh that is bound to bones and has faces."};
    const MeshInstance& instance = target.meshes[request.to.value()];
    MeshTransfer transfer;
    transfer.bindingIsNew = !instance.binding;
    if (instance.binding) {
        transfer.binding = *instance.binding;
    } else {
        transfer.binding.layers.push_back({"", SkinWeights(instance.mesh->vertexCount())});
        transfer.binding.method = source.meshes[from.front().value()].binding->method;
    }
    const std::size_t jointsBefore = transfer.binding.joints.size();
    const MergedSource rows = merged(source, from);
    const std::vector<std::uint16_t> joints =
        JointMatcher(target, source, request).match(rows, transfer);
    const Affine3d modelFromMesh = AtBind(target).modelFromMesh(instance);
    const std::vector<Vec3f> positions = placed(*instance.mesh, modelFromMesh);
    const std::vector<std::uint8_t> locked = lockedJointsOf(target, transfer.binding);
    std::optional<std::span<const VertexIndex>> vertices;
    if (request.vertices)
        vertices = *request.vertices;
    transfer.result = transferWeights(
        {request.to, *instance.mesh, transfer.binding.weights(), vertices, locked},
        {*instance.mesh, positions, isMirrored(modelFromMesh)},
        {{rows.mesh, rows.mesh.positions}, rows.weights, joints}, request.settings, progress);
    dropUnusedJoints(jointsBefore, transfer);
    const std::string where = nameOf(target, request.to);
    transfer.findings = transferFindings(transfer.result, where);
    reportLost(source, where, transfer);
    return transfer;
}

void applyTransfer(Character& character, const MeshTransfer& transfer) {
    MeshInstance& instance = character.meshes[transfer.result.edit.mesh.value()];
    if (transfer.changesBinding()) {
        instance.binding = transfer.binding;
        for (const BoneIndex bone : transfer.binding.joints)
            character.skeleton.deform[bone.value()] = 1;
    }
    if (!transfer.result.edit.isEmpty())
        applyAfter(transfer.result.edit, instance.binding->weights());
}

BoneMap sameBones(const Skeleton& skeleton) {
    BoneMap map;
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
        map.ofSource.push_back({BoneIndex(bone), BoneMatch::ExactName});
    return map;
}

double usualTransferDistance(const Character& source, std::span<const MeshInstanceIndex> from) {
    const AtBind atBind(source);
    Box3f box;
    for (const MeshInstanceIndex index : from) {
        const MeshInstance& instance = source.meshes[index.value()];
        box.extend(bounds(placed(*instance.mesh, atBind.modelFromMesh(instance))));
    }
    return usualMaxDistance(box);
}

std::vector<MeshInstanceIndex> transferSources(const Character& character) {
    std::vector<MeshInstanceIndex> meshes;
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        if (character.meshes[i].binding && triangleCount(*character.meshes[i].mesh) > 0)
            meshes.emplace_back(i);
    return meshes;
}

} // namespace rigwright
