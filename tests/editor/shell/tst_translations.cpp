// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The translation files are whole: every text of the source, nothing unfinished, nothing broken.
#include "editor/shell/action_set.h"
#include "editor/shell/menus.h"
#include "editor/ui/language.h"
#include "editor/ui/qt_texts.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>

using namespace rigwright::editor;

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;
    QString type; ///< "" where finished
    bool counted = false;
    QStringList forms;

    [[nodiscard]] QString key() const {
        return context + QStringLiteral(" | ") + source + QStringLiteral(" | ") + comment;
    }
};

QString sourceFolder() {
    return QString::fromStdString(rigwright::test::sourceDir().string());
}

QString tsFile(const QString& language) {
    return sourceFolder() + QStringLiteral("/translations/rigwright_%1.ts").arg(language);
}

Message readMessage(QXmlStreamReader& xml, const QString& context) {
    Message message;
    message.context = context;
    message.counted = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.type = xml.attributes().value(QLatin1String("type")).toString();
            if (!message.counted) {
                message.forms += xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                message.forms += xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

std::vector<Message> readMessages(const QString& path) {
    QFile file(path);
    std::vector<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                messages.push_back(readMessage(xml, context));
            else
                xml.skipCurrentElement();
        }
    }
    return xml.hasError() ? std::vector<Message>() : messages;
}

QSet<QString> keysOf(const std::vector<Message>& messages) {
    QSet<QString> keys;
    for (const Message& message : messages)
        keys.insert(message.key());
    return keys;
}

QString lupdateProgram() {
    const QString own = QStandardPaths::findExecutable(
        QStringLiteral("lupdate"), {QLibraryInfo::path(QLibraryInfo::BinariesPath),
                                    QLibraryInfo::path(QLibraryInfo::LibraryExecutablesPath)});
    return own.isEmpty() ? QStandardPaths::findExecutable(QStringLiteral("lupdate")) : own;
}

struct Scan {
    std::vector<Message> messages;
    QString complaints;
};

/// The source read anew, with the options of editor/CMakeLists.txt.
Scan scanSource(bool pluralsOnly) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("scan.ts"));
    QStringList arguments{QStringLiteral("-silent"), QStringLiteral("-locations"),
                          QStringLiteral("none"),    QStringLiteral("-source-language"),
                          QStringLiteral("en"),      QStringLiteral("-target-language"),
                          QStringLiteral("en"),      QStringLiteral("-I"),
                          QStringLiteral("."),       QStringLiteral("editor"),
                          QStringLiteral("app")};
    if (pluralsOnly)
        arguments += QStringLiteral("-pluralonly");
    QProcess process;
    process.setWorkingDirectory(sourceFolder());
    process.start(lupdateProgram(), arguments + QStringList{QStringLiteral("-ts"), path});
    process.waitForFinished(-1);
    return {readMessages(path), QString::fromUtf8(process.readAllStandardError())};
}

// No raw strings here: with quotes in them moc 6.4 loses its way, and finds no class.

/// What must be in a translation as often as in its source.
QStringList partsToKeep(const QString& text) {
    static const QRegularExpression part(
        QStringLiteral("%L?\\d+|%L?n|\\[\\*\\]|</?\\w+[^>]*>|\\(\\*[^)]*\\)|\\n"));
    QStringList parts;
    for (auto match = part.globalMatch(text); match.hasNext();)
        parts += match.next().captured();
    parts.sort();
    return parts;
}

/// Ellipsis, colon, question mark, white space: they carry meaning in every language.
QString endOf(const QString& text) {
    static const QRegularExpression end(QStringLiteral("(…|\\.\\.\\.|:|\\?|\\s)$"));
    return end.match(text).captured();
}

/// Letters behind a single "&".
QString mnemonics(const QString& text) {
    static const QRegularExpression mnemonic(QStringLiteral("&(.)"));
    QString letters;
    for (auto match = mnemonic.globalMatch(text); match.hasNext();) {
        const QString letter = match.next().captured(1);
        if (letter != QLatin1String("&"))
            letters += letter.toUpper();
    }
    return letters;
}

bool isThai(const QString& text) {
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Thai; });
}

