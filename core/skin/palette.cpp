// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Palette: from bones to joints.
#include "core/skin/palette.h"

#include <cassert>

namespace rigwright {

void computePalette(const Binding& binding, std::span<const Affine3d> modelFromBone,
                    std::vector<Affine3d>& palette) {
    assert(binding.boneFromMeshBind.size() == binding.joints.size());
    palette.resize(binding.joints.size());
    for (std::size_t joint = 0; joint < palette.size(); ++joint) {
        palette[joint] =
            modelFromBone[binding.joints[joint].value()] * binding.boneFromMeshBind[joint];
        if (!palette[joint].matrix().allFinite())
            palette[joint].setIdentity();
    }
}

} // namespace rigwright
