// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Arithmetic in number fields: "2*(3+0.5)", "12 cm", "90°".
#pragma once

#include <QString>

#include <optional>

namespace rigwright::editor {

/// Value of an expression of numbers, + − × ÷ (also * and /), brackets and units, in the field's
/// own unit: `unit` is "", "px", "m", "cm", "°" or "s". Known units are turned into it (mm, cm, m;
/// rad, °, deg; ms, s; %). A decimal comma counts as a point. nullopt: not an expression, a unit
/// that does not fit, or a result that is not finite.
std::optional<double> evaluateExpression(const QString& text, const QString& unit);

} // namespace rigwright::editor
