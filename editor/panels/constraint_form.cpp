// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows for each kind of constraint.
#include "editor/panels/constraint_form.h"

#include "editor/commands/rig_commands.h"
#include "editor/document/document.h"
#include "editor/panels/driver_words.h"
#include "editor/panels/node_choice.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/surface.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr std::size_t kMostSplineSources = 5;
constexpr std::size_t kLeastSplineSources = 3;
constexpr double kMostSourceWeight = 10.0;
const std::array<const char*, 3> kAxisNames{"X", "Y", "Z"};

QString axisName(std::size_t axis) {
    return QString::fromLatin1(kAxisNames[axis]);
}

bool hasTarget(const Constraint& constraint) {
    return constraint.kind != ConstraintKind::TwistSpread &&
           constraint.kind != ConstraintKind::Spline &&
           !(constraint.kind == ConstraintKind::Driver && constraint.driver.mesh.isValid());
}

bool hasSources(ConstraintKind kind) {
    return kind != ConstraintKind::LimitPosition && kind != ConstraintKind::LimitRotation &&
           kind != ConstraintKind::Driver;
}

/// How many sources the kind can do with.
std::pair<std::size_t, std::size_t> sourceCounts(ConstraintKind kind) {
    switch (kind) {
    case ConstraintKind::Orient:
    case ConstraintKind::Blend:
        return {2, 2};
    case ConstraintKind::TwistSpread:
        return {1, 1};
    case ConstraintKind::Spline:
        return {kLeastSplineSources, kMostSplineSources};
    default:
        return {1, 16};
    }
}

/// Axes with their signs, as boxes offer them.
const std::array<Vec3d, 6>& signedAxes() {
    static const std::array<Vec3d, 6> axes{Vec3d::UnitX(),  -Vec3d::UnitX(), Vec3d::UnitY(),
                                           -Vec3d::UnitY(), Vec3d::UnitZ(),  -Vec3d::UnitZ()};
    return axes;
}

int axisEntry(const Vec3d& axis) {
    const auto found = std::ranges::find_if(
        signedAxes(), [&](const Vec3d& candidate) { return candidate.isApprox(axis, 1e-6); });
    return found != signedAxes().end() ? int(found - signedAxes().begin())
                                       : int(signedAxes().size());
}

QStringList axisTexts() {
    return {QStringLiteral("+X"),
            QStringLiteral("−X"),
            QStringLiteral("+Y"),
            QStringLiteral("−Y"),
            QStringLiteral("+Z"),
            QStringLiteral("−Z"),
            ConstraintForm::tr("Other direction")};
}

/// `up` may not lie along `aim`.
void keepApart(Constraint& constraint) {
    if (std::abs(constraint.aimAxis.dot(constraint.upAxis)) > 0.999)
        constraint.upAxis =
            std::abs(constraint.aimAxis.x()) > 0.9 ? Vec3d::UnitZ() : Vec3d::UnitX();
}

} // namespace

ConstraintForm::ConstraintForm(Document& document, ConstraintIndex constraint, QWidget* parent)
    : RigForm(document, parent), m_doc(document), m_index(constraint) {
    m_shape = shape();
    const ConstraintKind kind = m_shape.kind;
    if (hasTarget(current()))
        addTarget();
    if (hasSources(kind))
        addSources();
    switch (kind) {
    case ConstraintKind::Parent:
        addSpace();
        break;
    case ConstraintKind::Position:
    case ConstraintKind::Rotation:
    case ConstraintKind::Scale:
        addSpace();
        addAxes();
        break;
    case ConstraintKind::Aim:
    case ConstraintKind::Pole:
        addAiming();
        break;
    case ConstraintKind::Orient:
    case ConstraintKind::Blend:
        addBlend();
        break;
    case ConstraintKind::LimitPosition:
        addSpace();
        for (std::size_t axis = 0; axis < 3; ++axis)
            addPositionLimit(axis);
        break;
    case ConstraintKind::LimitRotation:
        addRotationLimit();
        break;
    case ConstraintKind::LimitDistance:
        addDistanceLimit();
        break;
    case ConstraintKind::TwistSpread:
        addShares();
        break;
    case ConstraintKind::Spline:
        addSpline();
        break;
    case ConstraintKind::Driver:
        addDriver();
        break;
    }
    addLast();
    followAll();
}

Constraint ConstraintForm::current() const {
    const Rig& rig = rigOf(m_doc.character());
    return m_index.isValid() && m_index.value() < rig.constraints.size()
               ? rig.constraints[m_index.value()]
               : Constraint();
}

ConstraintForm::Shape ConstraintForm::shape() const {
    const Constraint constraint = current();
    return {constraint.kind,           constraint.sources.size(),
            constraint.chain.size(),   constraint.driver.mesh.isValid(),
            constraint.driver.channel, shapesOf(m_doc.character()).size()};
}

bool ConstraintForm::fits() const {
    return m_index.isValid() && m_index.value() < rigOf(m_doc.character()).constraints.size() &&
           shape() == m_shape;
}

