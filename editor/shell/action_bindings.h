// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the actions of the table do, group by group; each binds its own and nothing else.
#pragma once

#include <QString>

class QWidget;

namespace rigwright::editor {

class ActionSet;
class Document;
class PlaybackBar;
class Player;
class TaskRunner;
class ToastStack;
class ToolStage;
class ViewportWidget;

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
/// The tools themselves, and the keys that they read: the menu entry sends the key.
void bindToolActions(const ActionContext& context);
void bindPoseActions(const ActionContext& context);
void bindWeightActions(const ActionContext& context);
/// The one-click fix of a finding ("limit", "equalise-twins") on all meshes, beside the work.
void applyFix(const ActionContext& context, const QString& fix);
void bindAnimationActions(const ActionContext& context, Player& player, PlaybackBar& bar);
/// Theme, full screen, messages and help, for the window given.
void bindWindowActions(const ActionContext& context, QWidget& window);

} // namespace rigwright::editor
