// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What follows an edit of the skeleton: weights by closed forms, binds, meshes on bones, flags,
/// foreign content; and what is refused.
#include "core/character/bind_pose.h"
#include "core/character/edit_skeleton.h"
#include "core/character/evaluate_frame.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/move_joints.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

std::size_t countOf(const Findings& findings, const std::string& code,
                    const std::string& where = {}) {
    for (const Finding& finding : findings)
        if (finding.code == code && (where.empty() || finding.where == where))
            return finding.count;
    return 0;
}

std::string codeOf(const Result<CharacterEdit>& edit) {
    return edit ? "" : edit.error().code;
}

/// Of all meshes, in the current pose or another one.
std::vector<Vec3f> positionsOf(const Character& character, const std::vector<Transform>& local) {
    Character posed = character;
    posed.pose.local = local;
    FrameRequest request;
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        request.cpuMeshes.emplace_back(i);
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(posed, request, caches, state, result);
    std::vector<Vec3f> all;
    for (const auto& mesh : result.vertices)
        all.insert(all.end(), mesh.positions.begin(), mesh.positions.end());
    return all;
}

double farthest(const std::vector<Vec3f>& a, const std::vector<Vec3f>& b) {
    if (a.size() != b.size())
        return 1e9;
    double worst = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        worst = std::max(worst, double((a[i] - b[i]).norm()));
    return worst;
}

Character applied(const Character& character, const Result<SkeletonEdit>& edit) {
    const auto result = editCharacter(character, edit.value());
    return result.value().character;
}

/// The arm with a tool that is not bound, on the helper bone.
Character armWithTool() {
    Character character = armCharacter();
    MeshInstance tool = character.meshes[1];
    tool.name = "Tool";
    tool.binding.reset();
    tool.parent = BoneIndex(kHelper);
    tool.parentFromMesh = toAffine(shift(0.1, 0.2, 0.3));
    character.meshes.push_back(tool);
    finishCharacter(character);
    return character;
}

constexpr double kSame = 1e-6;

} // namespace

class tst_edit_skeleton : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void renamingChangesNothingElse();
    void cutsShareByThePositionAlongTheBone();
    void piecesMovingTogetherMoveAsTheBoneDid();
    void mergingAddsAndGivesTheRowsBack();
    void deletedBonesGiveTheirWeightsUp();
    void heirsBecomeJointsWhereTheyStoodAtBind();
    void weightsNeverGoNowhere();
    void lockedWeightsStay();
    void lockedMeshesKeepTheirRowsWhenABoneIsCut();
    void jointsWithoutWeightsGo();
    void meshesOnBonesStayInPlace();
    void flagsAndSavedPosesFollow();
    void piecesHaveTheirPartsOfTheEnvelope();
    void foreignContentFollows();
    void movedJointsMoveNothingAtBind();
    void movedJointsTurnTheMeshAboutTheNewPlace();
    void unnormalisedRowsKeepTheirSums();
    void bindsThatDifferFromRestAreKept();
    void rowsThatNothingHappensToKeepTheirBits();
};

void tst_edit_skeleton::renamingChangesNothingElse() {
    const Character before = armWithTool();
    Character after = applied(before, renameBone(before.skeleton, BoneIndex(kLower), "forearm"));
    QCOMPARE(after.skeleton.names[kLower], std::string("forearm"));
    after.skeleton.names[kLower] = "lower";
    QVERIFY(after == before);
    QVERIFY(after.clips[0] == before.clips[0]); // the very same
}

