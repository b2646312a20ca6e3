// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The camera and what is drawn over the mesh.
#include "editor/document/document.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/viewport/viewport_widget.h"

#include <utility>

namespace rigwright::editor {

namespace {

void bindSwitch(const ActionContext& context, const char* id, bool ViewSettings::*setting) {
    Session& session = context.document.session();
    Document& document = context.document;
    context.actions.bind(id, {[&session, setting](bool checked) {
                                  ViewSettings view = session.view();
                                  view.*setting = checked;
                                  session.setView(view);
                              },
                              [&document] { return !document.isEmpty(); },
                              [&session, setting] { return session.view().*setting; }});
}

void bindNavigation(const ActionContext& context) {
    constexpr double kStep = 15.0; // degrees
    Document& document = context.document;
    ViewportWidget& viewport = context.viewport;
    const auto open = [&document] { return !document.isEmpty(); };
    // The camera goes to where the name says.
    struct Turn {
        const char* id;
        double right;
        double up;
    };
    for (const Turn& turn :
         {Turn{"view.orbit-left", -kStep, 0.0}, Turn{"view.orbit-right", kStep, 0.0},
          Turn{"view.orbit-up", 0.0, kStep}, Turn{"view.orbit-down", 0.0, -kStep}})
        context.actions.bind(
            turn.id, {[&viewport, turn](bool) { viewport.turn(turn.right, turn.up); }, open, {}});
    context.actions.bind("view.zoom-in", {[&viewport](bool) { viewport.zoom(0.8); }, open, {}});
    context.actions.bind("view.zoom-out", {[&viewport](bool) { viewport.zoom(1.25); }, open, {}});
}

/// What the session shows alone; a mesh that comes back is hidden no more.
void bindIsolate(const ActionContext& context) {
    Session& session = context.document.session();
    Document& document = context.document;
    context.actions.bind(
        "view.isolate",
        {[&session](bool isolate) {
             session.setIsolated(isolate ? session.selection().activeMesh : MeshInstanceIndex());
         },
         [&document, &session] {
             return session.isolated().isValid() || (document.character().meshes.size() > 1 &&
                                                     session.selection().activeMesh.isValid());
         },
         [&session] { return session.isolated().isValid(); }});
}

} // namespace

void bindViewActions(const ActionContext& context) {
    Document& document = context.document;
    ViewportWidget& viewport = context.viewport;
    const auto open = [&document] { return !document.isEmpty(); };
    constexpr std::pair<const char*, const char*> kDirections[] = {
        {"view.front", "front"},
        {"view.back", "back"},
        {"view.right", "right"},
        {"view.left", "left"},
        {"view.top", "top"},
        {"view.bottom", "bottom"},
        {"view.three-quarter", "three-quarter"}};
    for (const auto& [id, direction] : kDirections)
        context.actions.bind(id, {[&viewport, name = QString::fromLatin1(direction)](bool) {
                                      viewport.lookFrom(name);
                                  },
                                  open,
                                  {}});
    bindNavigation(context);
    context.actions.bind("view.orthographic",
                         {[&document](bool checked) {
                              Camera camera = document.session().camera();
                              camera.orthographic = checked;
                              document.session().setCamera(camera);
                          },
                          open, [&document] { return document.session().camera().orthographic; }});
    context.actions.bind("view.frame-selected",
                         {[&viewport](bool) { viewport.frameSelected(); }, open, {}});
    context.actions.bind("view.frame-all", {[&viewport](bool) { viewport.frameAll(); }, open, {}});
    bindIsolate(context);
    bindSwitch(context, "view.iso-lines", &ViewSettings::isoLines);
    bindSwitch(context, "view.locked-marks", &ViewSettings::lockedMarks);
    bindSwitch(context, "view.bone-names", &ViewSettings::boneNames);
    bindSwitch(context, "view.bone-axes", &ViewSettings::boneAxes);
    bindSwitch(context, "view.controls", &ViewSettings::controls);
    bindSwitch(context, "view.wire", &ViewSettings::wireOverlay);
    bindSwitch(context, "view.grid", &ViewSettings::grid);
    bindSwitch(context, "view.raw-sums", &ViewSettings::rawSums);
}

} // namespace rigwright::editor
