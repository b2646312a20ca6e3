// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weights by distance.
#include "core/weights/bind_closest.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace rigwright {
namespace {
constexpr double kLightest = 1e-4;
constexpr double kOnTheBone = 1e-12; // squared, as a part of the mesh's size
} // namespace

void ClosestRow::smooth(std::size_t place, WeightRow& row) {
    m_bones.squaredDistances(m_shape.places[place], m_squares);
    const double nearest = std::max(*std::ranges::min_element(m_squares), kOnTheBone);
    for (std::size_t slot = 0; slot < m_squares.size(); ++slot) {
        const double ratio = nearest / std::max(m_squares[slot], kOnTheBone);
        const double weight = std::pow(ratio, 0.5 * m_falloff);
        if (weight >= kLightest)
            row.push_back({m_bones.joints()[slot], float(weight)});
    }
}

void ClosestRow::rigid(std::size_t place, WeightRow& row) const {
    row.push_back({m_bones.nearest(m_shape.places[place]).joint, 1.0f});
}

bool bindClosest(const BindShape& shape, const BindBones& bones, const ClosestSettings& settings,
                 const WeightProgress& progress, PlaceRows& rows) {
    return fillRows(
        shape.placeCount(), progress, {},
        [&]() -> MakeRow {
            auto closest = std::make_shared<ClosestRow>(shape, bones, settings.falloff);
            return [&shape, closest, rigid = settings.rigid](std::size_t place, WeightRow& row) {
                if (rigid)
                    closest->rigid(place, row);
                else
                    closest->smooth(place, row);
                return RowOrigin{rigid ? BindWay::Rigid : BindWay::Distance,
                                 shape.finite[place] != 0 ? BindReason::None
                                                          : BindReason::NotFinite};
            };
        },
        rows);
}

} // namespace rigwright
