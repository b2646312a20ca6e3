// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Makes the small building blocks.
#include "editor/ui/surface.h"

#include "editor/ui/retranslate.h"

#include <QPushButton>
#include <QVariant>

#include <utility>

namespace rigwright::editor {

void setSurface(QWidget* widget, const char* surface) {
    widget->setProperty("surface", QString::fromLatin1(surface));
    widget->setAttribute(Qt::WA_StyledBackground);
}

QWidget* makeLine(Qt::Orientation orientation, int length) {
    auto* line = new QWidget;
    setSurface(line, "line");
    if (orientation == Qt::Horizontal) {
        line->setFixedHeight(1);
        if (length > 0)
            line->setFixedWidth(length);
    } else {
        line->setFixedWidth(1);
        if (length > 0)
            line->setFixedHeight(length);
    }
    return line;
}

QLabel* makeLabel(const QString& text, const char* ink, TextRole role) {
    auto* label = new QLabel(text);
    label->setProperty("ink", QString::fromLatin1(ink));
    label->setFont(uiFont(role));
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel* makeWrappedLabel(const char* name, const char* ink) {
    QLabel* label = makeLabel({}, ink);
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QToolButton* makeToolButton(const QString& icon, bool checkable,
                            std::function<ToolButtonTexts()> texts) {
    auto* button = new QToolButton;
    button->setIcon(themeIcon(icon, checkable ? IconTint::Toggle : IconTint::Secondary));
    button->setIconSize(QSize(px(20), px(20)));
    button->setCheckable(checkable);
    button->setFocusPolicy(Qt::TabFocus); // the ring shows keyboard use only
    button->setFixedHeight(fieldHeight());
    onLanguage(button, [button, texts = std::move(texts)] {
        const ToolButtonTexts now = texts();
        button->setToolTip(now.toolTip);
        button->setAccessibleName(now.text.isEmpty() ? now.toolTip.section(QLatin1Char('\n'), 0, 0)
                                                     : now.text);
        button->setText(now.text);
    });
    if (button->text().isEmpty())
        button->setFixedWidth(fieldHeight());
    else
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

void makeDefault(QPushButton& button) {
    button.setFont(uiFont(TextRole::Strong));
    button.setDefault(true);
}

QLabel* makeEmptyLabel(const QString& text) {
    QLabel* label = makeLabel(text, "secondary");
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setContentsMargins(px(8), px(12), px(8), px(12));
    return label;
}

QString toolTipText(const QString& name, const QString& shortcut, const QString& sentence) {
    QString text = shortcut.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, shortcut);
    if (!sentence.isEmpty())
        text += QLatin1Char('\n') + sentence;
    return text;
}

} // namespace rigwright::editor
