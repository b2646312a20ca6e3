// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Controls under pointer and keys: exactly with the pointer, within locks and limits, in one step.
#include "editor/tools/control_drag.h"

#include "core/rig/rig.h"
#include "editor/commands/pose_commands.h"
#include "editor/document/control_outlines.h"
#include "editor/document/document_command.h"
#include "editor/tools/control_pick.h"
#include "tests/support/matchers.h"
#include "tests/support/pointer_script.h"
#include "tests/support/rigged_arm.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <utility>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr double kClose = 1e-6;

/// Takes the whole rig away, and puts it back.
class DropRig : public DocumentCommand {
public:
    explicit DropRig(Document& document) : DocumentCommand(document, QStringLiteral("Drop")) {}
    void redo() override { swap(); }
    void undo() override { swap(); }

private:
    void swap() {
        std::swap(character().rig, m_rig);
        std::swap(character().pose.controls, m_controls);
        std::swap(character().pose.ikWeights, m_weights);
        announce(RigChanged());
    }
    std::shared_ptr<const Rig> m_rig;
    std::vector<Transform> m_controls;
    std::vector<double> m_weights;
};

Transform parentOf(const QString& kind) {
    Transform parent;
    parent.translation = {0.1, 0.05, 0.02};
    if (kind != QLatin1String("at rest"))
        parent.rotation = Quatd(Eigen::AngleAxisd(0.4, Vec3d(1.0, 2.0, 3.0).normalized()));
    if (kind == QLatin1String("scaled"))
        parent.scale = Vec3d::Constant(1.2);
    if (kind == QLatin1String("stretched"))
        parent.scale = {1.2, 0.7, 1.1};
    if (kind == QLatin1String("mirrored"))
        parent.scale = {1.0, -1.1, 1.0};
    return parent;
}

} // namespace

class tst_control_drag : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { begin(riggedArm(0.0)); }
    void cleanup();

    void clicksSelectControlsBeforeBones();
    void aClickOnABoneOrOnNothingLetsGoOfControls();
    void whatIsNotDrawnIsNotPicked();
    void theNearestLineIsPickedThenTheNearestToTheEye();
    void aDraggedControlStaysUnderThePointer_data();
    void aDraggedControlStaysUnderThePointer();
    void aDrivingControlTakesItsBoneAlong();
    void arrowsMoveAlongTheirAxis();
    void turningIsARotationOfTheModel_data();
    void turningIsARotationOfTheModel();
    void ownAxesAreThoseOfTheControl();
    void lockedChannelsAndLimitsHold();
    void escapeAndUndoLeaveNothing();
    void controlsBelowASelectedOneGoAlongOnce();
    void keysMoveTurnAndResetControls();
    void anAxisKeyLocksADragInThePicture();
    void aRigThatGoesTakesItsSelectionAndItsDragAlong();
    void hintsAreAboutControlsWhereOneIsHeld();

private:
    void begin(const Character& character);
    void setRig(const std::function<void(Rig&)>& change);
    [[nodiscard]] const Affine3d& place(std::size_t control) {
        return m_document->derived().shownFrame().rig.modelFromControl[control];
    }
    [[nodiscard]] const Transform& value(std::size_t control) const {
        return m_document->character().pose.controls[control];
    }
    /// On a line of its shape.
    [[nodiscard]] Vec2d onLine(std::size_t control);
    /// With nothing selected before, so that no handle is in the way.
    void dragBy(std::size_t control, const Vec2d& way) {
        m_document->session().setSelection({});
        const Vec2d from = onLine(control);
        m_script->drag(from, from + way);
    }
    [[nodiscard]] const Selection& selection() const { return m_document->session().selection(); }
    void type(std::initializer_list<int> keys) {
        for (const int key : keys)
            QVERIFY(m_script->key(key));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_stage;
    std::unique_ptr<PointerScript> m_script;
};

void tst_control_drag::begin(const Character& character) {
    cleanup();
    m_document = std::make_unique<Document>();
    m_document->reset(character, QString());
    m_stage = std::make_unique<ToolStage>(*m_document);
    m_script = std::make_unique<PointerScript>(*m_document, *m_stage);
    m_document->session().setCamera(armCamera());
    m_stage->setCurrent(QStringLiteral("move"));
}

