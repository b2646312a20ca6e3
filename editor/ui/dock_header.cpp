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
    auto* menu = new QMenu(menuButton);
    QAction* floating = withText(menu->addAction(QString()), [] { return tr("Float"); });
    floating->setCheckable(true);
    connect(floating, &QAction::triggered, dock, &QDockWidget::setFloating);
    connect(dock, &QDockWidget::topLevelChanged, floating, &QAction::setChecked);
    QAction* close = withText(menu->addAction(QString()), [] { return tr("Close"); });
    connect(close, &QAction::triggered, dock, &QDockWidget::close);
    menuButton->setMenu(menu);

    auto* row = new QHBoxLayout(this);
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

} // namespace rigwright::editor
