// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads humanBones of https://github.com/vrm-c/vrm-specification, versions 0.0 and 1.0.
#include "core/io/character_humanoid.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
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

} // namespace

Humanoid humanoidOf(const Character& character) {
    if (character.foreign.documentJson.find("humanBones") == std::string::npos)
        return readHumanoid(character.skeleton);
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
    return isUsable ? humanoid : readHumanoid(character.skeleton);
}

} // namespace rigwright
