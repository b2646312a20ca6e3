// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Walking along a ray from surface to surface.
#include "editor/tools/volume_centre.h"

#include "editor/document/derived.h"

namespace rigwright::editor {

namespace {

/// Of the distance from the eye: past the surface that was just met, and its seam twins.
constexpr double kStep = 1e-5;
/// Surfaces one behind the other; more is hair or foliage, whose middle means nothing.
constexpr int kMostSurfaces = 64;

} // namespace

std::optional<Vec3d> volumeCentre(Derived& derived, const Ray& ray) {
    std::optional<Vec3d> entry;
    double outwards = 1.0; // sign of a surface that is left, against its normal
    double way = 0.0;
    int depth = 0;
    for (int i = 0; i < kMostSurfaces; ++i) {
        const Vec3d from = ray.origin + way * ray.direction;
        const auto pick = derived.pick({from, ray.direction});
        if (!pick)
            break;
        way += double(pick->hit.distance);
        const double along = pick->hit.normal.cast<double>().dot(ray.direction);
        if (!entry) {
            entry = ray.origin + way * ray.direction;
            outwards = along > 0.0 ? -1.0 : 1.0;
        }
        depth += along * outwards > 0.0 ? -1 : 1;
        if (depth <= 0)
            return Vec3d(0.5 * (*entry + ray.origin + way * ray.direction));
        way += kStep * way;
    }
    return entry;
}

} // namespace rigwright::editor
