// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tools by name, and menu entries for the keys that tools read themselves.
#include "editor/document/document.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/actions.h"
#include "editor/viewport/viewport_widget.h"

namespace rigwright::editor {

namespace {

/// As if the key had been pressed over the picture.
void sendKey(const ActionContext& context, const ActionInfo& action) {
    const QList<QKeySequence> keys = actionKeys(action);
    if (keys.isEmpty() || keys.first().count() == 0)
        return;
    const QKeyCombination combination = keys.first()[0];
    const Qt::KeyboardModifiers held = combination.keyboardModifiers();
    context.viewport.setFocus();
    context.tools.key({combination.key(),
                       {held.testFlag(Qt::ShiftModifier), held.testFlag(Qt::ControlModifier),
                        held.testFlag(Qt::AltModifier)}});
}

bool usesBrush(const ToolStage& tools) {
    const QString tool = tools.current().id();
    return tool == QLatin1String("paint") || tool == QLatin1String("smooth");
}

} // namespace

void bindToolActions(const ActionContext& context) {
    Document& document = context.document;
    ToolStage& tools = context.tools;
    const auto open = [&document] { return !document.isEmpty(); };
    const auto hasBones = [&document] { return document.character().skeleton.boneCount() > 0; };
    const auto paints = [open, &tools] { return open() && usesBrush(tools); };
    // Keys that mean something else to a brush.
    const auto poses = [hasBones, &tools] { return hasBones() && !usesBrush(tools); };
    for (const ActionInfo& action : actionTable()) {
        const auto press = [context, &action](bool) { sendKey(context, action); };
        const QString id = QString::fromLatin1(action.id);
        if (id.startsWith(QLatin1String("tool.")))
            context.actions.bind(
                action.id,
                {[&tools, tool = id.mid(5)](bool) { tools.setCurrent(tool); }, open, {}});
        else if (action.scope == ActionScope::Brush)
            context.actions.bind(action.id, {press, paints, {}});
        else if (action.scope == ActionScope::Pose)
            context.actions.bind(action.id, {press, poses, {}});
        else if (action.scope == ActionScope::Viewport)
            context.actions.bind(action.id, {press, hasBones, {}});
    }
}

} // namespace rigwright::editor
