// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Editing bones: joints dragged and moved by keys, extruded, copied, rolled, cut, joined, deleted
/// and hung elsewhere.
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/orientation.h"
#include "editor/commands/pose_commands.h"
#include "tests/support/arm_character.h"
#include "tests/support/pointer_script.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr double kClose = 1e-6;

/// Two arms without a mesh: chest at the origin, arm.L at x = 0.3 and hand.L at x = 0.6, and their
/// images.
Character pairs() {
    Character character;
    Transform place;
    const BoneIndex chest = addBone(character.skeleton, "chest", {}, place);
    for (const double side : {1.0, -1.0}) {
        const std::string end = side > 0.0 ? ".L" : ".R";
        place.translation = {0.3 * side, 0.0, 0.0};
        const BoneIndex arm = addBone(character.skeleton, "arm" + end, chest, place);
        addBone(character.skeleton, "hand" + end, arm, place);
    }
    finishCharacter(character);
    return character;
}

double metresPerPixelAt(double distance) {
    return 2.0 * distance * std::tan(Camera().verticalFov / 2.0) / 600.0;
}

} // namespace

class tst_joint_tool : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();

    void theRestPoseIsShownWhileBonesAreEdited();
    void aDragMovesAJointInThePlaneOfThePicture();
    void childrenStayWhereTheyAreLeftOut();
    void aClickOnlySelects();
    void handlesMoveTurnAndScale();
    void keysMoveTurnAndScaleByNumbers();
    void extrudingIsShownAndPlacedByAClick();
    void escapeLeavesNoTraceOfWhateverWasBegun_data();
    void escapeLeavesNoTraceOfWhateverWasBegun();
    void copiesAreMovedAtOnce();
    void rollTurnsABoneAboutItsLength();
    void aBoneIsCutWhereThePointerIs();
    void fromAMenuTheCutWaitsForAClick();
    void deletingGivesTheWeightsToTheBoneAbove();
    void whoTakesTheWeightsOfARootIsAsked();
    void dissolvingAndMergingKeepTheRows();
    void bonesAreHungElsewhereAndMadeRoots();
    void bothSidesMoveTogether();
    void bothSidesAreExtrudedAndCopied();
    void bonesWithoutCounterpartAreReported();
    void undoInMidDragOnlyEndsTheDrag();
    void jointsSnap();
    void controlSnapsToTheGrid();
    void jointsOnOneAnotherAreReported();
    void withoutABoneTheKeysSayWhatToDo();
    void hiddenBonesHaveNoHandles();

private:
    void begin(Character character, std::size_t bone) {
        m_document->reset(std::move(character), QString());
        m_document->session().setCamera(armCamera());
        m_stage->setCurrent(QStringLiteral("joints"));
        selectBone(m_document->session(), BoneIndex(bone));
    }
    [[nodiscard]] const Skeleton& skeleton() const { return m_document->character().skeleton; }
    [[nodiscard]] Vec3d head(std::size_t bone) const {
        return restModel(skeleton())[bone].translation();
    }
    [[nodiscard]] BoneIndex named(const char* name) const { return findBone(skeleton(), name); }
    [[nodiscard]] BoneIndex active() const { return m_document->session().selection().activeBone; }
    [[nodiscard]] Vec2d pixel(double x, double y = 0.0, double z = 0.0) const {
        return m_script->pixelOf({x, y, z});
    }
    void select(std::initializer_list<std::size_t> bones) {
        Selection selection = m_document->session().selection();
        selection.bones.clear();
        for (const std::size_t bone : bones) // the last one is active
            selection.bones.emplace_back(bone);
        selection.activeBone = selection.bones.back();
        std::ranges::sort(selection.bones);
        m_document->session().setSelection(selection);
    }
    void setOptions(const SkeletonValues& values) { m_stage->skeletonOptions().setValues(values); }
    void type(std::initializer_list<int> keys) {
        for (const int key : keys)
            QVERIFY(m_script->key(key));
    }
    void control(int key) {
        m_script->modifiers.control = true;
        QVERIFY(m_script->key(key));
        m_script->modifiers.control = false;
    }
    void shift(int key) {
        m_script->modifiers.shift = true;
        QVERIFY(m_script->key(key));
        m_script->modifiers.shift = false;
    }
    /// One step, that undo and redo take to the last bit.
    void isOneStep(const Character& before, const QString& text) {
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->undoStack().undoText(), text);
        const Character after = m_document->character();
        QVERIFY(!(after == before));
        QVERIFY(!m_document->derived().hasPreview());
        m_document->undo();
        QVERIFY(m_document->character() == before);
        m_document->redo();
        QVERIFY(m_document->character() == after);
    }
    void rowsSumToOne() {
        for (const MeshInstance& mesh : m_document->character().meshes)
            for (std::size_t v = 0; v < mesh.binding->weights().rowCount(); ++v) {
                double sum = 0.0;
                for (const float weight : mesh.binding->weights().row(VertexIndex(v)).weights)
                    sum += double(weight);
                QVERIFY(std::abs(sum - 1.0) < 1e-6);
            }
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_stage;
    std::unique_ptr<PointerScript> m_script;
    Findings m_findings;
};