void tst_edit_skeleton::cutsShareByThePositionAlongTheBone() {
    const Character before = armCharacter();
    // upper goes from x = 0 to 0.5; cut at 0.3 of it the shorter piece is 0.15 long.
    const auto edit = splitBone(before.skeleton, BoneIndex(kUpper), std::vector<double>{0.3});
    const auto result = editCharacter(before, edit.value());
    QVERIFY(result);
    const Character& after = result->character;
    QCOMPARE(brokenInvariant(after), std::string());
    const Binding& binding = *after.meshes[0].binding;
    const SkinWeights& rows = binding.weights();
    std::size_t shared = 0;
    for (std::size_t v = 0; v < rows.rowCount(); ++v) {
        const VertexIndex vertex(v);
        const double x = before.meshes[0].mesh->positions[v].x();
        const double whole = before.meshes[0].binding->weights().weightOf(vertex, 0);
        const double beyond = std::clamp((x - 0.15) / 0.15 + 0.5, 0.0, 1.0);
        VERIFY_NEAR(double(rows.weightOf(vertex, 2)), whole * beyond, 1e-6);
        VERIFY_NEAR(double(rows.weightOf(vertex, 0)), whole * (1.0 - beyond), 1e-6);
        QCOMPARE(rows.weightOf(vertex, 1), before.meshes[0].binding->weights().weightOf(vertex, 1));
        shared += whole * beyond > 1e-6 ? 1 : 0; // a ring lies on the very edge
    }
    QCOMPARE(result->meshes.size(), std::size_t(1)); // the cuff does not hang on it
    QCOMPARE(result->meshes[0].shared, shared);
    QCOMPARE(countOf(result->findings, "bone-weights-shared", "Arm"), shared);
    QCOMPARE(after.skeleton.names[binding.joints[2].value()], std::string("upper.001"));
}

void tst_edit_skeleton::piecesMovingTogetherMoveAsTheBoneDid() {
    const Character before = armWithTool();
    const auto edit = subdivideBone(before.skeleton, BoneIndex(kUpper), 4);
    const Character after = applied(before, edit);
    std::mt19937 random(5);
    for (int i = 0; i < 20; ++i) {
        std::vector<Transform> pose = before.skeleton.restLocal;
        for (Transform& local : pose)
            local.rotation = randomRigid(random).rotation;
        // The new joints at rest: the pieces move together.
        std::vector<Transform> cut = after.skeleton.restLocal;
        for (std::size_t old : {kUpper, kHelper})
            cut[edit->remap.newOf[old].value()] = pose[old];
        cut[edit->remap.newOf[kLower].value()].rotation = pose[kLower].rotation;
        QVERIFY(farthest(positionsOf(after, cut), positionsOf(before, pose)) <= kSame);
    }
}

void tst_edit_skeleton::mergingAddsAndGivesTheRowsBack() {
    const Character before = armWithTool();
    Character character = applied(before, subdivideBone(before.skeleton, BoneIndex(kUpper), 3));
    for (const char* piece : {"upper.001", "upper.002"})
        character =
            applied(character, mergeBones(character.skeleton, findBone(character.skeleton, piece),
                                          findBone(character.skeleton, "upper")));
    QCOMPARE(character.skeleton.names, before.skeleton.names);
    for (std::size_t m = 0; m < 2; ++m) {
        const Binding& ours = *character.meshes[m].binding;
        const Binding& theirs = *before.meshes[m].binding;
        QCOMPARE(ours.joints, theirs.joints);
        for (std::size_t v = 0; v < ours.weights().rowCount(); ++v)
            for (std::uint16_t joint = 0; joint < ours.joints.size(); ++joint)
                VERIFY_NEAR(double(ours.weights().weightOf(VertexIndex(v), joint)),
                            double(theirs.weights().weightOf(VertexIndex(v), joint)), 1e-7);
    }
    QVERIFY(farthest(positionsOf(character, character.pose.local),
                     positionsOf(before, before.pose.local)) <= kSame);
}

void tst_edit_skeleton::deletedBonesGiveTheirWeightsUp() {
    const Character before = armCharacter();
    const auto result =
        editCharacter(before, dissolveBones(before.skeleton, {{BoneIndex(kLower)}}).value());
    QVERIFY(result);
    const Character& after = result->character;
    QCOMPARE(brokenInvariant(after), std::string());
    // Both meshes use the bone, and both are named.
    QVERIFY(countOf(result->findings, "bone-weights-moved", "Arm") > 0);
    QCOMPARE(countOf(result->findings, "bone-weights-moved", "Cuff"), std::size_t(8));
    for (std::size_t m = 0; m < 2; ++m) {
        const Binding& binding = *after.meshes[m].binding;
        QCOMPARE(binding.joints, std::vector<BoneIndex>{BoneIndex(0)});
        for (std::size_t v = 0; v < binding.weights().rowCount(); ++v)
            VERIFY_NEAR(sumOf(binding.weights().row(VertexIndex(v))), 1.0, 1e-7);
    }
    QCOMPARE(countOf(result->findings, "bone-keys-dropped"), std::size_t(1));
    QVERIFY(farthest(positionsOf(after, poseAtBind(after).local),
                     positionsOf(before, poseAtBind(before).local)) <= kSame);
}

