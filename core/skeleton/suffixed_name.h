// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names after a bone's name: hand_ik.L after hand.L, LeftHandIK after mixamorig:LeftHand.
#pragma once

#include <string>
#include <string_view>

namespace rigwright {

/// The name with a word more, written as the name is (capitals, separators), before a side at its
/// end and behind all else; namespaces ("rig:", "Armature|") stay away. The side stays, and the
/// names of two counterparts give counterparts. `word`: small letters; one of two letters counts as
/// an abbreviation (IK). An empty name gives the word.
std::string suffixedName(std::string_view name, std::string_view word);

} // namespace rigwright
