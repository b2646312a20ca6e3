// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What panels know of drivers: the shapes there are, units of channels, the angle now.
#pragma once

#include "core/character/character.h"
#include "core/rig/constraint.h"

#include <QString>

#include <optional>
#include <vector>

namespace rigwright::editor {

class Document;

/// A morph target of a mesh of the character.
struct MorphShape {
    MeshInstanceIndex mesh;
    std::uint32_t morph = 0;
    QString text; ///< with the name of its mesh where there are several
};
std::vector<MorphShape> shapesOf(const Character& character);
/// Of a driver that drives one; "" else.
QString shapeName(const Character& character, const Driver& driver);

/// How the value of a curve is written: so many of `unit` are one of the curve's.
struct CurveUnit {
    QString unit;
    double perUnit = 1.0;
    int decimals = 2;
};
CurveUnit curveUnit(const Driver& driver);

/// Radians, as the picture shows the bone; none where there is no such bone.
std::optional<double> shownAngle(Document& document, const Driver& driver);

} // namespace rigwright::editor
