// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Every entry of the menus and every tool, on nothing, on a mesh without bones and on a character:
/// none fails, none leaves a stuck mode, and undo leads back.
#include "core/project/project.h"
#include "editor/panels/tool_strip.h"
#include "editor/ui/actions.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/builders.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QScopeGuard>
#include <QToolButton>

#include <functional>
#include <utility>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

enum class Content { Nothing, Mesh, Character };

/// Entries that end the program's window; tst_file_flow closes it in earnest.
const QStringList kNotWalked{QStringLiteral("file.quit")};

/// What Qt, or we, complain about while the test runs.
QStringList complaints;
QtMessageHandler usual = nullptr;
void listen(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (type != QtDebugMsg && type != QtInfoMsg)
        complaints << text;
    usual(type, context, text);
}

std::vector<std::uint8_t> bytesOf(const Document& document) {
    Result<std::vector<std::uint8_t>> bytes = encodeProject(document.character(), "{}");
    return bytes ? std::move(bytes).value() : std::vector<std::uint8_t>();
}

/// Escapes from whatever dialog or menu comes up, as long as it lives.
class Escaper : public QObject {
public:
    Escaper() {
        connect(&m_timer, &QTimer::timeout, this, [] {
            if (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
            else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
                dialog->reject();
        });
        m_timer.start(5);
    }

private:
    QTimer m_timer;
};

/// All entries below a menu, with their path; asks menus that fill themselves to do so.
void collect(QMenu* menu, const QString& path, std::vector<std::pair<QString, QAction*>>& out) {
    Q_EMIT menu->aboutToShow();
    for (QAction* entry : menu->actions()) {
        if (entry->isSeparator())
            continue;
        const QString name = path + QLatin1Char('/') + entry->text().remove(QLatin1Char('&'));
        if (entry->menu())
            collect(entry->menu(), name, out);
        else
            out.emplace_back(name, entry);
    }
}

} // namespace

class tst_every_entry : public WindowTest {
    Q_OBJECT
private:
    Document& document() { return m_window->document(); }

    void begin(Content content) {
        m_window->tools().cancel();
        if (content == Content::Nothing) {
            document().reset({}, {});
        } else if (content == Content::Character) {
            document().reset(armCharacter(), {});
            selectBone(document().session(), BoneIndex(kLower));
        } else {
            Character character;
            MeshInstance instance;
            instance.name = "Bare";
            instance.mesh = std::make_shared<const rigwright::Mesh>(tubeMesh(8, 8));
            character.meshes.push_back(std::move(instance));
            finishCharacter(character);
            document().reset(std::move(character), {});
        }
        QCoreApplication::processEvents();
        m_start = bytesOf(document());
        m_generation = document().generation();
    }

    /// Nothing failed, nothing is under way, and what was changed can be undone.
    void verifyAfter(const QString& what) {
        QTRY_VERIFY2_WITH_TIMEOUT(m_window->tasks().count() == 0 && !m_window->files().isOpening(),
                                  qPrintable(what + QStringLiteral(": still busy")), kPatience);
        QCoreApplication::processEvents();
        if (m_window->tools().isBusy())
            QTest::keyClick(canvas(), Qt::Key_Escape); // a key that begins a drag of the pointer
        QVERIFY2(!m_window->tools().isBusy(), qPrintable(what + QStringLiteral(": a stuck mode")));
        const auto errors = m_window->findChildren<ErrorDialog*>();
        QVERIFY2(errors.isEmpty(),
                 qPrintable(what + QStringLiteral(": ") +
                            (errors.isEmpty() ? QString() : errors.first()->report())));
        QVERIFY2(complaints.isEmpty(),
                 qPrintable(what + QStringLiteral(": ") + complaints.join(QLatin1Char('\n'))));
        if (document().generation() == m_generation) {
            document().goToStep(0);
            QVERIFY2(bytesOf(document()) == m_start,
                     qPrintable(what + QStringLiteral(": undo did not lead back")));
        }
        m_window->toasts().clear();
    }

    QWindow* canvas() { return m_window->viewport()->window3D(); }

    static void addContents() {
        QTest::addColumn<int>("content");
        QTest::newRow("nothing open") << int(Content::Nothing);
        QTest::newRow("a mesh without bones") << int(Content::Mesh);
        QTest::newRow("a character") << int(Content::Character);
    }

