// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Everything of a character through an edit of its skeleton.
#include "core/character/edit_skeleton.h"

#include "core/base/sentence.h"
#include "core/character/edit_rig.h"
#include "core/skeleton/bone_follow.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <numeric>
#include <system_error>
#include <utility>

namespace rigwright {

namespace {

std::string figure(double number) {
    char text[32];
    const auto [end, problem] =
        std::to_chars(text, text + sizeof text, number, std::chars_format::general, 3);
    return {text, problem == std::errc() ? end : text};
}

class Follower {
public:
    Follower(const Character& before, const SkeletonEdit& edit) : m_before(before), m_edit(edit) {
        m_result.character = before;
        m_result.findings = edit.findings;
    }

    Result<CharacterEdit> run() {
        Character& character = m_result.character;
        character.skeleton = m_edit.skeleton;
        if (isIdentity(m_edit.remap) && m_edit.skeleton.parents == m_before.skeleton.parents)
            return std::move(m_result); // names alone
        if (const auto done = followMeshes(); !done)
            return done.error();
        followFlags();
        followPoses();
        followClips();
        followRig();
        followForeign();
        followRoles();
        followDeform();
        findRoots();
        return std::move(m_result);
    }

private:
    void note(const char* code, Severity severity, std::size_t count, std::string where,
              std::string detail) {
        m_result.findings.push_back(
            {code, severity, count, std::move(where), std::move(detail), ""});
    }

    Result<void> followMeshes() {
        const BindingEditor bindings(m_before, m_edit);
        const std::vector<Affine3d> restBefore = restModel(m_before.skeleton);
        const std::vector<Affine3d> restAfter = restModel(m_edit.skeleton);
        for (std::size_t i = 0; i < m_before.meshes.size(); ++i) {
            MeshInstance& mesh = m_result.character.meshes[i];
            if (const auto done = rehang(mesh, restBefore, restAfter); !done)
                return done;
            if (!mesh.binding)
                continue;
            const auto change = bindings.edit(MeshInstanceIndex(i), mesh);
            if (!change)
                return change.error();
            noteWeights(*change, mesh);
        }
        return {};
    }

    void noteWeights(const MeshWeightsChange& change, const MeshInstance& mesh) {
        if (!mesh.binding)
            note("bone-binding-dropped", Severity::Warning, 1, mesh.name,
                 "no bone is left that the mesh could hang on, and it had no weights: it is no "
                 "longer bound");
        if (change.shared > 0)
            note("bone-weights-shared", Severity::Info, change.shared, mesh.name,
                 filled("weights of %1 vertices are shared by the pieces; rows have up to %2 "
                        "influences (before: %3)",
                        {std::to_string(change.shared), std::to_string(change.influencesAfter),
                         std::to_string(change.influencesBefore)}));
        if (change.moved > 0)
            note("bone-weights-moved", Severity::Info, change.moved, mesh.name,
                 filled("weights of %1 vertices went to other bones",
                        {std::to_string(change.moved)}));
        if (change.shared > 0 || change.moved > 0)
            m_result.meshes.push_back(change);
    }

    [[nodiscard]] Error flat(BoneIndex bone) const {
        return {"bone-flat",
                filled("a scale of 0 at %1 leaves nothing to place a bone in",
                       {boneLabel(m_edit.skeleton, bone)}),
                "", "Give it a scale other than 0 first."};
    }

    /// A mesh on its bone, or on the heir, where it is at rest.
    Result<void> rehang(MeshInstance& mesh, const std::vector<Affine3d>& restBefore,
                        const std::vector<Affine3d>& restAfter) {
        if (!mesh.parent.isValid())
            return {};
        const BoneIndex old = mesh.parent;
        const BoneIndex now = m_edit.remap.heir(old);
        mesh.parent = now;
        if (m_edit.remap.of(old).isValid()) {
            const Affine3d& oldFromBone = m_edit.remap.origins[now.value()].oldFromBone;
            if (oldFromBone.matrix() == Mat4d::Identity())
                return {};
            const auto inverse = invert(oldFromBone);
            if (!inverse)
                return flat(now);
            mesh.parentFromMesh = *inverse * mesh.parentFromMesh;
            return {};
        }
        const auto boneFromModel =
            now.isValid() ? invert(restAfter[now.value()]) : Affine3d::Identity();
        if (!boneFromModel)
            return flat(now);
        mesh.parentFromMesh = *boneFromModel * restBefore[old.value()] * mesh.parentFromMesh;
        if (!mesh.binding)
            note("bone-mesh-rehung", Severity::Info, 1, mesh.name,
                 now.isValid()
                     ? filled("the mesh hung on %1, which is gone; it hangs on %2 now",
                              {boneLabel(m_before.skeleton, old), boneLabel(m_edit.skeleton, now)})
                     : filled("the mesh hung on %1, which is gone; it hangs on no bone now",
                              {boneLabel(m_before.skeleton, old)}));
        return {};
    }

