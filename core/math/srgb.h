// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Colours as they are seen and as they are added up.
#pragma once

#include <cmath>

namespace rigwright {

/// Linear of an sRGB component in 0 … 1 (IEC 61966-2-1).
template <class Real>
Real linearFromSrgb(Real value) {
    return value <= Real(0.04045) ? value / Real(12.92)
                                  : std::pow((value + Real(0.055)) / Real(1.055), Real(2.4));
}

} // namespace rigwright
