// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The way to a bone, cut short so that a chain of thousands of bones stays readable.
#include "core/io/bone_path.h"

namespace rigwright {

std::string bonePath(const Skeleton& skeleton, BoneIndex bone) {
    constexpr int kMost = 32;
    std::string path = skeleton.names[bone.value()];
    for (int i = 1; i < kMost; ++i) {
        bone = skeleton.parents[bone.value()];
        if (!bone.isValid())
            break;
        path.insert(0, skeleton.names[bone.value()] + "/");
    }
    return path;
}

} // namespace rigwright
