// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ImportReportFlow: when the report of an import shows itself, and what its words do.
#pragma once

#include "core/io/import.h"
#include "editor/shell/action_bindings.h"
#include "editor/ui/import_choice_words.h"

#include <QObject>

class QDockWidget;
class QWidget;

namespace rigwright::editor {

class CharacterFiles;
class FileFlow;
class ImportReportPanel;

/// What the flow works with. All of it outlives the flow.
struct ImportReportContext {
    QWidget& window; ///< parent of the dialogs
    QDockWidget& dock;
    QDockWidget& neighbour; ///< shares its place with the report
    ImportReportPanel& panel;
    CharacterFiles& files;
    FileFlow& fileFlow;
    ActionContext actions;
};

/// A file that was read with warnings brings the report up beside the findings, without taking the
/// keyboard; mere notes are told by a toast. A project brings nothing up: its report was seen when
/// it was made. What came up by itself goes by itself with the next file that has no warnings.
class ImportReportFlow : public QObject {
    Q_OBJECT
public:
    explicit ImportReportFlow(const ImportReportContext& context, QObject* parent = nullptr);

private:
    void follow();
    void announce();
    void show(bool byItself);
    void applyFix(const QString& fix);
    void findTextures();
    void goToBindPose();
    void chooseReading();
    [[nodiscard]] bool canReadAgain() const;

    ImportReportContext m_c;
};

} // namespace rigwright::editor
