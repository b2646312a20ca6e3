// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Posing: gizmo drags, bones dragged directly, and G, R, S with locked axes
/// and typed numbers.
#include "editor/commands/pose_commands.h"
#include "editor/tools/gizmo_shape.h"
#include "tests/support/arm_character.h"
#include "tests/support/pointer_script.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr double kClose = 1e-6;

double degrees(double angle) {
    return angle * kPi / 180.0;
}

bool isTurn(const Quatd& rotation, const Vec3d& axis, double angle) {
    return rotation.angularDistance(Quatd(Eigen::AngleAxisd(angle, axis))) < kClose;
}

} // namespace

class tst_posing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();

    void draggingARingByAQuarterTurnsByNinetyDegrees();
    void ringsTurnOverAnyNumberOfTurns();
    void controlSnapsToFifteenDegrees();
    void ringsSeenFromTheSideTurnToo();
    void escapeRestoresThePoseShown();
    void undoInMidDragOnlyEndsTheDrag();
    void draggingABoneTurnsItAboutTheLineOfSight();
    void clickingABoneOnlySelectsIt();
    void arrowsMoveAlongTheirAxis();
    void discMovesInThePlaneOfThePicture();
    void controlMovesInStepsInThePlaneOfThePictureToo();
    void typedRotationAboutALockedAxis();
    void axisPressedAgainIsTheBonesOwn();
    void typedMoveAndScale();
    void pointerRotationFollowsThePointer();
    void keysTakeTheCameraAsItIsNow();
    void navigatingInBetweenKeepsWhatWasReached_data();
    void navigatingInBetweenKeepsWhatWasReached();
    void fromAMenuTheFirstMovementMovesNothing();
    void theBoneUnderThePointerIsKnownInEveryTool();
    void modalEscapeAndRightClickRestore();
    void onlyTopmostBonesOfASelectionMove();
    void parentsThatAreScaledAndMirroredKeepTheTurn();
    void posingDuringPlaybackStopsItAndLetsGoOfTheClip();
    void posingAnotherBoneInMidDragKeepsNothingOfTheDrag();
    void altKeysResetChannels();
    void withoutABoneTheKeysSayWhatToDo();
    void hoverFindsHandlesAndBones();
    void selectToolPicksSticksSurfacesAndNothing();
    void otherKeysAreLeftToTheWindow();
    void keysInMidDragReachNobodyElse();

private:
    [[nodiscard]] const Transform& local(std::size_t bone) const {
        return m_document->character().pose.local[bone];
    }
    [[nodiscard]] const Transform& shown(std::size_t bone) const {
        return m_document->derived().shownFrame().pose.local[bone];
    }
    void type(std::initializer_list<int> keys) {
        for (const int key : keys)
            QVERIFY(m_script->key(key));
    }
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_stage;
    std::unique_ptr<PointerScript> m_script;
};

void tst_posing::init() {
    m_document = std::make_unique<Document>();
    m_document->reset(armCharacter(), QString());
    m_stage = std::make_unique<ToolStage>(*m_document);
    m_script = std::make_unique<PointerScript>(*m_document, *m_stage);
    m_document->session().setCamera(armCamera());
    m_stage->setCurrent(QStringLiteral("rotate"));
    selectBone(m_document->session(), BoneIndex(kLower));
}

void tst_posing::cleanup() {
    m_script.reset();
    m_stage.reset();
    m_document.reset();
}

