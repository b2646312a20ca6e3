// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Templates placed by markers.
#include "core/character/bind_mesh.h"
#include "core/character/evaluate_frame.h"
#include "core/character/fit_template.h"
#include "core/character/humanoid.h"
#include "core/character/move_character.h"
#include "core/io/import.h"
#include "core/pose/pose.h"
#include "core/samples/samples.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

std::vector<TemplateKind> humanoids() {
    std::vector<TemplateKind> kinds;
    for (const TemplateInfo& info : templateList())
        if (info.isHumanoid)
            kinds.push_back(info.kind);
    return kinds;
}

Vec3d imageOf(const Vec3d& vector) {
    return {-vector.x(), vector.y(), vector.z()};
}

FitMarkers standing() {
    return defaultMarkers(Box3f(Vec3f(-1, 0, -1), Vec3f(1, 1, 1)));
}

} // namespace

class tst_fit_template : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMannequinGetsItsOwnSkeletonBack();
    void theKenneyCharactersLimbsAreFound();
    void theTemplatesOwnMarkersGiveTheTemplate();
    void jointsWithAMarkerLieOnIt();
    void aFitTurnsAndGrowsWithItsMarkers();
    void symmetricMarkersGiveExactImages();
    void twistBonesLieOnTheirLimb();
    void aBentKneeBendsOnInItsPlane();
    void palmsTurnTheHands();
    void sharedPlacesGiveFiniteBones();
    void otherTemplatesStandInTheBox();
    void aFittedSkeletonBindsAndPoses();
};

void tst_fit_template::theMannequinGetsItsOwnSkeletonBack() {
    const Character mannequin = *makeSample("mannequin");
    const auto guess = guessMarkers(meshOfBody(mannequin));
    QVERIFY(guess);
    const SkeletonTemplate biped = makeTemplate(TemplateKind::Biped);
    const Skeleton fitted = toSkeleton(biped, fitTemplate(biped, guess->markers));
    std::vector<Affine3d> authored;
    std::vector<Affine3d> found;
    computeModelPose(mannequin.skeleton, mannequin.skeleton.restLocal, authored);
    computeModelPose(fitted, fitted.restLocal, found);
    double worst = 0.0;
    std::size_t compared = 0;
    for (std::size_t bone = 0; bone < fitted.boneCount(); ++bone) {
        const BoneIndex other = findBone(mannequin.skeleton, fitted.names[bone]);
        QVERIFY2(other.isValid(), fitted.names[bone].c_str());
        const double away =
            100.0 * (found[bone].translation() - authored[other.value()].translation()).norm() /
            1.75;
        const double turned = Eigen::AngleAxisd(Mat3d(authored[other.value()].linear().transpose() *
                                                      found[bone].linear()))
                                  .angle() *
                              180.0 / kPi;
        qInfo("%-14s %.2f %% of the height, axes turned by %.0f°", fitted.names[bone].c_str(), away,
              turned);
        worst = std::max(worst, away);
        ++compared;
        QVERIFY2(away < 3.0, fitted.names[bone].c_str());
        // What bends, bends about the axis that it was made with.
        if (mannequin.skeleton.deform[other.value()] != 0)
            QVERIFY2(turned < 15.0, fitted.names[bone].c_str());
    }
    QCOMPARE(compared, mannequin.skeleton.boneCount());
    qInfo("worst %.2f %%", worst);
}

void tst_fit_template::theKenneyCharactersLimbsAreFound() {
    if (!std::filesystem::exists(corpusDir()))
        QSKIP("the folder of test files is absent");
    ImportOptions options;
    options.readerProgram = binaryDir() / "rigwright-cli";
    Result<Character> kenney =
        importCharacter(corpusDir() / "real" / "maya_kenney_character_7700_binary.fbx", options);
    QVERIFY2(kenney, kenney ? "" : kenney.error().detail.c_str());
    restAtBind(*kenney); // joints and mesh where they were bound to one another
    const auto guess = guessMarkers(meshOfBody(*kenney));
    QVERIFY2(guess, guess ? "" : guess.error().detail.c_str());
    const SkeletonTemplate biped = makeTemplate(TemplateKind::Biped);
    const auto placement = fitTemplate(biped, guess->markers);
    const HumanoidMap authored = humanoidOf(*kenney).map;
    std::vector<Affine3d> model;
    computeModelPose(kenney->skeleton, kenney->skeleton.restLocal, model);
    std::size_t limbs = 0;
    for (const HumanoidRole role : humanoidRoles()) {
        const BoneIndex joint = biped.of(role);
        const BoneIndex bone = authored.of(role);
        if (!joint.isValid() || !bone.isValid())
            continue;
        const double away =
            100.0 * (placement[joint.value()].position - model[bone.value()].translation()).norm() /
            guess->markers.height();
        qInfo("%-24s %.2f %% of the height", nameOf(role).data(), away);
        const bool isLimb = role >= HumanoidRole::LeftUpperArm && role <= HumanoidRole::RightFoot;
        if (isLimb)
            QVERIFY2(away < 5.0, nameOf(role).data());
        limbs += isLimb ? 1 : 0;
    }
    QCOMPARE(limbs, std::size_t(12));
}

