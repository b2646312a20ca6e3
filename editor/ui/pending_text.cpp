// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Leaving the field that has the keyboard.
#include "editor/ui/pending_text.h"

#include "editor/ui/slider_field.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QPointer>

namespace rigwright::editor {

namespace {

/// Also where a window of its own lies between, unlike QWidget::isAncestorOf().
bool belongsTo(const QWidget* widget, const QWidget& window) {
    while (widget && widget != &window)
        widget = widget->parentWidget();
    return widget != nullptr;
}

/// What the text is a value of; nullptr where it is nobody's, as in a search.
QWidget* ownerOf(QLineEdit& editor) {
    for (QWidget* above = editor.parentWidget(); above; above = above->parentWidget())
        if (qobject_cast<SliderField*>(above) || qobject_cast<QAbstractItemView*>(above))
            return above;
    // Single fields whose text is taken when they are left say so.
    return editor.property("committed").toBool() ? &editor : nullptr;
}

} // namespace

void commitPendingText(const QWidget& window) {
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    if (!editor || !belongsTo(editor, window))
        return; // a field that has lost the keyboard took its text then
    const QPointer<QWidget> owner = ownerOf(*editor);
    if (!owner)
        return; // searches follow every letter
    editor->clearFocus();
    if (owner && owner->isVisible())
        owner->setFocus(Qt::OtherFocusReason);
}

} // namespace rigwright::editor
