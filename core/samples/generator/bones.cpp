// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table's joints on both sides, with bone-aligned frames.
#include "core/samples/generator/bones.h"

#include <algorithm>
#include <stdexcept>

namespace rigwright::generator {
namespace {

constexpr double kLeafLength = 0.8; // of the bone before it

Vec3d reflected(const Vec3d& v) {
    return {-v.x(), v.y(), v.z()};
}

/// The rotation seen in a mirror at x = 0, for frames whose x axis stays the axis of flexion.
Quatd reflected(const Quatd& q) {
    return {q.w(), q.x(), -q.y(), -q.z()};
}

const char* suffix(Side side) {
    return side == Side::Left ? ".L" : side == Side::Right ? ".R" : "";
}

/// The child that the table names, else the one that continues the bone most straightly; -1 for a
/// leaf.
int mainChild(const SampleTable& table, int row) {
    const JointRow& joint = table.joints[std::size_t(row)];
    Vec3d into = Vec3d::UnitY();
    if (joint.parent >= 0)
        into = (joint.position - table.joints[std::size_t(joint.parent)].position).normalized();
    int best = -1;
    double straightest = -2.0;
    for (std::size_t i = 0; i < table.joints.size(); ++i) {
        if (table.joints[i].parent != row)
            continue;
        if (table.joints[i].name == joint.main)
            return int(i);
        const double straight = into.dot((table.joints[i].position - joint.position).normalized());
        if (straight > straightest) {
            straightest = straight;
            best = int(i);
        }
    }
    return best;
}

Vec3d tipOf(const SampleTable& table, int row) {
    const JointRow& joint = table.joints[std::size_t(row)];
    const int child = mainChild(table, row);
    if (child >= 0)
        return table.joints[std::size_t(child)].position;
    if (joint.parent < 0)
        return joint.position + Vec3d::UnitY();
    const Vec3d before = table.joints[std::size_t(joint.parent)].position;
    return joint.position + kLeafLength * (joint.position - before);
}

Quatd orientationOf(const SampleTable& table, int row) {
    const JointRow& joint = table.joints[std::size_t(row)];
    const auto found = table.flexion.find(joint.name);
    // A root on the ground is the place of the character: its axes are the world's.
    if (joint.parent < 0 && joint.position.isZero())
        return Quatd::Identity();
    const Vec3d flexion = found == table.flexion.end() ? table.defaultFlexion : found->second;
    const Vec3d along = (tipOf(table, row) - joint.position).normalized();
    const Vec3d towards = flexion - along * along.dot(flexion);
    if (towards.norm() < 1e-3)
        throw std::runtime_error("joint '" + joint.name + "' flexes along its own bone");
    Mat3d frame;
    frame.col(1) = along;
    frame.col(2) = towards.normalized();
    frame.col(0) = frame.col(1).cross(frame.col(2));
    Quatd q(frame);
    // A frame of the middle is its own reflection, to the last bit.
    if (!joint.mirror && joint.position.x() == 0.0 && along.x() == 0.0)
        q = Quatd(q.w(), q.x(), 0.0, 0.0);
    return q.normalized();
}

class Builder {
public:
    explicit Builder(const SampleTable& table) : m_table(table) {}

    std::vector<Bone> run() {
        for (std::size_t row = 0; row < m_table.joints.size(); ++row)
            if (m_table.joints[row].parent < 0)
                add(int(row), -1, Side::Middle);
        for (Bone& bone : m_bones)
            for (std::size_t other = 0; other < m_bones.size(); ++other)
                if (m_bones[other].row == bone.row &&
                    (bone.side == Side::Middle || m_bones[other].side != bone.side))
                    bone.mirrorOf = int(other);
        return std::move(m_bones);
    }

private:
    void add(int row, int parent, Side side) {
        const JointRow& joint = m_table.joints[std::size_t(row)];
        Bone bone;
        bone.name = joint.name + suffix(side);
        bone.row = row;
        bone.parent = parent;
        bone.side = side;
        bone.position = joint.position;
        bone.orientation = orientationOf(m_table, row);
        bone.tip = tipOf(m_table, row);
        place(bone);
        if (side == Side::Right) {
            bone.position = reflected(bone.position);
            bone.tip = reflected(bone.tip);
            bone.orientation = reflected(bone.orientation);
            bone.translation = reflected(bone.translation);
            bone.rotation = reflected(bone.rotation);
        }
        const int index = int(m_bones.size());
        m_bones.push_back(bone);
        for (std::size_t child = 0; child < m_table.joints.size(); ++child) {
            if (m_table.joints[child].parent != row)
                continue;
            if (side != Side::Middle || !m_table.joints[child].mirror) {
                add(int(child), index, side);
                continue;
            }
            add(int(child), index, Side::Left);
            add(int(child), index, Side::Right);
        }
    }

    /// Local transform as on the left side; the right one is reflected from it.
    void place(Bone& bone) const {
        const int parentRow = m_table.joints[std::size_t(bone.row)].parent;
        if (parentRow < 0) {
            bone.translation = bone.position;
            bone.rotation = bone.orientation;
            return;
        }
        const Quatd parent = orientationOf(m_table, parentRow);
        bone.translation = parent.conjugate() *
                           (bone.position - m_table.joints[std::size_t(parentRow)].position).eval();
        bone.rotation = (parent.conjugate() * bone.orientation).normalized();
        const bool middle = bone.side == Side::Middle && bone.position.x() == 0.0;
        if (middle && parent.y() == 0.0 && parent.z() == 0.0) {
            bone.translation.x() = 0.0;
            bone.rotation = Quatd(bone.rotation.w(), bone.rotation.x(), 0.0, 0.0).normalized();
        }
    }

    const SampleTable& m_table;
    std::vector<Bone> m_bones;
};

} // namespace

std::vector<Bone> makeBones(const SampleTable& table) {
    return Builder(table).run();
}

bool isEndMarker(const SampleTable& table, int row) {
    return table.joints[std::size_t(row)].name.ends_with("_end");
}

} // namespace rigwright::generator
