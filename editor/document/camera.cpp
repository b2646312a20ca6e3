// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Camera: matrices, rays and framing of a turntable.
#include "editor/document/camera.h"

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

/// Orthographic views see this many distances behind the eye's plane, so that nothing near is cut.
constexpr double kBehindEye = 10.0;
constexpr double kNear = 0.01;
constexpr double kFar = 1000.0;

/// Half of the height seen at the target, in metres.
double halfHeightAtTarget(const Camera& camera) {
    return camera.distance * std::tan(camera.verticalFov / 2.0);
}

/// Coordinates on the picture, -1 to 1, up positive.
Vec2d normalised(const Vec2d& pixel, const Vec2d& viewportSize) {
    return {2.0 * pixel.x() / viewportSize.x() - 1.0, 1.0 - 2.0 * pixel.y() / viewportSize.y()};
}

Mat3d modelFromViewRotation(const Camera& camera) {
    return (Eigen::AngleAxisd(camera.yaw, Vec3d::UnitY()) *
            Eigen::AngleAxisd(-camera.pitch, Vec3d::UnitX()))
        .toRotationMatrix();
}

} // namespace

Vec3d eyePosition(const Camera& camera) {
    return camera.target + modelFromViewRotation(camera) * Vec3d(0.0, 0.0, camera.distance);
}

Affine3d viewFromModel(const Camera& camera) {
    Affine3d view = Affine3d::Identity();
    view.linear() = modelFromViewRotation(camera).transpose();
    view.translation() = -(view.linear() * eyePosition(camera));
    return view;
}

Mat4d clipFromView(const Camera& camera, double aspect) {
    Mat4d clip = Mat4d::Zero();
    const double far = kFar * camera.distance;
    if (camera.orthographic) {
        const double near = -kBehindEye * camera.distance;
        const double half = halfHeightAtTarget(camera);
        clip(0, 0) = 1.0 / (half * aspect);
        clip(1, 1) = 1.0 / half;
        clip(2, 2) = -2.0 / (far - near);
        clip(2, 3) = -(far + near) / (far - near);
        clip(3, 3) = 1.0;
    } else {
        const double near = kNear * camera.distance;
        const double tangent = std::tan(camera.verticalFov / 2.0);
        clip(0, 0) = 1.0 / (tangent * aspect);
        clip(1, 1) = 1.0 / tangent;
        clip(2, 2) = -(far + near) / (far - near);
        clip(2, 3) = -2.0 * far * near / (far - near);
        clip(3, 2) = -1.0;
    }
    return clip;
}

Ray rayThrough(const Camera& camera, const Vec2d& pixel, const Vec2d& viewportSize) {
    const Vec2d point = normalised(pixel, viewportSize);
    const double aspect = viewportSize.x() / viewportSize.y();
    const Mat3d modelFromView = modelFromViewRotation(camera);
    const Vec3d eye = eyePosition(camera);
    if (camera.orthographic) {
        const double half = halfHeightAtTarget(camera);
        const Vec3d origin(point.x() * half * aspect, point.y() * half,
                           kBehindEye * camera.distance);
        return {eye + modelFromView * origin, modelFromView * -Vec3d::UnitZ()};
    }
    const double tangent = std::tan(camera.verticalFov / 2.0);
    const Vec3d direction(point.x() * tangent * aspect, point.y() * tangent, -1.0);
    return {eye, modelFromView * direction.normalized()};
}

Projection::Projection(const Camera& camera, const Vec2d& viewportSize)
    : m_viewFromModel(viewFromModel(camera)), m_viewportSize(viewportSize),
      m_orthographic(camera.orthographic), m_nearest(1e-6 * camera.distance) {
    const double half =
        camera.orthographic ? halfHeightAtTarget(camera) : std::tan(camera.verticalFov / 2.0);
    m_halfSizes = {half * (viewportSize.x() / viewportSize.y()), half};
}

bool Projection::operator()(const Vec3d& point, Vec2d& pixel) const {
    const Vec3d view = m_viewFromModel * point;
    const double depth = m_orthographic ? 1.0 : -view.z();
    if (!m_orthographic && !(depth > m_nearest))
        return false;
    pixel = {(view.x() / (depth * m_halfSizes.x()) + 1.0) / 2.0 * m_viewportSize.x(),
             (1.0 - view.y() / (depth * m_halfSizes.y())) / 2.0 * m_viewportSize.y()};
    return pixel.allFinite();
}

bool project(const Camera& camera, const Vec3d& point, const Vec2d& viewportSize, Vec2d& pixel) {
    return Projection(camera, viewportSize)(point, pixel);
}

double metresPerPixel(const Camera& camera, const Vec3d& point, const Vec2d& viewportSize) {
    const double perDepth = 2.0 * std::tan(camera.verticalFov / 2.0) / viewportSize.y();
    if (camera.orthographic)
        return perDepth * camera.distance;
    const double depth = -(viewFromModel(camera) * point).z();
    return perDepth * std::max(depth, 1e-6 * camera.distance);
}

Camera framing(const Camera& camera, const Box3f& box, double aspect) {
    if (box.isEmpty() || !box.min().allFinite() || !box.max().allFinite())
        return camera;
    constexpr double kSmallest = 0.05;
    constexpr double kMargin = 1.16;
    Camera framed = camera;
    framed.target = box.center().cast<double>();
    const double vertical = std::tan(camera.verticalFov / 2.0);
    framed.distance = kMargin * kSmallest / (vertical * std::min(1.0, aspect));
    const Mat3d viewFromModelRotation = modelFromViewRotation(camera).transpose();
    for (int corner = 0; corner < 8; ++corner) {
        const auto type = static_cast<Box3f::CornerType>(corner);
        const Vec3d at =
            viewFromModelRotation * (box.corner(type).cast<double>() - framed.target) * kMargin;
        const double across = std::max(std::abs(at.x()) / aspect, std::abs(at.y())) / vertical;
        // In perspective a corner nearer to the eye needs as much more distance.
        framed.distance = std::max(framed.distance, camera.orthographic ? across : across + at.z());
    }
    return framed;
}

} // namespace rigwright::editor
