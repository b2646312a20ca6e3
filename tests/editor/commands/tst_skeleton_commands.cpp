// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits of the skeleton as steps of a document: undo and redo to the last byte, the selection, the
/// playhead and the preview along.
#include "core/character/edit_skeleton.h"
#include "core/project/project.h"
#include "core/samples/samples.h"
#include "core/skeleton/move_joints.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "tests/support/arm_character.h"
#include "tests/support/random_bone_edit.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <random>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

std::vector<std::uint8_t> bytesOf(const Document& document) {
    Result<std::vector<std::uint8_t>> bytes = encodeProject(document.character(), "{}");
    return bytes ? std::move(bytes).value() : std::vector<std::uint8_t>();
}

Character subject(const QString& name) {
    return name == QLatin1String("arm") ? armCharacter() : makeSample(name.toStdString()).value();
}

double worstSum(const Character& character) {
    double worst = 0.0;
    for (const MeshInstance& mesh : character.meshes) {
        if (!mesh.binding)
            continue;
        for (std::size_t v = 0; v < mesh.mesh->vertexCount(); ++v) {
            const double sum = sumOf(mesh.binding->weights().row(VertexIndex(v)));
            worst = std::max(worst, std::abs(sum - 1.0));
        }
    }
    return worst;
}

/// Bones of the session that there are not.
bool speaksOfNobody(const Document& document) {
    const std::size_t bones = document.character().skeleton.boneCount();
    const Selection& selection = document.session().selection();
    const bool active = selection.activeBone.isValid() && selection.activeBone.value() >= bones;
    return active || std::ranges::any_of(selection.bones, [bones](BoneIndex bone) {
               return !bone.isValid() || bone.value() >= bones;
           });
}

} // namespace

class tst_skeleton_commands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoHundredEditsUndoAndRedoToTheByte_data();
    void twoHundredEditsUndoAndRedoToTheByte();
    void selectionFollows();
    void draggedNumbersAreOneStep();
    void previewLeavesNoTrace();
    void refusedEditsChangeNothing();
};

void tst_skeleton_commands::twoHundredEditsUndoAndRedoToTheByte_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("arm, first") << "arm" << 11u;
    QTest::newRow("arm, second") << "arm" << 12u;
    QTest::newRow("arm, third") << "arm" << 13u;
    QTest::newRow("tail") << "tail" << 14u;
    QTest::newRow("mannequin") << "mannequin" << 15u;
}

void tst_skeleton_commands::twoHundredEditsUndoAndRedoToTheByte() {
    QFETCH(QString, name);
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    Document document;
    document.setUndoBudget(std::size_t(4) << 30); // no step may be dropped here
    document.reset(subject(name), QString());
    const std::vector<std::uint8_t> start = bytesOf(document);
    QVERIFY(!start.empty());
    const std::size_t bones = document.character().skeleton.boneCount();
    std::vector<Selection> selections{document.session().selection()};
    int edits = 0;
    for (int tries = 0; edits < 200; ++tries) {
        QVERIFY2(tries < 2000, "nearly every edit is refused");
        const std::size_t now = document.character().skeleton.boneCount();
        const auto any = [&] {
            return BoneIndex(std::uniform_int_distribution<std::size_t>(0, now - 1)(random));
        };
        const BoneIndex active = any();
        Selection chosen = document.session().selection();
        chosen.bones = {active, any()};
        std::ranges::sort(chosen.bones);
        const auto repeated = std::ranges::unique(chosen.bones);
        chosen.bones.erase(repeated.begin(), repeated.end());
        chosen.activeBone = active;
        document.session().setSelection(chosen);
        const RandomBoneEdit next =
            randomBoneEdit(document.character().skeleton, random,
                           std::max<std::size_t>(3, bones / 2), 2 * bones + 8);
        const int before = document.undoStack().index();
        const Result<Findings> done =
            editSkeleton(document, next.edit, {.text = QString::fromStdString(next.what)});
        QVERIFY2(!speaksOfNobody(document), next.what.c_str());
        if (!done || document.undoStack().index() == before)
            continue;
        ++edits;
        QCOMPARE(brokenInvariant(document.character()), std::string());
        QVERIFY2(worstSum(document.character()) <= 1e-5, next.what.c_str());
    }
    const std::vector<std::uint8_t> end = bytesOf(document);
    QVERIFY(end != start);
    QCOMPARE(document.undoStack().index(), 200);
    for (int step = 0; step < 200; ++step) {
        document.undo();
        QVERIFY(!speaksOfNobody(document));
    }
    QCOMPARE(document.undoStack().index(), 0);
    QVERIFY(bytesOf(document) == start);
    for (int step = 0; step < 200; ++step) {
        document.redo();
        QVERIFY(!speaksOfNobody(document));
    }
    QVERIFY(bytesOf(document) == end);
    document.goToStep(0);
    QVERIFY(bytesOf(document) == start);
}

