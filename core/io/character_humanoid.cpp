// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads and writes humanBones of https://github.com/vrm-c/vrm-specification, versions 0.0 and 1.0.
#include "core/io/character_humanoid.h"

#include "core/character/humanoid.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rigwright {

using nlohmann::json;

namespace {

struct VrmName {
    std::string_view name; ///< without left or right, in small letters
    HumanoidSlot slot;
};

using enum HumanoidPart;
constexpr BoneSide kCentre = BoneSide::Centre;

/// Of the thumb, version 1 calls metacarpal and proximal what version 0 calls proximal and
/// intermediate.
constexpr std::array kNames{
    VrmName{"hips", {Hips}},
    VrmName{"spine", {Spine, kCentre, 1}},
    VrmName{"chest", {Spine, kCentre, 2}},
    VrmName{"upperchest", {Spine, kCentre, 3}},
    VrmName{"neck", {Neck}},
    VrmName{"head", {Head}},
    VrmName{"jaw", {Jaw}},
    VrmName{"eye", {Eye}},
    VrmName{"shoulder", {Shoulder}},
    VrmName{"upperarm", {UpperArm}},
    VrmName{"lowerarm", {LowerArm}},
    VrmName{"hand", {Hand}},
    VrmName{"upperleg", {UpperLeg}},
    VrmName{"lowerleg", {LowerLeg}},
    VrmName{"foot", {Foot}},
    VrmName{"toes", {Toes}},
    VrmName{"thumbmetacarpal", {Thumb, kCentre, 1}},
    VrmName{"thumbproximal", {Thumb, kCentre, 1}},
    VrmName{"thumbintermediate", {Thumb, kCentre, 2}},
    VrmName{"thumbdistal", {Thumb, kCentre, 3}},
    VrmName{"indexproximal", {HumanoidPart::Index, kCentre, 1}},
    VrmName{"indexintermediate", {HumanoidPart::Index, kCentre, 2}},
    VrmName{"indexdistal", {HumanoidPart::Index, kCentre, 3}},
    VrmName{"middleproximal", {Middle, kCentre, 1}},
    VrmName{"middleintermediate", {Middle, kCentre, 2}},
    VrmName{"middledistal", {Middle, kCentre, 3}},
    VrmName{"ringproximal", {Ring, kCentre, 1}},
    VrmName{"ringintermediate", {Ring, kCentre, 2}},
    VrmName{"ringdistal", {Ring, kCentre, 3}},
    VrmName{"littleproximal", {Little, kCentre, 1}},
    VrmName{"littleintermediate", {Little, kCentre, 2}},
    VrmName{"littledistal", {Little, kCentre, 3}},
};

std::optional<HumanoidSlot> slotOf(std::string name, bool isVersion1) {
    std::ranges::transform(name, name.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    BoneSide side = BoneSide::Centre;
    for (const auto& [prefix, meant] : {std::pair(std::string_view("left"), BoneSide::Left),
                                        std::pair(std::string_view("right"), BoneSide::Right)})
        if (name.starts_with(prefix)) {
            side = meant;
            name.erase(0, prefix.size());
        }
    const auto entry = std::ranges::find(kNames, std::string_view(name), &VrmName::name);
    if (entry == kNames.end())
        return std::nullopt;
    HumanoidSlot slot = entry->slot;
    slot.side = side;
    if (isVersion1 && name == "thumbproximal")
        slot.number = 2;
    return slot;
}

class VrmReader {
public:
    explicit VrmReader(const Character& character) {
        const std::size_t bones = character.skeleton.boneCount();
        const auto& order = character.foreign.nodeOrder;
        for (std::size_t bone = 0; bone < bones; ++bone) {
            // Where bones were taken out or added, numbers go beyond their count.
            const std::size_t node = order.size() == bones ? order[bone] : bone;
            if (node >= m_bones.size())
                m_bones.resize(node + 1);
            m_bones[node] = BoneIndex(bone);
        }
    }

    void add(const std::string& name, const json& node, bool isVersion1) {
        const auto slot = slotOf(name, isVersion1);
        if (!slot || !node.is_number_unsigned() || node.get<std::size_t>() >= m_bones.size())
            return;
        if (const BoneIndex bone = m_bones[node.get<std::size_t>()]; bone.isValid())
            m_humanoid.bones[*slot] = bone;
    }

    [[nodiscard]] const Humanoid& result() {
        m_humanoid.naming = HumanoidNaming::Vrm;
        return m_humanoid;
    }

private:
    std::vector<BoneIndex> m_bones; ///< by node of the file
    Humanoid m_humanoid;
};

/// Nothing where the JSON has another shape.
const json* memberOf(const json* object, const char* name) {
    if (object == nullptr || !object->is_object())
        return nullptr;
    const auto member = object->find(name);
    return member == object->end() ? nullptr : &*member;
}

/// The member of a member; null where there is none.
json* writable(json& object, std::initializer_list<const char*> path) {
    json* at = &object;
    for (const char* name : path) {
        if (!at->is_object() || !at->contains(name))
            return nullptr;
        at = &(*at)[name];
    }
    return at;
}

/// What the file itself says; nothing where it does not, or where that is of no use.
std::optional<Humanoid> saidByFile(const Character& character) {
    if (character.foreign.documentJson.find("humanBones") == std::string::npos)
        return std::nullopt;
    const json document = json::parse(character.foreign.documentJson, nullptr, false);
    const json* extensions = memberOf(&document, "extensions");
    VrmReader reader(character);
    const json* bones =
        memberOf(memberOf(memberOf(extensions, "VRMC_vrm"), "humanoid"), "humanBones");
    if (bones != nullptr && bones->is_object())
        for (const auto& [name, bone] : bones->items())
            if (const json* node = memberOf(&bone, "node"))
                reader.add(name, *node, true);
    const json* older = memberOf(memberOf(memberOf(extensions, "VRM"), "humanoid"), "humanBones");
    if (bones == nullptr && older != nullptr && older->is_array())
        for (const json& bone : *older) {
            const json* name = memberOf(&bone, "bone");
            const json* node = memberOf(&bone, "node");
            if (name != nullptr && name->is_string() && node != nullptr)
                reader.add(name->get<std::string>(), *node, false);
        }
    const Humanoid& humanoid = reader.result();
    const bool isUsable =
        humanoid.of(Hips).isValid() && (humanoid.of(UpperArm, BoneSide::Left).isValid() ||
                                        humanoid.of(UpperLeg, BoneSide::Left).isValid());
    return isUsable ? std::optional(humanoid) : std::nullopt;
}

HumanoidMap rolesOf(const Humanoid& humanoid) {
    HumanoidMap map;
    for (const HumanoidRole role : humanoidRoles()) {
        const auto found = humanoid.bones.find(slotOf(role));
        if (found != humanoid.bones.end() && !roleOf(map, found->second))
            map[role] = {found->second, 1.0, RoleEvidence::File};
    }
    return map;
}

bool isSameBody(const HumanoidMap& a, const HumanoidMap& b) {
    return std::ranges::equal(a.roles, b.roles, {}, &RoleChoice::bone, &RoleChoice::bone);
}

/// Of a thumb, version 0 calls proximal and intermediate what version 1 calls metacarpal and
/// proximal.
std::string nameInVersion0(HumanoidRole role) {
    switch (role) {
    case HumanoidRole::LeftThumbMetacarpal:
        return "leftThumbProximal";
    case HumanoidRole::RightThumbMetacarpal:
        return "rightThumbProximal";
    case HumanoidRole::LeftThumbProximal:
        return "leftThumbIntermediate";
    case HumanoidRole::RightThumbProximal:
        return "rightThumbIntermediate";
    default:
        return std::string(nameOf(role));
    }
}

void writeVersion1(json& bones, const HumanoidMap& map, std::span<const int> nodeOfBone) {
    if (!bones.is_object())
        return;
    for (const HumanoidRole role : humanoidRoles()) {
        const std::string name(nameOf(role));
        if (!map.of(role).isValid()) {
            bones.erase(name);
            continue;
        }
        json& bone = bones[name];
        if (!bone.is_object())
            bone = json::object();
        bone["node"] = nodeOfBone[map.of(role).value()];
    }
}

/// Entries keep what else they say (limits of muscles); those without a role go.
void writeVersion0(json& bones, const HumanoidMap& map, std::span<const int> nodeOfBone) {
    if (!bones.is_array())
        return;
    for (const HumanoidRole role : humanoidRoles()) {
        const std::string name = nameInVersion0(role);
        const auto entry = std::ranges::find_if(bones, [&](const json& bone) {
            const json* said = memberOf(&bone, "bone");
            return said != nullptr && *said == name;
        });
        if (!map.of(role).isValid()) {
            if (entry != bones.end())
                bones.erase(entry);
            continue;
        }
        const int node = nodeOfBone[map.of(role).value()];
        if (entry != bones.end())
            (*entry)["node"] = node;
        else
            bones.push_back({{"bone", name}, {"node", node}, {"useDefaultValues", true}});
    }
}

} // namespace

Humanoid fileHumanoid(const Character& character) {
    const std::optional<Humanoid> said = saidByFile(character);
    return said ? *said : readHumanoid(character.skeleton);
}

std::optional<HumanoidMap> mapOfFile(const Character& character) {
    const std::optional<Humanoid> said = saidByFile(character);
    return said ? std::optional(rolesOf(*said)) : std::nullopt;
}

Humanoid bodyOf(const Character& character) {
    if (!character.humanoid)
        return fileHumanoid(character);
    const HumanoidSearch search = humanoidOf(character);
    return toHumanoid(search.map, character.skeleton, search.naming);
}

void writeHumanoid(json& document, const Character& character, std::span<const int> nodeOfBone) {
    if (!character.humanoid)
        return;
    const std::optional<HumanoidMap> said = mapOfFile(character);
    if (said && isSameBody(*said, *character.humanoid))
        return;
    json extensions = document.value("extensions", json::object());
    const auto write = [&](const char* extension, const auto& inVersion) {
        if (json* bones = writable(extensions, {extension, "humanoid", "humanBones"}))
            inVersion(*bones, *character.humanoid, nodeOfBone);
    };
    write("VRMC_vrm", writeVersion1);
    write("VRM", writeVersion0);
    if (document.contains("extensions"))
        document["extensions"] = std::move(extensions);
}

} // namespace rigwright
