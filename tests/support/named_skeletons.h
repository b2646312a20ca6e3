// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Humanoid skeletons by name alone, as different programs write them.
#pragma once

#include "core/skeleton/skeleton.h"

#include <string_view>
#include <vector>

namespace rigwright::test {

/// Bones by lines "name" or "parent > name"; all at rest 0.1 m above their parents.
Skeleton namedSkeleton(std::string_view lines);

/// One of kayKit, mixamo, unreal, unity, rigify, vroid, biped, cmu, biovision, mannequin.
struct NamedSkeleton {
    const char* who;
    std::string_view lines;
    /// Names of: hips, first and last spine, head, and of the left side upper arm, hand, upper leg,
    /// foot.
    std::vector<std::string_view> landmarks;
};
const std::vector<NamedSkeleton>& namedSkeletons();

} // namespace rigwright::test
