// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names of bones without what programs put around them: namespaces, prefixes, separators, sides.
#pragma once

#include "core/skeleton/bone_names.h"

#include <span>
#include <string>
#include <string_view>

namespace rigwright {

/// `letters` are the small letters and digits of a name, without what stands before the last ":" or
/// "|" (a namespace, an armature), without the prefix of a program (mixamorig, Bip01, DEF-,
/// J_Bip_, Character1_, CC_Base_) and without the side; `side` is the side.
struct PlainName {
    BoneSide side = BoneSide::Centre;
    std::string letters;

    friend auto operator<=>(const PlainName&, const PlainName&) = default;
};

/// mixamorig:LeftForeArm and Armature|forearm_l are both {Left, "forearm"}.
PlainName plainName(std::string_view name);

/// Numbers without zeros in front: "spine1" of "spine001".
std::string withoutLeadingZeros(std::string_view letters);

/// True where an exporter has hung a number on the names (Spine_02, LeftArm_09), so that it tells
/// nothing of the bone: at least nine of ten end in a separator and a number.
bool numbersEveryName(std::span<const std::string> names);

} // namespace rigwright