void tst_fit_template::theTemplatesOwnMarkersGiveTheTemplate() {
    const FitMarkers markers = standing();
    for (const TemplateKind kind : humanoids()) {
        const SkeletonTemplate from = makeTemplate(kind);
        const auto placement = fitTemplate(from, markers);
        for (std::size_t i = 0; i < placement.size(); ++i) {
            const std::string& name = from.joints[i].name;
            // A straight line between the markers of the back stands for its bend.
            const double allowed = from.joints[i].side == BoneSide::Centre ? 0.01 : 1e-9;
            QVERIFY2((placement[i].position - from.joints[i].position).norm() < allowed,
                     name.c_str());
            QVERIFY2(placement[i].flexion.dot(from.joints[i].flexion) > 0.98, name.c_str());
        }
    }
}

void tst_fit_template::jointsWithAMarkerLieOnIt() {
    FitMarkers markers = standing();
    double shift = 0.01;
    for (Vec3d& place : markers.places) { // anywhere
        shift *= -1.1;
        place += shift * Vec3d(1.0, 0.5, 0.3);
    }
    const std::vector<std::pair<HumanoidRole, FitMarker>> pairs{
        {HumanoidRole::Hips, FitMarker::Hips},
        {HumanoidRole::Neck, FitMarker::Neck},
        {HumanoidRole::Head, FitMarker::Chin},
        {HumanoidRole::LeftUpperArm, FitMarker::LeftShoulder},
        {HumanoidRole::RightLowerArm, FitMarker::RightElbow},
        {HumanoidRole::LeftHand, FitMarker::LeftWrist},
        {HumanoidRole::RightUpperLeg, FitMarker::RightHip},
        {HumanoidRole::LeftLowerLeg, FitMarker::LeftKnee},
        {HumanoidRole::RightFoot, FitMarker::RightAnkle},
    };
    for (const TemplateKind kind : humanoids()) {
        const SkeletonTemplate from = makeTemplate(kind);
        const auto placement = fitTemplate(from, markers);
        for (const auto& [role, marker] : pairs) {
            const BoneIndex joint = from.of(role);
            if (!joint.isValid())
                continue;
            QVERIFY2((placement[joint.value()].position - markers[marker]).norm() < 1e-9,
                     std::string(nameOf(role)).c_str());
        }
        const BoneIndex head = from.of(HumanoidRole::Head);
        QVERIFY((placement[head.value()].tail - markers[FitMarker::Head]).norm() < 1e-9);
    }
}

void tst_fit_template::aFitTurnsAndGrowsWithItsMarkers() {
    const SkeletonTemplate from = makeTemplate(TemplateKind::Ue5);
    FitMarkers markers = standing();
    markers[FitMarker::LeftElbow] += Vec3d(0.0, -0.05, -0.03);
    markers.modelFromBody.translation() = Vec3d(0.2, 0.0, 0.0); // no root at the origin
    Affine3d place = Affine3d::Identity();
    place.translate(Vec3d(4, 5, 6));
    place.rotate(Eigen::AngleAxisd(1.0, Vec3d(1, 2, 3).normalized()));
    FitMarkers moved = markers;
    moved.modelFromBody = place * Eigen::Scaling(100.0) * markers.modelFromBody;
    for (Vec3d& marker : moved.places)
        marker = place * (100.0 * marker);
    for (Vec3d& palm : moved.palms)
        palm = place.linear() * palm;
    const auto before = fitTemplate(from, markers);
    const auto after = fitTemplate(from, moved);
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY((place * (100.0 * before[i].position) - after[i].position).norm() < 1e-6);
        QVERIFY((place * (100.0 * before[i].tail) - after[i].tail).norm() < 1e-6);
        QVERIFY((place.linear() * before[i].flexion - after[i].flexion).norm() < 1e-9);
    }
}

