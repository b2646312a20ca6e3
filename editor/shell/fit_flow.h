// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FitFlow: what the fit tool asks for, from the guess beside the work to the skeleton in the
/// history, and “Add template…”.
#pragma once

#include "core/base/finding.h"
#include "core/character/fit_markers.h"
#include "editor/document/task_runner.h"
#include "editor/shell/action_bindings.h"

#include <QObject>
#include <QPointer>

#include <cstddef>
#include <cstdint>

class QWidget;

namespace rigwright::editor {

class TemplateDialog;

/// The guess works on a copy; what comes of it is for the character that it was made of alone.
class FitFlow : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of dialogs, and outlives the flow.
    FitFlow(const ActionContext& context, QWidget& window, QObject* parent = nullptr);

    void bind();

private:
    void guess();
    void show(const Result<MarkerGuess>& guess, const Box3f& bounds);
    void build();
    void askAboutBones(std::size_t bound, std::size_t free);
    void buildNow(bool replace);
    void tellBuilt(std::size_t bones, const QString& text, const Findings& findings);
    void askForTemplate();
    void addChosen();

    ActionContext m_c;
    QWidget& m_window;
    QPointer<TemplateDialog> m_dialog;
    TaskRunner::Id m_guessing = 0;
    std::uint64_t m_generation = 0; ///< of the document that the open question is about
};

} // namespace rigwright::editor
