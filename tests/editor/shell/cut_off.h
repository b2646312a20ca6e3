// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// cutOff, overlaps: whether the text of widgets has room, and whether they lie over one another.
#pragma once

#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QTabBar>
#include <QWidget>

namespace rigwright::test {

using namespace editor;

inline QString widgetName(const QWidget& widget) {
    QString name = QString::fromLatin1(widget.metaObject()->className());
    for (const QWidget* parent = widget.parentWidget(); parent && !parent->isWindow();
         parent = parent->parentWidget())
        name = QString::fromLatin1(parent->metaObject()->className()) + QLatin1Char('/') + name;
    return name;
}

/// Why the text of a visible widget is cut off; "" = it is not, or shows no text.
inline QString cutOff(const QWidget& widget) {
    const auto tooNarrow = [&](const QString& text, int needed, int width) {
        return needed <= width ? QString()
                               : QStringLiteral("%1 \"%2\" needs %3 px and has %4")
                                     .arg(widgetName(widget), text)
                                     .arg(needed)
                                     .arg(width);
    };
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty() || label->textFormat() == Qt::RichText)
            return {};
        if (label->wordWrap()) {
            const int needed = label->heightForWidth(label->width());
            return needed <= label->height() + 1
                       ? QString()
                       : QStringLiteral("%1 \"%2\" needs %3 px of height and has %4")
                             .arg(widgetName(widget), label->text())
                             .arg(needed)
                             .arg(label->height());
        }
        return tooNarrow(label->text(), label->sizeHint().width(), label->width() + 1);
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text().isEmpty()
                   ? QString()
                   : tooNarrow(button->text(), button->minimumSizeHint().width(),
                               button->width() + 1);
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return tooNarrow(box->currentText(),
                         box->fontMetrics().horizontalAdvance(box->currentText()), box->width());
    if (qobject_cast<const SegmentedChoice*>(&widget))
        return tooNarrow({}, widget.sizeHint().width(), widget.width());
    if (const auto* field = qobject_cast<const SliderField*>(&widget))
        return tooNarrow(field->settings().label, field->minimumSizeHint().width(), field->width());
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        for (int i = 0; i < bar->count(); ++i)
            if (const QString problem = tooNarrow(
                    bar->tabText(i), bar->fontMetrics().horizontalAdvance(bar->tabText(i)),
                    bar->tabRect(i).width());
                !problem.isEmpty())
                return problem;
        return {};
    }
    return {};
}

/// Visible widgets without children that lie over one another inside the same parent.
inline QStringList overlaps(const QWidget& parent) {
    QStringList found;
    QList<QWidget*> leaves;
    for (QObject* child : parent.children())
        if (auto* widget = qobject_cast<QWidget*>(child))
            if (widget->isVisible() && !widget->isWindow() &&
                !widget->testAttribute(Qt::WA_TransparentForMouseEvents) &&
                (qobject_cast<QLabel*>(widget) || qobject_cast<QAbstractButton*>(widget) ||
                 qobject_cast<QComboBox*>(widget) || qobject_cast<SliderField*>(widget) ||
                 qobject_cast<SegmentedChoice*>(widget)))
                leaves << widget;
    for (qsizetype i = 0; i < leaves.size(); ++i)
        for (qsizetype j = i + 1; j < leaves.size(); ++j)
            if (leaves[i]->geometry().intersects(leaves[j]->geometry()))
                found << widgetName(*leaves[i]) + QStringLiteral(" over ") + widgetName(*leaves[j]);
    return found;
}

} // namespace rigwright::test