    void followFlags() {
        std::vector<BoneFlags> flags(m_edit.remap.newCount());
        for (std::size_t old = 0; old < m_edit.remap.oldCount(); ++old)
            if (const BoneIndex now = m_edit.remap.newOf[old]; now.isValid())
                flags[now.value()] = m_before.boneFlags[old];
        for (const BonePieces& pieces : m_edit.remap.pieces)
            for (std::size_t i = 0; i < pieces.bones.size(); ++i) {
                BoneFlags& piece = flags[pieces.bones[i].value()];
                piece = m_before.boneFlags[pieces.old.value()];
                if (piece.envelope)
                    piece.envelope = partOf(*piece.envelope, i == 0 ? 0.0 : pieces.cuts[i - 1],
                                            i < pieces.cuts.size() ? pieces.cuts[i] : 1.0);
            }
        m_result.character.boneFlags = std::move(flags);
    }

    /// The radii of a piece of a bone, so that the pieces together are as thick as it was.
    static EnvelopeRadii partOf(const EnvelopeRadii& radii, double from, double to) {
        return {std::lerp(radii.head, radii.tail, from), std::lerp(radii.head, radii.tail, to)};
    }

    void followRoles() {
        std::optional<HumanoidMap>& map = m_result.character.humanoid;
        if (!map)
            return;
        for (RoleChoice& choice : map->roles)
            if (choice.bone.isValid() && !(choice.bone = m_edit.remap.of(choice.bone)).isValid())
                choice = {};
    }

    /// Joints of meshes; where nothing is bound yet the bones that are marked for it, with new
    /// ones.
    void followDeform() {
        std::vector<std::uint8_t>& deform = m_result.character.skeleton.deform;
        const bool wasBound = std::ranges::any_of(
            m_before.meshes, [](const MeshInstance& mesh) { return mesh.binding.has_value(); });
        if (!wasBound) {
            if (std::ranges::any_of(deform, [](auto flag) { return flag != 0; }))
                for (const BoneIndex bone : m_edit.made)
                    deform[bone.value()] = 1;
            return;
        }
        std::ranges::fill(deform, std::uint8_t(0));
        for (const MeshInstance& instance : m_result.character.meshes)
            if (instance.binding)
                for (const BoneIndex joint : instance.binding->joints)
                    deform[joint.value()] = 1;
    }

    void followPoses() {
        std::size_t sheared = 0;
        std::size_t flat = 0;
        const auto follow = [&](Pose& pose) {
            FollowedPose followed = followPose(m_before.skeleton, m_edit, pose.local);
            pose.local = std::move(followed.local);
            sheared += followed.sheared;
            flat += followed.flat;
        };
        follow(m_result.character.pose);
        for (auto& saved : m_result.character.poseLibrary) {
            SavedPose followed = *saved;
            follow(followed.pose);
            saved = std::make_shared<const SavedPose>(std::move(followed));
        }
        if (sheared > 0)
            note("bone-pose-sheared", Severity::Warning, sheared, "",
                 "in some poses scales that differ by axis would make bones slanted, which a bone "
                 "cannot be; the nearest straight ones stand in");
        if (flat > 0)
            note("bone-pose-flat", Severity::Warning, flat, "",
                 "in some poses a scale of 0 leaves nothing for bones to follow; they are at rest "
                 "there");
    }

