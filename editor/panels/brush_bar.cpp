// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lays out the brush bar and keeps it in step with the options, both ways.
#include "editor/panels/brush_bar.h"

#include "core/weights/brush.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/panels/pressure_button.h"
#include "editor/tools/brush_options.h"
#include "editor/ui/actions.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace rigwright::editor {

namespace {

constexpr int kMostOffered = 16;

SliderSettings worldRadiusSettings() {
    SliderSettings settings;
    settings.unit = QStringLiteral("m");
    settings.minimum = 0.001;
    settings.maximum = 2.0;
    settings.defaultValue = 0.05;
    settings.step = 0.001;
    settings.decimals = 3;
    settings.curve = 3.0;
    return settings;
}

SliderSettings unitSettings(double defaultValue) {
    SliderSettings settings;
    settings.defaultValue = defaultValue;
    return settings;
}

/// The brush's own falloff, from the centre outwards, so that the picture cannot lie.
QPainterPath falloffCurve(BrushFalloff falloff) {
    constexpr int kSteps = 24;
    QPainterPath path;
    for (int i = 0; i <= kSteps; ++i) {
        const float t = float(i) / kSteps;
        // At the rim itself every falloff is 0; Constant is drawn with its edge.
        const QPointF point(t, double(brushFalloff(falloff, t)));
        if (i == 0)
            path.moveTo(point);
        else
            path.lineTo(point);
    }
    return path;
}

} // namespace

SliderSettings brushRadiusSettings() {
    SliderSettings settings;
    settings.unit = QStringLiteral("px");
    settings.minimum = 1.0;
    settings.maximum = 1000.0;
    settings.defaultValue = 50.0;
    settings.step = 1.0;
    settings.decimals = 0;
    settings.curve = 3.0;
    return settings;
}

BrushBar::BrushBar(Document& document, BrushOptions& options, QWidget* parent)
    : QWidget(parent), m_document(document), m_options(options) {
    build();
    onLanguage(this, [this] { retranslate(); });
    connectEdits();
    connect(&options, &BrushOptions::changed, this, &BrushBar::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<BoneFlagsChanged>(change) ||
            std::holds_alternative<DocumentReset>(change))
            followLocks();
        if (std::holds_alternative<DocumentReset>(change))
            followCharacter();
    });
    connect(&Theme::current(), &Theme::changed, this, &BrushBar::followLocks);
    follow();
    followCharacter();
}

void BrushBar::build() {
    m_radius = new SliderField(brushRadiusSettings());
    m_worldRadius = new SliderField(worldRadiusSettings());
    m_strength = new SliderField(unitSettings(0.5));
    m_value = new SliderField(unitSettings(1.0));
    for (SliderField* field : {m_radius, m_worldRadius})
        field->setFixedWidth(px(128));
    m_strength->setFixedWidth(px(120));
    m_value->setFixedWidth(px(112));
    m_radiusUnit = new SegmentedChoice(std::vector<Segment>(2));
    m_mode = new QComboBox;
    m_falloff = new SegmentedChoice({{{}, falloffCurve(BrushFalloff::Smooth)},
                                     {{}, falloffCurve(BrushFalloff::Linear)},
                                     {{}, falloffCurve(BrushFalloff::Sharp)},
                                     {{}, falloffCurve(BrushFalloff::Constant)}});
    buildSwitches();
    m_pressure = new PressureButton(m_options);
    m_maxInfluences = new QComboBox;
    m_maxInfluences->addItem(QString(), 0);
    for (int most = 1; most <= kMostOffered; ++most)
        m_maxInfluences->addItem(QString::number(most), most);
    for (QComboBox* combo : {m_mode, m_maxInfluences}) {
        combo->setFocusPolicy(Qt::TabFocus);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents); // words differ in length
    }
    m_lockedIcon = new QLabel;
    m_lockedText = makeLabel({});
    m_falloffLabel = makeLabel({}, "secondary");
    m_influencesLabel = makeLabel({}, "secondary");

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, px(8), 0);
    row->setSpacing(px(4));
    row->setSizeConstraint(QLayout::SetNoConstraint);
    row->addWidget(m_mode);
    row->addSpacing(px(4));
    row->addWidget(m_radius);
    row->addWidget(m_worldRadius);
    row->addWidget(m_radiusUnit);
    row->addSpacing(px(4));
    row->addWidget(m_strength);
    row->addSpacing(px(4));
    row->addWidget(m_value);
    row->addSpacing(px(4));
    row->addWidget(m_falloffLabel);
    row->addWidget(m_falloff);
    row->addSpacing(px(4));
    row->addWidget(makeLine(Qt::Vertical, px(24)));
    row->addSpacing(px(4));
    row->addWidget(m_xMirror);
    row->addWidget(m_frontFaces);
    row->addWidget(m_surfaceOnly);
    row->addWidget(m_accumulate);
    row->addWidget(m_pressure);
    row->addWidget(m_autoNormalise);
    row->addWidget(m_allMeshes);
    row->addSpacing(px(4));
    row->addWidget(makeLine(Qt::Vertical, px(24)));
    row->addSpacing(px(4));
    row->addWidget(m_influencesLabel);
    row->addWidget(m_maxInfluences);
    row->addWidget(m_more);
    row->addStretch(1);
    row->addWidget(m_lockedIcon);
    row->addWidget(m_lockedText);
}