void tst_edit_skeleton::heirsBecomeJointsWhereTheyStoodAtBind() {
    const Character before = armCharacter();
    const auto edit = deleteBones(before.skeleton, {.bones = {BoneIndex(kLower)},
                                                    .children = DeletedChildren::Keep,
                                                    .heir = BoneIndex(kHelper)});
    const Character after = applied(before, edit);
    const BoneIndex helper = edit->remap.of(BoneIndex(kHelper));
    QCOMPARE(after.meshes[1].binding->joints, std::vector<BoneIndex>{helper});
    QCOMPARE(int(after.skeleton.deform[helper.value()]), 1);
    QVERIFY(farthest(positionsOf(after, after.skeleton.restLocal),
                     positionsOf(before, before.skeleton.restLocal)) <= kSame);
    // Turned, it takes the cuff about its own place, x = 1.
    std::vector<Transform> pose = after.skeleton.restLocal;
    pose[helper.value()].rotation = turn({0, 0, 1}, 90).rotation;
    const Vec3f was = positionsOf(before, before.skeleton.restLocal).back();
    const Vec3f is = positionsOf(after, pose).back();
    VERIFY_NEAR(is, Vec3f(1.0f - was.y(), was.x() - 1.0f, was.z()), 1e-6);
}

void tst_edit_skeleton::weightsNeverGoNowhere() {
    const Character before = armCharacter();
    const Skeleton& skeleton = before.skeleton;
    QCOMPARE(codeOf(editCharacter(before, dissolveBones(skeleton, {{BoneIndex(kUpper)}}).value())),
             std::string("bone-weights-homeless"));
    const auto all =
        deleteBones(skeleton, {.bones = {BoneIndex(kUpper)}, .children = DeletedChildren::Delete});
    QCOMPARE(codeOf(editCharacter(before, all.value())), std::string("bone-weights-homeless"));
    const auto given = deleteBones(skeleton, {.bones = {BoneIndex(kUpper)},
                                              .children = DeletedChildren::Keep,
                                              .heir = BoneIndex(kLower)});
    const auto result = editCharacter(before, given.value());
    QVERIFY(result);
    QCOMPARE(brokenInvariant(result->character), std::string());
    // A second root, without weights, may go; so may the last bone of a character without meshes.
    Character two = before;
    addBone(two.skeleton, "other", {}, {});
    finishCharacter(two);
    QVERIFY(editCharacter(two, dissolveBones(two.skeleton, {{BoneIndex(3)}}).value()));
    Character bare;
    addBone(bare.skeleton, "last", {}, {});
    finishCharacter(bare);
    const auto none = editCharacter(bare, dissolveBones(bare.skeleton, {{BoneIndex(0)}}).value());
    QVERIFY(none);
    QCOMPARE(countOf(none->findings, "bone-none-left"), std::size_t(1));
    QCOMPARE(brokenInvariant(none->character), std::string());
}

void tst_edit_skeleton::lockedWeightsStay() {
    const auto code = [](const Character& character, const Result<SkeletonEdit>& edit) {
        return codeOf(editCharacter(character, edit.value()));
    };
    Character character = armCharacter();
    const Skeleton& skeleton = character.skeleton;
    const auto dissolve = dissolveBones(skeleton, {{BoneIndex(kLower)}});
    character.boneFlags[kLower].locked = true;
    QCOMPARE(code(character, dissolve), std::string("bone-locked"));
    character.boneFlags[kLower].locked = false;
    character.boneFlags[kUpper].locked = true; // it would get them
    QCOMPARE(code(character, dissolve), std::string("bone-locked"));
    character.boneFlags[kUpper].locked = false;
    character.meshes[1].locked = true;
    QCOMPARE(code(character, dissolve), std::string("bone-mesh-locked"));
    // What moves no weights may be done to locked ones.
    character.boneFlags[kLower].locked = true;
    QCOMPARE(code(character, dissolveBones(skeleton, {{BoneIndex(kHelper)}})), std::string());
    QCOMPARE(code(character, reparentBones(skeleton, {{BoneIndex(kLower)}}, {})), std::string());
    QCOMPARE(code(character, renameBone(skeleton, BoneIndex(kLower), "x")), std::string());
}

