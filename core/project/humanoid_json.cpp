// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Role by role; what cannot be read is left out.
#include "core/project/humanoid_json.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

namespace rigwright {

using nlohmann::json;

namespace {

/// Nothing where the bone is not one.
std::optional<BoneIndex> boneFrom(const json& choice, std::size_t boneCount) {
    const auto bone = choice.find("bone");
    if (bone == choice.end() || !bone->is_number_integer())
        return std::nullopt;
    if (bone->is_number_unsigned()) {
        const auto number = bone->get<std::uint64_t>();
        return number < boneCount ? std::optional(BoneIndex(std::size_t(number))) : std::nullopt;
    }
    const auto number = bone->get<std::int64_t>();
    if (number == -1)
        return BoneIndex();
    // A program puts signed numbers where a parser finds unsigned ones.
    return number >= 0 && std::uint64_t(number) < boneCount
               ? std::optional(BoneIndex(std::size_t(number)))
               : std::nullopt;
}

/// Nothing where it is not one.
std::optional<RoleChoice> choiceFrom(const json& written, std::size_t boneCount) {
    if (!written.is_object())
        return std::nullopt;
    const std::optional<BoneIndex> bone = boneFrom(written, boneCount);
    const auto confidence = written.find("confidence");
    const auto evidence = written.find("evidence");
    if (!bone || confidence == written.end() || !confidence->is_number() ||
        evidence == written.end() || !evidence->is_string())
        return std::nullopt;
    const auto known = evidenceNamed(evidence->get_ref<const std::string&>());
    const double sure = confidence->get<double>();
    if (!known || !std::isfinite(sure))
        return std::nullopt;
    return RoleChoice{*bone, std::clamp(sure, 0.0, 1.0), *known};
}

} // namespace

json humanoidJson(const HumanoidMap& map) {
    json written = json::object();
    for (const HumanoidRole role : humanoidRoles()) {
        const RoleChoice& choice = map[role];
        if (choice == RoleChoice())
            continue;
        written[std::string(nameOf(role))] = {
            {"bone", choice.bone.isValid() ? int(choice.bone.value()) : -1},
            {"confidence",
             std::isfinite(choice.confidence) ? std::clamp(choice.confidence, 0.0, 1.0) : 0.0},
            {"evidence", nameOf(choice.evidence)}};
    }
    return written;
}

std::optional<HumanoidMap> humanoidFrom(const json& written, std::size_t boneCount,
                                        std::size_t& odd) {
    if (!written.is_object()) {
        ++odd;
        return std::nullopt;
    }
    HumanoidMap map;
    std::size_t known = 0;
    for (const HumanoidRole role : humanoidRoles()) {
        const auto found = written.find(std::string(nameOf(role)));
        if (found == written.end())
            continue;
        ++known;
        const std::optional<RoleChoice> choice = choiceFrom(*found, boneCount);
        if (choice && !(choice->bone.isValid() && roleOf(map, choice->bone)))
            map[role] = *choice;
        else
            ++odd;
    }
    odd += written.size() - known;
    return map;
}

} // namespace rigwright
