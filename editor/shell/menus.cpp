// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Order of the menus.
#include "editor/shell/menus.h"

#include "editor/shell/action_set.h"
#include "editor/ui/language.h"
#include "editor/ui/retranslate.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include <initializer_list>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Menus", text);
}

/// "" = a separator.
void fill(QMenu& menu, const ActionSet& actions, std::initializer_list<const char*> ids) {
    for (const char* id : ids) {
        if (*id)
            menu.addAction(actions[QString::fromLatin1(id)]);
        else
            menu.addSeparator();
    }
}

/// `title` is in the context "Menus".
QMenu* entitled(QMenu* menu, const char* title) {
    onLanguage(menu, [menu, title] { menu->setTitle(translated(title)); });
    return menu;
}

void fillRigMenu(QMenu& rig, const ActionSet& actions) {
    fill(rig, actions,
         {"rig.humanoid", "", "rig.control", "rig.control-chain", "rig.limb", "rig.chain-fabrik",
          "rig.chain-ccd", ""});
    QMenu* constraints =
        entitled(new QMenu(&rig), QT_TRANSLATE_NOOP("Menus", "Add c&onstraint"));
    rig.addMenu(constraints);
    fill(*constraints, actions,
         {"rig.constraint-parent", "rig.constraint-position", "rig.constraint-rotation",
          "rig.constraint-scale", "", "rig.constraint-aim", "rig.constraint-pole",
          "rig.constraint-orient", "rig.constraint-blend", "", "rig.constraint-limit-position",
          "rig.constraint-limit-rotation", "rig.constraint-limit-distance", "",
          "rig.constraint-twist", "rig.constraint-spline", "", "rig.driver", "rig.driver-shape"});
    fill(rig, actions,
         {"rig.joint-limit", "rig.helper-bone", "rig.corrective-shape", "", "rig.switch",
          "rig.snap-ik", "rig.snap-fk"});
    QMenu* passes = entitled(new QMenu(&rig), QT_TRANSLATE_NOOP("Menus", "Pa&sses of the solver"));
    rig.addMenu(passes);
    fill(*passes, actions, {"rig.step-back", "rig.step-on", "rig.step-end"});
    fill(rig, actions,
         {"", "rig.mirror-left", "rig.mirror-right", "rig.set", "rig.select-all", "rig.delete", "",
          "rig.bake"});
}

void fillSkeletonMenu(QMenu& skeleton, const ActionSet& actions) {
    fill(skeleton, actions,
         {"tool.fit", "skeleton.template", "", "tool.joints", "tool.create-bone", ""});
    QMenu* edit = entitled(new QMenu(&skeleton), QT_TRANSLATE_NOOP("Menus", "Edit bo&nes"));
    skeleton.addMenu(edit);
    fill(*edit, actions,
         {"skeleton.extrude", "skeleton.duplicate", "skeleton.subdivide", "skeleton.split", "",
          "joints.resize", "skeleton.roll", "", "skeleton.parent", "skeleton.parent-connected",
          "skeleton.unparent", "", "skeleton.merge", "skeleton.dissolve", "skeleton.delete",
          "skeleton.delete-below"});
    fill(skeleton, actions,
         {"skeleton.orient", "", "skeleton.symmetric", "skeleton.symmetrise-left",
          "skeleton.symmetrise-right", "skeleton.mirror", "", "skeleton.rename", "skeleton.names",
          "skeleton.humanoid", ""});
    QMenu* binding =
        entitled(new QMenu(&skeleton), QT_TRANSLATE_NOOP("Menus", "Rest and bind p&ose"));
    skeleton.addMenu(binding);
    fill(*binding, actions,
         {"skeleton.t-pose", "skeleton.a-pose", "", "skeleton.go-to-bind", "skeleton.make-bind",
          "skeleton.reattach"});
}

} // namespace