void tst_edit_skeleton::lockedMeshesKeepTheirRowsWhenABoneIsCut() {
    Character before = armCharacter();
    before.meshes[0].locked = true;
    const Character after = applied(before, subdivideBone(before.skeleton, BoneIndex(kLower), 2));
    QVERIFY(after.meshes[0].binding->weights() == before.meshes[0].binding->weights());
    QCOMPARE(after.meshes[0].binding->joints.size(), std::size_t(2));
    QCOMPARE(after.meshes[1].binding->joints.size(), std::size_t(2));
    QVERIFY(farthest(positionsOf(after, after.pose.local),
                     positionsOf(before, before.pose.local)) <= kSame);
}

void tst_edit_skeleton::jointsWithoutWeightsGo() {
    Character before = armCharacter();
    Binding& cuff = *before.meshes[1].binding;
    cuff.joints.insert(cuff.joints.begin(), BoneIndex(kHelper)); // no row names it
    cuff.boneFromMeshBind.insert(cuff.boneFromMeshBind.begin(), Affine3d::Identity());
    for (std::size_t v = 0; v < cuff.weights().rowCount(); ++v)
        cuff.weights().setRow(VertexIndex(v), WeightRow{{1, 1.0f}, {0, 0.0f}});
    finishCharacter(before);
    const auto result =
        editCharacter(before, dissolveBones(before.skeleton, {{BoneIndex(kHelper)}}).value());
    QVERIFY(result);
    const Binding& after = *result->character.meshes[1].binding;
    QCOMPARE(after.joints, std::vector<BoneIndex>{BoneIndex(kLower)});
    QVERIFY(after.weights().copyRow(VertexIndex(0)) == (WeightRow{{0, 1.0f}}));
    QVERIFY(result->meshes.empty()); // no weight changed
}

void tst_edit_skeleton::meshesOnBonesStayInPlace() {
    const Character before = armWithTool();
    const std::vector<Vec3f> rest = positionsOf(before, before.skeleton.restLocal);
    const BoneIndex helper(kHelper);
    // Moved: it stays at rest.
    const auto moved =
        moveJoints(before.skeleton, {.bones = {helper}},
                   {.translation = {0, 0.3, 0}, .rotation = turn({1, 1, 0}, 50).rotation});
    const Character afterMove = applied(before, moved);
    QVERIFY(farthest(positionsOf(afterMove, afterMove.skeleton.restLocal), rest) <= kSame);
    // Gone: it hangs on what is above.
    const auto result = editCharacter(before, dissolveBones(before.skeleton, {{helper}}).value());
    QVERIFY(result);
    QCOMPARE(countOf(result->findings, "bone-mesh-rehung", "Tool"), std::size_t(1));
    const Character& after = result->character;
    QCOMPARE(after.meshes[2].parent, BoneIndex(kLower));
    QVERIFY(farthest(positionsOf(after, after.skeleton.restLocal), rest) <= kSame);
    // Nothing above: in model space.
    Character lone;
    addBone(lone.skeleton, "hook", {}, shift(1, 2, 3));
    lone.meshes = {before.meshes[2]};
    lone.meshes[0].parent = BoneIndex(0);
    finishCharacter(lone);
    const Character loose = applied(lone, dissolveBones(lone.skeleton, {{BoneIndex(0)}}));
    QVERIFY(!loose.meshes[0].parent.isValid());
    QVERIFY(farthest(positionsOf(loose, {}), positionsOf(lone, lone.skeleton.restLocal)) <= kSame);
}

void tst_edit_skeleton::flagsAndSavedPosesFollow() {
    Character before = armCharacter();
    before.boneFlags[kUpper].colour = 0x112233;
    before.boneFlags[kLower].hidden = true;
    SavedPose saved{"bent", before.pose};
    saved.pose.local[kLower].rotation = turn({0, 0, 1}, 60).rotation;
    before.poseLibrary.push_back(std::make_shared<const SavedPose>(saved));
    const auto edit = subdivideBone(before.skeleton, BoneIndex(kUpper), 2);
    const Character after = applied(before, edit);
    QCOMPARE(after.boneFlags[edit->made[0].value()].colour.value(), std::uint32_t(0x112233));
    QVERIFY(after.boneFlags[edit->remap.newOf[kLower].value()].hidden);
    QCOMPARE(after.poseLibrary[0]->name, std::string("bent"));
    QVERIFY(farthest(positionsOf(after, after.poseLibrary[0]->pose.local),
                     positionsOf(before, saved.pose.local)) <= kSame);
    const auto gone = dissolveBones(after.skeleton, edit->made);
    const Character last = applied(after, gone);
    QCOMPARE(brokenInvariant(last), std::string());
}

