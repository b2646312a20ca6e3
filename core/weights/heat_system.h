// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HeatSystem: the equations of heat on a surface, factorised anew for every set of sources.
#pragma once

#include "core/weights/bind_shape.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace rigwright {

/// (L + diag(conductance)) x = diag(conductance) · source for many right-hand sides. The pattern is
/// analysed once (dissection.h), then factorised as often as asked (front_factor.h). Places of
/// islands without any conductance are cut off: x = 0 there.
class HeatSystem {
public:
    explicit HeatSystem(const BindShape& shape);
    ~HeatSystem();
    HeatSystem(HeatSystem&&) noexcept;
    HeatSystem& operator=(HeatSystem&&) noexcept;

    [[nodiscard]] const std::vector<double>& areas() const;

    /// `conductance` ≥ 0, one a place; `cutOff` 1 for places that take no part. False: no solution.
    bool factorise(std::span<const double> conductance, std::span<const std::uint8_t> cutOff);

    /// Solves for kColumns right-hand sides at once, in place: values[place · kColumns + column].
    /// May be called from several threads. Precondition: factorise() succeeded.
    static constexpr std::size_t kColumns = 16;
    void solve(std::span<double> values) const;

private:
    struct Content;
    std::unique_ptr<Content> m_content;
};

} // namespace rigwright