void tst_skeleton_commands::selectionFollows() {
    Document document;
    document.reset(armCharacter(), QString());
    const Skeleton& skeleton = document.character().skeleton;
    const auto named = [&](const char* name) {
        for (std::size_t i = 0; i < skeleton.boneCount(); ++i)
            if (skeleton.names[i] == name)
                return BoneIndex(i);
        return BoneIndex();
    };
    const BoneIndex victim(1);
    const BoneIndex heir = skeleton.parents[1];
    const std::string heirName = skeleton.names[heir.value()];
    selectBone(document.session(), victim);
    const Selection before = document.session().selection();
    const auto done = editSkeleton(document, dissolveBones(skeleton, std::vector{victim}),
                                   {.text = QStringLiteral("Dissolve")});
    QVERIFY(done.has_value());
    QCOMPARE(document.session().selection().activeBone, named(heirName.c_str()));
    document.undo();
    QVERIFY(document.session().selection() == before);
    // What is made is selected where the step says so.
    const auto edit = extrudeBone(skeleton, victim, Vec3d(0.0, 1.0, 0.0));
    QVERIFY(edit.has_value());
    QVERIFY(editSkeleton(document, edit, {.text = QStringLiteral("Extrude"), .select = edit->made})
                .has_value());
    QCOMPARE(document.session().selection().activeBone, edit->made.front());
    document.undo();
    QVERIFY(document.session().selection() == before);
}

void tst_skeleton_commands::draggedNumbersAreOneStep() {
    Document document;
    document.reset(armCharacter(), QString());
    const std::vector<std::uint8_t> start = bytesOf(document);
    const BoneIndex bone(1);
    for (int i = 1; i <= 5; ++i) {
        const auto edit = moveJoints(document.character().skeleton, {.bones = {bone}},
                                     {.translation = Vec3d(0.01, 0.0, 0.0)});
        QVERIFY(
            editSkeleton(document, edit, {.text = QStringLiteral("Move"), .mergeToken = 7})
                .has_value());
    }
    QCOMPARE(document.undoStack().count(), 1);
    document.undo();
    QVERIFY(bytesOf(document) == start);
}

void tst_skeleton_commands::previewLeavesNoTrace() {
    Document document;
    document.reset(armCharacter(), QString());
    const std::vector<std::uint8_t> start = bytesOf(document);
    document.derived().showRest(true);
    const Vec3d before = document.derived().shownFrame().modelFromBone[1].translation();
    const auto edit = moveJoints(document.character().skeleton, {.bones = {BoneIndex(1)}},
                                 {.translation = Vec3d(0.25, 0.0, 0.0)});
    QVERIFY(previewSkeleton(document, edit).has_value());
    const Vec3d shown = document.derived().shownFrame().modelFromBone[1].translation();
    QVERIFY((shown - before - Vec3d(0.25, 0.0, 0.0)).norm() < 1e-9);
    QVERIFY(bytesOf(document) == start);
    QCOMPARE(document.undoStack().count(), 0);
    endSkeletonPreview(document);
    QVERIFY((document.derived().shownFrame().modelFromBone[1].translation() - before).norm() == 0.0);
}

void tst_skeleton_commands::refusedEditsChangeNothing() {
    Document document;
    document.reset(armCharacter(), QString());
    const std::vector<std::uint8_t> start = bytesOf(document);
    const Skeleton& skeleton = document.character().skeleton;
    const auto cycle = reparentBones(skeleton, std::vector{BoneIndex(0)}, BoneIndex(1));
    QVERIFY(!cycle.has_value());
    const auto done = editSkeleton(document, cycle, {.text = QStringLiteral("Hang")});
    QVERIFY(!done.has_value());
    QCOMPARE(done.error().code, std::string("bone-cycle"));
    QVERIFY(bytesOf(document) == start);
    QCOMPARE(document.undoStack().count(), 0);
    // One that changes nothing is no step.
    const auto same = renameBone(skeleton, BoneIndex(0), skeleton.names[0]);
    QVERIFY(editSkeleton(document, same, {.text = QStringLiteral("Rename")}).has_value());
    QCOMPARE(document.undoStack().count(), 0);
}

RIGWRIGHT_TEST(tst_skeleton_commands)
#include "tst_skeleton_commands.moc"
