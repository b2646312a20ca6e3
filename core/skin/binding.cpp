// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binding: comparing.
#include "core/skin/binding.h"

#include <algorithm>

namespace rigwright {

bool operator==(const Binding& a, const Binding& b) {
    const auto sameMatrix = [](const Affine3d& x, const Affine3d& y) {
        return x.matrix() == y.matrix();
    };
    return a.name == b.name && a.joints == b.joints &&
           std::ranges::equal(a.boneFromMeshBind, b.boneFromMeshBind, sameMatrix) &&
           a.layers == b.layers && a.method == b.method && a.blendMap == b.blendMap &&
           a.skeletonRoot == b.skeletonRoot && a.foreign == b.foreign;
}

} // namespace rigwright
