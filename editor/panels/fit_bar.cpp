// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FitBar: layout, both ways in step with the options, and what goes into its menu.
#include "editor/panels/fit_bar.h"

#include "core/character/fit_markers.h"
#include "editor/tools/fit_options.h"
#include "editor/tools/fit_tool.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"
#include "editor/ui/template_words.h"

#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>

#include <array>
#include <functional>

namespace rigwright::editor {

namespace {

/// Fingers and bones of each as one number, for the items of a box.
int handOf(int fingers, int bones) {
    return 10 * fingers + (fingers > 0 ? bones : 0);
}

void fillCounts(QComboBox& box, const TemplateCount& range, int value) {
    const QSignalBlocker quiet(box);
    box.clear();
    for (int count = range.least; count <= range.most; ++count)
        box.addItem(QString::number(count), count);
    box.setCurrentIndex(box.findData(value));
    box.setEnabled(!range.isFixed());
}

/// A submenu of counts, one of them checked.
void addCounts(QMenu& menu, const QString& title, const TemplateCount& range, int value,
               const std::function<void(int)>& choose) {
    if (range.isFixed())
        return;
    QMenu* counts = menu.addMenu(title);
    auto* group = new QActionGroup(counts);
    for (int count = range.least; count <= range.most; ++count) {
        QAction* action = counts->addAction(QString::number(count));
        action->setCheckable(true);
        action->setChecked(count == value);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, counts, [choose, count] { choose(count); });
    }
}

/// The items of a box without room.
void addItems(QMenu& menu, const QString& title, QComboBox& box) {
    QMenu* items = menu.addMenu(title);
    items->setEnabled(box.isEnabled());
    auto* group = new QActionGroup(items);
    for (int i = 0; i < box.count(); ++i) {
        QAction* action = items->addAction(box.itemText(i));
        action->setCheckable(true);
        action->setChecked(i == box.currentIndex());
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, &box, [&box, i] {
            box.setCurrentIndex(i);
            Q_EMIT box.activated(i);
        });
    }
}

} // namespace

FitBar::FitBar(FitTool& tool, FitOptions& options, QWidget* parent)
    : QWidget(parent), m_tool(tool), m_options(options) {
    buildRow();
    connectEdits();
    onLanguage(this, [this] { retranslate(); });
    connect(&options, &FitOptions::changed, this, &FitBar::follow);
    connect(&tool, &FitTool::markersChanged, this,
            [this] { m_build->setEnabled(m_tool.markers().has_value()); });
}

void FitBar::buildRow() {
    m_templateLabel = makeLabel({}, "secondary");
    m_template = new QComboBox;
    m_fingersLabel = makeLabel({}, "secondary");
    m_fingers = new QComboBox;
    m_spineLabel = makeLabel({}, "secondary");
    m_spine = new QComboBox;
    m_symmetric = makeToolButton(QStringLiteral("mirror"), true, [] {
        return ToolButtonTexts{
            toolTipText(tr("Symmetric"), {},
                        tr("The marker of the other side follows; markers of the centre stay in "
                           "the middle.")),
            tr("Symmetric")};
    });
    m_snap = new QCheckBox;
    m_snap->setFocusPolicy(Qt::TabFocus);
    m_more = makeToolButton(QStringLiteral("more"), false,
                            [] { return ToolButtonTexts{tr("More options of the skeleton")}; });
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_guess = new QPushButton;
    m_build = new QPushButton;
    m_build->setProperty("kind", "primary");
    for (QPushButton* button : {m_guess, m_build})
        button->setFocusPolicy(Qt::TabFocus); // Enter stays with the picture
    m_build->setEnabled(m_tool.markers().has_value());

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, px(8), 0);
    row->setSpacing(px(8));
    row->addWidget(m_templateLabel);
    row->addWidget(m_template);
    row->addWidget(m_fingersLabel);
    row->addWidget(m_fingers);
    row->addWidget(m_spineLabel);
    row->addWidget(m_spine);
    row->addWidget(makeLine(Qt::Vertical, px(24)));
    row->addWidget(m_symmetric);
    row->addWidget(makeLine(Qt::Vertical, px(24)));
    row->addWidget(m_snap);
    row->addWidget(m_more);
    row->addStretch(1);
    row->addWidget(m_guess);
    row->addWidget(m_build);
}

void FitBar::connectEdits() {
    const auto change = [this](auto edit) {
        FitValues values = m_options.values();
        edit(values);
        m_options.setValues(values);
    };
    connect(m_template, &QComboBox::activated, this, [this](int row) {
        const auto kind = TemplateKind(m_template->itemData(row).toInt());
        m_options.setValues(withTemplate(m_options.values(), kind));
    });
    connect(m_fingers, &QComboBox::activated, this, [this, change](int row) {
        const int hand = m_fingers->itemData(row).toInt();
        change([hand](FitValues& values) {
            values.options.fingers = hand / 10;
            if (hand > 0)
                values.options.fingerBones = hand % 10;
        });
    });
    connect(m_spine, &QComboBox::activated, this, [this, change](int row) {
        const int count = m_spine->itemData(row).toInt();
        change([count](FitValues& values) { values.options.spine = count; });
    });
    connect(m_symmetric, &QToolButton::clicked, this,
            [change](bool on) { change([on](FitValues& values) { values.symmetric = on; }); });
    connect(m_snap, &QCheckBox::clicked, this,
            [change](bool on) { change([on](FitValues& values) { values.snapToCentre = on; }); });
    connect(m_guess, &QPushButton::clicked, &m_tool, &FitTool::guess);
    connect(m_build, &QPushButton::clicked, &m_tool, &FitTool::build);
    connect(m_more->menu(), &QMenu::aboutToShow, this, &FitBar::fillMore);
}

