// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VertexSelectBar: how the vertex selection tool selects.
#pragma once

#include <QWidget>

class QToolButton;

namespace rigwright::editor {

class BrushOptions;
class SegmentedChoice;
class SliderField;
class VertexSelectOptions;

/// Shows VertexSelectOptions and edits them; the radius of painting is the brush's.
class VertexSelectBar : public QWidget {
    Q_OBJECT
public:
    VertexSelectBar(VertexSelectOptions& options, BrushOptions& brush, QWidget* parent = nullptr);

    [[nodiscard]] SegmentedChoice* mode() const { return m_mode; }
    [[nodiscard]] SliderField* radius() const { return m_radius; }
    [[nodiscard]] QToolButton* frontFaces() const { return m_frontFaces; }
    [[nodiscard]] QToolButton* xMirror() const { return m_xMirror; }

private:
    void connectEdits();
    void retranslate();
    void follow();

    VertexSelectOptions& m_options;
    BrushOptions& m_brush;
    SegmentedChoice* m_mode = nullptr;
    SliderField* m_radius = nullptr;
    QToolButton* m_frontFaces = nullptr;
    QToolButton* m_xMirror = nullptr;
};

} // namespace rigwright::editor
