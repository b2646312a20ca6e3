// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Both keymaps by real key events in the whole window: every key of the table, fields, lists,
/// menus.
#include "editor/commands/rig_edits.h"
#include "editor/panels/bones_panel.h"
#include "editor/panels/brush_bar.h"
#include "editor/panels/status_line.h"
#include "editor/ui/actions.h"
#include "editor/ui/slider_field.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <functional>
#include <map>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_keymaps : public WindowTest {
    Q_OBJECT
private:
    using Check = std::function<bool()>;

    static void addKeymaps() {
        QTest::addColumn<bool>("maya");
        QTest::newRow("Blender-like") << false;
        QTest::newRow("Maya-like") << true;
    }
    static void useKeymap(Keymap keymap, bool emulateNumpad = false) {
        InputPreferences preferences;
        preferences.keymap = keymap;
        preferences.emulateNumpad = emulateNumpad;
        applyInputPreferences(preferences);
    }
    static void useFetchedKeymap() {
        QFETCH(bool, maya);
        useKeymap(maya ? Keymap::Maya : Keymap::Blender);
    }

    [[nodiscard]] QWindow* canvas() const { return m_window->viewport()->window3D(); }
    [[nodiscard]] ToolStage& tools() const { return m_window->tools(); }
    [[nodiscard]] Document& document() const { return m_window->document(); }
    [[nodiscard]] Selection selection() const { return document().session().selection(); }
    [[nodiscard]] const BrushValues& brush() const { return tools().brushOptions().values(); }
    [[nodiscard]] QTreeView* tree() const {
        return m_window->bonesPanel()->findChild<QTreeView*>();
    }

    void giveKeysToThePicture() {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(canvas(), kPatience));
        canvas()->requestActivate();
        QTRY_COMPARE(QGuiApplication::focusWindow(), canvas());
    }
    void giveKeysTo(QWidget* widget) {
        m_window->windowHandle()->requestActivate();
        QTRY_VERIFY(QGuiApplication::focusWindow() != canvas());
        widget->setFocus(Qt::TabFocusReason);
        QTRY_COMPARE(QApplication::focusWidget(), widget);
    }
    /// The arm in the middle of the picture, the pointer over the lower bone's half.
    QPoint pointAtTheArm() {
        Camera camera;
        camera.target = {0.5, 0.0, 0.0};
        camera.distance = 2.0;
        document().session().setCamera(camera);
        const Vec2d size(canvas()->width(), canvas()->height());
        Vec2d pixel = size / 2.0;
        project(camera, {0.75, 0.0, 0.0}, size, pixel);
        const QPoint place(int(pixel.x()), int(pixel.y()));
        QTest::mouseMove(canvas(), place);
        return place;
    }
    /// Into whatever has the keyboard.
    static void type(const QString& text) {
        for (const QChar& character : text)
            QTest::keyClick(QGuiApplication::focusWindow(), character.toLatin1());
    }
    static void click(QWindow* window, const QKeySequence& key) {
        QTest::keyClick(window, key[0].key(), key[0].keyboardModifiers());
    }

    /// Bones that the action has something to do with.
    void selectFor(const QString& id) {
        Selection chosen = document().session().selection();
        chosen.bones = {BoneIndex(kLower)};
        if (id == QLatin1String("skeleton.merge") || id == QLatin1String("skeleton.parent"))
            chosen.bones = {BoneIndex(kUpper), BoneIndex(kHelper)};
        chosen.activeBone = chosen.bones.front();
        document().session().setSelection(chosen);
    }
    /// What each action of the tools does to what can be seen of it.
    std::map<QString, Check> consequences() {
        const auto says = [this](const QString& label) {
            return [this, label] {
                const Overlay overlay = tools().overlay();
                return overlay.plate && !overlay.plate->lines.empty() &&
                       overlay.plate->lines.front().label == label;
            };
        };
        const auto drags = [this](const QString& label) {
            return [this, label] {
                const Overlay overlay = tools().overlay();
                return tools().isBusy() && overlay.circle && overlay.circle->label.contains(label);
            };
        };
        const auto edits = [this] { return document().undoStack().count() == 1; };
        const BrushValues before = brush();
        return {
            {"pose.grab", says("Move")},
            {"pose.turn", says("Rotate")},
            {"pose.resize", says("Scale")},
            {"brush.radius", drags(" px")},
            {"brush.strength", drags("Strength")},
            {"brush.value", drags("Value")},
            {"brush.smaller",
             [this, before] { return brush().radiusPixels < before.radiusPixels; }},
            {"brush.larger", [this, before] { return brush().radiusPixels > before.radiusPixels; }},
            {"brush.pick-bone", [this] { return selection().activeBone == BoneIndex(kLower); }},
            {"brush.sample-weight", [this, before] { return brush().value != before.value; }},
            {"joints.resize", says("Scale")},
            {"skeleton.extrude", says("Extrude")},
            {"skeleton.duplicate", says("Duplicate")},
            {"skeleton.roll", says("Roll")},
            {"skeleton.split", edits},
            {"skeleton.merge", edits},
            {"skeleton.dissolve", edits},
            {"skeleton.delete", edits},
            {"skeleton.parent", edits},
            {"skeleton.unparent", edits},
            {"rig.delete", [this] { return !document().character().rig; }},
            {"brush.mode-menu", [] { return QApplication::activePopupWidget() != nullptr; }},
        };
    }

