// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FitBar: which skeleton the fit tool builds, how its markers move, and the two things it does.
#pragma once

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace rigwright::editor {

class FitOptions;
class FitTool;
struct FitValues;

/// Shows FitOptions and edits them. What a bar of this width has no room for stands in the menu at
/// its end, beside what is seldom needed there.
class FitBar : public QWidget {
    Q_OBJECT
public:
    FitBar(FitTool& tool, FitOptions& options, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* templateBox() const { return m_template; }
    [[nodiscard]] QComboBox* fingers() const { return m_fingers; }
    [[nodiscard]] QComboBox* spine() const { return m_spine; }
    [[nodiscard]] QToolButton* symmetric() const { return m_symmetric; }
    [[nodiscard]] QCheckBox* snap() const { return m_snap; }
    [[nodiscard]] QToolButton* more() const { return m_more; }
    [[nodiscard]] QPushButton* guessAgain() const { return m_guess; }
    [[nodiscard]] QPushButton* build() const { return m_build; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildRow();
    void connectEdits();
    void retranslate();
    void follow();
    void fillMore();
    void fit();

    FitTool& m_tool;
    FitOptions& m_options;
    QLabel* m_templateLabel = nullptr;
    QComboBox* m_template = nullptr;
    QLabel* m_fingersLabel = nullptr;
    QComboBox* m_fingers = nullptr;
    QLabel* m_spineLabel = nullptr;
    QComboBox* m_spine = nullptr;
    QToolButton* m_symmetric = nullptr;
    QCheckBox* m_snap = nullptr;
    QToolButton* m_more = nullptr;
    QPushButton* m_guess = nullptr;
    QPushButton* m_build = nullptr;
};

} // namespace rigwright::editor
