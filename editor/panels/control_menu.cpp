// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Entries of both menus, each over one edit of the rig.
#include "editor/panels/control_menu.h"

#include "editor/commands/rig_commands.h"
#include "editor/document/document.h"
#include "editor/panels/colour_menu.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/metrics.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QWidgetAction>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace rigwright::editor {

namespace {

using Controls = std::vector<ControlIndex>;

constexpr double kCentimetres = 100.0;
constexpr double kLeastSize = 0.001; // metres
constexpr double kMostSize = 1000.0;

QString translated(const char* text, int count = -1) {
    return QCoreApplication::translate("ControlMenu", text, nullptr, count);
}

const Control& controlAt(const Document& document, ControlIndex index) {
    return rigOf(document.character()).controls[index.value()];
}

/// "Hide hand_ik.L", "Hide 3 controls": one text of each kind for the history.
QString textOf(const Document& document, const Controls& controls, const char* one,
               const char* many) {
    return controls.size() == 1
               ? translated(one).arg(controlName(rigOf(document.character()), controls.front()))
               : translated(many, int(controls.size()));
}

Controls below(const Document& document, const Controls& controls);

void select(Document& document, const Controls& controls) {
    if (controls.empty())
        return;
    const ControlIndex former = document.session().selection().activeControl;
    const bool stays = std::ranges::find(controls, former) != controls.end();
    selectControl(document.session(), rigOf(document.character()),
                  stays ? former : controls.front());
    Selection selection = document.session().selection();
    selection.controls = controls;
    document.session().setSelection(selection);
}

struct Entries {
    QMenu& menu;
    Document& document;
    Controls controls;
    ControlMenuCalls calls;