void tst_posing::draggingARingByAQuarterTurnsByNinetyDegrees() {
    // The Z ring faces the camera: from its right (3 o'clock) to its top.
    const Vec2d centre = m_script->headOf(kLower);
    const double size = m_stage->overlay().gizmo->size;
    m_script->press(centre + Vec2d(size * 0.8, -size * 0.6));
    QVERIFY(m_stage->overlay().gizmo->active == GizmoAxis::Z);
    m_script->moveAlong(centre + Vec2d(size * 0.8, -size * 0.6),
                        centre + Vec2d(-size * 0.6, -size * 0.8), 10);
    QVERIFY(isTurn(shown(kLower).rotation, Vec3d::UnitZ(), kPi / 2.0));
    QVERIFY(std::abs(*m_stage->overlay().gizmo->angle - kPi / 2.0) < kClose);
    QCOMPARE(m_document->undoStack().count(), 0);
    m_script->release(centre + Vec2d(-size * 0.6, -size * 0.8));
    QVERIFY(isTurn(local(kLower).rotation, Vec3d::UnitZ(), kPi / 2.0));
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Rotate lower"));
    m_document->undo();
    QVERIFY(local(kLower) == m_document->character().skeleton.restLocal[kLower]);
}

void tst_posing::ringsTurnOverAnyNumberOfTurns() {
    const Vec2d centre = m_script->headOf(kLower);
    const double size = m_stage->overlay().gizmo->size;
    const auto onRing = [&](double angle) {
        return Vec2d(centre + size * Vec2d(std::cos(angle), -std::sin(angle)));
    };
    m_script->press(onRing(0.7));
    for (double angle = 0.7; angle < 0.7 + degrees(450.0); angle += 0.2)
        m_script->move(onRing(angle));
    m_script->move(onRing(0.7 + degrees(450.0)));
    QVERIFY(std::abs(*m_stage->overlay().gizmo->angle - degrees(450.0)) < kClose);
    m_script->release(onRing(0.7 + degrees(450.0)));
    QVERIFY(isTurn(local(kLower).rotation, Vec3d::UnitZ(), degrees(90.0)));
}

void tst_posing::controlSnapsToFifteenDegrees() {
    const Vec2d centre = m_script->headOf(kLower);
    const double size = m_stage->overlay().gizmo->size;
    const auto onRing = [&](double angle) {
        return Vec2d(centre + size * Vec2d(std::cos(angle), -std::sin(angle)));
    };
    m_script->press(onRing(0.7));
    m_script->modifiers.control = true;
    m_script->move(onRing(0.7 + degrees(32.0)));
    QVERIFY(std::abs(*m_stage->overlay().gizmo->angle - degrees(30.0)) < kClose);
    m_script->modifiers.shift = true;
    m_script->move(onRing(0.7 + degrees(33.0)));
    QVERIFY(std::abs(*m_stage->overlay().gizmo->angle - degrees(35.0)) < kClose);
    m_script->release(onRing(0.7 + degrees(33.0)));
}

void tst_posing::ringsSeenFromTheSideTurnToo() {
    // The Y ring lies edge on, a horizontal line through the head.
    const Vec2d start = m_script->headOf(kLower) + Vec2d(-50.0, 0.0);
    m_script->press(start);
    QVERIFY(m_stage->overlay().gizmo->active == GizmoAxis::Y);
    const double size = m_stage->overlay().gizmo->size;
    m_script->move(start + Vec2d(size, 0.0));
    m_script->release(start + Vec2d(size, 0.0));
    // The near side goes to the right: about +Y, and a radius of way is one
    // radian (perspective apart).
    QVERIFY(isTurn(local(kLower).rotation, Vec3d::UnitY(), 1.0));
}