void BrushBar::buildSwitches() {
    m_frontFaces = makeToolButton(QStringLiteral("front-faces"), true, [] {
        return ToolButtonTexts{
            toolTipText(tr("Front faces only"), {}, tr("The brush leaves what faces away alone."))};
    });
    m_accumulate = makeToolButton(QStringLiteral("accumulate"), true, [] {
        return ToolButtonTexts{
            toolTipText(tr("Accumulate"), {}, tr("Dabs of one stroke add up where they overlap."))};
    });
    m_surfaceOnly = makeToolButton(QStringLiteral("surface"), true, [] {
        return ToolButtonTexts{
            toolTipText(tr("Surface only"), {},
                        tr("The brush follows the surface: the next finger or the other lip stays "
                           "clean. Off: everything in the ball."))};
    });
    m_xMirror = makeToolButton(QStringLiteral("mirror"), true, [] {
        return ToolButtonTexts{
            toolTipText(
                tr("X mirror"), {},
                tr("Paints the other side of the character too, with the bone of that side.")),
            tr("X mirror")};
    });
    m_allMeshes = makeToolButton(QStringLiteral("meshes"), true, [] {
        return ToolButtonTexts{
            toolTipText(tr("All unlocked meshes"), {},
                        tr("A stroke works on every visible mesh under the ring that is not "
                           "locked, operations on every mesh that is not. Off: on the active "
                           "mesh."))};
    });
    m_more = makeToolButton(QStringLiteral("more"), false,
                            [] { return ToolButtonTexts{tr("More brush options")}; });
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_more);
    m_more->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &BrushBar::fillMore);
    m_autoNormalise = makeToolButton(QStringLiteral("auto-normalise"), true, [] {
        return ToolButtonTexts{toolTipText(tr("Auto-normalise"), {},
                                           tr("Other bones give way, so that every sum stays 1.")),
                               tr("Auto-normalise")};
    });
}

void BrushBar::retranslate() {
    m_radius->setLabel(tr("Radius"));
    m_worldRadius->setLabel(tr("Radius"));
    m_strength->setLabel(tr("Strength"));
    m_value->setLabel(tr("Value"));
    m_radius->setToolTip(toolTipText(tr("Radius"), actionKeyText(QStringLiteral("brush.radius")),
                                     tr("Size of the brush on the screen.")));
    m_worldRadius->setToolTip(toolTipText(tr("Radius"),
                                          actionKeyText(QStringLiteral("brush.radius")),
                                          tr("Size of the brush on the character.")));
    m_strength->setToolTip(toolTipText(tr("Strength"),
                                       actionKeyText(QStringLiteral("brush.strength")),
                                       tr("How much one dab does.")));
    m_value->setToolTip(toolTipText(tr("Value"), actionKeyText(QStringLiteral("brush.value")),
                                    tr("The weight that the brush adds or goes to.")));
    m_radiusUnit->setTexts({tr("px", "screen radius"), tr("m", "metres")});
    m_radiusUnit->setAccessibleName(tr("Radius in pixels or metres"));
    setItemTexts(*m_mode, {tr("Add"), tr("Subtract"), tr("Replace"), tr("Smooth"), tr("Scale")});
    m_mode->setAccessibleName(tr("Brush mode"));
    m_mode->setToolTip(
        toolTipText(tr("Mode"), {}, tr("What a dab does. Ctrl inverts, Shift smooths.")));
    m_falloff->setTexts(
        {tr("Smooth falloff"), tr("Linear falloff"), tr("Sharp falloff"), tr("Constant falloff")});
    m_falloff->setAccessibleName(tr("Falloff"));
    m_falloffLabel->setText(tr("Falloff"));
    m_influencesLabel->setText(tr("Max influences"));
    setItemTexts(*m_maxInfluences, {tr("Off")});
    m_maxInfluences->setAccessibleName(tr("Maximum influences"));
    m_maxInfluences->setToolTip(
        tr("Bones that one vertex may have; a dab drops the smallest beyond it."));
    m_lockedText->setToolTip(
        tr("Bones whose weights nothing changes: locked, or not solo while others are"));
    followLocks();
    fit();
}

