// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading a file in another way on the command line, and what the report offers for it.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace rigwright::test;

namespace {

QJsonObject findingOf(const CliRun& run, const QString& code) {
    const QJsonObject whole = run.json();
    const QJsonArray report = whole[QStringLiteral("report")].toArray();
    for (const QJsonValue& finding : report)
        if (finding[QStringLiteral("code")].toString() == code)
            return finding.toObject();
    return {};
}

double lengthOf(const CliRun& run, int bone) {
    const QJsonObject whole = run.json();
    return whole[QStringLiteral("bones")].toArray()[bone][QStringLiteral("length")].toDouble();
}

} // namespace

class tst_cli_import_choices : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        QCOMPARE(runCli({"sample", "bar", "-o", bar()}).exitCode, 0);
    }

    void unitsScaleEverythingAndTheReportOffersTheWayBack() {
        const CliRun plain = runCli({"info", bar(), "--json"});
        QCOMPARE(plain.exitCode, 0);
        QVERIFY(findingOf(plain, "import-unit-doubtful").isEmpty());
        QCOMPARE(lengthOf(plain, 0), 2.0);
        for (const auto& [unit, metres] :
             {std::pair{"cm", 0.01}, {"mm", 0.001}, {"m", 1.0}, {"in", 0.0254}, {"2.5", 2.5}}) {
            const CliRun run = runCli({"info", bar(), "--units", unit, "--json"});
            QVERIFY2(run.exitCode == 0, run.err);
            QVERIFY(std::abs(lengthOf(run, 0) - 2.0 * metres) < 1e-9);
        }
        const QJsonObject doubt =
            findingOf(runCli({"info", bar(), "--units", "cm", "--json"}), "import-unit-doubtful");
        QCOMPARE(doubt["fix"].toString(), QStringLiteral("reread-metres"));
        QCOMPARE(doubt["severity"].toString(), QStringLiteral("warning"));
        const CliRun text = runCli({"info", bar(), "--units", "cm"});
        QVERIFY2(text.out.contains("[read again with --units m]"), text.out);
    }

    void convertTakesTheSameChoices() {
        const QString out = m_folder.filePath("small.glb");
        const CliRun run = runCli({"convert", bar(), out, "--units", "cm", "--up", "z", "--json"});
        QVERIFY2(run.exitCode == 0, run.err);
        const CliRun info = runCli({"info", out, "--json"});
        QVERIFY(std::abs(lengthOf(info, 0) - 0.02) < 1e-9);
        QVERIFY(!findingOf(info, "import-unit-doubtful").isEmpty());
    }

    void whatIsNoUnitOrAxisIsWrongUsage_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("unit") << QStringList{"--units", "ell"};
        QTest::newRow("nothing") << QStringList{"--units", "0"};
        QTest::newRow("negative") << QStringList{"--units=-1"};
        QTest::newRow("infinite") << QStringList{"--units", "inf"};
        QTest::newRow("axis") << QStringList{"--up", "w"};
    }
    void whatIsNoUnitOrAxisIsWrongUsage() {
        QFETCH(QStringList, options);
        QCOMPARE(runCli(QStringList{"info", bar()} + options).exitCode, 2);
        QCOMPARE(
            runCli(QStringList{"convert", bar(), m_folder.filePath("x.glb")} + options).exitCode,
            2);
    }

    void aProjectIsNotReadInAnotherWay() {
        const QString project = m_folder.filePath("bar.rigw");
        QCOMPARE(runCli({"convert", bar(), project}).exitCode, 0);
        QCOMPARE(runCli({"info", project}).exitCode, 0);
        const CliRun run = runCli({"info", project, "--units", "cm"});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("project"), run.err);
    }

    void foldersToSearchLeaveRoomForTheFile() {
        QCOMPARE(runCli({"info", "--search", m_folder.path(), "--search", "/", bar()}).exitCode, 0);
    }

private:
    [[nodiscard]] QString bar() const { return m_folder.filePath("bar.glb"); }

    QTemporaryDir m_folder;
};

RIGWRIGHT_TEST(tst_cli_import_choices)
#include "tst_cli_import_choices.moc"
