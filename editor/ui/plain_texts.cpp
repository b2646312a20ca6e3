// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The format of both labels of a message box.
#include "editor/ui/plain_texts.h"

#include <QLabel>
#include <QMessageBox>

namespace rigwright::editor {

void setPlainTexts(QMessageBox& box, const QString& text, const QString& more) {
    box.setTextFormat(Qt::PlainText);
    box.setText(text);
    box.setInformativeText(more);
    // The box's own format does not reach the label of the second text.
    for (QLabel* label : box.findChildren<QLabel*>())
        label->setTextFormat(Qt::PlainText);
}

} // namespace rigwright::editor