void tst_joint_tool::init() {
    m_document = std::make_unique<Document>();
    m_stage = std::make_unique<ToolStage>(*m_document);
    m_script = std::make_unique<PointerScript>(*m_document, *m_stage);
    m_findings.clear();
    connect(m_stage.get(), &ToolStage::findingsReported, this,
            [this](const QString&, const Findings& findings) {
                m_findings.insert(m_findings.end(), findings.begin(), findings.end());
            });
    begin(armCharacter(), kLower);
}

void tst_joint_tool::cleanup() {
    m_script.reset();
    m_stage.reset();
    m_document.reset();
}

void tst_joint_tool::theRestPoseIsShownWhileBonesAreEdited() {
    m_stage->setCurrent(QStringLiteral("select"));
    Transform bent = skeleton().restLocal[kLower];
    bent.rotation = Quatd(Eigen::AngleAxisd(1.0, Vec3d::UnitZ()));
    poseBones(*m_document, std::vector<BonePose>{{BoneIndex(kLower), bent}}, QString());
    const Pose posed = m_document->character().pose;
    Playhead playhead = m_document->session().playhead();
    playhead.clip = ClipIndex(0);
    playhead.time = 0.5;
    playhead.playing = true;
    m_document->session().setPlayhead(playhead);
    m_stage->setCurrent(QStringLiteral("joints"));
    QVERIFY(!m_document->session().playhead().playing);
    QVERIFY(m_document->derived().shownFrame().modelFromBone[kHelper].translation().isApprox(
        Vec3d(1.0, 0.0, 0.0)));
    // A joint that is moved leaves the pose what it is: lower is bent as before.
    type({Qt::Key_G, Qt::Key_X, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    QVERIFY(m_document->character().pose.local[kLower].rotation.isApprox(
        posed.local[kLower].rotation, 1e-12));
    m_stage->setCurrent(QStringLiteral("select"));
    QVERIFY(m_document->session().playhead().clip == ClipIndex(0));
    QVERIFY(!m_document->derived().shownFrame().modelFromBone[kHelper].translation().isApprox(
        Vec3d(1.1, 0.0, 0.0), 0.1));
}

void tst_joint_tool::aDragMovesAJointInThePlaneOfThePicture() {
    const Character before = m_document->character();
    select({kUpper}); // of which no handle lies there
    const Vec2d from = pixel(0.5);
    m_script->press(from);
    m_script->moveAlong(from, from + Vec2d(30.0, -60.0), 5);
    QVERIFY(m_document->character() == before);
    QVERIFY(m_document->derived().hasPreview());
    m_script->release(from + Vec2d(30.0, -60.0));
    const double metres = metresPerPixelAt(2.0);
    const Vec3d wanted(0.5 + 30.0 * metres, 60.0 * metres, 0.0);
    QVERIFY((head(kLower) - wanted).norm() < kClose);
    QVERIFY((head(kHelper) - wanted - Vec3d(0.5, 0.0, 0.0)).norm() < kClose);
    QCOMPARE(active(), BoneIndex(kLower));
    const auto& now = m_document->derived().positions(MeshInstanceIndex(0));
    const Mesh& mesh = *before.meshes[0].mesh;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) // no vertex moves at bind
        QVERIFY((now[v] - mesh.positions[v]).norm() < 1e-5f);
    isOneStep(before, QStringLiteral("Move the joint of lower"));
}

void tst_joint_tool::childrenStayWhereTheyAreLeftOut() {
    SkeletonValues alone;
    alone.withChildren = false;
    setOptions(alone);
    type({Qt::Key_G, Qt::Key_Y, Qt::Key_Period, Qt::Key_2, Qt::Key_Return});
    QVERIFY((head(kLower) - Vec3d(0.5, 0.2, 0.0)).norm() < kClose);
    QVERIFY((head(kHelper) - Vec3d(1.0, 0.0, 0.0)).norm() < kClose);
}

void tst_joint_tool::aClickOnlySelects() {
    const Character before = m_document->character();
    m_script->click(pixel(0.25));
    QCOMPARE(active(), BoneIndex(kUpper));
    m_script->modifiers.shift = true;
    m_script->click(pixel(0.75));
    QCOMPARE(m_document->session().selection().bones.size(), 2u);
    m_script->modifiers.shift = false;
    m_script->click(pixel(0.5, 0.5)); // the cuff: all lower's
    QCOMPARE(active(), BoneIndex(kLower));
    m_script->click({5.0, 5.0});
    QVERIFY(!active().isValid());
    QVERIFY(m_document->character() == before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_joint_tool::handlesMoveTurnAndScale() {
    SkeletonValues values;
    const Vec2d centre = pixel(0.5);
    const double metres = metresPerPixelAt(2.0);
    m_script->drag(centre + Vec2d(60.0, 0.0), centre + Vec2d(90.0, 0.0)); // the arrow of X
    QVERIFY((head(kLower) - Vec3d(0.5 + 30.0 * metres, 0.0, 0.0)).norm() < kClose);
    m_document->undo();
    values.gizmo = GizmoKind::Rotate;
    setOptions(values);
    const double size = m_stage->overlay().gizmo->size;
    m_script->press(centre + Vec2d(size * 0.8, -size * 0.6)); // the ring of Z faces the camera
    m_script->moveAlong(centre + Vec2d(size * 0.8, -size * 0.6),
                        centre + Vec2d(-size * 0.6, -size * 0.8), 10);
    m_script->release(centre + Vec2d(-size * 0.6, -size * 0.8));
    QVERIFY((head(kLower) - Vec3d(0.5, 0.0, 0.0)).norm() < kClose);
    QVERIFY((head(kHelper) - Vec3d(0.5, 0.5, 0.0)).norm() < kClose);
    m_document->undo();
    values.gizmo = GizmoKind::Scale;
    setOptions(values);
    m_script->drag(centre + Vec2d(60.0, 0.0), centre + Vec2d(90.0, 0.0));
    QVERIFY((head(kHelper) - Vec3d(0.5 + 0.5 * 1.5, 0.0, 0.0)).norm() < kClose);
    QVERIFY(skeleton().restLocal[kLower].scale == Vec3d::Ones());
}

void tst_joint_tool::keysMoveTurnAndScaleByNumbers() {
    const Character before = m_document->character();
    type({Qt::Key_G, Qt::Key_X, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    QVERIFY((head(kLower) - Vec3d(0.6, 0.0, 0.0)).norm() < kClose);
    isOneStep(before, QStringLiteral("Move the joint of lower"));
    m_document->undo();
    type({Qt::Key_R, Qt::Key_Z, Qt::Key_9, Qt::Key_0, Qt::Key_Return});
    QVERIFY((head(kHelper) - Vec3d(0.5, 0.5, 0.0)).norm() < kClose);
    isOneStep(before, QStringLiteral("Turn the joint of lower"));
    m_document->undo();
    type({Qt::Key_S, Qt::Key_2, Qt::Key_Return});
    QVERIFY((head(kHelper) - Vec3d(1.5, 0.0, 0.0)).norm() < kClose);
    isOneStep(before, QStringLiteral("Scale the joints of lower"));
}

void tst_joint_tool::extrudingIsShownAndPlacedByAClick() {
    const Character before = m_document->character();
    select({kHelper});
    m_script->move({400.0, 300.0});
    type({Qt::Key_E});
    m_script->move({400.0, 250.0});
    QCOMPARE(m_document->derived().shownCharacter().skeleton.boneCount(), 4u);
    QVERIFY(m_document->character() == before);
    m_script->click({400.0, 200.0});
    QVERIFY(!m_stage->isBusy());
    QCOMPARE(skeleton().boneCount(), 4u);
    QCOMPARE(QString::fromStdString(skeleton().names[3]), QStringLiteral("helper.001"));
    QCOMPARE(skeleton().parents[3], BoneIndex(kHelper));
    // From where the leaf is drawn to end: three quarters of what leads to it.
    const Vec3d wanted(1.375, 100.0 * metresPerPixelAt(2.0), 0.0);
    QVERIFY((head(3) - wanted).norm() < kClose);
    QCOMPARE(active(), BoneIndex(3));
    isOneStep(before, QStringLiteral("Extrude helper"));
    // By a number, and from a joint that others hang on.
    m_document->undo();
    select({kUpper});
    type({Qt::Key_E, Qt::Key_Y, Qt::Key_Period, Qt::Key_3, Qt::Key_Return});
    QVERIFY((head(3) - Vec3d(0.0, 0.3, 0.0)).norm() < kClose);
}

void tst_joint_tool::escapeLeavesNoTraceOfWhateverWasBegun_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("withShift");
    QTest::addColumn<bool>("withControl");
    QTest::newRow("move") << int(Qt::Key_G) << false << false;
    QTest::newRow("turn") << int(Qt::Key_R) << false << false;
    QTest::newRow("scale") << int(Qt::Key_S) << false << false;
    QTest::newRow("extrude") << int(Qt::Key_E) << false << false;
    QTest::newRow("duplicate") << int(Qt::Key_D) << true << false;
    QTest::newRow("roll") << int(Qt::Key_R) << false << true;
}

void tst_joint_tool::escapeLeavesNoTraceOfWhateverWasBegun() {
    QFETCH(int, key);
    QFETCH(bool, withShift);
    QFETCH(bool, withControl);
    const Character before = m_document->character();
    const Selection selected = m_document->session().selection();
    m_script->move(pixel(0.5) + Vec2d(100.0, 0.0));
    m_script->modifiers.shift = withShift;
    m_script->modifiers.control = withControl;
    QVERIFY(m_script->key(key));
    m_script->modifiers = {};
    QVERIFY(m_stage->isBusy());
    m_script->move(pixel(0.5) + Vec2d(40.0, -120.0));
    QVERIFY(m_document->derived().hasPreview());
    type({Qt::Key_Escape});
    QVERIFY(!m_document->derived().hasPreview());
    QVERIFY(m_document->character() == before);
    QVERIFY(m_document->session().selection() == selected);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_joint_tool::copiesAreMovedAtOnce() {
    const Character before = m_document->character();
    shift(Qt::Key_D);
    type({Qt::Key_Y, Qt::Key_Period, Qt::Key_2, Qt::Key_Return});
    QCOMPARE(skeleton().boneCount(), 4u);
    QCOMPARE(QString::fromStdString(skeleton().names[3]), QStringLiteral("lower.001"));
    QCOMPARE(skeleton().parents[3], BoneIndex(kUpper));
    QVERIFY((head(3) - Vec3d(0.5, 0.2, 0.0)).norm() < kClose);
    QVERIFY((head(kLower) - Vec3d(0.5, 0.0, 0.0)).norm() < kClose);
    QVERIFY(skeleton().deform[3] == 0);
    QCOMPARE(m_document->session().selection().bones, std::vector{BoneIndex(3)});
    isOneStep(before, QStringLiteral("Duplicate lower"));
}

void tst_joint_tool::rollTurnsABoneAboutItsLength() {
    const Character before = m_document->character();
    const double roll = rollOf(skeleton(), BoneIndex(kLower), BoneAxis::PlusX);
    control(Qt::Key_R);
    type({Qt::Key_3, Qt::Key_0, Qt::Key_Return});
    const double now = rollOf(skeleton(), BoneIndex(kLower), BoneAxis::PlusX);
    QVERIFY(std::abs(now - roll - 30.0 * kPi / 180.0) < kClose);
    QVERIFY((head(kHelper) - Vec3d(1.0, 0.0, 0.0)).norm() < kClose);
    isOneStep(before, QStringLiteral("Roll lower"));
}

void tst_joint_tool::aBoneIsCutWhereThePointerIs() {
    const Character before = m_document->character();
    m_script->move(pixel(0.2));
    shift(Qt::Key_K);
    QCOMPARE(skeleton().boneCount(), 4u);
    const BoneIndex half = named("upper.001");
    QVERIFY(half.isValid());
    QVERIFY((head(half.value()) - Vec3d(0.2, 0.0, 0.0)).norm() < kClose);
    QCOMPARE(skeleton().parents[named("lower").value()], half);
    rowsSumToOne();
    QVERIFY(std::ranges::any_of(m_findings, [](const Finding& finding) {
        return finding.code == "bone-weights-shared" && finding.count > 0;
    }));
    isOneStep(before, QStringLiteral("Split upper"));
}

void tst_joint_tool::fromAMenuTheCutWaitsForAClick() {
    QVERIFY(m_stage->perform(QStringLiteral("skeleton.split")));
    QVERIFY(m_stage->isBusy());
    m_script->move(pixel(0.7));
    const Overlay overlay = m_stage->overlay();
    QCOMPARE(overlay.markers.size(), 1u);
    QVERIFY((overlay.markers.front().place - Vec3d(0.7, 0.0, 0.0)).norm() < kClose);
    QCOMPARE(skeleton().boneCount(), 3u);
    m_script->click(pixel(0.7));
    QCOMPARE(skeleton().boneCount(), 4u);
    QVERIFY((head(named("lower.001").value()) - Vec3d(0.7, 0.0, 0.0)).norm() < kClose);
}

void tst_joint_tool::deletingGivesTheWeightsToTheBoneAbove() {
    const Character before = m_document->character();
    type({Qt::Key_X});
    QCOMPARE(skeleton().boneCount(), 2u);
    QCOMPARE(skeleton().parents[named("helper").value()], named("upper"));
    QVERIFY((head(named("helper").value()) - Vec3d(1.0, 0.0, 0.0)).norm() < kClose);
    rowsSumToOne();
    QCOMPARE(active(), named("upper"));
    std::size_t moved = 0;
    for (const Finding& finding : m_findings)
        moved += finding.code == "bone-weights-moved" ? finding.count : 0;
    QVERIFY(moved > 0);
    isOneStep(before, QStringLiteral("Delete lower"));
}

void tst_joint_tool::whoTakesTheWeightsOfARootIsAsked() {
    const Character before = m_document->character();
    select({kUpper, kLower});
    QSignalSpy asked(m_stage.get(), &ToolStage::commandRequested);
    type({Qt::Key_X}); // nobody is left to take the weights
    QVERIFY(m_document->character() == before);
    QCOMPARE(m_document->undoStack().count(), 0);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().toString(), QStringLiteral("skeleton.delete"));
}

void tst_joint_tool::dissolvingAndMergingKeepTheRows() {
    const Character before = m_document->character();
    control(Qt::Key_Delete);
    QCOMPARE(skeleton().boneCount(), 2u);
    rowsSumToOne();
    isOneStep(before, QStringLiteral("Dissolve lower"));
    m_document->undo();
    select({kLower, kUpper});
    type({Qt::Key_M});
    QCOMPARE(skeleton().boneCount(), 2u);
    rowsSumToOne();
    QCOMPARE(active(), named("upper"));
    isOneStep(before, QStringLiteral("Merge lower into upper"));
    m_document->undo();
    m_script->takeMessages();
    select({kUpper});
    type({Qt::Key_M});
    QVERIFY(m_document->character() == before);
    QCOMPARE(m_script->takeMessages().size(), 1);
}

void tst_joint_tool::bonesAreHungElsewhereAndMadeRoots() {
    const Character before = m_document->character();
    select({kHelper, kUpper});
    control(Qt::Key_P);
    QCOMPARE(skeleton().parents[named("helper").value()], named("upper"));
    QVERIFY((head(named("helper").value()) - Vec3d(1.0, 0.0, 0.0)).norm() < kClose);
    isOneStep(before, QStringLiteral("Hang helper below upper"));
    m_document->undo();
    select({kUpper, kLower}); // a circle
    control(Qt::Key_P);
    QVERIFY(m_document->character() == before);
    QCOMPARE(m_script->takeMessages().size(), 1);
    select({kHelper});
    m_script->modifiers.alt = true;
    QVERIFY(m_script->key(Qt::Key_P));
    m_script->modifiers.alt = false;
    QVERIFY(!skeleton().parents[named("helper").value()].isValid());
    QVERIFY((head(named("helper").value()) - Vec3d(1.0, 0.0, 0.0)).norm() < kClose);
    isOneStep(before, QStringLiteral("Hang helper on no bone"));
}

void tst_joint_tool::bothSidesMoveTogether() {
    begin(pairs(), 0);
    SkeletonValues values;
    values.symmetric = true;
    setOptions(values);
    select({named("arm.L").value()});
    type({Qt::Key_G, Qt::Key_X, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    QVERIFY((head(named("arm.L").value()) - Vec3d(0.4, 0.0, 0.0)).norm() < kClose);
    QVERIFY((head(named("arm.R").value()) - Vec3d(-0.4, 0.0, 0.0)).norm() < kClose);
    QVERIFY((head(named("hand.R").value()) - Vec3d(-0.7, 0.0, 0.0)).norm() < kClose);
    m_document->undo();
    select({named("chest").value()}); // stays on the plane
    type({Qt::Key_G, Qt::Key_X, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    QVERIFY(std::abs(head(0).x()) < kClose);
    control(Qt::Key_R); // about its own length, whichever that is: no head moves
    type({Qt::Key_2, Qt::Key_0, Qt::Key_Return});
    QVERIFY((head(named("hand.L").value()) - Vec3d(0.6, 0.0, 0.0)).norm() < kClose);
}

void tst_joint_tool::bothSidesAreExtrudedAndCopied() {
    begin(pairs(), 0);
    SkeletonValues values;
    values.symmetric = true;
    setOptions(values);
    const Character before = m_document->character();
    select({named("hand.R").value()});
    type({Qt::Key_E, Qt::Key_Y, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    const BoneIndex right = named("hand.R.001");
    const BoneIndex left = named("hand.L.001");
    QVERIFY(right.isValid() && left.isValid());
    QCOMPARE(skeleton().parents[left.value()], named("hand.L"));
    QVERIFY((head(left.value()) - head(right.value()).cwiseProduct(Vec3d(-1.0, 1.0, 1.0))).norm() <
            kClose);
    QCOMPARE(active(), right);
    isOneStep(before, QStringLiteral("Extrude hand.R"));
    m_document->undo();
    // Out of the centre: one bone of each side, with names that tell so.
    select({0});
    type({Qt::Key_E, Qt::Key_X, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    QVERIFY((head(named("chest.L").value()) - Vec3d(0.1, 0.0, 0.0)).norm() < kClose);
    QVERIFY((head(named("chest.R").value()) - Vec3d(-0.1, 0.0, 0.0)).norm() < kClose);
    m_document->undo();
    select({0});
    type({Qt::Key_E, Qt::Key_Y, Qt::Key_Period, Qt::Key_1, Qt::Key_Return}); // along the plane: one
    QCOMPARE(skeleton().boneCount(), 6u);
    m_document->undo();
    select({named("hand.L").value()});
    shift(Qt::Key_D);
    type({Qt::Key_X, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    QVERIFY((head(named("hand.R.001").value()) - Vec3d(-0.7, 0.0, 0.0)).norm() < kClose);
    QCOMPARE(m_document->session().selection().bones, std::vector{named("hand.L.001")});
    isOneStep(before, QStringLiteral("Duplicate hand.L"));
}

void tst_joint_tool::bonesWithoutCounterpartAreReported() {
    Character lopsided = pairs();
    lopsided.skeleton.names[4] = "claw.R"; // which there is no other of
    begin(lopsided, 4);
    SkeletonValues values;
    values.symmetric = true;
    setOptions(values);
    type({Qt::Key_G, Qt::Key_Y, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    QVERIFY((head(4) - Vec3d(-0.6, 0.1, 0.0)).norm() < kClose);
    QCOMPARE(m_findings.size(), 1u);
    QCOMPARE(QString::fromStdString(m_findings.front().code),
             QStringLiteral("bone-no-counterpart"));
    QVERIFY(m_findings.front().detail.find("claw.R") != std::string::npos);
}

void tst_joint_tool::undoInMidDragOnlyEndsTheDrag() {
    type({Qt::Key_G, Qt::Key_X, Qt::Key_Period, Qt::Key_1, Qt::Key_Return});
    const Character before = m_document->character();
    const Vec2d at = pixel(0.6);
    m_script->press(at);
    m_script->move(at + Vec2d(0.0, -50.0));
    QVERIFY(m_document->derived().hasPreview());
    control(Qt::Key_Z);
    QVERIFY(!m_stage->isBusy());
    QVERIFY(!m_document->derived().hasPreview());
    QVERIFY(m_document->character() == before);
    QCOMPARE(m_document->undoStack().index(), 1);
    m_script->release(at + Vec2d(0.0, -50.0));
    QVERIFY(m_document->character() == before);
}

void tst_joint_tool::jointsSnap() {
    SkeletonValues values;
    select({kUpper});
    const auto dragTo = [this](const Vec3d& place) {
        m_script->drag(pixel(0.5), m_script->pixelOf(place), 4);
    };
    values.snap = JointSnap::Vertex;
    setOptions(values);
    Vec3d front = Vec3d::Zero(); // of the cuff, at the right and above
    for (const Vec3f& position : m_document->character().meshes[1].mesh->positions)
        if (position.z() > 0.0f && position.x() > 0.5f && position.y() > 0.5f)
            front = position.cast<double>();
    dragTo(front - Vec3d(0.03, 0.03, 0.0)); // inside the face, near its corner
    QVERIFY((head(kLower) - front).norm() < kClose);
    m_document->undo();
    select({kUpper});
    values.snap = JointSnap::Volume;
    setOptions(values);
    dragTo({0.3, 0.0, 0.0});
    QVERIFY((head(kLower) - Vec3d(0.3, 0.0, 0.0)).norm() < 2e-3);
    m_document->undo();
    select({kUpper});
    values.snap = JointSnap::Joint;
    values.withChildren = false;
    setOptions(values);
    m_script->drag(pixel(0.5), pixel(1.0) + Vec2d(5.0, 5.0), 4);
    QVERIFY((head(kLower) - Vec3d(1.0, 0.0, 0.0)).norm() < kClose);
    QVERIFY(!m_findings.empty()); // two joints in one place
    m_document->undo();
    select({kUpper});
    m_script->modifiers.control = true; // not now
    m_script->drag(pixel(0.5), pixel(1.0) + Vec2d(5.0, 5.0), 4);
    QVERIFY((head(kLower) - Vec3d(1.0, 0.0, 0.0)).norm() > 1e-3);
}

void tst_joint_tool::controlSnapsToTheGrid() {
    select({kUpper});
    m_script->press(pixel(0.5));
    m_script->modifiers.control = true;
    m_script->move(pixel(0.62, 0.27));
    m_script->release(pixel(0.62, 0.27));
    QVERIFY((head(kLower) - Vec3d(0.6, 0.3, 0.0)).norm() < kClose);
}

void tst_joint_tool::jointsOnOneAnotherAreReported() {
    type({Qt::Key_G, Qt::Key_X, Qt::Key_Minus, Qt::Key_Period, Qt::Key_5, Qt::Key_Return});
    QVERIFY(head(kLower).norm() < kClose);
    QVERIFY(std::ranges::any_of(
        m_findings, [](const Finding& finding) { return finding.code == "bone-zero-length"; }));
}

void tst_joint_tool::withoutABoneTheKeysSayWhatToDo() {
    const Character before = m_document->character();
    m_document->session().setSelection({});
    m_script->move({5.0, 5.0});
    for (const int key : {Qt::Key_G, Qt::Key_R, Qt::Key_S, Qt::Key_E, Qt::Key_X, Qt::Key_M}) {
        QVERIFY(m_script->key(key));
        QVERIFY(!m_stage->isBusy());
        QCOMPARE(m_script->takeMessages().size(), 1);
    }
    shift(Qt::Key_K);
    QCOMPARE(m_script->takeMessages().size(), 1);
    QVERIFY(m_document->character() == before);
}

void tst_joint_tool::hiddenBonesHaveNoHandles() {
    QVERIFY(m_stage->overlay().gizmo.has_value());
    Character hidden = armCharacter();
    hidden.boneFlags[kLower].hidden = true;
    begin(hidden, kLower);
    QVERIFY(!m_stage->overlay().gizmo.has_value());
    m_script->click(pixel(0.75)); // its stick is not there, but the surface that it moves is
    QCOMPARE(m_document->undoStack().count(), 0);
    type({Qt::Key_G, Qt::Key_X, Qt::Key_Period, Qt::Key_1, Qt::Key_Return}); // chosen in the list
    QVERIFY((head(kLower) - Vec3d(0.6, 0.0, 0.0)).norm() < kClose);
}

RIGWRIGHT_TEST(tst_joint_tool)
#include "tst_joint_tool.moc"