/// Texts that are the same in every language, with the reason.
bool isSameEverywhere(const QString& source) {
    static const QSet<QString> same{
        // the name of the program
        QStringLiteral("Rigwright"), QStringLiteral("%1[*] — Rigwright"),
        // keys as they are printed on the keyboard
        QStringLiteral("Ctrl"), QStringLiteral("Shift"), QStringLiteral("Alt"),
        QStringLiteral("Esc"), QStringLiteral("Enter"), QStringLiteral("Alt+R"),
        QStringLiteral("F"), QStringLiteral("G"), QStringLiteral("R"), QStringLiteral("S"),
        QStringLiteral("X Y Z"), QStringLiteral("0–9"),
        // units
        QStringLiteral("px"), QStringLiteral("m"), QStringLiteral("%1 px"), QStringLiteral("%1 cm"),
        QStringLiteral("%1 s"), QStringLiteral("%1 ms"), QStringLiteral("%1 mm"),
        QStringLiteral("%1, %2, %3 cm"), QStringLiteral("%1 m"), QStringLiteral("%1 %"),
        QStringLiteral("%1 … %2"), QStringLiteral("%1 × %2"),
        // the name of a program
        QStringLiteral("Mixamo"), QStringLiteral("%1: %2"), QStringLiteral("%1 · %2"),
        QStringLiteral("× %1"), // signs alone
        // axes, and what the whole field calls so
        QStringLiteral("+X"), QStringLiteral("−X"), QStringLiteral("+Y"), QStringLiteral("−Y"),
        QStringLiteral("+Z"), QStringLiteral("−Z"), QStringLiteral("IK"), QStringLiteral("FK ↔ IK"),
        // the name of a colour map
        QStringLiteral("Cividis")};
    return same.contains(source);
}

/// Words that Vietnamese artists and software take from English as they are.
bool isSameInVietnamese(const QString& source) {
    return source == QLatin1String("Solo") || source == QLatin1String("Solo %1") ||
           source == QLatin1String("Clip") || source == QLatin1String("Clip %1") ||
           source == QLatin1String("OK") || source == QLatin1String("Delta mush") ||
           source == QLatin1String("Spline");
}

void languageRows(bool withEnglish) {
    QTest::addColumn<QString>("language");
    for (const Language& language : languages()) {
        if (withEnglish || QLatin1String(language.code) != QLatin1String("en"))
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
}

QByteArray listed(const QStringList& wrong) {
    return "\n  " + wrong.join(QStringLiteral("\n  ")).toUtf8();
}

/// Mnemonics that two entries of one menu share, in this menu and below.
void collectClashes(const QList<QAction*>& actions, const QString& menu, QStringList& clashes) {
    std::map<QString, QString> owners;
    for (const QAction* action : actions) {
        const QString letter = mnemonics(action->text());
        if (!letter.isEmpty()) {
            const auto [owner, isNew] = owners.emplace(letter, action->text());
            if (!isNew)
                clashes += menu + QStringLiteral(": ") + owner->second + QStringLiteral(", ") +
                           action->text();
        }
        if (action->menu())
            collectClashes(action->menu()->actions(), action->text(), clashes);
    }
}

} // namespace

