// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Fields, passes and read-outs of the IK dock.
#include "editor/panels/ik_chain_panel.h"

#include "editor/commands/rig_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/panels/edit_report.h"
#include "editor/panels/node_choice.h"
#include "editor/panels/rig_form.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/pending_text.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kDegrees = 180.0 / kPi;
constexpr double kMostStretch = 1.0;

} // namespace

IkChainPanel::IkChainPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    build();
    connect(&document.session(), &Session::selectionChanged, this, &IkChainPanel::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            m_chosen = {};
        if (std::holds_alternative<DocumentReset>(change) ||
            std::holds_alternative<RigChanged>(change) ||
            std::holds_alternative<PoseChanged>(change))
            follow();
    });
    connect(&document.derived(), &Derived::frameChanged, this, [this] {
        if (isVisible())
            followFrame();
    });
    onLanguage(this, [this] { follow(); });
}

void IkChainPanel::build() {
    m_form = new RigForm(m_document);
    addSolving();
    m_form->addRow({}, makeSnapRow());
    m_readOut = makeLabel({}, "secondary");
    m_readOut->setObjectName(QStringLiteral("ikReadOut"));
    m_readOut->setWordWrap(true);
    m_form->addRow({}, m_readOut);
    addTargets();
    addBending();
    addSearching();
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_form);
    column->addStretch(1);
    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(scrolled(page));
}

QWidget* IkChainPanel::makeEmptyPage() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, px(8));
    column->addWidget(withText(makeEmptyLabel({}), [] {
        return tr("Select a part of an IK chain, or make one.");
    }));
    auto* make = withText(new QPushButton, [] { return tr("IK handle for the limb"); });
    make->setFocusPolicy(Qt::TabFocus);
    make->setObjectName(QStringLiteral("rig.limb"));
    connect(make, &QPushButton::clicked, this,
            [this] { Q_EMIT actionRequested(QStringLiteral("rig.limb")); });
    auto* row = new QHBoxLayout;
    row->setContentsMargins(px(8), 0, px(8), 0);
    row->addWidget(make);
    column->addLayout(row);
    column->addStretch(1);
    return page;
}

void IkChainPanel::addSolving() {
    m_which = new FormChoice;
    connect(m_which, &QComboBox::activated, this, [this](int item) {
        m_chosen = m_offered[std::size_t(item)];
        follow();
    });
    m_form->addRow([] { return tr("Handle"); }, m_which);
    m_form->showIf(m_which, [this] { return m_offered.size() > 1; });
    m_solver = m_form->addChoice({
        .label = [] { return tr("Solver"); },
        .help = {},
        .items =
            [] {
                return QStringList{ikSolverText(IkSolver::TwoBone), ikSolverText(IkSolver::Ccd),
                                   ikSolverText(IkSolver::Fabrik)};
            },
        .read = [this] { return int(current().solver); },
        .write =
            [this](int item) {
                change(tr("Solver of %1"),
                       [item](IkHandle& handle) { handle.solver = IkSolver(item); });
            },
    });
    m_weight = m_form->addNumber({
        .label = [] { return tr("FK ↔ IK"); },
        .help =
            [] {
                return tr("0: the bones as they are posed; 1: the chain reaches for its "
                          "target.");
            },
        .settings = {.defaultValue = 1.0},
        .read = [this] { return shownWeight(); },
        .write =
            [this](double value, std::uint64_t token) {
                if (m_handle.isValid())
                    setIkWeight(m_document, m_handle, value, token);
            },
    });
    m_stretch = m_form->addNumber({
        .label = [] { return tr("Stretch"); },
        .help =
            [] {
                return tr("The most by which the chain may lengthen to reach its target, as a "
                          "share of its length; 0: not at all.");
            },
        .settings = {.maximum = kMostStretch},
        .read = [this] { return current().stretch; },
        .write =
            [this](double value, std::uint64_t token) {
                change(
                    tr("Stretch of %1"), [value](IkHandle& handle) { handle.stretch = value; },
                    token);
            },
    });
    m_poleAngle = m_form->addNumber({
        .label = [] { return tr("Pole angle"); },
        .help = [] { return tr("Turns the bend away from the side of the pole."); },
        .settings = {.unit = QStringLiteral("°"),
                     .minimum = -180.0,
                     .maximum = 180.0,
                     .step = 1.0,
                     .decimals = 1},
        .read = [this] { return current().poleAngle * kDegrees; },
        .write =
            [this](double value, std::uint64_t token) {
                change(
                    tr("Pole angle of %1"),
                    [value](IkHandle& handle) { handle.poleAngle = value / kDegrees; }, token);
            },
    });
}

