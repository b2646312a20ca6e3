// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tools by name, the actions that tools do themselves, and the modes of the brush.
#include "editor/document/document.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/actions.h"
#include "editor/viewport/viewport_widget.h"

#include <QMenu>

#include <algorithm>
#include <string_view>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr std::pair<const char*, BrushMode> kBrushModes[] = {
    {"brush.mode-add", BrushMode::Add},
    {"brush.mode-subtract", BrushMode::Subtract},
    {"brush.mode-replace", BrushMode::Replace},
    {"brush.mode-smooth", BrushMode::Smooth},
    {"brush.mode-scale", BrushMode::Scale}};

/// What the tools that edit bones do with the pointer; the rest of Joints is done at once, and
/// bound elsewhere.
constexpr std::string_view kBoneDrags[] = {"joints.resize", "skeleton.extrude",
                                           "skeleton.duplicate", "skeleton.split", "skeleton.roll"};

bool isBoneDrag(std::string_view id) {
    return std::ranges::find(kBoneDrags, id) != std::ranges::end(kBoneDrags);
}

/// Of Pose, what is done without the pointer, and bound elsewhere.
bool isAtOnce(std::string_view id) {
    return id == "rig.delete";
}

bool usesBrush(const ToolStage& tools) {
    return tools.current().keyScope() == ActionScope::Brush;
}

void bindBrushModes(const ActionContext& context) {
    BrushOptions& brush = context.tools.brushOptions();
    Document& document = context.document;
    for (const auto& [id, mode] : kBrushModes)
        context.actions.bind(id, {[&brush, mode](bool) {
                                      BrushValues values = brush.values();
                                      values.mode = mode;
                                      brush.setValues(values);
                                  },
                                  [&document] { return !document.isEmpty(); },
                                  [&brush, mode] { return brush.values().mode == mode; }});
}

} // namespace

void popUpBrushMenu(const ActionContext& context, const QPoint& position) {
    auto* menu = new QMenu(&context.viewport);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto& [id, mode] : kBrushModes)
        menu->addAction(context.actions[QString::fromLatin1(id)]);
    menu->popup(position);
}

void bindToolActions(const ActionContext& context) {
    Document& document = context.document;
    ToolStage& tools = context.tools;
    const auto open = [&document] { return !document.isEmpty(); };
    const auto hasBones = [&document] { return document.character().skeleton.boneCount() > 0; };
    const auto paints = [open, &tools] { return open() && usesBrush(tools); };
    // Keys that mean something else to a brush.
    const auto poses = [hasBones, &tools] { return hasBones() && !usesBrush(tools); };
    for (const ActionInfo& action : actionTable()) {
        const QString id = QString::fromLatin1(action.id);
        const auto perform = [context, id](bool) {
            context.viewport.setFocus();
            context.tools.perform(id);
        };
        if (id.startsWith(QLatin1String("tool.")))
            context.actions.bind(
                action.id,
                {[&tools, tool = id.mid(5)](bool) { tools.setCurrent(tool); }, open, {}});
        else if (id.startsWith(QLatin1String("gradient.")))
            context.actions.bind(action.id,
                                 {[&tools, radial = id.endsWith(QLatin1String("radial"))](bool) {
                                      tools.gradientOptions().setShape(
                                          radial ? GradientShape::Radial : GradientShape::Linear);
                                      tools.setCurrent(QStringLiteral("gradient"));
                                  },
                                  open,
                                  {}});
        else if (action.scope == ActionScope::Brush)
            context.actions.bind(action.id, {perform, paints, {}});
        else if (action.scope == ActionScope::Pose && !isAtOnce(action.id))
            context.actions.bind(action.id, {perform, poses, {}});
        else if (isBoneDrag(action.id))
            context.actions.bind(action.id,
                                 {[context, perform](bool) {
                                      ToolStage& stage = context.tools;
                                      if (stage.current().keyScope() != ActionScope::Joints)
                                          stage.setCurrent(QStringLiteral("joints"));
                                      perform(false);
                                  },
                                  hasBones,
                                  {}});
        else if (action.scope == ActionScope::Viewport)
            context.actions.bind(action.id, {perform, hasBones, {}});
    }
    bindBrushModes(context);
}

} // namespace rigwright::editor
