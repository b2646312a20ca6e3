// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BindBones: the bones in units of the mesh's size, and the distances to them.
#pragma once

#include "core/weights/bind_shape.h"
#include "core/weights/bone_segments.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// The nearest bone of a place. Of equally near ones the lowest joint.
struct NearestBone {
    double distance = 0.0;
    Vec3d point = Vec3d::Zero(); ///< of the bone
    std::uint16_t joint = 0;
};

/// The segments of the joints that take part, in the coordinates of a BindShape. Joints are counted
/// in `joints`: "slot" i is joints[i].
class BindBones {
public:
    struct Segment {
        std::uint32_t slot = 0;
        Vec3d head = Vec3d::Zero();
        Vec3d along = Vec3d::Zero(); ///< tail - head
        double perSquare = 0.0;      ///< 1 / |along|², 0 for a point
        double headRadius = 0.0;
        double tailRadius = 0.0;

        /// Where on the segment (0 … 1) the point nearest to `place` is.
        [[nodiscard]] double nearestAt(const Vec3d& place) const {
            return std::clamp((place - head).dot(along) * perSquare, 0.0, 1.0);
        }
    };

    /// `takesPart`: one entry a joint.
    BindBones(const BindShape& shape, std::span<const BoneSegment> segments,
              std::span<const std::uint8_t> takesPart);

    [[nodiscard]] const std::vector<std::uint16_t>& joints() const { return m_joints; }
    [[nodiscard]] const std::vector<Segment>& segments() const { return m_segments; }

    /// Squared distances by slot. Precondition: squares.size() == joints().size().
    void squaredDistances(const Vec3d& place, std::span<double> squares) const;
    /// Precondition: there is a segment.
    [[nodiscard]] NearestBone nearest(const Vec3d& place) const;

private:
    std::vector<std::uint16_t> m_joints; ///< ascending
    std::vector<Segment> m_segments;     ///< by slot
};

} // namespace rigwright
