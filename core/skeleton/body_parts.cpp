// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading body parts out of names.
#include "core/skeleton/body_parts.h"

#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>

namespace rigwright {
namespace {

/// Letters alone, small: LeftFore_Arm.001 reads leftforearm.
std::string lettersOf(std::string_view name) {
    if (const auto colon = name.rfind(':'); colon != std::string_view::npos)
        name.remove_prefix(colon + 1);
    std::string letters;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z')
            letters += char(c - 'A' + 'a');
        else if (c >= 'a' && c <= 'z')
            letters += c;
    }
    return letters;
}

struct PartWords {
    BodyPart part;
    std::initializer_list<std::string_view> words;
};

// The first that fits counts, so what contains another word stands before it.
const std::array kParts{
    PartWords{BodyPart::None,
              {"twist", "roll", "target", "pole", "helper", "nub", "armature", "heel", "ctrl",
               "control", "spring"}},
    PartWords{BodyPart::Thumb, {"thumb"}},
    PartWords{BodyPart::Finger, {"finger", "index", "middle", "ring", "pinky", "little"}},
    PartWords{BodyPart::None, {"toe", "clavicle", "shoulder", "collar", "eye", "jaw", "hair"}},
    PartWords{BodyPart::Forearm, {"forearm", "lowerarm", "elbow"}},
    PartWords{BodyPart::Hand, {"hand", "wrist"}},
    PartWords{BodyPart::UpperArm, {"arm", "shldr"}},
    PartWords{BodyPart::Thigh, {"thigh", "upleg", "upperleg"}},
    PartWords{BodyPart::Foot, {"foot", "ankle"}},
    PartWords{BodyPart::Shin, {"shin", "calf", "leg", "knee"}},
    PartWords{BodyPart::Neck, {"neck"}},
    PartWords{BodyPart::Head, {"head"}},
    PartWords{BodyPart::Spine, {"spine", "chest", "torso", "abdomen", "waist"}},
};

} // namespace

BodyPart bodyPartOfName(std::string_view name) {
    const std::string letters = lettersOf(name);
    if (letters.starts_with("ik") || letters.ends_with("ik") || letters.ends_with("end"))
        return BodyPart::None;
    for (const PartWords& entry : kParts)
        for (const std::string_view word : entry.words)
            if (letters.find(word) != std::string::npos)
                return entry.part;
    return BodyPart::None;
}

std::vector<BoneIndex> bonesOf(const Skeleton& skeleton, BodyPart part, BoneSide side) {
    std::vector<BoneIndex> bones;
    for (std::size_t b = 0; b < skeleton.boneCount(); ++b)
        if (bodyPartOfName(skeleton.names[b]) == part && sideOfName(skeleton.names[b]).side == side)
            bones.emplace_back(b);
    return bones;
}

} // namespace rigwright
