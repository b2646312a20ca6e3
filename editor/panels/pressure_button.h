// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PressureButton: what the pressure of a pen does, in a menu behind one small button.
#pragma once

#include <QToolButton>

#include <array>

namespace rigwright::editor {

class BrushOptions;

/// Shows BrushOptions and edits them; the icon is lit while pressure does anything.
class PressureButton : public QToolButton {
    Q_OBJECT
public:
    explicit PressureButton(BrushOptions& options, QWidget* parent = nullptr);

    [[nodiscard]] QAction* strength() const { return m_strength; }
    [[nodiscard]] QAction* radius() const { return m_radius; }
    /// In the order of PressureCurve.
    [[nodiscard]] const std::array<QAction*, 3>& curves() const { return m_curves; }

private:
    void retranslate();
    void follow();

    BrushOptions& m_options;
    QAction* m_strength = nullptr;
    QAction* m_radius = nullptr;
    std::array<QAction*, 3> m_curves{};
};

} // namespace rigwright::editor
