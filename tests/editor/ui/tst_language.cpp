// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Languages: the texts change, widgets hear of it, numbers keep their point, the choice is kept.
#include "editor/ui/actions.h"
#include "editor/ui/finding_words.h"
#include "editor/ui/language.h"
#include "editor/ui/messages.h"
#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"
#include "tests/support/test_main.h"

#include <QComboBox>
#include <QDate>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

class Listener : public QWidget {
public:
    int changes = 0;

protected:
    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::LanguageChange)
            ++changes;
        QWidget::changeEvent(event);
    }
};

void languageRows() {
    QTest::addColumn<QString>("language");
    for (const Language& language : languages())
        QTest::newRow(language.code) << QString::fromLatin1(language.code);
}

} // namespace

class tst_language : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void textsFollowTheLanguage() {
        const Error error{"file-not-found", "the system says: no", "", "Choose another name."};
        applyLanguage(QStringLiteral("th"));
        QCOMPARE(currentLanguage(), QStringLiteral("th"));
        QCOMPARE(errorText(error).what, QStringLiteral("ไม่พบไฟล์นี้"));
        QCOMPARE(errorText(error).remedy, QStringLiteral("เลือกชื่ออื่น"));
        applyLanguage(QStringLiteral("vi"));
        QCOMPARE(errorText(error).what, QStringLiteral("Không tìm thấy tệp."));
        applyLanguage(QStringLiteral("en"));
        QCOMPARE(errorText(error).what, QStringLiteral("The file is not there."));
    }

    // English words exactly; the others cannot translate numbers and names that core found.
    void errorsOfCoreSpeakEveryLanguage() {
        const Error error{"gltf-joint-out-of-range", "vertex 7 hangs on joint 9", "meshes[0]", ""};
        applyLanguage(QStringLiteral("en"));
        QCOMPARE(errorText(error).what, QStringLiteral("Vertex 7 hangs on joint 9."));
        applyLanguage(QStringLiteral("vi"));
        QVERIFY(errorText(error).what.startsWith(QStringLiteral("Một đỉnh gắn vào khớp")));
        QVERIFY(errorText(error).details.contains(QStringLiteral("vertex 7 hangs on joint 9")));
    }

    void findingsAreCountedInEveryLanguage() {
        const Finding one{"weights-zero-rows", Severity::Error, 1, "", "", ""};
        applyLanguage(QStringLiteral("en"));
        QCOMPARE(findingText(one), QStringLiteral("1 vertex without a bone"));
        applyLanguage(QStringLiteral("vi"));
        QCOMPARE(findingText(one), QStringLiteral("1 đỉnh không có xương"));
    }

    void widgetsHearOfTheChange() {
        Listener widget;
        widget.show();
        QCoreApplication::processEvents();
        widget.changes = 0;
        applyLanguage(QStringLiteral("vi"));
        QCoreApplication::processEvents();
        QVERIFY(widget.changes > 0);
    }

    void ownersSayTheirTextsAnewOnceASwitch() {
        int times = 0;
        QString text;
        auto owner = std::make_unique<QObject>();
        onLanguage(owner.get(), [&] {
            ++times;
            text = severityText(Severity::Error);
        });
        QCOMPARE(text, QStringLiteral("Error"));
        applyLanguage(QStringLiteral("vi"));
        QCOMPARE(times, 2);
        QCOMPARE(text, severityText(Severity::Error));
        QVERIFY(text != QStringLiteral("Error"));
        owner.reset();
        applyLanguage(QStringLiteral("th"));
        QCOMPARE(times, 2);
    }

    void itemsChangeTheirWordsAndTheChoiceStays() {
        QComboBox combo;
        setItemTexts(combo, {QStringLiteral("one"), QStringLiteral("two")});
        combo.addItem(QStringLiteral("3"));
        combo.setCurrentIndex(1);
        setItemTexts(combo, {QStringLiteral("một"), QStringLiteral("hai")});
        QCOMPARE(combo.count(), 3);
        QCOMPARE(combo.currentIndex(), 1);
        QCOMPARE(combo.currentText(), QStringLiteral("hai"));
    }

    void numbersHaveAPointAndWesternDigits_data() { languageRows(); }
    void numbersHaveAPointAndWesternDigits() {
        QFETCH(QString, language);
        applyLanguage(language);
        QCOMPARE(QLocale().toString(0.25, 'f', 2), QStringLiteral("0.25"));
        QCOMPARE(QLocale().toString(12480), QStringLiteral("12,480"));
        QCOMPARE(numberText(-1234.5, 1), QStringLiteral("−1234.5"));
    }

    void monthsHaveNamesOfTheLanguage() {
        const QDate day(2026, 11, 5);
        const QString format = QStringLiteral("MMM");
        applyLanguage(QStringLiteral("vi"));
        QVERIFY(wordLocale().toString(day, format).contains(QStringLiteral("thg")));
        applyLanguage(QStringLiteral("th"));
        QCOMPARE(wordLocale().toString(day, format), QStringLiteral("พ.ย."));
    }

    void theChoiceIsKept() {
        const QTemporaryDir folder;
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("RigwrightTest"));
        QCoreApplication::setApplicationName(QStringLiteral("Language"));
        QVERIFY(isLanguage(preferredLanguage()));
        rememberLanguage(QStringLiteral("vi"));
        QCOMPARE(preferredLanguage(), QStringLiteral("vi"));
        QSettings().setValue(QStringLiteral("language"), QStringLiteral("klingon"));
        QVERIFY(isLanguage(preferredLanguage()));
    }

    void mnemonicsAreTakenOutOfPlainTexts() {
        QCOMPARE(withoutMnemonic(QStringLiteral("&Open…")), QStringLiteral("Open…"));
        QCOMPARE(withoutMnemonic(QStringLiteral("เปิด(&O)…")), QStringLiteral("เปิด…"));
        QCOMPARE(withoutMnemonic(QStringLiteral("Save && quit")), QStringLiteral("Save & quit"));
    }
};

RIGWRIGHT_TEST(tst_language)
#include "tst_language.moc"
