// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// AppendFlow: “Append from file…”, from the choice of the file to the step in the history.
#pragma once

#include "core/character/append.h"
#include "editor/document/task_runner.h"

#include <QObject>
#include <QString>

#include <memory>

class QWidget;

namespace rigwright::editor {

class ActionSet;
class AppendDialog;
class Document;
class ToastStack;
class ToolStage;

/// What the flow works with. All of it outlives the flow.
struct AppendContext {
    QWidget& window; ///< parent of the dialogs
    Document& document;
    ToolStage& tools;
    TaskRunner& tasks;
    ToastStack& toasts;
};

/// The other file is read as a task; then the dialog asks; then a task makes the step. A file that
/// cannot be read, a cancelled task and a document edited meanwhile leave everything as it was.
class AppendFlow : public QObject {
    Q_OBJECT
public:
    explicit AppendFlow(const AppendContext& context, QObject* parent = nullptr);

    void bind(ActionSet& actions);

    void chooseFile();
    /// Starts reading; the dialog follows. A file being read already is given up.
    void read(const QString& path);

private:
    /// `source` was read from the file of that name.
    void ask(std::shared_ptr<const Character> source, const QString& name);
    void append(std::shared_ptr<const Character> source, AppendRequest request,
                const QString& name);
    void tell(const Findings& findings, const QString& name);

    AppendContext m_c;
    TaskRunner::Id m_reading = 0;
};

} // namespace rigwright::editor
