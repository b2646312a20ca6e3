// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigBar: what the active control goes along with, and what a rig is made of, for the Rig
/// workspace.
#pragma once

#include "core/rig/control.h"

#include <QList>
#include <QWidget>

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;

namespace rigwright::editor {

class Document;

class RigBar : public QWidget {
    Q_OBJECT
public:
    explicit RigBar(Document& document, QWidget* parent = nullptr);

    /// What the buttons at the right do; `constraints` stand in the menu of theirs. All of them
    /// outlive the bar.
    struct Actions {
        QAction* control = nullptr;
        QList<QAction*> constraints;
        QAction* resetPose = nullptr;
    };
    void setActions(const Actions& actions);

    [[nodiscard]] QComboBox* space() const { return m_space; }
    [[nodiscard]] QPushButton* addControl() const { return m_control; }
    [[nodiscard]] QPushButton* addConstraint() const { return m_constraint; }
    [[nodiscard]] QPushButton* resetPose() const { return m_reset; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Why a space was refused.
    void messageRequested(const QString& message);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// An entry of the box.
    struct Choice {
        ControlSpace space = ControlSpace::Parent;
        RigNode node;

        friend bool operator==(const Choice&, const Choice&) = default;
    };
    void retranslate();
    void follow();
    void followActions();
    void choose(int row);
    void fit();
    [[nodiscard]] ControlIndex active() const;

    Document& m_document;
    Actions m_actions;
    std::vector<Choice> m_choices;
    QLabel* m_spaceLabel = nullptr;
    QComboBox* m_space = nullptr;
    QPushButton* m_control = nullptr;
    QPushButton* m_constraint = nullptr;
    QPushButton* m_reset = nullptr;
};

} // namespace rigwright::editor