DynamicMenus fillMenuBar(QMenuBar& bar, const ActionSet& actions) {
    DynamicMenus dynamic;
    QMenu* file = entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "&File"));
    dynamic.samples = entitled(new QMenu(file), QT_TRANSLATE_NOOP("Menus", "&New from sample"));
    dynamic.recent = entitled(new QMenu(file), QT_TRANSLATE_NOOP("Menus", "Open &recent"));
    file->addMenu(dynamic.samples);
    fill(*file, actions, {"file.open"});
    file->addMenu(dynamic.recent);
    fill(*file, actions,
         {"file.append", "", "file.save", "file.save-as", "file.revert", "", "file.read-again",
          "file.import-report", "", "file.export", "file.export-as", "", "file.close",
          "file.quit"});

    fill(*entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "&Edit")), actions,
         {"edit.undo", "edit.redo", "", "edit.search"});
    QMenu* view = entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "&View"));
    fill(*view, actions,
         {"view.front", "view.back", "view.right", "view.left", "view.top", "view.bottom",
          "view.three-quarter", "", "view.orthographic", ""});
    QMenu* orbit = entitled(new QMenu(view), QT_TRANSLATE_NOOP("Menus", "Orbit and &zoom"));
    view->addMenu(orbit);
    fill(*orbit, actions,
         {"view.orbit-left", "view.orbit-right", "view.orbit-up", "view.orbit-down", "",
          "view.zoom-in", "view.zoom-out"});
    fill(*view, actions,
         {"view.frame-selected", "view.frame-all", "view.isolate", "", "view.iso-lines",
          "view.locked-marks", "view.bone-names", "view.bone-axes", "view.controls", "view.wire", "view.grid",
          "view.raw-sums"});
    fill(*entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "Se&lect")), actions,
         {"tool.select",
          "",
          "select.all",
          "select.none",
          "",
          "select.parent",
          "select.child",
          "",
          "select.below",
          "select.chain",
          "select.other-side",
          "",
          "tool.lasso",
          "vertices.click",
          "vertices.box",
          "vertices.lasso",
          "vertices.paint",
          "",
          "vertices.all",
          "vertices.none",
          "vertices.invert",
          "vertices.grow",
          "vertices.shrink",
          "vertices.linked",
          "vertices.island",
          "vertices.weighted"});
    fill(*entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "P&ose")), actions,
         {"tool.move",
          "tool.rotate",
          "tool.scale",
          "",
          "pose.grab",
          "pose.turn",
          "pose.resize",
          "",
          "pose.reset-position",
          "pose.reset-rotation",
          "pose.reset-scale",
          "pose.reset-chain",
          "pose.reset-all",
          "",
          "pose.copy",
          "pose.paste",
          "pose.paste-mirrored",
          "pose.mirror",
          "",
          "pose.save",
          "pose.previous-saved",
          "pose.next-saved",
          "",
          "pose.test-bone",
          "pose.previous-test",
          "pose.next-test",
          "pose.leave-test"});
    fillSkeletonMenu(*entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "S&keleton")),
                     actions);
    QMenu* weights = entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "&Weights"));
    fill(*weights, actions,
         {"tool.paint", "tool.smooth", "tool.gradient", "tool.sample", "", "gradient.linear",
          "gradient.radial", ""});
    QMenu* modes = entitled(new QMenu(weights), QT_TRANSLATE_NOOP("Menus", "Brus&h mode"));
    weights->addMenu(modes);
    fill(*modes, actions,
         {"brush.mode-add", "brush.mode-subtract", "brush.mode-replace", "brush.mode-smooth",
          "brush.mode-scale", "", "brush.mode-menu"});
    fill(*weights, actions,
         {"brush.radius",
          "brush.strength",
          "brush.value",
          "brush.smaller",
          "brush.larger",
          "brush.pick-bone",
          "brush.sample-weight",
          "",
          "weights.bind",
          "weights.flood",
          "weights.smooth",
          "weights.sharpen",
          "weights.mirror-left",
          "weights.mirror-right",
          "weights.transfer",
          "",
          "weights.normalise",
          "weights.prune",
          "weights.limit",
          "weights.quantise",
          "weights.equalise",
          "weights.adjust",
          "",
          "weights.lock-all",
          "weights.unlock-all",
          "weights.end-solo",
          ""});
    QMenu* methods = entitled(new QMenu(weights), QT_TRANSLATE_NOOP("Menus", "Skinning metho&d"));
    weights->addMenu(methods);
    fill(*methods, actions,
         {"weights.linear-blend", "weights.dual-quaternion", "weights.linear-dual-blend",
          "weights.rotation-centres", "weights.delta-mush"});
    fillRigMenu(*entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "R&ig")), actions);
    fill(*entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "Ani&mation")), actions,
         {"animation.play", "", "animation.previous-frame", "animation.next-frame",
          "animation.first-frame", "animation.last-frame", "", "animation.loop",
          "animation.no-clip"});
    QMenu* window = entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "Wi&ndow"));
    dynamic.panels = entitled(new QMenu(window), QT_TRANSLATE_NOOP("Menus", "&Panels"));
    fill(*window, actions, {"workspace.skeleton", "workspace.weights", "workspace.rig", ""});
    window->addMenu(dynamic.panels);
    fill(*window, actions, {"window.reset-layout", "", "window.dark", "window.light", ""});
    QMenu* keys = entitled(new QMenu(window), QT_TRANSLATE_NOOP("Menus", "&Keys"));
    window->addMenu(keys);
    fill(*keys, actions,
         {"keys.blender", "keys.maya", "", "keys.emulate-numpad", "keys.trackpad", "",
          "keys.orbit-pointer", "keys.orbit-selection"});
    dynamic.language = entitled(new QMenu(window), QT_TRANSLATE_NOOP("Menus", "Lan&guage"));
    window->addMenu(dynamic.language);
    fill(*window, actions, {"", "window.full-screen", "window.message"});
    fill(*entitled(bar.addMenu(QString()), QT_TRANSLATE_NOOP("Menus", "&Help")), actions,
         {"help.keys", "", "help.about"});
    return dynamic;
}

QList<QAction*> fillLanguageMenu(QMenu& menu) {
    QList<QAction*> entries;
    auto* group = new QActionGroup(&menu);
    for (const Language& language : languages()) {
        const QString code = QString::fromLatin1(language.code);
        const QString name = QString::fromUtf8(language.ownName);
        QAction* entry = menu.addAction(name);
        entry->setCheckable(true);
        group->addAction(entry);
        QObject::connect(entry, &QAction::triggered, entry, [code] {
            applyLanguage(code);
            rememberLanguage(code);
        });
        onLanguage(entry, [entry, code, name] {
            entry->setChecked(code == currentLanguage());
            entry->setProperty("plainText",
                               translated(QT_TRANSLATE_NOOP("Menus", "Language: %1")).arg(name));
        });
        entries += entry;
    }
    return entries;
}

} // namespace rigwright::editor