void tst_fit_template::symmetricMarkersGiveExactImages() {
    FitMarkers markers = standing();
    moveMarker(markers, FitMarker::LeftElbow, {0.27, 0.75, 0.02}, true);
    moveMarker(markers, FitMarker::LeftWrist, {0.35, 0.62, 0.05}, true);
    moveMarker(markers, FitMarker::LeftToe, {0.1, 0.01, 0.1}, true);
    for (const TemplateKind kind : humanoids()) {
        const SkeletonTemplate from = makeTemplate(kind);
        const auto placement = fitTemplate(from, markers);
        for (std::size_t i = 0; i < placement.size(); ++i) {
            if (from.joints[i].side == BoneSide::Centre)
                continue;
            const JointPlacement& other = placement[from.joints[i].mirror.value()];
            QCOMPARE((placement[i].position - imageOf(other.position)).norm(), 0.0);
            QCOMPARE((placement[i].tail - imageOf(other.tail)).norm(), 0.0);
            QCOMPARE((placement[i].flexion - imageOf(other.flexion)).norm(), 0.0);
        }
    }
}

void tst_fit_template::twistBonesLieOnTheirLimb() {
    FitMarkers markers = standing();
    moveMarker(markers, FitMarker::LeftElbow, {0.27, 0.75, 0.02}, true);
    TemplateOptions options = usualOptions(TemplateKind::Biped);
    options.twist = 2;
    const SkeletonTemplate from = *makeTemplate(TemplateKind::Biped, options);
    const auto placement = fitTemplate(from, markers);
    std::size_t twists = 0;
    for (std::size_t i = 0; i < placement.size(); ++i) {
        const TemplateJoint& joint = from.joints[i];
        if (!joint.between.isValid() || joint.side == BoneSide::Centre)
            continue;
        const Vec3d a = placement[joint.between.value()].position;
        const Vec3d b = placement[joint.betweenEnd.value()].position;
        QVERIFY((placement[i].position - (a + joint.along * (b - a))).norm() < 1e-9);
        QVERIFY((b - a).normalized().dot((placement[i].tail - placement[i].position).normalized()) >
                1.0 - 1e-9);
        ++twists;
    }
    QCOMPARE(twists, std::size_t(2 * 4 * 2));
}

void tst_fit_template::aBentKneeBendsOnInItsPlane() {
    FitMarkers markers = standing();
    const SkeletonTemplate from = makeTemplate(TemplateKind::Biped);
    // The knee sideways of the line by a little, and far ahead of it.
    const Vec3d knee(0.08, 0.28, 0.08);
    moveMarker(markers, FitMarker::LeftKnee, knee, true);
    const auto placement = fitTemplate(from, markers);
    const Vec3d thigh = markers[FitMarker::LeftKnee] - markers[FitMarker::LeftHip];
    const Vec3d shin = markers[FitMarker::LeftAnkle] - markers[FitMarker::LeftKnee];
    const Vec3d normal = thigh.cross(shin).normalized();
    for (const HumanoidRole role : {HumanoidRole::LeftUpperLeg, HumanoidRole::LeftLowerLeg})
        QVERIFY(std::abs(placement[from.of(role).value()].flexion.dot(normal)) < 1e-9);
    QVERIFY(placement[from.of(HumanoidRole::LeftUpperLeg).value()].flexion.z() > 0.7);
    QVERIFY(placement[from.of(HumanoidRole::LeftLowerLeg).value()].flexion.z() < -0.7);
    // A knee that is pushed the wrong way keeps the template's axis.
    moveMarker(markers, FitMarker::LeftKnee, {0.05, 0.28, -0.08}, true);
    const auto wrong = fitTemplate(from, markers);
    QVERIFY(wrong[from.of(HumanoidRole::LeftLowerLeg).value()].flexion.z() < -0.7);
}

