// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BindFlow: “Bind…”, from the dialog over the preview in the picture to the step in the history.
#pragma once

#include "core/weights/bind.h"
#include "editor/commands/bind_commands.h"
#include "editor/document/change.h"
#include "editor/document/task_runner.h"
#include "editor/shell/action_bindings.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace rigwright::editor {

class BindDialog;

/// The dialog stands beside the work: what would come of its choice is worked out unseen, and shown
/// in the picture, where bones can be chosen and posed meanwhile. The document is the same until
/// the dialog is accepted: then what was worked out becomes the step, or a task makes it. Edits of
/// weights begin the preview anew; another character ends it, and so does a step by which chosen
/// meshes, vertices or bones go. Selected bones and vertices are those of when the dialog opened:
/// looking at other bones and pieces does not change the choice.
class BindFlow : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of the dialog, and outlives the flow.
    BindFlow(const ActionContext& context, QWidget& window, QObject* parent = nullptr);

    void bind();

    /// Opens the dialog for the active mesh, or brings the open one to the front.
    void ask();

private:
    [[nodiscard]] bool canAsk() const;
    void follow(const Change& change);
    /// What was worked out is about something else now.
    void edited();
    void preview();
    void show(const std::shared_ptr<CharacterBind>& bind);
    /// Puts the result into the picture.
    void showInPicture();
    void showPiece(MeshInstanceIndex mesh, VertexIndex vertex);
    /// The envelope of the active bone.
    void showEnvelope();
    void editEnvelope(const std::optional<EnvelopeRadii>& radii, bool bothSides);
    void accept();
    void close();
    /// What the dialog asks for. Precondition: it is open.
    [[nodiscard]] BindJob job() const;
    void start(BindJob job);
    void tell(const CharacterBind& bind, const QString& text);

    ActionContext m_c;
    QWidget& m_window;
    QPointer<BindDialog> m_dialog;
    std::vector<BindTarget> m_targets;     ///< visible, not locked; the active mesh first
    std::vector<BoneIndex> m_listed;       ///< selected when the dialog opened
    std::vector<BoneEnvelope> m_envelopes; ///< edited in the dialog
    MeshEnvelopes m_fromMesh;              ///< of the latest result; empty: not known yet
    std::uint64_t m_generation = 0;        ///< of the document then
    BindSettings m_last;                   ///< what the dialog begins with
    QTimer m_delay;                        ///< of the preview
    QTimer m_ticker;                       ///< of its progress
    std::shared_ptr<BindCaches> m_caches;
    std::shared_ptr<std::atomic<double>> m_fraction;
    std::shared_ptr<CharacterBind> m_result; ///< of what the dialog asks for; null: not known yet
    TaskRunner::Id m_previewing = 0;
    TaskRunner::Id m_ending = 0; ///< a preview that was given up and may still hold the caches
};

} // namespace rigwright::editor
