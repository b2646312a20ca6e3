// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GradientOptions: the shape of the gradient tool; value, mode and falloff are the brush's.
#pragma once

#include "core/weights/flood.h"

#include <QObject>

namespace rigwright::editor {

class GradientOptions : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] GradientShape shape() const { return m_shape; }
    /// Signals only a real change.
    void setShape(GradientShape shape) {
        if (shape == m_shape)
            return;
        m_shape = shape;
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    GradientShape m_shape = GradientShape::Linear;
};

} // namespace rigwright::editor