    std::vector<std::uint8_t> m_start;
    std::uint64_t m_generation = 0;

private Q_SLOTS:
    void initTestCase() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        WindowTest::initTestCase();
        usual = qInstallMessageHandler(listen);
    }
    void cleanupTestCase() {
        qInstallMessageHandler(usual);
        WindowTest::cleanupTestCase();
    }
    void init() {
        WindowTest::init();
        complaints.clear();
    }

    void everyEntryOfTheMenus_data() { addContents(); }
    void everyEntryOfTheMenus() {
        QFETCH(int, content);
        Escaper escaper;
        std::vector<std::pair<QString, QAction*>> entries;
        begin(Content(content));
        for (QAction* top : m_window->findChild<QMenuBar*>()->actions())
            collect(top->menu(), top->text(), entries);
        QVERIFY(entries.size() > 80);
        QSet<QAction*> skipped;
        for (const QString& id : kNotWalked)
            skipped.insert(m_window->actions()[id]);
        int used = 0;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            // Entries of menus that fill themselves live until they are filled again.
            const QString name = entries[i].first;
            QPointer<QAction> entry = entries[i].second;
            if (!entry || skipped.contains(entry))
                continue;
            begin(Content(content));
            m_window->actions().follow();
            if (!entry->isEnabled())
                continue;
            entry->trigger();
            ++used;
            verifyAfter(name);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d entries used", used);
        QVERIFY(used > 15);
        if (Content(content) == Content::Character)
            QVERIFY(used > 60);
        m_window->actions()[QStringLiteral("window.dark")]->trigger();
    }

    /// Actions that no menu lists would be found here.
    void everyActionIsInAMenu() {
        std::vector<std::pair<QString, QAction*>> entries;
        for (QAction* top : m_window->findChild<QMenuBar*>()->actions())
            collect(top->menu(), top->text(), entries);
        for (const ActionInfo& info : actionTable()) {
            const QAction* action = m_window->actions()[QString::fromLatin1(info.id)];
            QVERIFY2(std::ranges::any_of(entries,
                                         [&](const auto& entry) { return entry.second == action; }),
                     info.id);
        }
    }

    void everyToolWithPointerAndKeys_data() { addContents(); }
    void everyToolWithPointerAndKeys() {
        QFETCH(int, content);
        Escaper escaper;
        begin(Content(content));
        const auto names = [this] {
            QStringList ids;
            for (const auto& tool : m_window->tools().tools())
                ids << tool->id();
            return ids;
        }();
        for (const QString& id : names) {
            begin(Content(content));
            if (QToolButton* button = m_window->toolStrip()->button(id);
                button && button->isEnabled())
                QTest::mouseClick(button, Qt::LeftButton);
            else
                m_window->tools().setCurrent(id);
            if (Content(content) == Content::Nothing) {
                verifyAfter(id);
                continue; // there is no picture to point into
            }
            const QPoint middle(canvas()->width() / 2, canvas()->height() / 2);
            const QPoint corner(3, canvas()->height() - 3);
            for (const Qt::KeyboardModifiers held :
                 {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier),
                  Qt::KeyboardModifiers(Qt::ControlModifier)}) {
                for (const auto& [from, to] :
                     {std::pair(middle, middle + QPoint(40, 10)), std::pair(middle, middle),
                      std::pair(corner, middle)}) {
                    QTest::mouseMove(canvas(), from);
                    QTest::mousePress(canvas(), Qt::LeftButton, held, from);
                    QTest::mouseMove(canvas(), (from + to) / 2);
                    QTest::mouseMove(canvas(), to);
                    QTest::mouseRelease(canvas(), Qt::LeftButton, held, to);
                }
            }
            verifyAfter(id);
            if (QTest::currentTestFailed())
                return;
            for (const ActionInfo& info : actionTable()) {
                if (info.scope == ActionScope::Window)
                    continue;
                for (const QKeySequence& key : actionKeys(info)) {
                    if (key.count() != 1)
                        continue;
                    QTest::mouseMove(canvas(), middle);
                    QTest::keyClick(canvas(), key[0].key(), key[0].keyboardModifiers());
                    QTest::mouseMove(canvas(), middle + QPoint(30, 0));
                    verifyAfter(id + QStringLiteral(", key ") + key.toString());
                    if (QTest::currentTestFailed())
                        return;
                }
            }
        }
    }
};

RIGWRIGHT_TEST(tst_every_entry)
#include "tst_every_entry.moc"
