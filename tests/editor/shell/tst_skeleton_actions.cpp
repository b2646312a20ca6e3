// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The Skeleton menu in a real window: what it does to weights is said and taken back, who takes
/// them is asked only where nobody can, and rest and bind pose change without a vertex moving.
#include "core/character/bind_pose.h"
#include "core/character/binding_state.h"
#include "core/character/humanoid.h"
#include "core/character/rest_pose.h"
#include "core/project/project.h"
#include "core/samples/samples.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/rest_commands.h"
#include "editor/document/derived.h"
#include "editor/panels/operation_strip.h"
#include "editor/shell/heir_dialog.h"
#include "editor/ui/slider_field.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include <cmath>
#include <numeric>
#include <set>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kArm{0};
constexpr MeshInstanceIndex kCuff{1};

std::vector<std::uint8_t> bytesOf(const Document& document) {
    return *encodeProject(document.character(), "{}");
}

/// Vertices of a mesh that the bone has weight on.
std::size_t countOn(const Character& character, MeshInstanceIndex mesh, std::size_t bone) {
    const Binding& binding = *character.meshes[mesh.value()].binding;
    std::size_t count = 0;
    for (std::size_t v = 0; v < binding.weights().rowCount(); ++v) {
        const auto row = binding.weights().row(VertexIndex(v));
        for (std::size_t i = 0; i < row.bones.size(); ++i)
            if (row.weights[i] > 0.0f && binding.joints[row.bones[i]] == BoneIndex(bone)) {
                ++count;
                break;
            }
    }
    return count;
}

double farthestRowFromOne(const Character& character) {
    double farthest = 0.0;
    for (const MeshInstance& mesh : character.meshes)
        for (std::size_t v = 0; v < mesh.binding->weights().rowCount(); ++v) {
            const auto weights = mesh.binding->weights().row(VertexIndex(v)).weights;
            const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
            farthest = std::max(farthest, std::abs(sum - 1.0));
        }
    return farthest;
}

std::vector<Vec3f> shownPositions(Document& document, MeshInstanceIndex mesh) {
    const auto positions = document.derived().positions(mesh);
    return {positions.begin(), positions.end()};
}

float farthest(const std::vector<Vec3f>& a, const std::vector<Vec3f>& b) {
    float distance = a.size() == b.size() ? 0.0f : 1e9f;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        distance = std::max(distance, (a[i] - b[i]).norm());
    return distance;
}

/// The arm whose lower bone rests turned by 40°, as nobody bound it.
Character armRestingBent() {
    Character character = armCharacter();
    Transform& rest = character.skeleton.restLocal[kLower];
    rest.rotation = turn(Vec3d::UnitZ(), 40.0).rotation * rest.rotation;
    character.pose = restPose(character);
    return character;
}

} // namespace

