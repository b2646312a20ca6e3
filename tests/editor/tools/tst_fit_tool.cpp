// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Markers of a body: found, dragged, taken back, and the skeleton that they make.
#include "core/character/fit_template.h"
#include "editor/commands/mesh_commands.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/tools/drag_geometry.h"
#include "editor/tools/fit_tool.h"
#include "tests/support/arm_character.h"
#include "tests/support/bare_character.h"
#include "tests/support/pointer_script.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr auto kLeft = FitMarker::LeftElbow;
constexpr auto kRight = FitMarker::RightElbow;

Camera frontCamera() {
    Camera camera;
    camera.target = {0.0, 0.9, 0.0};
    camera.distance = 3.2;
    return camera;
}

} // namespace

class tst_fit_tool : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void asksForAGuessOnceAndShowsTheRestPose();
    void showsMarkersLabelsAndTheBonesThatTheyMake();
    void theOtherSideFollowsAMarker();
    void aMarkerGoesIntoTheMiddleOfTheVolume();
    void withAltTheOtherSideStays();
    void withControlItLiesOnTheSurface();
    void withoutSnappingItMovesInThePlaneOfThePicture();
    void besideTheBodyItMovesInThePlaneOfThePicture();
    void aToeKeepsItsDepthFromTheFront();
    void markersOfTheCentreStayInTheMiddle();
    void ofTwoOverOneAnotherTheFrontOneIsTaken();
    void aClickMovesNothing();
    void escapeAndUndoInMidDragLeaveNoTrace();
    void dragsAreTakenBackAndDoneAgain();
    void aGuessCanBeTakenBackToo();
    void numbersThatAreNoneAreNotTaken();
    void markersInOnePlaceGiveFiniteBones();
    void optionsKeepWithinTheTemplate_data();
    void optionsKeepWithinTheTemplate();
    void otherOptionsMakeOtherBones();
    void withoutAMeshItSaysWhatToDo();
    void anotherCharacterTakesTheMarkersAwayAStepDoesNot();
    void placingByHandCountsWhatWasPlaced();
    void enterAsksForTheSkeleton();
    void hintsAndStatusSayWhatThereIs();

private:
    [[nodiscard]] FitTool& tool() { return m_stage->fitTool(); }
    [[nodiscard]] const FitMarkers& markers() { return tool().markers()->markers; }
    [[nodiscard]] Vec2d pixelOf(FitMarker marker) { return m_script->pixelOf(markers()[marker]); }
    /// Half way from the elbow to the wrist: over the arm.
    [[nodiscard]] Vec2d alongTheArm() {
        return 0.5 * (pixelOf(kLeft) + pixelOf(FitMarker::LeftWrist));
    }
    void set(const std::function<void(FitValues&)>& edit) {
        FitValues values = m_stage->fitOptions().values();
        edit(values);
        m_stage->fitOptions().setValues(values);
    }

    Character m_bare;
    PlacedMarkers m_guess;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_stage;
    std::unique_ptr<PointerScript> m_script;
};

void tst_fit_tool::initTestCase() {
    m_bare = bareMannequin();
    const auto guess = guessMarkers(meshOfBody(m_bare));
    QVERIFY(guess);
    m_guess.markers = guess->markers;
    m_guess.placed.set();
}

void tst_fit_tool::init() {
    m_document = std::make_unique<Document>();
    m_document->reset(m_bare, {});
    m_document->session().setCamera(frontCamera());
    m_stage = std::make_unique<ToolStage>(*m_document);
    m_script = std::make_unique<PointerScript>(*m_document, *m_stage);
    m_stage->setCurrent(QStringLiteral("fit"));
    QVERIFY(tool().setMarkers(m_guess));
}

void tst_fit_tool::cleanup() {
    m_script.reset();
    m_stage.reset();
    m_document.reset();
}

