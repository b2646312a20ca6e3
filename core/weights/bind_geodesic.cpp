// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weights by distances inside the volume.
#include "core/weights/bind_geodesic.h"

#include "core/weights/bind_closest.h"
#include "core/weights/voxel_distance.h"
#include "core/weights/voxel_solid.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace rigwright {

GeodesicParts::GeodesicParts() = default;
GeodesicParts::~GeodesicParts() = default;

namespace {

constexpr double kFallbackFalloff = 4.0;
constexpr double kLightest = 1e-3;
constexpr std::size_t kMostVoxels = 1'500'000;

/// Rows from the labels around each place.
class GeodesicRow {
public:
    GeodesicRow(const BindShape& shape, const BindBones& bones, const VoxelSolid& solid,
                const VoxelDistance& distances, double sharpness)
        : m_shape(shape), m_bones(bones), m_solid(solid), m_distances(distances),
          m_sharpness(sharpness), m_closest(shape, bones, kFallbackFalloff) {}

    RowOrigin compute(std::size_t place, WeightRow& row) {
        BindReason reason = BindReason::NotFinite;
        if (m_shape.finite[place] != 0) {
            collect(m_shape.places[place]);
            reason = BindReason::OutsideVolume;
            if (!m_near.empty()) {
                weigh(row);
                return {BindWay::Geodesic, BindReason::None};
            }
        }
        m_closest.smooth(place, row);
        return {BindWay::Distance, reason};
    }

private:
    struct Near {
        std::uint16_t slot = 0;
        double distance = 0.0; ///< in voxels
    };

    /// The least distances by way of the voxels at and around the place.
    void collect(const Vec3d& place) {
        m_near.clear();
        const std::uint32_t cell = m_solid.cellAt(place);
        if (cell == VoxelSolid::kNone)
            return;
        for (int z = -1; z <= 1; ++z)
            for (int y = -1; y <= 1; ++y)
                for (int x = -1; x <= 1; ++x) {
                    const auto other = std::uint32_t(std::int64_t(cell) + x +
                                                     y * std::int64_t(m_solid.rowStride()) +
                                                     z * std::int64_t(m_solid.layerStride()));
                    if (const std::uint32_t voxel = m_solid.voxelAt(other);
                        voxel != VoxelSolid::kNone)
                        takeIn(voxel,
                               (m_solid.centreOf(other) - place).norm() / m_solid.voxelSize());
                }
    }

    void takeIn(std::uint32_t voxel, double apart) {
        for (const VoxelDistance::Label& label : m_distances.of(voxel)) {
            const double distance =
                double(label.distance) / double(VoxelDistance::kOneVoxel) + apart;
            const auto known = std::ranges::find(m_near, label.slot, &Near::slot);
            if (known == m_near.end())
                m_near.push_back({label.slot, distance});
            else
                known->distance = std::min(known->distance, distance);
        }
    }

    void weigh(WeightRow& row) {
        std::ranges::sort(m_near, {}, &Near::slot);
        const double least = std::max(0.5, std::ranges::min(m_near, {}, &Near::distance).distance);
        for (const Near& label : m_near) {
            const double ratio = std::max(1.0, label.distance / least);
            const double root = (1.0 - m_sharpness) * ratio + m_sharpness * ratio * ratio;
            const double weight = 1.0 / (root * root);
            if (weight >= kLightest)
                row.push_back({m_bones.joints()[label.slot], float(weight)});
        }
    }

    const BindShape& m_shape;
    const BindBones& m_bones;
    const VoxelSolid& m_solid;
    const VoxelDistance& m_distances;
    double m_sharpness;
    ClosestRow m_closest;
    std::vector<Near> m_near;
};

} // namespace

bool bindGeodesic(const BindShape& shape, const BindBones& bones, const GeodesicSettings& settings,
                  GeodesicParts& parts, const WeightProgress& progress,
                  const GeodesicOutput& output) {
    if (!progress.report(0.0))
        return false;
    if (!parts.solid || parts.asked != settings.resolution) {
        parts.solid = std::make_unique<VoxelSolid>(shape, settings.resolution, kMostVoxels);
        parts.asked = settings.resolution;
    }
    output.resolution = parts.solid->resolution();
    if (!progress.report(0.2))
        return false;
    VoxelDistance distances(*parts.solid, bones);
    if (!distances.run(progress, {0.2, 0.85}))
        return false;
    output.outside.clear();
    for (std::size_t slot = 0; slot < bones.joints().size(); ++slot)
        if (distances.outside()[slot] != 0)
            output.outside.push_back(bones.joints()[slot]);
    return fillRows(
        shape.placeCount(), progress, {0.85, 1.0},
        [&]() -> MakeRow {
            auto rows = std::make_shared<GeodesicRow>(shape, bones, *parts.solid, distances,
                                                      settings.sharpness);
            return [rows](std::size_t place, WeightRow& row) { return rows->compute(place, row); };
        },
        output.rows);
}

} // namespace rigwright
