// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rays against a surface and its nearest places: built once a mesh, refitted to the positions on
/// screen.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>

namespace rigwright {

struct Mesh;

struct SurfaceHit {
    float distance = 0.0f; ///< along the ray's unit direction
    FaceIndex face;
    std::uint32_t triangle = 0;
    VertexIndex vertices[3];           ///< of the triangle hit
    Vec3f barycentric = Vec3f::Zero(); ///< weights of those vertices
    Vec3f position = Vec3f::Zero();
    Vec3f normal = Vec3f::UnitZ(); ///< geometric, unit, on the side of the winding
};

/// A place on the surface that is near a point.
struct SurfacePlace {
    std::uint32_t triangle = 0;
    VertexIndex vertices[3];           ///< of the triangle
    Vec3d barycentric = Vec3d::Zero(); ///< weights of those vertices; exactly 1, 0, 0 at a corner
    double squaredDistance = 0.0;
    Vec3d normal = Vec3d::Zero(); ///< geometric, unit, on the side of the winding; zero: no area
};

/// How well a place suits: of places equally far the one with the larger number is taken; a
/// negative one (or NaN) refuses it.
using SurfaceLiking = std::function<double(const SurfacePlace&)>;

/// Embree behind it. Not copyable; queries are const and may run on several threads.
class SurfaceBvh {
public:
    SurfaceBvh(const Mesh& mesh, std::span<const Vec3f> positions);
    ~SurfaceBvh();
    SurfaceBvh(SurfaceBvh&&) noexcept;
    SurfaceBvh& operator=(SurfaceBvh&&) noexcept;

    /// New positions of the same mesh: refit, not rebuilt.
    void refit(std::span<const Vec3f> positions);

    /// The nearest place of the surface that is liked (empty: any) and not farther off than
    /// `maxDistance`. Of each triangle only its place nearest to the point is looked at; of equally
    /// far and equally liked ones the first triangle wins. nullopt: there is none, the point is not
    /// finite, or `maxDistance` is negative or NaN.
    [[nodiscard]] std::optional<SurfacePlace>
    nearest(const Vec3f& point, float maxDistance = std::numeric_limits<float>::infinity(),
            const SurfaceLiking& liking = {}) const;

    /// Nearest hit; `direction` need not be unit. nullopt: nothing hit, no triangles, or a ray that
    /// is not finite.
    [[nodiscard]] std::optional<SurfaceHit> raycast(const Vec3f& origin,
                                                    const Vec3f& direction) const;

    /// Whether a triangle lies between the two points; what lies within a thousandth of their
    /// distance of either one does not count (they may be on the surface). False where a point is
    /// not finite. Cheaper than raycast().
    [[nodiscard]] bool isBlocked(const Vec3f& from, const Vec3f& to) const;

private:
    struct Scene;
    std::unique_ptr<Scene> m_scene;
};

} // namespace rigwright