void tst_fit_tool::asksForAGuessOnceAndShowsTheRestPose() {
    ToolStage stage(*m_document);
    QSignalSpy asked(&stage.fitTool(), &FitTool::guessRequested);
    stage.setCurrent(QStringLiteral("fit"));
    QCOMPARE(asked.count(), 1);
    QVERIFY(stage.fitTool().isGuessing());
    QVERIFY(m_document->derived().showsRest());
    QVERIFY(stage.overlay().notice && stage.overlay().markers.empty());
    QVERIFY(stage.fitTool().setMarkers(m_guess));
    QVERIFY(!stage.fitTool().isGuessing());
    stage.setCurrent(QStringLiteral("select"));
    QVERIFY(!m_document->derived().showsRest());
    stage.setCurrent(QStringLiteral("fit"));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(stage.overlay().markers.size(), kFitMarkerCount);
    stage.fitTool().guess();
    QCOMPARE(asked.count(), 2);
}

void tst_fit_tool::showsMarkersLabelsAndTheBonesThatTheyMake() {
    const Overlay overlay = m_stage->overlay();
    QCOMPARE(overlay.markers.size(), kFitMarkerCount);
    const auto count = [&](Marker::Kind kind) {
        return std::ranges::count(overlay.markers, kind, &Marker::kind);
    };
    QCOMPARE(count(Marker::Kind::Centre), 6);
    QCOMPARE(count(Marker::Kind::Left), 8);
    QCOMPARE(count(Marker::Kind::Right), 8);
    for (const Marker& marker : overlay.markers) {
        QVERIFY(!marker.label.isEmpty());
        QVERIFY(!marker.hot && !marker.active);
    }
    QCOMPARE(overlay.markers[std::size_t(kLeft)].label, QStringLiteral("Elbow"));
    QCOMPARE(overlay.markers[std::size_t(kLeft)].place, markers()[kLeft]);
    QVERIFY(overlay.notice);
    QCOMPARE(overlay.notice->strong, QStringLiteral("22 of 22 markers placed"));
    const SkeletonTemplate biped = makeTemplate(TemplateKind::Biped);
    const auto placement = fitTemplate(biped, markers());
    const auto deforming =
        std::ranges::count_if(biped.joints, [](const auto& joint) { return joint.deforms; });
    QCOMPARE(std::ranges::count(overlay.modelLines, false, &ModelLine::dashed), deforming);
    const BoneIndex forearm = biped.of(HumanoidRole::LeftLowerArm);
    QVERIFY(std::ranges::any_of(overlay.modelLines, [&](const ModelLine& line) {
        return line.from == placement[forearm.value()].position &&
               line.to == placement[forearm.value()].tail;
    }));
    // The axis of the mirror, only where there is one.
    QCOMPARE(std::ranges::count(overlay.modelLines, true, &ModelLine::dashed), 1);
    set([](FitValues& values) { values.symmetric = false; });
    QCOMPARE(std::ranges::count(m_stage->overlay().modelLines, true, &ModelLine::dashed), 0);
    // Under the pointer it says what and where it is.
    m_script->move(pixelOf(kLeft));
    QVERIFY(m_stage->overlay().markers[std::size_t(kLeft)].hot);
    QVERIFY(m_stage->overlay().plate);
    QCOMPARE(m_stage->overlay().plate->lines.front().label, QStringLiteral("Elbow L"));
    QVERIFY(m_stage->overlay().plate->lines.front().value.endsWith(QStringLiteral(" cm")));
}

void tst_fit_tool::theOtherSideFollowsAMarker() {
    const Vec3d before = markers()[kLeft];
    const Vec2d from = pixelOf(kLeft);
    const Vec2d to = alongTheArm();
    m_script->press(from);
    QVERIFY(m_stage->isBusy());
    m_script->moveAlong(from, to, 5);
    // The other side and the bones follow while the button is down.
    QVERIFY((markers()[kLeft] - before).norm() > 0.05);
    QVERIFY((markers()[kRight] - mirrored(markers(), markers()[kLeft])).norm() < 1e-12);
    QVERIFY(m_stage->overlay().markers[std::size_t(kLeft)].active);
    QVERIFY(std::ranges::any_of(m_stage->overlay().modelLines, [&](const ModelLine& line) {
        return (line.from - markers()[kLeft]).norm() < 1e-9;
    }));
    m_script->release(to);
    QVERIFY(!m_stage->isBusy());
    QVERIFY((pixelOf(kLeft) - to).norm() < 0.01);
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(m_document->character() == m_bare);
}