template <class Edit>
void BrushBar::change(Edit edit) {
    BrushValues values = m_options.values();
    edit(values);
    m_options.setValues(values);
    follow(); // also where the options clamped it back
}

void BrushBar::connectEdits() {
    connect(m_radius, &SliderField::valueEdited, this,
            [this](double v) { change([v](BrushValues& b) { b.radiusPixels = v; }); });
    connect(m_worldRadius, &SliderField::valueEdited, this,
            [this](double v) { change([v](BrushValues& b) { b.radiusMetres = v; }); });
    connect(m_radiusUnit, &SegmentedChoice::chosen, this,
            [this](int i) { change([i](BrushValues& b) { b.worldRadius = i == 1; }); });
    connect(m_strength, &SliderField::valueEdited, this,
            [this](double v) { change([v](BrushValues& b) { b.strength = v; }); });
    connect(m_value, &SliderField::valueEdited, this,
            [this](double v) { change([v](BrushValues& b) { b.value = v; }); });
    connect(m_mode, &QComboBox::activated, this,
            [this](int i) { change([i](BrushValues& b) { b.mode = BrushMode(i); }); });
    connect(m_falloff, &SegmentedChoice::chosen, this,
            [this](int i) { change([i](BrushValues& b) { b.falloff = BrushFalloff(i); }); });
    connect(m_frontFaces, &QToolButton::clicked, this,
            [this](bool on) { change([on](BrushValues& b) { b.frontFacesOnly = on; }); });
    connect(m_accumulate, &QToolButton::clicked, this,
            [this](bool on) { change([on](BrushValues& b) { b.accumulate = on; }); });
    connect(m_surfaceOnly, &QToolButton::clicked, this,
            [this](bool on) { change([on](BrushValues& b) { b.surfaceOnly = on; }); });
    connect(m_xMirror, &QToolButton::clicked, this,
            [this](bool on) { change([on](BrushValues& b) { b.xMirror = on; }); });
    connect(m_allMeshes, &QToolButton::clicked, this,
            [this](bool on) { change([on](BrushValues& b) { b.allMeshes = on; }); });
    connect(m_autoNormalise, &QToolButton::clicked, this,
            [this](bool on) { change([on](BrushValues& b) { b.autoNormalise = on; }); });
    connect(m_maxInfluences, &QComboBox::activated, this, [this](int i) {
        const int most = m_maxInfluences->itemData(i).toInt();
        change([most](BrushValues& b) {
            b.limitInfluences = most > 0;
            if (most > 0)
                b.maxInfluences = most;
        });
    });
}

void BrushBar::follow() {
    const BrushValues& values = m_options.values();
    m_radius->setValue(values.radiusPixels);
    m_worldRadius->setValue(values.radiusMetres);
    const bool hasRadius = m_use != Use::Gradient;
    m_radius->setVisible(hasRadius && !values.worldRadius);
    m_worldRadius->setVisible(hasRadius && values.worldRadius);
    m_radiusUnit->setCurrent(values.worldRadius ? 1 : 0);
    m_strength->setValue(values.strength);
    m_value->setValue(values.value);
    m_mode->setCurrentIndex(int(values.mode));
    m_falloff->setCurrent(int(values.falloff));
    m_frontFaces->setChecked(values.frontFacesOnly);
    m_accumulate->setChecked(values.accumulate);
    m_surfaceOnly->setChecked(values.surfaceOnly);
    m_xMirror->setChecked(values.xMirror);
    m_allMeshes->setChecked(values.allMeshes);
    m_autoNormalise->setChecked(values.autoNormalise);
    const int most = values.limitInfluences ? values.maxInfluences : 0;
    if (m_maxInfluences->findData(most) < 0) // a file with more than is usually offered
        m_maxInfluences->addItem(QString::number(most), most);
    m_maxInfluences->setCurrentIndex(m_maxInfluences->findData(most));
}

