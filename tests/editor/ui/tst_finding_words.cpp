// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Findings have a line, evidence and a place in every language, with core's figures in them.
#include "core/base/sentence.h"
#include "editor/ui/core_sentences.h"
#include "editor/ui/finding_words.h"
#include "editor/ui/language.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

Finding sizeFinding() {
    return {"import-unit-doubtful",
            Severity::Warning,
            1,
            "",
            filled("the longest side is %1 as read, of %2 × %3 × %4; read in centimetres it would "
                   "be %5",
                   {"155 m", "25.2 m", "79 m", "155 m", "1.55 m"}),
            "reread-centimetres"};
}

bool hasThai(const QString& text) {
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Thai; });
}

/// What the first group of `pattern` takes from all sources of core; nothing at all where one of
/// them cannot be read.
QSet<QString> capturedInCore(const QRegularExpression& pattern) {
    QSet<QString> captured;
    QDirIterator files(QString::fromStdString((test::sourceDir() / "core").string()),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = pattern.globalMatch(text); match.hasNext();)
            captured.insert(match.next().captured(1));
    }
    return captured;
}

} // namespace

class tst_finding_words : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    /// Reads the sources: a reader with a new finding needs a line for it.
    void everyCodeThatAReaderNotesHasALine() {
        static const QRegularExpression code(QStringLiteral("\"(import-[a-z0-9-]+)\""));
        const QSet<QString> codes = capturedInCore(code);
        QVERIFY(codes.size() > 30);
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("th")}) {
            applyLanguage(language);
            for (const QString& known : codes) {
                // Without core's own words, only the line of the code is left.
                Finding finding{known.toStdString(), Severity::Info, 2, "", "", ""};
                if (known.endsWith(QLatin1String("-doubtful")))
                    continue; // their line is made of figures: below
                const QString line = findingText(finding);
                QVERIFY2(!line.contains(QLatin1String("mport-")), qPrintable(known));
                if (language == QLatin1String("th"))
                    QVERIFY2(hasThai(line), qPrintable(known + QStringLiteral(": ") + line));
            }
        }
    }

    /// Reads the tables: a code has one line, and something in core that notes it.
    void everyLineIsThereOnceAndForACodeOfCore() {
        static const QRegularExpression code(QStringLiteral("\"([a-z0-9]+(-[a-z0-9]+)+)\""));
        static const QRegularExpression line(QStringLiteral("\\{\"([a-z0-9-]+)\", QT_TRANSLATE"));
        const QSet<QString> said = capturedInCore(code);
        QVERIFY(!said.isEmpty());
        for (const char* name : {"finding_words.cpp", "messages.cpp"}) {
            QFile file(
                QString::fromStdString((test::sourceDir() / "editor" / "ui" / name).string()));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QSet<QString> lines;
            for (auto match = line.globalMatch(QString::fromUtf8(file.readAll()));
                 match.hasNext();) {
                const QString known = match.next().captured(1);
                QVERIFY2(!lines.contains(known), qPrintable(known));
                lines.insert(known);
                if (known.startsWith(QLatin1String("import-")) ||
                    known.startsWith(QLatin1String("append-")) ||
                    known.startsWith(QLatin1String("export-")))
                    QVERIFY2(said.contains(known), qPrintable(known));
            }
            QVERIFY(lines.size() > 20);
        }
    }

    void everyRemedyHasAWord() {
        static const QRegularExpression code(QStringLiteral("\"(reread-[a-z0-9-]+)\""));
        QDirIterator files(QString::fromStdString((test::sourceDir() / "core").string()),
                           {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
        int found = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto match = code.globalMatch(text); match.hasNext(); ++found) {
                const QString fix = match.next().captured(1);
                QVERIFY2(!fixText(fix.toStdString()).isEmpty(), qPrintable(fix));
            }
        }
        QVERIFY(found >= 6);
        QVERIFY(fixText("no-such-remedy").isEmpty());
    }

    void figuresComeIntoTheLineAndTheEvidence() {
        const Finding finding = sizeFinding();
        QCOMPARE(findingText(finding), QStringLiteral("Size 155 m: is the unit right?"));
        QCOMPARE(findingEvidence(finding),
                 QStringLiteral("The longest side is 155 m as read, of 25.2 m × 79 m × 155 m; read "
                                "in centimetres it would be 1.55 m"));
        for (const char* language : {"th", "vi"}) {
            applyLanguage(QString::fromLatin1(language));
            const QString evidence = findingEvidence(finding);
            QVERIFY2(evidence != QString::fromStdString(finding.detail), language);
            for (const char* figure : {"155 m", "25.2 m", "79 m", "1.55 m"})
                QVERIFY2(evidence.contains(QLatin1String(figure)), figure);
            QVERIFY(findingText(finding).contains(QLatin1String("155 m")));
            QVERIFY(!findingText(finding).contains(QLatin1Char('%')));
        }
    }

    void namesThatLookLikePlacesStayWhatTheyAre() {
        applyLanguage(QStringLiteral("th"));
        const Finding finding{"import-duplicate-names",
                              Severity::Info,
                              2,
                              "skeleton",
                              filled("for instance %1; here bones are told apart by their place, "
                                     "other programs go by the name",
                                     {"%2 Bone; %1"}),
                              ""};
        QVERIFY(findingEvidence(finding).contains(QStringLiteral("%2 Bone; %1")));
    }

    void whatExistsInEnglishAloneIsNotShownToOthers() {
        const Finding finding{
            "import-trailing-bytes", Severity::Info, 1, "file", "something new", ""};
        QCOMPARE(findingEvidence(finding), QStringLiteral("Something new"));
        applyLanguage(QStringLiteral("vi"));
        QCOMPARE(findingEvidence(finding), QString());
        QVERIFY(findingText(finding) != QStringLiteral("Something new"));
    }

    void codesWithoutALineKeepCoresWords() {
        const Finding finding{"strange-code", Severity::Info, 3, "", "three odd things", ""};
        QCOMPARE(findingText(finding), QStringLiteral("Three odd things (3×)"));
        QCOMPARE(findingEvidence(finding), QString()); // the line says it
        QCOMPARE(findingText({"strange-code", Severity::Info, 1, "", "", ""}),
                 QStringLiteral("Strange-code"));
    }

    void placesAreTranslatedByTheirKind() {
        const auto placeOf = [](const char* where) {
            return findingPlace({"import-zero-rows", Severity::Info, 1, where, "", ""});
        };
        QCOMPARE(placeOf("mesh Body"), QStringLiteral("mesh Body"));
        QCOMPARE(placeOf("3 meshes"), QStringLiteral("3 meshes"));
        QCOMPARE(placeOf("file"), QString());
        QCOMPARE(placeOf("scenes[0]"), QStringLiteral("scenes[0]"));
        applyLanguage(QStringLiteral("th"));
        QVERIFY(hasThai(placeOf("mesh Body")));
        QVERIFY(placeOf("mesh Body").contains(QLatin1String("Body")));
        QVERIFY(placeOf("3 meshes").contains(QLatin1Char('3')));
        QVERIFY(hasThai(placeOf("3 meshes")));
    }

    void sentencesWithoutFiguresHaveNone() {
        QVERIFY(!coreFigures("no node shows this mesh; it was left out"));
        QVERIFY(!coreFigures("never said"));
        QCOMPARE(coreFigures(sizeFinding().detail)->size(), qsizetype(5));
    }
};

RIGWRIGHT_TEST(tst_finding_words)
#include "tst_finding_words.moc"
