// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Change: says exactly what an edit touched, so that views update only that.
#pragma once

#include "core/base/index.h"
#include "core/weights/weight_edit.h"

#include <variant>
#include <vector>

namespace rigwright::editor {

/// Another character altogether: everything is new.
struct DocumentReset {};
/// Rows of the listed vertices (ascending); `all` = too many to list.
struct WeightsChanged {
    MeshInstanceIndex mesh;
    WeightTarget target;
    std::vector<VertexIndex> vertices;
    bool all = false;
};
/// The current pose, values of controls and weights of handles too; empty = all bones.
struct PoseChanged {
    std::vector<BoneIndex> bones;
};
/// Controls, constraints or IK handles, and so the shown frame. `sameCounts`: nothing came
/// or went or changed its place.
struct RigChanged {
    bool sameCounts = false;
};
/// The saved poses; the current one is as it was.
struct PoseLibraryChanged {};
/// Locks and visibility of bones.
struct BoneFlagsChanged {};
/// Visibility, skinning method or name of an instance (not its vertices).
struct MeshInstanceChanged {
    MeshInstanceIndex mesh;
};

using Change = std::variant<DocumentReset, WeightsChanged, PoseChanged, PoseLibraryChanged,
                            BoneFlagsChanged, MeshInstanceChanged, RigChanged>;

} // namespace rigwright::editor
