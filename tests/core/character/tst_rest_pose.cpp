// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// T-pose and A-pose: read, made, and baked into meshes, binds and clips.
#include "core/character/evaluate_frame.h"
#include "core/character/move_character.h"
#include "core/character/rest_pose.h"
#include "core/pose/pose.h"
#include "core/samples/sample_poses.h"
#include "core/samples/samples.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

std::vector<Affine3d> modelOf(const Character& character) {
    std::vector<Affine3d> model;
    computeModelPose(character.skeleton, character.skeleton.restLocal, model);
    return model;
}

Vec3d at(const Character& character, const std::string& bone) {
    const BoneIndex found = findBone(character.skeleton, bone);
    if (!found.isValid())
        qFatal("no bone %s", bone.c_str());
    return modelOf(character)[found.value()].translation();
}

double degreesBetween(const Vec3d& a, const Vec3d& b) {
    return std::acos(std::clamp(a.normalized().dot(b.normalized()), -1.0, 1.0)) * 180.0 / kPi;
}

std::vector<Vec3f> shownAt(const Character& character, std::span<const Transform> local,
                           std::vector<float> morphs = {}) {
    Character posed = character;
    posed.pose.local.assign(local.begin(), local.end());
    if (!morphs.empty())
        posed.pose.morphWeights.front() = std::move(morphs);
    FrameRequest request;
    request.cpuMeshes = {MeshInstanceIndex(0)};
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(posed, request, caches, state, frame);
    return frame.vertices.front().positions;
}

FrameResult frameOf(const Character& character, double time) {
    FrameRequest request;
    request.clip = ClipSource{ClipIndex(0), time};
    request.cpuMeshes = {MeshInstanceIndex(0)};
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, request, caches, state, frame);
    return frame;
}

double farthest(std::span<const Vec3f> a, std::span<const Vec3f> b) {
    if (a.size() != b.size() || a.empty())
        return std::numeric_limits<double>::infinity();
    double most = 0.0;
    for (std::size_t v = 0; v < a.size(); ++v)
        most = std::max(most, double((a[v] - b[v]).norm()));
    return most;
}

const Mesh& meshOf(const Character& character) {
    return *character.meshes.front().mesh;
}

HumanoidMap mapOf(const Character& character) {
    return findHumanoid(character.skeleton).map;
}

/// Where a left palm looks, by the knuckles.
Vec3d palmOf(const Character& character, const std::string& side) {
    const Vec3d along = at(character, "middle_01" + side) - at(character, "hand" + side);
    const Vec3d across = at(character, "index_01" + side) - at(character, "pinky_01" + side);
    return side == ".L" ? along.cross(across) : across.cross(along);
}

} // namespace

class tst_rest_pose : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void posesAreRead();
    void aBodyWithoutArmsIsRefused();
    void theAPoseSampleHasItsArmsDown();
    void tPoseStretchesArmsHandsAndPalms();
    void aPoseGoesBackToAPose();
    void fingersCurlIntoThePalmAfterwards();
    void onlyArmsAndHandsTurn();
    void theRestMeshIsTheConvertedMesh();
    void theConvertedMeshIsWhatThePoseShowed();
    void clipsMoveBonesAndMeshAsBefore();
    void whatAClipLeavesAloneStaysWhereItWas();
    void thereAndBackGivesTheOldMesh();
    void keepOldRestComesBackToTheOldShape();
    void morphsTurnAlong();
    void aTurnedBodyHasItsOwnAxes();
    void handsWithoutFingersFollowTheArm();
    void aJointWithoutSizeIsRefused();
};

