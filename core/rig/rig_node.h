// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigNode: a bone or a control, wherever a rig may name either.
#pragma once

#include "core/base/index.h"

namespace rigwright {

/// At most one of the two is valid; neither: nothing is named.
struct RigNode {
    BoneIndex bone;
    ControlIndex control;

    [[nodiscard]] bool isNone() const { return !bone.isValid() && !control.isValid(); }

    friend bool operator==(const RigNode&, const RigNode&) = default;
};

inline RigNode boneNode(BoneIndex bone) {
    return {bone, {}};
}
inline RigNode controlNode(ControlIndex control) {
    return {{}, control};
}

} // namespace rigwright
