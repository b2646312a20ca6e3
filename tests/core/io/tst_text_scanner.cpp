// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Numbers, words and lines of text files, against the C library and in any language.
#include "core/io/import_inspection.h"
#include "core/io/number_text.h"
#include "core/io/text_scanner.h"

#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <bit>
#include <clocale>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <random>
#include <string>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

/// Formats of floating-point numbers that follow the language of the system ("%.3g" …), in code.
QStringList localeFormats(const fs::path& file) {
    static const QRegularExpression pattern(
        QStringLiteral("%[-+ #0]*(\\*|[0-9]+)?(\\.(\\*|[0-9]+))?[lL]?[aAeEfFgG](?![A-Za-z0-9])"));
    std::ifstream stream(file);
    QStringList found;
    for (std::string line; std::getline(stream, line);) {
        const QString text = QString::fromStdString(line);
        if (!text.trimmed().startsWith(QLatin1String("//")) && pattern.match(text).hasMatch())
            found << QString::fromStdString(file.string()) + QStringLiteral(": ") + text.trimmed();
    }
    return found;
}

/// The name of a locale that writes a comma before decimals; null where none is installed.
const char* commaLocale() {
    for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "vi_VN.UTF-8", "de_DE.utf8",
                             "fr_FR.utf8", "vi_VN.utf8", "pt_BR.UTF-8", "ru_RU.UTF-8"})
        if (std::setlocale(LC_NUMERIC, name) != nullptr) {
            const bool hasComma = *std::localeconv()->decimal_point == ',';
            std::setlocale(LC_NUMERIC, "C");
            if (hasComma)
                return name;
        }
    return nullptr;
}

} // namespace

class tst_text_scanner : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void figuresForPeopleAreThoseOfTheCLibrary();
    void figuresKeepTheirPointInEveryLanguage();
    void nothingInCoreWritesNumbersByTheLocale();
    void numbersAreThoseOfTheCLibrary_data();
    void numbersAreThoseOfTheCLibrary();
    void whatIsNoNumberIsNotTaken_data();
    void whatIsNoNumberIsNotTaken();
    void oddNumbersOfCLibrariesAreNotANumber_data();
    void oddNumbersOfCLibrariesAreNotANumber();
    void wholeNumbersSaturate();
    void linesEndInThreeWaysAndAreCounted();
    void aBackslashJoinsLinesAndBothAreCounted();
    void namesBecomeUtf8();
    void everyFloatReadsBackAsItselfAlsoThroughADouble();
};

void tst_text_scanner::numbersAreThoseOfTheCLibrary_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"0",
                             "-0",
                             "1",
                             "+1.5",
                             "-2.25e3",
                             "1e-3",
                             "1E+10",
                             ".5",
                             "5.",
                             "3.4028235e38",
                             "1e39",
                             "-1e39",
                             "1e-60",
                             "-1e-60",
                             "0.1",
                             "16777217",
                             "123456789.123456789",
                             "1e400",
                             "-1e400",
                             "0.0000000000000000000000000000000000000000000000000000000000001",
                             "100000000000000000000000000000000000000000000000",
                             "1.17549435e-38",
                             "1e-45"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_text_scanner::numbersAreThoseOfTheCLibrary() {
    QFETCH(QByteArray, text);
    for (const char* after : {"", " 7", "\t", "\n", "\r\n", "#"}) {
        const QByteArray whole = text + after;
        TextScanner single(std::string_view(whole.constData(), std::size_t(whole.size())));
        const auto number = single.number();
        QVERIFY(number.has_value());
        QCOMPARE(std::bit_cast<quint32>(*number),
                 std::bit_cast<quint32>(std::strtof(text.constData(), nullptr)));
        QCOMPARE(single.offset(), std::size_t(text.size()));
        TextScanner twice(std::string_view(whole.constData(), std::size_t(whole.size())));
        const auto longNumber = twice.longNumber();
        QVERIFY(longNumber.has_value());
        QCOMPARE(std::bit_cast<quint64>(*longNumber),
                 std::bit_cast<quint64>(std::strtod(text.constData(), nullptr)));
    }
}

