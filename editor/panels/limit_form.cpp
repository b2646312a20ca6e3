// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of limits: boxes, cones, twist, distance.
#include "core/rig/rig.h"
#include "editor/panels/constraint_form.h"

#include <QCheckBox>

#include <algorithm>
#include <array>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kCentimetres = 100.0;
constexpr double kDegrees = 180.0 / kPi;

QString axisName(std::size_t axis) {
    static constexpr std::array kNames{"X", "Y", "Z"};
    return QString::fromLatin1(kNames[axis]);
}

} // namespace

void ConstraintForm::addRange(const Text& label, double perUnit, const QString& unit,
                              std::function<ChannelRange*(Constraint&)> range,
                              std::function<bool()> wanted) {
    const auto number = [&](const Text& name, double ChannelRange::*end) {
        const bool isLow = end == &ChannelRange::low;
        return Number{
            .label = name,
            .help = {},
            .settings = {.unit = unit,
                         .showsUnit = !isLow,
                         .step = unit == QStringLiteral("°") ? 1.0 : 0.1,
                         .decimals = 1,
                         .bounded = false},
            .read =
                [this, range, end, perUnit] {
                    Constraint constraint = current();
                    const ChannelRange* found = range(constraint);
                    return found ? found->*end * perUnit : 0.0;
                },
            .write =
                [this, range, end, perUnit, isLow](double value, std::uint64_t token) {
                    change(
                        tr("Limits of %1"),
                        [&](Constraint& edited) {
                            ChannelRange* found = range(edited);
                            if (!found)
                                return;
                            found->*end = value / perUnit;
                            // The other end gives way.
                            if (isLow)
                                found->high = std::max(found->high, found->low);
                            else
                                found->low = std::min(found->low, found->high);
                        },
                        token);
                },
        };
    };
    const std::vector<SliderField*> fields =
        addNumbers(label, {number([] { return tr("Lowest"); }, &ChannelRange::low),
                           number([] { return tr("Highest"); }, &ChannelRange::high)});
    if (wanted)
        showIf(fields.front(), std::move(wanted));
}

void ConstraintForm::addPositionLimit(std::size_t axis) {
    const auto limit = [axis](Constraint& constraint) {
        auto& range = constraint.limit.position[axis];
        return range ? &*range : nullptr;
    };
    addCheck({
        .label = [axis] { return tr("Limit %1").arg(axisName(axis)); },
        .help = {},
        .read = [this, axis] { return current().limit.position[axis].has_value(); },
        .write =
            [this, axis](bool on) {
                change(tr("Limits of %1"), [&](Constraint& edited) {
                    edited.limit.position[axis] =
                        on ? std::optional(ChannelRange{-0.1, 0.1}) : std::nullopt;
                });
            },
    });
    addRange([axis] { return axisName(axis); }, kCentimetres, QStringLiteral("cm"), limit,
             [this, axis] { return current().limit.position[axis].has_value(); });
}

void ConstraintForm::addRotationLimit() {
    addCheck({
        .label = [] { return tr("Limit swing"); },
        .help = [] { return tr("How far the direction may turn from its rest."); },
        .read = [this] { return current().limit.swing.has_value(); },
        .write =
            [this](bool on) {
                change(tr("Limits of %1"), [on](Constraint& edited) {
                    edited.limit.swing = on ? std::optional(kPi / 4.0) : std::nullopt;
                });
            },
    });
    SliderField* swing = addNumber({
        .label = [] { return tr("Cone"); },
        .help = {},
        .settings = {.unit = QStringLiteral("°"),
                     .maximum = 180.0,
                     .step = 1.0,
                     .defaultValue = 45.0,
                     .decimals = 1},
        .read = [this] { return current().limit.swing.value_or(0.0) * kDegrees; },
        .write =
            [this](double value, std::uint64_t token) {
                change(
                    tr("Limits of %1"),
                    [value](Constraint& edited) { edited.limit.swing = value / kDegrees; }, token);
            },
    });
    showIf(swing, [this] { return current().limit.swing.has_value(); });
    addCheck({
        .label = [] { return tr("Limit twist"); },
        .help = [] { return tr("How far it may turn about its own direction."); },
        .read = [this] { return current().limit.twist.has_value(); },
        .write =
            [this](bool on) {
                change(tr("Limits of %1"), [on](Constraint& edited) {
                    edited.limit.twist =
                        on ? std::optional(ChannelRange{-kPi / 4.0, kPi / 4.0}) : std::nullopt;
                });
            },
    });
    addRange([] { return tr("Twist"); }, kDegrees, QStringLiteral("°"),
             [](Constraint& constraint) {
                 return constraint.limit.twist ? &*constraint.limit.twist : nullptr;
             },
             [this] { return current().limit.twist.has_value(); });
}

void ConstraintForm::addDistanceLimit() {
    addRange([] { return tr("Distance"); }, kCentimetres, QStringLiteral("cm"),
             [](Constraint& constraint) { return &constraint.limit.distance; });
}

} // namespace rigwright::editor