    QAction* add(QMenu& where, const QString& text, std::function<void()> run) const {
        QAction* action = where.addAction(text);
        QObject::connect(action, &QAction::triggered, &document, std::move(run));
        return action;
    }
    QAction* edit(QMenu& where, const QString& entry, const QString& step,
                  std::function<void(Control&)> change) const {
        return add(where, entry,
                   [document = &document, controls = controls, calls = calls, step,
                    change = std::move(change)] {
                       calls.report(changeControls(*document, controls, step, change));
                   });
    }
    [[nodiscard]] bool all(const std::function<bool(const Control&)>& holds) const {
        return std::ranges::all_of(
            controls, [&](ControlIndex control) { return holds(controlAt(document, control)); });
    }
};

void addSelecting(const Entries& entries) {
    const auto act = [&](const char* id) {
        return [calls = entries.calls, id] { calls.act(QString::fromLatin1(id)); };
    };
    entries.add(entries.menu, translated(QT_TRANSLATE_NOOP("ControlMenu", "Select all controls")),
                act("rig.select-all"));
    entries.add(entries.menu,
                translated(QT_TRANSLATE_NOOP("ControlMenu", "Select everything that rides on it")),
                [document = &entries.document, controls = entries.controls] {
                    select(*document, below(*document, controls));
                });
    entries.menu.addSeparator();
}

void addShowing(const Entries& entries) {
    const bool hidden = entries.all([](const Control& control) { return control.hidden; });
    const Document& document = entries.document;
    if (hidden)
        entries.edit(entries.menu, translated(QT_TRANSLATE_NOOP("ControlMenu", "Show")),
                     textOf(document, entries.controls, QT_TRANSLATE_NOOP("ControlMenu", "Show %1"),
                            QT_TRANSLATE_N_NOOP("ControlMenu", "Show %n controls")),
                     [](Control& control) { control.hidden = false; });
    else
        entries.edit(entries.menu, translated(QT_TRANSLATE_NOOP("ControlMenu", "Hide")),
                     textOf(document, entries.controls, QT_TRANSLATE_NOOP("ControlMenu", "Hide %1"),
                            QT_TRANSLATE_N_NOOP("ControlMenu", "Hide %n controls")),
                     [](Control& control) { control.hidden = true; });
    entries.add(entries.menu, translated(QT_TRANSLATE_NOOP("ControlMenu", "Hide all others")),
                [document = &entries.document, controls = entries.controls, calls = entries.calls] {
                    Controls all;
                    for (std::size_t i = 0; i < rigOf(document->character()).controls.size(); ++i)
                        all.emplace_back(i);
                    std::vector<std::uint8_t> shown(all.size(), 0);
                    for (const ControlIndex control : controls)
                        shown[control.value()] = 1;
                    std::size_t at = 0;
                    calls.report(changeControls(
                        *document, all,
                        translated(QT_TRANSLATE_NOOP("ControlMenu", "Hide other controls")),
                        [&](Control& control) { control.hidden = shown[at++] == 0; }));
                });
}

void addShapes(const Entries& entries) {
    QMenu& shapes = *entries.menu.addMenu(translated(QT_TRANSLATE_NOOP("ControlMenu", "Shape")));
    for (int i = 0; i <= int(ControlShape::Polyline); ++i) {
        const auto shape = ControlShape(i);
        // A line of one's own can be gone back to where there is one.
        if (shape == ControlShape::Polyline &&
            !entries.all([](const Control& control) { return control.points.size() > 1; }))
            continue;
        QAction* action =
            entries.edit(shapes, controlShapeText(shape),
                         textOf(entries.document, entries.controls,
                                QT_TRANSLATE_NOOP("ControlMenu", "Shape of %1"),
                                QT_TRANSLATE_N_NOOP("ControlMenu", "Shape of %n controls")),
                         [shape](Control& control) { control.shape = shape; });
        action->setCheckable(true);
        action->setChecked(
            entries.all([shape](const Control& control) { return control.shape == shape; }));
    }
    shapes.addSeparator();
    const std::array<std::pair<QString, Vec3d>, 3> turns{
        {{translated(QT_TRANSLATE_NOOP("ControlMenu", "Turn by 90° about X")), Vec3d::UnitX()},
         {translated(QT_TRANSLATE_NOOP("ControlMenu", "Turn by 90° about Y")), Vec3d::UnitY()},
         {translated(QT_TRANSLATE_NOOP("ControlMenu", "Turn by 90° about Z")), Vec3d::UnitZ()}}};
    for (const auto& [text, axis] : turns)
        entries.edit(shapes, text,
                     textOf(entries.document, entries.controls,
                            QT_TRANSLATE_NOOP("ControlMenu", "Shape of %1"),
                            QT_TRANSLATE_N_NOOP("ControlMenu", "Shape of %n controls")),
                     [axis = axis](Control& control) {
                         const Quatd turn(Eigen::AngleAxisd(kPi / 2.0, axis));
                         control.shapeOffset.rotation =
                             (turn * control.shapeOffset.rotation).normalized();
                     });
}

/// A number in the menu itself; all controls grow alike, so that large ones stay larger.
void addSize(const Entries& entries) {
    QMenu& sizes = *entries.menu.addMenu(translated(QT_TRANSLATE_NOOP("ControlMenu", "Size")));
    const QString step =
        textOf(entries.document, entries.controls, QT_TRANSLATE_NOOP("ControlMenu", "Size of %1"),
               QT_TRANSLATE_N_NOOP("ControlMenu", "Size of %n controls"));
    const auto scale = [](double factor) {
        return [factor](Control& control) {
            control.size = std::clamp(control.size * factor, kLeastSize, kMostSize);
        };
    };
    entries.edit(sizes, translated(QT_TRANSLATE_NOOP("ControlMenu", "Larger")), step, scale(1.25));
    entries.edit(sizes, translated(QT_TRANSLATE_NOOP("ControlMenu", "Smaller")), step, scale(0.8));
    auto* field = new SliderField({.label = translated(QT_TRANSLATE_NOOP("ControlMenu", "Size")),
                                   .unit = QStringLiteral("cm"),
                                   .minimum = kLeastSize * kCentimetres,
                                   .maximum = 200.0,
                                   .step = 0.1,
                                   .decimals = 1,
                                   .curve = 3.0});
    field->setObjectName(QStringLiteral("controlSize"));
    field->setValue(controlAt(entries.document, entries.controls.front()).size * kCentimetres);
    field->setDefaultValue(field->value());
    field->setMinimumWidth(px(160));
    const std::uint64_t token = nextRigToken();
    QObject::connect(field, &SliderField::valueEdited, field,
                     [document = &entries.document, controls = entries.controls,
                      calls = entries.calls, step, token](double value) {
                         const double before = controlAt(*document, controls.front()).size;
                         const double factor = std::max(value / kCentimetres, kLeastSize) / before;
                         calls.report(changeControls(
                             *document, controls, step,
                             [factor](Control& control) {
                                 control.size =
                                     std::clamp(control.size * factor, kLeastSize, kMostSize);
                             },
                             token));
                     });
    auto* action = new QWidgetAction(&sizes);
    action->setDefaultWidget(field);
    sizes.addAction(action);
}

void addColours(const Entries& entries) {
    QMenu& colours = *entries.menu.addMenu(translated(QT_TRANSLATE_NOOP("ControlMenu", "Colour")));
    const Control& first = controlAt(entries.document, entries.controls.front());
    fillColourMenu(
        colours, entries.document,
        {.automatic = translated(QT_TRANSLATE_NOOP("ControlMenu", "By side")),
         .title = translated(QT_TRANSLATE_NOOP("ControlMenu", "Colour of controls")),
         .now = first.colour.value_or(Theme::current().colour(Token::SideCentre).rgb() & 0xffffffu),
         .isChosen =
             [&](std::optional<std::uint32_t> colour) {
                 return entries.all(
                     [&](const Control& control) { return control.colour == colour; });
             },
         .choose =
             [document = &entries.document, controls = entries.controls,
              calls = entries.calls](std::optional<std::uint32_t> colour) {
                 calls.report(changeControls(
                     *document, controls,
                     textOf(*document, controls, QT_TRANSLATE_NOOP("ControlMenu", "Colour of %1"),
                            QT_TRANSLATE_N_NOOP("ControlMenu", "Colour of %n controls")),
                     [colour](Control& control) { control.colour = colour; }));
             }});
}

/// What the first one follows; any bone or control can be chosen among the channels.
void addSpaces(const Entries& entries) {
    QMenu& spaces = *entries.menu.addMenu(translated(QT_TRANSLATE_NOOP("ControlMenu", "Follows")));
    const ControlIndex first = entries.controls.front();
    const Control& control = controlAt(entries.document, first);
    for (const ControlSpace space :
         {ControlSpace::Parent, ControlSpace::Root, ControlSpace::World}) {
        QAction* action =
            entries.add(spaces, controlSpaceText(space),
                        [document = &entries.document, calls = entries.calls, first, space] {
                            calls.report(setControlSpace(*document, first, space, {}));
                        });
        action->setCheckable(true);
        action->setChecked(control.space == space);
    }
    if (control.space != ControlSpace::Node)
        return;
    const Character& character = entries.document.character();
    QAction* node =
        spaces.addAction(nodeText(rigOf(character), character.skeleton, control.spaceNode));
    node->setCheckable(true);
    node->setChecked(true);
}

void addLocks(const Entries& entries) {
    QMenu& locks =
        *entries.menu.addMenu(translated(QT_TRANSLATE_NOOP("ControlMenu", "Locked channels")));
    const QString step =
        textOf(entries.document, entries.controls, QT_TRANSLATE_NOOP("ControlMenu", "Locks of %1"),
               QT_TRANSLATE_N_NOOP("ControlMenu", "Locks of %n controls"));
    for (std::size_t i = 0; i < kTransformChannels; ++i) {
        const bool locked = entries.all([i](const Control& control) { return control.locked[i]; });
        QAction* action =
            entries.edit(locks, transformChannelText(TransformChannel(i)), step,
                         [i, locked](Control& control) { control.locked[i] = !locked; });
        action->setCheckable(true);
        action->setChecked(locked);
        if (i % 3 == 2)
            locks.addSeparator();
    }
    entries.edit(locks, translated(QT_TRANSLATE_NOOP("ControlMenu", "All")), step,
                 [](Control& control) { control.locked.fill(true); });
    entries.edit(locks, translated(QT_TRANSLATE_NOOP("ControlMenu", "None")), step,
                 [](Control& control) { control.locked.fill(false); });
}

/// The controls and whatever rides on them.
Controls below(const Document& document, const Controls& controls) {
    const Rig& rig = rigOf(document.character());
    Controls all = controls;
    // Who rides is not always behind what it rides on: until nothing is added.
    const std::vector<ControlIndex> mounts = ridesOn(rig, document.character().skeleton);
    for (std::size_t before = 0; before != all.size();) {
        before = all.size();
        for (std::size_t i = 0; i < mounts.size(); ++i)
            if (std::ranges::find(all, mounts[i]) != all.end() &&
                std::ranges::find(all, ControlIndex(i)) == all.end())
                all.emplace_back(i);
    }
    std::ranges::sort(all);
    return all;
}

} // namespace

