// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Switching the language of a window: it says what one that was started in that language says, and
/// the work in it is untouched.
#include "editor/commands/bone_flag_commands.h"
#include "editor/panels/findings_model.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/row_tree.h"
#include "editor/panels/status_line.h"
#include "editor/shell/action_set.h"
#include "editor/shell/command_search.h"
#include "editor/shell/help_dialogs.h"
#include "editor/shell/main_window.h"
#include "editor/ui/language.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/theme.h"
#include "tests/support/test_main.h"
#include "tests/support/test_settings.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QMap>
#include <QMenu>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr int kPatience = 20000;

using Texts = QMap<QString, QString>; ///< by place in the tree of objects

void collectRows(const QAbstractItemModel& model, const QModelIndex& parent, const QString& place,
                 Texts& texts) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            const QString here = place + QStringLiteral("/%1,%2").arg(row).arg(column);
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole),
                                   int(Qt::AccessibleTextRole), int(FindingsModel::FixTextRole)}) {
                if (const QVariant text = index.data(role); text.typeId() == QMetaType::QString)
                    texts.insert(here + QStringLiteral(" role %1").arg(role), text.toString());
            }
            if (column == 0)
                collectRows(model, index, here, texts);
        }
    }
}

/// What a kind of widget shows in its own way.
void collectOwn(const QWidget& widget, const std::function<void(const char*, QString)>& note) {
    const auto noteAll = [&note](const char* what, const QStringList& all) {
        for (qsizetype i = 0; i < all.size(); ++i)
            note(qPrintable(QLatin1String(what) + QString::number(i)), all[i]);
    };
    if (const auto* choice = qobject_cast<const SegmentedChoice*>(&widget))
        noteAll("segment", choice->texts());
    if (const auto* field = qobject_cast<const SliderField*>(&widget))
        note("label", field->settings().label);
    if (const auto* line = qobject_cast<const StatusLine*>(&widget)) {
        note("hints", line->hintText());
        for (const auto cell :
             {StatusLine::Cell::Value, StatusLine::Cell::Influences, StatusLine::Cell::Vertices})
            note(qPrintable(QStringLiteral("cell%1").arg(int(cell))), line->cellText(cell));
    }
    QStringList items;
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < combo->count(); ++i)
            items += combo->itemText(i);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            items += tabs->tabText(i) + tabs->tabToolTip(i);
    noteAll("item", items);
}

void collect(const QObject& object, const QString& place, Texts& texts) {
    const auto note = [&](const char* what, const QString& text) {
        if (!text.isEmpty())
            texts.insert(place + QLatin1Char(' ') + QLatin1String(what), text);
    };
    // Labels, buttons, actions, menus, fields and docks keep their words in properties.
    for (const char* name :
         {"text", "title", "toolTip", "statusTip", "whatsThis", "windowTitle", "accessibleName",
          "accessibleDescription", "placeholderText", "currentText", "plainText", "keyText"})
        note(name, object.property(name).toString());
    if (const auto* widget = qobject_cast<const QWidget*>(&object))
        collectOwn(*widget, note);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&object); view && view->model())
        collectRows(*view->model(), {}, place, texts);
    QMap<QString, int> numbers;
    for (const QObject* child : object.children()) {
        const QString kind = QString::fromLatin1(child->metaObject()->className());
        collect(*child, place + QStringLiteral(" > %1 %2").arg(kind).arg(numbers[kind]++), texts);
    }
}

Texts textsOf(MainWindow& window) {
    // Recent files and messages that were replaced are deleted later; checks run beside.
    const auto* findings =
        qobject_cast<const FindingsModel*>(window.findChild<FindingsPanel*>()->list()->model());
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!findings->isChecking(), kPatience); }();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    Texts texts;
    collect(window, QStringLiteral("window"), texts);
    return texts;
}

/// What a window may show; in this order.
struct Stage {
    const char* name;
    std::function<void(MainWindow&)> reach;
};

Stage toolStage(const char* tool) {
    return {tool,
            [tool](MainWindow& window) { window.tools().setCurrent(QString::fromLatin1(tool)); }};
}

std::vector<Stage> stages() {
    return {{"start page", [](MainWindow& window) { window.document().reset({}, {}); }},
            {"sample",
             [](MainWindow& window) {
                 window.fileFlow().openSample(QStringLiteral("arm"));
                 window.toasts().clear();
             }},
            toolStage("select"),
            {"several bones",
             [](MainWindow& window) { window.actions()[QStringLiteral("select.all")]->trigger(); }},
            toolStage("rotate"),
            toolStage("smooth"),
            {"vertex",
             [](MainWindow& window) {
                 window.document().session().setHovered(
                     HoveredVertex{MeshInstanceIndex(0), VertexIndex(0)});
             }},
            {"keys", [](MainWindow& window) { showKeys(&window); }}};
}