void tst_edit_skeleton::piecesHaveTheirPartsOfTheEnvelope() {
    Character before = armCharacter();
    before.boneFlags[kUpper].envelope = EnvelopeRadii{0.1, 0.3};
    before.boneFlags[kHelper].envelope = EnvelopeRadii{0.5, 0.6};
    const auto edit =
        splitBone(before.skeleton, BoneIndex(kUpper), std::vector<double>{0.25, 0.75});
    const Character cut = applied(before, edit);
    const std::vector<EnvelopeRadii> expected{{0.1, 0.15}, {0.15, 0.25}, {0.25, 0.3}};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto& envelope = cut.boneFlags[edit->remap.pieces[0].bones[i].value()].envelope;
        QVERIFY(envelope.has_value());
        VERIFY_NEAR(envelope->head, expected[i].head, 1e-15);
        VERIFY_NEAR(envelope->tail, expected[i].tail, 1e-15);
    }
    QVERIFY(cut.boneFlags[edit->remap.of(BoneIndex(kHelper)).value()].envelope ==
            before.boneFlags[kHelper].envelope);
    // New bones, copies and heirs get none that they had not.
    const auto copy = duplicateBones(before.skeleton, {{BoneIndex(kUpper)}});
    QVERIFY(!applied(before, copy).boneFlags[copy->made[0].value()].envelope);
    const auto gone =
        deleteBones(before.skeleton, {.bones = {BoneIndex(kUpper)}, .heir = BoneIndex(kLower)});
    const Character heir = applied(before, gone);
    QVERIFY(!heir.boneFlags[gone->remap.of(BoneIndex(kLower)).value()].envelope);
    QCOMPARE(brokenInvariant(heir), std::string());
}

void tst_edit_skeleton::foreignContentFollows() {
    Character before = armCharacter();
    before.foreign.documentJson = "{}";
    before.foreign.nodeJson = {"", R"({"extras":1})", R"({"camera":0})"};
    before.foreign.nodeOrder = {2, 0, 1};
    auto result =
        editCharacter(before, subdivideBone(before.skeleton, BoneIndex(kUpper), 2).value());
    QVERIFY(result);
    QCOMPARE(result->character.foreign.nodeJson,
             (std::vector<std::string>{"", "", R"({"extras":1})", R"({"camera":0})"}));
    QCOMPARE(result->character.foreign.nodeOrder, (std::vector<std::uint32_t>{2, 3, 0, 1}));
    result = editCharacter(before, dissolveBones(before.skeleton, {{BoneIndex(kHelper)}}).value());
    QVERIFY(result);
    QCOMPARE(countOf(result->findings, "bone-foreign-dropped"), std::size_t(1));
    QCOMPARE(result->character.foreign.nodeOrder, (std::vector<std::uint32_t>{2, 0}));
    // Without numbers of its own a file's nodes are the bones.
    before.foreign.nodeOrder.clear();
    result = editCharacter(
        before, reparentBones(before.skeleton, {{BoneIndex(kUpper)}}, BoneIndex()).value());
    QVERIFY(result);
    const auto turned = editCharacter(
        before, mergeBones(before.skeleton, BoneIndex(kUpper), BoneIndex(kLower)).value());
    QVERIFY(turned);
    QCOMPARE(turned->character.foreign.nodeOrder, (std::vector<std::uint32_t>{1, 2}));
}

void tst_edit_skeleton::movedJointsMoveNothingAtBind() {
    Character before = armCharacter();
    before.pose.local[kLower].rotation = turn({0, 0, 1}, 70).rotation;
    for (const bool withChildren : {false, true}) {
        const auto edit = moveJoints(
            before.skeleton, {.bones = {BoneIndex(kLower)}, .withChildren = withChildren},
            {.translation = {0.1, 0.05, 0}, .rotation = turn({1, 2, 3}, 80).rotation});
        const Character after = applied(before, edit);
        QVERIFY(farthest(positionsOf(after, poseAtBind(after).local),
                         positionsOf(before, poseAtBind(before).local)) <= kSame);
        QVERIFY(farthest(positionsOf(after, after.skeleton.restLocal),
                         positionsOf(before, before.skeleton.restLocal)) <= kSame);
    }
}

