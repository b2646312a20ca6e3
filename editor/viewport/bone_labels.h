// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bone labels: the names that stand beside the drawn bones.
#pragma once

#include "editor/viewport/bones_view.h"

#include <QString>

#include <vector>

namespace rigwright::editor {

struct BoneLabel {
    QString text;
    Vec3d head = Vec3d::Zero(); ///< model space
    Vec3d tail = Vec3d::Zero();
    bool selected = false;
    bool active = false;
};

/// One a drawn bone, in the order in which they get room: the active bone, the one under the
/// pointer, the selected ones, then the others, the nearest to the eye first. Those whose middle
/// lies out of the picture have none; nor has any where no bones are drawn.
std::vector<BoneLabel> boneLabels(const Character& character, const FrameResult& frame,
                                  const BonesView::Look& look);

} // namespace rigwright::editor
