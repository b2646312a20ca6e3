// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binding to the nearest bones through the air.
#pragma once

#include "core/weights/bind_bones.h"
#include "core/weights/bind_rows.h"

namespace rigwright {

/// The rows of places by their distances to the bones alone: what other methods fall back on.
/// Smooth: (nearest distance / distance)^falloff for each joint, those below 1e-4 left out; on
/// the bone itself that bone alone (several that pass there, in equal shares). Rigid: the nearest
/// joint. A place that is not finite counts as the middle of the mesh. Holds scratch memory: one a
/// thread. Precondition: there is a segment.
class ClosestRow {
public:
    ClosestRow(const BindShape& shape, const BindBones& bones, double falloff)
        : m_shape(shape), m_bones(bones), m_falloff(falloff), m_squares(bones.joints().size()) {}

    void smooth(std::size_t place, WeightRow& row);
    void rigid(std::size_t place, WeightRow& row) const;

private:
    const BindShape& m_shape;
    const BindBones& m_bones;
    double m_falloff;
    std::vector<double> m_squares;
};

struct ClosestSettings {
    bool rigid = false;
    double falloff = 4.0;
};

/// A row for every place. False: cancelled.
bool bindClosest(const BindShape& shape, const BindBones& bones, const ClosestSettings& settings,
                 const WeightProgress& progress, PlaceRows& rows);

} // namespace rigwright
