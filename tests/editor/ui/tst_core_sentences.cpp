// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What core says in findings can be said in every language, with its figures.
#include "core/base/sentence.h"
#include "editor/ui/core_sentences.h"
#include "editor/ui/language.h"
#include "tests/editor/ui/detail_literals.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

bool hasThai(const QString& text) {
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Thai; });
}

/// Figures that stand for themselves in every language.
QStringList marksOf(const QString& sentence) {
    QStringList marks;
    for (int i = 1; sentence.contains(QStringLiteral("%%1").arg(i)); ++i)
        marks += QStringLiteral("«%1»").arg(i);
    return marks;
}

std::string marked(const QString& sentence) {
    return filled(sentence.toStdString(),
                  {"«1»", "«2»", "«3»", "«4»", "«5»", "«6»", "«7»", "«8»", "«9»"});
}

} // namespace

class tst_core_sentences : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void theReadingOfSourcesFindsSentences() {
        const DetailLiterals found = detailLiteralsOf(QString::fromUtf8(R"src(
            // note("a-comment", Severity::Info, 1, "not a sentence of the program");
            reader.note("import-a", Severity::Info, "mesh " + name, "two parts of "
                        "one text", 1'000);
            findings.push_back({"import-b", Severity::Error, 1, "file",
                                filled("filled with %1", {std::to_string(n)}), ""});
            note("import-c", Severity::Warning, isOdd ? "this one" : "or that one");
            ignored("a channel names nothing");
            noteOdd(take, std::string("told to another"));
            constexpr const char* kNamed = "said under a name";
            note("import-d", Severity::Info, 1, kNamed);
            const char* later = "kept until %1 is known";
            return Error{"no-finding", "is not asked for", "", "here"};
            void note(const char* code, Severity severity, const std::string& detail);
        )src"));
        const QStringList expected{QStringLiteral("two parts of one text"),
                                   QStringLiteral("filled with %1"),
                                   QStringLiteral("this one"),
                                   QStringLiteral("or that one"),
                                   QStringLiteral("a channel names nothing"),
                                   QStringLiteral("told to another"),
                                   QStringLiteral("said under a name"),
                                   QStringLiteral("kept until %1 is known")};
        QCOMPARE(QSet<QString>(found.sentences.begin(), found.sentences.end()),
                 QSet<QString>(expected.begin(), expected.end()));
        QCOMPARE(found.joined, QStringList());
        QCOMPARE(found.wordless, QStringList());
    }

    void theReadingOfSourcesFindsWhatIsPutTogether() {
        const DetailLiterals found = detailLiteralsOf(
            QStringLiteral("note(\"import-a\", Severity::Info, 1, \"lost near \" + place);"
                           "note(\"import-b\", Severity::Info, 1, filled(\"has %1\", {x}) + end);"
                           "note(\"import-c\", Severity::Info, 1, text(x));"));
        QCOMPARE(found.joined.size(), qsizetype(2));
        QCOMPARE(found.wordless.size(), qsizetype(1));
    }

    /// Reads the sources: what a reader says in the detail of a finding is in the table whole, and
    /// in every language.
    void everyDetailOfAFindingIsSaidInEveryLanguage_data() {
        QTest::addColumn<QString>("path");
        for (const char* room : {"core/character", "core/io", "core/project"}) {
            const QDir folder(QString::fromStdString((test::sourceDir() / room).string()));
            const QStringList names = folder.entryList(
                {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDir::Name);
            QVERIFY(!names.isEmpty());
            for (const QString& name : names)
                QTest::newRow(qPrintable(QLatin1String(room) + QLatin1Char('/') + name))
                    << folder.filePath(name);
        }
    }
    void everyDetailOfAFindingIsSaidInEveryLanguage() {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const DetailLiterals found = detailLiteralsOf(QString::fromUtf8(file.readAll()));
        QVERIFY2(found.joined.isEmpty(), qPrintable(found.joined.join(QLatin1Char('\n'))));
        QVERIFY2(found.wordless.isEmpty(), qPrintable(found.wordless.join(QLatin1Char('\n'))));
        for (const QString& sentence : found.sentences) {
            const QStringList marks = marksOf(sentence);
            const auto figures = coreFigures(marked(sentence));
            QVERIFY2(figures.has_value() == !marks.isEmpty(), qPrintable(sentence));
            if (figures)
                QCOMPARE(*figures, marks);
            for (const char* language : {"th", "vi"}) {
                applyLanguage(QString::fromLatin1(language));
                const QString abroad = coreAbroad(marked(sentence));
                QVERIFY2(!abroad.isEmpty(), qPrintable(sentence));
                QVERIFY2(language[0] != 't' || hasThai(abroad), qPrintable(abroad));
                for (const QString& mark : marks)
                    QVERIFY2(abroad.contains(mark), qPrintable(abroad));
            }
        }
    }

    void thereAreManyDetails() {
        qsizetype count = 0;
        const QDir folder(QString::fromStdString((test::sourceDir() / "core/io").string()));
        for (const QString& name : folder.entryList({QStringLiteral("*.cpp")}, QDir::Files)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            count += detailLiteralsOf(QString::fromUtf8(file.readAll())).sentences.size();
        }
        QVERIFY(count > 120);
    }

    /// Figures may themselves be words of core.
    void wordsAmongTheFiguresAreTranslatedToo() {
        static const QRegularExpression english(QStringLiteral("[a-z]{3,}"));
        applyLanguage(QStringLiteral("th"));
        for (const char* wrong : {"not finite numbers", "too large to be meant (beyond 1e18)",
                                  "not finite numbers or too large to be meant (beyond 1e18)"}) {
            const QString text = coreAbroad(filled("colours that are %1 became 0", {wrong}));
            QVERIFY2(hasThai(text) && !text.contains(english), qPrintable(text));
        }
        const QString list =
            coreAbroad(filled("new bones: %1", {filled("%1 and %2 more", {"Hip, Knee", "12"})}));
        QVERIFY(list.contains(QLatin1String("Hip, Knee")));
        QVERIFY(list.contains(QLatin1String("12")));
        QVERIFY2(!list.contains(QLatin1String("and")), qPrintable(list));
    }
};

RIGWRIGHT_TEST(tst_core_sentences)
#include "tst_core_sentences.moc"
