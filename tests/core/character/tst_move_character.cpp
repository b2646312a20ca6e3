// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Scaling and turning whole characters: every frame is the old one, scaled or turned.
#include "core/character/bind_pose.h"
#include "core/character/evaluate_frame.h"
#include "core/character/move_character.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// The arm with everything that has a length or a direction: a moving root, cubic keys, a mesh
/// without skin in model space, a saved pose, a blend shape, a row without weights.
Character richArm() {
    Character character = armCharacter();
    auto clip = std::make_shared<Clip>(*character.clips[0]);
    Channel moved;
    moved.interpolation = Interpolation::CubicSpline;
    moved.bone = BoneIndex(kUpper);
    moved.times = {0.0f, 1.0f};
    moved.values = {0, 0, 0, 0.5f, 1, 0, 1, 2, 3, 3, 2, 1, -1, 0.25f, 2, 0, 0, 0};
    Channel turned;
    turned.target = ChannelTarget::Rotation;
    turned.bone = BoneIndex(kUpper);
    turned.width = 4;
    turned.times = {0.0f, 1.0f};
    turned.values = {0, 0, 0, 1, 0.5f, 0.5f, 0.5f, 0.5f};
    clip->channels.push_back(moved);
    clip->channels.push_back(turned);
    character.clips[0] = clip;
    auto mesh = std::make_shared<Mesh>(*character.meshes[0].mesh);
    MorphTarget target;
    target.name = "bulge";
    target.positionDeltas.assign(mesh->vertexCount(), Vec3f(0.0f, 0.1f, 0.05f));
    mesh->morphTargets.push_back(target);
    mesh->morphDefaults.push_back(0.5f);
    character.meshes[0].mesh = mesh;
    character.meshes[0].binding->weights().setRow(VertexIndex(3), {}); // stays undeformed
    MeshInstance prop = character.meshes[1];
    prop.binding.reset();
    prop.parent = BoneIndex();
    prop.parentFromMesh = toAffine(shift(0.2, -0.3, 0.4));
    character.meshes.push_back(prop);
    finishCharacter(character);
    auto saved = std::make_shared<SavedPose>(SavedPose{"bent", character.pose});
    saved->pose.local[kUpper].translation = Vec3d(1, 2, 3);
    character.poseLibrary.push_back(saved);
    return character;
}

std::vector<Vec3f> framePositions(const Character& character, double time) {
    FrameRequest request;
    request.clip = ClipSource{ClipIndex(0), time};
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        request.cpuMeshes.emplace_back(i);
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(character, request, caches, state, result);
    std::vector<Vec3f> all;
    for (const auto& vertices : result.vertices)
        all.insert(all.end(), vertices.positions.begin(), vertices.positions.end());
    return all;
}

/// Every vertex of `after` stands where `moved` takes that of `before`, at several times.
template <class Moved>
void verifyFrames(const Character& before, const Character& after, const Moved& moved,
                  double tolerance) {
    for (const double time : {0.0, 0.3, 1.0}) {
        const auto old = framePositions(before, time);
        const auto now = framePositions(after, time);
        QCOMPARE(now.size(), old.size());
        for (std::size_t v = 0; v < old.size(); ++v)
            VERIFY_NEAR(now[v], moved(old[v]), tolerance);
    }
}

} // namespace

class tst_move_character : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFrameOfAScaledCharacterIsTheOldOneScaled_data();
    void everyFrameOfAScaledCharacterIsTheOldOneScaled();
    void everyFrameOfATurnedCharacterIsTheOldOneTurned();
    void savedPosesGoAlong();
    void meshesThatWereSharedStayShared();
    void meshesBoundInASpaceOfTheirOwnComeToModelSpace();
    void meshesInModelSpaceStayToTheBit();
    void theRestGoesToTheBindAndClipsStay();
    void scalingByTwoAndBackChangesNothing();
    void hugeNumbersStayFinite();
};

void tst_move_character::everyFrameOfAScaledCharacterIsTheOldOneScaled_data() {
    QTest::addColumn<double>("factor");
    QTest::newRow("centimetres") << 0.01;
    QTest::newRow("inches") << 0.0254;
    QTest::newRow("a hundred times") << 100.0;
}

void tst_move_character::everyFrameOfAScaledCharacterIsTheOldOneScaled() {
    QFETCH(double, factor);
    const Character before = richArm();
    Character after = before;
    scaleCharacter(after, factor);
    QCOMPARE(brokenInvariant(after), std::string());
    verifyFrames(
        before, after, [factor](const Vec3f& old) { return Vec3f(float(factor) * old); },
        2e-6 * factor);
}

void tst_move_character::everyFrameOfATurnedCharacterIsTheOldOneTurned() {
    const Character before = richArm();
    Character after = before;
    const Quatd rotation = Quatd(0.3, -0.5, 0.7, 0.2).normalized();
    rotateCharacter(after, rotation);
    QCOMPARE(brokenInvariant(after), std::string());
    verifyFrames(
        before, after,
        [&](const Vec3f& old) { return Vec3f((rotation * old.cast<double>()).cast<float>()); },
        4e-6);
}

