// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The tables of names, and reading a skeleton by them.
#include "core/skeleton/humanoid_names.h"

#include "core/skeleton/plain_name.h"
#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace rigwright {

namespace {

using enum HumanoidPart;

/// `letters` as PlainName has them, without zeros in front of numbers but in the table of Biped.
struct Entry {
    std::string_view letters;
    HumanoidPart part;
    std::uint8_t number = 1;
};

constexpr std::array kKayKit{
    Entry{"hips", Hips},  Entry{"spine", Spine},       Entry{"chest", Spine},
    Entry{"head", Head},  Entry{"upperarm", UpperArm}, Entry{"lowerarm", LowerArm},
    Entry{"wrist", Hand}, Entry{"upperleg", UpperLeg}, Entry{"lowerleg", LowerLeg},
    Entry{"foot", Foot},  Entry{"toes", Toes},
};
constexpr std::array kMixamo{
    Entry{"hips", Hips},
    Entry{"spine", Spine},
    Entry{"spine1", Spine},
    Entry{"spine2", Spine},
    Entry{"neck", Neck},
    Entry{"head", Head},
    Entry{"eye", Eye},
    Entry{"shoulder", Shoulder},
    Entry{"arm", UpperArm},
    Entry{"forearm", LowerArm},
    Entry{"hand", Hand},
    Entry{"upleg", UpperLeg},
    Entry{"leg", LowerLeg},
    Entry{"foot", Foot},
    Entry{"toebase", Toes},
    Entry{"handthumb1", Thumb, 1},
    Entry{"handthumb2", Thumb, 2},
    Entry{"handthumb3", Thumb, 3},
    Entry{"handindex1", Index, 1},
    Entry{"handindex2", Index, 2},
    Entry{"handindex3", Index, 3},
    Entry{"handmiddle1", Middle, 1},
    Entry{"handmiddle2", Middle, 2},
    Entry{"handmiddle3", Middle, 3},
    Entry{"handring1", Ring, 1},
    Entry{"handring2", Ring, 2},
    Entry{"handring3", Ring, 3},
    Entry{"handpinky1", Little, 1},
    Entry{"handpinky2", Little, 2},
    Entry{"handpinky3", Little, 3},
};
constexpr std::array kUnreal{
    Entry{"pelvis", Hips},       Entry{"spine1", Spine},      Entry{"spine2", Spine},
    Entry{"spine3", Spine},      Entry{"spine4", Spine},      Entry{"spine5", Spine},
    Entry{"neck1", Neck},        Entry{"neck2", Neck},        Entry{"head", Head},
    Entry{"clavicle", Shoulder}, Entry{"upperarm", UpperArm}, Entry{"lowerarm", LowerArm},
    Entry{"hand", Hand},         Entry{"thigh", UpperLeg},    Entry{"calf", LowerLeg},
    Entry{"foot", Foot},         Entry{"ball", Toes},         Entry{"thumb1", Thumb, 1},
    Entry{"thumb2", Thumb, 2},   Entry{"thumb3", Thumb, 3},   Entry{"index1", Index, 1},
    Entry{"index2", Index, 2},   Entry{"index3", Index, 3},   Entry{"middle1", Middle, 1},
    Entry{"middle2", Middle, 2}, Entry{"middle3", Middle, 3}, Entry{"ring1", Ring, 1},
    Entry{"ring2", Ring, 2},     Entry{"ring3", Ring, 3},     Entry{"pinky1", Little, 1},
    Entry{"pinky2", Little, 2},  Entry{"pinky3", Little, 3},
};
constexpr std::array kUnity{
    Entry{"hips", Hips},
    Entry{"spine", Spine},
    Entry{"chest", Spine},
    Entry{"upperchest", Spine},
    Entry{"neck", Neck},
    Entry{"head", Head},
    Entry{"jaw", Jaw},
    Entry{"eye", Eye},
    Entry{"shoulder", Shoulder},
    Entry{"upperarm", UpperArm},
    Entry{"lowerarm", LowerArm},
    Entry{"hand", Hand},
    Entry{"upperleg", UpperLeg},
    Entry{"lowerleg", LowerLeg},
    Entry{"foot", Foot},
    Entry{"toes", Toes},
    Entry{"thumbproximal", Thumb, 1},
    Entry{"thumbintermediate", Thumb, 2},
    Entry{"thumbdistal", Thumb, 3},
    Entry{"indexproximal", Index, 1},
    Entry{"indexintermediate", Index, 2},
    Entry{"indexdistal", Index, 3},
    Entry{"middleproximal", Middle, 1},
    Entry{"middleintermediate", Middle, 2},
    Entry{"middledistal", Middle, 3},
    Entry{"ringproximal", Ring, 1},
    Entry{"ringintermediate", Ring, 2},
    Entry{"ringdistal", Ring, 3},
    Entry{"littleproximal", Little, 1},
    Entry{"littleintermediate", Little, 2},
    Entry{"littledistal", Little, 3},
};
/// Godot and VRM call a thumb's bones by where they are in the hand.
constexpr auto kGodot = [] {
    auto entries = kUnity;
    for (Entry& entry : entries)
        if (entry.part == Thumb && entry.number < 3)
            entry.letters = entry.number == 1 ? "thumbmetacarpal" : "thumbproximal";
    return entries;
}();
/// Rigify's human: the spine begins with the hips and ends with the head.
constexpr std::array kRigify{
    Entry{"spine", Hips},
    Entry{"spine1", Spine},
    Entry{"spine2", Spine},
    Entry{"spine3", Spine},
    Entry{"spine4", Neck},
    Entry{"spine5", Neck},
    Entry{"spine6", Head},
    Entry{"jaw", Jaw},
    Entry{"eye", Eye},
    Entry{"shoulder", Shoulder},
    Entry{"upperarm", UpperArm},
    Entry{"forearm", LowerArm},
    Entry{"hand", Hand},
    Entry{"thigh", UpperLeg},
    Entry{"shin", LowerLeg},
    Entry{"foot", Foot},
    Entry{"toe", Toes},
    Entry{"thumb1", Thumb, 1},
    Entry{"thumb2", Thumb, 2},
    Entry{"thumb3", Thumb, 3},
    Entry{"findex1", Index, 1},
    Entry{"findex2", Index, 2},
    Entry{"findex3", Index, 3},
    Entry{"fmiddle1", Middle, 1},
    Entry{"fmiddle2", Middle, 2},
    Entry{"fmiddle3", Middle, 3},
    Entry{"fring1", Ring, 1},
    Entry{"fring2", Ring, 2},
    Entry{"fring3", Ring, 3},
    Entry{"fpinky1", Little, 1},
    Entry{"fpinky2", Little, 2},
    Entry{"fpinky3", Little, 3},
};
constexpr std::array kVroid{
    Entry{"hips", Hips},         Entry{"spine", Spine},       Entry{"chest", Spine},
    Entry{"upperchest", Spine},  Entry{"neck", Neck},         Entry{"head", Head},
    Entry{"shoulder", Shoulder}, Entry{"upperarm", UpperArm}, Entry{"lowerarm", LowerArm},
    Entry{"hand", Hand},         Entry{"upperleg", UpperLeg}, Entry{"lowerleg", LowerLeg},
    Entry{"foot", Foot},         Entry{"toebase", Toes},      Entry{"thumb1", Thumb, 1},
    Entry{"thumb2", Thumb, 2},   Entry{"thumb3", Thumb, 3},   Entry{"index1", Index, 1},
    Entry{"index2", Index, 2},   Entry{"index3", Index, 3},   Entry{"middle1", Middle, 1},
    Entry{"middle2", Middle, 2}, Entry{"middle3", Middle, 3}, Entry{"ring1", Ring, 1},
    Entry{"ring2", Ring, 2},     Entry{"ring3", Ring, 3},     Entry{"little1", Little, 1},
    Entry{"little2", Little, 2}, Entry{"little3", Little, 3},
};
/// 3ds Max Biped: Finger0 is the thumb, Finger01 its second bone.
constexpr std::array kBiped{
    Entry{"pelvis", Hips},        Entry{"spine", Spine},       Entry{"spine1", Spine},
    Entry{"spine2", Spine},       Entry{"spine3", Spine},      Entry{"neck", Neck},
    Entry{"neck1", Neck},         Entry{"head", Head},         Entry{"clavicle", Shoulder},
    Entry{"upperarm", UpperArm},  Entry{"forearm", LowerArm},  Entry{"hand", Hand},
    Entry{"thigh", UpperLeg},     Entry{"calf", LowerLeg},     Entry{"foot", Foot},
    Entry{"toe0", Toes},          Entry{"finger0", Thumb, 1},  Entry{"finger01", Thumb, 2},
    Entry{"finger02", Thumb, 3},  Entry{"finger1", Index, 1},  Entry{"finger11", Index, 2},
    Entry{"finger12", Index, 3},  Entry{"finger2", Middle, 1}, Entry{"finger21", Middle, 2},
    Entry{"finger22", Middle, 3}, Entry{"finger3", Ring, 1},   Entry{"finger31", Ring, 2},
    Entry{"finger32", Ring, 3},   Entry{"finger4", Little, 1}, Entry{"finger41", Little, 2},
    Entry{"finger42", Little, 3},
};
/// The motion library of Carnegie Mellon as BVH.
constexpr std::array kCmu{
    Entry{"hips", Hips},        Entry{"lowerback", Spine},   Entry{"spine", Spine},
    Entry{"spine1", Spine},     Entry{"neck", Neck},         Entry{"neck1", Neck},
    Entry{"head", Head},        Entry{"shoulder", Shoulder}, Entry{"arm", UpperArm},
    Entry{"forearm", LowerArm}, Entry{"hand", Hand},         Entry{"upleg", UpperLeg},
    Entry{"leg", LowerLeg},     Entry{"foot", Foot},         Entry{"toebase", Toes},
    Entry{"thumb", Thumb},      Entry{"handindex1", Index},
};
/// BVH as Biovision's own programs wrote it: bones are called by their joints.
constexpr std::array kBiovision{
    Entry{"hips", Hips},       Entry{"chest", Spine},     Entry{"chest2", Spine},
    Entry{"chest3", Spine},    Entry{"chest4", Spine},    Entry{"neck", Neck},
    Entry{"head", Head},       Entry{"collar", Shoulder}, Entry{"shoulder", UpperArm},
    Entry{"elbow", LowerArm},  Entry{"wrist", Hand},      Entry{"uparm", UpperArm},
    Entry{"lowarm", LowerArm}, Entry{"hand", Hand},       Entry{"hip", UpperLeg},
    Entry{"knee", LowerLeg},   Entry{"ankle", Foot},      Entry{"upleg", UpperLeg},
    Entry{"lowleg", LowerLeg}, Entry{"foot", Foot},       Entry{"toe", Toes},
};
constexpr std::array kCommon{
    Entry{"hips", Hips},         Entry{"hip", Hips},          Entry{"pelvis", Hips},
    Entry{"spine", Spine},       Entry{"spine1", Spine},      Entry{"spine2", Spine},
    Entry{"spine3", Spine},      Entry{"spine4", Spine},      Entry{"waist", Spine},
    Entry{"abdomen", Spine},     Entry{"torso", Spine},       Entry{"chest", Spine},
    Entry{"upperchest", Spine},  Entry{"neck", Neck},         Entry{"neck1", Neck},
    Entry{"neck2", Neck},        Entry{"head", Head},         Entry{"jaw", Jaw},
    Entry{"eye", Eye},           Entry{"clavicle", Shoulder}, Entry{"collar", Shoulder},
    Entry{"shoulder", Shoulder}, Entry{"upperarm", UpperArm}, Entry{"uparm", UpperArm},
    Entry{"lowerarm", LowerArm}, Entry{"forearm", LowerArm},  Entry{"hand", Hand},
    Entry{"thigh", UpperLeg},    Entry{"upperleg", UpperLeg}, Entry{"upleg", UpperLeg},
    Entry{"shin", LowerLeg},     Entry{"calf", LowerLeg},     Entry{"lowerleg", LowerLeg},
    Entry{"foot", Foot},         Entry{"toe", Toes},          Entry{"toes", Toes},
    Entry{"toebase", Toes},      Entry{"ball", Toes},         Entry{"thumb1", Thumb, 1},
    Entry{"thumb2", Thumb, 2},   Entry{"thumb3", Thumb, 3},   Entry{"index1", Index, 1},
    Entry{"index2", Index, 2},   Entry{"index3", Index, 3},   Entry{"middle1", Middle, 1},
    Entry{"middle2", Middle, 2}, Entry{"middle3", Middle, 3}, Entry{"ring1", Ring, 1},
    Entry{"ring2", Ring, 2},     Entry{"ring3", Ring, 3},     Entry{"pinky1", Little, 1},
    Entry{"pinky2", Little, 2},  Entry{"pinky3", Little, 3},  Entry{"little1", Little, 1},
    Entry{"little2", Little, 2}, Entry{"little3", Little, 3},
};

struct Table {
    HumanoidNaming naming;
    std::string_view name;
    std::span<const Entry> entries;
};
/// Where two find equally much, the first counts.
const std::array kTables{
    Table{HumanoidNaming::KayKit, "KayKit", kKayKit},
    Table{HumanoidNaming::Mixamo, "Mixamo", kMixamo},
    Table{HumanoidNaming::Unreal, "Unreal", kUnreal},
    Table{HumanoidNaming::Unity, "Unity", kUnity},
    Table{HumanoidNaming::Godot, "Godot", kGodot},
    Table{HumanoidNaming::Rigify, "Rigify", kRigify},
    Table{HumanoidNaming::Vroid, "VRoid", kVroid},
    Table{HumanoidNaming::Biped, "3ds Max Biped", kBiped},
    Table{HumanoidNaming::Cmu, "CMU", kCmu},
    Table{HumanoidNaming::Biovision, "Biovision", kBiovision},
    Table{HumanoidNaming::Common, "common", kCommon},
};

bool isOnASide(HumanoidPart part) {
    return part != Hips && part != Spine && part != Neck && part != Head && part != Jaw;
}
bool isChain(HumanoidPart part) {
    return part == Spine || part == Neck;
}

std::optional<HumanoidSlot> slotIn(const Table& table, const PlainName& plain) {
    const auto find = [&](std::string_view letters) {
        return std::ranges::find(table.entries, letters, &Entry::letters);
    };
    auto entry = find(plain.letters);
    if (entry == table.entries.end())
        entry = find(withoutLeadingZeros(plain.letters));
    if (entry == table.entries.end() || isOnASide(entry->part) != (plain.side != BoneSide::Centre))
        return std::nullopt;
    return HumanoidSlot{entry->part, plain.side, entry->number};
}

/// Names as they are read: whole, and without the number that some exporters hang on every name.
struct ReadName {
    PlainName whole;
    PlainName bare;
};

/// Fills slots of one table; the bones of chains are gathered apart, in the order of the skeleton.
class Reading {
public:
    Reading(const Skeleton& skeleton, const std::vector<ReadName>& names)
        : m_skeleton(skeleton), m_names(names), m_taken(names.size(), 0) {}