class tst_translations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void everyTextOfTheSourceIsInTheFile_data() { languageRows(true); }
    void everyTextOfTheSourceIsInTheFile() {
        QFETCH(QString, language);
        if (lupdateProgram().isEmpty())
            QSKIP("lupdate is not installed (qt6-l10n-tools): new texts cannot be found");
        const QSet<QString> source = keysOf(scanSource(language == QLatin1String("en")).messages);
        const QSet<QString> file = keysOf(readMessages(tsFile(language)));
        QVERIFY(!source.isEmpty());
        QVERIFY2(source.contains(file) && file.contains(source),
                 "run `ninja update_translations` and translate; missing:" +
                     listed((source - file).values()) +
                     "\nno longer in the source:" + listed((file - source).values()));
    }

    // A class without Q_OBJECT, for one, asks for its texts under another name than it has here.
    void lupdateUnderstandsTheSource() {
        if (lupdateProgram().isEmpty())
            QSKIP("lupdate is not installed (qt6-l10n-tools)");
        QCOMPARE(scanSource(false).complaints, QString());
    }

    // lupdate passes over calls that it cannot parse, without a word.
    void everyTextThatTheSourceAsksForIsSeen() {
        QSet<QString> known;
        for (const Message& message : readMessages(tsFile(QStringLiteral("th"))))
            known.insert(message.source);
        // tr("text"), helper("text"), translate("Context", "text"), the same with NOOP
        const QString literals = QStringLiteral("((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)");
        const QRegularExpression call(
            QStringLiteral("(?|(?:\\btr|\\btranslated)\\(\\s*%1|"
                           "(?:\\btranslate|NOOP)\\(\\s*\"\\w+\",\\s*%1|\\btranslate\\(\\s*%1\\))")
                .replace(QStringLiteral("%1"), literals));
        static const QRegularExpression seam(QStringLiteral("\"\\s*\""));
        QStringList unseen;
        for (const char* folder : {"/editor", "/app"}) {
            QDirIterator files(sourceFolder() + QLatin1String(folder), {QStringLiteral("*.cpp")},
                               QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                for (auto match = call.globalMatch(text); match.hasNext();) {
                    QString literal = match.next().captured(1).trimmed();
                    literal = literal.mid(1, literal.size() - 2).remove(seam);
                    literal.replace(QStringLiteral("\\n"), QStringLiteral("\n"));
                    literal.replace(QStringLiteral("\\\\"), QStringLiteral("\\"));
                    if (!known.contains(literal))
                        unseen += file.fileName() + QStringLiteral(": ") + literal;
                }
            }
        }
        QVERIFY2(unseen.isEmpty(), listed(unseen));
    }

    void sentencesOfCoreAreStillSaidThere() {
        static const QRegularExpression seam(QStringLiteral("\"\\s*\""));
        QString core;
        QDirIterator files(sourceFolder() + QStringLiteral("/core"),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            core += QString::fromUtf8(file.readAll()).remove(seam);
        }
        QStringList gone;
        for (const Message& message : readMessages(tsFile(QStringLiteral("th")))) {
            QString literal = message.source;
            literal.replace(QStringLiteral("\\"), QStringLiteral("\\\\"));
            if (message.context == QLatin1String("Core") &&
                !core.contains(QLatin1Char('"') + literal + QLatin1Char('"')))
                gone += message.source;
        }
        QVERIFY2(gone.isEmpty(), listed(gone));
    }

    void everyTextIsTranslated_data() { languageRows(true); }
    void everyTextIsTranslated() {
        QFETCH(QString, language);
        const qsizetype plurals = language == QLatin1String("en") ? 2 : 1;
        const std::vector<Message> messages = readMessages(tsFile(language));
        QVERIFY(!messages.empty());
        QStringList wrong;
        for (const Message& message : messages) {
            if (!message.type.isEmpty()) // unfinished, vanished, obsolete
                wrong += message.type + QStringLiteral(": ") + message.key();
            else if (message.forms.size() != (message.counted ? plurals : 1))
                wrong += QStringLiteral("wrong number of forms: ") + message.key();
            else if (message.forms.contains(QString()))
                wrong += QStringLiteral("empty: ") + message.key();
        }
        QVERIFY2(wrong.isEmpty(), listed(wrong));
    }

    void translationsKeepPlaceholdersAndMeaningfulEnds_data() { languageRows(true); }
    void translationsKeepPlaceholdersAndMeaningfulEnds() {
        QFETCH(QString, language);
        QStringList wrong;
        for (const Message& message : readMessages(tsFile(language))) {
            for (const QString& form : message.forms) {
                if (partsToKeep(form) != partsToKeep(message.source) ||
                    endOf(form) != endOf(message.source))
                    wrong += message.source + QStringLiteral(" → ") + form;
            }
        }
        QVERIFY2(wrong.isEmpty(), listed(wrong));
    }

    void translationsAreInTheirLanguage_data() { languageRows(false); }
    void translationsAreInTheirLanguage() {
        QFETCH(QString, language);
        QStringList wrong;
        for (const Message& message : readMessages(tsFile(language))) {
            if (isSameEverywhere(message.source))
                continue;
            for (const QString& form : message.forms) {
                if (language == QLatin1String("th")
                        ? !isThai(form)
                        : form == message.source && !isSameInVietnamese(message.source))
                    wrong += message.source + QStringLiteral(" → ") + form;
            }
        }
        QVERIFY2(wrong.isEmpty(), listed(wrong));
    }

    void mnemonicsAreLettersOfEveryKeyboard_data() { languageRows(false); }
    void mnemonicsAreLettersOfEveryKeyboard() {
        QFETCH(QString, language);
        static const QRegularExpression bracketed(QStringLiteral("\\(&[A-Z]\\)"));
        QStringList wrong;
        for (const Message& message : readMessages(tsFile(language))) {
            for (const QString& form : message.forms) {
                const QString letters = mnemonics(form);
                const bool isLatin = std::ranges::all_of(letters, [](QChar c) {
                    return c >= QLatin1Char('A') && c <= QLatin1Char('Z');
                });
                const bool isShaped = language != QLatin1String("th") || letters.isEmpty() ||
                                      form.contains(bracketed);
                if (letters.size() != mnemonics(message.source).size() || !isLatin || !isShaped)
                    wrong += message.source + QStringLiteral(" → ") + form;
            }
        }
        QVERIFY2(wrong.isEmpty(), listed(wrong));
    }

    void noMenuHasAMnemonicTwice_data() { languageRows(true); }
    void noMenuHasAMnemonicTwice() {
        QFETCH(QString, language);
        applyLanguage(language);
        QMainWindow window;
        const ActionSet actions(&window);
        fillMenuBar(*window.menuBar(), actions);
        QStringList clashes;
        collectClashes(window.menuBar()->actions(), language, clashes);
        QVERIFY2(clashes.isEmpty(), listed(clashes));
    }

    void textsOfQtAreTranslatedToo_data() { languageRows(false); }
    void textsOfQtAreTranslatedToo() {
        QFETCH(QString, language);
        applyLanguage(language);
        for (const QtText& text : qtTexts()) {
            const QString english = QString::fromUtf8(text.text);
            if (!isSameInVietnamese(english))
                QVERIFY2(QCoreApplication::translate(text.context, text.text) != english,
                         text.text);
        }
    }
};

RIGWRIGHT_TEST(tst_translations)
#include "tst_translations.moc"