void tst_fit_template::palmsTurnTheHands() {
    FitMarkers markers = standing();
    markers.palms = {Vec3d::UnitZ(), Vec3d::UnitZ()}; // thumbs up
    const SkeletonTemplate from = makeTemplate(TemplateKind::Biped);
    const auto placement = fitTemplate(from, markers);
    for (const HumanoidRole role :
         {HumanoidRole::LeftIndexProximal, HumanoidRole::RightIndexProximal})
        QVERIFY(placement[from.of(role).value()].flexion.z() > 0.95);
    const auto at = [&](HumanoidRole role) { return placement[from.of(role).value()].position; };
    QVERIFY(at(HumanoidRole::LeftIndexProximal).y() > at(HumanoidRole::LeftLittleProximal).y());
    QVERIFY(at(HumanoidRole::RightIndexProximal).y() > at(HumanoidRole::RightLittleProximal).y());
}

void tst_fit_template::sharedPlacesGiveFiniteBones() {
    FitMarkers markers = standing();
    for (Vec3d& place : markers.places)
        place = Vec3d(0.0, 0.5, 0.0);
    for (const TemplateKind kind : humanoids()) {
        const SkeletonTemplate from = makeTemplate(kind);
        const auto placement = fitTemplate(from, markers);
        for (const JointPlacement& joint : placement) {
            QVERIFY(joint.position.allFinite() && joint.tail.allFinite());
            QVERIFY(std::abs(joint.flexion.norm() - 1.0) < 1e-9);
        }
        for (const Transform& local : toSkeleton(from, placement).restLocal)
            QVERIFY(isFinite(local));
    }
}

void tst_fit_template::otherTemplatesStandInTheBox() {
    const Box3f box(Vec3f(2, 3, 4), Vec3f(4, 5, 8));
    for (const TemplateInfo& info : templateList()) {
        const SkeletonTemplate from = makeTemplate(info.kind);
        const auto placement = placeInBounds(from, box);
        QCOMPARE(placement.size(), from.joints.size());
        // One scale and one move.
        const double scale = (placement.back().tail - placement.front().position).norm() /
                             (from.joints.back().tail - from.joints.front().position).norm();
        for (std::size_t i = 0; i < placement.size(); ++i)
            QVERIFY((placement[i].position - placement[0].position -
                     scale * (from.joints[i].position - from.joints[0].position))
                        .norm() < 1e-9);
    }
}

void tst_fit_template::aFittedSkeletonBindsAndPoses() {
    Character character = *makeSample("mannequin");
    MeshInstance& body = character.meshes.front();
    body.binding.reset();
    const auto guess = guessMarkers(meshOfBody(character));
    QVERIFY(guess);
    const SkeletonTemplate biped = makeTemplate(TemplateKind::Biped);
    character.skeleton = toSkeleton(biped, fitTemplate(biped, guess->markers));
    character.clips.clear();
    character.boneFlags.clear();
    character.meshes.front().parent = BoneIndex();
    finishCharacter(character);
    std::vector<BoneIndex> bones;
    for (std::size_t i = 0; i < biped.joints.size(); ++i)
        if (biped.joints[i].deforms)
            bones.emplace_back(i);
    const auto bound = bindMesh(character, MeshInstanceIndex(0), {.settings = {}, .bones = bones});
    QVERIFY2(bound, bound ? "" : bound.error().detail.c_str());
    QVERIFY(bound->binding.has_value());
    applyBind(character, MeshInstanceIndex(0), *bound);
    finishCharacter(character);
    QCOMPARE(brokenInvariant(character), std::string());
    // The elbow bends forwards about its x axis: the hand comes forward, the feet stay.
    const BoneIndex elbow = findBone(character.skeleton, "lower_arm.L");
    Transform bent = character.pose.local[elbow.value()];
    bent.rotation = bent.rotation * Quatd(Eigen::AngleAxisd(kPi / 2.0, Vec3d::UnitX()));
    FrameRequest request;
    request.overrides = {{elbow, bent}};
    request.cpuMeshes = {MeshInstanceIndex(0)};
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, request, caches, state, frame);
    const std::vector<Vec3f>& rest = character.meshes.front().mesh->positions;
    const std::vector<Vec3f>& posed = frame.vertices.front().positions;
    double forward = 0.0;
    double count = 0.0;
    for (std::size_t v = 0; v < rest.size(); ++v) {
        if (rest[v].x() > 0.8f) {
            forward += double(posed[v].z() - rest[v].z());
            count += 1.0;
        }
        if (rest[v].x() < 0.0f)
            QVERIFY((posed[v] - rest[v]).norm() < 1e-3f);
    }
    QVERIFY(count > 100.0 && forward / count > 0.3);
}

RIGWRIGHT_TEST(tst_fit_template)
#include "tst_fit_template.moc"
