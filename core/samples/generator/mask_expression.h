// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MaskExpression: a small formula of x, y, z that a table may give for a joint's weights.
#pragma once

#include "core/math/types.h"

#include <functional>
#include <string>

namespace rigwright::generator {

/// The value of a formula at a point. Knows numbers, x, y, z, + - *, parentheses, abs(a), min(a,
/// b), max(a, b) and S(t, t0, t1), the smoothstep of t from t0 to t1. Throws std::runtime_error
/// naming the place where the text is not understood.
std::function<double(const Vec3d&)> parseMask(const std::string& text);

} // namespace rigwright::generator
