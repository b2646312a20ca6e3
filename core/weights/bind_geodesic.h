// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binding by the distance inside the volume.
#pragma once

#include "core/weights/bind_bones.h"
#include "core/weights/bind_rows.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace rigwright {

class VoxelSolid;

struct GeodesicSettings {
    std::size_t resolution = 256; ///< voxels along the longest side
    double sharpness = 1.0;       ///< 0 … 1
};

/// What bindGeodesic() makes from the mesh alone. Filled at first use.
struct GeodesicParts {
    GeodesicParts();
    ~GeodesicParts();
    std::unique_ptr<VoxelSolid> solid;
    std::size_t asked = 0; ///< the resolution that `solid` was made for
};

/// `outside`: joints that lie outside the volume. `resolution`: the one really used.
struct GeodesicOutput {
    PlaceRows& rows;
    std::vector<std::uint16_t>& outside;
    std::size_t& resolution;
};

/// After O. Dionne and M. de Lasa 2013: the mesh becomes voxels, the distances from each bone are
/// measured from voxel to voxel inside, and a bone at r times the distance of the nearest one gets
/// the weight ((1 - a)·r + a·r²)^-2, a = `sharpness`, as far as above 1/1000. The six nearest bones
/// of each voxel count. Places that no bone reaches so go by the distances through the air. False:
/// cancelled.
bool bindGeodesic(const BindShape& shape, const BindBones& bones, const GeodesicSettings& settings,
                  GeodesicParts& parts, const WeightProgress& progress,
                  const GeodesicOutput& output);

} // namespace rigwright
