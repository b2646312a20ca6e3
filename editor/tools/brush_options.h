// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BrushOptions: what the brush bar shows and the brush tools read.
#pragma once

#include "core/weights/brush.h"

#include <QObject>

namespace rigwright::editor {

/// How firmly a pen has to be pressed for the same effect.
enum class PressureCurve { Soft, Linear, Firm };

/// The effect in [0, 1] of a pressure: its root, itself or its square. A pressure that is not
/// finite is a full one, as of a mouse.
double pressureEffect(PressureCurve curve, double pressure);

/// Add moves the weight by value · strength, as a stroke of the pen adds ink; Ctrl turns it into
/// Subtract (and back), Replace towards 1 - value, and Scale by 1 / value. Shift smooths.
struct BrushValues {
    BrushMode mode = BrushMode::Add;
    double radiusPixels = 50.0; ///< on screen; [1, 1000]
    double radiusMetres = 0.05; ///< where `worldRadius`
    bool worldRadius = false;
    double strength = 0.5; ///< [0, 1]
    double value = 1.0;    ///< [0, 1]
    BrushFalloff falloff = BrushFalloff::Smooth;
    bool frontFacesOnly = true;
    bool accumulate = false;
    bool surfaceOnly = true; ///< what is connected under the brush; else everything in the ball
    bool xMirror = false;    ///< the other side of the character too, with the bone of that side
    bool allMeshes = false;  ///< every visible unlocked mesh under the ring; else the first one
    bool autoNormalise = true;
    bool limitInfluences = true;
    int maxInfluences = 4;        ///< used where limitInfluences
    bool pressureStrength = true; ///< of a pen: a light touch paints less
    bool pressureRadius = false;  ///< of a pen: a light touch paints less far
    PressureCurve pressureCurve = PressureCurve::Linear;

    friend bool operator==(const BrushValues&, const BrushValues&) = default;
};

/// What core's brush takes of them; `bone` is the caller's to set.
BrushSettings brushSettings(const BrushValues& values);

class BrushOptions : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const BrushValues& values() const { return m_values; }
    /// Clamped to the ranges above; signals only a real change.
    void setValues(const BrushValues& values);

Q_SIGNALS:
    void changed();

private:
    BrushValues m_values;
};

} // namespace rigwright::editor