void tst_rest_pose::posesAreRead() {
    const Character t = *makeSample("mannequin");
    const HumanoidMap map = mapOf(t);
    const auto reading = readRestPose(t.skeleton, t.skeleton.restLocal, map);
    QVERIFY(reading);
    QCOMPARE(reading->kind, RestPoseKind::TPose);
    for (const double below : {-60.0, -15.0, 0.0, 25.0, 70.0, 85.0}) {
        const auto local = armsTurned(t.skeleton, t.skeleton.restLocal, map, radians(below));
        QVERIFY(local);
        const auto turned = readRestPose(t.skeleton, *local, map);
        QVERIFY(turned);
        const RestPoseKind expected = std::abs(below) < 20.0         ? RestPoseKind::TPose
                                      : below > 20.0 && below < 75.0 ? RestPoseKind::APose
                                                                     : RestPoseKind::Other;
        QCOMPARE(turned->kind, expected);
        for (const ArmReading& arm : turned->arms) {
            QVERIFY(std::abs(arm.below - radians(below)) < 1e-9);
            QVERIFY(std::abs(arm.ahead) < 1e-9);
            QVERIFY(arm.palm < 1e-6);
        }
    }
    // One arm down, one level.
    auto mixed = *armsTurned(t.skeleton, t.skeleton.restLocal, map, radians(45.0));
    const BoneIndex right = map.of(HumanoidRole::RightUpperArm);
    mixed[right.value()] = t.skeleton.restLocal[right.value()];
    QCOMPARE(readRestPose(t.skeleton, mixed, map)->kind, RestPoseKind::Other);
}

void tst_rest_pose::aBodyWithoutArmsIsRefused() {
    const Character t = *makeSample("mannequin");
    for (const HumanoidRole role : {HumanoidRole::Hips, HumanoidRole::Head,
                                    HumanoidRole::LeftLowerArm, HumanoidRole::RightHand}) {
        HumanoidMap map = mapOf(t);
        setRole(map, role, BoneIndex());
        const auto reading = readRestPose(t.skeleton, t.skeleton.restLocal, map);
        QVERIFY(!reading);
        QCOMPARE(reading.error().code, std::string("rest-pose-no-arms"));
        QVERIFY(reading.error().detail.find(titleOf(role)) != std::string::npos);
        Character copy = t;
        QVERIFY(!convertRestPose(copy, map, RestPoseKind::APose));
        QVERIFY(copy == t);
    }
    std::vector<Transform> flat(t.skeleton.boneCount());
    QVERIFY(!readRestPose(t.skeleton, flat, mapOf(t)));
}

void tst_rest_pose::theAPoseSampleHasItsArmsDown() {
    const auto a = makeSample("mannequin", "a");
    QVERIFY(a);
    QCOMPARE(brokenInvariant(*a), std::string());
    const auto reading = readRestPose(a->skeleton, a->skeleton.restLocal, mapOf(*a));
    QVERIFY(reading);
    QCOMPARE(reading->kind, RestPoseKind::APose);
    for (const std::string side : {".L", ".R"}) {
        const Vec3d arm = at(*a, "lower_arm" + side) - at(*a, "upper_arm" + side);
        QVERIFY(std::abs(degreesBetween(arm, -Vec3d::UnitY()) - 45.0) < 2.0);
    }
    const Character t = *makeSample("mannequin");
    QVERIFY(*makeSample("mannequin", "t") == t);
    QVERIFY(*makeSample("arm", "") == *makeSample("arm"));
    // The same mesh, posed.
    QVERIFY(farthest(meshOf(*a).positions, shownAt(t, mannequinAPose(t.skeleton))) < 1e-6);
    for (const auto& [name, pose] : {std::pair{"mannequin", "z"}, std::pair{"arm", "a"}}) {
        const auto none = makeSample(name, pose);
        QVERIFY(!none);
        QCOMPARE(none.error().code, std::string("sample-pose-unknown"));
    }
    QCOMPARE(makeSample("nobody", "a").error().code, std::string("sample-unknown"));
}

void tst_rest_pose::tPoseStretchesArmsHandsAndPalms() {
    Character character = *makeSample("mannequin", "a");
    const auto report = convertRestPose(character, mapOf(character), RestPoseKind::TPose);
    QVERIFY(report);
    QCOMPARE(report->meshes, std::size_t(1));
    QCOMPARE(report->unsolved, std::size_t(0));
    for (const std::string side : {".L", ".R"}) {
        const Vec3d out = side == ".L" ? Vec3d(Vec3d::UnitX()) : Vec3d(-Vec3d::UnitX());
        const double upper = degreesBetween(
            at(character, "lower_arm" + side) - at(character, "upper_arm" + side), out);
        const double lower =
            degreesBetween(at(character, "hand" + side) - at(character, "lower_arm" + side), out);
        const double hand =
            degreesBetween(at(character, "middle_01" + side) - at(character, "hand" + side), out);
        const double palm = degreesBetween(palmOf(character, side), -Vec3d::UnitY());
        qInfo("%s: upper arm %.4f°, lower arm %.4f°, hand %.4f° off ±X; palm %.4f° off down",
              side.c_str(), upper, lower, hand, palm);
        QVERIFY(upper < 2.0 && lower < 2.0 && hand < 2.0 && palm < 2.0);
    }
    QCOMPARE(readRestPose(character.skeleton, character.skeleton.restLocal, mapOf(character))->kind,
             RestPoseKind::TPose);
    // What is in T-pose stays so.
    const auto again =
        armsTurned(character.skeleton, character.skeleton.restLocal, mapOf(character), 0.0);
    for (std::size_t bone = 0; bone < again->size(); ++bone)
        QVERIFY(std::abs((*again)[bone].rotation.dot(character.skeleton.restLocal[bone].rotation)) >
                1.0 - 1e-12);
}

