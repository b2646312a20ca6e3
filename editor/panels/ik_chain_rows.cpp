// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of the IK dock below the mere switch: what is reached for, how it bends, how it is
/// searched.
#include "editor/panels/ik_chain_panel.h"
#include "editor/panels/node_choice.h"
#include "editor/panels/rig_form.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"

#include <QCheckBox>
#include <QLineEdit>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace rigwright::editor {

namespace {

constexpr double kMostSoftness = 0.5;
constexpr double kLeastTolerance = 0.0001;

/// Directions in which a chain may be told to bend, in the frame of its root.
const std::array<Vec3d, 6>& bends() {
    static const std::array<Vec3d, 6> axes{Vec3d::UnitX(),  -Vec3d::UnitX(), Vec3d::UnitY(),
                                           -Vec3d::UnitY(), Vec3d::UnitZ(),  -Vec3d::UnitZ()};
    return axes;
}
constexpr int kOtherBend = 7; ///< after "by itself" and the axes

int bendEntry(const IkHandle& handle) {
    if (!handle.bend)
        return 0;
    for (std::size_t i = 0; i < bends().size(); ++i)
        if (handle.bend->normalized().isApprox(bends()[i], 1e-6))
            return int(i) + 1;
    return kOtherBend;
}

} // namespace

void IkChainPanel::addTargets() {
    m_target = m_form->addNode({
        .label = [] { return tr("Target"); },
        .help = [] { return tr("What the end of the chain reaches for."); },
        .leading = {},
        .read = [this] { return current().target; },
        .write =
            [this](const RigNode& node) {
                change(tr("Target of %1"), [node](IkHandle& handle) { handle.target = node; });
            },
    });
    m_pole = m_form->addNode({
        .label = [] { return tr("Pole"); },
        .help = [] { return tr("To which side the joint bends; none: as it prefers."); },
        .leading = [] { return QStringList{tr("None")}; },
        .read = [this] { return current().pole; },
        .write =
            [this](const RigNode& node) {
                change(tr("Pole of %1"), [node](IkHandle& handle) { handle.pole = node; });
            },
    });
    m_form->addChoice({
        .label = [] { return tr("End rotation"); },
        .help = [] { return tr("How the bone at the end is turned."); },
        .items =
            [] {
                return QStringList{endRotationText(EndRotation::Free),
                                   endRotationText(EndRotation::Keep),
                                   endRotationText(EndRotation::FromTarget)};
            },
        .read = [this] { return int(current().endRotation); },
        .write =
            [this](int item) {
                change(tr("End rotation of %1"),
                       [item](IkHandle& handle) { handle.endRotation = EndRotation(item); });
            },
    });
}

void IkChainPanel::addBending() {
    m_form->addNumber({
        .label = [] { return tr("Softness"); },
        .help =
            [] {
                return tr("The share of the chain before its full length where it slows, so "
                          "that the knee does not pop; 0: off.");
            },
        .settings = {.maximum = kMostSoftness, .step = 0.005, .defaultValue = 0.02, .decimals = 3},
        .read = [this] { return current().softness; },
        .write =
            [this](double value, std::uint64_t token) {
                change(
                    tr("Softness of %1"), [value](IkHandle& handle) { handle.softness = value; },
                    token);
            },
    });
    m_form->addChoice({
        .label = [] { return tr("Bends to"); },
        .help =
            [] {
                return tr("Where neither pose nor pole says so: an axis of the first bone, or "
                          "as it is bent at rest.");
            },
        .items =
            [] {
                return QStringList{tr("As at rest"), tr("+X"), tr("−X"), tr("+Y"),
                                   tr("−Y"),         tr("+Z"), tr("−Z"), tr("Other direction")};
            },
        .read = [this] { return bendEntry(current()); },
        .write =
            [this](int item) {
                if (item == kOtherBend)
                    return; // only says what there is
                change(tr("Bend of %1"), [item](IkHandle& handle) {
                    handle.bend =
                        item == 0 ? std::nullopt : std::optional(bends()[std::size_t(item - 1)]);
                });
            },
    });
}

void IkChainPanel::addSearching() {
    const auto searches = [this] { return current().solver != IkSolver::TwoBone; };
    SliderField* iterations = m_form->addNumber({
        .label = [] { return tr("Iterations"); },
        .help = [] { return tr("At most so many passes of the solver."); },
        .settings = {.minimum = 1.0,
                     .maximum = 1000.0,
                     .step = 1.0,
                     .defaultValue = 10.0,
                     .decimals = 0,
                     .curve = 3.0},
        .read = [this] { return double(current().iterations); },
        .write =
            [this](double value, std::uint64_t token) {
                change(
                    tr("Iterations of %1"),
                    [value](IkHandle& handle) {
                        handle.iterations = std::clamp(int(std::lround(value)), 1, 1000);
                    },
                    token);
            },
    });
    SliderField* tolerance = m_form->addNumber({
        .label = [] { return tr("Tolerance"); },
        .help =
            [] {
                return tr("Near enough: the distance to the target as a share of the chain's "
                          "length.");
            },
        .settings = {.minimum = kLeastTolerance,
                     .maximum = 0.1,
                     .step = 0.0005,
                     .defaultValue = 0.01,
                     .decimals = 4,
                     .curve = 2.0},
        .read = [this] { return current().tolerance; },
        .write =
            [this](double value, std::uint64_t token) {
                change(
                    tr("Tolerance of %1"),
                    [value](IkHandle& handle) {
                        handle.tolerance = std::max(value, kLeastTolerance);
                    },
                    token);
            },
    });
    QWidget* passes = makePassRow();
    m_form->addRow([] { return tr("Passes"); }, passes);
    for (QWidget* field :
         {static_cast<QWidget*>(iterations), static_cast<QWidget*>(tolerance), passes})
        m_form->showIf(field, searches);
    m_name = new QLineEdit;
    m_name->setProperty("committed", true); // see commitPendingText()
    onLanguage(m_name, [this] { m_name->setAccessibleName(tr("Name")); });
    connect(m_name, &QLineEdit::editingFinished, this, &IkChainPanel::rename);
    m_form->addRow([] { return tr("Name"); }, m_name);
    m_form->addCheck({
        .label = [] { return tr("Enabled"); },
        .help = {},
        .read = [this] { return current().enabled; },
        .write =
            [this](bool on) {
                change(on ? tr("Enable %1") : tr("Disable %1"),
                       [on](IkHandle& handle) { handle.enabled = on; });
            },
    });
}

} // namespace rigwright::editor
