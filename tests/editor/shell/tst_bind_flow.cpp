// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bind in a real window: every method by pointer and keys, the preview in the picture, one step,
/// locks, selections, painting beside it, pieces.
#include "core/character/bind_envelopes.h"
#include "core/character/bind_mesh.h"
#include "core/io/append_character.h"
#include "core/project/project.h"
#include "core/samples/samples.h"
#include "editor/commands/append_commands.h"
#include "editor/commands/mesh_commands.h"
#include "editor/document/derived.h"
#include "editor/shell/bind_dialog.h"
#include "editor/shell/bind_flow.h"
#include "editor/ui/segmented_choice.h"
#include "editor/ui/slider_field.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/bind_zoo.h"
#include "tests/support/builders.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kMesh{0};

std::vector<std::uint8_t> bytesOf(const Document& document) {
    return *encodeProject(document.character(), "{}");
}

/// Mesh 0 without a binding, nothing else.
Character bare(Character character) {
    character.clips.clear();
    character.meshes.resize(1);
    character.meshes[0].binding.reset();
    character.meshes[0].parent = BoneIndex();
    finishCharacter(character);
    return character;
}

/// Every row complete: finite, in [0, 1], summing to 1.
QString rowProblem(const Character& character) {
    const std::optional<Binding>& binding = character.meshes[0].binding;
    if (!binding)
        return QStringLiteral("no binding");
    const SkinWeights& weights = binding->weights();
    for (std::size_t v = 0; v < weights.rowCount(); ++v) {
        double sum = 0.0;
        for (const float weight : weights.row(VertexIndex(v)).weights) {
            if (!std::isfinite(weight) || weight < 0.0f || weight > 1.0f)
                return QStringLiteral("vertex %1: %2").arg(v).arg(double(weight));
            sum += double(weight);
        }
        if (std::abs(sum - 1.0) > 1e-5)
            return QStringLiteral("vertex %1 sums to %2").arg(v).arg(sum);
    }
    return {};
}

} // namespace

