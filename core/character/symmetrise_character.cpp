// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weights for bones that are the image of others.
#include "core/character/symmetrise_character.h"

#include "core/base/sentence.h"
#include "core/character/bind_pose.h"
#include "core/mesh/symmetry.h"
#include "core/skeleton/bone_tails.h"
#include "core/weights/mirror.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

namespace rigwright {

namespace {

/// The plane as the mesh sees it: all points whose image is on it.
std::optional<SymmetryPlane> inMesh(const BonePlane& plane, const Affine3d& modelFromMesh) {
    const Vec3d normal = modelFromMesh.linear().transpose() * plane.normal;
    const double length = normal.norm();
    if (!(length > 1e-12) || !std::isfinite(length))
        return std::nullopt;
    const double offset = (plane.offset - plane.normal.dot(modelFromMesh.translation())) / length;
    return SymmetryPlane{(normal / length).cast<float>(), float(offset)};
}

class WeightMirror {
public:
    WeightMirror(CharacterEdit& result, const SkeletonEdit& edit, const Symmetrising& request)
        : m_result(result), m_character(result.character), m_request(request),
          m_mirror(mirrorBones(edit.skeleton)), m_made(edit.made.begin(), edit.made.end()) {
        computeModelPose(m_character.skeleton, poseAtBind(m_character).local, m_modelAtBind);
    }

    void run() {
        for (std::size_t i = 0; i < m_character.meshes.size(); ++i)
            if (m_character.meshes[i].binding && !m_character.meshes[i].locked)
                mirror(MeshInstanceIndex(i));
    }

private:
    [[nodiscard]] Affine3d modelFromMesh(const Binding& binding, std::size_t joint) const {
        return m_modelAtBind[binding.joints[joint].value()] * binding.boneFromMeshBind[joint];
    }

    /// Joints for made bones; the joints that they are images of.
    std::vector<std::uint16_t> addJoints(Binding& binding) const {
        std::vector<std::uint16_t> images;
        for (const BoneIndex made : m_made) {
            const BoneIndex image = m_mirror.of(made);
            const auto found = std::ranges::find(binding.joints, image);
            const auto boneFromModel = invert(m_modelAtBind[made.value()]);
            if (!image.isValid() || found == binding.joints.end() || !boneFromModel ||
                binding.joints.size() >= 65535)
                continue;
            const auto joint = std::size_t(found - binding.joints.begin());
            images.push_back(std::uint16_t(joint));
            binding.boneFromMeshBind.push_back(*boneFromModel * modelFromMesh(binding, joint));
            binding.joints.push_back(made);
        }
        return images;
    }

    /// On which side of the plane the bones are that are mirrored.
    [[nodiscard]] MirrorSource sideOf(const Binding& binding,
                                      const std::vector<std::uint16_t>& images) const {
        double sum = 0.0;
        for (const std::uint16_t joint : images)
            sum += m_request.plane.normal.dot(
                       m_modelAtBind[binding.joints[joint].value()].translation()) -
                   m_request.plane.offset;
        return sum < 0.0 ? MirrorSource::Negative : MirrorSource::Positive;
    }

    void mirror(MeshInstanceIndex index) {
        MeshInstance& mesh = m_character.meshes[index.value()];
        Binding binding = *mesh.binding;
        const std::vector<std::uint16_t> images = addJoints(binding);
        if (images.empty())
            return;
        const auto plane = inMesh(m_request.plane, modelFromMesh(binding, images.front()));
        if (!plane)
            return;
        const SymmetryMap symmetry = findSymmetry(*mesh.mesh, *plane);
        std::vector<VertexIndex> vertices;
        for (std::size_t v = 0; v < binding.weights().rowCount(); ++v)
            if (std::ranges::any_of(images, [&](std::uint16_t joint) {
                    return binding.weights().weightOf(VertexIndex(v), joint) > 0.0f;
                }))
                vertices.emplace_back(v);
        const std::vector<std::uint8_t> held = heldBones(m_character.boneFlags);
        std::vector<std::uint8_t> locked;
        for (const BoneIndex joint : binding.joints)
            locked.push_back(m_made.contains(joint) ? 0 : held[joint.value()]);
        const WeightMirrorResult mirrored = mirrorWeights(
            {index, *mesh.mesh, binding.weights(), std::span<const VertexIndex>(vertices), locked},
            symmetry, mirrorJoints(binding.joints, m_mirror),
            {.source = sideOf(binding, images), .maxInfluences = 0});
        note(mesh, mirrored);
        applyAfter(mirrored.edit, binding.weights());
        for (const BoneIndex joint : binding.joints)
            m_character.skeleton.deform[joint.value()] = 1;
        mesh.binding = std::move(binding);
    }

    void note(const MeshInstance& mesh, const WeightMirrorResult& mirrored) {
        const auto add = [&](const char* code, Severity severity, std::size_t count,
                             std::string detail) {
            if (count > 0)
                m_result.findings.push_back(
                    {code, severity, count, mesh.name, std::move(detail), ""});
        };
        const std::size_t changed = mirrored.edit.vertices.size();
        add("bone-weights-mirrored", Severity::Info, changed,
            filled("%1 vertices got the weights of the other side", {std::to_string(changed)}));
        const std::size_t apart = mirrored.unmatchedPoints.size();
        add("bone-mesh-asymmetric", Severity::Warning, apart,
            filled("%1 points of the mesh have no counterpart on the other side, which so got no "
                   "weights of theirs",
                   {std::to_string(apart)}));
    }

    CharacterEdit& m_result;
    Character& m_character;
    const Symmetrising& m_request;
    BoneMirror m_mirror;
    std::set<BoneIndex> m_made;
    std::vector<Affine3d> m_modelAtBind;
};

/// Bones that were made have the roles of their counterparts on the other side.
void giveRoles(Character& character, std::span<const BoneIndex> made) {
    if (!character.humanoid)
        return;
    HumanoidMap& map = *character.humanoid;
    const BoneMirror mirror = mirrorBones(character.skeleton);
    for (const BoneIndex bone : made) {
        const BoneIndex counterpart = mirror.of(bone);
        const auto role = roleOf(map, counterpart);
        if (!role || counterpart == bone || map.of(mirrored(*role)).isValid() || roleOf(map, bone))
            continue;
        map[mirrored(*role)] = {bone, map[*role].confidence, RoleEvidence::Mirror};
    }
}

} // namespace

Result<CharacterEdit> symmetriseCharacter(const Character& character, const Symmetrising& request) {
    const auto edit = symmetrise(character.skeleton, request);
    if (!edit)
        return edit.error();
    auto result = editCharacter(character, *edit);
    if (result && !edit->made.empty()) {
        WeightMirror(*result, *edit, request).run();
        giveRoles(result->character, edit->made);
    }
    return result;
}

} // namespace rigwright
