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
    bindSwitch(context, "view.iso-lines", &ViewSettings::isoLines);
    bindSwitch(context, "view.wire", &ViewSettings::wireOverlay);
    bindSwitch(context, "view.grid", &ViewSettings::grid);
    bindSwitch(context, "view.raw-sums", &ViewSettings::rawSums);
}

} // namespace rigwright::editor