void tst_rest_pose::aPoseGoesBackToAPose() {
    Character character = *makeSample("mannequin");
    QVERIFY(convertRestPose(character, mapOf(character), RestPoseKind::APose));
    const auto reading =
        readRestPose(character.skeleton, character.skeleton.restLocal, mapOf(character));
    QCOMPARE(reading->kind, RestPoseKind::APose);
    for (const ArmReading& arm : reading->arms) {
        QVERIFY(std::abs(arm.below - kAPoseBelow) < 1e-9);
        QVERIFY(arm.palm < 1e-6);
    }
}

void tst_rest_pose::fingersCurlIntoThePalmAfterwards() {
    Character character = *makeSample("mannequin", "a");
    QVERIFY(convertRestPose(character, mapOf(character), RestPoseKind::TPose));
    for (const std::string side : {".L", ".R"})
        for (const std::string finger : {"index", "middle", "ring", "pinky"}) {
            Character curled = character;
            for (const std::string joint : {"_01", "_02", "_03"}) {
                const BoneIndex bone = findBone(curled.skeleton, finger + joint + side);
                Quatd& rotation = curled.skeleton.restLocal[bone.value()].rotation;
                rotation = rotation * Quatd(Eigen::AngleAxisd(radians(70.0), Vec3d::UnitX()));
            }
            // The tip is a bone's length beyond the last joint, along its +Y.
            const auto tip = [&](const Character& of) {
                const BoneIndex last = findBone(of.skeleton, finger + "_03" + side);
                return Vec3d(modelOf(of)[last.value()] * Vec3d(0.0, 0.02, 0.0));
            };
            const Vec3d knuckle = at(character, finger + "_01" + side);
            const Vec3d wrist = at(character, "hand" + side);
            QVERIFY((tip(curled) - wrist).norm() < (tip(character) - wrist).norm() - 0.03);
            QVERIFY(tip(curled).y() < knuckle.y() - 0.01); // on the side of the palm
            QVERIFY(std::abs(tip(curled).z() - knuckle.z()) < 0.02);
        }
}

void tst_rest_pose::onlyArmsAndHandsTurn() {
    const Character before = *makeSample("mannequin", "a");
    Character after = before;
    QVERIFY(convertRestPose(after, mapOf(before), RestPoseKind::TPose));
    for (std::size_t bone = 0; bone < before.skeleton.boneCount(); ++bone) {
        const std::string& name = before.skeleton.names[bone];
        const bool turns = name.starts_with("upper_arm") || name.starts_with("lower_arm") ||
                           name.starts_with("hand");
        const Transform& a = before.skeleton.restLocal[bone];
        const Transform& b = after.skeleton.restLocal[bone];
        QCOMPARE(b.translation, a.translation);
        QCOMPARE(b.scale, a.scale);
        if (turns)
            QVERIFY(std::abs(a.rotation.dot(b.rotation)) < 1.0 - 1e-6);
        else
            QVERIFY(a == b);
    }
    QVERIFY(after.meshes.front().binding->weights() == before.meshes.front().binding->weights());
    QCOMPARE(after.meshes.front().binding->joints, before.meshes.front().binding->joints);
}