class tst_bind_flow : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { WindowTest::initTestCase(); }
    void init() {
        startAfresh();
        m_outdated.clear();
    }
    void cleanup() {
        if (BindDialog* dialog = open())
            dialog->reject();
        QTRY_VERIFY(open() == nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tasks().count() == 0, kPatience);
        m_window->toasts().clear();
    }

    void theActionNeedsAMeshAndBones() {
        QTRY_VERIFY(!action("weights.bind")->isEnabled());
        Character boneless;
        boneless.meshes.resize(1);
        boneless.meshes[0].mesh = std::make_shared<const rigwright::Mesh>(cubeMesh());
        finishCharacter(boneless);
        document().reset(boneless, {});
        QTRY_VERIFY(!action("weights.bind")->isEnabled());
        document().reset(bare(armCharacter()), {});
        QTRY_VERIFY(action("weights.bind")->isEnabled());
    }

    void everyMethodBindsABareMeshInOneStep_data() {
        QTest::addColumn<int>("choice");
        QTest::addColumn<bool>("mannequin");
        for (const BindChoice choice : kBindChoices) {
            QTest::addRow("arm, %d", int(choice)) << int(choice) << false;
            QTest::addRow("mannequin, %d", int(choice)) << int(choice) << true;
        }
    }
    void everyMethodBindsABareMeshInOneStep() {
        QFETCH(int, choice);
        QFETCH(bool, mannequin);
        document().reset(bare(mannequin ? *makeSample("mannequin") : armCharacter()), {});
        const auto before = bytesOf(document());
        BindDialog* dialog = ask();
        clickMethod(*dialog, BindChoice(choice));
        if (BindChoice(choice) == BindChoice::Geodesic)
            field(*dialog, "resolution")->edit(64.0);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        // Seen, and not yet there.
        QVERIFY(derived().hasPreview());
        QVERIFY(bytesOf(document()) == before);
        QCOMPARE(rowProblem(derived().shownCharacter()), QString());
        const Character seen = derived().shownCharacter();
        const BindSettings settings = dialog->settings();
        clickBind(*dialog);
        QTRY_VERIFY(open() == nullptr);
        QVERIFY(!derived().hasPreview());
        QCOMPARE(document().undoStack().count(), 1);
        QCOMPARE(rowProblem(document().character()), QString());
        QVERIFY(document().character() == seen);
        // What core makes of it without a window.
        Character alone = bare(mannequin ? *makeSample("mannequin") : armCharacter());
        MeshBindOptions options;
        options.settings = settings;
        applyBind(alone, kMesh, *bindMesh(alone, kMesh, options));
        QVERIFY(alone.meshes[0].binding->weights() ==
                document().character().meshes[0].binding->weights());
        document().undo();
        QVERIFY(bytesOf(document()) == before);
        document().redo();
        QVERIFY(document().character() == seen);
    }

    void escapeLeavesNothingBehind() {
        document().reset(bare(armCharacter()), {});
        const auto before = bytesOf(document());
        const auto revision = document().revision();
        BindDialog* dialog = ask();
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        QVERIFY(derived().hasPreview());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(open() == nullptr);
        QVERIFY(!derived().hasPreview());
        QVERIFY(bytesOf(document()) == before);
        QCOMPARE(document().revision(), revision);
        QCOMPARE(document().undoStack().count(), 0);
    }

    void theLastNumberCounts() {
        document().reset(bare(armCharacter()), {});
        BindDialog* dialog = ask();
        clickMethod(*dialog, BindChoice::Smooth);
        for (const double falloff : {1.0, 2.0, 16.0, 3.0})
            field(*dialog, "falloff")->edit(falloff);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        Character alone = bare(armCharacter());
        MeshBindOptions options;
        options.settings = {.method = BindMethod::Closest, .falloff = 3.0};
        applyBind(alone, kMesh, *bindMesh(alone, kMesh, options));
        QVERIFY(derived().shownCharacter().meshes[0].binding->weights() ==
                alone.meshes[0].binding->weights());
        // Another number, and bound before anything of it is known: a task makes the step.
        field(*dialog, "falloff")->edit(8.0);
        clickBind(*dialog);
        QTRY_COMPARE_WITH_TIMEOUT(document().undoStack().count(), 1, kPatience);
        options.settings.falloff = 8.0;
        alone.meshes[0].binding.reset();
        applyBind(alone, kMesh, *bindMesh(alone, kMesh, options));
        QVERIFY(document().character().meshes[0].binding->weights() ==
                alone.meshes[0].binding->weights());
    }

    void lockedBonesKeepEveryBit_data() {
        QTest::addColumn<int>("choice");
        for (const BindChoice choice : kBindChoices)
            QTest::addRow("%d", int(choice)) << int(choice);
    }
    void lockedBonesKeepEveryBit() {
        QFETCH(int, choice);
        document().reset(armCharacter(), {});
        lockABone(document());
        const int steps = document().undoStack().count();
        const SkinWeights before = weights();
        BindDialog* dialog = ask();
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("locked")) != nullptr);
        clickMethod(*dialog, BindChoice(choice));
        field(*dialog, "resolution")->edit(32.0);
        replaceWeights(*dialog);
        chooseBones(*dialog, BindBoneChoice::Deform);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        clickBind(*dialog);
        QCOMPARE(document().undoStack().count(), steps + 1);
        const std::uint16_t joint = *jointOf(BoneIndex(kLower));
        for (std::size_t v = 0; v < before.rowCount(); ++v)
            QVERIFY(weights().weightOf(VertexIndex(v), joint) ==
                    before.weightOf(VertexIndex(v), joint));
        QCOMPARE(rowProblem(document().character()), QString());
    }

    void selectedVerticesOnlyChange() {
        document().reset(armCharacter(), {});
        const SkinWeights before = weights();
        const Topology& topology = document().character().meshes[0].mesh->topology;
        std::vector<VertexIndex> some;
        for (std::size_t v = 0; v < before.rowCount() / 4; ++v)
            some.emplace_back(v);
        const VertexSelection selected = withTwins(topology, some);
        document().session().setSelectedVertices(kMesh, selected);
        BindDialog* dialog = ask();
        QVERIFY(dialog->selectedVerticesOnly());
        clickMethod(*dialog, BindChoice::Rigid);
        replaceWeights(*dialog);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        clickBind(*dialog);
        QCOMPARE(document().undoStack().count(), 1);
        std::size_t changed = 0;
        for (std::size_t v = 0; v < before.rowCount(); ++v) {
            const VertexIndex vertex(v);
            const bool same = weights().copyRow(vertex) == before.copyRow(vertex);
            if (!std::ranges::binary_search(selected, vertex))
                QVERIFY(same);
            else
                QVERIFY(weights().row(vertex).size() == 1);
            changed += same ? 0 : 1;
        }
        QVERIFY(changed > 0);
    }

    void aSelectionOfAnotherMeshSaysThatThisOneHasNone() {
        document().reset(armCharacter(), {});
        document().session().setSelectedVertices(
            MeshInstanceIndex(1), allVertices(document().character().meshes[1].mesh->topology));
        BindDialog* dialog = ask();
        QVERIFY(dialog->selectedVerticesOnly());
        auto* bind = dialog->findChild<QPushButton*>(QStringLiteral("bind"));
        QTRY_VERIFY_WITH_TIMEOUT(!bind->isEnabled(), kPatience);
        QVERIFY(result(*dialog).contains(QStringLiteral("vertices is selected")));
        click(*dialog, "selectedOnly");
        QTRY_VERIFY_WITH_TIMEOUT(result(*dialog).contains(QStringLiteral("Nothing would change")),
                                 kPatience);
    }

    void existingWeightsStayUnlessAsked() {
        document().reset(armCharacter(), {});
        const auto before = bytesOf(document());
        BindDialog* dialog = ask();
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        QVERIFY(!derived().hasPreview());
        QVERIFY(result(*dialog).contains(QStringLiteral("Nothing would change")));
        clickBind(*dialog);
        QTRY_VERIFY(open() == nullptr);
        QVERIFY(bytesOf(document()) == before);
        QCOMPARE(document().undoStack().count(), 0);
    }

    void theSelectedBonesAloneGetWeights() {
        document().reset(bare(armCharacter()), {});
        selectBone(document().session(), BoneIndex(kUpper));
        BindDialog* dialog = ask();
        chooseBones(*dialog, BindBoneChoice::Listed);
        // Looking at another bone's heat does not change the choice.
        selectBone(document().session(), BoneIndex(kLower));
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        clickBind(*dialog);
        const Binding& binding = *document().character().meshes[0].binding;
        QCOMPARE(binding.joints, std::vector{BoneIndex(kUpper)});
        QCOMPARE(rowProblem(document().character()), QString());
    }

    void allVisibleMeshesAreOneStep() {
        Character character = armCharacter();
        for (MeshInstance& mesh : character.meshes)
            mesh.binding.reset();
        finishCharacter(character);
        document().reset(character, {});
        const auto before = bytesOf(document());
        BindDialog* dialog = ask();
        auto* meshes = dialog->findChild<QComboBox*>(QStringLiteral("meshes"));
        QTest::keyClick(meshes, Qt::Key_Down);
        QVERIFY(dialog->allMeshes());
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        clickBind(*dialog);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(document().character().meshes[0].binding.has_value());
        QVERIFY(document().character().meshes[1].binding.has_value());
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void aPieceIsShownSelectedAndInTheMiddle() {
        document().reset(bodyWithCubesCharacter(), {});
        const auto before = bytesOf(document());
        BindDialog* dialog = ask();
        clickMethod(*dialog, BindChoice::Heat);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        auto* pieces = dialog->findChild<QTreeWidget*>(QStringLiteral("pieces"));
        QCOMPARE(pieces->topLevelItemCount(), 13);
        for (const int row : {0, 12}) {
            QTreeWidgetItem* item = pieces->topLevelItem(row);
            pieces->scrollToItem(item);
            QTest::mouseClick(pieces->itemWidget(item, pieces->columnCount() - 1), Qt::LeftButton);
            const VertexSelection& selected = document().session().selectedVertices(kMesh);
            QCOMPARE(selected.size(), std::size_t(8));
            Box3f box;
            for (const VertexIndex vertex : selected)
                box.extend(document().character().meshes[0].mesh->positions[vertex.value()]);
            QVERIFY(box.sizes().maxCoeff() < 0.05f); // one cube
            const Vec3d target = document().session().camera().target;
            QVERIFY((target - box.center().cast<double>()).norm() < 1e-3);
        }
        // The bind is still about the whole mesh.
        clickBind(*dialog);
        QCOMPARE(rowProblem(document().character()), QString());
        QVERIFY(!m_window->toasts().toasts().empty());
        document().undo();
        QVERIFY(bytesOf(document()) == before);
    }

    void posingGoesOnOverThePreview() {
        document().reset(bare(armCharacter()), {});
        BindDialog* dialog = ask();
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        const std::vector<Vec3f> rest = positions();
        Transform bent = document().character().pose.local[kLower];
        bent.rotation = turn(Vec3d::UnitZ(), 90.0).rotation;
        derived().setOverrides({{BoneIndex(kLower), bent}});
        QVERIFY(derived().hasPreview());
        QVERIFY(positions() != rest); // what is bare in the document bends in the picture
        derived().setOverrides({});
        QVERIFY(positions() == rest);
        dialog->reject();
    }

    void anotherCharacterEndsTheDialog() {
        document().reset(bare(armCharacter()), {});
        ask();
        document().reset(armCharacter(), {});
        QTRY_VERIFY(open() == nullptr);
        QVERIFY(!derived().hasPreview());
    }

    void bonesThatGoEndTheDialog() {
        document().reset(bare(armCharacter()), {});
        const Character tube = tubeCharacter(5, 4);
        AppendRequest request = requestFor(tube, document().character(), BoneMatching::Names);
        request.skeleton = true;
        auto appended = appendCharacter(document().character(), tube, request);
        QVERIFY(appended);
        const BoneIndex added(appended->firstBone);
        QVERIFY(pushAppended(document(), std::move(*appended), QStringLiteral("tube.glb")));
        QVERIFY(added.value() < document().character().skeleton.boneCount());
        selectBone(document().session(), added);
        BindDialog* dialog = ask();
        chooseBones(*dialog, BindBoneChoice::Listed);
        document().undo();
        QTRY_VERIFY(open() == nullptr);
        QVERIFY(!derived().hasPreview());
    }

    void anEditBesideTheDialogIsTakenIn() {
        document().reset(armCharacter(), {});
        BindDialog* dialog = ask();
        replaceWeights(*dialog);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        QVERIFY(derived().hasPreview());
        lockABone(document());
        QVERIFY(!derived().hasPreview()); // it was about other locks
        QVERIFY(!isKnown(*dialog));
        const SkinWeights before = weights();
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        clickBind(*dialog);
        const std::uint16_t joint = *jointOf(BoneIndex(kLower));
        for (std::size_t v = 0; v < before.rowCount(); ++v)
            QVERIFY(weights().weightOf(VertexIndex(v), joint) ==
                    before.weightOf(VertexIndex(v), joint));
    }

    void paintingDuringABindOffersToRunAgain() {
        document().reset(tubeCharacter(400, 200), {});
        selectBone(document().session(), BoneIndex(1));
        QMetaObject::Connection outdated =
            connect(&m_window->tasks(), &TaskRunner::inputsChanged, this,
                    [this](const QString& name, const std::function<void()>& again) {
                        m_outdated.emplace_back(name, again);
                    });
        BindDialog* dialog = ask();
        clickMethod(*dialog, BindChoice::Geodesic);
        replaceWeights(*dialog);
        clickBind(*dialog); // nothing is known yet: a task
        QVERIFY(m_window->tasks().count() > 0);
        m_window->tools().setCurrent(QStringLiteral("paint"));
        const SkinWeights untouched = weights();
        startStroke();
        release();
        const SkinWeights painted = weights();
        QVERIFY(!(painted == untouched));
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tasks().count(), std::size_t(0), 10 * kPatience);
        QCOMPARE(m_outdated.size(), std::size_t(1));
        QVERIFY(weights() == painted); // the paint stands
        QCOMPARE(document().undoStack().count(), 1);
        m_outdated.front().second();
        QTRY_COMPARE_WITH_TIMEOUT(document().undoStack().count(), 2, 10 * kPatience);
        QCOMPARE(rowProblem(document().character()), QString());
        document().undo();
        QVERIFY(weights() == painted);
        disconnect(outdated);
    }

    void aCancelledBindChangesNothing() {
        document().reset(tubeCharacter(400, 200), {});
        const auto before = bytesOf(document());
        BindDialog* dialog = ask();
        clickMethod(*dialog, BindChoice::Geodesic);
        replaceWeights(*dialog);
        clickBind(*dialog);
        m_window->tasks().cancelAll();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tasks().count(), std::size_t(0), 10 * kPatience);
        QVERIFY(bytesOf(document()) == before);
        QCOMPARE(document().undoStack().count(), 0);
    }

    void aLockedMeshSaysSoAndOpensNoDialog() {
        document().reset(armCharacter(), {});
        setMeshFlag(document(), std::array{kMesh}, MeshFlag::Locked, true);
        QTRY_VERIFY(action("weights.bind")->isEnabled());
        action("weights.bind")->trigger();
        QVERIFY(open() == nullptr);
        QVERIFY(!m_window->toasts().toasts().empty());
    }

    void lockingEveryBoneSaysWhyNothingCanBeBound() {
        document().reset(armCharacter(), {});
        action("weights.lock-all")->trigger();
        BindDialog* dialog = ask();
        replaceWeights(*dialog);
        auto* bind = dialog->findChild<QPushButton*>(QStringLiteral("bind"));
        QTRY_VERIFY_WITH_TIMEOUT(!bind->isEnabled(), kPatience);
        QVERIFY(result(*dialog).contains(QStringLiteral("no free bone")));
    }

    void radiiOfTheActiveBoneAreOneStepWithTheBind() {
        document().reset(bare(armCharacter()), {});
        selectBone(document().session(), BoneIndex(kLower));
        const auto before = bytesOf(document());
        BindDialog* dialog = askForEnvelopes();
        QVERIFY(boneShown(*dialog).contains(QStringLiteral("lower")));
        QVERIFY(boneShown(*dialog).contains(QStringLiteral("from the mesh")));
        QVERIFY(!resetButton(*dialog)->isEnabled());
        SliderField* head = field(*dialog, "headRadius");
        SliderField* tail = field(*dialog, "tailRadius");
        const auto known = envelopesOfMesh(document().character(), kMesh,
                                           deformBones(document().character()))[kLower];
        QVERIFY(known.has_value());
        QCOMPARE(head->value(), 100.0 * known->head);
        QCOMPARE(tail->value(), 100.0 * known->tail);
        const SkinWeights plain = derived().shownCharacter().meshes[0].binding->weights();
        type(*head, "30");
        QCOMPARE(head->value(), 30.0);
        QVERIFY(!isKnown(*dialog));
        QVERIFY(boneShown(*dialog).contains(QStringLiteral("set by hand")));
        QVERIFY(resetButton(*dialog)->isEnabled());
        drag(*tail, 40);
        const double dragged = tail->value() / 100.0;
        QVERIFY(dragged > known->tail);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        // Seen, and not yet there.
        QVERIFY(bytesOf(document()) == before);
        const BindSettings settings = dialog->settings();
        clickBind(*dialog);
        QTRY_VERIFY(open() == nullptr);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(document().character().boneFlags[kLower].envelope.has_value());
        const EnvelopeRadii radii = *document().character().boneFlags[kLower].envelope;
        QCOMPARE(radii.head, 0.3);
        QCOMPARE(radii.tail, dragged);
        QVERIFY(!document().character().boneFlags[kUpper].envelope);
        // What core makes of it without a window.
        Character alone = bare(armCharacter());
        alone.boneFlags[kLower].envelope = radii;
        MeshBindOptions options;
        options.settings = settings;
        applyBind(alone, kMesh, *bindMesh(alone, kMesh, options));
        QVERIFY(weights() == alone.meshes[0].binding->weights());
        QVERIFY(!(weights() == plain));
        document().undo();
        QVERIFY(bytesOf(document()) == before);
        document().redo();
        QVERIFY(document().character().boneFlags[kLower].envelope == radii);
        QVERIFY(weights() == alone.meshes[0].binding->weights());
    }

    void cancelledRadiiLeaveNothing() {
        document().reset(bare(armCharacter()), {});
        selectBone(document().session(), BoneIndex(kLower));
        const auto before = bytesOf(document());
        BindDialog* dialog = askForEnvelopes();
        const double usual = field(*dialog, "headRadius")->value();
        type(*field(*dialog, "headRadius"), "30");
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(open() == nullptr);
        QVERIFY(bytesOf(document()) == before);
        QCOMPARE(document().undoStack().count(), 0);
        dialog = askForEnvelopes();
        QCOMPARE(field(*dialog, "headRadius")->value(), usual);
        QVERIFY(!resetButton(*dialog)->isEnabled());
    }

    void aDragThatIsTakenBackSetsNothing() {
        document().reset(bare(armCharacter()), {});
        selectBone(document().session(), BoneIndex(kLower));
        BindDialog* dialog = askForEnvelopes();
        SliderField* tail = field(*dialog, "tailRadius");
        const double usual = tail->value();
        const QPoint from = tail->rect().center();
        QTest::mousePress(tail, Qt::LeftButton, {}, from);
        QTest::mouseMove(tail, from + QPoint(40, 0));
        QVERIFY(tail->value() > usual);
        QVERIFY(resetButton(*dialog)->isEnabled());
        QTest::keyClick(tail, Qt::Key_Escape);
        QTest::mouseRelease(tail, Qt::LeftButton, {}, from + QPoint(40, 0));
        QCOMPARE(tail->value(), usual);
        QVERIFY(!resetButton(*dialog)->isEnabled());
        QVERIFY(open() != nullptr);
    }

    void theRadiiOfTheMeshComeBackByAButton() {
        Character character = bare(armCharacter());
        character.boneFlags[kLower].envelope = {0.3, 0.4};
        document().reset(character, {});
        selectBone(document().session(), BoneIndex(kLower));
        BindDialog* dialog = askForEnvelopes();
        QCOMPARE(field(*dialog, "headRadius")->value(), 30.0);
        QCOMPARE(field(*dialog, "tailRadius")->value(), 40.0);
        QTest::mouseClick(resetButton(*dialog), Qt::LeftButton);
        QVERIFY(!resetButton(*dialog)->isEnabled());
        QVERIFY(field(*dialog, "headRadius")->value() < 20.0);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        clickBind(*dialog);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(!document().character().boneFlags[kLower].envelope);
        document().undo();
        QVERIFY(document().character() == character);
    }

    void theRowsFollowTheActiveBone() {
        document().reset(bare(armCharacter()), {});
        BindDialog* dialog = askForEnvelopes();
        QVERIFY(!field(*dialog, "headRadius")->isEnabled()); // no bone is active
        selectBone(document().session(), BoneIndex(kUpper));
        QVERIFY(boneShown(*dialog).contains(QStringLiteral("upper")));
        QVERIFY(field(*dialog, "headRadius")->isEnabled());
        type(*field(*dialog, "headRadius"), "25");
        selectBone(document().session(), BoneIndex(kLower));
        QVERIFY(boneShown(*dialog).contains(QStringLiteral("lower")));
        QVERIFY(boneShown(*dialog).contains(QStringLiteral("from the mesh")));
        QVERIFY(field(*dialog, "headRadius")->value() < 20.0);
        selectBone(document().session(), BoneIndex(kUpper));
        QCOMPARE(field(*dialog, "headRadius")->value(), 25.0);
    }

    void theOtherSideGetsTheSameUnlessAsked_data() {
        QTest::addColumn<bool>("both");
        QTest::newRow("both") << true;
        QTest::newRow("one") << false;
    }
    void theOtherSideGetsTheSameUnlessAsked() {
        QFETCH(bool, both);
        Character character = bare(armCharacter());
        character.skeleton.names[kUpper] = "arm.L";
        character.skeleton.names[kLower] = "arm.R";
        document().reset(character, {});
        selectBone(document().session(), BoneIndex(kLower));
        BindDialog* dialog = askForEnvelopes();
        if (!both)
            click(*dialog, "envelopeBoth");
        type(*field(*dialog, "headRadius"), "25");
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        clickBind(*dialog);
        const std::vector<BoneFlags>& flags = document().character().boneFlags;
        QVERIFY(flags[kLower].envelope.has_value());
        QCOMPARE(flags[kLower].envelope->head, 0.25);
        QVERIFY(flags[kUpper].envelope == (both ? flags[kLower].envelope : std::nullopt));
        document().undo();
        QVERIFY(document().character() == character);
    }

    void radiiAloneAreAStepToo() {
        document().reset(armCharacter(), {}); // its vertices keep their weights
        selectBone(document().session(), BoneIndex(kLower));
        const SkinWeights before = weights();
        BindDialog* dialog = askForEnvelopes();
        type(*field(*dialog, "headRadius"), "25");
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        QVERIFY(!derived().hasPreview());
        QVERIFY(result(*dialog).contains(QStringLiteral("other radii")));
        clickBind(*dialog);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(weights() == before);
        QCOMPARE(document().character().boneFlags[kLower].envelope->head, 0.25);
        document().undo();
        QVERIFY(!document().character().boneFlags[kLower].envelope);
    }

    void radiiAreOfNoOtherMethod() {
        document().reset(bare(armCharacter()), {});
        selectBone(document().session(), BoneIndex(kLower));
        BindDialog* dialog = askForEnvelopes();
        type(*field(*dialog, "headRadius"), "25");
        clickMethod(*dialog, BindChoice::Smooth);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(*dialog), kPatience);
        clickBind(*dialog);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(!document().character().boneFlags[kLower].envelope);
    }