    void read(const Table& table) {
        for (PlainName ReadName::*const form : {&ReadName::whole, &ReadName::bare}) {
            std::map<HumanoidSlot, std::vector<std::size_t>> found;
            const bool isOpen[] = {m_chains[Spine].empty(), m_chains[Neck].empty()};
            for (std::size_t bone = 0; bone < m_names.size(); ++bone) {
                const auto slot = slotIn(table, m_names[bone].*form);
                if (m_taken[bone] != 0 || !slot)
                    continue;
                if (!isChain(slot->part))
                    found[*slot].push_back(bone);
                else if (isOpen[slot->part == Spine ? 0 : 1])
                    takeForChain(slot->part, bone);
            }
            for (const auto& [slot, bones] : found)
                if (!m_bones.contains(slot))
                    take(slot, bones);
        }
    }

    [[nodiscard]] std::size_t count() const {
        std::size_t count = m_bones.size();
        for (const auto& [part, bones] : m_chains)
            count += bones.size();
        return count;
    }
    [[nodiscard]] bool hasHipsAndLimb() const {
        return m_bones.contains({Hips}) && std::ranges::any_of(m_bones, [](const auto& entry) {
                   return entry.first.part == UpperArm || entry.first.part == UpperLeg;
               });
    }
    [[nodiscard]] std::map<HumanoidSlot, BoneIndex> bones() const {
        std::map<HumanoidSlot, BoneIndex> bones = m_bones;
        for (const auto& [part, chain] : m_chains)
            for (std::size_t i = 0; i < chain.size(); ++i)
                bones[{part, BoneSide::Centre, std::uint8_t(i + 1)}] = BoneIndex(chain[i]);
        return bones;
    }

private:
    void take(const HumanoidSlot& slot, const std::vector<std::size_t>& bones) {
        const auto deforming = std::ranges::find_if(
            bones, [this](std::size_t bone) { return m_skeleton.deform[bone] != 0; });
        const std::size_t bone = deforming == bones.end() ? bones.front() : *deforming;
        m_bones[slot] = BoneIndex(bone);
        m_taken[bone] = 1;
    }
    /// A chain goes on only below itself: what hangs elsewhere is a control, or another body.
    void takeForChain(HumanoidPart part, std::size_t bone) {
        std::vector<std::size_t>& chain = m_chains[part];
        constexpr std::size_t kLongest = 32;
        if (chain.size() >= kLongest ||
            (!chain.empty() &&
             !isAncestorOrSelf(m_skeleton, BoneIndex(chain.back()), BoneIndex(bone))))
            return;
        chain.push_back(bone);
        m_taken[bone] = 1;
    }

