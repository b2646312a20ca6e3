// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Constraints between what is selected; drivers of shapes ask which shape.
#include "editor/commands/rig_edits.h"
#include "editor/document/document.h"
#include "editor/panels/driver_words.h"
#include "editor/shell/action_set.h"
#include "editor/shell/rig_actions.h"
#include "editor/ui/rig_words.h"

#include <QCursor>
#include <QMenu>
#include <QWidget>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

/// Those of the active mesh, else of all that have some.
std::vector<MorphShape> offeredShapes(const Document& document) {
    std::vector<MorphShape> shapes = shapesOf(document.character());
    const MeshInstanceIndex active = document.session().selection().activeMesh;
    const auto isOfActive = [active](const MorphShape& shape) { return shape.mesh == active; };
    if (std::ranges::any_of(shapes, isOfActive))
        std::erase_if(shapes, std::not_fn(isOfActive));
    return shapes;
}

/// The only shape at once; of several the user chooses one at the pointer.
void driveSomeShape(const ActionContext& context, QWidget& window) {
    Document& document = context.document;
    const BoneIndex bone = document.session().selection().activeBone;
    const std::vector<MorphShape> shapes = offeredShapes(document);
    const auto drive = [context, &window, bone](const MorphShape& shape) {
        runRigEdit(context, window, [bone, shape](Document& d) {
            return driveShape(d, bone, shape.mesh, shape.morph);
        });
    };
    if (shapes.size() == 1) {
        drive(shapes.front());
        return;
    }
    auto* menu = new QMenu(&window);
    menu->setObjectName(QStringLiteral("shapeMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(&document, &Document::changed, menu, &QMenu::close);
    for (const MorphShape& shape : shapes) {
        QString text = shape.text;
        menu->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")), &window,
                        [drive, shape] { drive(shape); });
    }
    menu->popup(QCursor::pos());
}

} // namespace

void bindConstraintActions(const ActionContext& context, QWidget& window) {
    Document& document = context.document;
    for (const auto& [kind, id] : constraintActions())
        context.actions.bind(id, {[context, &window, kind = kind](bool) {
                                      runRigEdit(context, window, [kind](Document& d) {
                                          return constrainSelection(d, kind);
                                      });
                                  },
                                  [&document, kind = kind] { return canConstrain(document, kind); },
                                  {}});
    context.actions.bind("rig.driver-shape",
                         {[context, &window](bool) { driveSomeShape(context, window); },
                          [&document] {
                              return document.session().selection().activeBone.isValid() &&
                                     !shapesOf(document.character()).empty();
                          },
                          {}});
}

} // namespace rigwright::editor
