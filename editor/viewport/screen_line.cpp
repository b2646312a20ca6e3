// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Screen lines: cut by the plane before the eye, then by the borders of the picture.
#include "editor/viewport/screen_line.h"

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kNearest = 1e-3; ///< of the camera's distance: cut here, well before the eye
constexpr double kMargin = 16.0;  ///< pixels around the picture, more than any line is wide

} // namespace

std::optional<ScreenPiece> seenPiece(const Camera& camera, const Vec2d& viewportSize,
                                     const Vec3d& from, const Vec3d& to) {
    Vec3d ends[2] = {from, to};
    if (!camera.orthographic) {
        const Affine3d view = viewFromModel(camera);
        const double nearest = kNearest * camera.distance;
        const double depths[2] = {-(view * from).z(), -(view * to).z()};
        if (!(std::max(depths[0], depths[1]) > nearest))
            return std::nullopt;
        for (int k = 0; k < 2; ++k)
            if (depths[k] < nearest)
                ends[k] +=
                    (nearest - depths[k]) / (depths[1 - k] - depths[k]) * (ends[1 - k] - ends[k]);
    }
    const Projection projection(camera, viewportSize);
    ScreenPiece line;
    if (!projection(ends[0], line.from) || !projection(ends[1], line.to))
        return std::nullopt;
    // Liang and Barsky: the share of the line between each pair of borders.
    const Vec2d along = line.to - line.from;
    double first = 0.0;
    double last = 1.0;
    for (int axis = 0; axis < 2; ++axis) {
        const double low = -kMargin - line.from[axis];
        const double high = viewportSize[axis] + kMargin - line.from[axis];
        if (along[axis] == 0.0) {
            if (low > 0.0 || high < 0.0)
                return std::nullopt;
            continue;
        }
        const auto [enter, leave] = std::minmax({low / along[axis], high / along[axis]});
        first = std::max(first, enter);
        last = std::min(last, leave);
    }
    if (first > last)
        return std::nullopt;
    return ScreenPiece{line.from + first * along, line.from + last * along};
}

std::vector<ScreenPiece> dashes(const ScreenPiece& line, double on, double off) {
    const double length = (line.to - line.from).norm();
    if (!(length > 0.0) || !(on > 0.0) || !(off >= 0.0))
        return {};
    const Vec2d along = (line.to - line.from) / length;
    std::vector<ScreenPiece> pieces;
    for (double at = 0.0; at < length; at += on + off)
        pieces.push_back({line.from + at * along, line.from + std::min(at + on, length) * along});
    return pieces;
}

} // namespace rigwright::editor
