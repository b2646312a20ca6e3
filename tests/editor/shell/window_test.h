// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// WindowTest: what tests of the whole window start from: one window, and files to open in it.
#pragma once

#include "core/io/export.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/shell/action_set.h"
#include "editor/shell/error_dialog.h"
#include "editor/shell/main_window.h"
#include "editor/ui/theme.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_settings.h"

#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QTimer>
#include <QWindow>

#include <array>
#include <memory>

namespace rigwright::test {

using namespace editor;

inline constexpr int kPatience = 20000; ///< ms

/// Clicks the button of the message box that comes up next.
inline void answer(const QString& buttonText, bool* asked = nullptr) {
    QTimer::singleShot(0, qApp, [buttonText, asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) {
            answer(buttonText, asked); // not up yet
            return;
        }
        if (asked)
            *asked = true;
        for (QAbstractButton* button : box->buttons()) {
            if (button->text().remove(QLatin1Char('&')) == buttonText) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(QStringLiteral("no button ") + buttonText));
    });
}

/// A change, and with the second call back again.
inline void lockABone(Document& document) {
    setBoneFlag(document, std::array{BoneIndex(kLower)}, BoneFlag::Locked,
                !document.character().boneFlags[kLower].locked);
}

/// Lives in the room and not in tests/support: slots need moc, which only the executables run.
class WindowTest : public QObject {
    Q_OBJECT
protected:
    [[nodiscard]] QString file(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QAction* action(const char* id) const {
        return m_window->actions()[QString::fromLatin1(id)];
    }

    void openArm() {
        m_window->fileFlow().openFile(file("arm.glb"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        QVERIFY(!m_window->document().isEmpty());
        selectBone(m_window->document().session(), BoneIndex(kLower));
    }

    /// A key where the keyboard is: the picture's own window, or the main window.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        if (!QGuiApplication::focusWindow()) {
            m_window->activateWindow();
            QTRY_VERIFY(QGuiApplication::focusWindow());
        }
        QTest::keyClick(QGuiApplication::focusWindow(), key, modifiers);
    }

    void startStroke() { startStroke(*m_window); }
    /// Presses on the middle of the character, which every framing has in the middle of the
    /// picture.
    static void startStroke(MainWindow& window) {
        Document& document = window.document();
        const Vec2d size(800.0, 600.0);
        Camera camera;
        camera.target = {0.5, 0.0, 0.0};
        camera.distance = 2.0;
        document.session().setCamera(camera);
        PointerEvent event = pointerEventAt(camera, {400.0, 300.0}, size);
        event.button = PointerButton::Left;
        window.tools().move(event);
        window.tools().press(event);
        QVERIFY(window.tools().isBusy());
    }

    /// No character, nothing under way, nothing said.
    void startAfresh() {
        m_window->tools().cancel();
        m_window->document().reset({}, {});
        for (ErrorDialog* dialog : m_window->findChildren<ErrorDialog*>())
            delete dialog;
        m_window->toasts().clear();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

protected Q_SLOTS: // so that tests with more to prepare can call these
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        keepSettingsIn(m_folder.path());
        Theme::current().apply(ThemeName::Dark);
        QVERIFY(exportGlb(armCharacter(), file("arm.glb").toStdString()));
        QFile broken(file("broken.glb"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("glTF\x02\0\0\0nonsense", 16);
        // One window for all tests: each re-open of the surface behind it would leak.
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanupTestCase() {
        m_window.reset();
        QThreadPool::globalInstance()->waitForDone();
    }
    void init() { startAfresh(); }
};

} // namespace rigwright::test
