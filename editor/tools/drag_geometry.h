// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Geometry of pointers: turned into angles about axes, distances along lines and to what is drawn.
#pragma once

#include "core/math/types.h"
#include "editor/tools/pointer_event.h"

#include <optional>

namespace rigwright::editor {

/// Towards the viewer, unit, model space: the axis about which a turn on the picture is a rotation.
Vec3d towardsViewer(const Camera& camera);

/// `angle` brought into (-π, π].
double wrapAngle(double angle);

/// Angle of the pixel around `centre` on the picture, counter-clockwise, radians.
double screenAngle(const Vec2d& pixel, const Vec2d& centre);

/// From the pixel to the nearest one of the line from `a` to `b`.
double distanceToSegment(const Vec2d& point, const Vec2d& a, const Vec2d& b);

/// Where the ray meets the plane; nullopt where they are nearly parallel or it lies behind the ray.
std::optional<Vec3d> onPlane(const Ray& ray, const Vec3d& point, const Vec3d& normal);

/// Metres along the line (from `point`, along unit `axis`) of the place nearest to the ray; nullopt
/// where the line points nearly at the eye.
std::optional<double> alongLine(const Ray& ray, const Vec3d& point, const Vec3d& axis);

/// A pointer that moves at a tenth of the speed while Shift is held.
class PrecisePointer {
public:
    explicit PrecisePointer(const Vec2d& start) : m_last(start), m_position(start) {}
    const Vec2d& moveTo(const Vec2d& pixel, bool precise);
    [[nodiscard]] const Vec2d& position() const { return m_position; }

private:
    Vec2d m_last;
    Vec2d m_position;
};

/// `value` rounded to steps where Ctrl is held; the step is `coarse`, with Shift `fine`.
double snapped(double value, const KeyModifiers& modifiers, double coarse, double fine);

/// A motion in the plane of the picture, its parts to the right and up each rounded as above.
Vec3d snappedOnPicture(const Vec3d& motion, const Camera& camera, const KeyModifiers& modifiers,
                       double coarse, double fine);

inline constexpr double kDegree = kPi / 180.0;

} // namespace rigwright::editor
