// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigDialogs: “Bake to keys…” and “Limit of the joint”, from the dialog to the step.
#pragma once

#include "core/character/bake_clip.h"
#include "editor/commands/bake_commands.h"
#include "editor/document/change.h"
#include "editor/shell/action_bindings.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <vector>

namespace rigwright::editor {

class BakeDialog;
class JointLimitDialog;

/// One dialog of each kind at most; another character, or a change of its bones, closes them. The
/// limit is for the bones that were selected when its dialog opened.
class RigDialogs : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of the dialogs, and outlives this.
    RigDialogs(const ActionContext& context, QWidget& window, QObject* parent = nullptr);

    void bind();

private:
    void askBake();
    void bake();
    void startBake(const BakeSettings& settings);
    void tellBaked(const BakeOutcome& outcome);
    void askLimit();
    void setLimit();
    void follow(const Change& change);
    void close();

    ActionContext m_c;
    QWidget& m_window;
    QPointer<BakeDialog> m_bake;
    QPointer<JointLimitDialog> m_limit;
    std::vector<BoneIndex> m_bones; ///< that the limit is for
    BakeSettings m_lastBake;
    std::uint64_t m_generation = 0; ///< of the document when the latest dialog was opened
};

} // namespace rigwright::editor
