// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Automatic weights: one request, one result, four methods.
#pragma once

#include "core/weights/bind_report.h"
#include "core/weights/bone_segments.h"
#include "core/weights/row_operation.h"

#include <cstdint>
#include <memory>
#include <span>

namespace rigwright {

/// Closest: by the distance to the bones through the air; one bone or several. Envelope: capsules
/// around the bones. Heat: weights flow over the surface from where it sees its nearest bone (I.
/// Baran, J. Popović 2007, "Automatic rigging and animation of 3D characters"). Geodesic: by the
/// distance inside the volume (O. Dionne, M. de Lasa 2013, "Geodesic voxel binding for production
/// character meshes").
enum class BindMethod : std::uint8_t { Closest, Envelope, Heat, Geodesic };

/// Numbers outside their ranges are clamped, NaN means the default.
struct BindSettings {
    BindMethod method = BindMethod::Heat;
    std::size_t maxInfluences = 4; ///< 0 = no limit
    /// False: vertices that have weights already keep them.
    bool replaceExisting = false;
    /// Closest: the nearest bone alone moves a vertex.
    bool rigid = false;
    /// Closest: weight = (nearest distance / distance)^falloff; 1 to 16.
    double falloff = 4.0;
    /// Envelope: an envelope ends at `reach` times its radius; 1 to 100.
    double reach = 2.0;
    /// Geodesic: voxels along the longest side of the mesh, 8 to 512; fewer where the volume would
    /// need more than some millions (BindReport::resolution).
    std::size_t resolution = 256;
    /// Geodesic: 0 = soft (1/d²), 1 = crisp (1/d⁴), as in the paper.
    double sharpness = 1.0;
};

/// What a method can use again when the same mesh is bound anew, after a bone moved or with other
/// settings. Owned by the caller; one bind at a time. A mesh that differs is noticed: then all is
/// made anew. The result is the same with and without.
class BindCache {
public:
    BindCache();
    ~BindCache();
    BindCache(BindCache&&) noexcept;
    BindCache& operator=(BindCache&&) noexcept;

    struct Content;
    [[nodiscard]] Content& content() { return *m_content; }

private:
    std::unique_ptr<Content> m_content;
};

/// `scope`: the mesh at bind, its rows as they are (SkinWeights(vertexCount) where it has none),
/// vertices to bind, locked joints. `segments`: mesh coordinates. `selected`: one entry a joint,
/// the joints that get weights; empty = all. Where some are not selected and the rows have weights
/// on them, these keep their proportions and make room for what the method gives the selected
/// ones. `cache` may be null.
struct BindRequest {
    WeightScope scope;
    std::span<const BoneSegment> segments;
    std::size_t jointCount = 0;
    std::span<const std::uint8_t> selected = {};
    BindSettings settings = {};
    BindCache* cache = nullptr;
};

/// `cancelled`: nothing is changed, the report is empty.
struct BindResult {
    WeightEdit edit;
    BindReport report;
    bool cancelled = false;
};

/// Every vertex that may change gets a complete row: finite, in [0, 1], summing to 1, twins and all
/// vertices in one place the same bits (as far as their locked joints are the same). What a method
/// cannot solve, it gives to another one, connected piece by connected piece, and says so. Locked
/// joints keep every bit; what they leave is shared by the others. The result does not depend on
/// the number of threads, on the unit of length, nor on which vertices are asked for. Without a
/// segment of a joint that is free and selected nothing is changed (BindReport::noBones).
BindResult bindWeights(const BindRequest& request, const WeightProgress& progress = {});

} // namespace rigwright
