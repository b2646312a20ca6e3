// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The main job without a mouse: everything by the keyboard, and strokes of a pen.
#include "core/io/import.h"
#include "editor/document/derived.h"
#include "editor/shell/command_search.h"
#include "editor/shell/start_page.h"
#include "editor/ui/slider_field.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/picture_input.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSet>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr int kLongestTabRound = 150;

/// A key where the keyboard is: a popup takes them all.
void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    if (QWidget* popup = QApplication::activePopupWidget())
        QTest::keyClick(popup, key, modifiers);
    else if (QGuiApplication::focusWindow())
        QTest::keyClick(QGuiApplication::focusWindow(), key, modifiers);
    else
        QFAIL("nothing has the keyboard");
}

void type(const QString& text) {
    for (const QChar& character : text)
        QTest::keyClick(QGuiApplication::focusWindow(), character.toLatin1());
}

/// Types a path into the file dialog that comes up next, and takes it.
void typeIntoTheDialog(const QString& path, bool* asked) {
    QTimer::singleShot(50, qApp, [path, asked] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog || !QGuiApplication::focusWindow() ||
            !qobject_cast<QLineEdit*>(QApplication::focusWidget())) {
            typeIntoTheDialog(path, asked); // not up yet
            return;
        }
        *asked = true;
        key(Qt::Key_A, Qt::ControlModifier);
        type(path);
        // The first one may close the list of what the text could become.
        for (int i = 0; i < 3 && QApplication::activeModalWidget() == dialog; ++i)
            key(Qt::Key_Return);
    });
}

} // namespace

class tst_keyboard_and_pen : public WindowTest {
    Q_OBJECT
private:
    [[nodiscard]] Document& document() const { return m_window->document(); }
    [[nodiscard]] QWindow* canvas() const { return m_window->viewport()->window3D(); }
    [[nodiscard]] const SkinWeights& weights() const {
        return document().character().meshes[0].binding->weights();
    }
    [[nodiscard]] bool pictureHasTheKeyboard() const {
        return QGuiApplication::focusWindow() == canvas();
    }

    /// Tab until the widget has the keyboard.
    bool tabTo(const QWidget* wanted) {
        for (int i = 0; i < kLongestTabRound; ++i) {
            if (QApplication::focusWidget() == wanted)
                return true;
            tab();
        }
        return false;
    }
    static void tab(Qt::KeyboardModifiers modifiers = {}) {
        key(modifiers ? Qt::Key_Backtab : Qt::Key_Tab, modifiers);
        QTest::qWait(1); // windows hand the keyboard over by the window system
    }

    /// Command by name: Ctrl+K, its name, Enter.
    void run(const QString& name) {
        key(Qt::Key_K, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(m_window->search()));
        type(name);
        key(Qt::Key_Return);
        QTRY_VERIFY(pictureHasTheKeyboard());
        QCoreApplication::processEvents();
    }

