// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones by their places, roles by their bones.
#include "app/cli/skeleton_report.h"

#include "core/character/binding_state.h"
#include "core/character/humanoid.h"
#include "core/skeleton/bone_tails.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace rigwright::cli {

namespace {

Json boneJson(const Character& character, const HumanoidMap& map, std::size_t bone,
              const Affine3d& model) {
    const Skeleton& skeleton = character.skeleton;
    const BoneIndex parent = skeleton.parents[bone];
    const auto role = roleOf(map, BoneIndex(bone));
    const Vec3d at = model.translation();
    return {{"name", skeleton.names[bone]},
            {"parent", parent.isValid() ? Json(parent.value()) : Json(nullptr)},
            {"position", {at.x(), at.y(), at.z()}},
            {"role", role ? Json(std::string(nameOf(*role))) : Json(nullptr)},
            {"deform", skeleton.deform[bone] != 0}};
}

Json bindingsJson(const Character& character) {
    Json bindings = Json::array();
    for (const BindingState& state : bindingStates(character)) {
        Json bones = Json::array();
        for (const JointOffset& joint : state.joints)
            bones.push_back(character.skeleton.names[joint.bone.value()]);
        bindings.push_back({{"mesh", character.meshes[state.mesh.value()].name},
                            {"metres", state.metres},
                            {"degrees", state.radians * 180.0 / kPi},
                            {"bones", std::move(bones)}});
    }
    return bindings;
}

} // namespace

void addSkeleton(Json& object, const Character& character, const StepReport& report) {
    const std::vector<Affine3d> rest = restModel(character.skeleton);
    const HumanoidMap map = humanoidOf(character).map;
    Json bones = Json::array();
    for (std::size_t bone = 0; bone < rest.size(); ++bone)
        bones.push_back(boneJson(character, map, bone, rest[bone]));
    object["bones"] = std::move(bones);
    object["bindings"] = bindingsJson(character);
    object["renamed"] = report.renamed;
    object["unnamed"] = report.unnamed;
    object["findings"] = toJson(report.findings);
}

Json mapJson(const Character& character) {
    const HumanoidSearch search = humanoidOf(character);
    Json roles = Json::array();
    for (const HumanoidRole role : humanoidRoles()) {
        const RoleChoice& choice = search.map[role];
        roles.push_back(
            {{"role", nameOf(role)},
             {"bone", choice.bone.isValid() ? Json(character.skeleton.names[choice.bone.value()])
                                            : Json(nullptr)},
             {"confidence", choice.confidence},
             {"evidence", nameOf(choice.evidence)},
             {"required", isRequired(role)}});
    }
    Json refusal = nullptr;
    if (search.refusal)
        refusal = {{"code", search.refusal->code},
                   {"detail", search.refusal->detail},
                   {"remedy", search.refusal->remedy}};
    return {{"naming", nameOf(search.naming)},
            {"confidence", confidenceOf(search.map)},
            {"refusal", std::move(refusal)},
            {"roles", std::move(roles)}};
}

void printBones(const Character& character) {
    const std::vector<Affine3d> rest = restModel(character.skeleton);
    for (std::size_t bone = 0; bone < rest.size(); ++bone) {
        const Vec3d at = rest[bone].translation();
        std::printf("%4zu  %-28s %9.4f %9.4f %9.4f\n", bone,
                    printable(character.skeleton.names[bone]).c_str(), at.x(), at.y(), at.z());
    }
    for (const BindingState& state : bindingStates(character))
        std::printf("the mesh %s was bound in another pose than the bones rest in: %zu bones, by "
                    "up to %.3g m and %.3g degrees\n",
                    printable(character.meshes[state.mesh.value()].name).c_str(),
                    state.joints.size(), state.metres, state.radians * 180.0 / kPi);
}

void printMap(const Character& character) {
    const HumanoidSearch search = humanoidOf(character);
    if (search.refusal)
        std::printf("not a humanoid: %s\n  What to do: %s\n",
                    printable(search.refusal->detail).c_str(),
                    printable(search.refusal->remedy).c_str());
    else
        std::printf("a humanoid, %.0f %% sure\n", 100.0 * confidenceOf(search.map));
    for (const HumanoidRole role : humanoidRoles()) {
        const RoleChoice& choice = search.map[role];
        if (!choice.bone.isValid() && !isRequired(role))
            continue;
        const std::string bone = choice.bone.isValid()
                                     ? printable(character.skeleton.names[choice.bone.value()])
                                     : std::string("-");
        std::printf("  %-26s %-28s %3.0f %%  %s\n", std::string(nameOf(role)).c_str(), bone.c_str(),
                    100.0 * choice.confidence, std::string(nameOf(choice.evidence)).c_str());
    }
}

} // namespace rigwright::cli
