// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SkeletonDialogs: “Rename bones…”, “Orient bones…” and “Humanoid map…”, from the dialog to the
/// step.
#pragma once

#include "core/skeleton/orientation.h"
#include "editor/document/change.h"
#include "editor/shell/action_bindings.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <vector>

namespace rigwright::editor {

class HumanoidDialog;
class OrientDialog;
class RenameDialog;

/// One dialog of each kind at most. Naming has the window to itself; the other two stand beside the
/// work. What orienting would come to is shown in the picture, with the axes of bones, for the
/// bones that are selected at the moment; the map selects in the picture what is chosen in it. The
/// document is the same until a dialog is accepted; another character closes all of them.
class SkeletonDialogs : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of the dialogs, and outlives this.
    SkeletonDialogs(const ActionContext& context, QWidget& window, QObject* parent = nullptr);

    void bind();

private:
    void askNames();
    void askOrientation();
    void askHumanoid();
    void follow(const Change& change);
    void followSelection();
    void close();
    void acceptNames();
    /// The bones that the orientation is for: selected, or their chains.
    [[nodiscard]] std::vector<BoneIndex> orientedBones() const;
    void previewOrientation();
    void endOrientation(bool accepted);
    void acceptHumanoid();
    /// Says once of each character, when bones begin to be edited, that a mesh was bound in another
    /// pose than the one that is edited.
    void noticeBinding();

    ActionContext m_c;
    QWidget& m_window;
    QPointer<RenameDialog> m_names;
    QPointer<OrientDialog> m_orient;
    QPointer<HumanoidDialog> m_humanoid;
    BoneOrientation m_lastOrientation;
    bool m_hasLastOrientation = false;
    bool m_hadAxes = false;         ///< before the dialog showed them
    std::uint64_t m_generation = 0; ///< of the document when the latest dialog was opened
    std::uint64_t m_noticedFor = 0; ///< generation; 0: none yet
};

} // namespace rigwright::editor
