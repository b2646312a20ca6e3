// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Navigation: orbit, pan, zoom, standard views.
#include "editor/viewport/navigation.h"

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr double kNearest = 1e-3;
constexpr double kFarthest = 1e4;

Mat3d modelFromView(const Camera& camera) {
    return viewFromModel(camera).linear().transpose();
}

} // namespace

Camera orbited(const Camera& camera, const Vec3d& pivot, const Vec2d& dragPixels,
               const Vec2d& viewportSize) {
    const double perPixel = kPi / std::max(1.0, viewportSize.y());
    Camera turned = camera;
    turned.yaw = std::remainder(camera.yaw - dragPixels.x() * perPixel, 2.0 * kPi);
    turned.pitch = std::clamp(camera.pitch + dragPixels.y() * perPixel, -kPi / 2.0, kPi / 2.0);
    const Vec3d fromPivot = modelFromView(camera).transpose() * (camera.target - pivot);
    turned.target = pivot + modelFromView(turned) * fromPivot;
    return turned;
}

Camera panned(const Camera& camera, const Vec2d& dragPixels, const Vec2d& viewportSize) {
    const double scale = metresPerPixel(camera, camera.target, viewportSize);
    Camera moved = camera;
    moved.target +=
        modelFromView(camera) * Vec3d(-dragPixels.x() * scale, dragPixels.y() * scale, 0.0);
    return moved;
}

Camera zoomed(const Camera& camera, double factor, const Vec2d& pixel, const Vec2d& viewportSize) {
    Camera result = camera;
    result.distance = std::clamp(camera.distance * factor, kNearest, kFarthest);
    const double scale = metresPerPixel(camera, camera.target, viewportSize);
    const Vec2d off = pixel - viewportSize / 2.0;
    const Vec3d under =
        camera.target + modelFromView(camera) * Vec3d(off.x() * scale, -off.y() * scale, 0.0);
    result.target = under + (camera.target - under) * (result.distance / camera.distance);
    return result;
}

Camera lookingFrom(const Camera& camera, const QString& view) {
    struct View {
        const char* name;
        double yaw;
        double pitch;
    };
    static constexpr View kViews[] = {
        {"front", 0.0, 0.0},          {"back", kPi, 0.0},      {"right", kPi / 2.0, 0.0},
        {"left", -kPi / 2.0, 0.0},    {"top", 0.0, kPi / 2.0}, {"bottom", 0.0, -kPi / 2.0},
        {"three-quarter", 0.6, 0.22},
    };
    Camera result = camera;
    for (const View& candidate : kViews) {
        if (view == QLatin1String(candidate.name)) {
            result.yaw = candidate.yaw;
            result.pitch = candidate.pitch;
        }
    }
    return result;
}

Camera interpolated(const Camera& from, const Camera& to, double t) {
    Camera between = to;
    between.target = (1.0 - t) * from.target + t * to.target;
    between.distance = std::exp((1.0 - t) * std::log(from.distance) + t * std::log(to.distance));
    between.yaw = from.yaw + t * std::remainder(to.yaw - from.yaw, 2.0 * kPi);
    between.pitch = (1.0 - t) * from.pitch + t * to.pitch;
    return t >= 1.0 ? to : between;
}

} // namespace rigwright::editor