Result<Findings> changeControls(Document& document, std::span<const ControlIndex> controls,
                                const QString& text, const std::function<void(Control&)>& edit,
                                std::uint64_t mergeToken) {
    const Rig& before = rigOf(document.character());
    Rig after = before;
    for (const ControlIndex control : controls)
        edit(after.controls[control.value()]);
    return editRig(document, changedRig(before, std::move(after)),
                   {.text = text, .mergeToken = mergeToken});
}

Result<Findings> changeSets(Document& document, const QString& text,
                            const std::function<void(std::vector<ControlSet>&)>& edit) {
    const Rig& before = rigOf(document.character());
    Rig after = before;
    edit(after.sets);
    return editRig(document, changedRig(before, std::move(after)), {.text = text});
}

void fillControlMenu(QMenu& menu, Document& document, const std::vector<ControlIndex>& controls,
                     const ControlMenuCalls& calls) {
    const Entries entries{menu, document, controls, calls};
    addSelecting(entries);
    addShowing(entries);
    menu.addSeparator();
    addShapes(entries);
    addSize(entries);
    addColours(entries);
    addSpaces(entries);
    addLocks(entries);
    menu.addSeparator();
    entries.add(menu, translated(QT_TRANSLATE_NOOP("ControlMenu", "Group into a set")),
                [calls] { calls.act(QStringLiteral("rig.set")); });
    entries.add(menu, translated(QT_TRANSLATE_NOOP("ControlMenu", "Delete")),
                [calls] { calls.act(QStringLiteral("rig.delete")); });
}