void FitBar::retranslate() {
    m_templateLabel->setText(tr("Template"));
    m_template->setAccessibleName(tr("Template"));
    m_template->setToolTip(tr("The skeleton that is built, under the names of its program."));
    m_fingersLabel->setText(tr("Fingers"));
    m_fingers->setAccessibleName(tr("Fingers"));
    m_fingers->setToolTip(tr("Fingers of a hand × bones of a finger."));
    m_spineLabel->setText(tr("Spine"));
    m_spine->setAccessibleName(tr("Spine"));
    m_spine->setToolTip(tr("Bones between the hips and the neck."));
    m_snap->setText(tr("Snap to centre of volume"));
    m_snap->setToolTip(tr("A marker goes into the middle of the body under the pointer. Off: it "
                          "keeps its distance to the eye."));
    m_guess->setText(tr("Guess again"));
    m_guess->setToolTip(tr("Looks for the body in the mesh and places all markers anew."));
    m_build->setText(tr("Build skeleton"));
    follow();
}

void FitBar::follow() {
    const FitValues& values = m_options.values();
    const TemplateInfo& info = infoOf(values.kind);
    {
        const QSignalBlocker quiet(m_template);
        m_template->clear();
        for (const TemplateKind kind : fitTemplates())
            m_template->addItem(
                tr("%1, %n markers", nullptr, int(kFitMarkerCount)).arg(templateTitle(kind)),
                int(kind));
        m_template->setCurrentIndex(m_template->findData(int(values.kind)));
    }
    {
        const QSignalBlocker quiet(m_fingers);
        m_fingers->clear();
        for (int fingers = info.fingers.most; fingers >= info.fingers.least; --fingers) {
            if (fingers == 0) {
                m_fingers->addItem(tr("none", "fingers"), 0);
                continue;
            }
            for (int bones = info.fingerBones.most; bones >= info.fingerBones.least; --bones)
                m_fingers->addItem(tr("%1 × %2").arg(fingers).arg(bones), handOf(fingers, bones));
        }
        m_fingers->setCurrentIndex(
            m_fingers->findData(handOf(values.options.fingers, values.options.fingerBones)));
    }
    fillCounts(*m_spine, info.spine, values.options.spine);
    m_symmetric->setChecked(values.symmetric);
    m_snap->setChecked(values.snapToCentre);
    fit();
}

void FitBar::fillMore() {
    QMenu* menu = m_more->menu();
    menu->clear();
    qDeleteAll(menu->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    const FitValues& values = m_options.values();
    const TemplateInfo& info = infoOf(values.kind);
    const auto set = [this](auto edit) {
        FitValues changed = m_options.values();
        edit(changed);
        m_options.setValues(changed);
    };
    if (m_fingers->isHidden())
        addItems(*menu, tr("Fingers"), *m_fingers);
    if (m_spine->isHidden())
        addItems(*menu, tr("Spine"), *m_spine);
    addCounts(*menu, tr("Neck bones"), info.neck, values.options.neck, [set](int count) {
        set([count](FitValues& changed) { changed.options.neck = count; });
    });
    addCounts(
        *menu, tr("Twist bones of a limb"), info.twist, values.options.twist,
        [set](int count) { set([count](FitValues& changed) { changed.options.twist = count; }); });
    const auto addSwitch = [&](const QString& text, bool on, const std::function<void(bool)>& run) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::triggered, this, run);
    };
    if (info.offersFace)
        addSwitch(tr("Jaw and eyes"), values.options.face,
                  [set](bool on) { set([on](FitValues& changed) { changed.options.face = on; }); });
    if (info.offersEnds)
        addSwitch(tr("Joints at the ends"), values.options.ends,
                  [set](bool on) { set([on](FitValues& changed) { changed.options.ends = on; }); });
    if (m_snap->isHidden())
        addSwitch(m_snap->text(), values.snapToCentre,
                  [set](bool on) { set([on](FitValues& changed) { changed.snapToCentre = on; }); });
    if (m_guess->isHidden())
        connect(menu->addAction(m_guess->text()), &QAction::triggered, &m_tool, &FitTool::guess);
}

QSize FitBar::minimumSizeHint() const {
    return {px(320), px(40)}; // what does not fit goes into the menu
}

void FitBar::fit() {
    for (QWidget* widget : std::initializer_list<QWidget*>{
             m_templateLabel, m_fingersLabel, m_spineLabel, m_fingers, m_spine, m_snap, m_guess})
        widget->show();
    m_symmetric->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const std::array<std::function<void()>, 7> savings = {
        [this] { m_templateLabel->hide(); },
        [this] { m_symmetric->setToolButtonStyle(Qt::ToolButtonIconOnly); },
        [this] { m_snap->hide(); },
        [this] {
            m_fingersLabel->hide();
            m_spineLabel->hide();
        },
        [this] { m_spine->hide(); },
        [this] { m_fingers->hide(); },
        [this] { m_guess->hide(); },
    };
    for (const auto& save : savings) {
        layout()->invalidate();
        if (layout()->totalSizeHint().width() <= width())
            return;
        save();
    }
}

void FitBar::resizeEvent(QResizeEvent* event) {
    fit();
    QWidget::resizeEvent(event);
}

} // namespace rigwright::editor