void tst_control_drag::cleanup() {
    m_script.reset();
    m_stage.reset();
    m_document.reset();
}

void tst_control_drag::setRig(const std::function<void(Rig&)>& change) {
    Character character = m_document->character();
    Rig rig = *character.rig;
    change(rig);
    character.rig = std::make_shared<const Rig>(std::move(rig));
    begin(character);
}

Vec2d tst_control_drag::onLine(std::size_t control) {
    for (const ControlOutline& outline : shownOutlines(*m_document))
        if (outline.control == ControlIndex(control))
            return m_script->pixelOf(outline.lines.front().front());
    return {-1000.0, -1000.0};
}

void tst_control_drag::clicksSelectControlsBeforeBones() {
    for (const char* tool : {"select", "move"}) {
        m_document->session().setSelection({});
        m_stage->setCurrent(QString::fromLatin1(tool));
        m_script->click(onLine(kLowerControl));
        QCOMPARE(selection().controls, std::vector{ControlIndex(kLowerControl)});
        QCOMPARE(selection().activeControl, ControlIndex(kLowerControl));
        QCOMPARE(selection().activeBone, BoneIndex(kLower));
        m_script->modifiers.shift = true;
        m_script->click(onLine(kHandControl));
        QCOMPARE(selection().controls,
                 (std::vector{ControlIndex(kLowerControl), ControlIndex(kHandControl)}));
        m_script->click(onLine(kHandControl));
        QCOMPARE(selection().controls, std::vector{ControlIndex(kLowerControl)});
        m_script->modifiers.shift = false;
    }
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_control_drag::aClickOnABoneOrOnNothingLetsGoOfControls() {
    for (const char* tool : {"select", "move"}) {
        m_stage->setCurrent(QString::fromLatin1(tool));
        selectControl(m_document->session(), *m_document->character().rig,
                      ControlIndex(kLowerControl));
        m_script->click(m_script->pixelOf({0.78, 0.0, 0.0})); // lower's own stick
        QVERIFY(selection().controls.empty() && !selection().activeControl.isValid());
        QCOMPARE(selection().activeBone, BoneIndex(kLower));
        selectControl(m_document->session(), *m_document->character().rig,
                      ControlIndex(kHandControl));
        m_script->click({10.0, 10.0});
        QVERIFY(selection().controls.empty() && selection().bones.empty());
    }
}

void tst_control_drag::whatIsNotDrawnIsNotPicked() {
    const Vec2d at = onLine(kHandControl);
    const PointerEvent event =
        pointerEventAt(m_document->session().camera(), at, Vec2d(800.0, 600.0));
    QCOMPARE(pickControl(*m_document, event), ControlIndex(kHandControl));
    m_document->derived().showRest(true);
    QVERIFY(!pickControl(*m_document, event).isValid());
    m_document->derived().showRest(false);
    ViewSettings view = m_document->session().view();
    view.controls = false;
    m_document->session().setView(view);
    QVERIFY(!pickControl(*m_document, event).isValid());
    m_script->move(at);
    QVERIFY(!m_stage->overlay().hoveredControl.isValid());
    setRig([](Rig& rig) { rig.controls[kHandControl].hidden = true; });
    m_document->session().setView({});
    QVERIFY(!pickControl(*m_document, event).isValid());
}

void tst_control_drag::theNearestLineIsPickedThenTheNearestToTheEye() {
    // Two flat shapes one behind the other: from the eye they begin on one line.
    setRig([](Rig& rig) {
        rig.controls[kPoleControl].bone = BoneIndex(kHelper);
        rig.controls[kPoleControl].place.translation = Vec3d::Zero();
        for (const std::size_t control : {kHandControl, kPoleControl}) {
            rig.controls[control].shape = ControlShape::Polyline;
            rig.controls[control].points = {{-1.0, 0.0, 0.0}, {1.0, 0.0, 0.0}};
        }
        rig.controls[kPoleControl].place.translation.z() = 0.2; // towards the eye
    });
    Camera camera = armCamera();
    camera.target = {1.0, 0.0, 0.0};
    camera.orthographic = true;
    m_document->session().setCamera(camera);
    const auto pickAt = [&](const Vec2d& pixel) {
        return pickControl(*m_document, pointerEventAt(camera, pixel, Vec2d(800.0, 600.0)));
    };
    QCOMPARE(pickAt({400.0, 300.0}), ControlIndex(kPoleControl));
    QCOMPARE(pickAt({400.0, 306.5}), ControlIndex(kPoleControl));
    QVERIFY(!pickAt({400.0, 307.5}).isValid());
    // Apart, the nearer line wins, however deep it lies.
    setRig([](Rig& rig) { rig.controls[kPoleControl].place.translation.y() = 0.01; });
    m_document->session().setCamera(camera);
    QCOMPARE(pickAt({400.0, 301.0}), ControlIndex(kHandControl));
}

void tst_control_drag::aDraggedControlStaysUnderThePointer_data() {
    QTest::addColumn<QString>("parent");
    QTest::addColumn<int>("control");
    QTest::addColumn<int>("space");
    QTest::addColumn<bool>("orthographic");
    for (const char* parent : {"at rest", "turned", "scaled", "stretched", "mirrored"}) {
        for (const ControlSpace space :
             {ControlSpace::Parent, ControlSpace::Root, ControlSpace::World, ControlSpace::Node})
            QTest::addRow("free, %s, space %d", parent, int(space))
                << QString::fromLatin1(parent) << int(kHandControl) << int(space) << false;
        QTest::addRow("driving, %s", parent) << QString::fromLatin1(parent) << int(kLowerControl)
                                             << int(ControlSpace::Parent) << true;
    }
}

void tst_control_drag::aDraggedControlStaysUnderThePointer() {
    QFETCH(QString, parent);
    QFETCH(int, control);
    QFETCH(int, space);
    QFETCH(bool, orthographic);
    const auto index = std::size_t(control);
    setRig([&](Rig& rig) {
        rig.controls[index].space = ControlSpace(space);
        rig.controls[index].place.rotation =
            Quatd(Eigen::AngleAxisd(0.7, Vec3d(-1.0, 1.0, 0.5).normalized()));
        if (ControlSpace(space) == ControlSpace::Node)
            rig.controls[index].spaceNode = controlNode(ControlIndex(kUpperControl));
    });
    Character posed = m_document->character();
    posed.pose.local[kUpper] = parentOf(parent);
    begin(posed);
    Camera camera = armCamera();
    camera.orthographic = orthographic;
    m_document->session().setCamera(camera);

    const Affine3d before = place(index);
    const Vec2d from = onLine(index);
    const Vec2d way(37.0, -52.0);
    const Vec2d origin = m_script->pixelOf(before.translation());
    m_script->press(from);
    QCOMPARE(selection().activeControl, ControlIndex(index));
    for (int step = 1; step <= 5; ++step) {
        m_script->move(from + way * step / 5.0);
        VERIFY_NEAR(m_script->pixelOf(place(index).translation()), Vec2d(origin + way * step / 5.0),
                    1e-4);
        VERIFY_NEAR(place(index).linear(), before.linear(), kClose);
    }
    QVERIFY(m_document->character() == posed); // only shown
    m_script->release(from + way);
    QCOMPARE(m_document->undoStack().count(), 1);
    VERIFY_NEAR(m_script->pixelOf(place(index).translation()), Vec2d(origin + way), 1e-4);
    m_document->undo();
    QVERIFY(m_document->character() == posed);
    m_document->redo();
    VERIFY_NEAR(m_script->pixelOf(place(index).translation()), Vec2d(origin + way), 1e-4);
}

void tst_control_drag::aDrivingControlTakesItsBoneAlong() {
    const Vec3d head = m_document->derived().shownFrame().modelFromBone[kLower].translation();
    dragBy(kLowerControl, {20.0, -30.0});
    const Vec3d moved = m_document->derived().shownFrame().modelFromBone[kLower].translation();
    VERIFY_NEAR(moved, place(kLowerControl).translation(), kClose);
    VERIFY_NEAR(m_script->pixelOf(moved), Vec2d(m_script->pixelOf(head) + Vec2d(20.0, -30.0)),
                1e-4);
    // The clip's own pose stays what it was: the control lies above it.
    QVERIFY(m_document->character().pose.local == m_document->character().skeleton.restLocal);
}

void tst_control_drag::arrowsMoveAlongTheirAxis() {
    selectControl(m_document->session(), *m_document->character().rig, ControlIndex(kHandControl));
    const Vec3d before = place(kHandControl).translation();
    const Vec2d centre = m_script->pixelOf(before);
    m_script->press(centre + Vec2d(0.0, -60.0));
    QVERIFY(m_stage->overlay().gizmo->active == GizmoAxis::Y);
    m_script->move(centre + Vec2d(0.0, -100.0));
    m_script->release(centre + Vec2d(0.0, -100.0));
    const Vec3d way = place(kHandControl).translation() - before;
    VERIFY_NEAR(Vec2d(way.x(), way.z()), Vec2d(0.0, 0.0), kClose);
    VERIFY_NEAR(m_script->pixelOf(place(kHandControl).translation()).y(), centre.y() - 40.0, 1e-3);
}

void tst_control_drag::turningIsARotationOfTheModel_data() {
    QTest::addColumn<QString>("parent");
    QTest::addColumn<int>("control");
    for (const char* parent : {"at rest", "turned", "scaled"})
        for (const std::size_t control : {kLowerControl, kHandControl})
            QTest::addRow("%s, control %d", parent, int(control))
                << QString::fromLatin1(parent) << int(control);
}

void tst_control_drag::turningIsARotationOfTheModel() {
    QFETCH(QString, parent);
    QFETCH(int, control);
    const auto index = std::size_t(control);
    Character posed = m_document->character();
    posed.pose.local[kUpper] = parentOf(parent);
    begin(posed);
    selectControl(m_document->session(), *posed.rig, ControlIndex(index));
    const Affine3d before = place(index);
    m_script->move({700.0, 100.0});
    type({Qt::Key_R, Qt::Key_Z, Qt::Key_6, Qt::Key_0, Qt::Key_Return});
    const Mat3d turn = Eigen::AngleAxisd(kPi / 3.0, Vec3d::UnitZ()).toRotationMatrix();
    VERIFY_NEAR(place(index).linear(), Mat3d(turn * before.linear()), kClose);
    VERIFY_NEAR(place(index).translation(), before.translation(), kClose);
    QVERIFY(value(index).translation == posed.pose.controls[index].translation);
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_control_drag::ownAxesAreThoseOfTheControl() {
    setRig([](Rig& rig) {
        rig.controls[kHandControl].place.rotation =
            Quatd(Eigen::AngleAxisd(1.1, Vec3d(0.0, 1.0, 1.0).normalized()));
    });
    selectControl(m_document->session(), *m_document->character().rig, ControlIndex(kHandControl));
    const Affine3d before = place(kHandControl);
    m_script->move({700.0, 100.0});
    type({Qt::Key_R, Qt::Key_X, Qt::Key_X, Qt::Key_3, Qt::Key_0, Qt::Key_Return});
    const Mat3d turn = Eigen::AngleAxisd(kPi / 6.0, Vec3d::UnitX()).toRotationMatrix();
    VERIFY_NEAR(place(kHandControl).linear(), Mat3d(before.linear() * turn), kClose);
    type({Qt::Key_G, Qt::Key_Y, Qt::Key_Y, Qt::Key_Period, Qt::Key_2, Qt::Key_Return});
    const Vec3d own = before.linear() * turn * Vec3d::UnitY();
    VERIFY_NEAR(place(kHandControl).translation(), Vec3d(before.translation() + 0.2 * own), kClose);
}

void tst_control_drag::lockedChannelsAndLimitsHold() {
    setRig([](Rig& rig) {
        Control& hand = rig.controls[kHandControl];
        hand.locked[std::size_t(TransformChannel::MoveY)] = true;
        hand.limits[std::size_t(TransformChannel::MoveX)] = ChannelRange{-0.05, 0.08};
        Control& lower = rig.controls[kLowerControl];
        for (const TransformChannel channel : {TransformChannel::TurnX, TransformChannel::TurnY})
            lower.locked[std::size_t(channel)] = true;
        lower.limits[std::size_t(TransformChannel::TurnZ)] = ChannelRange{-0.5, 0.25};
    });
    dragBy(kHandControl, {-4.0, -80.0});
    QCOMPARE(value(kHandControl).translation.y(), 0.0);
    QVERIFY(value(kHandControl).translation.x() < -1e-3);
    dragBy(kHandControl, {200.0, 0.0});
    VERIFY_NEAR(value(kHandControl).translation.x(), 0.08, 1e-9);
    dragBy(kHandControl, {-300.0, 0.0});
    VERIFY_NEAR(value(kHandControl).translation.x(), -0.05, 1e-9);

    selectControl(m_document->session(), *m_document->character().rig, ControlIndex(kLowerControl));
    m_script->move({700.0, 100.0});
    type({Qt::Key_R, Qt::Key_Z, Qt::Key_Z, Qt::Key_9, Qt::Key_0, Qt::Key_Return});
    VERIFY_NEAR(value(kLowerControl).rotation, Quatd(Eigen::AngleAxisd(0.25, Vec3d::UnitZ())),
                1e-9);
    const Transform limited = value(kLowerControl);
    type({Qt::Key_R, Qt::Key_X, Qt::Key_X, Qt::Key_4, Qt::Key_0, Qt::Key_Return});
    VERIFY_NEAR(value(kLowerControl).rotation, limited.rotation, 1e-9);
}

void tst_control_drag::escapeAndUndoLeaveNothing() {
    const Character before = m_document->character();
    const Vec2d from = onLine(kHandControl);
    m_script->press(from);
    m_script->move(from + Vec2d(50.0, 20.0));
    QVERIFY(!m_document->derived().controlOverrides().empty());
    QVERIFY(m_script->key(Qt::Key_Escape));
    QVERIFY(m_document->derived().controlOverrides().empty());
    m_script->release(from);
    m_document->session().setSelection({});
    m_script->press(from);
    m_script->move(from + Vec2d(50.0, 20.0));
    m_document->undo();
    QVERIFY(!m_stage->isBusy() && m_document->derived().controlOverrides().empty());
    m_script->release(from);
    QVERIFY(m_document->character() == before);
    QCOMPARE(m_document->undoStack().count(), 0);
    // A click that trembles is still a click.
    m_document->session().setSelection({});
    m_script->press(from);
    m_script->move(from + Vec2d(2.0, 1.0));
    m_script->release(from + Vec2d(2.0, 1.0));
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_control_drag::controlsBelowASelectedOneGoAlongOnce() {
    selectControl(m_document->session(), *m_document->character().rig, ControlIndex(kLowerControl));
    selectControl(m_document->session(), *m_document->character().rig, ControlIndex(kUpperControl),
                  true);
    const Vec3d lower = place(kLowerControl).translation();
    m_script->move({700.0, 100.0});
    type({Qt::Key_G, Qt::Key_Y, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    QVERIFY(value(kLowerControl) == Transform());
    VERIFY_NEAR(value(kUpperControl).translation, Vec3d(0.0, 0.1, 0.0), kClose);
    VERIFY_NEAR(place(kLowerControl).translation(), Vec3d(lower + Vec3d(0.0, 0.1, 0.0)), kClose);
    // Side by side, both move.
    m_document->undo();
    selectControl(m_document->session(), *m_document->character().rig, ControlIndex(kHandControl));
    selectControl(m_document->session(), *m_document->character().rig, ControlIndex(kPoleControl),
                  true);
    type({Qt::Key_G, Qt::Key_Y, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    for (const std::size_t control : {kHandControl, kPoleControl})
        VERIFY_NEAR(value(control).translation, Vec3d(0.0, 0.1, 0.0), kClose);
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_control_drag::keysMoveTurnAndResetControls() {
    const Character before = m_document->character();
    selectControl(m_document->session(), *before.rig, ControlIndex(kHandControl));
    m_script->move({700.0, 100.0});
    type({Qt::Key_G, Qt::Key_X, Qt::Key_Period, Qt::Key_2, Qt::Key_Return});
    VERIFY_NEAR(value(kHandControl).translation, Vec3d(0.2, 0.0, 0.0), kClose);
    type({Qt::Key_S, Qt::Key_2, Qt::Key_Return});
    VERIFY_NEAR(value(kHandControl).scale, Vec3d(2.0, 2.0, 2.0), kClose);
    m_script->modifiers.alt = true;
    type({Qt::Key_G});
    QVERIFY(value(kHandControl).translation == Vec3d::Zero());
    VERIFY_NEAR(value(kHandControl).scale, Vec3d(2.0, 2.0, 2.0), kClose);
    type({Qt::Key_S});
    QVERIFY(value(kHandControl) == Transform());
    m_script->modifiers.alt = false;
    QVERIFY(m_document->character().pose == before.pose);
    QCOMPARE(m_document->undoStack().count(), 4);
    for (int step = 0; step < 4; ++step)
        m_document->undo();
    QVERIFY(m_document->character() == before);
}

void tst_control_drag::anAxisKeyLocksADragInThePicture() {
    const Vec2d from = onLine(kHandControl);
    m_script->press(from);
    m_script->move(from + Vec2d(40.0, -30.0));
    const Vec3d free = place(kHandControl).translation();
    QVERIFY(m_script->key(Qt::Key_X));
    const Vec3d locked = place(kHandControl).translation();
    VERIFY_NEAR(Vec2d(locked.y(), locked.z()), Vec2d(0.0, 0.0), kClose);
    QVERIFY(locked.x() > 1.01);
    QVERIFY(m_script->key(Qt::Key_X)); // again: as it was
    VERIFY_NEAR(place(kHandControl).translation(), free, kClose);
    QVERIFY(m_script->key(Qt::Key_Y));
    const Vec3d upright = place(kHandControl).translation();
    VERIFY_NEAR(Vec2d(upright.x(), upright.z()), Vec2d(1.0, 0.0), kClose);
    QVERIFY(upright.y() > 0.01);
    QVERIFY(m_script->key(Qt::Key_Escape));
    m_script->release(from);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_control_drag::aRigThatGoesTakesItsSelectionAndItsDragAlong() {
    const Character before = m_document->character();
    const Vec2d from = onLine(kHandControl);
    m_script->press(from);
    m_script->move(from + Vec2d(40.0, -30.0));
    m_document->push(std::make_unique<DropRig>(*m_document));
    QVERIFY(!m_stage->isBusy());
    QVERIFY(selection().controls.empty() && !selection().activeControl.isValid());
    QVERIFY(m_document->derived().controlOverrides().empty());
    m_script->move(from + Vec2d(80.0, -30.0));
    m_script->release(from + Vec2d(80.0, -30.0));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undo();
    QVERIFY(m_document->character() == before);
    selectControl(m_document->session(), *before.rig, ControlIndex(kPoleControl));
    m_document->redo();
    QVERIFY(selection().controls.empty() && !selection().activeControl.isValid());
}

void tst_control_drag::hintsAreAboutControlsWhereOneIsHeld() {
    const std::vector<Hint> ofBones = m_stage->hints();
    selectControl(m_document->session(), *m_document->character().rig, ControlIndex(kHandControl));
    const std::vector<Hint> ofControls = m_stage->hints();
    QVERIFY(ofBones != ofControls);
    QCOMPARE(ofControls.front().meaning, QStringLiteral("drag control"));
    const auto says = [&](const char* key, const char* meaning) {
        return std::ranges::find(ofControls,
                                 Hint{QString::fromLatin1(key), QString::fromLatin1(meaning)}) !=
               ofControls.end();
    };
    QVERIFY(says("Shift", "precise") && says("X Y Z", "lock axis") && says("Alt+G", "reset"));
    selectBone(m_document->session(), BoneIndex(kLower));
    QVERIFY(m_stage->hints() == ofBones);
}

RIGWRIGHT_TEST(tst_control_drag)
#include "tst_control_drag.moc"