    /// Places on the front of the mesh that a bone moves, from top to bottom on the screen.
    std::vector<QPointF> pathOver(PictureInput& input, BoneIndex bone, std::size_t places) const {
        const Binding& binding = *document().character().meshes[0].binding;
        const auto joint =
            std::uint16_t(std::ranges::find(binding.joints, bone) - binding.joints.begin());
        const auto positions = document().derived().positions(MeshInstanceIndex(0));
        const Vec3d eye = eyePosition(document().session().camera());
        std::vector<std::pair<double, QPointF>> near;
        for (std::size_t v = 0; v < positions.size(); ++v) {
            const Vec3d point = positions[v].cast<double>();
            if (binding.weights().weightOf(VertexIndex(v), joint) > 0.4f)
                near.emplace_back((point - eye).norm(), input.pixelOf(point));
        }
        std::ranges::sort(near, {}, &std::pair<double, QPointF>::first);
        near.resize(std::max<std::size_t>(near.size() / 2, places));
        std::ranges::sort(near, {}, [](const auto& item) { return item.second.y(); });
        std::vector<QPointF> path;
        for (std::size_t i = 0; i < places; ++i)
            path.push_back(near[i * (near.size() - 1) / (places - 1)].second);
        return path;
    }

private Q_SLOTS:
    void theMainJobNeedsNoMouse() {
        // Tab to a card of the start page, Space opens its sample.
        QPushButton* card = m_window->startPage()->sampleButton(QStringLiteral("mannequin"));
        QVERIFY(card);
        m_window->startPage()->setFocus();
        QVERIFY(tabTo(card));
        key(Qt::Key_Space);
        QVERIFY(!document().isEmpty());
        QVERIFY(QTest::qWaitForWindowExposed(canvas(), kPatience));
        QVERIFY(!m_window->viewport()->capture().isNull());
        QTRY_VERIFY(pictureHasTheKeyboard()); // it is where the work is
        QCoreApplication::processEvents();
        const Character original = document().character();

        // A bone by its name; then it is turned by keys, numbers included.
        run(QStringLiteral("upper_arm.L"));
        const BoneIndex arm = findBone(original.skeleton, "upper_arm.L");
        QCOMPARE(document().session().selection().activeBone, arm);
        key(Qt::Key_R);
        key(Qt::Key_Z);
        type(QStringLiteral("-30"));
        key(Qt::Key_Return);
        QCOMPARE(document().undoStack().count(), 1);
        const Quatd turn = original.pose.local[arm.value()].rotation.inverse() *
                           document().character().pose.local[arm.value()].rotation;
        QVERIFY(std::abs(Eigen::AngleAxisd(turn).angle() * 180.0 / kPi - 30.0) < 1e-4);

        // The view: framed by keys, the brush made smaller by keys.
        key(Qt::Key_Period);
        QTest::qWait(300);
        run(QStringLiteral("Paint")); // the tool
        QCOMPARE(m_window->tools().current().id(), QStringLiteral("paint"));
        const double radius = m_window->tools().brushOptions().values().radiusPixels;
        key(Qt::Key_BracketLeft);
        QVERIFY(m_window->tools().brushOptions().values().radiusPixels < radius);

        // Three strokes of the pen, harder and harder; one more smooths.
        PictureInput pen(*m_window);
        for (int i = 0; i < 4; ++i) {
            pen.held = i == 3 ? Qt::ShiftModifier : Qt::NoModifier;
            const std::vector<QPointF> path = pathOver(pen, arm, 8);
            const QPointF beside(6.0 * (i - 1), 0.0);
            pen.hoverPen(path.front() + beside);
            pen.pen(QEvent::TabletPress, path.front() + beside, 0.3);
            for (std::size_t p = 1; p < path.size(); ++p)
                pen.pen(QEvent::TabletMove, path[p] + beside, 0.3 + 0.08 * double(p));
            pen.pen(QEvent::TabletRelease, path.back() + beside, 0.0);
            QVERIFY(!m_window->tools().isBusy());
            QCOMPARE(document().undoStack().count(), 2 + i);
        }
        pen.held = {};
        const SkinWeights painted = weights();
        QVERIFY(!(painted == original.meshes[0].binding->weights()));

        // All of it back, and again.
        for (int i = 0; i < 5; ++i) {
            QCoreApplication::processEvents();
            key(Qt::Key_Z, Qt::ControlModifier);
        }
        QCOMPARE(document().undoStack().index(), 0);
        QVERIFY(weights() == original.meshes[0].binding->weights());
        QVERIFY(document().character().pose == original.pose);
        for (int i = 0; i < 5; ++i) {
            QCoreApplication::processEvents();
            key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        }
        QVERIFY(weights() == painted);

        // A project, its name typed.
        bool asked = false;
        const QString project = file("by-hand.rigw");
        typeIntoTheDialog(project, &asked);
        QCoreApplication::processEvents();
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(asked);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(project) && !m_window->isWindowModified(),
                                 kPatience);
        QCOMPARE(document().filePath(), project);