void tst_move_character::savedPosesGoAlong() {
    Character character = richArm();
    scaleCharacter(character, 0.5);
    VERIFY_NEAR(character.poseLibrary[0]->pose.local[kUpper].translation, Vec3d(0.5, 1, 1.5),
                1e-15);
    rotateCharacter(character, Quatd(Eigen::AngleAxisd(kPi / 2, Vec3d::UnitX())));
    VERIFY_NEAR(character.poseLibrary[0]->pose.local[kUpper].translation, Vec3d(0.5, -1.5, 1),
                1e-12);
}

void tst_move_character::meshesThatWereSharedStayShared() {
    Character character = richArm();
    scaleCharacter(character, 0.5);
    QCOMPARE(character.meshes[1].mesh, character.meshes[2].mesh);
}

/// The rich arm as FBX holds characters: its mesh in centimetres, lying, below a node that undoes
/// both.
Character armInASpaceOfItsOwn() {
    Character character = richArm();
    const Affine3d place = Eigen::Translation3d(0.3, -0.2, 0.1) *
                           Eigen::AngleAxisd(-kPi / 2, Vec3d::UnitX()) * Eigen::Scaling(100.0);
    const BoneIndex node =
        addBone(character.skeleton, "node", BoneIndex(), decomposeNearest(place));
    character.pose.local.push_back(character.skeleton.restLocal.back());
    for (auto& saved : character.poseLibrary) {
        auto copy = std::make_shared<SavedPose>(*saved);
        copy->pose.local.push_back(character.skeleton.restLocal.back());
        saved = std::move(copy);
    }
    MeshInstance& instance = character.meshes[0];
    auto mesh = std::make_shared<Mesh>(*instance.mesh);
    for (Vec3f& position : mesh->positions)
        position = (place.inverse() * position.cast<double>()).cast<float>();
    for (MorphTarget& target : mesh->morphTargets)
        for (Vec3f& delta : target.positionDeltas)
            delta = (place.linear().inverse() * delta.cast<double>()).cast<float>();
    instance.mesh = mesh;
    instance.parent = node;
    instance.parentFromMesh = Affine3d::Identity();
    for (Affine3d& boneFromMesh : instance.binding->boneFromMeshBind)
        boneFromMesh = boneFromMesh * place;
    finishCharacter(character);
    return character;
}

void tst_move_character::meshesBoundInASpaceOfTheirOwnComeToModelSpace() {
    const Character plain = richArm();
    const Character before = armInASpaceOfItsOwn();
    verifyFrames(
        plain, before, [](const Vec3f& old) { return old; }, 2e-6);
    Character after = before;
    bringMeshesToBind(after);
    QCOMPARE(brokenInvariant(after), std::string());
    verifyFrames(
        before, after, [](const Vec3f& old) { return old; }, 2e-6);
    // The space of the mesh is that of the model: each bind is the inverse of where the bone was.
    std::vector<Affine3d> modelFromBone;
    computeModelPose(after.skeleton, poseAtBind(after).local, modelFromBone);
    const Binding& binding = *after.meshes[0].binding;
    for (std::size_t k = 0; k < binding.joints.size(); ++k)
        VERIFY_NEAR(
            (modelFromBone[binding.joints[k].value()] * binding.boneFromMeshBind[k]).matrix(),
            Mat4d(Mat4d::Identity()), 1e-9);
    Character again = after;
    bringMeshesToBind(again);
    QVERIFY(again == after);
}

void tst_move_character::meshesInModelSpaceStayToTheBit() {
    const Character before = richArm();
    Character after = before;
    bringMeshesToBind(after);
    QVERIFY(after == before);
}

void tst_move_character::theRestGoesToTheBindAndClipsStay() {
    Character before = richArm();
    Transform& upper = before.skeleton.restLocal[kUpper];
    upper.rotation = Quatd(Eigen::AngleAxisd(0.6, Vec3d::UnitZ()));
    upper.translation = Vec3d(0.1, 0.2, 0.3);
    before.skeleton.restLocal[kLower].scale = Vec3d(1.5, 1, 1);
    before.pose.local = before.skeleton.restLocal;
    Character after = before;
    restAtBind(after);
    QCOMPARE(brokenInvariant(after), std::string());
    const std::vector<Transform> bind = poseAtBind(before).local;
    QVERIFY(after.skeleton.restLocal == bind);
    QVERIFY(after.pose.local == bind);
    verifyFrames(
        before, after, [](const Vec3f& old) { return old; }, 2e-6);
}

void tst_move_character::scalingByTwoAndBackChangesNothing() {
    const Character before = richArm();
    Character after = before;
    scaleCharacter(after, 2.0);
    QVERIFY(!(after == before));
    scaleCharacter(after, 0.5);
    QVERIFY(after == before); // powers of two are exact
}

void tst_move_character::hugeNumbersStayFinite() {
    Character character = richArm();
    scaleCharacter(character, 1e38);
    scaleCharacter(character, 1e38);
    for (const MeshInstance& instance : character.meshes)
        for (const Vec3f& position : instance.mesh->positions)
            QVERIFY(position.allFinite());
}

RIGWRIGHT_TEST(tst_move_character)
#include "tst_move_character.moc"
