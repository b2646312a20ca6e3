// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The colours keep the promised contrast, and stand in one place only.
#include "editor/ui/style.h"
#include "editor/ui/theme.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rigwright::editor;

namespace {

/// Relative luminance, WCAG 2.1.
double luminance(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

double lowestContrast(ThemeName theme, Token ink, std::initializer_list<Token> grounds) {
    double lowest = 21.0;
    for (const Token ground : grounds)
        lowest = std::min(lowest, contrast(themeColour(theme, ink), themeColour(theme, ground)));
    return lowest;
}

} // namespace

class tst_theme : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void contrastRatiosAreThoseOfTheDesign_data() {
        QTest::addColumn<int>("ink");
        QTest::addColumn<QList<int>>("grounds");
        QTest::addColumn<double>("dark");
        QTest::addColumn<double>("light");
        const QList<int> everyGround{int(Token::Background), int(Token::Panel), int(Token::Field),
                                     int(Token::Raised)};
        QTest::newRow("text") << int(Token::Text) << everyGround << 10.5 << 12.2;
        QTest::newRow("secondary") << int(Token::Secondary) << everyGround << 4.9 << 5.1;
        QTest::newRow("label on a fill")
            << int(Token::Label) << QList<int>{int(Token::Fill)} << 5.7 << 6.1;
        QTest::newRow("accent text") << int(Token::AccentText) << everyGround << 7.4 << 4.9;
        QTest::newRow("secondary on a selected row")
            << int(Token::Secondary) << QList<int>{int(Token::SelectedRow)} << 4.6 << 5.6;
        QTest::newRow("on accent")
            << int(Token::OnAccent) << QList<int>{int(Token::Accent)} << 9.3 << 9.3;
        QTest::newRow("accent line on a panel")
            << int(Token::AccentLine) << QList<int>{int(Token::Panel)} << 8.4 << 3.3;
    }
    void contrastRatiosAreThoseOfTheDesign() {
        QFETCH(int, ink);
        QFETCH(QList<int>, grounds);
        QFETCH(double, dark);
        QFETCH(double, light);
        for (const auto& [theme, promised] :
             {std::pair(ThemeName::Dark, dark), std::pair(ThemeName::Light, light)}) {
            double lowest = 21.0;
            for (const int ground : grounds)
                lowest = std::min(lowest, lowestContrast(theme, Token(ink), {Token(ground)}));
            QVERIFY2(lowest >= promised - 0.06, qPrintable(QString::number(lowest)));
        }
    }

    void everythingThatMustBeReadReachesFourAndAHalf() {
        for (const ThemeName theme : {ThemeName::Dark, ThemeName::Light}) {
            for (const Token ink : {Token::Text, Token::Secondary, Token::Label, Token::AccentText,
                                    Token::Good, Token::Warning, Token::Error, Token::Info}) {
                const double ratio = lowestContrast(
                    theme, ink, {Token::Background, Token::Panel, Token::Field, Token::Raised});
                QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("token %1 in theme %2: %3")
                                                      .arg(int(ink))
                                                      .arg(int(theme))
                                                      .arg(ratio)));
            }
            QVERIFY(lowestContrast(theme, Token::OnPrimary, {Token::Primary}) >= 4.5);
            QVERIFY(lowestContrast(theme, Token::Text,
                                   {Token::SelectedRow, Token::Hover, Token::Fill}) >= 4.5);
            QVERIFY(lowestContrast(theme, Token::Label,
                                   {Token::ViewportTop, Token::ViewportBottom}) >= 4.5);
        }
    }

    void sideMarksStandOutFromThePanel() {
        for (const ThemeName theme : {ThemeName::Dark, ThemeName::Light}) {
            for (const Token mark :
                 {Token::SideLeft, Token::SideRight, Token::SideCentre, Token::AccentLine})
                QVERIFY(lowestContrast(theme, mark, {Token::Panel}) >= 3.0);
        }
    }

    void coloursAreWrittenInTheTableAndTheRampsOnly() {
        const QString root =
            QString::fromStdString((rigwright::test::sourceDir() / "editor").string());
        static const QRegularExpression literal(QStringLiteral("#[0-9A-Fa-f]{6}\\b"));
        int files = 0;
        QDirIterator it(root, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (path.endsWith(QLatin1String("ui/theme.cpp")) ||
                path.contains(QLatin1String("heat_ramp")))
                continue;
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            QVERIFY2(!literal.match(text).hasMatch(), qPrintable(path));
            ++files;
        }
        QVERIFY(files > 10);
    }

    void styleSheetKnowsEveryMarkAndStaysShort() {
        for (const ThemeName theme : {ThemeName::Dark, ThemeName::Light}) {
            const QString sheet = styleSheetFor(theme);
            QVERIFY(!sheet.contains(QLatin1Char('@')));
            QVERIFY(sheet.count(QLatin1Char('\n')) < 200);
        }
    }

    void changingTheThemeChangesPaletteAndTellsEverybody() {
        Theme& theme = Theme::current();
        theme.apply(ThemeName::Dark);
        int told = 0;
        const auto connection = connect(&theme, &Theme::changed, this, [&told] { ++told; });
        theme.apply(ThemeName::Light);
        QCOMPARE(told, 1);
        QCOMPARE(theme.name(), ThemeName::Light);
        QCOMPARE(qApp->palette().color(QPalette::Window),
                 themeColour(ThemeName::Light, Token::Panel));
        theme.apply(ThemeName::Dark);
        QCOMPARE(qApp->palette().color(QPalette::Window),
                 themeColour(ThemeName::Dark, Token::Panel));
        disconnect(connection);
    }

    void boneColoursRepeatAfterEight() {
        for (std::size_t bone = 0; bone < 8; ++bone)
            QCOMPARE(boneColour(bone), boneColour(bone + 8));
        QVERIFY(boneColour(0) != boneColour(1));
    }
};

RIGWRIGHT_TEST(tst_theme)
#include "tst_theme.moc"
