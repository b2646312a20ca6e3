// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigwrightStyle: Fusion with our metrics and what style sheets do badly; and the one style sheet.
#pragma once

#include "editor/ui/theme.h"

#include <QProxyStyle>
#include <QString>

namespace rigwright::editor {

/// Check boxes, combo boxes, tree expanders, drop marks, sizes. Push buttons, tool buttons, line
/// edits, menus and scroll bars belong to the style sheet: each class to one of the two.
class RigwrightStyle : public QProxyStyle {
    Q_OBJECT
public:
    RigwrightStyle();

    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returnData) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                         SubControl subControl, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
};

/// The style sheet of the application with colours and lengths filled in.
QString styleSheetFor(ThemeName theme);

} // namespace rigwright::editor
