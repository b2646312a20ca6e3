// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the actions of the table do, group by group; each binds its own and nothing else.
#pragma once

#include "core/base/finding.h"
#include "core/base/index.h"
#include "core/base/result.h"

#include <QString>

#include <functional>
#include <optional>

class QPoint;
class QWidget;

namespace rigwright::editor {

class ActionSet;
class Document;
class OperationStrip;
class PlaybackBar;
class Player;
class PosesPanel;
class RangeOfMotion;
class TaskRunner;
class ToastStack;
class ToolStage;
class ViewportWidget;
struct ToastAction;
struct WeightReport;

/// What actions work on. All of it outlives the actions.
struct ActionContext {
    ActionSet& actions;
    Document& document;
    ToolStage& tools;
    ViewportWidget& viewport;
    ToastStack& toasts;
    TaskRunner& tasks;
};

/// Undo, redo and what is selected.
void bindEditActions(const ActionContext& context);
void bindViewActions(const ActionContext& context);
/// The tools themselves, and what they do: a menu entry does what its key does over the picture.
void bindToolActions(const ActionContext& context);
/// The modes of the brush, at a place on the screen.
void popUpBrushMenu(const ActionContext& context, const QPoint& position);
void bindPoseActions(const ActionContext& context);
/// Saved poses and test poses.
void bindPoseLibraryActions(const ActionContext& context, PosesPanel& poses, RangeOfMotion& range);
void bindWeightActions(const ActionContext& context);
/// The mesh that an operation on weights works on, or an invalid index, for all of them, where the
/// brush works on all. Nothing, with a message, where the active one is locked.
std::optional<MeshInstanceIndex> weightTarget(const ActionContext& context);
/// Says that the mesh is locked, with the offer to unlock it; false where it is not.
bool tellIfHeld(const ActionContext& context, MeshInstanceIndex mesh);
/// Whether there are weights that weightTarget() could be about.
bool hasWeightTarget(const ActionContext& context);
/// A toast: what the user should know of an operation that has ended.
void tellWeightReport(const ActionContext& context, const QString& text,
                      const WeightReport& report);
/// The same of one with findings, the worst of which is the sentence; all open in a box over
/// `window`. `changed`: there is a step to undo. `sentence`: instead of the worst finding.
void tellFindings(const ActionContext& context, QWidget& window, const QString& text,
                  const Findings& findings, bool changed, const QString& sentence = {});
/// “Undo” for the toast of the step that was just made.
ToastAction undoOffer(const ActionContext& context);
/// A toast: why nothing was done, and what to do about it.
void tellError(const ActionContext& context, const Error& error);
/// The one-click fix of a finding ("limit", "equalise-twins") on all meshes, beside the work.
void applyFix(const ActionContext& context, const QString& fix);
/// What the Skeleton menu needs beside the context.
struct SkeletonParts {
    QWidget& window;
    OperationStrip& strip;
    /// Edits the name of the active bone where it stands; empty: there is no such place.
    std::function<void()> rename;
};
/// All of the Skeleton menu that no tool does with the pointer, and no dialog.
void bindSkeletonActions(const ActionContext& context, const SkeletonParts& parts);
/// All of the Rig menu. `window` is the parent of its dialogs.
void bindRigActions(const ActionContext& context, QWidget& window);
/// Playing is for what the bar shows: the test poses, else the clip.
void bindAnimationActions(const ActionContext& context, Player& player, RangeOfMotion& range,
                          PlaybackBar& bar);
/// Theme, keys, full screen, messages and help, for the window given.
void bindWindowActions(const ActionContext& context, QWidget& window);

} // namespace rigwright::editor