QWidget* IkChainPanel::makeSnapRow() {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(px(4));
    m_snapForward = withText(new QPushButton, [] { return tr("Snap FK to IK"); });
    m_snapInverse = withText(new QPushButton, [] { return tr("Snap IK to FK"); });
    onLanguage(row, [this] {
        m_snapForward->setToolTip(tr("Gives the bones of the limb the pose that you see."));
        m_snapInverse->setToolTip(tr("Moves target and pole to where the limb is."));
    });
    for (QPushButton* button : {m_snapForward, m_snapInverse}) {
        button->setFocusPolicy(Qt::TabFocus);
        line->addWidget(button, 1);
        connect(button, &QPushButton::clicked, this,
                [this, button] { snap(button == m_snapForward); });
    }
    return row;
}

QWidget* IkChainPanel::makePassRow() {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(px(4));
    m_previous = makeToolButton(QStringLiteral("previous"), false,
                                [] { return ToolButtonTexts{tr("Previous pass")}; });
    m_next = makeToolButton(QStringLiteral("next"), false,
                            [] { return ToolButtonTexts{tr("Next pass")}; });
    m_allPasses = makeToolButton(QStringLiteral("close"), false,
                                 [] { return ToolButtonTexts{tr("All passes again")}; });
    m_passText = makeLabel({});
    m_passText->setAlignment(Qt::AlignCenter);
    line->addWidget(m_previous);
    line->addWidget(m_passText, 1);
    line->addWidget(m_next);
    line->addWidget(m_allPasses);
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_allPasses, &QToolButton::clicked, this,
            [this] { m_document.derived().stepHandle({}, 0); });
    return row;
}

QList<QAction*> IkChainPanel::headerActions() {
    QList<QAction*> actions;
    const auto add = [&](std::function<QString()> text, std::function<void()> run) {
        QAction* action = withText(new QAction(this), std::move(text));
        connect(action, &QAction::triggered, this, std::move(run));
        actions += action;
    };
    add([] { return tr("Switch between FK and IK"); },
        [this] { Q_EMIT actionRequested(QStringLiteral("rig.switch")); });
    add([] { return tr("Delete the handle"); }, [this] { remove(); });
    return actions;
}

IkHandle IkChainPanel::current() const {
    const Rig& rig = rigOf(m_document.character());
    return m_handle.isValid() && m_handle.value() < rig.handles.size()
               ? rig.handles[m_handle.value()]
               : IkHandle();
}

const HandleReport* IkChainPanel::report() const {
    const RigResult& rig = m_document.derived().shownFrame().rig;
    return m_handle.isValid() && m_handle.value() < rig.handles.size()
               ? &rig.handles[m_handle.value()]
               : nullptr;
}

double IkChainPanel::shownWeight() const {
    const std::vector<double>& weights = m_document.derived().shownFrame().source.ikWeights;
    return m_handle.isValid() && m_handle.value() < weights.size() ? weights[m_handle.value()]
                                                                   : current().weight;
}

void IkChainPanel::change(const QString& text, const std::function<void(IkHandle&)>& edit,
                          std::uint64_t token) {
    const Rig& rig = rigOf(m_document.character());
    if (!m_handle.isValid() || m_handle.value() >= rig.handles.size())
        return;
    IkHandle handle = rig.handles[m_handle.value()];
    edit(handle);
    say(setHandle(m_document, m_handle, handle, text.arg(handleName(rig, m_handle)), token));
}

void IkChainPanel::say(const Result<Findings>& result) {
    for (const QString& sentence : sentencesOf(result))
        Q_EMIT messageRequested(sentence);
}