void tst_posing::escapeRestoresThePoseShown() {
    const Pose before = m_document->character().pose;
    const Vec2d centre = m_script->headOf(kLower);
    m_script->press(centre + Vec2d(72.0, -54.0));
    m_script->move(centre + Vec2d(-54.0, -72.0));
    QVERIFY(!(m_document->derived().shownFrame().pose == before));
    QVERIFY(m_script->key(Qt::Key_Escape));
    QVERIFY(m_document->derived().shownFrame().pose == before);
    QVERIFY(m_document->character().pose == before);
    m_script->release(centre);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_posing::undoInMidDragOnlyEndsTheDrag() {
    poseBones(
        *m_document,
        std::vector<BonePose>{{BoneIndex(kUpper), m_document->character().pose.local[kLower]}},
        QString());
    const Pose before = m_document->character().pose;
    const Vec2d centre = m_script->headOf(kLower);
    m_script->press(centre + Vec2d(72.0, -54.0));
    m_script->move(centre + Vec2d(-54.0, -72.0));
    m_document->undo();
    QVERIFY(!m_stage->isBusy());
    QVERIFY(m_document->derived().shownFrame().pose == before);
    QVERIFY(m_document->canUndo());
}

void tst_posing::draggingABoneTurnsItAboutTheLineOfSight() {
    selectBone(m_document->session(), {});
    const Vec2d head = m_script->headOf(kUpper);
    const Vec2d onBone = m_script->pixelOf({0.25, 0.0, 0.0});
    const double arm = (onBone - head).norm();
    m_script->drag(onBone, head + Vec2d(0.0, -arm));
    QVERIFY(m_document->session().selection().activeBone == BoneIndex(kUpper));
    QVERIFY(isTurn(local(kUpper).rotation, Vec3d::UnitZ(), kPi / 2.0));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_posing::clickingABoneOnlySelectsIt() {
    selectBone(m_document->session(), {});
    const Vec2d onBone = m_script->pixelOf({0.25, 0.0, 0.0});
    m_script->press(onBone);
    m_script->move(onBone + Vec2d(2.0, 1.0));
    m_script->release(onBone + Vec2d(2.0, 1.0));
    QVERIFY(m_document->session().selection().activeBone == BoneIndex(kUpper));
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_posing::arrowsMoveAlongTheirAxis() {
    m_stage->setCurrent(QStringLiteral("move"));
    const Vec2d tip = m_script->headOf(kLower) + Vec2d(0.0, -60.0);
    m_script->press(tip);
    QVERIFY(m_stage->overlay().gizmo->active == GizmoAxis::Y);
    m_script->move(tip + Vec2d(25.0, -40.0));
    m_script->release(tip + Vec2d(25.0, -40.0));
    const Vec3d moved = local(kLower).translation - Vec3d(0.5, 0.0, 0.0);
    const double expected =
        40.0 * metresPerPixel(armCamera(), Vec3d(0.5, 0.0, 0.0), {800.0, 600.0});
    QVERIFY(std::abs(moved.x()) + std::abs(moved.z()) < kClose);
    QVERIFY(std::abs(moved.y() - expected) < 0.02 * expected);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Move lower"));
}

void tst_posing::discMovesInThePlaneOfThePicture() {
    m_stage->setCurrent(QStringLiteral("move"));
    const Vec2d head = m_script->headOf(kLower);
    m_script->drag(head, head + Vec2d(30.0, 40.0));
    QVERIFY((m_script->headOf(kLower) - head - Vec2d(30.0, 40.0)).norm() < kClose);
    QVERIFY(std::abs(local(kLower).translation.z()) < kClose);
}

void tst_posing::controlMovesInStepsInThePlaneOfThePictureToo() {
    const auto isInSteps = [](const Vec3d& moved) {
        const Vec3d steps = moved / 0.1;
        return moved.norm() > 0.05 && (steps - steps.array().round().matrix()).norm() < kClose;
    };
    m_script->modifiers.control = true;
    m_stage->setCurrent(QStringLiteral("move"));
    const Vec2d head = m_script->headOf(kLower);
    m_script->drag(head, head + Vec2d(70.0, 90.0));
    QVERIFY(isInSteps(local(kLower).translation - Vec3d(0.5, 0.0, 0.0)));
    m_document->undo();
    m_script->modifiers = {};
    m_script->move(head);
    QVERIFY(m_script->key(Qt::Key_G));
    m_script->modifiers.control = true;
    m_script->move(head + Vec2d(-70.0, 90.0));
    QVERIFY(isInSteps(shown(kLower).translation - Vec3d(0.5, 0.0, 0.0)));
    m_script->modifiers = {};
}

void tst_posing::typedRotationAboutALockedAxis() {
    m_stage->setCurrent(QStringLiteral("select"));
    m_script->move({600.0, 200.0});
    type({Qt::Key_R, Qt::Key_X, Qt::Key_4, Qt::Key_0});
    QVERIFY(isTurn(shown(kLower).rotation, Vec3d::UnitX(), degrees(40.0)));
    QCOMPARE(m_stage->overlay().plate->lines.front().label, QStringLiteral("Rotate X"));
    QCOMPARE(m_stage->overlay().plate->lines.front().value, QStringLiteral("40°"));
    m_script->move({300.0, 500.0}); // the typed number stays
    type({Qt::Key_Return});
    QVERIFY(isTurn(local(kLower).rotation, Vec3d::UnitX(), degrees(40.0)));
    QCOMPARE(m_document->undoStack().count(), 1);
    type({Qt::Key_R, Qt::Key_X, Qt::Key_Minus, Qt::Key_4, Qt::Key_1, Qt::Key_Backspace, Qt::Key_0,
          Qt::Key_Enter});
    QVERIFY(isTurn(local(kLower).rotation, Vec3d::UnitX(), 0.0));
    QCOMPARE(m_document->undoStack().count(), 2);
}

void tst_posing::axisPressedAgainIsTheBonesOwn() {
    Transform bent = local(kUpper);
    bent.rotation = Quatd(Eigen::AngleAxisd(kPi / 2.0, Vec3d::UnitZ()));
    poseBones(*m_document, std::vector<BonePose>{{BoneIndex(kUpper), bent}}, QString());
    // lower's own X points up now; about model X its local turn is about -Y.
    type({Qt::Key_R, Qt::Key_X, Qt::Key_3, Qt::Key_0});
    QVERIFY(isTurn(shown(kLower).rotation, -Vec3d::UnitY(), degrees(30.0)));
    type({Qt::Key_X});
    QVERIFY(isTurn(shown(kLower).rotation, Vec3d::UnitX(), degrees(30.0)));
    QVERIFY(m_stage->overlay().plate->lines.front().label.contains(QStringLiteral("local")));
    type({Qt::Key_X}); // no axis: about the line of sight
    QVERIFY(isTurn(shown(kLower).rotation, Vec3d::UnitZ(), degrees(30.0)));
    type({Qt::Key_Escape});
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_posing::typedMoveAndScale() {
    type({Qt::Key_G, Qt::Key_Z, Qt::Key_0, Qt::Key_Period, Qt::Key_2, Qt::Key_5, Qt::Key_Return});
    QVERIFY((local(kLower).translation - Vec3d(0.5, 0.0, 0.25)).norm() < kClose);
    type({Qt::Key_S, Qt::Key_2, Qt::Key_Return});
    QVERIFY((local(kLower).scale - Vec3d(2.0, 2.0, 2.0)).norm() < kClose);
    type({Qt::Key_S, Qt::Key_Y, Qt::Key_3, Qt::Key_Return});
    QVERIFY((local(kLower).scale - Vec3d(2.0, 6.0, 2.0)).norm() < kClose);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Scale lower"));
}

void tst_posing::pointerRotationFollowsThePointer() {
    const Vec2d head = m_script->headOf(kLower);
    m_script->move(head + Vec2d(100.0, 0.0));
    type({Qt::Key_R});
    m_script->move(head + Vec2d(0.0, -100.0));
    m_script->click(head + Vec2d(0.0, -100.0));
    QVERIFY(isTurn(local(kLower).rotation, Vec3d::UnitZ(), kPi / 2.0));
    QVERIFY(!m_stage->isBusy());
    QCOMPARE(m_document->undoStack().count(), 1);
}

void tst_posing::keysTakeTheCameraAsItIsNow() {
    m_script->move({400.0, 300.0});
    Camera fromAbove = m_document->session().camera();
    fromAbove.pitch = kPi / 2.0; // a key turned the view under a resting pointer
    m_document->session().setCamera(fromAbove);
    QVERIFY(m_script->key(Qt::Key_G));
    m_script->move({400.0, 260.0});
    const Vec3d moved = shown(kLower).translation - Vec3d(0.5, 0.0, 0.0);
    QVERIFY(moved.z() < -0.01);
    QVERIFY(std::abs(moved.y()) < kClose);
}

void tst_posing::navigatingInBetweenKeepsWhatWasReached_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("axis");
    QTest::newRow("move") << int(Qt::Key_G) << 0;
    QTest::newRow("move along X") << int(Qt::Key_G) << int(Qt::Key_X);
    QTest::newRow("rotate") << int(Qt::Key_R) << 0;
    QTest::newRow("rotate about Z") << int(Qt::Key_R) << int(Qt::Key_Z);
    QTest::newRow("scale") << int(Qt::Key_S) << 0;
}

void tst_posing::navigatingInBetweenKeepsWhatWasReached() {
    QFETCH(int, key);
    QFETCH(int, axis);
    m_script->move({500.0, 350.0});
    QVERIFY(m_script->key(key));
    if (axis != 0)
        QVERIFY(m_script->key(axis));
    m_script->move({540.0, 300.0});
    const Transform reached = shown(kLower);
    QVERIFY(!(reached == local(kLower)));
    // The view is turned with the middle button, and the pointer ends elsewhere.
    Camera turned = m_document->session().camera();
    turned.yaw += 0.3;
    turned.pitch += 0.2;
    m_document->session().setCamera(turned);
    m_script->move({650.0, 200.0});
    const Transform now = shown(kLower);
    QVERIFY((now.translation - reached.translation).norm() < kClose);
    QVERIFY(now.rotation.angularDistance(reached.rotation) < kClose);
    QVERIFY((now.scale - reached.scale).norm() < kClose);
    // From there it goes on.
    m_script->move({690.0, 150.0});
    QVERIFY(!(shown(kLower) == now));
    m_script->key(Qt::Key_Escape);
    QVERIFY(shown(kLower) == local(kLower));
}

void tst_posing::fromAMenuTheFirstMovementMovesNothing() {
    m_script->move({20.0, 20.0}); // the last that the picture knew before the menu
    QVERIFY(m_stage->perform(QStringLiteral("pose.turn")));
    const Transform before = shown(kLower);
    m_script->move({500.0, 500.0});
    QVERIFY(shown(kLower).rotation.angularDistance(before.rotation) < kClose);
    m_script->move({560.0, 400.0});
    QVERIFY(shown(kLower).rotation.angularDistance(before.rotation) > 0.01);
    m_script->key(Qt::Key_Escape);
}

void tst_posing::theBoneUnderThePointerIsKnownInEveryTool() {
    const Vec2d onUpper = m_script->pixelOf({0.2, 0.08, 0.06}); // beside the stick
    for (const auto& tool : m_stage->tools()) {
        m_stage->setCurrent(tool->id());
        m_script->move(onUpper);
        QCOMPARE(m_stage->boneUnderPointer(), BoneIndex(kUpper));
        m_script->move({5.0, 5.0});
        QVERIFY(!m_stage->boneUnderPointer().isValid());
    }
}

void tst_posing::modalEscapeAndRightClickRestore() {
    const Pose before = m_document->character().pose;
    m_script->move({600.0, 200.0});
    type({Qt::Key_G});
    m_script->move({500.0, 100.0});
    QVERIFY(!(m_document->derived().shownFrame().pose == before));
    type({Qt::Key_Escape});
    QVERIFY(m_document->derived().shownFrame().pose == before);
    type({Qt::Key_R, Qt::Key_5, Qt::Key_0});
    PointerEvent right = pointerEventAt(armCamera(), {500.0, 100.0}, {800.0, 600.0});
    right.button = PointerButton::Right;
    m_stage->press(right);
    QVERIFY(!m_stage->isBusy());
    QVERIFY(m_document->derived().shownFrame().pose == before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_posing::onlyTopmostBonesOfASelectionMove() {
    m_document->session().setSelection(
        {{BoneIndex(kUpper), BoneIndex(kHelper)}, BoneIndex(kHelper), {}});
    type({Qt::Key_R, Qt::Key_Z, Qt::Key_2, Qt::Key_0, Qt::Key_Return});
    QVERIFY(isTurn(local(kUpper).rotation, Vec3d::UnitZ(), degrees(20.0)));
    QVERIFY(isTurn(local(kHelper).rotation, Vec3d::UnitZ(), 0.0));
}

void tst_posing::parentsThatAreScaledAndMirroredKeepTheTurn() {
    Transform mirrored = local(kUpper);
    mirrored.scale = {-2.0, 2.0, 2.0};
    mirrored.rotation = Quatd(Eigen::AngleAxisd(0.4, Vec3d(1.0, 2.0, 3.0).normalized()));
    poseBones(*m_document, std::vector<BonePose>{{BoneIndex(kUpper), mirrored}}, QString());
    const Affine3d before = m_document->derived().shownFrame().modelFromBone[kLower];
    type({Qt::Key_R, Qt::Key_Y, Qt::Key_3, Qt::Key_5, Qt::Key_Return});
    const Affine3d after = m_document->derived().shownFrame().modelFromBone[kLower];
    const Mat3d expected =
        Eigen::AngleAxisd(degrees(35.0), Vec3d::UnitY()).toRotationMatrix() * before.linear();
    QVERIFY((after.linear() - expected).norm() < kClose);
    QVERIFY((after.translation() - before.translation()).norm() < kClose);
}

void tst_posing::posingDuringPlaybackStopsItAndLetsGoOfTheClip() {
    Playhead playhead;
    playhead.clip = ClipIndex(0);
    playhead.time = 0.5;
    playhead.playing = true;
    m_document->session().setPlayhead(playhead);
    const Pose before = m_document->character().pose;
    type({Qt::Key_R, Qt::Key_Z, Qt::Key_1, Qt::Key_0});
    QVERIFY(!m_document->session().playhead().playing);
    type({Qt::Key_Return});
    QVERIFY(!m_document->session().playhead().clip.isValid());
    QVERIFY(isTurn(local(kLower).rotation, Vec3d::UnitZ(),
                   degrees(55.0))); // 45 of the clip
    m_document->undo();
    QVERIFY(m_document->character().pose == before);
}

void tst_posing::posingAnotherBoneInMidDragKeepsNothingOfTheDrag() {
    Playhead playhead = m_document->session().playhead();
    playhead.clip = ClipIndex(0);
    playhead.time = 0.5;
    m_document->session().setPlayhead(playhead);
    const Quatd fromClip = shown(kLower).rotation;
    type({Qt::Key_R, Qt::Key_X, Qt::Key_9, Qt::Key_0});
    QVERIFY(shown(kLower).rotation.angularDistance(fromClip) > 0.1);
    BonePose upper{BoneIndex(kUpper), local(kUpper)};
    upper.local.translation.y() = 0.1;
    QVERIFY(poseBones(*m_document, std::array{upper}, QStringLiteral("Move upper")));
    QVERIFY(!m_stage->isBusy());
    QVERIFY(local(kLower).rotation.isApprox(fromClip, kClose));
    QCOMPARE(local(kUpper).translation.y(), 0.1);
}

void tst_posing::altKeysResetChannels() {
    type({Qt::Key_R, Qt::Key_Z, Qt::Key_2, Qt::Key_0, Qt::Key_Return});
    type({Qt::Key_G, Qt::Key_Y, Qt::Key_1, Qt::Key_Return});
    m_script->modifiers.alt = true;
    type({Qt::Key_R});
    QVERIFY(isTurn(local(kLower).rotation, Vec3d::UnitZ(), 0.0));
    QVERIFY(std::abs(local(kLower).translation.y() - 1.0) < kClose);
    type({Qt::Key_G});
    QVERIFY(local(kLower).translation == Vec3d(0.5, 0.0, 0.0));
    QCOMPARE(m_document->undoStack().count(), 4);
    type({Qt::Key_S});
    QCOMPARE(m_document->undoStack().count(), 4);
}

void tst_posing::withoutABoneTheKeysSayWhatToDo() {
    selectBone(m_document->session(), {});
    type({Qt::Key_R});
    QVERIFY(!m_stage->isBusy());
    QCOMPARE(m_script->takeMessages().size(), 1);
    QVERIFY(!m_stage->overlay().gizmo);
}

void tst_posing::hoverFindsHandlesAndBones() {
    const Vec2d head = m_script->headOf(kLower);
    m_script->move(head + Vec2d(72.0, -54.0));
    QVERIFY(m_stage->overlay().gizmo->hot == GizmoAxis::Z);
    m_script->move(head + Vec2d(0.0, -90.0 * kGizmoViewRing));
    QVERIFY(m_stage->overlay().gizmo->hot == GizmoAxis::View);
    m_script->move(m_script->pixelOf({0.2, 0.0, 0.0}));
    QVERIFY(m_stage->overlay().gizmo->hot == GizmoAxis::None);
    QVERIFY(m_stage->overlay().hoveredBone == BoneIndex(kUpper));
    m_stage->leave();
    QVERIFY(!m_stage->overlay().hoveredBone.isValid());
}

void tst_posing::selectToolPicksSticksSurfacesAndNothing() {
    m_stage->setCurrent(QStringLiteral("select"));
    m_script->click(m_script->pixelOf({0.2, 0.0, 0.0}));
    QVERIFY(m_document->session().selection().activeBone == BoneIndex(kUpper));
    m_script->click(m_script->pixelOf({0.85, 0.07, 0.05})); // the surface
    QVERIFY(m_document->session().selection().activeBone == BoneIndex(kLower));
    m_script->click(m_script->pixelOf({0.5, 0.5, 0.1}));
    QVERIFY(m_document->session().selection().activeMesh == MeshInstanceIndex(1));
    m_script->modifiers.shift = true;
    m_script->click(m_script->pixelOf({0.2, 0.0, 0.0}));
    QCOMPARE(m_document->session().selection().bones.size(), 2u);
    m_script->click({5.0, 5.0});
    QCOMPARE(m_document->session().selection().bones.size(), 2u);
    m_script->modifiers.shift = false;
    m_script->click({5.0, 5.0});
    QVERIFY(m_document->session().selection().bones.empty());
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_posing::otherKeysAreLeftToTheWindow() {
    QVERIFY(!m_script->key(Qt::Key_Q));
    m_script->modifiers.control = true;
    QVERIFY(!m_script->key(Qt::Key_R));
    QVERIFY(!m_script->key(Qt::Key_Z));
}

void tst_posing::keysInMidDragReachNobodyElse() {
    const Vec2d head = m_script->headOf(kLower);
    m_script->press(head + Vec2d(72.0, -54.0));
    QVERIFY(m_script->key(Qt::Key_Q));
    QVERIFY(m_script->key(Qt::Key_G));
    QVERIFY(m_stage->isBusy());
    m_script->release(head + Vec2d(72.0, -54.0));
    QCOMPARE(m_document->undoStack().count(), 0);
}

RIGWRIGHT_TEST(tst_posing)
#include "tst_posing.moc"