void tst_text_scanner::whatIsNoNumberIsNotTaken_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"", "abc", "+", "-", "+-5", "1,5", "1.5.2", "1e", "0x10", "5deg", "--1", "/3"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_text_scanner::whatIsNoNumberIsNotTaken() {
    QFETCH(QByteArray, text);
    TextScanner scanner(std::string_view(text.constData(), std::size_t(text.size())));
    QVERIFY(!scanner.number().has_value());
    QCOMPARE(scanner.offset(), std::size_t(0));
}

void tst_text_scanner::oddNumbersOfCLibrariesAreNotANumber_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"nan", "NaN", "-nan", "-nan(ind)", "nan(0x8000)", "1.#QNAN", "-1.#IND",
                             "1.#INF", "inf", "-inf", "Infinity"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_text_scanner::oddNumbersOfCLibrariesAreNotANumber() {
    QFETCH(QByteArray, text);
    const QByteArray line = text + " 1";
    TextScanner scanner(std::string_view(line.constData(), std::size_t(line.size())));
    const auto number = scanner.number();
    QVERIFY(number.has_value());
    QVERIFY(!std::isfinite(*number));
    scanner.skipBlanks();
    QCOMPARE(scanner.number().value_or(0.0f), 1.0f);
}

void tst_text_scanner::wholeNumbersSaturate() {
    const auto whole = [](std::string_view text) { return TextScanner(text).whole(); };
    QCOMPARE(whole("12/3").value_or(0), std::int64_t(12));
    QCOMPARE(whole("-7").value_or(0), std::int64_t(-7));
    QCOMPARE(whole("+7").value_or(0), std::int64_t(7));
    const std::int64_t most = std::int64_t(1) << 62;
    QCOMPARE(whole("99999999999999999999999999").value_or(0), most);
    QCOMPARE(whole("-99999999999999999999999999").value_or(0), -most);
    QVERIFY(!whole("x").has_value());
    QVERIFY(!whole("-").has_value());
}

void tst_text_scanner::linesEndInThreeWaysAndAreCounted() {
    TextScanner scanner("a\nb\r\nc\rd");
    for (const char* word : {"a", "b", "c", "d"}) {
        QCOMPARE(std::string(scanner.word()), std::string(word));
        QCOMPARE(scanner.line(), std::size_t(1 + *word - 'a'));
        scanner.nextLine();
    }
    QVERIFY(scanner.atEnd());
}

void tst_text_scanner::aBackslashJoinsLinesAndBothAreCounted() {
    for (const char* joint : {"\\\n", "\\\r\n", "\\\r", "\\  \n"}) {
        const std::string text = std::string("1 ") + joint + " 2 3\n4";
        TextScanner scanner(text, true);
        int count = 0;
        for (scanner.skipBlanks(); !scanner.atLineEnd(); scanner.skipBlanks())
            QCOMPARE(scanner.number().value_or(0.0f), float(++count));
        QCOMPARE(count, 3);
        scanner.nextLine();
        QCOMPARE(scanner.line(), std::size_t(3));
    }
    // A backslash elsewhere is a letter.
    TextScanner path("a\\b", true);
    QCOMPARE(std::string(path.word()), std::string("a\\b"));
}

void tst_text_scanner::namesBecomeUtf8() {
    QCOMPARE(utf8Name("Körper ก"), std::string("Körper ก"));
    QCOMPARE(utf8Name("K\xf6rper"), std::string("Körper"));
    QCOMPARE(utf8Name("\xff\xfe"), std::string("ÿþ"));
    QCOMPARE(utf8Name("a\tb"), std::string("a b"));
    // Surrogates and too long forms are no UTF-8.
    QCOMPARE(utf8Name("\xed\xa0\x80").size(), std::size_t(6));
    QCOMPARE(utf8Name("\xc0\x80").size(), std::size_t(4));
}

