// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Blending of poses.
#include "core/pose/blend.h"

#include <cassert>

namespace rigwright {

std::vector<Transform> blend(std::span<const Transform> a, std::span<const Transform> b,
                             double amount) {
    assert(a.size() == b.size());
    if (!(amount > 0.0))
        return {a.begin(), a.end()};
    if (amount >= 1.0)
        return {b.begin(), b.end()};
    std::vector<Transform> result(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        result[i] = interpolate(a[i], b[i], amount);
    return result;
}

Pose blend(const Pose& a, const Pose& b, double amount) {
    if (!(amount > 0.0))
        return a;
    if (amount >= 1.0)
        return b;
    Pose result{blend(std::span(a.local), std::span(b.local), amount), a.morphWeights,
                blend(std::span(a.controls), std::span(b.controls), amount), a.ikWeights};
    for (std::size_t i = 0; i < result.ikWeights.size(); ++i)
        result.ikWeights[i] = std::lerp(a.ikWeights[i], b.ikWeights[i], amount);
    for (std::size_t mesh = 0; mesh < result.morphWeights.size(); ++mesh)
        for (std::size_t i = 0; i < result.morphWeights[mesh].size(); ++i)
            result.morphWeights[mesh][i] +=
                float(amount) * (b.morphWeights[mesh][i] - a.morphWeights[mesh][i]);
    return result;
}

} // namespace rigwright
