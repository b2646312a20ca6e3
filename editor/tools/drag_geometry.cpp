// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Geometry of dragging.
#include "editor/tools/drag_geometry.h"

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

Vec3d towardsViewer(const Camera& camera) {
    return viewFromModel(camera).linear().row(2).transpose();
}

double wrapAngle(double angle) {
    return std::remainder(angle, 2.0 * kPi);
}

double screenAngle(const Vec2d& pixel, const Vec2d& centre) {
    const Vec2d arm = pixel - centre;
    return std::atan2(-arm.y(), arm.x());
}

double distanceToSegment(const Vec2d& point, const Vec2d& a, const Vec2d& b) {
    const Vec2d along = b - a;
    const double squared = along.squaredNorm();
    const double t = squared > 0.0 ? std::clamp((point - a).dot(along) / squared, 0.0, 1.0) : 0.0;
    return (point - (a + t * along)).norm();
}

std::optional<Vec3d> onPlane(const Ray& ray, const Vec3d& point, const Vec3d& normal) {
    const double towards = ray.direction.dot(normal);
    if (std::abs(towards) < 1e-3)
        return std::nullopt;
    const double distance = (point - ray.origin).dot(normal) / towards;
    if (!(distance > 0.0))
        return std::nullopt;
    return ray.origin + distance * ray.direction;
}

std::optional<double> alongLine(const Ray& ray, const Vec3d& point, const Vec3d& axis) {
    const double cosine = ray.direction.dot(axis);
    const double denominator = 1.0 - cosine * cosine;
    if (denominator < 1e-3)
        return std::nullopt;
    const Vec3d between = ray.origin - point;
    return (between.dot(axis) - cosine * between.dot(ray.direction)) / denominator;
}

const Vec2d& PrecisePointer::moveTo(const Vec2d& pixel, bool precise) {
    constexpr double kPrecise = 0.1;
    m_position += (pixel - m_last) * (precise ? kPrecise : 1.0);
    m_last = pixel;
    return m_position;
}

double snapped(double value, const KeyModifiers& modifiers, double coarse, double fine) {
    if (!modifiers.control)
        return value;
    const double step = modifiers.shift ? fine : coarse;
    return std::round(value / step) * step;
}

Vec3d snappedOnPicture(const Vec3d& motion, const Camera& camera, const KeyModifiers& modifiers,
                       double coarse, double fine) {
    if (!modifiers.control)
        return motion;
    const Mat3d pictureFromModel = viewFromModel(camera).linear();
    Vec3d onPicture = pictureFromModel * motion;
    for (int axis = 0; axis < 2; ++axis)
        onPicture[axis] = snapped(onPicture[axis], modifiers, coarse, fine);
    return pictureFromModel.transpose() * onPicture;
}

} // namespace rigwright::editor
