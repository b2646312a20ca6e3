// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Entries with dots, and the dialog of all others.
#include "editor/panels/colour_menu.h"

#include "editor/ui/bone_colours.h"
#include "editor/ui/metrics.h"
#include "editor/ui/theme.h"

#include <QAction>
#include <QColorDialog>
#include <QCoreApplication>
#include <QMenu>
#include <QPainter>

#include <array>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("BoneMenu", text);
}

QIcon dotIcon(const QColor& colour) {
    constexpr int kScale = 3; // sharp on every screen
    QPixmap picture(px(16) * kScale, px(16) * kScale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double inset = picture.width() * 0.2;
    painter.drawEllipse(QRectF(picture.rect()).adjusted(inset, inset, -inset, -inset));
    return {picture};
}

} // namespace

void fillColourMenu(QMenu& menu, QObject& context, const ColourMenu& colours) {
    static constexpr std::array<const char*, kBoneColourCount> kNames = {
        QT_TRANSLATE_NOOP("BoneMenu", "Red"),    QT_TRANSLATE_NOOP("BoneMenu", "Green"),
        QT_TRANSLATE_NOOP("BoneMenu", "Yellow"), QT_TRANSLATE_NOOP("BoneMenu", "Blue"),
        QT_TRANSLATE_NOOP("BoneMenu", "Violet"), QT_TRANSLATE_NOOP("BoneMenu", "Cyan"),
        QT_TRANSLATE_NOOP("BoneMenu", "Olive"),  QT_TRANSLATE_NOOP("BoneMenu", "Orange")};
    const auto add = [&](const QString& text, std::optional<std::uint32_t> colour) {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(colours.isChosen(colour));
        QObject::connect(action, &QAction::triggered, &context,
                         [choose = colours.choose, colour] { choose(colour); });
        return action;
    };
    add(colours.automatic, std::nullopt);
    for (std::size_t i = 0; i < kBoneColourCount; ++i)
        add(translated(kNames[i]), boneColour(i).rgb() & 0xffffffu)
            ->setIcon(dotIcon(boneColour(i)));
    QWidget* window = menu.parentWidget(); // of the dialog: menus go before it does
    while (qobject_cast<QMenu*>(window))
        window = window->parentWidget();
    QObject::connect(menu.addAction(translated(QT_TRANSLATE_NOOP("BoneMenu", "Other colour…"))),
                     &QAction::triggered, &context, [colours, window] {
                         const QColor chosen = QColorDialog::getColor(
                             QColor::fromRgb(QRgb(colours.now)), window, colours.title);
                         if (chosen.isValid())
                             colours.choose(chosen.rgb() & 0xffffffu);
                     });
}

} // namespace rigwright::editor