void tst_rest_pose::theRestMeshIsTheConvertedMesh() {
    for (const RestBake bake : {RestBake::AsShown, RestBake::KeepOldRest}) {
        Character character = *makeSample("mannequin", "a");
        QVERIFY(convertRestPose(character, mapOf(character), RestPoseKind::TPose, bake));
        QCOMPARE(brokenInvariant(character), std::string());
        QVERIFY(character.pose.local == character.skeleton.restLocal);
        const std::vector<Affine3d> model = modelOf(character);
        const Binding& binding = *character.meshes.front().binding;
        for (std::size_t j = 0; j < binding.joints.size(); ++j)
            QVERIFY((model[binding.joints[j].value()] * binding.boneFromMeshBind[j])
                        .isApprox(Affine3d::Identity(), 1e-9));
        QVERIFY(farthest(meshOf(character).positions,
                         shownAt(character, character.skeleton.restLocal)) < 1e-6);
        for (const Vec3f& normal : meshOf(character).normals)
            QVERIFY(std::abs(normal.norm() - 1.0f) < 1e-4f);
    }
}

void tst_rest_pose::theConvertedMeshIsWhatThePoseShowed() {
    for (const SkinningMethod method :
         {SkinningMethod::LinearBlend, SkinningMethod::DualQuaternion}) {
        Character before = *makeSample("mannequin", "a");
        before.meshes.front().binding->method = method;
        const auto local =
            armsTurned(before.skeleton, before.skeleton.restLocal, mapOf(before), 0.0);
        const std::vector<Vec3f> shown = shownAt(before, *local);
        Character after = before;
        QVERIFY(bakeRestPose(after, *local, RestBake::AsShown));
        QVERIFY(farthest(meshOf(after).positions, shown) < 1e-6);
    }
}

void tst_rest_pose::clipsMoveBonesAndMeshAsBefore() {
    const Character before = *makeSample("mannequin");
    Character after = before;
    QVERIFY(bakeRestPose(after, mannequinAPose(before.skeleton), RestBake::KeepOldRest));
    QVERIFY(!before.clips.empty());
    const SkinWeights& weights = before.meshes.front().binding->weights();
    for (const double time : {0.0, 0.7, 2.3}) {
        const FrameResult a = frameOf(before, time);
        const FrameResult b = frameOf(after, time);
        for (std::size_t bone = 0; bone < a.modelFromBone.size(); ++bone)
            QVERIFY(a.modelFromBone[bone].isApprox(b.modelFromBone[bone], 1e-5));
        double rigid = 0.0;
        std::size_t counted = 0;
        for (std::size_t v = 0; v < weights.rowCount(); ++v) {
            const RowView row = weights.row(VertexIndex(v));
            if (row.size() != 1)
                continue;
            ++counted;
            rigid = std::max(
                rigid, double((a.vertices[0].positions[v] - b.vertices[0].positions[v]).norm()));
        }
        QVERIFY(counted > 1000);
        QVERIFY(rigid < 2e-6);
    }
}

void tst_rest_pose::whatAClipLeavesAloneStaysWhereItWas() {
    Character before = *makeSample("mannequin");
    Clip still;
    still.name = "Still";
    still.duration = 1.0;
    before.clips = {std::make_shared<const Clip>(still)};
    Character after = before;
    QVERIFY(bakeRestPose(after, mannequinAPose(before.skeleton), RestBake::AsShown));
    const FrameResult a = frameOf(before, 0.5);
    const FrameResult b = frameOf(after, 0.5);
    for (std::size_t bone = 0; bone < a.modelFromBone.size(); ++bone)
        QVERIFY(a.modelFromBone[bone].isApprox(b.modelFromBone[bone], 1e-5));
    QVERIFY(before.poseLibrary == after.poseLibrary);
}

void tst_rest_pose::thereAndBackGivesTheOldMesh() {
    const Character before = *makeSample("mannequin");
    Character after = before;
    QVERIFY(bakeRestPose(after, mannequinAPose(before.skeleton), RestBake::AsShown));
    QVERIFY(farthest(meshOf(before).positions, meshOf(after).positions) > 0.1);
    const auto report = bakeRestPose(after, before.skeleton.restLocal, RestBake::KeepOldRest);
    QVERIFY(report);
    QCOMPARE(report->unsolved, std::size_t(0));
    QVERIFY(farthest(meshOf(before).positions, meshOf(after).positions) < 5e-6);
    for (std::size_t v = 0; v < meshOf(before).vertexCount(); ++v)
        QVERIFY(meshOf(before).normals[v].dot(meshOf(after).normals[v]) > 0.99f);
}

