// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Icons take the colours of mode, state and theme, at any scale.
#include "editor/ui/actions.h"
#include "editor/ui/icons.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTest>

using namespace rigwright::editor;

namespace {

/// The colour of the most opaque pixel.
QColor inkOf(const QPixmap& pixmap) {
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            if (colour.alpha() > ink.alpha())
                ink = colour;
        }
    }
    return ink;
}

bool isNear(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) <= 3 && std::abs(a.green() - b.green()) <= 3 &&
           std::abs(a.blue() - b.blue()) <= 3;
}

} // namespace

class tst_icons : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { Theme::current().apply(ThemeName::Dark); }

    void everyDrawingOfTheResourcesRenders() {
        const QStringList files = QDir(QStringLiteral(":/icons")).entryList({"*.svg"});
        QVERIFY(files.size() >= 50);
        for (const QString& file : files) {
            const QString name = QFileInfo(file).baseName();
            const QPixmap pixmap = iconPixmap(name, 20, Qt::red, 1.0);
            QVERIFY2(inkOf(pixmap).alpha() > 150, qPrintable(name));
            // Two pixels are clear on each side (anti-aliasing may touch the inner one).
            const QImage image = pixmap.toImage();
            for (int i = 0; i < 20; ++i) {
                QVERIFY2(image.pixelColor(i, 0).alpha() == 0, qPrintable(name));
                QVERIFY2(image.pixelColor(0, i).alpha() == 0, qPrintable(name));
                QVERIFY2(image.pixelColor(i, 19).alpha() == 0, qPrintable(name));
                QVERIFY2(image.pixelColor(19, i).alpha() == 0, qPrintable(name));
            }
        }
    }

    void everyActionsIconExists() {
        for (const ActionInfo& action : actionTable()) {
            if (*action.icon)
                QVERIFY2(!themeIcon(QString::fromLatin1(action.icon)).isNull(), action.icon);
        }
        QVERIFY(themeIcon(QStringLiteral("no-such-icon")).isNull());
    }

    void tintFollowsModeAndState() {
        const Theme& theme = Theme::current();
        const QIcon strip = themeIcon(QStringLiteral("paint"), IconTint::Strip);
        QVERIFY(
            isNear(inkOf(strip.pixmap(20, QIcon::Normal, QIcon::Off)), theme.colour(Token::Text)));
        QVERIFY(isNear(inkOf(strip.pixmap(20, QIcon::Normal, QIcon::On)),
                       theme.colour(Token::OnAccent)));
        QVERIFY(isNear(inkOf(strip.pixmap(20, QIcon::Disabled, QIcon::Off)),
                       theme.colour(Token::Disabled)));
        const QIcon toggle = themeIcon(QStringLiteral("front-faces"), IconTint::Toggle);
        QVERIFY(isNear(inkOf(toggle.pixmap(20, QIcon::Normal, QIcon::On)),
                       theme.colour(Token::AccentText)));
        QVERIFY(isNear(inkOf(toggle.pixmap(20, QIcon::Normal, QIcon::Off)),
                       theme.colour(Token::Secondary)));
    }

    void tintFollowsTheThemeWithoutANewIcon() {
        const QIcon icon = themeIcon(QStringLiteral("lock"));
        QVERIFY(isNear(inkOf(icon.pixmap(20)), themeColour(ThemeName::Dark, Token::Text)));
        Theme::current().apply(ThemeName::Light);
        QVERIFY(isNear(inkOf(icon.pixmap(20)), themeColour(ThemeName::Light, Token::Text)));
        Theme::current().apply(ThemeName::Dark);
    }

    void scaledPicturesHaveTheDevicesPixels() {
        const QPixmap pixmap = iconPixmap(QStringLiteral("lock"), 16, Qt::white, 1.25);
        QCOMPARE(pixmap.width(), 20);
        QCOMPARE(pixmap.devicePixelRatio(), 1.25);
    }
};

RIGWRIGHT_TEST(tst_icons)
#include "tst_icons.moc"