    const Skeleton& m_skeleton;
    const std::vector<ReadName>& m_names;
    std::vector<std::uint8_t> m_taken;
    std::map<HumanoidSlot, BoneIndex> m_bones;
    std::map<HumanoidPart, std::vector<std::size_t>> m_chains;
};

} // namespace

std::string_view nameOf(HumanoidNaming naming) {
    if (naming == HumanoidNaming::Vrm)
        return "VRM";
    const auto table = std::ranges::find(kTables, naming, &Table::naming);
    return table == kTables.end() ? std::string_view() : table->name;
}

BoneIndex Humanoid::of(HumanoidPart part, BoneSide side, std::uint8_t number) const {
    const auto bone = bones.find({part, side, number});
    return bone == bones.end() ? BoneIndex() : bone->second;
}

Humanoid readHumanoid(const Skeleton& skeleton) {
    std::vector<ReadName> names;
    names.reserve(skeleton.boneCount());
    const bool bareOnly = numbersEveryName(skeleton.names);
    for (const std::string& name : skeleton.names) {
        PlainName bare = plainName(withoutNumber(name));
        names.push_back({bareOnly ? bare : plainName(name), bare});
    }
    const bool namesHips = std::ranges::any_of(names, [](const ReadName& name) {
        return name.bare == PlainName{BoneSide::Centre, "hips"} ||
               name.bare == PlainName{BoneSide::Centre, "pelvis"};
    });

    const Table* best = nullptr;
    std::size_t most = 0;
    for (const Table& table : kTables) {
        // Rigify's "spine" is the hips only where nothing else is.
        if (table.naming == HumanoidNaming::Rigify && namesHips)
            continue;
        Reading reading(skeleton, names);
        reading.read(table);
        if (reading.count() > most) {
            most = reading.count();
            best = &table;
        }
    }
    if (best == nullptr)
        return {};
    Reading reading(skeleton, names);
    reading.read(*best);
    reading.read(kTables.back());
    if (!reading.hasHipsAndLimb())
        return {};
    return {best->naming, reading.bones()};
}

} // namespace rigwright