void tst_rest_pose::keepOldRestComesBackToTheOldShape() {
    const Character before = *makeSample("mannequin", "a");
    Character after = before;
    QVERIFY(convertRestPose(after, mapOf(before), RestPoseKind::TPose, RestBake::KeepOldRest));
    QVERIFY(farthest(meshOf(before).positions, shownAt(after, before.skeleton.restLocal)) < 5e-6);
}

void tst_rest_pose::morphsTurnAlong() {
    Character before = *makeSample("mannequin");
    auto mesh = std::make_shared<Mesh>(meshOf(before));
    MorphTarget target;
    target.name = "swell";
    for (const Vec3f& normal : mesh->normals)
        target.positionDeltas.push_back(0.01f * normal);
    mesh->morphTargets = {target};
    mesh->morphDefaults = {0.0f};
    before.meshes.front().mesh = mesh;
    finishCharacter(before);
    Character after = before;
    QVERIFY(bakeRestPose(after, mannequinAPose(before.skeleton), RestBake::AsShown));
    const std::vector<Vec3f> expected = shownAt(before, mannequinAPose(before.skeleton), {1.0f});
    const std::vector<Vec3f> shown = shownAt(after, after.skeleton.restLocal, {1.0f});
    QVERIFY(farthest(expected, shown) < 2e-6);
}

void tst_rest_pose::aTurnedBodyHasItsOwnAxes() {
    // On its back, head towards -Z; then up is -Z and left stays +X.
    for (const Vec3d& axis :
         {Vec3d(Vec3d::UnitX()), Vec3d(Vec3d::UnitY()), Vec3d(Vec3d::UnitZ())}) {
        Character character = *makeSample("mannequin", "a");
        const Quatd turn(Eigen::AngleAxisd(-kPi / 2.0, axis));
        rotateCharacter(character, turn);
        const HumanoidMap map = mapOf(*makeSample("mannequin"));
        QCOMPARE(readRestPose(character.skeleton, character.skeleton.restLocal, map)->kind,
                 RestPoseKind::APose);
        QVERIFY(convertRestPose(character, map, RestPoseKind::TPose));
        QVERIFY(degreesBetween(at(character, "hand.L") - at(character, "upper_arm.L"),
                               turn * Vec3d::UnitX()) < 1e-3);
        QVERIFY(degreesBetween(palmOf(character, ".L"), turn * -Vec3d::UnitY()) < 1e-3);
    }
}

void tst_rest_pose::handsWithoutFingersFollowTheArm() {
    const Character character = *makeSample("mannequin", "a");
    HumanoidMap map = mapOf(character);
    for (const HumanoidRole role : humanoidRoles())
        if (const std::string name(nameOf(role));
            name.find("Thumb") != std::string::npos || name.find("Index") != std::string::npos ||
            name.find("Middle") != std::string::npos || name.find("Ring") != std::string::npos ||
            name.find("Little") != std::string::npos)
            setRole(map, role, BoneIndex());
    const auto local = armsTurned(character.skeleton, character.skeleton.restLocal, map, 0.0);
    QVERIFY(local);
    const BoneIndex hand = map.of(HumanoidRole::LeftHand);
    QVERIFY(std::abs((*local)[hand.value()].rotation.dot(
                character.skeleton.restLocal[hand.value()].rotation)) > 1.0 - 1e-12);
    QVERIFY(readRestPose(character.skeleton, *local, map)->kind == RestPoseKind::TPose);
    QCOMPARE(readRestPose(character.skeleton, *local, map)->arms[0].palm, 0.0);
}

void tst_rest_pose::aJointWithoutSizeIsRefused() {
    Character character = *makeSample("mannequin");
    const Character before = character;
    std::vector<Transform> local = character.skeleton.restLocal;
    local[findBone(character.skeleton, "head").value()].scale = Vec3d::Zero();
    const auto report = bakeRestPose(character, local, RestBake::AsShown);
    QVERIFY(!report);
    QCOMPARE(report.error().code, std::string("rest-pose-singular"));
    QCOMPARE(report.error().place, std::string("head"));
    QVERIFY(character == before);
}

RIGWRIGHT_TEST(tst_rest_pose)
#include "tst_rest_pose.moc"