void ConstraintForm::change(const QString& text, const std::function<void(Constraint&)>& edit,
                            std::uint64_t token) {
    const Rig& rig = rigOf(m_doc.character());
    if (!m_index.isValid() || m_index.value() >= rig.constraints.size())
        return;
    Constraint constraint = rig.constraints[m_index.value()];
    edit(constraint);
    Q_EMIT reported(setConstraint(m_doc, m_index, constraint,
                                  text.arg(constraintTitle(rig.constraints[m_index.value()])),
                                  token));
}

void ConstraintForm::addTarget() {
    addNode({
        .label = [] { return tr("Changes"); },
        .help = [] { return tr("The bone or control that is changed."); },
        .leading = {},
        .read = [this] { return current().target; },
        .write =
            [this](const RigNode& node) {
                change(tr("Target of %1"), [node](Constraint& edited) { edited.target = node; });
            },
    });
}

void ConstraintForm::addSources() {
    for (std::size_t source = 0; source < m_shape.sources; ++source)
        addSource(source);
    if (m_shape.sources >= sourceCounts(m_shape.kind).second)
        return;
    auto* add = new NodeChoice(m_doc);
    add->setObjectName(QStringLiteral("addSource"));
    onLanguage(add, [add] {
        add->setLeading({tr("Add a source…")});
        add->setNode({});
        add->setAccessibleName(tr("Add a source"));
    });
    connect(add, &NodeChoice::nodeChosen, this, [this, add](const RigNode& node, int) {
        if (!node.isNone())
            change(tr("Add a source to %1"), [node](Constraint& edited) {
                edited.sources.push_back({node, 1.0});
            });
        add->setNode({}); // also where it was refused
    });
    addReader([add] { add->setNode({}); }); // bones and controls come and go
    addRow([] { return QString(); }, add);
}

void ConstraintForm::addSource(std::size_t source) {
    const auto at = [this, source] {
        const Constraint constraint = current();
        return source < constraint.sources.size() ? constraint.sources[source] : ConstraintSource();
    };
    const bool several = m_shape.sources > 1;
    addNode({
        .label = [several,
                  source] { return several ? tr("Source %1").arg(source + 1) : tr("Source"); },
        .help = [] { return tr("The bone or control that is followed."); },
        .leading = {},
        .read = [at] { return at().node; },
        .write =
            [this, source](const RigNode& node) {
                change(tr("Source of %1"), [&](Constraint& edited) {
                    if (source < edited.sources.size())
                        edited.sources[source].node = node;
                });
            },
    });
    const bool weighed = several && m_shape.kind != ConstraintKind::Orient &&
                         m_shape.kind != ConstraintKind::Blend &&
                         m_shape.kind != ConstraintKind::Spline;
    if (weighed)
        addNumber({
            .label = [] { return tr("Its weight"); },
            .help = [] { return tr("Against the weights of the other sources."); },
            .settings = {.maximum = kMostSourceWeight, .defaultValue = 1.0, .curve = 2.0},
            .read = [at] { return at().weight; },
            .write =
                [this, source](double value, std::uint64_t token) {
                    change(
                        tr("Weight of a source of %1"),
                        [&](Constraint& edited) {
                            if (source < edited.sources.size())
                                edited.sources[source].weight = std::max(value, 0.0);
                        },
                        token);
                },
        });
    if (m_shape.sources <= sourceCounts(m_shape.kind).first)
        return;
    auto* remove = withText(new QPushButton, [] { return tr("Without this source"); });
    remove->setProperty("kind", "flat");
    remove->setFocusPolicy(Qt::TabFocus);
    connect(remove, &QPushButton::clicked, this, [this, source] {
        change(tr("Take a source from %1"), [&](Constraint& edited) {
            if (source < edited.sources.size())
                edited.sources.erase(edited.sources.begin() + std::ptrdiff_t(source));
        });
    });
    addRow([] { return QString(); }, remove);
}

void ConstraintForm::addSpace() {
    addChoice({
        .label = [] { return tr("Space"); },
        .help =
            [] {
                return tr("Model: as they stand in the model. Local: how far each is from its "
                          "own rest, in its own parent.");
            },
        .items =
            [] {
                return QStringList{constraintSpaceText(ConstraintSpace::Model),
                                   constraintSpaceText(ConstraintSpace::Local)};
            },
        .read = [this] { return int(current().space); },
        .write =
            [this](int item) {
                change(tr("Space of %1"),
                       [item](Constraint& edited) { edited.space = ConstraintSpace(item); });
            },
    });
}

void ConstraintForm::addAxes() {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(px(8));
    for (std::size_t axis = 0; axis < 3; ++axis) {
        auto* box = new QCheckBox(axisName(axis));
        box->setFocusPolicy(Qt::TabFocus);
        box->setObjectName(QStringLiteral("axis") + axisName(axis));
        line->addWidget(box);
        connect(box, &QCheckBox::clicked, this, [this, axis](bool on) {
            change(tr("Axes of %1"), [&](Constraint& edited) { edited.axes[axis] = on; });
        });
        addReader([this, box, axis] { box->setChecked(current().axes[axis]); });
    }
    line->addStretch(1);
    addRow([] { return tr("Axes"); }, row);
}

