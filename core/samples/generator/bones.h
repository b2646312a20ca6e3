// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones: the table's joints on both sides, with bone-aligned frames.
#pragma once

#include "core/samples/generator/table.h"

#include <string>
#include <vector>

namespace rigwright::generator {

enum class Side { Middle, Left, Right };

/// A joint of the finished skeleton; parents stand before children, limbs stay together. The
/// frame's +Y points along the bone, and a positive turn about its +X flexes the joint.
/// `parentFromBone` is `translation`, `rotation`. Right bones are exact reflections of left ones.
struct Bone {
    std::string name;
    int row = 0; ///< in SampleTable::joints
    int parent = -1;
    int mirrorOf = -1; ///< the twin; itself in the middle
    Side side = Side::Middle;
    Vec3d position = Vec3d::Zero(); ///< model space
    Quatd orientation = Quatd::Identity();
    Vec3d translation = Vec3d::Zero();
    Quatd rotation = Quatd::Identity();
    Vec3d tip = Vec3d::Zero(); ///< where the bone ends, model space
};

/// Bone names get ".L" and ".R" where `table` mirrors the joint; +X is the character's left.
std::vector<Bone> makeBones(const SampleTable& table);

/// True for the marker at the end of a chain (`…_end`), which holds no weight.
bool isEndMarker(const SampleTable& table, int row);

} // namespace rigwright::generator
