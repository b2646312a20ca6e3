// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The menu of the pen's pressure.
#include "editor/panels/pressure_button.h"

#include "editor/tools/brush_options.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QActionGroup>
#include <QMenu>

namespace rigwright::editor {

PressureButton::PressureButton(BrushOptions& options, QWidget* parent)
    : QToolButton(parent), m_options(options) {
    setIcon(themeIcon(QStringLiteral("pressure"), IconTint::Toggle));
    setIconSize(QSize(px(20), px(20)));
    setFixedSize(px(24), px(24));
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    setCheckable(true);
    auto* menu = new QMenu(this);
    setMenu(menu);
    const auto add = [&](auto edit) {
        QAction* action = menu->addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, edit](bool on) {
            BrushValues values = m_options.values();
            edit(values, on);
            m_options.setValues(values);
        });
        return action;
    };
    m_strength = add([](BrushValues& values, bool on) { values.pressureStrength = on; });
    m_radius = add([](BrushValues& values, bool on) { values.pressureRadius = on; });
    menu->addSeparator();
    auto* group = new QActionGroup(this);
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        m_curves[i] =
            add([i](BrushValues& values, bool) { values.pressureCurve = PressureCurve(i); });
        group->addAction(m_curves[i]);
    }
    onLanguage(this, [this] { retranslate(); });
    connect(&options, &BrushOptions::changed, this, &PressureButton::follow);
    connect(this, &QToolButton::clicked, this, &PressureButton::follow); // it opens, no more
    follow();
}

void PressureButton::retranslate() {
    setToolTip(toolTipText(tr("Pen pressure"), {},
                           tr("What pressing harder does. A mouse always presses fully; the eraser "
                              "end of a pen does what Ctrl does.")));
    setAccessibleName(tr("Pen pressure"));
    m_strength->setText(tr("Pressure changes the &strength"));
    m_radius->setText(tr("Pressure changes the &radius"));
    m_curves[0]->setText(tr("So&ft: a light touch does much"));
    m_curves[1]->setText(tr("&Linear"));
    m_curves[2]->setText(tr("Fir&m: only pressing does much"));
}

void PressureButton::follow() {
    const BrushValues& values = m_options.values();
    m_strength->setChecked(values.pressureStrength);
    m_radius->setChecked(values.pressureRadius);
    m_curves[std::size_t(values.pressureCurve)]->setChecked(true);
    setChecked(values.pressureStrength || values.pressureRadius);
}

} // namespace rigwright::editor