void fillSetMenu(QMenu& menu, Document& document, std::size_t set, const ControlMenuCalls& calls) {
    const ControlSet& own = rigOf(document.character()).sets[set];
    const Entries entries{menu, document, own.controls, calls};
    entries.add(menu, translated(QT_TRANSLATE_NOOP("ControlMenu", "Select")),
                [&document, controls = own.controls] { select(document, controls); });
    if (!own.controls.empty())
        addShowing(entries);
    menu.addSeparator();
    const Controls selected = document.session().selection().controls;
    const QString name = QString::fromStdString(own.name);
    const auto add = [&](const QString& entry, const char* step,
                         std::function<void(ControlSet&)> edit) {
        QAction* action = entries.add(
            menu, entry,
            [&document, calls, set, edit = std::move(edit), step = translated(step).arg(name)] {
                calls.report(changeSets(document, step,
                                        [&](std::vector<ControlSet>& sets) { edit(sets[set]); }));
            });
        action->setEnabled(!selected.empty());
    };
    add(translated(QT_TRANSLATE_NOOP("ControlMenu", "Add the selected controls")),
        QT_TRANSLATE_NOOP("ControlMenu", "Add to set %1"), [selected](ControlSet& edited) {
            Controls all;
            std::ranges::set_union(edited.controls, selected, std::back_inserter(all));
            edited.controls = std::move(all);
        });
    add(translated(QT_TRANSLATE_NOOP("ControlMenu", "Take the selected controls out")),
        QT_TRANSLATE_NOOP("ControlMenu", "Take out of set %1"), [selected](ControlSet& edited) {
            std::erase_if(edited.controls, [&](ControlIndex control) {
                return std::ranges::binary_search(selected, control);
            });
        });
    entries.add(menu, translated(QT_TRANSLATE_NOOP("ControlMenu", "Dissolve the set")),
                [&document, calls, set, name] {
                    calls.report(changeSets(
                        document,
                        translated(QT_TRANSLATE_NOOP("ControlMenu", "Dissolve set %1")).arg(name),
                        [set](std::vector<ControlSet>& sets) {
                            sets.erase(sets.begin() + std::ptrdiff_t(set));
                        }));
                });
}

} // namespace rigwright::editor
