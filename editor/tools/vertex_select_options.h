// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VertexSelectOptions: how the vertex selection tool selects.
#pragma once

#include <QObject>

namespace rigwright::editor {

enum class VertexSelectMode { Click, Box, Lasso, Paint };

struct VertexSelectValues {
    VertexSelectMode mode = VertexSelectMode::Lasso;
    bool frontFacesOnly = true; ///< else through everything
    bool xMirror = false;       ///< the mirror images too

    friend bool operator==(const VertexSelectValues&, const VertexSelectValues&) = default;
};

class VertexSelectOptions : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const VertexSelectValues& values() const { return m_values; }
    /// Signals only a real change.
    void setValues(const VertexSelectValues& values) {
        if (values == m_values)
            return;
        m_values = values;
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    VertexSelectValues m_values;
};

} // namespace rigwright::editor
