// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// JointBar: layout, both ways in step with the options.
#include "editor/panels/joint_bar.h"

#include "editor/tools/skeleton_options.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/surface.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <vector>

namespace rigwright::editor {

namespace {

constexpr int kSnapCount = 5; ///< entries, in the order of JointSnap

} // namespace

JointBar::JointBar(SkeletonOptions& options, QWidget* parent)
    : QWidget(parent), m_options(options) {
    m_gizmo = new SegmentedChoice(std::vector<Segment>(3));
    m_line = makeLine(Qt::Vertical, px(24));
    m_symmetric = makeToolButton(QStringLiteral("mirror"), true, [] {
        return ToolButtonTexts{
            toolTipText(tr("Symmetric"), {},
                        tr("What is done to a bone is done to its counterpart, too; bones are "
                           "paired by their names, across the plane between left and right.")),
            tr("Symmetric")};
    });
    m_withChildren = new QCheckBox;
    m_withChildren->setFocusPolicy(Qt::TabFocus);
    m_snapLabel = makeLabel({}, "secondary");
    m_snap = new QComboBox;
    for (int i = 0; i < kSnapCount; ++i)
        m_snap->addItem(QString());
    m_snap->setFocusPolicy(Qt::TabFocus);
    m_snap->setSizeAdjustPolicy(QComboBox::AdjustToContents); // words differ in length
    m_snapLabel->setBuddy(m_snap);
    m_hint = makeLabel({}, "secondary");
    m_hint->setWordWrap(true); // two rows where the window is narrow
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, px(8), 0);
    row->setSpacing(px(8));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_gizmo, m_line, m_symmetric,
                                                           m_withChildren, m_snapLabel, m_snap})
        row->addWidget(widget);
    row->addWidget(m_hint, 1);
    row->addStretch(0);
    connectEdits();
    onLanguage(this, [this] { retranslate(); });
    connect(&options, &SkeletonOptions::changed, this, &JointBar::follow);
    follow();
}

void JointBar::connectEdits() {
    const auto change = [this](auto edit) {
        SkeletonValues values = m_options.values();
        edit(values);
        m_options.setValues(values);
    };
    connect(m_gizmo, &SegmentedChoice::chosen, this, [change](int index) {
        change([index](SkeletonValues& values) { values.gizmo = GizmoKind(index); });
    });
    connect(m_symmetric, &QToolButton::clicked, this,
            [change](bool on) { change([on](SkeletonValues& values) { values.symmetric = on; }); });
    connect(m_withChildren, &QCheckBox::clicked, this, [change](bool on) {
        change([on](SkeletonValues& values) { values.withChildren = on; });
    });
    connect(m_snap, &QComboBox::activated, this, [change](int index) {
        change([index](SkeletonValues& values) { values.snap = JointSnap(index); });
    });
}

void JointBar::setUse(Use use) {
    m_use = use;
    follow();
}

void JointBar::retranslate() {
    m_gizmo->setTexts({tr("Move"), tr("Rotate"), tr("Scale")});
    m_gizmo->setAccessibleName(tr("What the handles at the active bone do"));
    m_withChildren->setText(tr("With children"));
    m_withChildren->setToolTip(
        tr("Bones below a moved one go with it. Off: they stay where they are."));
    m_snapLabel->setText(tr("Snap to"));
    const QStringList places{tr("Nothing"), tr("Grid"), tr("Vertices"), tr("Middle of the volume"),
                             tr("Other joints")};
    for (int i = 0; i < kSnapCount; ++i)
        m_snap->setItemText(i, places[i]);
    m_snap->setAccessibleName(tr("What dragged joints snap to"));
    m_snap->setToolTip(tr("Where a dragged joint goes. Ctrl turns it off while you drag; with "
                          "Nothing, Ctrl snaps to the grid."));
    m_hint->setText(tr("A click puts a bone below the active one; Enter ends the chain."));
}

void JointBar::follow() {
    const SkeletonValues& values = m_options.values();
    const bool edits = m_use == Use::Editing;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_gizmo, m_line, m_withChildren, m_snapLabel, m_snap})
        widget->setVisible(edits);
    m_hint->setVisible(!edits);
    m_gizmo->setCurrent(int(values.gizmo));
    m_symmetric->setChecked(values.symmetric);
    m_withChildren->setChecked(values.withChildren);
    m_snap->setCurrentIndex(int(values.snap));
}

} // namespace rigwright::editor
