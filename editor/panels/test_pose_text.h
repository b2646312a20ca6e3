// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words for test poses and their sweeps.
#pragma once

#include "core/pose/test_poses.h"

#include <QString>

namespace rigwright::editor {

/// "Left arm", "Active bone".
QString sweepText(TestSweep sweep);
/// "Rest", "Elbow 90°", "Twist out 90°".
QString testPoseText(const TestPose& pose);

} // namespace rigwright::editor