void tst_fit_tool::aMarkerGoesIntoTheMiddleOfTheVolume() {
    m_script->drag(pixelOf(kLeft), alongTheArm());
    const Vec3d place = markers()[kLeft];
    const Vec3d eye = eyePosition(m_document->session().camera());
    const Vec3d direction = (place - eye).normalized();
    const auto front = m_document->derived().pick({eye, direction});
    const auto behind = m_document->derived().pick({place, direction});
    QVERIFY(front && behind);
    const double ahead = (place - eye).norm() - double(front->hit.distance);
    QVERIFY(ahead > 0.01);
    QVERIFY(std::abs(ahead - double(behind->hit.distance)) < 1e-4);
}

void tst_fit_tool::withAltTheOtherSideStays() {
    const Vec3d other = markers()[kRight];
    m_script->modifiers.alt = true;
    m_script->drag(pixelOf(kLeft), alongTheArm());
    QVERIFY((markers()[kLeft] - m_guess.markers[kLeft]).norm() > 0.05);
    QCOMPARE(markers()[kRight], other);
    // Where the bar says so, without the key.
    m_script->modifiers = {};
    set([](FitValues& values) { values.symmetric = false; });
    m_script->drag(pixelOf(FitMarker::LeftWrist), pixelOf(FitMarker::LeftWrist) + Vec2d(-20, 0));
    QCOMPARE(markers()[FitMarker::RightWrist], m_guess.markers[FitMarker::RightWrist]);
}

void tst_fit_tool::withControlItLiesOnTheSurface() {
    const Vec2d to = alongTheArm();
    m_script->modifiers.control = true;
    m_script->drag(pixelOf(kLeft), to);
    const Ray ray = rayThrough(m_document->session().camera(), to, {800.0, 600.0});
    const auto pick = m_document->derived().pick(ray);
    QVERIFY(pick);
    QVERIFY((markers()[kLeft] - pick->hit.position.cast<double>()).norm() < 1e-4);
}

void tst_fit_tool::withoutSnappingItMovesInThePlaneOfThePicture() {
    set([](FitValues& values) { values.snapToCentre = false; });
    Camera camera = frontCamera();
    camera.yaw = 0.5;
    camera.pitch = 0.3;
    m_document->session().setCamera(camera);
    const Vec3d before = markers()[kLeft];
    const Vec2d from = pixelOf(kLeft);
    const Vec2d grabbed = from + Vec2d(3.0, -2.0); // beside its middle: it does not jump
    const Vec2d way(30.0, 45.0);
    m_script->drag(grabbed, grabbed + way);
    QVERIFY(std::abs((markers()[kLeft] - before).dot(towardsViewer(camera))) < 1e-9);
    QVERIFY((pixelOf(kLeft) - from - way).norm() < 1e-6);
}

void tst_fit_tool::besideTheBodyItMovesInThePlaneOfThePicture() {
    const Vec3d before = markers()[kLeft];
    const Vec2d to = pixelOf(kLeft) + Vec2d(0.0, 120.0); // below the arm, beside the trunk
    QVERIFY(!m_document->derived().pick(
        rayThrough(m_document->session().camera(), to, {800.0, 600.0})));
    m_script->drag(pixelOf(kLeft), to);
    QVERIFY(std::abs(markers()[kLeft].z() - before.z()) < 1e-9);
    QVERIFY((pixelOf(kLeft) - to).norm() < 1e-6);
}

void tst_fit_tool::aToeKeepsItsDepthFromTheFront() {
    const Vec3d before = markers()[FitMarker::LeftToe];
    m_script->drag(pixelOf(FitMarker::LeftToe), pixelOf(FitMarker::LeftToe) + Vec2d(4.0, -3.0));
    QVERIFY((markers()[FitMarker::LeftToe] - before).norm() > 1e-3);
    QVERIFY(std::abs(markers()[FitMarker::LeftToe].z() - before.z()) < 1e-9);
}

void tst_fit_tool::markersOfTheCentreStayInTheMiddle() {
    const Vec2d from = pixelOf(FitMarker::Chest);
    m_script->drag(from, from + Vec2d(15.0, 10.0));
    QVERIFY(std::abs((markers().modelFromBody.inverse() * markers()[FitMarker::Chest]).x()) < 1e-9);
    QVERIFY(pixelOf(FitMarker::Chest).y() > from.y() + 9.0);
    m_script->modifiers.alt = true;
    m_script->drag(pixelOf(FitMarker::Chest), from + Vec2d(15.0, 10.0));
    QVERIFY((markers().modelFromBody.inverse() * markers()[FitMarker::Chest]).x() > 0.01);
}