private Q_SLOTS:
    void cleanup() {
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        useKeymap(Keymap::Blender);
        tools().cancel();
        tools().brushOptions().setValues({});
    }

    void everyKeyOfTheToolsDoesItsAction_data() { addKeymaps(); }
    void everyKeyOfTheToolsDoesItsAction() {
        openArm();
        useFetchedKeymap();
        giveKeysToThePicture();
        int keys = 0;
        for (const ActionInfo& info : actionTable()) {
            if (isWindowShortcut(info.scope))
                continue;
            const QString id = QString::fromLatin1(info.id);
            QStringList names{QStringLiteral("paint"), QStringLiteral("smooth")};
            if (info.scope == ActionScope::Pose)
                names = {QStringLiteral("select"), QStringLiteral("rotate")};
            else if (info.scope == ActionScope::Viewport)
                names = {QStringLiteral("select"), QStringLiteral("move"), QStringLiteral("paint")};
            else if (info.scope == ActionScope::Joints)
                names = {QStringLiteral("joints"), QStringLiteral("create-bone")};
            for (const QString& name : names) {
                for (const QKeySequence& key : actionKeys(info)) {
                    tools().setCurrent(name);
                    tools().brushOptions().setValues({});
                    pointAtTheArm();
                    selectBone(document().session(), BoneIndex(kUpper));
                    if (id == QLatin1String("brush.sample-weight"))
                        selectBone(document().session(), BoneIndex(kLower));
                    if (info.scope == ActionScope::Joints)
                        selectFor(id);
                    if (id.startsWith(QLatin1String("rig."))) // a control, selected
                        QVERIFY(addSelectedControls(document()).has_value());
                    BrushValues odd = brush();
                    odd.value = 0.123;
                    tools().brushOptions().setValues(odd);
                    const auto checks = consequences();
                    QVERIFY2(checks.contains(id), qPrintable(id + ": say here what it does"));
                    QTest::keyPress(canvas(), key[0].key(), key[0].keyboardModifiers());
                    QVERIFY2(checks.at(id)(), qPrintable(id + QLatin1Char(' ') + key.toString() +
                                                         QLatin1Char(' ') + name));
                    if (QWidget* popup = QApplication::activePopupWidget())
                        popup->close();
                    tools().cancel();
                    QTest::keyRelease(canvas(), key[0].key(), key[0].keyboardModifiers());
                    if (id.startsWith(QLatin1String("skeleton.")) ||
                        id.startsWith(QLatin1String("rig."))) {
                        document().goToStep(0);
                        document().undoStack().clear();
                    }
                    QCOMPARE(document().undoStack().count(), 0);
                    ++keys;
                }
            }
        }
        QVERIFY(keys >= 15);
    }

    void holdingAKeyDragsTheBrushTheMayaWay() {
        openArm();
        useKeymap(Keymap::Maya);
        tools().setCurrent(QStringLiteral("paint"));
        giveKeysToThePicture();
        const QPoint at = pointAtTheArm();
        const auto drag = [&](Qt::Key key, int pixels) {
            QTest::keyPress(canvas(), key);
            QVERIFY(tools().isBusy());
            QTest::mousePress(canvas(), Qt::LeftButton, {}, at);
            QTest::mouseMove(canvas(), at + QPoint(pixels, 0));
            QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at + QPoint(pixels, 0));
            QVERIFY(tools().isBusy()); // the key is still down
            QTest::keyRelease(canvas(), key);
            QVERIFY(!tools().isBusy());
        };
        drag(Qt::Key_B, 30);
        QVERIFY(std::abs(brush().radiusPixels - 80.0) < 1e-9);
        drag(Qt::Key_N, -40);
        QVERIFY(std::abs(brush().value - 0.6) < 1e-9);
        drag(Qt::Key_M, 25);
        QVERIFY(std::abs(brush().strength - 0.75) < 1e-9);
        QCOMPARE(document().undoStack().count(), 0);

        // Escape restores, and the key that is still held means nothing more.
        QTest::keyPress(canvas(), Qt::Key_B);
        QTest::mousePress(canvas(), Qt::LeftButton, {}, at);
        QTest::mouseMove(canvas(), at + QPoint(50, 0));
        QVERIFY(brush().radiusPixels > 100.0);
        QTest::keyClick(canvas(), Qt::Key_Escape);
        QVERIFY(!tools().isBusy());
        QVERIFY(std::abs(brush().radiusPixels - 80.0) < 1e-9);
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at);
        QTest::keyRelease(canvas(), Qt::Key_B);
        QCOMPARE(document().undoStack().count(), 0);

        // A key whose release goes to another window does not stay down.
        QTest::keyPress(canvas(), Qt::Key_B);
        QVERIFY(tools().isBusy());
        giveKeysTo(tree());
        QVERIFY(!tools().isBusy());
    }

    void theModeMenuStandsAtThePointer() {
        openArm();
        useKeymap(Keymap::Maya);
        tools().setCurrent(QStringLiteral("paint"));
        giveKeysToThePicture();
        pointAtTheArm();
        QTest::keyClick(canvas(), Qt::Key_U);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 5);
        QVERIFY(menu->actions().front()->isChecked());
        QTest::keyClick(menu, Qt::Key_R); // Replace
        QCOMPARE(brush().mode, BrushMode::Replace);
        QTRY_VERIFY(!QApplication::activePopupWidget());
    }

    void gizmosAreChosenTheMayaWay() {
        openArm();
        useKeymap(Keymap::Maya);
        giveKeysToThePicture();
        QCoreApplication::processEvents();
        for (const auto& [key, tool] :
             {std::pair(Qt::Key_W, "move"), std::pair(Qt::Key_E, "rotate"),
              std::pair(Qt::Key_R, "scale"), std::pair(Qt::Key_Q, "select")}) {
            QTest::keyClick(canvas(), key);
            QCOMPARE(tools().current().id(), QLatin1String(tool));
        }
        useKeymap(Keymap::Blender);
        QTest::keyClick(canvas(), Qt::Key_W);
        QCOMPARE(tools().current().id(), QStringLiteral("select"));
    }

    void theKeymapIsSwitchedWhileTheWindowStands() {
        openArm();
        tools().setCurrent(QStringLiteral("paint"));
        BrushBar* bar = m_window->findChild<BrushBar*>();
        QVERIFY(bar);
        QVERIFY(m_window->statusLine()->hintText().contains(QStringLiteral("F radius")));
        QVERIFY(bar->radius()->toolTip().contains(QStringLiteral("(F)")));
        action("keys.maya")->trigger();
        QVERIFY(action("keys.maya")->isChecked() && !action("keys.blender")->isChecked());
        QCOMPARE(action("tool.rotate")->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::Key_E)});
        QVERIFY(action("brush.radius")->text().endsWith(QStringLiteral("\tB")));
        QVERIFY(action("view.frame-selected")->toolTip().contains(QStringLiteral("(F)")));
        QVERIFY(m_window->statusLine()->hintText().contains(QStringLiteral("B radius")));
        QVERIFY(m_window->statusLine()->hintText().contains(QStringLiteral("Alt+LMB orbit")));
        QVERIFY(bar->radius()->toolTip().contains(QStringLiteral("(B)")));
        QCOMPARE(storedInputPreferences().keymap, Keymap::Maya);
        action("keys.blender")->trigger();
        QVERIFY(action("tool.rotate")->shortcuts().isEmpty());
        QVERIFY(m_window->statusLine()->hintText().contains(QStringLiteral("F radius")));
        QCOMPARE(storedInputPreferences(), InputPreferences());
    }

    void whatPointsIsRemembered() {
        action("keys.emulate-numpad")->trigger();
        action("keys.trackpad")->trigger();
        action("keys.orbit-selection")->trigger();
        InputPreferences wanted;
        wanted.emulateNumpad = wanted.trackpad = true;
        wanted.orbitCentre = OrbitCentre::Selection;
        QCOMPARE(inputPreferences(), wanted);
        QCOMPARE(storedInputPreferences(), wanted);
        QVERIFY(action("keys.trackpad")->isChecked());
        action("keys.trackpad")->trigger();
        QVERIFY(!action("keys.trackpad")->isChecked());
        QSettings().remove(QStringLiteral("keys"));
        QCOMPARE(storedInputPreferences(), InputPreferences());
    }

    void digitsTurnTheViewWithoutANumberPad() {
        openArm();
        giveKeysToThePicture();
        QCoreApplication::processEvents();
        QTest::keyClick(canvas(), Qt::Key_3);
        QTest::qWait(250);
        QCOMPARE(document().session().camera().yaw, 0.0);
        useKeymap(Keymap::Blender, true);
        QTest::keyClick(canvas(), Qt::Key_3);
        QTRY_VERIFY(std::abs(document().session().camera().yaw - kPi / 2.0) < 1e-9);
        QTest::keyClick(canvas(), Qt::Key_1);
        QTRY_VERIFY(std::abs(document().session().camera().yaw) < 1e-9);
        // Numbers that are typed into a turn stay numbers.
        tools().setCurrent(QStringLiteral("rotate"));
        QTest::keyClick(canvas(), Qt::Key_R);
        QTest::keyClick(canvas(), Qt::Key_3);
        QTest::keyClick(canvas(), Qt::Key_Escape);
        QTest::qWait(250);
        QVERIFY(std::abs(document().session().camera().yaw) < 1e-9);
    }

    void isolatingShowsOneMeshAndForgetsItWithTheCharacter() {
        openArm(); // which has a cuff
        giveKeysToThePicture();
        QCoreApplication::processEvents();
        QTest::keyClick(canvas(), Qt::Key_Slash);
        QVERIFY(isShown(document(), MeshInstanceIndex(0)));
        QVERIFY(!isShown(document(), MeshInstanceIndex(1)));
        QVERIFY(action("view.isolate")->isChecked());
        QVERIFY(!m_window->isWindowModified()); // the file keeps what is visible
        QTest::keyClick(canvas(), Qt::Key_Slash);
        QVERIFY(isShown(document(), MeshInstanceIndex(1)));
        QTest::keyClick(canvas(), Qt::Key_Slash);
        document().reset(armCharacter(), {});
        QVERIFY(isShown(document(), MeshInstanceIndex(0)));
        QVERIFY(!document().session().isolated().isValid());
    }

    void allSingleKeysTypeInFields_data() { addKeymaps(); }
    void allSingleKeysTypeInFields() {
        openArm();
        useFetchedKeymap();
        auto* filter = m_window->bonesPanel()->findChild<QLineEdit*>();
        QVERIFY(filter);
        giveKeysTo(filter);
        QCoreApplication::processEvents();
        const Camera camera = document().session().camera();
        const QString tool = tools().current().id();
        const QString letters = QStringLiteral("abcdefghijklmnopqrstuvwxyz 0123456789./[],");
        type(letters);
        QCOMPARE(filter->text(), letters);
        QCOMPARE(tools().current().id(), tool);
        QVERIFY(document().session().camera() == camera);
        QVERIFY(!document().session().playhead().playing);
        filter->clear();
    }

    void theTreeKeepsItsOwnKeys_data() { addKeymaps(); }
    void theTreeKeepsItsOwnKeys() {
        openArm();
        useFetchedKeymap();
        giveKeysTo(tree());
        QCoreApplication::processEvents();
        selectBone(document().session(), BoneIndex(kLower));
        const Camera camera = document().session().camera();
        const auto send = [](Qt::Key key) { QTest::keyClick(QGuiApplication::focusWindow(), key); };
        send(Qt::Key_Home);
        QCOMPARE(tree()->currentIndex().row(), 0);
        QVERIFY(!tree()->currentIndex().parent().isValid());
        QCOMPARE(selection().bones.size(), std::size_t(1));
        send(Qt::Key_End);
        QVERIFY(selection().activeBone != BoneIndex(0));
        send(Qt::Key_Home);
        send(Qt::Key_Left);
        QVERIFY(!tree()->isExpanded(tree()->currentIndex()));
        send(Qt::Key_Right);
        QVERIFY(tree()->isExpanded(tree()->currentIndex()));
        // Letters find by name, and do not select everything, pose or play.
        const std::string name =
            document().character().skeleton.names[selection().activeBone.value()];
        type(QStringLiteral("a"));
        send(Qt::Key_Space);
        QVERIFY(selection().bones.size() <= 1);
        QVERIFY(!document().session().playhead().playing);
        QVERIFY(!tools().isBusy());
        QVERIFY(document().session().camera() == camera);
        QVERIFY(!name.empty());
        // With Ctrl they are the window's.
        lockABone(document());
        QCoreApplication::processEvents();
        QTest::keyClick(QGuiApplication::focusWindow(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!document().character().boneFlags[kLower].locked);
    }

    void spacePressesTheButtonThatHasTheKeyboard() {
        openArm();
        tools().setCurrent(QStringLiteral("paint"));
        BrushBar* bar = m_window->findChild<BrushBar*>();
        QVERIFY(bar);
        giveKeysTo(bar->accumulate());
        QVERIFY(!brush().accumulate);
        QTest::keyClick(QGuiApplication::focusWindow(), Qt::Key_Space);
        QVERIFY(brush().accumulate);
        QVERIFY(!document().session().playhead().playing);
    }

    void undoLeavesAFieldThatRefusedANumber() {
        openArm();
        tools().setCurrent(QStringLiteral("paint"));
        BrushBar* bar = m_window->findChild<BrushBar*>();
        QVERIFY(bar);
        lockABone(document());
        QCoreApplication::processEvents();
        giveKeysTo(bar->strength());
        type(QStringLiteral("5 apples"));
        QTest::keyClick(QGuiApplication::focusWindow(), Qt::Key_Return);
        QCOMPARE(brush().strength, 0.5);
        QVERIFY(bar->strength()->isTyping());
        QTest::keyClick(QGuiApplication::focusWindow(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!bar->strength()->isTyping());
        QCOMPARE(brush().strength, 0.5);
        QVERIFY(document().character().boneFlags[kLower].locked); // one thing at a time
        QTest::keyClick(QGuiApplication::focusWindow(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!document().character().boneFlags[kLower].locked);
        // A point begins a number, too.
        type(QStringLiteral(".25"));
        QTest::keyClick(QGuiApplication::focusWindow(), Qt::Key_Return);
        QCOMPARE(brush().strength, 0.25);
    }

    void everyActionStandsInAMenu() {
        QStringList missing;
        QList<QMenu*> menus =
            m_window->menuWidget()->findChild<QMenuBar*>()->findChildren<QMenu*>();
        for (QAction* each : m_window->actions().all()) {
            const bool found = std::ranges::any_of(
                menus, [each](const QMenu* menu) { return menu->actions().contains(each); });
            if (!found)
                missing += each->property("id").toString();
        }
        QCOMPARE(missing, QStringList());
    }

    void everyToolTipHasTheKeyAndASentence_data() { addKeymaps(); }
    void everyToolTipHasTheKeyAndASentence() {
        useFetchedKeymap();
        for (const ActionInfo& info : actionTable()) {
            const QString tip = action(info.id)->toolTip();
            QVERIFY2(tip.contains(actionSentence(info)), qPrintable(tip));
            const QString key = actionKeyText(QString::fromLatin1(info.id));
            QVERIFY2(tip.contains(key), qPrintable(tip));
        }
    }

    /// The last one: what the actions do is cut off, so that only the way of the key is seen.
    void everyShortcutTriggersItsActionAlone_data() {
        QTest::addColumn<bool>("maya");
        QTest::addColumn<bool>("emulateNumpad");
        QTest::addColumn<bool>("picture");
        for (const bool maya : {false, true})
            for (const bool numpad : {false, true})
                for (const bool picture : {false, true})
                    QTest::addRow("%s%s, %s", maya ? "Maya-like" : "Blender-like",
                                  numpad ? " without a number pad" : "",
                                  picture ? "from the picture" : "from the tool strip")
                        << maya << numpad << picture;
    }
    void everyShortcutTriggersItsActionAlone() {
        QFETCH(bool, maya);
        QFETCH(bool, emulateNumpad);
        QFETCH(bool, picture);
        openArm();
        useKeymap(maya ? Keymap::Maya : Keymap::Blender, emulateNumpad);
        QStringList triggered;
        QObject listener;
        for (QAction* each : m_window->actions().all()) {
            each->disconnect(&m_window->actions());
            connect(each, &QAction::triggered, &listener,
                    [&triggered, each] { triggered += each->property("id").toString(); });
        }
        int keys = 0;
        for (const bool vertices : {false, true}) {
            // Bones and vertices share keys: the tool says which are meant.
            tools().setCurrent(vertices ? QStringLiteral("lasso") : QStringLiteral("select"));
            QCoreApplication::processEvents();
            if (picture)
                giveKeysToThePicture();
            else
                giveKeysTo(m_window->statusLine());
            for (const ActionInfo& info : actionTable()) {
                if (!isWindowShortcut(info.scope) ||
                    info.scope == (vertices ? ActionScope::Bones : ActionScope::Vertices))
                    continue;
                for (const QKeySequence& key : actionKeys(info)) {
                    for (QAction* each : m_window->actions().all())
                        each->setEnabled(true);
                    triggered.clear();
                    click(QGuiApplication::focusWindow(), key);
                    QVERIFY2(triggered == QStringList{QString::fromLatin1(info.id)},
                             qPrintable(key.toString() + QStringLiteral(" should be ") +
                                        QLatin1String(info.id) + QStringLiteral(", was ") +
                                        triggered.join(QLatin1Char(' '))));
                    QVERIFY2(!tools().isBusy(), info.id);
                    ++keys;
                }
            }
        }
        QVERIFY(keys > 35);
    }
};

RIGWRIGHT_TEST(tst_keymaps)
#include "tst_keymaps.moc"
