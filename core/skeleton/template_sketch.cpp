// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Unfolds a sketch into both sides.
#include "core/skeleton/template_sketch.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

namespace rigwright {
namespace {

Vec3d reflectedIf(bool isReflected, const Vec3d& v) {
    return isReflected ? Vec3d(-v.x(), v.y(), v.z()) : v;
}

Vec3d squareTo(const Vec3d& bone, const Vec3d& wish) {
    const Vec3d along = bone.normalized();
    return (wish - along * along.dot(wish)).normalized();
}

} // namespace

int TemplateSketch::add(SketchJoint joint) {
    assert(joint.parent < int(m_joints.size()));
    m_joints.push_back(std::move(joint));
    return int(m_joints.size()) - 1;
}

Vec3d TemplateSketch::tailOf(int row) const {
    const SketchJoint& joint = m_joints[std::size_t(row)];
    if (joint.tail)
        return *joint.tail;
    const auto child = std::ranges::find(m_joints, row, &SketchJoint::parent);
    if (child != m_joints.end())
        return child->position;
    constexpr double kLeafLength = 0.8; // of the bone before it
    const Vec3d before = m_joints[std::size_t(joint.parent)].position;
    return joint.position + kLeafLength * (joint.position - before);
}

void TemplateSketch::place(int row, BoneIndex parent, bool isReflected,
                           std::vector<TemplateJoint>& joints, std::vector<Placed>& placed) const {
    const SketchJoint& from = m_joints[std::size_t(row)];
    TemplateJoint joint;
    joint.name = isReflected ? from.rightName : from.name;
    joint.parent = parent;
    joint.position = reflectedIf(isReflected, from.position);
    joint.tail = reflectedIf(isReflected, tailOf(row));
    joint.flexion = reflectedIf(isReflected, squareTo(tailOf(row) - from.position, from.flexion));
    joint.role = from.role && isReflected ? std::optional(mirrored(*from.role)) : from.role;
    joint.side = isReflected ? BoneSide::Right : from.side;
    joint.deforms = from.deforms;
    joint.along = from.along;
    const BoneIndex self(joints.size());
    joints.push_back(std::move(joint));
    placed.push_back({row, isReflected});
    for (int child = row + 1; child < int(m_joints.size()); ++child) {
        if (m_joints[std::size_t(child)].parent != row)
            continue;
        place(child, self, isReflected, joints, placed);
        const bool begins =
            from.rightName.empty() && !m_joints[std::size_t(child)].rightName.empty();
        if (begins)
            place(child, self, true, joints, placed);
    }
}

void TemplateSketch::link(std::vector<TemplateJoint>& joints,
                          const std::vector<Placed>& placed) const {
    const auto find = [&](int row, bool isReflected) {
        if (row < 0)
            return BoneIndex();
        const bool isOfMiddle = m_joints[std::size_t(row)].rightName.empty();
        for (std::size_t i = 0; i < placed.size(); ++i)
            if (placed[i].row == row && placed[i].isReflected == (isReflected && !isOfMiddle))
                return BoneIndex(i);
        return BoneIndex();
    };
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const SketchJoint& from = m_joints[std::size_t(placed[i].row)];
        const bool hasOtherSide = from.side == BoneSide::Centre || !from.rightName.empty();
        joints[i].mirror = hasOtherSide ? find(placed[i].row, !placed[i].isReflected) : BoneIndex();
        joints[i].between = find(from.between, placed[i].isReflected);
        joints[i].betweenEnd = find(from.betweenEnd, placed[i].isReflected);
    }
}

std::vector<TemplateJoint> TemplateSketch::joints() const {
    std::vector<TemplateJoint> joints;
    std::vector<Placed> placed;
    for (int row = 0; row < int(m_joints.size()); ++row)
        if (m_joints[std::size_t(row)].parent < 0)
            place(row, {}, false, joints, placed);
    link(joints, placed);
    return joints;
}

Vec3d alongLine(std::span<const Vec3d> points, double part) {
    const double place = part * double(points.size() - 1);
    const std::size_t first = std::min(std::size_t(place), points.size() - 2);
    return points[first] + (place - double(first)) * (points[first + 1] - points[first]);
}

const FingerShape& fingerShape(int finger) {
    static const Vec3d kToPalm(0.0, -1.0, 0.0);
    static const std::array<FingerShape, 5> kFingers{{
        {{{0.0171, -0.0051, 0.0131}, {0.0347, -0.0107, 0.0302}, {0.0511, -0.0151, 0.0418}},
         {0.0640, -0.0180, 0.0500},
         {0.35, -0.55, -0.75}}, // towards the little finger's root
        {{{0.0474, -0.0002, 0.0194}, {0.0707, -0.0019, 0.0210}, {0.0835, -0.0039, 0.0219}},
         {0.0935, -0.0057, 0.0225},
         kToPalm},
        {{{0.0509, -0.0002, 0.0066}, {0.0766, -0.0021, 0.0068}, {0.0910, -0.0043, 0.0070}},
         {0.1020, -0.0063, 0.0071},
         kToPalm},
        {{{0.0486, -0.0002, -0.0062}, {0.0726, -0.0019, -0.0077}, {0.0860, -0.0041, -0.0085}},
         {0.0965, -0.0060, -0.0092},
         kToPalm},
        {{{0.0422, -0.0002, -0.0182}, {0.0617, -0.0016, -0.0213}, {0.0721, -0.0033, -0.0230}},
         {0.0810, -0.0048, -0.0244},
         kToPalm},
    }};
    return kFingers[std::size_t(finger)];
}

std::vector<Vec3d> fingerJoints(int finger, int bones) {
    const FingerShape& shape = fingerShape(finger);
    switch (bones) {
    case 1:
        return {shape.joints[0], shape.tip};
    case 2:
        return {shape.joints[0], 0.5 * (shape.joints[1] + shape.joints[2]), shape.tip};
    default:
        return {shape.joints[0], shape.joints[1], shape.joints[2], shape.tip};
    }
}

} // namespace rigwright
