// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Filling the box, and reading what was typed.
#include "editor/shell/bone_box.h"

#include <QComboBox>
#include <QCompleter>

namespace rigwright::editor {

QComboBox* makeBoneBox(const QStringList& names, const QString& none, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    if (!none.isEmpty())
        box->addItem(none);
    box->addItems(names);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    return box;
}

int chosenItem(const QComboBox& box) {
    const QString typed = box.currentText();
    const int item = box.currentIndex();
    if (item >= 0 && box.itemText(item) == typed)
        return item;
    return typed.isEmpty() ? 0 : box.findText(typed);
}

} // namespace rigwright::editor
