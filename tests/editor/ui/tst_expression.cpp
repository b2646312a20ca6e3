// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Number fields calculate and know units.
#include "editor/ui/expression.h"
#include "tests/support/test_main.h"

#include <QTest>

using rigwright::editor::evaluateExpression;

class tst_expression : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void values_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<double>("value");
        QTest::newRow("plain") << "0.5"
                               << "" << 0.5;
        QTest::newRow("decimal comma") << "0,25"
                                       << "" << 0.25;
        QTest::newRow("product before sum") << "1+2*3"
                                            << "" << 7.0;
        QTest::newRow("brackets") << "(1+2)*3"
                                  << "" << 9.0;
        QTest::newRow("left to right") << "8/2/2"
                                       << "" << 2.0;
        QTest::newRow("subtraction associates left") << "5-2-1"
                                                     << "" << 2.0;
        QTest::newRow("typographic signs") << QStringLiteral("−3 × 2") << "" << -6.0;
        QTest::newRow("double minus") << "--4"
                                      << "" << 4.0;
        QTest::newRow("own unit") << "50 px"
                                  << "px" << 50.0;
        QTest::newRow("centimetres in metres") << "12 cm"
                                               << "m" << 0.12;
        QTest::newRow("metres in centimetres") << "1 m - 5 mm"
                                               << "cm" << 99.5;
        QTest::newRow("mixed units") << "1 m + 5 mm"
                                     << "m" << 1.005;
        QTest::newRow("degree sign") << QStringLiteral("90°") << QStringLiteral("°") << 90.0;
        QTest::newRow("radians") << "3.141592653589793 rad" << QStringLiteral("°") << 180.0;
        QTest::newRow("per cent") << "50%"
                                  << "" << 0.5;
        QTest::newRow("milliseconds") << "250 ms"
                                      << "s" << 0.25;
    }
    void values() {
        QFETCH(QString, text);
        QFETCH(QString, unit);
        QFETCH(double, value);
        const auto result = evaluateExpression(text, unit);
        QVERIFY(result.has_value());
        QVERIFY2(std::abs(*result - value) < 1e-9, qPrintable(QString::number(*result)));
    }

    void nonsenseIsRefused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "abc", "1+", "*2", "(1", "1)", "1 2", "5 kg", "12 px", "1..2",
                                 "1/0", "0/0", "1e999", "nan", "inf"})
            QTest::newRow(text) << QString::fromLatin1(text);
        QTest::newRow("thousand brackets")
            << QString(1000, QLatin1Char('(')) + "1" + QString(1000, QLatin1Char(')'));
    }
    void nonsenseIsRefused() {
        QFETCH(QString, text);
        QVERIFY(!evaluateExpression(text, QStringLiteral("m")).has_value());
    }
};

RIGWRIGHT_TEST(tst_expression)
#include "tst_expression.moc"
