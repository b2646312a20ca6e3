// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Maps of bones as text, to be edited by hand and used again.
#pragma once

#include "core/base/result.h"
#include "core/skeleton/bone_map.h"
#include "core/skeleton/skeleton.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace rigwright {

/// {"bones": {"LeftArm": "upper_arm.L", "LHipJoint": null}}, by name: of several bones with one
/// name the first is meant. Puts what the text says into `map`, as done by hand; bones that it does
/// not name stay as they are. Errors: "bone-map-invalid" (no such JSON), "bone-map-unknown-bone" (a
/// name that is not in the skeletons; `place` says which), "bone-map-twice" (two for one target).
Result<void> applyBoneMapJson(std::string_view text, const Skeleton& source, const Skeleton& target,
                              BoneMap& map);

/// The same from a file; also the errors of readFileBytes().
Result<void> applyBoneMapFile(const std::filesystem::path& file, const Skeleton& source,
                              const Skeleton& target, BoneMap& map);

} // namespace rigwright
