// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Constraints between what is selected; drivers of shapes ask which shape.
#include "editor/commands/bone_text.h"
#include "editor/commands/rig_edits.h"
#include "editor/document/document.h"
#include "editor/shell/action_set.h"
#include "editor/shell/rig_actions.h"

#include <QCoreApplication>
#include <QCursor>
#include <QMenu>
#include <QWidget>

#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

constexpr std::pair<const char*, ConstraintKind> kConstraints[] = {
    {"rig.constraint-parent", ConstraintKind::Parent},
    {"rig.constraint-position", ConstraintKind::Position},
    {"rig.constraint-rotation", ConstraintKind::Rotation},
    {"rig.constraint-scale", ConstraintKind::Scale},
    {"rig.constraint-aim", ConstraintKind::Aim},
    {"rig.constraint-pole", ConstraintKind::Pole},
    {"rig.constraint-orient", ConstraintKind::Orient},
    {"rig.constraint-blend", ConstraintKind::Blend},
    {"rig.constraint-limit-position", ConstraintKind::LimitPosition},
    {"rig.constraint-limit-rotation", ConstraintKind::LimitRotation},
    {"rig.constraint-limit-distance", ConstraintKind::LimitDistance},
    {"rig.constraint-twist", ConstraintKind::TwistSpread},
    {"rig.constraint-spline", ConstraintKind::Spline},
    {"rig.driver", ConstraintKind::Driver},
};

/// A morph target that a driver may fade in.
struct Shape {
    MeshInstanceIndex mesh;
    std::uint32_t morph = 0;
    QString name;
};

/// Those of the active mesh, else of all that have some, with the names of their meshes.
std::vector<Shape> shapesOf(const Document& document) {
    const Character& character = document.character();
    const MeshInstanceIndex active = document.session().selection().activeMesh;
    const auto add = [&](std::vector<Shape>& shapes, MeshInstanceIndex mesh, bool named) {
        const auto& targets = character.meshes[mesh.value()].mesh->morphTargets;
        for (std::size_t i = 0; i < targets.size(); ++i) {
            QString name = targets[i].name.empty()
                               ? QCoreApplication::translate("Rig", "Shape %1").arg(i + 1)
                               : isolated(QString::fromStdString(targets[i].name));
            if (named)
                name = QCoreApplication::translate("Rig", "%1 of %2")
                           .arg(name, meshText(character, mesh));
            shapes.push_back({mesh, std::uint32_t(i), name});
        }
    };
    std::vector<Shape> shapes;
    if (active.isValid() && active.value() < character.meshes.size())
        add(shapes, active, false);
    if (shapes.empty())
        for (std::size_t i = 0; i < character.meshes.size(); ++i)
            add(shapes, MeshInstanceIndex(i), true);
    return shapes;
}

/// The only shape at once; of several the user chooses one at the pointer.
void driveSomeShape(const ActionContext& context, QWidget& window) {
    Document& document = context.document;
    const BoneIndex bone = document.session().selection().activeBone;
    const std::vector<Shape> shapes = shapesOf(document);
    const auto drive = [context, &window, bone](const Shape& shape) {
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
    for (const Shape& shape : shapes) {
        QString text = shape.name;
        menu->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")), &window,
                        [drive, shape] { drive(shape); });
    }
    menu->popup(QCursor::pos());
}

} // namespace

void bindConstraintActions(const ActionContext& context, QWidget& window) {
    Document& document = context.document;
    for (const auto& [id, kind] : kConstraints)
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
                                     !shapesOf(document).empty();
                          },
                          {}});
}

} // namespace rigwright::editor