class tst_skeleton_actions : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowTest::initTestCase(); }
    void cleanupTestCase() { WindowTest::cleanupTestCase(); }
    void init() {
        startAfresh();
        m_window->tools().setCurrent(QStringLiteral("select"));
    }
    void cleanup() {
        if (HeirDialog* dialog = question())
            dialog->reject();
        QTRY_VERIFY(!question());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tasks().count() == 0, kPatience);
    }

    void entriesNeedWhatTheyWorkOn() {
        document().reset(armCharacter(), {});
        QTRY_VERIFY(action("skeleton.mirror")->isEnabled());
        QVERIFY(!action("skeleton.delete")->isEnabled());
        QVERIFY(!action("skeleton.subdivide")->isEnabled());
        select({kLower});
        QTRY_VERIFY(action("skeleton.delete")->isEnabled());
        QVERIFY(!action("skeleton.merge")->isEnabled()); // into which?
        select({kLower, kUpper});
        QTRY_VERIFY(action("skeleton.merge")->isEnabled());
        QVERIFY(action("skeleton.parent")->isEnabled());
        document().reset({}, {});
        QTRY_VERIFY(!action("skeleton.mirror")->isEnabled());
        QVERIFY(!action("skeleton.t-pose")->isEnabled());
    }

    void deletingSaysHowManyVerticesWentWhere() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        const std::size_t count = countOn(document().character(), kArm, kLower) +
                                  countOn(document().character(), kCuff, kLower);
        select({kLower});
        trigger("skeleton.delete");
        QCOMPARE(document().character().skeleton.boneCount(), std::size_t(2));
        QCOMPARE(document().undoStack().count(), 1);
        QCOMPARE(toast(), QStringLiteral("%1 vertices went from lower to upper").arg(int(count)));
        QVERIFY(farthestRowFromOne(document().character()) < 1e-6);
        clickInToast("Undo");
        QVERIFY(bytesOf(document()) == before);
    }

    void ofOneMeshItIsCalledByItsName() {
        Character character = armCharacter();
        character.meshes.resize(1);
        finishCharacter(character);
        document().reset(character, {});
        const std::size_t count = countOn(character, kArm, kLower);
        select({kLower});
        trigger("skeleton.dissolve");
        QCOMPARE(toast(),
                 QStringLiteral("%1 vertices of Arm went from lower to upper").arg(int(count)));
    }

    void aRootWithWeightsAsksWhoTakesThem() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        const std::size_t count = countOn(document().character(), kArm, kUpper);
        select({kUpper});
        trigger("skeleton.delete");
        QTRY_VERIFY(question());
        QVERIFY(bytesOf(document()) == before);
        QVERIFY(label("question").contains(QStringLiteral("weights of upper")));
        auto* box = question()->findChild<QComboBox*>(QStringLiteral("heir"));
        QCOMPARE(box->count(), 2); // lower and helper
        QCOMPARE(box->currentText(), QStringLiteral("lower"));
        QCOMPARE(label("result"), QStringLiteral("%1 vertices of Arm go to it.").arg(int(count)));
        // What is no bone cannot be answered.
        auto* accept = question()->findChild<QPushButton*>(QStringLiteral("accept"));
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), QStringLiteral("nobody"));
        QVERIFY(!accept->isEnabled());
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), QStringLiteral("lower"));
        QVERIFY(accept->isEnabled());
        QTest::mouseClick(accept, Qt::LeftButton);
        QTRY_VERIFY(!question());
        QCOMPARE(document().character().skeleton.boneCount(), std::size_t(2));
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(farthestRowFromOne(document().character()) < 1e-6);
        QVERIFY(toast().contains(QStringLiteral("from upper to lower")));
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void dissolvingSuchARootAsksAsWellAndEscapeLeavesAll() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        select({kUpper});
        trigger("skeleton.dissolve");
        QTRY_VERIFY(question());
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(!question());
        QVERIFY(bytesOf(document()) == before);
        QCOMPARE(document().undoStack().count(), 0);
    }

    void whereNoBoneIsLeftItIsSaidAndNothingHappens() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        select({kUpper, kLower, kHelper});
        trigger("skeleton.delete");
        QVERIFY(!question());
        QVERIFY(toast().contains(QStringLiteral("No bone would be left")));
        QVERIFY(bytesOf(document()) == before);
        select({kUpper});
        trigger("skeleton.delete-below"); // the same: all hang below it
        QVERIFY(!question());
        QVERIFY(bytesOf(document()) == before);
    }

    void lockedWeightsAreLeftAndTheReasonSaid() {
        document().reset(armCharacter(), {});
        lockABone(document()); // lower
        const auto before = bytesOf(document());
        select({kLower});
        trigger("skeleton.delete");
        QVERIFY(toast().contains(QStringLiteral("locked")));
        QVERIFY(toast().contains(QStringLiteral("Unlock")));
        QVERIFY(bytesOf(document()) == before);
    }

    void mergingGivesAllToTheActiveBone() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        select({kUpper, kLower}); // the last one is active
        trigger("skeleton.merge");
        const Skeleton& skeleton = document().character().skeleton;
        QCOMPARE(skeleton.boneCount(), std::size_t(2));
        QCOMPARE(QString::fromStdString(skeleton.names[0]), QStringLiteral("lower"));
        QVERIFY(toast().contains(QStringLiteral("from upper to lower")));
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void hangingABoneBelowItsOwnChildIsRefused() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        select({kUpper, kLower});
        trigger("skeleton.parent");
        QVERIFY(toast().contains(QStringLiteral("cannot hang below")));
        QVERIFY(bytesOf(document()) == before);
        select({kLower, kUpper}); // hangs there already
        trigger("skeleton.parent");
        QCOMPARE(toast(), QStringLiteral("Nothing was to change."));
        QCOMPARE(document().undoStack().count(), 0);
    }

    void rootsAreMadeAndHungAgain() {
        document().reset(armCharacter(), {});
        select({kHelper});
        trigger("skeleton.unparent");
        const auto parentOfHelper = [&] {
            const Skeleton& skeleton = document().character().skeleton;
            return skeleton.parents[findBone(skeleton, "helper").value()];
        };
        QVERIFY(!parentOfHelper().isValid());
        QCOMPARE(document().undoStack().count(), 1);
        const Skeleton& skeleton = document().character().skeleton;
        select({findBone(skeleton, "helper").value(), findBone(skeleton, "upper").value()});
        trigger("skeleton.parent");
        QCOMPARE(parentOfHelper(), findBone(document().character().skeleton, "upper"));
        QCOMPARE(document().undoStack().count(), 2);
    }

    void theNumberOfPiecesCanBeChangedAfterwards() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        select({kLower});
        trigger("skeleton.subdivide");
        OperationStrip* strip = m_window->operationStrip();
        QTRY_VERIFY(strip->isVisible());
        QCOMPARE(document().character().skeleton.boneCount(), std::size_t(4));
        QVERIFY(strip->field(0) && !strip->field(1));
        type(*strip->field(0), "4");
        QTRY_COMPARE(document().character().skeleton.boneCount(), std::size_t(6));
        QVERIFY(strip->isVisible());
        QCOMPARE(document().undoStack().count(), 1); // one step, whatever the number
        QVERIFY(farthestRowFromOne(document().character()) < 1e-6);
        document().undo();
        QVERIFY(bytesOf(document()) == before);
        QVERIFY(!strip->isVisible());
        // Nothing is left to be changed; the number is for the next bone.
        OperationNumbers numbers;
        numbers.subdividePieces = 3;
        Q_EMIT strip->edited(numbers);
        QVERIFY(bytesOf(document()) == before);
        select({kUpper});
        trigger("skeleton.subdivide");
        QCOMPARE(document().character().skeleton.boneCount(), std::size_t(5));
    }

    void symmetricalEditingIsACheckMark() {
        document().reset(armCharacter(), {});
        SkeletonOptions& options = m_window->tools().skeletonOptions();
        const bool before = options.values().symmetric;
        trigger("skeleton.symmetric");
        QCOMPARE(options.values().symmetric, !before);
        QCOMPARE(action("skeleton.symmetric")->isChecked(), !before);
        SkeletonValues values = options.values();
        values.symmetric = before; // by the tool's own switch
        options.setValues(values);
        QTRY_COMPARE(action("skeleton.symmetric")->isChecked(), before);
    }

    void symmetrisingBringsAMissingHandBack() {
        document().reset(*makeSample("mannequin"), {});
        const auto before = bytesOf(document());
        const std::size_t bones = document().character().skeleton.boneCount();
        select({findBone(document().character().skeleton, "hand.R").value()});
        trigger("skeleton.delete-below");
        QVERIFY(document().character().skeleton.boneCount() < bones);
        QVERIFY(!findBone(document().character().skeleton, "hand.R").isValid());
        trigger("skeleton.symmetrise-left");
        QCOMPARE(document().character().skeleton.boneCount(), bones);
        QVERIFY(findBone(document().character().skeleton, "hand.R").isValid());
        QCOMPARE(document().undoStack().count(), 2);
        document().goToStep(0);
        QVERIFY(bytesOf(document()) == before);
    }

    void mirroringTwiceIsTheIdentity() {
        Character character = *makeSample("mannequin");
        const std::size_t left = findBone(character.skeleton, "hand.L").value();
        const std::size_t right = findBone(character.skeleton, "hand.R").value();
        Transform& turned = character.skeleton.restLocal[left];
        turned.rotation = turn(Vec3d::UnitX(), 30.0).rotation * turned.rotation;
        character.pose = restPose(character);
        document().reset(character, {});
        const auto apart = [&](std::size_t bone) {
            const Transform& now = document().character().skeleton.restLocal[bone];
            const Transform& then = character.skeleton.restLocal[bone];
            return (now.translation - then.translation).norm() +
                   now.rotation.angularDistance(then.rotation);
        };
        select({right, left});
        trigger("skeleton.mirror");
        QVERIFY(apart(left) > 0.1);
        QVERIFY(apart(right) > 0.1);
        trigger("skeleton.mirror");
        for (std::size_t bone = 0; bone < character.skeleton.boneCount(); ++bone)
            QVERIFY(apart(bone) < 1e-6);
    }

    void theBodyIsConvertedToTPoseAndBack() {
        document().reset(*makeSample("mannequin", "a"), {});
        const auto before = bytesOf(document());
        const auto kind = [&] {
            const Character& character = document().character();
            return readRestPose(character.skeleton, character.skeleton.restLocal,
                                humanoidOf(character).map)
                ->kind;
        };
        QCOMPARE(kind(), RestPoseKind::APose);
        trigger("skeleton.t-pose");
        QTRY_COMPARE_WITH_TIMEOUT(document().undoStack().count(), 1, kPatience);
        QCOMPARE(kind(), RestPoseKind::TPose);
        QCOMPARE(toast(), QStringLiteral("The T-pose is the rest pose now."));
        QVERIFY(bindingStates(document().character()).empty());
        trigger("skeleton.a-pose");
        QTRY_COMPARE_WITH_TIMEOUT(document().undoStack().count(), 2, kPatience);
        QCOMPARE(kind(), RestPoseKind::APose);
        document().goToStep(0);
        QVERIFY(bytesOf(document()) == before);
    }

    void whatHasNoArmsSaysSo() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        trigger("skeleton.t-pose");
        QVERIFY(toast().contains(QStringLiteral("not a humanoid")));
        QVERIFY(toast().contains(QStringLiteral("roles by hand"))); // what to do about it
        QVERIFY(bytesOf(document()) == before);
    }

    void thePoseOnScreenBecomesTheBindPoseAndNothingMoves() {
        document().reset(armCharacter(), {});
        const Transform rest = document().character().skeleton.restLocal[kLower];
        Transform bent = rest;
        bent.rotation = turn(Vec3d::UnitZ(), 50.0).rotation * rest.rotation;
        QVERIFY(poseBones(document(), std::array{BonePose{BoneIndex(kLower), bent}},
                          QStringLiteral("Bend")));
        const auto before = bytesOf(document());
        const std::vector<Vec3f> arm = shownPositions(document(), kArm);
        const std::vector<Vec3f> cuff = shownPositions(document(), kCuff);
        trigger("skeleton.make-bind");
        QCOMPARE(document().undoStack().count(), 2);
        QVERIFY(farthest(arm, shownPositions(document(), kArm)) < 1e-5f);
        QVERIFY(farthest(cuff, shownPositions(document(), kCuff)) < 1e-5f);
        const Character& character = document().character();
        QVERIFY(character.skeleton.restLocal[kLower].rotation.angularDistance(bent.rotation) <
                1e-7);
        QVERIFY(bindingStates(character).empty());
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void bonesGoToTheBindPoseAsAPose() {
        document().reset(armRestingBent(), {});
        QVERIFY(!bindingStates(document().character()).empty());
        trigger("skeleton.go-to-bind");
        QCOMPARE(document().undoStack().count(), 1);
        const BindPose bind = poseAtBind(document().character());
        for (std::size_t i = 0; i < bind.local.size(); ++i)
            QVERIFY(document().character().pose.local[i] == bind.local[i]);
        // The mesh is the one that was bound.
        const auto& made = document().character().meshes[0].mesh->positions;
        QVERIFY(farthest({made.begin(), made.end()}, shownPositions(document(), kArm)) < 1e-5f);
        trigger("skeleton.go-to-bind");
        QVERIFY(toast().contains(QStringLiteral("as they were bound already")));
        QCOMPARE(document().undoStack().count(), 1);
    }

    void theActiveMeshIsBoundAnewAndKeepsItsWeights() {
        document().reset(armRestingBent(), {});
        const auto before = bytesOf(document());
        Selection selection;
        selection.activeMesh = kArm;
        document().session().setSelection(selection);
        const SkinWeights weights = document().character().meshes[0].binding->weights();
        trigger("skeleton.reattach");
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(document().character().meshes[0].binding->weights() == weights);
        const auto states = bindingStates(document().character());
        QVERIFY(std::ranges::none_of(states, [](const auto& s) { return s.mesh == kArm; }));
        QVERIFY(std::ranges::any_of(states, [](const auto& s) { return s.mesh == kCuff; }));
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void beginningToEditBonesSaysWhenTheBindIsAnother() {
        document().reset(armRestingBent(), {});
        m_window->toasts().clear();
        m_window->tools().setCurrent(QStringLiteral("joints"));
        QTRY_VERIFY(toast().contains(QStringLiteral("bound in another pose")));
        clickInToast("Go to bind pose");
        QCOMPARE(document().undoStack().count(), 1);
        // Said once.
        m_window->tools().setCurrent(QStringLiteral("select"));
        m_window->toasts().clear();
        m_window->tools().setCurrent(QStringLiteral("joints"));
        QCoreApplication::processEvents();
        QVERIFY(toast().isEmpty());
        // And not of what was bound as it rests.
        m_window->tools().setCurrent(QStringLiteral("select"));
        document().reset(armCharacter(), {});
        m_window->tools().setCurrent(QStringLiteral("joints"));
        QCoreApplication::processEvents();
        QVERIFY(toast().isEmpty());
    }

    void largeCharactersAreConvertedBesideTheWork() {
        // As the actions do above so many vertices.
        Character large = *makeSample("mannequin", "a");
        document().reset(large, {});
        bool changed = false;
        RestJob job;
        job.operation = RestOperation::TPose;
        job.done = [&](bool did) { changed = did; };
        startRestTask(document(), m_window->tasks(), std::move(job));
        QTRY_VERIFY_WITH_TIMEOUT(changed, kPatience);
        QCOMPARE(document().undoStack().count(), 1);
        const Character beside = document().character();
        document().undo();
        QVERIFY(*changeRest(document(), RestOperation::TPose));
        QVERIFY(document().character() == beside); // the same as done at once
    }

    void anEditMeanwhileKeepsTheConversionOut() {
        document().reset(*makeSample("mannequin", "a"), {});
        RestJob job;
        job.operation = RestOperation::TPose;
        bool done = false;
        job.done = [&](bool) { done = true; };
        startRestTask(document(), m_window->tasks(), std::move(job));
        lockABone(document());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tasks().count() == 0, kPatience);
        QVERIFY(!done);
        QCOMPARE(document().undoStack().count(), 1);
    }

private:
    Document& document() { return m_window->document(); }
    /// The last one becomes the active one.
    void select(const std::vector<std::size_t>& bones) {
        Selection selection = document().session().selection();
        selection.bones.clear();
        for (const std::size_t bone : bones)
            selection.bones.emplace_back(bone);
        selection.activeBone = selection.bones.back();
        std::ranges::sort(selection.bones);
        document().session().setSelection(selection);
    }
    /// As the menu does it: what cannot be used cannot be chosen.
    void trigger(const char* id) {
        QTRY_VERIFY2(action(id)->isEnabled(), id);
        m_window->toasts().clear();
        action(id)->trigger();
    }
    [[nodiscard]] QString toast() const {
        const auto toasts = m_window->toasts().toasts();
        return toasts.empty() ? QString() : toasts.back()->sentence();
    }
    void clickInToast(const char* word) {
        const auto toasts = m_window->toasts().toasts();
        QVERIFY(!toasts.empty());
        for (auto* button : toasts.back()->findChildren<QPushButton*>())
            if (button->text() == QLatin1String(word)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        QFAIL(word);
    }
    [[nodiscard]] HeirDialog* question() const {
        for (auto* dialog : m_window->findChildren<HeirDialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    [[nodiscard]] QString label(const char* name) const {
        return question()->findChild<QLabel*>(QString::fromLatin1(name))->text();
    }
    static void type(SliderField& into, const char* number) {
        into.setFocus();
        QTest::keyClick(&into, Qt::Key_Return);
        auto* editor = into.findChild<QLineEdit*>();
        QTest::keyClicks(editor, QString::fromLatin1(number));
        QTest::keyClick(editor, Qt::Key_Return);
    }
};

RIGWRIGHT_TEST(tst_skeleton_actions)
#include "tst_skeleton_actions.moc"
