// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lays out the header of a dock.
#include "editor/ui/dock_header.h"

#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QMenu>
#include <QMouseEvent>

namespace rigwright::editor {

DockHeader::DockHeader(QDockWidget* dock) : QWidget(dock) {
    setSurface(this, "raised");
    m_title = makeLabel(dock->windowTitle(), "text", TextRole::Strong);
    m_subject = makeLabel({}, "secondary");
    auto* menuButton = makeToolButton(QStringLiteral("more"), false,
                                      [] { return ToolButtonTexts{tr("Panel menu")}; });
    menuButton->setIconSize(QSize(px(16), px(16)));
    menuButton->setFixedSize(px(24), px(24));
    menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menu = new QMenu(menuButton);
    m_float = withText(m_menu->addAction(QString()), [] { return tr("Float"); });
    m_float->setCheckable(true);
    connect(m_float, &QAction::triggered, dock, &QDockWidget::setFloating);
    connect(dock, &QDockWidget::topLevelChanged, m_float, &QAction::setChecked);
    QAction* close = withText(m_menu->addAction(QString()), [] { return tr("Close"); });
    connect(close, &QAction::triggered, dock, &QDockWidget::close);
    menuButton->setMenu(m_menu);

    auto* row = m_row = new QHBoxLayout(this);
    row->setContentsMargins(px(8), 0, px(4), 0);
    row->setSpacing(px(8));
    row->addWidget(m_title);
    row->addWidget(m_subject, 1);
    row->addWidget(menuButton);
    connect(dock, &QDockWidget::windowTitleChanged, m_title, &QLabel::setText);
}

void DockHeader::setSubject(const QString& subject) {
    m_subject->setText(subject);
}
void DockHeader::addToMenu(const QList<QAction*>& actions) {
    m_menu->insertActions(m_float, actions);
    m_menu->insertSeparator(m_float);
}

void DockHeader::addButton(QToolButton* button) {
    m_row->insertWidget(m_row->count() - 1, button);
}

QString DockHeader::subject() const {
    return m_subject->text();
}

QSize DockHeader::sizeHint() const {
    return {px(160), px(28)};
}
QSize DockHeader::minimumSizeHint() const {
    return {px(120), px(28)};
}

void DockHeader::mousePressEvent(QMouseEvent* event) {
    event->ignore();
}
void DockHeader::mouseDoubleClickEvent(QMouseEvent* event) {
    event->ignore();
}

void raiseDockOf(QWidget& panel) {
    for (QWidget* widget = &panel; widget; widget = widget->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(widget)) {
            dock->show();
            dock->raise();
            return;
        }
}

} // namespace rigwright::editor
