// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DockHeader: the 28 px title row of a dock: title, subject, actions, menu.
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QDockWidget;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace rigwright::editor {

/// Ignores the mouse events that it does not use: the dock can still be dragged by it.
class DockHeader : public QWidget {
    Q_OBJECT
public:
    explicit DockHeader(QDockWidget* dock);

    /// What the panel shows now ("vertex 4812", "4"), in secondary ink; "" = nothing.
    void setSubject(const QString& subject);
    [[nodiscard]] QString subject() const;
    /// Into the menu behind the dots, before Float and Close.
    void addToMenu(const QList<QAction*>& actions);
    /// Before the dots; the header owns it.
    void addButton(QToolButton* button);
    [[nodiscard]] QMenu* menu() const { return m_menu; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    QLabel* m_title = nullptr;
    QLabel* m_subject = nullptr;
    QHBoxLayout* m_row = nullptr;
    QMenu* m_menu = nullptr;
    QAction* m_float = nullptr;
};

/// Shows the dock that a panel lies in, before others that share its place. A panel without a dock
/// stays as it is.
void raiseDockOf(QWidget& panel);

} // namespace rigwright::editor