void tst_text_scanner::everyFloatReadsBackAsItselfAlsoThroughADouble() {
    std::mt19937 random(7);
    for (int i = 0; i < 300'000; ++i) {
        const float value = std::bit_cast<float>(std::uint32_t(random()));
        if (!std::isfinite(value))
            continue;
        std::string text;
        appendFloat(text, value);
        const auto asFloat = TextScanner(text).number();
        const auto asDouble = TextScanner(text).longNumber();
        QVERIFY2(asFloat && std::bit_cast<quint32>(*asFloat) == std::bit_cast<quint32>(value),
                 text.c_str());
        QVERIFY2(asDouble && float(*asDouble) == value, text.c_str());
    }
    std::string text;
    appendFloat(text, 0.1f);
    QCOMPARE(text, std::string("0.1"));
}

void tst_text_scanner::figuresForPeopleAreThoseOfTheCLibrary() {
    std::mt19937_64 random(3);
    for (int i = 0; i < 20000; ++i) {
        double value = std::bit_cast<double>(random());
        if (i % 2 == 0)
            value = double(std::int64_t(random())) / 1e15;
        if (!std::isfinite(value))
            continue;
        const int digits = 1 + i % 7;
        std::array<char, 400> expected{};
        std::snprintf(expected.data(), expected.size(), "%.*f", digits, value);
        QCOMPARE(numberText(value, digits), std::string(expected.data()));
        std::snprintf(expected.data(), expected.size(), "%.*g", digits, value);
        QCOMPARE(figureText(value, digits), std::string(expected.data()));
    }
    QCOMPARE(numberText(1.85, 3), std::string("1.850"));
    QCOMPARE(numberText(-0.5, 0), std::string("-0"));
    QCOMPARE(figureText(0.0254, 3), std::string("0.0254"));
    QCOMPARE(figureText(120.0, 3), std::string("120"));
    QCOMPARE(numberText(std::numeric_limits<double>::lowest(), 9).size(), std::size_t(320));
}

void tst_text_scanner::figuresKeepTheirPointInEveryLanguage() {
    const char* name = commaLocale();
    if (name == nullptr)
        QSKIP("no locale with a decimal comma is installed");
    std::setlocale(LC_NUMERIC, name);
    const std::string number = numberText(1.5, 1);
    const std::string figure = figureText(1.5, 3);
    const std::string length = lengthText(1.5);
    std::setlocale(LC_NUMERIC, "C");
    QCOMPARE(number, std::string("1.5"));
    QCOMPARE(figure, std::string("1.5"));
    QCOMPARE(length, std::string("1.5 m"));
}

/// The editor sets the language of the C library; its `%g` then writes commas.
void tst_text_scanner::nothingInCoreWritesNumbersByTheLocale() {
    const fs::path core = sourceDir() / "core";
    QStringList found;
    int files = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(core))
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h") {
            found << localeFormats(entry.path());
            ++files;
        }
    QVERIFY(files > 100);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    // The pattern finds what it looks for.
    QTemporaryDir folder;
    const fs::path sample = fs::path(folder.path().toStdString()) / "sample.cpp";
    for (const char* format : {"%g", "%.3g", "%.*f s", "%8.2lf", "%e"}) {
        std::ofstream(sample) << "std::snprintf(text, 9, \"" << format << "\", value);\n";
        QVERIFY2(localeFormats(sample).size() == 1, format);
    }
    for (const char* format : {"%d", "%016llx", "50 %", "%1 of %2", "%u faces"}) {
        std::ofstream(sample) << "std::snprintf(text, 9, \"" << format << "\", value);\n";
        QVERIFY2(localeFormats(sample).isEmpty(), format);
    }
}

RIGWRIGHT_TEST(tst_text_scanner)
#include "tst_text_scanner.moc"
