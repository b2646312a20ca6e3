// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ErrorDialog: what happened, where, what to do; details behind a disclosure, copyable.
#pragma once

#include "editor/ui/messages.h"

#include <QDialog>

class QPlainTextEdit;
class QPushButton;

namespace rigwright::editor {

/// Shown with open(): the window behind stays as it was.
class ErrorDialog : public QDialog {
    Q_OBJECT
public:
    ErrorDialog(const QString& title, const ErrorText& text, QWidget* parent);

    [[nodiscard]] QPushButton* detailsButton() const { return m_detailsButton; }
    [[nodiscard]] QPushButton* copyButton() const { return m_copyButton; }
    /// Everything as plain text, as "Copy" puts it onto the clipboard.
    [[nodiscard]] const QString& report() const { return m_report; }

private:
    QString m_report;
    QPlainTextEdit* m_details = nullptr;
    QPushButton* m_detailsButton = nullptr;
    QPushButton* m_copyButton = nullptr;
};

} // namespace rigwright::editor