void tst_fit_tool::ofTwoOverOneAnotherTheFrontOneIsTaken() {
    for (const double yaw : {kPi / 2.0, -kPi / 2.0}) {
        Camera camera = frontCamera();
        camera.yaw = yaw;
        camera.orthographic = true;
        m_document->session().setCamera(camera);
        QVERIFY((pixelOf(FitMarker::LeftKnee) - pixelOf(FitMarker::RightKnee)).norm() < 1.0);
        m_script->move(pixelOf(FitMarker::LeftKnee));
        const Vec3d eye = eyePosition(camera);
        const FitMarker front = eye.x() > 0.0 ? FitMarker::LeftKnee : FitMarker::RightKnee;
        QVERIFY(m_stage->overlay().markers[std::size_t(front)].hot);
    }
}

void tst_fit_tool::aClickMovesNothing() {
    const Vec3d before = markers()[kLeft];
    m_script->press(pixelOf(kLeft) + Vec2d(5.0, 4.0));
    m_script->move(pixelOf(kLeft) + Vec2d(6.0, 4.0));
    m_script->release(pixelOf(kLeft) + Vec2d(6.0, 4.0));
    QCOMPARE(markers()[kLeft], before);
    QVERIFY(!tool().canUndo());
    QVERIFY(m_stage->overlay().markers[std::size_t(kLeft)].active); // but it is the one now
    m_script->key(Qt::Key_Escape);
    QVERIFY(!m_stage->overlay().markers[std::size_t(kLeft)].active);
    m_script->press({5.0, 5.0});
    QVERIFY(!m_stage->isBusy());
}

void tst_fit_tool::escapeAndUndoInMidDragLeaveNoTrace() {
    for (const bool byUndo : {false, true}) {
        m_script->press(pixelOf(kLeft));
        m_script->move(alongTheArm());
        QVERIFY(markers()[kLeft] != m_guess.markers[kLeft]);
        if (byUndo)
            m_document->undo();
        else
            m_script->key(Qt::Key_Escape);
        QVERIFY(!m_stage->isBusy());
        QCOMPARE(markers()[kLeft], m_guess.markers[kLeft]);
        QCOMPARE(markers()[kRight], m_guess.markers[kRight]);
        QVERIFY(!tool().canUndo());
    }
}

void tst_fit_tool::dragsAreTakenBackAndDoneAgain() {
    m_script->drag(pixelOf(kLeft), alongTheArm());
    const Vec3d moved = markers()[kLeft];
    m_script->drag(pixelOf(FitMarker::LeftKnee), pixelOf(FitMarker::LeftKnee) + Vec2d(0.0, 15.0));
    QVERIFY(tool().canUndo() && !tool().canRedo());
    // The window has no step to undo, so its key comes to the tool.
    m_script->modifiers.control = true;
    QVERIFY(m_script->key(Qt::Key_Z));
    QCOMPARE(markers()[FitMarker::LeftKnee], m_guess.markers[FitMarker::LeftKnee]);
    QCOMPARE(markers()[kLeft], moved);
    QVERIFY(m_script->key(Qt::Key_Z));
    QCOMPARE(markers()[kLeft], m_guess.markers[kLeft]);
    QVERIFY(!tool().canUndo());
    m_script->modifiers.shift = true;
    QVERIFY(m_script->key(Qt::Key_Z));
    QCOMPARE(markers()[kLeft], moved);
    // Another drag: what was taken back is gone.
    m_script->modifiers = {};
    m_script->drag(pixelOf(FitMarker::LeftKnee), pixelOf(FitMarker::LeftKnee) + Vec2d(0.0, 15.0));
    QVERIFY(!tool().canRedo());
}

void tst_fit_tool::aGuessCanBeTakenBackToo() {
    m_script->drag(pixelOf(kLeft), alongTheArm());
    const Vec3d moved = markers()[kLeft];
    QVERIFY(tool().setMarkers(m_guess));
    QCOMPARE(markers()[kLeft], m_guess.markers[kLeft]);
    tool().undo();
    QCOMPARE(markers()[kLeft], moved);
}

