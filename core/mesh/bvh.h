// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rays against a surface: built once a mesh, refitted to the positions on screen.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"

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

/// Embree behind it. Not copyable; queries are const and may run on several threads.
class SurfaceBvh {
public:
    SurfaceBvh(const Mesh& mesh, std::span<const Vec3f> positions);
    ~SurfaceBvh();
    SurfaceBvh(SurfaceBvh&&) noexcept;
    SurfaceBvh& operator=(SurfaceBvh&&) noexcept;

    /// New positions of the same mesh: refit, not rebuilt.
    void refit(std::span<const Vec3f> positions);

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
