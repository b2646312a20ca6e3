// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Camera: where the user looks from, as a plain value with its matrices and rays.
#pragma once

#include "core/math/types.h"

namespace rigwright::editor {

/// A ray in model space; `direction` is unit.
struct Ray {
    Vec3d origin = Vec3d::Zero();
    Vec3d direction = -Vec3d::UnitZ();
};

/// Turntable about `target`: yaw about +Y (0 = looking from +Z, at the character's front), pitch
/// up. `distance` in metres; orthographic views show the height that the perspective shows at
/// `target`.
struct Camera {
    Vec3d target = Vec3d(0.0, 1.0, 0.0);
    double distance = 4.0;
    double yaw = 0.0;                  ///< radians
    double pitch = 0.0;                ///< radians, (-π/2, π/2] clamped by the user's actions
    double verticalFov = 0.6108652382; ///< radians (35 degrees)
    bool orthographic = false;

    friend bool operator==(const Camera&, const Camera&) = default;
};

Vec3d eyePosition(const Camera& camera);
Affine3d viewFromModel(const Camera& camera);
/// OpenGL clip space; near and far follow the distance.
Mat4d clipFromView(const Camera& camera, double aspect);
/// `pixel` from the top left, logical pixels.
Ray rayThrough(const Camera& camera, const Vec2d& pixel, const Vec2d& viewportSize);
/// Pixel of a model point; NaN-free: points behind the eye give false.
bool project(const Camera& camera, const Vec3d& point, const Vec2d& viewportSize, Vec2d& pixel);
/// project() for many points of one view, to the same bits.
class Projection {
public:
    Projection(const Camera& camera, const Vec2d& viewportSize);
    bool operator()(const Vec3d& point, Vec2d& pixel) const;

private:
    Affine3d m_viewFromModel;
    Vec2d m_viewportSize;
    bool m_orthographic;
    double m_nearest;  ///< depth below which a point counts as behind the eye
    Vec2d m_halfSizes; ///< of what is seen, in metres; perspective: at a depth of 1
};
/// Metres that one pixel covers at a model point, facing the camera.
double metresPerPixel(const Camera& camera, const Vec3d& point, const Vec2d& viewportSize);
/// Moves target and distance so that the box, as seen from here, fills the view but for a margin;
/// at least 5 cm around its centre.
Camera framing(const Camera& camera, const Box3f& box, double aspect);

} // namespace rigwright::editor