void tst_fit_tool::numbersThatAreNoneAreNotTaken() {
    for (const double value :
         {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        PlacedMarkers broken = m_guess;
        broken.markers[FitMarker::Neck].y() = value;
        QVERIFY(!tool().setMarkers(broken));
        QCOMPARE(markers()[FitMarker::Neck], m_guess.markers[FitMarker::Neck]);
        QVERIFY(!tool().canUndo());
    }
}

void tst_fit_tool::markersInOnePlaceGiveFiniteBones() {
    set([](FitValues& values) { values.snapToCentre = false; });
    m_script->drag(pixelOf(kLeft), pixelOf(FitMarker::LeftShoulder));
    m_script->drag(pixelOf(FitMarker::LeftWrist), pixelOf(FitMarker::LeftShoulder));
    for (const ModelLine& line : m_stage->overlay().modelLines)
        QVERIFY(line.from.allFinite() && line.to.allFinite());
    PlacedMarkers same = m_guess;
    same.markers.places.fill(Vec3d(0.1, 0.5, 0.0));
    QVERIFY(tool().setMarkers(same));
    for (const JointPlacement& joint : tool().placement())
        QVERIFY(joint.position.allFinite() && joint.tail.allFinite() && joint.flexion.allFinite());
}

void tst_fit_tool::optionsKeepWithinTheTemplate_data() {
    QTest::addColumn<int>("kind");
    for (const TemplateKind kind : fitTemplates())
        QTest::newRow(std::string(infoOf(kind).name).c_str()) << int(kind);
    QVERIFY(fitTemplates().size() > 5);
}

void tst_fit_tool::optionsKeepWithinTheTemplate() {
    QFETCH(int, kind);
    const auto chosen = TemplateKind(kind);
    for (const int count : {-5, 0, 1, 3, 1000}) {
        FitOptions options;
        FitValues values;
        values.options = {.spine = count,
                          .neck = count,
                          .fingers = count,
                          .fingerBones = count,
                          .twist = count,
                          .chain = count,
                          .face = true};
        values.kind = chosen;
        options.setValues(values);
        QVERIFY(makeTemplate(options.values().kind, options.values().options));
        const FitValues other = withTemplate(values, chosen);
        QVERIFY(makeTemplate(other.kind, other.options));
        QCOMPARE(other.options.spine, usualOptions(chosen).spine);
    }
}

void tst_fit_tool::otherOptionsMakeOtherBones() {
    const std::size_t bones = tool().placement().size();
    set([](FitValues& values) { values.options.twist = 2; });
    QCOMPARE(tool().placement().size(), bones + 2 * 4 * 2);
    set([](FitValues& values) {
        values.options.twist = 0;
        values.options.fingers = 0;
    });
    QVERIFY(tool().placement().size() < bones);
    set([](FitValues& values) { values = withTemplate(values, TemplateKind::Mixamo); });
    QVERIFY(tool().skeletonTemplate().named("mixamorig:Hips").isValid());
    QCOMPARE(tool().placement().size(), tool().skeletonTemplate().joints.size());
}

void tst_fit_tool::withoutAMeshItSaysWhatToDo() {
    Character bones = armCharacter();
    bones.meshes.clear();
    bones.clips.clear();
    finishCharacter(bones);
    m_stage->setCurrent(QStringLiteral("select"));
    m_document->reset(bones, {});
    QSignalSpy asked(&tool(), &FitTool::guessRequested);
    m_script->takeMessages();
    m_stage->setCurrent(QStringLiteral("fit"));
    QCOMPARE(m_script->takeMessages().size(), 1);
    QCOMPARE(asked.count(), 0);
    QVERIFY(m_stage->overlay().notice && m_stage->overlay().markers.empty());
    tool().build();
    QCOMPARE(m_script->takeMessages().size(), 1);
    // Hidden, and shown again while the tool waits.
    m_stage->setCurrent(QStringLiteral("select"));
    Character hidden = m_bare;
    hidden.meshes.front().visible = false;
    m_document->reset(hidden, {});
    m_stage->setCurrent(QStringLiteral("fit"));
    QVERIFY(m_script->takeMessages().join(QString()).contains(QStringLiteral("hidden")));
    QCOMPARE(asked.count(), 0);
    setMeshVisible(*m_document, MeshInstanceIndex(0), true);
    QCOMPARE(asked.count(), 1);
}

void tst_fit_tool::anotherCharacterTakesTheMarkersAwayAStepDoesNot() {
    m_script->drag(pixelOf(kLeft), alongTheArm());
    const Vec3d moved = markers()[kLeft];
    QVERIFY(editSkeleton(*m_document,
                         createBone(m_document->character().skeleton, {.name = "root"}),
                         {.text = QStringLiteral("Create root")}));
    QCOMPARE(markers()[kLeft], moved);
    m_document->undo();
    QCOMPARE(markers()[kLeft], moved);
    m_script->press(pixelOf(kLeft));
    m_script->move(pixelOf(kLeft) + Vec2d(20.0, 0.0));
    QSignalSpy asked(&tool(), &FitTool::guessRequested);
    m_document->reset(m_bare, {});
    QVERIFY(!m_stage->isBusy());
    QVERIFY(!tool().markers());
    QVERIFY(!tool().canUndo());
    QVERIFY(tool().placement().empty());
    QCOMPARE(asked.count(), 1); // it is still the current tool
    m_document->reset({}, {});
    QVERIFY(!m_stage->overlay().notice);
}

void tst_fit_tool::placingByHandCountsWhatWasPlaced() {
    m_document->reset(m_bare, {});
    m_document->session().setCamera(frontCamera());
    tool().giveUpGuess(Box3f(Vec3f(-1, 0, -1), Vec3f(1, 1.75f, 1)));
    QVERIFY(!tool().isGuessing());
    QCOMPARE(m_stage->overlay().notice->strong, QStringLiteral("0 of 22 markers placed"));
    QVERIFY(std::abs(markers()[FitMarker::Head].y() - 1.75) < 1e-6);
    m_script->drag(pixelOf(kLeft), pixelOf(kLeft) + Vec2d(10.0, 10.0));
    QCOMPARE(m_stage->overlay().notice->strong, QStringLiteral("2 of 22 markers placed"));
    m_script->drag(pixelOf(FitMarker::Chest), pixelOf(FitMarker::Chest) + Vec2d(0.0, 10.0));
    QCOMPARE(m_stage->overlay().notice->strong, QStringLiteral("3 of 22 markers placed"));
    // Markers that are there outlive a guess that fails.
    const Vec3d kept = markers()[kLeft];
    tool().giveUpGuess(Box3f(Vec3f(-9, 0, -9), Vec3f(9, 9, 9)));
    QCOMPARE(markers()[kLeft], kept);
}

void tst_fit_tool::enterAsksForTheSkeleton() {
    QSignalSpy asked(&tool(), &FitTool::buildRequested);
    QVERIFY(m_script->key(Qt::Key_Return));
    QVERIFY(m_script->key(Qt::Key_Enter));
    QCOMPARE(asked.count(), 2);
    // Not in the middle of a drag.
    m_script->press(pixelOf(kLeft));
    m_script->key(Qt::Key_Return);
    QCOMPARE(asked.count(), 2);
    m_script->key(Qt::Key_Escape);
}

void tst_fit_tool::hintsAndStatusSayWhatThereIs() {
    const auto keys = [this] {
        QStringList found;
        for (const Hint& hint : m_stage->hints())
            found << hint.key;
        return found;
    };
    QCOMPARE(keys().mid(0, 4), (QStringList{QStringLiteral("LMB"), QStringLiteral("Ctrl"),
                                            QStringLiteral("Alt"), QStringLiteral("Enter")}));
    set([](FitValues& values) { values.symmetric = false; });
    QVERIFY(!keys().contains(QStringLiteral("Alt")));
    m_script->press(pixelOf(kLeft));
    QVERIFY(keys().contains(QStringLiteral("Esc")));
    m_script->release(pixelOf(kLeft));
    QCOMPARE(tool().status(),
             (QStringList{QStringLiteral("Elbow L"), QStringLiteral("22 markers")}));
}

RIGWRIGHT_TEST(tst_fit_tool)
#include "tst_fit_tool.moc"
