// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Draws check boxes, combo boxes and expanders from the tokens.
#include "editor/ui/style.h"

#include "editor/ui/icons.h"
#include "editor/ui/metrics.h"

#include <QComboBox>
#include <QPainter>
#include <QStyleOption>

namespace rigwright::editor {

namespace {

QColor colour(Token token) {
    return Theme::current().colour(token);
}

bool isFlat(const QWidget* widget) {
    return widget && widget->property("kind").toString() == QLatin1String("flat");
}

void drawIcon(QPainter* painter, const QString& name, const QRect& area, int size, Token token) {
    const QPixmap pixmap =
        iconPixmap(name, size, colour(token), painter->device()->devicePixelRatioF());
    painter->drawPixmap(area.center().x() - size / 2 + 1 - size % 2,
                        area.center().y() - size / 2 + 1 - size % 2, pixmap);
}

/// A box of the design: fill, 1 px line, corners of 4.
void drawBox(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& line) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill);
    painter->setPen(QPen(line, 1));
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), px(4) - 0.5, px(4) - 0.5);
    painter->restore();
}

void drawCheckBox(const QStyleOption& option, QPainter* painter) {
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool keyboardFocus = (option.state & QStyle::State_HasFocus) &&
                               (option.state & QStyle::State_KeyboardFocusChange);
    drawBox(painter, option.rect, colour(Token::Field),
            colour(keyboardFocus ? Token::AccentLine : Token::Border));
    const Token ink = enabled ? Token::Text : Token::Disabled;
    if (option.state & QStyle::State_On)
        drawIcon(painter, QStringLiteral("check"), option.rect, px(14), ink);
    else if (option.state & QStyle::State_NoChange)
        painter->fillRect(option.rect.adjusted(px(4), px(7), -px(4), -px(7)), colour(ink));
}

void drawComboFrame(const QStyleOptionComboBox& option, QPainter* painter, const QWidget* widget) {
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool hover = enabled && (option.state & QStyle::State_MouseOver);
    const bool open = option.state & QStyle::State_On;
    const bool keyboardFocus = (option.state & QStyle::State_HasFocus) &&
                               (option.state & QStyle::State_KeyboardFocusChange);
    QColor fill = colour(open ? Token::Fill : hover ? Token::Hover : Token::Raised);
    QColor line = colour(keyboardFocus ? Token::AccentLine : Token::Border);
    if (isFlat(widget) && !hover && !open && !keyboardFocus)
        fill = line = Qt::transparent;
    drawBox(painter, option.rect, fill, line);
    const QRect chevron(option.rect.right() - px(4) - px(16), option.rect.top(), px(16),
                        option.rect.height());
    drawIcon(painter, QStringLiteral("chevron-down"), chevron, px(16),
             enabled ? Token::Secondary : Token::Disabled);
}

} // namespace

RigwrightStyle::RigwrightStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int RigwrightStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                                const QWidget* widget) const {
    switch (metric) {
    case PM_SmallIconSize:
        return px(16);
    case PM_ToolBarIconSize:
        return px(20);
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
        return px(16);
    case PM_TreeViewIndentation:
        return px(12);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return px(16);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return px(8);
    case PM_DockWidgetSeparatorExtent:
        return 1;
    case PM_DockWidgetFrameWidth:
    case PM_DockWidgetTitleBarButtonMargin:
        return 0;
    case PM_DefaultFrameWidth:
        return 1;
    case PM_SplitterWidth:
        return 1;
    case PM_MenuButtonIndicator:
        return px(12);
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return px(8);
    case PM_LayoutHorizontalSpacing:
        return px(8);
    case PM_LayoutVerticalSpacing:
        return px(4);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int RigwrightStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                              QStyleHintReturn* returnData) const {
    switch (hint) {
    case SH_ToolTip_WakeUpDelay:
        return 500;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_ComboBox_Popup:
        return 0; // a list below, not a menu over the box
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_EtchDisabledText:
        return 0;
    case SH_DitherDisabledText:
        return 0;
    case SH_UnderlineShortcut:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

void RigwrightStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                   QPainter* painter, const QWidget* widget) const {
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheckBox(*option, painter);
        return;
    case PE_FrameFocusRect:
        return; // the controls draw their own ring
    case PE_IndicatorBranch:
        if (option->state & State_Children) {
            const bool open = option->state & State_Open;
            drawIcon(painter,
                     open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"),
                     option->rect, px(12), Token::Secondary);
        }
        return;
    case PE_IndicatorItemViewItemDrop: {
        painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 2),
                          colour(Token::AccentLine));
        return;
    }
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, colour(Token::Border));
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void RigwrightStyle::drawControl(ControlElement element, const QStyleOption* option,
                                 QPainter* painter, const QWidget* widget) const {
    if (element == CE_ComboBoxLabel) {
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            if (combo->editable)
                return; // its field draws the text
            const QRect area = combo->rect.adjusted(px(8), 0, -px(24), 0);
            painter->setPen(colour(combo->state & State_Enabled ? Token::Text : Token::Disabled));
            painter->drawText(
                area, Qt::AlignLeft | Qt::AlignVCenter,
                combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, area.width()));
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void RigwrightStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                        QPainter* painter, const QWidget* widget) const {
    if (control == CC_ComboBox) {
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            drawComboFrame(*combo, painter, widget);
            return;
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect RigwrightStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                     SubControl subControl, const QWidget* widget) const {
    if (control == CC_ComboBox && subControl == SC_ComboBoxListBoxPopup)
        return option->rect.translated(0, option->rect.height());
    return QProxyStyle::subControlRect(control, option, subControl, widget);
}

QSize RigwrightStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                       const QSize& size, const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ComboBox) {
        result.setWidth(size.width() + px(8) + px(24) + px(4));
        result.setHeight(fieldHeight());
    } else if (type == CT_CheckBox) {
        result.setHeight(std::max(result.height(), px(16)));
    } else if (type == CT_ItemViewItem) {
        result.setHeight(std::max(result.height(), rowHeight()));
    }
    return result;
}

} // namespace rigwright::editor
