// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SurfaceSides: which side of a surface is inside, island by island, where that can be told.
#pragma once

#include "core/weights/bind_shape.h"

#include <cstdint>
#include <vector>

namespace rigwright {

/// An island has an inside where the volumes of its faces over its middle mostly have one sign (the
/// winding may be inverted as a whole); a flat piece of cloth, or faces of mixed winding, have
/// none.
class SurfaceSides {
public:
    explicit SurfaceSides(const BindShape& shape);

    /// False where the point is clearly on the outer side of the surface at a place.
    [[nodiscard]] bool isBehind(std::size_t place, const Vec3d& point) const;
    [[nodiscard]] bool hasFaces(std::uint32_t island) const { return m_faces[island] != 0; }
    /// Faces, but no area to speak of.
    [[nodiscard]] bool isDegenerate(std::uint32_t island) const {
        return m_faces[island] != 0 && m_degenerate[island] != 0;
    }

private:
    const BindShape& m_shape;
    std::vector<Vec3d> m_normals;      ///< outwards, unit or 0, one a place
    std::vector<std::int8_t> m_sign;   ///< one an island; 0 = cannot be told
    std::vector<std::uint8_t> m_faces; ///< one an island
    std::vector<std::uint8_t> m_degenerate;
};

} // namespace rigwright
