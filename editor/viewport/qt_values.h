// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The project's values as the ones that shader parameters take.
#pragma once

#include "core/math/types.h"

#include <QColor>
#include <QMatrix4x4>
#include <QVector3D>
#include <QVector4D>

namespace rigwright::editor {

inline QVector4D toVector(const QColor& colour) {
    return {float(colour.redF()), float(colour.greenF()), float(colour.blueF()),
            float(colour.alphaF())};
}

inline QVector3D toVector(const Vec3d& v) {
    return {float(v.x()), float(v.y()), float(v.z())};
}

inline QMatrix4x4 toMatrix(const Mat4d& m) {
    QMatrix4x4 result;
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 4; ++column)
            result(row, column) = float(m(row, column));
    return result;
}

} // namespace rigwright::editor
