// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VertexSelectBar: layout, both ways in step with the options.
#include "editor/panels/vertex_select_bar.h"

#include "editor/panels/brush_bar.h"
#include "editor/tools/brush_options.h"
#include "editor/tools/vertex_select_options.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"

#include <QHBoxLayout>

namespace rigwright::editor {

VertexSelectBar::VertexSelectBar(VertexSelectOptions& options, BrushOptions& brush, QWidget* parent)
    : QWidget(parent), m_options(options), m_brush(brush) {
    m_mode = new SegmentedChoice(std::vector<Segment>(4));
    m_radius = new SliderField(brushRadiusSettings());
    m_radius->setFixedWidth(px(128));
    m_frontFaces = makeToolButton(QStringLiteral("front-faces"), true, [] {
        return ToolButtonTexts{
            toolTipText(tr("Front faces only"), {},
                        tr("Leaves what faces away alone. Off: through everything.")),
            tr("Front faces only")};
    });
    m_xMirror = makeToolButton(QStringLiteral("mirror"), true, [] {
        return ToolButtonTexts{
            toolTipText(tr("X mirror"), {}, tr("Selects the same vertices of the other side too.")),
            tr("X mirror")};
    });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, px(8), 0);
    row->setSpacing(px(4));
    row->addWidget(m_mode);
    row->addSpacing(px(4));
    row->addWidget(m_radius);
    row->addSpacing(px(4));
    row->addWidget(makeLine(Qt::Vertical, px(24)));
    row->addSpacing(px(4));
    row->addWidget(m_frontFaces);
    row->addWidget(m_xMirror);
    row->addStretch(1);
    connectEdits();
    onLanguage(this, [this] { retranslate(); });
    connect(&options, &VertexSelectOptions::changed, this, &VertexSelectBar::follow);
    connect(&brush, &BrushOptions::changed, this, &VertexSelectBar::follow);
    follow();
}

void VertexSelectBar::connectEdits() {
    const auto change = [this](auto edit) {
        VertexSelectValues values = m_options.values();
        edit(values);
        m_options.setValues(values);
    };
    connect(m_mode, &SegmentedChoice::chosen, this, [change](int index) {
        change([index](VertexSelectValues& values) { values.mode = VertexSelectMode(index); });
    });
    connect(m_frontFaces, &QToolButton::clicked, this, [change](bool on) {
        change([on](VertexSelectValues& values) { values.frontFacesOnly = on; });
    });
    connect(m_xMirror, &QToolButton::clicked, this, [change](bool on) {
        change([on](VertexSelectValues& values) { values.xMirror = on; });
    });
    connect(m_radius, &SliderField::valueEdited, this, [this](double radius) {
        BrushValues values = m_brush.values();
        values.worldRadius = false; // what stands here is pixels
        values.radiusPixels = radius;
        m_brush.setValues(values);
    });
}

void VertexSelectBar::retranslate() {
    m_mode->setTexts({tr("Click"), tr("Box"), tr("Lasso"), tr("Paint")});
    m_mode->setAccessibleName(tr("How vertices are selected"));
    m_radius->setLabel(tr("Radius"));
    m_radius->setToolTip(tr("Size of the brush on the screen."));
}

void VertexSelectBar::follow() {
    const VertexSelectValues& values = m_options.values();
    m_mode->setCurrent(int(values.mode));
    m_radius->setVisible(values.mode == VertexSelectMode::Paint);
    m_radius->setValue(m_brush.values().radiusPixels);
    m_frontFaces->setChecked(values.frontFacesOnly);
    m_xMirror->setChecked(values.xMirror);
}

} // namespace rigwright::editor