void IkChainPanel::snap(bool forward) {
    commitPendingText(*window());
    if (!m_handle.isValid())
        return;
    const bool done = forward ? snapForwardToInverse(m_document, m_handle)
                              : snapInverseToForward(m_document, m_handle);
    if (!done)
        Q_EMIT messageRequested(forward ? tr("The bones have that pose already.")
                                        : tr("The target is there already, or no control is the "
                                             "target."));
}

void IkChainPanel::step(int by) {
    Derived& derived = m_document.derived();
    const HandleReport* now = report();
    if (!now || !m_handle.isValid())
        return;
    const bool stepping = derived.steppedHandle() == m_handle;
    const int from = stepping ? derived.steppedPasses() : now->iterations;
    derived.stepHandle(m_handle, std::clamp(from + by, 0, current().iterations));
}

void IkChainPanel::rename() {
    if (!m_name->isModified())
        return;
    m_name->setModified(false); // both Return and leaving end the editing
    const std::string name = m_name->text().trimmed().toStdString();
    if (!name.empty() && name != current().name)
        change(tr("Rename %1"), [&](IkHandle& handle) { handle.name = name; });
    follow();
}

void IkChainPanel::remove() {
    if (!m_handle.isValid())
        return;
    const Rig& rig = rigOf(m_document.character());
    RigParts parts;
    parts.handles = {m_handle};
    say(editRig(m_document, removeParts(rig, parts),
                {.text = tr("Delete %1").arg(handleName(rig, m_handle))}));
}

void IkChainPanel::follow() {
    const Character& character = m_document.character();
    const Rig& rig = rigOf(character);
    m_offered = handlesAbout(rig, character.skeleton, activeNode(m_document));
    const IkHandleIndex usual = activeHandle(m_document);
    const auto isOffered = [&](IkHandleIndex handle) {
        return std::ranges::find(m_offered, handle) != m_offered.end();
    };
    if (usual.isValid() && !isOffered(usual))
        m_offered.insert(m_offered.begin(), usual);
    m_handle = m_offered.empty()     ? IkHandleIndex()
               : isOffered(m_chosen) ? m_chosen
               : usual.isValid()     ? usual
                                     : m_offered.front();
    m_pages->setCurrentIndex(m_handle.isValid() ? 1 : 0);
    Q_EMIT subjectChanged(m_handle.isValid() ? handleName(rig, m_handle) : QString());
    const QSignalBlocker quiet(m_which);
    m_which->clear();
    for (const IkHandleIndex handle : m_offered)
        m_which->addItem(handleName(rig, handle));
    m_which->setAccessibleName(tr("Handle"));
    if (!m_handle.isValid())
        return;
    m_which->setCurrentIndex(int(std::ranges::find(m_offered, m_handle) - m_offered.begin()));
    m_solver->setToolTip(ikSolverHelp(current().solver));
    if (!m_name->isModified())
        m_name->setText(QString::fromStdString(current().name));
    m_form->follow();
    followFrame();
}

void IkChainPanel::followFrame() {
    const HandleReport* now = m_handle.isValid() ? report() : nullptr;
    if (!now)
        return;
    m_form->follow();
    const bool searches = current().solver != IkSolver::TwoBone;
    if (now->degenerate)
        m_readOut->setText(tr("Not solved: the chain has no length, or its target is nowhere."));
    else if (!now->solved)
        m_readOut->setText(tr("Not solved: it is off, or all FK."));
    else if (searches)
        m_readOut->setText(
            tr("Target at %1 of the chain · error %2 · %n passes", nullptr, now->iterations)
                .arg(percentText(now->reach), lengthText(now->error)));
    else
        m_readOut->setText(
            tr("Target at %1 of the chain · bend %2 · error %3")
                .arg(percentText(now->reach), angleText(now->bend), lengthText(now->error)));
    const Derived& derived = m_document.derived();
    const bool stepping = derived.steppedHandle() == m_handle;
    m_passText->setText(stepping
                            ? tr("%1 of %2").arg(derived.steppedPasses()).arg(current().iterations)
                            : tr("All (%1)").arg(now->iterations));
    m_previous->setEnabled(!stepping || derived.steppedPasses() > 0);
    m_next->setEnabled(stepping && derived.steppedPasses() < current().iterations);
    m_allPasses->setEnabled(stepping);
}

void IkChainPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
}

} // namespace rigwright::editor