        // An export, read back by the importer.
        QSignalSpy exported(&m_window->files(), &CharacterFiles::exported);
        asked = false;
        const QString glb = file("by-hand.glb");
        typeIntoTheDialog(glb, &asked);
        m_window->activateWindow(); // as a window manager does when the dialog has gone
        QTRY_VERIFY(QGuiApplication::focusWindow());
        QTRY_VERIFY(action("file.export")->isEnabled());
        QTest::qWait(100);
        key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(asked);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, kPatience);
        const auto read = importCharacter(glb.toStdString(), {});
        QVERIFY(read);
        const Character& back = *read;
        QCOMPARE(back.meshes[0].mesh->vertexCount(), original.meshes[0].mesh->vertexCount());
        double largest = 0.0;
        for (std::size_t v = 0; v < painted.rowCount(); ++v) {
            const auto joint = [&](const Character& character) {
                const auto& joints = character.meshes[0].binding->joints;
                const BoneIndex bone = findBone(character.skeleton, "upper_arm.L");
                return std::uint16_t(std::ranges::find(joints, bone) - joints.begin());
            };
            largest = std::max(
                largest, std::abs(double(painted.weightOf(VertexIndex(v), joint(original))) -
                                  double(back.meshes[0].binding->weights().weightOf(VertexIndex(v),
                                                                                    joint(back)))));
        }
        QVERIFY2(largest < 1e-6, qPrintable(QString::number(largest)));
        QVERIFY(!QApplication::activeModalWidget());
    }

    void menusOpenAndChooseByTheirLetters() {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->startPage()->setFocus();
        QTRY_VERIFY(QGuiApplication::focusWindow());
        key(Qt::Key_F, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget());
        key(Qt::Key_N); // New from sample
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QTRY_VERIFY(!document().isEmpty());
        QTRY_VERIFY(!QApplication::activePopupWidget());
        QTRY_VERIFY(pictureHasTheKeyboard());
        // From the picture as well.
        key(Qt::Key_W, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget());
        key(Qt::Key_M); // Smooth
        QTRY_COMPARE(m_window->tools().current().id(), QStringLiteral("smooth"));
    }

    void tabGoesThroughTheWholeWindowAndShowsWhereItIs() {
        document().reset(armCharacter(), {});
        m_window->tools().setCurrent(QStringLiteral("paint"));
        selectBone(document().session(), BoneIndex(kLower));
        QVERIFY(QTest::qWaitForWindowExposed(canvas(), kPatience));
        QTest::qWait(200);
        QSet<const QWidget*> expected;
        for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
            const bool kind = qobject_cast<const QAbstractButton*>(widget) ||
                              qobject_cast<const QComboBox*>(widget) ||
                              qobject_cast<const SliderField*>(widget) ||
                              qobject_cast<const QTreeView*>(widget);
            if (kind && widget->isVisible() && widget->isEnabled() &&
                widget->window() == m_window.get())
                expected.insert(widget);
        }
        QVERIFY(expected.size() > 25);
        // Arrow keys of a field, and its button that clears it, are not stations of their own.
        for (const QLineEdit* field : m_window->findChildren<QLineEdit*>())
            for (const QWidget* part : field->findChildren<QWidget*>())
                expected.remove(part);

        QSet<const QWidget*> met;
        QStringList invisible;
        bool picture = false;
        m_window->windowHandle()->requestActivate();
        QTRY_VERIFY(!pictureHasTheKeyboard());
        m_window->search()->setFocus();
        for (int i = 0; i < kLongestTabRound; ++i) {
            tab();
            if (pictureHasTheKeyboard()) {
                picture = true;
                tab(); // and it is left again
                QTRY_VERIFY(!pictureHasTheKeyboard());
            }
            QWidget* now = QApplication::focusWidget();
            QVERIFY(now);
            if (met.contains(now))
                break;
            met.insert(now);
            if (expected.contains(now) && !qobject_cast<QTreeView*>(now)) {
                const QImage with = now->grab().toImage();
                now->clearFocus();
                const QImage without = now->grab().toImage();
                if (with == without)
                    invisible += describe(now);
                now->setFocus(Qt::TabFocusReason);
            }
        }
        QStringList missed;
        for (const QWidget* widget : expected - met)
            missed += describe(widget);
        missed.sort();
        QCOMPARE(missed, QStringList());
        QCOMPARE(invisible, QStringList());
        QVERIFY(picture);
        // And back: from the picture to what stands before it.
        m_window->viewport()->setFocus();
        QTRY_VERIFY(pictureHasTheKeyboard());
        tab(Qt::ShiftModifier);
        QTRY_VERIFY(!pictureHasTheKeyboard());
        QVERIFY(QApplication::focusWidget());
    }

private:
    static QString describe(const QWidget* widget) {
        return QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
               widget->accessibleName() + QLatin1Char(' ') + widget->toolTip().section('\n', 0, 0) +
               QStringLiteral(" in ") +
               QString::fromLatin1(widget->parentWidget()->metaObject()->className());
    }
};

RIGWRIGHT_TEST(tst_keyboard_and_pen)
#include "tst_keyboard_and_pen.moc"