    void followClips() {
        const ClipEditor editor(m_before.skeleton, m_edit);
        ClipsChange& change = m_result.clips;
        for (auto& clip : m_result.character.clips)
            clip = editor.edited(clip, change);
        if (change.bakedBones > 0)
            note("bone-keys-baked", Severity::Info, change.bakedBones, "",
                 filled("%1 new keys; between them bones are off by up to %2 m and %3°",
                        {std::to_string(change.bakedKeys), figure(change.errorMetres),
                         figure(change.errorRadians * 180.0 / kPi)}));
        if (change.shearedBones > 0)
            note("bone-pose-sheared", Severity::Warning, change.shearedBones, "",
                 "in some poses scales that differ by axis would make bones slanted, which a bone "
                 "cannot be; the nearest straight ones stand in");
        if (change.droppedBones > 0)
            note("bone-keys-dropped", Severity::Info, change.droppedBones, "",
                 filled("%1 keys of bones that are gone were left out",
                        {std::to_string(change.droppedKeys)}));
    }

    void followRig() {
        if (!m_before.rig)
            return;
        RigEdit edit = followSkeleton(*m_before.rig, m_before.skeleton, m_edit);
        std::ranges::move(edit.findings, std::back_inserter(m_result.findings));
        const std::size_t dropped = replaceRig(m_result.character, std::move(edit.rig), edit.remap);
        if (dropped > 0)
            note("rig-keys-dropped", Severity::Info, dropped, "",
                 filled("%1 keys of controls and IK handles that are gone were left out",
                        {std::to_string(dropped)}));
    }

    void findRoots() {
        std::vector<std::uint8_t> wasRoot(m_edit.remap.newCount(), 0);
        for (std::size_t old = 0; old < m_edit.remap.oldCount(); ++old)
            if (const BoneIndex now = m_edit.remap.newOf[old]; now.isValid())
                wasRoot[now.value()] = m_before.skeleton.parents[old].isValid() ? 0 : 1;
        for (std::size_t bone = 0; bone < wasRoot.size(); ++bone)
            if (!m_edit.skeleton.parents[bone].isValid() && wasRoot[bone] == 0)
                m_result.newRoots.emplace_back(bone);
    }

    void followForeign() {
        ForeignContent& foreign = m_result.character.foreign;
        const BoneRemap& remap = m_edit.remap;
        if (foreign.nodeJson.size() == remap.oldCount() && !foreign.nodeJson.empty()) {
            std::vector<std::string> texts(remap.newCount());
            std::vector<BoneIndex> dropped;
            for (std::size_t old = 0; old < remap.oldCount(); ++old) {
                if (remap.newOf[old].isValid())
                    texts[remap.newOf[old].value()] = foreign.nodeJson[old];
                else if (!foreign.nodeJson[old].empty())
                    dropped.emplace_back(old);
            }
            foreign.nodeJson = std::move(texts);
            if (!dropped.empty())
                note("bone-foreign-dropped", Severity::Warning, dropped.size(), "",
                     filled("these bones had a camera, a light, extensions or extras in the file, "
                            "which are gone with them: %1",
                            {boneList(m_before.skeleton, dropped)}));
        }
        if (foreign.nodeOrder.size() != remap.oldCount()) {
            if (foreign.documentJson.empty())
                return;
            foreign.nodeOrder.resize(remap.oldCount());
            std::iota(foreign.nodeOrder.begin(), foreign.nodeOrder.end(), 0u);
        }
        // New bones get numbers that no reference has.
        std::uint32_t next = 0;
        for (const std::uint32_t node : foreign.nodeOrder)
            next = std::max(next, node + 1);
        constexpr std::uint32_t kNew = 0xffffffffu;
        std::vector<std::uint32_t> order(remap.newCount(), kNew);
        for (std::size_t old = 0; old < remap.oldCount(); ++old)
            if (remap.newOf[old].isValid())
                order[remap.newOf[old].value()] = foreign.nodeOrder[old];
        for (std::uint32_t& node : order)
            if (node == kNew)
                node = next++;
        foreign.nodeOrder = std::move(order);
    }

    const Character& m_before;
    const SkeletonEdit& m_edit;
    CharacterEdit m_result;
};

} // namespace

Result<CharacterEdit> editCharacter(const Character& character, const SkeletonEdit& edit) {
    return Follower(character, edit).run();
}

} // namespace rigwright
