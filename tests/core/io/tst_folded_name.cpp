// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names of files that people take for the same are the same, others are not.
#include "core/io/folded_name.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;

class tst_folded_name : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesWithUnicode_data();
    void agreesWithUnicode();
    void bytesThatAreNoTextStay();
};

/// Qt's own tables are the independent witness, letter by letter.
void tst_folded_name::agreesWithUnicode_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::newRow("ASCII") << 0x20 << 0x7e;
    QTest::newRow("Latin, Western and Central Europe") << 0xa0 << 0x17f;
    QTest::newRow("Latin, horned letters") << 0x1a0 << 0x1a1;
    QTest::newRow("Latin, Vietnamese and others") << 0x1ea0 << 0x1eff;
    QTest::newRow("Greek") << 0x386 << 0x3ce;
    QTest::newRow("Cyrillic") << 0x400 << 0x481;
    QTest::newRow("Thai") << 0xe01 << 0xe5b;
    QTest::newRow("kana") << 0x3041 << 0x3096;
    QTest::newRow("kana, the other") << 0x30a0 << 0x30ff;
    QTest::newRow("ideographs") << 0x4e00 << 0x4eff;
    QTest::newRow("Hangul") << 0xac00 << 0xd7a3;
}

void tst_folded_name::agreesWithUnicode() {
    QFETCH(int, first);
    QFETCH(int, last);
    for (int code = first; code <= last; ++code) {
        if (code == 0x130 || code == 0x387) // whose lower case or decomposition is another letter
            continue;
        const QString letter{QChar(code)};
        const QString expected = letter.toLower().normalized(QString::NormalizationForm_D);
        for (const QString& form : {letter, letter.normalized(QString::NormalizationForm_D)})
            QVERIFY2(QString::fromStdString(foldedName(form.toStdString())) == expected,
                     qPrintable(QStringLiteral("U+%1 %2").arg(code, 4, 16).arg(form)));
    }
}

void tst_folded_name::bytesThatAreNoTextStay() {
    for (const char* bytes : {"\xff\xfe.png", "a\xc3", "\xc0\x80", "\xe2\x82"})
        QCOMPARE(foldedName(bytes), std::string(bytes));
    QCOMPARE(foldedName("\xf0\x9f\xa6\x8a.PNG"), std::string("\xf0\x9f\xa6\x8a.png"));
    QCOMPARE(foldedName(""), std::string());
}

RIGWRIGHT_TEST(tst_folded_name)
#include "tst_folded_name.moc"
