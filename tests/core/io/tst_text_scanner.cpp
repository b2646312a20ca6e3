// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Numbers, words and lines of text files, against the C library and in any language.
#include "core/io/number_text.h"
#include "core/io/text_scanner.h"

#include "tests/support/test_main.h"

#include <QTest>

#include <bit>
#include <clocale>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>

using namespace rigwright;

class tst_text_scanner : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

RIGWRIGHT_TEST(tst_text_scanner)
#include "tst_text_scanner.moc"