void ConstraintForm::addBlend() {
    addNumber({
        .label = [] { return tr("Blend"); },
        .help = [] { return tr("0: all of the first source; 1: all of the second."); },
        .settings = {.defaultValue = 0.5},
        .read = [this] { return current().blend; },
        .write =
            [this](double value, std::uint64_t token) {
                change(
                    tr("Blend of %1"), [value](Constraint& edited) { edited.blend = value; },
                    token);
            },
    });
}

void ConstraintForm::addAiming() {
    const auto axis = [this](const Text& label, const Text& help, Vec3d Constraint::*which) {
        addChoice({
            .label = label,
            .help = help,
            .items = axisTexts,
            .read = [this, which] { return axisEntry(current().*which); },
            .write =
                [this, which](int item) {
                    if (std::size_t(item) >= signedAxes().size())
                        return; // only says what there is
                    change(tr("Axes of %1"), [&](Constraint& edited) {
                        edited.*which = signedAxes()[std::size_t(item)];
                        keepApart(edited);
                    });
                },
        });
    };
    const bool aims = m_shape.kind == ConstraintKind::Aim;
    axis([aims] { return aims ? tr("Points with") : tr("Rolls about"); },
         [] { return tr("An axis of the bone or control itself."); }, &Constraint::aimAxis);
    axis([aims] { return aims ? tr("Upwards") : tr("Faces with"); },
         [] { return tr("An axis across the first one."); }, &Constraint::upAxis);
    if (!aims)
        return;
    addNode({
        .label = [] { return tr("Up to"); },
        .help = [] { return tr("What the upper side turns to; none: upwards in the model."); },
        .leading = [] { return QStringList{tr("Model up")}; },
        .read = [this] { return current().up; },
        .write =
            [this](const RigNode& node) {
                change(tr("Upper side of %1"), [node](Constraint& edited) { edited.up = node; });
            },
    });
}

void ConstraintForm::addShares() {
    for (std::size_t at = 0; at < m_shape.bones; ++at)
        addNumber({
            .label =
                [this, at] {
                    const Constraint constraint = current();
                    return at < constraint.chain.size()
                               ? nodeText(rigOf(m_doc.character()), m_doc.character().skeleton,
                                          boneNode(constraint.chain[at]))
                               : QString();
                },
            .help = [] { return tr("How much of the twist this bone takes."); },
            .settings = {.minimum = -1.0, .defaultValue = 0.5},
            .read =
                [this, at] {
                    const Constraint constraint = current();
                    return at < constraint.shares.size() ? constraint.shares[at] : 0.0;
                },
            .write =
                [this, at](double value, std::uint64_t token) {
                    change(
                        tr("Shares of %1"),
                        [&](Constraint& edited) {
                            edited.shares.resize(edited.chain.size());
                            if (at < edited.shares.size())
                                edited.shares[at] = value;
                        },
                        token);
                },
        });
    auto* even = withText(new QPushButton, [] { return tr("Even shares"); });
    even->setFocusPolicy(Qt::TabFocus);
    connect(even, &QPushButton::clicked, this, [this] {
        change(tr("Shares of %1"), [](Constraint& edited) {
            edited.shares.resize(edited.chain.size());
            for (std::size_t at = 0; at < edited.shares.size(); ++at)
                edited.shares[at] = double(at + 1) / double(edited.shares.size() + 1);
        });
        followAll();
    });
    addRow([] { return QString(); }, even);
}

void ConstraintForm::addSpline() {
    addCheck({
        .label = [] { return tr("Stretch along the curve"); },
        .help = [] { return tr("The chain becomes as long as the curve."); },
        .read = [this] { return current().stretch; },
        .write =
            [this](bool on) {
                change(tr("Stretch of %1"), [on](Constraint& edited) { edited.stretch = on; });
            },
    });
}

void ConstraintForm::addLast() {
    addChoice({
        .label = [] { return tr("When"); },
        .help = [] { return tr("Before chains reach for their targets, or after everything."); },
        .items =
            [] {
                return QStringList{rigStageText(RigStage::BeforeIk),
                                   rigStageText(RigStage::AfterMotion)};
            },
        .read = [this] { return int(current().when); },
        .write =
            [this](int item) {
                change(tr("Stage of %1"),
                       [item](Constraint& edited) { edited.when = RigStage(item); });
            },
    });
    auto* name = new QLineEdit;
    name->setProperty("committed", true); // see commitPendingText()
    onLanguage(name, [name] { name->setAccessibleName(tr("Name")); });
    connect(name, &QLineEdit::editingFinished, this, [this, name] {
        if (!name->isModified())
            return;
        name->setModified(false); // both Return and leaving end the editing
        const std::string text = name->text().trimmed().toStdString();
        if (text != current().name)
            change(tr("Rename %1"), [&](Constraint& edited) { edited.name = text; });
    });
    addReader([this, name] {
        if (name->isModified())
            return;
        name->setText(QString::fromStdString(current().name));
        name->setPlaceholderText(constraintKindText(m_shape.kind));
    });
    addRow([] { return tr("Name"); }, name);
}

} // namespace rigwright::editor
