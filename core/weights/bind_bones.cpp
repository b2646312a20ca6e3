// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Distances to bones.
#include "core/weights/bind_bones.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace rigwright {

BindBones::BindBones(const BindShape& shape, std::span<const BoneSegment> segments,
                     std::span<const std::uint8_t> takesPart) {
    // Beyond this, squares of distances would leave the range of numbers.
    constexpr double kFarthest = 1e100;
    std::vector<const BoneSegment*> used;
    for (const BoneSegment& segment : segments) {
        const double reach = std::max(shape.shapeFromMesh(segment.head).cwiseAbs().maxCoeff(),
                                      shape.shapeFromMesh(segment.tail).cwiseAbs().maxCoeff());
        if (segment.joint < takesPart.size() && takesPart[segment.joint] != 0 && reach < kFarthest)
            used.push_back(&segment);
    }
    std::ranges::stable_sort(used, {}, &BoneSegment::joint);
    for (const BoneSegment* segment : used) {
        if (m_joints.empty() || m_joints.back() != segment->joint)
            m_joints.push_back(segment->joint);
        Segment own;
        own.slot = std::uint32_t(m_joints.size() - 1);
        own.head = shape.shapeFromMesh(segment->head);
        own.along = shape.shapeFromMesh(segment->tail) - own.head;
        const double square = own.along.squaredNorm();
        own.perSquare = square > 1e-200 ? 1.0 / square : 0.0;
        own.headRadius = segment->headRadius / shape.size;
        own.tailRadius = segment->tailRadius / shape.size;
        m_segments.push_back(own);
    }
}

void BindBones::squaredDistances(const Vec3d& place, std::span<double> squares) const {
    assert(squares.size() == m_joints.size());
    std::ranges::fill(squares, std::numeric_limits<double>::infinity());
    for (const Segment& segment : m_segments) {
        const Vec3d apart = place - segment.head - segment.along * segment.nearestAt(place);
        squares[segment.slot] = std::min(squares[segment.slot], apart.squaredNorm());
    }
}

NearestBone BindBones::nearest(const Vec3d& place) const {
    NearestBone nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const Segment& segment : m_segments) {
        const Vec3d point = segment.head + segment.along * segment.nearestAt(place);
        const double square = (place - point).squaredNorm();
        if (square < least) {
            least = square;
            nearest.point = point;
            nearest.joint = m_joints[segment.slot];
        }
    }
    nearest.distance = std::sqrt(least);
    return nearest;
}

} // namespace rigwright
