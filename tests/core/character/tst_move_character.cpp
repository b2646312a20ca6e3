// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Scaling and turning whole characters: every frame is the old one, scaled or turned.
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
    Channel moved{.target = ChannelTarget::Translation,
                  .interpolation = Interpolation::CubicSpline,
                  .bone = BoneIndex(kUpper),
                  .times = {0.0f, 1.0f}};
    moved.values = {0, 0, 0, 0.5f, 1, 0, 1, 2, 3, 3, 2, 1, -1, 0.25f, 2, 0, 0, 0};
    Channel turned{.target = ChannelTarget::Rotation,
                   .bone = BoneIndex(kUpper),
                   .width = 4,
                   .times = {0.0f, 1.0f},
                   .values = {0, 0, 0, 1, 0.5f, 0.5f, 0.5f, 0.5f}};
    clip->channels.push_back(moved);
    clip->channels.push_back(turned);
    character.clips[0] = clip;
    auto mesh = std::make_shared<Mesh>(*character.meshes[0].mesh);
    MorphTarget target{.name = "bulge"};
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

} // namespace

class tst_move_character : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFrameOfAScaledCharacterIsTheOldOneScaled_data();
    void everyFrameOfAScaledCharacterIsTheOldOneScaled();
    void everyFrameOfATurnedCharacterIsTheOldOneTurned();
    void savedPosesGoAlong();
    void meshesThatWereSharedStayShared();
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
    for (const double time : {0.0, 0.3, 1.0}) {
        const auto old = framePositions(before, time);
        const auto now = framePositions(after, time);
        QCOMPARE(now.size(), old.size());
        for (std::size_t v = 0; v < old.size(); ++v)
            VERIFY_NEAR(now[v], Vec3f(float(factor) * old[v]), 2e-6 * factor);
    }
}

void tst_move_character::everyFrameOfATurnedCharacterIsTheOldOneTurned() {
    const Character before = richArm();
    Character after = before;
    const Quatd rotation = Quatd(0.3, -0.5, 0.7, 0.2).normalized();
    rotateCharacter(after, rotation);
    QCOMPARE(brokenInvariant(after), std::string());
    for (const double time : {0.0, 0.3, 1.0}) {
        const auto old = framePositions(before, time);
        const auto now = framePositions(after, time);
        QCOMPARE(now.size(), old.size());
        for (std::size_t v = 0; v < old.size(); ++v)
            VERIFY_NEAR(now[v], Vec3f((rotation * old[v].cast<double>()).cast<float>()), 4e-6);
    }
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