private:
    Document& document() { return m_window->document(); }
    Derived& derived() { return document().derived(); }
    const SkinWeights& weights() { return document().character().meshes[0].binding->weights(); }
    std::optional<std::uint16_t> jointOf(BoneIndex bone) {
        const auto& joints = document().character().meshes[0].binding->joints;
        const auto found = std::ranges::find(joints, bone);
        return std::uint16_t(found - joints.begin());
    }
    std::vector<Vec3f> positions() {
        const auto all = derived().positions(kMesh);
        return {all.begin(), all.end()};
    }
    BindDialog* open() {
        for (BindDialog* dialog : m_window->findChildren<BindDialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    /// By its key.
    BindDialog* ask() {
        m_window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_window.get()))
            qFatal("the window is not active");
        QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier);
        if (!QTest::qWaitFor([this] { return open() != nullptr; }))
            qFatal("no dialog");
        return open();
    }
    /// With the method, and what it makes is known.
    BindDialog* askForEnvelopes() {
        BindDialog* dialog = ask();
        clickMethod(*dialog, BindChoice::Envelope);
        if (!QTest::qWaitFor([&] { return isKnown(*dialog); }, kPatience))
            qFatal("no result");
        return dialog;
    }
    static QString boneShown(const BindDialog& dialog) {
        return dialog.findChild<QLabel*>(QStringLiteral("envelopeBone"))->toolTip();
    }
    static QPushButton* resetButton(const BindDialog& dialog) {
        return dialog.findChild<QPushButton*>(QStringLiteral("envelopeReset"));
    }
    static void type(SliderField& into, const char* number) {
        into.setFocus();
        QTest::keyClick(&into, Qt::Key_Return);
        auto* editor = into.findChild<QLineEdit*>();
        QTest::keyClicks(editor, QString::fromLatin1(number));
        QTest::keyClick(editor, Qt::Key_Return);
    }
    static void drag(SliderField& slider, int pixels) {
        const QPoint from = slider.rect().center();
        QTest::mousePress(&slider, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(&slider, from + QPoint(pixels * step / 4, 0));
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, from + QPoint(pixels, 0));
    }
    static void clickMethod(const BindDialog& dialog, BindChoice choice) {
        auto* method = dialog.findChild<SegmentedChoice*>(QStringLiteral("method"));
        QTest::mouseClick(method, Qt::LeftButton, {}, method->segmentRect(int(choice)).center());
    }
    static SliderField* field(const BindDialog& dialog, const char* name) {
        return dialog.findChild<SliderField*>(QString::fromLatin1(name));
    }
    static void click(const BindDialog& dialog, const char* name) {
        auto* box = dialog.findChild<QCheckBox*>(QString::fromLatin1(name));
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    }
    static void replaceWeights(const BindDialog& dialog) {
        click(dialog, "keep");
        if (!dialog.settings().replaceExisting)
            qFatal("vertices keep their weights");
    }
    static void clickBind(const BindDialog& dialog) {
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("bind")), Qt::LeftButton);
    }
    static void chooseBones(const BindDialog& dialog, BindBoneChoice bones) {
        dialog.findChild<QComboBox*>(QStringLiteral("bones"))->setCurrentIndex(int(bones));
    }
    static QString result(const BindDialog& dialog) {
        return dialog.findChild<QLabel*>(QStringLiteral("result"))->text();
    }
    static bool isKnown(const BindDialog& dialog) {
        return !result(dialog).contains(QStringLiteral("Working out"));
    }
    /// The end of startStroke()'s stroke, a little further on.
    void release() {
        const Vec2d size(800.0, 600.0);
        PointerEvent event = pointerEventAt(document().session().camera(), {420.0, 300.0}, size);
        m_window->tools().move(event);
        event.button = PointerButton::Left;
        m_window->tools().release(event);
        QVERIFY(!m_window->tools().isBusy());
    }

    std::vector<std::pair<QString, std::function<void()>>> m_outdated;
};

RIGWRIGHT_TEST(tst_bind_flow)
#include "tst_bind_flow.moc"