QByteArray differences(const Texts& is, const Texts& shouldBe) {
    QStringList lines;
    for (auto text = shouldBe.begin(); text != shouldBe.end(); ++text)
        if (is.value(text.key()) != text.value())
            lines += text.key() +
                     QStringLiteral(": “%1” for “%2”").arg(is.value(text.key()), text.value());
    for (auto text = is.begin(); text != is.end(); ++text)
        if (!shouldBe.contains(text.key()))
            lines += text.key() + QStringLiteral(": “%1” for nothing").arg(text.value());
    return "\n  " + lines.join(QStringLiteral("\n  ")).toUtf8();
}

} // namespace

class tst_language_switch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        keepSettingsIn(m_folder.path());
        Theme::current().apply(ThemeName::Dark);
        for (const Language& language : languages()) {
            applyLanguage(QString::fromLatin1(language.code));
            const auto window = makeWindow();
            for (const Stage& stage : stages()) {
                stage.reach(*window);
                m_fresh[language.code][stage.name] = textsOf(*window);
            }
        }
        applyLanguage(QStringLiteral("en"));
        m_window = makeWindow();
    }
    void cleanupTestCase() {
        m_window.reset();
        QThreadPool::globalInstance()->waitForDone();
    }
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void theTextsOfTheLanguagesDiffer() {
        for (const Stage& stage : stages()) {
            const Texts& english = m_fresh["en"][stage.name];
            const Texts& thai = m_fresh["th"][stage.name];
            int different = 0;
            for (auto text = english.begin(); text != english.end(); ++text)
                different += thai.value(text.key()) != text.value() ? 1 : 0;
            QVERIFY2(different > 200, stage.name); // else nothing is compared here
        }
    }

    void aSwitchedWindowSaysWhatAFreshOneSays() {
        for (const Stage& stage : stages()) {
            stage.reach(*m_window);
            for (const char* code : {"th", "vi", "en"}) {
                applyLanguage(QString::fromLatin1(code));
                const Texts texts = textsOf(*m_window);
                const Texts& fresh = m_fresh[code][stage.name];
                QVERIFY2(texts == fresh,
                         QByteArray(stage.name) + ", " + code + differences(texts, fresh));
            }
        }
    }

    void theWorkIsUntouched() {
        m_window->fileFlow().openSample(QStringLiteral("arm"));
        Document& document = m_window->document();
        const std::array bones{BoneIndex(1)};
        setBoneFlag(document, bones, BoneFlag::Locked, true);
        setBoneFlag(document, bones, BoneFlag::Hidden, true);
        document.undo();
        m_window->tools().setCurrent(QStringLiteral("rotate"));
        selectBone(document.session(), BoneIndex(1));
        const Character character = document.character();
        const Selection selection = document.session().selection();
        const ViewSettings view = document.session().view();
        const QUndoStack& history = document.undoStack();
        const QString undo = history.undoText();
        const QString redo = history.redoText();
        applyLanguage(QStringLiteral("th"));
        QCoreApplication::processEvents();
        QVERIFY(document.character() == character);
        QVERIFY(document.session().selection() == selection);
        QVERIFY(document.session().view() == view);
        QCOMPARE(m_window->tools().current().id(), QStringLiteral("rotate"));
        QCOMPARE(history.count(), 2);
        QCOMPARE(history.index(), 1);
        // Steps keep the language in which they were made.
        QCOMPARE(history.undoText(), undo);
        QCOMPARE(history.redoText(), redo);
        const QString text = m_window->actions()[QStringLiteral("edit.undo")]->text();
        QVERIFY2(text.contains(undo) && !text.startsWith(QLatin1String("&Undo")), qPrintable(text));
    }

    void theMenuSwitchesAtOnceAndKeepsTheChoice() {
        entry("ไทย")->trigger();
        QCOMPARE(currentLanguage(), QStringLiteral("th"));
        QCOMPARE(preferredLanguage(), QStringLiteral("th"));
        QVERIFY(entry("ไทย")->isChecked() && !entry("English")->isChecked());
        entry("English")->trigger();
        QCOMPARE(currentLanguage(), QStringLiteral("en"));
        QVERIFY(entry("English")->isChecked() && !entry("ไทย")->isChecked());
    }

    // The way back for whoever cannot read the menus.
    void theSearchFindsALanguageByItsOwnName() {
        applyLanguage(QStringLiteral("th"));
        m_window->search()->setFocus();
        QTest::keyClicks(m_window->search(), QStringLiteral("english"));
        QVERIFY(m_window->search()->results()->count() >= 1);
        QTest::keyClick(m_window->search(), Qt::Key_Return);
        QCOMPARE(currentLanguage(), QStringLiteral("en"));
    }

private:
    std::unique_ptr<MainWindow> makeWindow() {
        auto window = std::make_unique<MainWindow>();
        window->resize(1280, 800);
        window->show();
        window->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(window.get())); }();
        return window;
    }
    QAction* entry(const char* ownName) const {
        for (const QMenu* menu : m_window->findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (action->text() == QString::fromUtf8(ownName))
                    return action;
        return nullptr;
    }

    QTemporaryDir m_folder;
    std::map<std::string, std::map<std::string, Texts>> m_fresh; ///< by language and stage
    std::unique_ptr<MainWindow> m_window;
};

RIGWRIGHT_TEST(tst_language_switch)
#include "tst_language_switch.moc"