void tst_edit_skeleton::movedJointsTurnTheMeshAboutTheNewPlace() {
    Character before = armCharacter();
    before.pose.local[kLower].rotation = turn({0, 0, 1}, 90).rotation;
    const auto edit = setHead(before.skeleton, BoneIndex(kLower), {0.6, 0.1, 0.0}, {});
    const Character after = applied(before, edit);
    // The cuff hangs on lower alone: it turns by a quarter about (0.6, 0.1) now.
    const std::vector<Vec3f>& cuff = before.meshes[1].mesh->positions;
    const std::vector<Vec3f> all = positionsOf(after, after.pose.local);
    for (std::size_t i = 0; i < cuff.size(); ++i) {
        const Vec3f expected(0.6f - (cuff[i].y() - 0.1f), 0.1f + (cuff[i].x() - 0.6f), cuff[i].z());
        VERIFY_NEAR(all[all.size() - cuff.size() + i], expected, 1e-6);
    }
}

void tst_edit_skeleton::unnormalisedRowsKeepTheirSums() {
    const Character before = unnormalisedArm();
    Character character = applied(before, subdivideBone(before.skeleton, BoneIndex(kUpper), 5));
    VERIFY_NEAR(sumOf(character.meshes[0].binding->weights().row(VertexIndex(0))), 0.5, 1e-7);
    character = applied(before, dissolveBones(before.skeleton, {{BoneIndex(kLower)}}));
    VERIFY_NEAR(sumOf(character.meshes[0].binding->weights().row(VertexIndex(0))), 0.5, 1e-7);
}

void tst_edit_skeleton::bindsThatDifferFromRestAreKept() {
    // Bound in one pose, at rest in another, shown in a third.
    Character before = armCharacter();
    before.skeleton.restLocal[kLower].rotation = turn({0, 1, 0}, 40).rotation;
    before.skeleton.restLocal[kUpper].translation = {0.2, 0.1, 0};
    finishCharacter(before);
    before.pose.local[kLower].rotation = turn({1, 0, 1}, 65).rotation;
    const std::vector<Vec3f> atBind = positionsOf(before, poseAtBind(before).local);
    const std::vector<Vec3f> now = positionsOf(before, before.pose.local);
    for (const auto& edit : {subdivideBone(before.skeleton, BoneIndex(kLower), 3),
                             reparentBones(before.skeleton, {{BoneIndex(kLower)}}, {}),
                             duplicateBones(before.skeleton, {{BoneIndex(kLower)}})}) {
        const Character after = applied(before, edit);
        QVERIFY(farthest(positionsOf(after, poseAtBind(after).local), atBind) <= 2 * kSame);
        QVERIFY(farthest(positionsOf(after, after.pose.local), now) <= kSame);
    }
    for (const auto& edit : {dissolveBones(before.skeleton, {{BoneIndex(kLower)}}),
                             mergeBones(before.skeleton, BoneIndex(kLower), BoneIndex(kHelper)),
                             setHead(before.skeleton, BoneIndex(kLower), {0.4, 0.2, 0.1}, {})}) {
        const Character after = applied(before, edit);
        QVERIFY(farthest(positionsOf(after, poseAtBind(after).local), atBind) <= 2 * kSame);
    }
}

void tst_edit_skeleton::rowsThatNothingHappensToKeepTheirBits() {
    const Character before = armCharacter();
    const Character after = applied(before, subdivideBone(before.skeleton, BoneIndex(kLower), 2));
    std::size_t same = 0;
    for (std::size_t v = 0; v < before.meshes[0].mesh->vertexCount(); ++v) {
        const VertexIndex vertex(v);
        const WeightRow row = before.meshes[0].binding->weights().copyRow(vertex);
        if (row.size() == 1 && row[0].bone == 0) {
            QVERIFY(after.meshes[0].binding->weights().copyRow(vertex) == row);
            ++same;
        }
    }
    QVERIFY(same > 100);
    // An edit that is not about weights leaves the very blocks.
    const Character moved =
        applied(before, reparentBones(before.skeleton, {{BoneIndex(kLower)}}, {}));
    QVERIFY(moved.meshes[0].mesh == before.meshes[0].mesh);
    QVERIFY(moved.meshes[0].binding->weights().shareBlock(0).sharesWith(
        before.meshes[0].binding->weights().shareBlock(0)));
}

RIGWRIGHT_TEST(tst_edit_skeleton)
#include "tst_edit_skeleton.moc"