void BrushBar::followLocks() {
    const auto locked = std::ranges::count(heldBones(m_document.character().boneFlags), 1);
    m_lockedIcon->setPixmap(iconPixmap(
        locked > 0 ? QStringLiteral("lock") : QStringLiteral("unlock"), px(16),
        Theme::current().colour(locked > 0 ? Token::Text : Token::Secondary), devicePixelRatioF()));
    m_lockedText->setText(tr("%n locked", nullptr, int(locked)));
}

void BrushBar::setUse(Use use) {
    m_use = use;
    m_mode->setVisible(use != Use::Smoothing);
    m_value->setVisible(use != Use::Smoothing);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_radiusUnit, m_frontFaces,
                                                           m_surfaceOnly, m_accumulate, m_xMirror})
        widget->setVisible(use != Use::Gradient);
    follow();
    fit();
}

QSize BrushBar::minimumSizeHint() const {
    return {px(320), px(40)}; // what does not fit is made to, in fit()
}

/// From two thousandths of the character's size to all of it.
void BrushBar::followSize() {
    const Box3f box = m_document.derived().shownBounds();
    const double size = box.isEmpty() ? 0.0 : double(box.diagonal().norm());
    if (!std::isfinite(size) || size <= 0.0)
        return;
    const double most = std::max({size, m_options.values().radiusMetres, 1e-3});
    // Three digits of what is in the middle of the range.
    const int decimals = std::clamp(int(std::ceil(3.0 - std::log10(most))), 1, 6);
    m_worldRadius->setRange(std::pow(10.0, -decimals), most, decimals);
    m_worldRadius->setDefaultValue(most / 40.0);
    m_worldRadius->setValue(m_options.values().radiusMetres);
}

/// With one mesh there is nothing to choose.
void BrushBar::followCharacter() {
    followSize();
    m_manyMeshes = std::ranges::count_if(m_document.character().meshes, [](const auto& mesh) {
                       return mesh.binding.has_value();
                   }) > 1;
    fit();
}

/// The options without room, as entries.
void BrushBar::fillMore() {
    QMenu* menu = m_more->menu();
    menu->clear();
    for (QToolButton* button : m_inMore) {
        QAction* action = menu->addAction(button->toolTip().section(QLatin1Char('\n'), 0, 0));
        action->setCheckable(true);
        action->setChecked(button->isChecked());
        connect(action, &QAction::triggered, button, &QToolButton::click);
    }
    if (!m_limitInMore)
        return;
    QMenu* most = menu->addMenu(tr("Max influences"));
    for (int i = 0; i < m_maxInfluences->count(); ++i) {
        QAction* action = most->addAction(m_maxInfluences->itemText(i));
        action->setCheckable(true);
        action->setChecked(i == m_maxInfluences->currentIndex());
        connect(action, &QAction::triggered, m_maxInfluences, [this, i] {
            m_maxInfluences->setCurrentIndex(i);
            Q_EMIT m_maxInfluences->activated(i);
        });
    }
}

void BrushBar::fit() {
    m_falloffLabel->show();
    m_influencesLabel->show();
    m_maxInfluences->show();
    m_autoNormalise->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_xMirror->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QToolButton* button :
         {m_xMirror, m_frontFaces, m_surfaceOnly, m_accumulate, m_autoNormalise})
        button->show();
    m_allMeshes->setVisible(m_manyMeshes);
    m_more->hide();
    m_inMore.clear();
    m_limitInMore = false;
    const auto intoMore = [this](QToolButton* button) {
        if (button->isHidden())
            return;
        button->hide();
        m_inMore.push_back(button);
        m_more->show();
    };
    const std::array<std::function<void()>, 10> savings = {
        [this] { m_falloffLabel->hide(); },
        [this] { m_influencesLabel->hide(); },
        [this] { m_autoNormalise->setToolButtonStyle(Qt::ToolButtonIconOnly); },
        [this] { m_xMirror->setToolButtonStyle(Qt::ToolButtonIconOnly); },
        [&] {
            intoMore(m_frontFaces);
            intoMore(m_accumulate);
        },
        [&] { intoMore(m_surfaceOnly); },
        [&] { intoMore(m_autoNormalise); },
        [&] { intoMore(m_allMeshes); },
        [this] {
            m_limitInMore = true;
            m_maxInfluences->hide();
        },
        [&] { intoMore(m_xMirror); },
    };
    for (const auto& save : savings) {
        layout()->invalidate();
        if (layout()->totalSizeHint().width() <= width())
            return;
        save();
    }
}

void BrushBar::resizeEvent(QResizeEvent* event) {
    fit();
    QWidget::resizeEvent(event);
}

} // namespace rigwright::editor
