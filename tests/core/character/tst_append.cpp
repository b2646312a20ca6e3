// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clips, meshes and bones on another character: what is new works, what was there stays.
#include "core/animation/sample.h"
#include "core/character/append.h"
#include "core/character/append_morphs.h"
#include "core/character/append_reference.h"
#include "core/character/evaluate_frame.h"
#include "core/character/move_character.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <memory>
#include <random>
#include <set>

using namespace rigwright;
using namespace rigwright::test;

namespace {

BoneMap byNames(const Character& source, const Character& target) {
    const Humanoid none;
    return mapBones({source.skeleton, none}, {target.skeleton, none}, BoneMatching::Names);
}

/// The whole of the source's meshes.
AppendRequest meshesOf(const Character& source, const Character& target) {
    AppendRequest request;
    request.map = byNames(source, target);
    for (std::size_t i = 0; i < source.meshes.size(); ++i)
        request.meshes.emplace_back(i);
    return request;
}

std::vector<Vec3f> positionsOf(const Character& character, std::size_t mesh) {
    FrameRequest request;
    request.cpuMeshes = {MeshInstanceIndex(mesh)};
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(character, request, caches, state, result);
    return result.vertices[mesh].positions;
}

double farthest(const std::vector<Vec3f>& a, const std::vector<Vec3f>& b) {
    if (a.size() != b.size())
        return 1e9;
    double worst = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        worst = std::max(worst, double((a[i] - b[i]).norm()));
    return worst;
}

/// Turns a bone of the current pose in model space, about its own joint.
void turnInModel(Character& character, std::size_t bone, const Quatd& turn) {
    std::vector<Affine3d> model;
    computeModelPose(character.skeleton, character.pose.local, model);
    const BoneIndex parent = character.skeleton.parents[bone];
    const Mat3d above = parent.isValid() ? model[parent.value()].rotation() : Mat3d::Identity();
    const Mat3d wanted = turn.toRotationMatrix() * model[bone].rotation();
    character.pose.local[bone].rotation = Quatd(Mat3d(above.transpose() * wanted)).normalized();
}

/// The same joints, each with a frame of its own.
Character withTurnedFrames(const Character& character, std::uint32_t seed) {
    Character turned = character;
    std::vector<Affine3d> model;
    computeModelPose(character.skeleton, character.skeleton.restLocal, model);
    std::mt19937 random(seed);
    for (Affine3d& frame : model)
        frame = frame * Affine3d(randomRigid(random).rotation);
    for (std::size_t bone = 0; bone < model.size(); ++bone) {
        const BoneIndex parent = character.skeleton.parents[bone];
        const Affine3d above = parent.isValid() ? model[parent.value()] : Affine3d::Identity();
        turned.skeleton.restLocal[bone] = *decompose(above.inverse() * model[bone]);
    }
    for (MeshInstance& mesh : turned.meshes)
        if (mesh.binding)
            bindAtRest(turned.skeleton, *mesh.binding);
    finishCharacter(turned);
    return turned;
}

/// The arm with bones enough to measure by, all in a line.
Character chainCharacter() {
    Character character = armCharacter();
    for (const char* name : {"third", "fourth", "fifth"})
        addBone(character.skeleton, name, BoneIndex(character.skeleton.boneCount() - 1),
                shift(0.25, 0, 0));
    finishCharacter(character);
    return character;
}

/// A face of one triangle with targets of these names, as a mesh of no bones.
MeshInstance morphing(const std::string& name, const std::vector<std::string>& targets) {
    auto mesh = std::make_shared<Mesh>();
    mesh->name = name;
    mesh->positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    mesh->cornerVertices = {0, 1, 2};
    mesh->faceOffsets = {0, 3};
    for (const std::string& target : targets)
        mesh->morphTargets.push_back({target, {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}}, {}, {}});
    finishMesh(*mesh);
    MeshInstance instance;
    instance.name = name;
    instance.mesh = mesh;
    return instance;
}

Character morphCharacter(const std::vector<MeshInstance>& meshes) {
    Character character;
    character.name = "morphs";
    character.meshes = meshes;
    finishCharacter(character);
    return character;
}

/// Weights 0.1, 0.2 … at one second, for every target of a mesh.
Clip morphClip(const Character& character, std::size_t mesh, Interpolation interpolation) {
    Channel channel;
    channel.target = ChannelTarget::MorphWeights;
    channel.interpolation = interpolation;
    channel.mesh = MeshInstanceIndex(mesh);
    channel.width = std::uint32_t(character.meshes[mesh].mesh->morphTargets.size());
    channel.times = {1.0f};
    for (std::size_t group = 0; group < (interpolation == Interpolation::CubicSpline ? 3 : 1);
         ++group)
        for (std::uint32_t i = 0; i < channel.width; ++i)
            channel.values.push_back(0.1f * float(i + 1) + float(group));
    Clip clip;
    clip.name = "talk";
    clip.channels.push_back(channel);
    updateRange(clip);
    return clip;
}

std::size_t countOf(const Findings& findings, const std::string& code) {
    for (const Finding& finding : findings)
        if (finding.code == code)
            return finding.count;
    return 0;
}

} // namespace

class tst_append : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatWasThereStaysToTheLastBit();
    void aMeshOnItsOwnSkeletonDeformsAsItDid();
    void aMeshOnBonesWithOtherFramesDeformsAsItDid();
    void aMeshFollowsJointsThatStandElsewhere();
    void jointsWithWeightBecomeBones();
    void jointsWithoutWeightAreLeftOut();
    void newBonesHangWhereTheyHungWhateverTheFramesAbove();
    void unboundMeshesRideOnTheNearestBone();
    void posesGetTheNewBonesAndMeshes();
    void theSkeletonOfAFileBecomesTheSkeletonOfAnEmptyCharacter();
    void aSkeletonAddsOnlyWhatIsMissing();
    void newBonesBringTheirEnvelopes();
    void clipsMoveNewBonesToo();
    void aSourceThatRestsInAPoseMovesTheTargetAsItself();
    void aMeshWithASpaceOfItsOwnIsNoPose();
    void whatIsOfAnotherUnitComesInTheUnitOfTheCharacter_data();
    void whatIsOfAnotherUnitComesInTheUnitOfTheCharacter();
    void bodiesOfAlmostOneSizeAreNotScaled();
    void clipsAreCopiedBetweenEqualRigs();
    void namesThatAreTakenGetANumber();
    void morphWeightsGoByTheNamesOfTheirTargets();
    void morphWeightsOfACurveKeepTheirTangents();
    void aMeshGoesByTheOneOfItsOwnName();
    void clipsThatMoveNothingHereAreNotAppended();
    void whatHasNoCounterpartIsListed();
    void foreignListsGrowWithBonesAndMeshes();
};

void tst_append::whatWasThereStaysToTheLastBit() {
    const Character target = armCharacter();
    const Character source = barCharacter();
    AppendRequest request = meshesOf(source, target);
    request.skeleton = true;
    const Appended appended = appendTo(target, source, request);
    const Character& character = appended.character;
    QCOMPARE(brokenInvariant(character), std::string());
    for (std::size_t bone = 0; bone < target.skeleton.boneCount(); ++bone) {
        QVERIFY(character.skeleton.names[bone] == target.skeleton.names[bone]);
        QVERIFY(character.skeleton.parents[bone] == target.skeleton.parents[bone]);
        QVERIFY(character.skeleton.restLocal[bone] == target.skeleton.restLocal[bone]);
        QVERIFY(character.pose.local[bone] == target.pose.local[bone]);
    }
    for (std::size_t mesh = 0; mesh < target.meshes.size(); ++mesh)
        QVERIFY(character.meshes[mesh] == target.meshes[mesh]);
    QVERIFY(character.clips == target.clips);
    QCOMPARE(appended.firstMesh, target.meshes.size());
    QCOMPARE(character.meshes.size(), target.meshes.size() + source.meshes.size());
}

void tst_append::aMeshOnItsOwnSkeletonDeformsAsItDid() {
    const Character source = barCharacter();
    Appended appended = appendTo(source, source, meshesOf(source, source));
    QCOMPARE(appended.character.skeleton.boneCount(), source.skeleton.boneCount());
    turnInModel(appended.character, 1, turn(Vec3d(1, 2, 3).normalized(), 70).rotation);
    QCOMPARE(farthest(positionsOf(appended.character, 1), positionsOf(appended.character, 0)), 0.0);
    QCOMPARE(appended.character.meshes[1].name, appended.character.meshes[0].name + ".001");
}

void tst_append::aMeshOnBonesWithOtherFramesDeformsAsItDid() {
    const Character source = barCharacter();
    const Character target = withTurnedFrames(source, 5);
    Appended appended = appendTo(target, source, meshesOf(source, target));
    Character posed = source;
    VERIFY_NEAR(farthest(positionsOf(appended.character, 1), positionsOf(posed, 0)), 0.0, 1e-6);
    for (std::size_t bone = 0; bone < 2; ++bone) {
        const Quatd by = turn(Vec3d(1, 2, 3).normalized(), 35 + 20 * double(bone)).rotation;
        turnInModel(appended.character, bone, by);
        turnInModel(posed, bone, by);
    }
    VERIFY_NEAR(farthest(positionsOf(appended.character, 1), positionsOf(posed, 0)), 0.0, 2e-6);
}

void tst_append::aMeshFollowsJointsThatStandElsewhere() {
    const Character source = barCharacter();
    Character target = source;
    target.skeleton.restLocal[1].translation += Vec3d(1, 0, 0); // a longer first bone
    finishCharacter(target);
    const Appended appended = appendTo(target, source, meshesOf(source, target));
    const std::vector<Vec3f> before = positionsOf(source, 0);
    const std::vector<Vec3f> after = positionsOf(appended.character, 1);
    for (std::size_t v = 0; v < before.size(); ++v) {
        // The weight of B, by the reference body's formula.
        const float weight = std::clamp(before[v].x() + 0.5f, 0.0f, 1.0f);
        VERIFY_NEAR(after[v], before[v] + Vec3f(weight, 0, 0), 1e-5);
    }
}

void tst_append::jointsWithWeightBecomeBones() {
    const Character source = barCharacter();
    Character target;
    target.name = "one bone";
    addBone(target.skeleton, "A", BoneIndex(), source.skeleton.restLocal[0]);
    finishCharacter(target);
    Appended appended = appendTo(target, source, meshesOf(source, target));
    QCOMPARE(brokenInvariant(appended.character), std::string());
    QCOMPARE(appended.character.skeleton.boneCount(), std::size_t(2));
    QCOMPARE(appended.character.skeleton.names[1], std::string("B"));
    QCOMPARE(appended.character.skeleton.parents[1], BoneIndex(0));
    QCOMPARE(appended.map.ofSource[1], (BoneMapping{BoneIndex(1), BoneMatch::Added}));
    QCOMPARE(countOf(appended.findings, "append-bones-added"), std::size_t(1));
    QCOMPARE(bonesToAdd(source, meshesOf(source, target)), std::vector{BoneIndex(1)});
    QVERIFY(appended.character.skeleton.deform[1] == 1);
    Character posed = source;
    const Quatd by = turn(Vec3d::UnitZ(), 40).rotation;
    turnInModel(appended.character, 1, by);
    turnInModel(posed, 1, by);
    QCOMPARE(farthest(positionsOf(appended.character, 0), positionsOf(posed, 0)), 0.0);
}

void tst_append::jointsWithoutWeightAreLeftOut() {
    Character source = barCharacter();
    // A joint in front that nothing hangs on, named by an influence of weight 0 all the same.
    const BoneIndex extra = addBone(source.skeleton, "unused", BoneIndex(), shift(7, 7, 7));
    Binding& binding = *source.meshes[0].binding;
    binding.joints.insert(binding.joints.begin(), extra);
    binding.boneFromMeshBind.insert(binding.boneFromMeshBind.begin(), Affine3d::Identity());
    const Character plain = barCharacter();
    for (std::size_t v = 0; v < source.meshes[0].mesh->vertexCount(); ++v) {
        WeightRow row = binding.weights().copyRow(VertexIndex(v));
        for (Influence& influence : row)
            ++influence.bone;
        if (v == 0)
            row.push_back({0, 0.0f});
        binding.weights().setRow(VertexIndex(v), row);
    }
    finishCharacter(source);
    const Appended appended = appendTo(plain, source, meshesOf(source, plain));
    QCOMPARE(brokenInvariant(appended.character), std::string());
    QCOMPARE(appended.character.skeleton.boneCount(), plain.skeleton.boneCount());
    const Binding& fitted = *appended.character.meshes[1].binding;
    QVERIFY(fitted.joints == plain.meshes[0].binding->joints);
    QVERIFY(fitted.weights() == plain.meshes[0].binding->weights());
}

void tst_append::newBonesHangWhereTheyHungWhateverTheFramesAbove() {
    const Character source = barCharacter();
    Character target;
    addBone(target.skeleton, "A", BoneIndex(), source.skeleton.restLocal[0]);
    finishCharacter(target);
    target = withTurnedFrames(target, 9);
    Appended appended = appendTo(target, source, meshesOf(source, target));
    VERIFY_NEAR(farthest(positionsOf(appended.character, 0), positionsOf(source, 0)), 0.0, 1e-6);
    Character posed = source;
    for (std::size_t bone = 0; bone < 2; ++bone) {
        const Quatd by = turn(Vec3d::UnitY(), 30).rotation;
        turnInModel(appended.character, bone, by);
        turnInModel(posed, bone, by);
    }
    VERIFY_NEAR(farthest(positionsOf(appended.character, 0), positionsOf(posed, 0)), 0.0, 2e-6);
}

void tst_append::unboundMeshesRideOnTheNearestBone() {
    Character source = barCharacter();
    MeshInstance hat = morphing("hat", {});
    const BoneIndex slot = addBone(source.skeleton, "slot", BoneIndex(1), shift(0, 2, 0));
    hat.parent = slot;
    hat.parentFromMesh.translate(Vec3d(0, 0, 3));
    source.meshes = {hat};
    finishCharacter(source);
    const Character target = withTurnedFrames(barCharacter(), 3);
    Appended appended = appendTo(target, source, meshesOf(source, target));
    QCOMPARE(appended.character.skeleton.boneCount(), target.skeleton.boneCount());
    QCOMPARE(appended.character.meshes[1].parent, BoneIndex(1));
    VERIFY_NEAR(farthest(positionsOf(appended.character, 1), positionsOf(source, 0)), 0.0, 1e-6);
    const Quatd by = turn(Vec3d::UnitX(), 80).rotation;
    turnInModel(appended.character, 1, by);
    turnInModel(source, 1, by);
    VERIFY_NEAR(farthest(positionsOf(appended.character, 1), positionsOf(source, 0)), 0.0, 2e-6);
}

void tst_append::posesGetTheNewBonesAndMeshes() {
    Character target = barCharacter();
    target.pose.local[1] = turn(Vec3d::UnitZ(), 33);
    target.poseLibrary.push_back(std::make_shared<const SavedPose>(SavedPose{"bent", target.pose}));
    Character source = armCharacter();
    source.meshes.push_back(morphing("face", {"smile", "frown"}));
    source.meshes.back().morphDefaults = {0.25f, 0.0f};
    finishCharacter(source);
    const Appended appended = appendTo(target, source, meshesOf(source, target));
    const Character& character = appended.character;
    QCOMPARE(brokenInvariant(character), std::string());
    QVERIFY(character.pose.local[1] == target.pose.local[1]);
    QVERIFY(character.poseLibrary[0]->pose.local[1] == target.pose.local[1]);
    QCOMPARE(character.poseLibrary[0]->name, std::string("bent"));
    QVERIFY(character.pose.morphWeights.back() == (std::vector{0.25f, 0.0f}));
    QVERIFY(character.poseLibrary[0]->pose == character.pose);
}

void tst_append::theSkeletonOfAFileBecomesTheSkeletonOfAnEmptyCharacter() {
    const Character source = armCharacter();
    AppendRequest request;
    request.map = byNames(source, {});
    request.skeleton = true;
    const Appended appended = appendTo({}, source, request);
    QCOMPARE(brokenInvariant(appended.character), std::string());
    QVERIFY(appended.character.skeleton.names == source.skeleton.names);
    QVERIFY(appended.character.skeleton.parents == source.skeleton.parents);
    QVERIFY(appended.character.skeleton.restLocal == source.skeleton.restLocal);
    QVERIFY(appended.character.meshes.empty());
    QCOMPARE(countOf(appended.findings, "append-bones-added"), source.skeleton.boneCount());
}

void tst_append::aSkeletonAddsOnlyWhatIsMissing() {
    const Character target = barCharacter();
    Character source = barCharacter();
    addBone(source.skeleton, "C", BoneIndex(1), shift(2, 0, 0));
    finishCharacter(source);
    AppendRequest request;
    request.map = byNames(source, target);
    request.skeleton = true;
    const Appended appended = appendTo(target, source, request);
    QVERIFY(appended.character.skeleton.names == source.skeleton.names);
    QCOMPARE(appended.character.skeleton.parents[2], BoneIndex(1));
    // Again: nothing is missing any more.
    AppendRequest again = request;
    again.map = byNames(source, appended.character);
    QVERIFY(appendTo(appended.character, source, again).character.skeleton ==
            appended.character.skeleton);
}

void tst_append::newBonesBringTheirEnvelopes() {
    Character target = armCharacter();
    target.boneFlags[kLower].envelope = {0.1, 0.2};
    Character source = chainCharacter();
    source.boneFlags[kLower].envelope = {7.0, 7.0}; // of a bone that is there
    source.boneFlags[findBone(source.skeleton, "fourth").value()].envelope = {0.3, 0.4};
    AppendRequest request;
    request.map = byNames(source, target);
    request.skeleton = true;
    const Character after = appendTo(target, source, request).character;
    QCOMPARE(brokenInvariant(after), std::string());
    QVERIFY((after.boneFlags[kLower].envelope == EnvelopeRadii{0.1, 0.2}));
    const BoneIndex added = findBone(after.skeleton, "fourth");
    QVERIFY((after.boneFlags[added.value()].envelope == EnvelopeRadii{0.3, 0.4}));
    QVERIFY(!after.boneFlags[findBone(after.skeleton, "third").value()].envelope);
}

void tst_append::clipsMoveNewBonesToo() {
    const Character source = armCharacter(); // its clip bends "lower"
    Character target;
    addBone(target.skeleton, "upper", BoneIndex(), source.skeleton.restLocal[0]);
    finishCharacter(target);
    AppendRequest request = meshesOf(source, target);
    request.clips = {ClipIndex(0)};
    Appended appended = appendTo(target, source, request);
    QCOMPARE(brokenInvariant(appended.character), std::string());
    QCOMPARE(appended.character.clips.size(), std::size_t(1));
    const Clip& clip = *appended.character.clips[0];
    QCOMPARE(clip.channels.size(), source.clips[0]->channels.size());
    QVERIFY(clip.channels[0].values == source.clips[0]->channels[0].values);
    QCOMPARE(appended.character.skeleton.names[clip.channels[0].bone.value()],
             std::string("lower"));
}

/// The same body twice, with frames of its own and resting in a pose: what the clip makes of the
/// mesh is the same on both, also at the joints that it does not move.
void tst_append::aSourceThatRestsInAPoseMovesTheTargetAsItself() {
    const Character target = armCharacter();
    Character source = withTurnedFrames(target, 5);
    const auto turned = [&](std::size_t bone, double degrees) {
        return source.skeleton.restLocal[bone].rotation *
               turn(Vec3d(1, 2, 3).normalized(), degrees).rotation;
    };
    Clip clip;
    clip.name = "wave";
    Channel channel;
    channel.bone = BoneIndex(kLower);
    channel.target = ChannelTarget::Rotation;
    channel.width = 4;
    channel.times = {0.0f, 1.0f};
    for (const double degrees : {0.0, 50.0})
        for (const double component : turned(kLower, degrees).coeffs())
            channel.values.push_back(float(component));
    clip.channels = {channel};
    updateRange(clip);
    source.clips = {std::make_shared<const Clip>(clip)};
    // Posed after it was bound.
    source.skeleton.restLocal[kUpper].rotation = turned(kUpper, 25.0);
    source.skeleton.restLocal[kLower].rotation = turned(kLower, -35.0);
    source.pose = restPose(source);
    finishCharacter(source);
    AppendRequest request;
    request.map = byNames(source, target);
    request.clips = {ClipIndex(0)};
    Appended appended = appendTo(target, source, request);
    for (const double time : {0.0, 0.5, 1.0}) {
        sampleClip(*appended.character.clips.back(), time, appended.character.pose);
        sampleClip(*source.clips[0], time, source.pose);
        VERIFY_NEAR(farthest(positionsOf(appended.character, 0), positionsOf(source, 0)), 0.0,
                    3e-6);
        appended.character.pose = restPose(appended.character);
        source.pose = restPose(source);
    }
}

/// Vertices that are stored lying down and a hundred times as large, with binds that set them
/// right.
void tst_append::aMeshWithASpaceOfItsOwnIsNoPose() {
    const Character upright = armCharacter();
    Character lying = upright;
    Affine3d space = Affine3d::Identity();
    space.rotate(turn(Vec3d::UnitX(), 90.0).rotation);
    for (MeshInstance& mesh : lying.meshes)
        for (Affine3d& bind : mesh.binding->boneFromMeshBind)
            bind = bind * space;
    lying.skeleton.restLocal[kUpper].rotation = turn(Vec3d::UnitZ(), 10.0).rotation;
    lying.skeleton.restLocal[kLower].rotation = turn(Vec3d::UnitZ(), 25.0).rotation;
    const std::vector<Transform> reference = referencePose(lying);
    QVERIFY(reference[kUpper] == lying.skeleton.restLocal[kUpper]);
    VERIFY_NEAR(reference[kLower].rotation, upright.skeleton.restLocal[kLower].rotation, 1e-6);
    VERIFY_NEAR(reference[kLower].scale, upright.skeleton.restLocal[kLower].scale, 1e-6);
}

void tst_append::whatIsOfAnotherUnitComesInTheUnitOfTheCharacter_data() {
    QTest::addColumn<double>("factor");
    QTest::newRow("centimetres") << 100.0;
    QTest::newRow("millimetres") << 1000.0;
    QTest::newRow("inches") << 1.0 / 0.0254;
    QTest::newRow("another body") << 1.0 / 3.0;
}

void tst_append::whatIsOfAnotherUnitComesInTheUnitOfTheCharacter() {
    QFETCH(double, factor);
    Character target = chainCharacter();
    const Character alike = chainCharacter();
    Character source = withTurnedFrames(alike, 7);
    addBone(source.skeleton, "tip", BoneIndex(source.skeleton.boneCount() - 1), shift(0.5, 0, 0));
    finishCharacter(source);
    const std::vector<Vec3f> expected = positionsOf(source, 0);
    const Transform tip = source.skeleton.restLocal.back();
    scaleCharacter(source, factor);
    AppendRequest request = meshesOf(source, target);
    request.skeleton = true;
    const Appended appended = appendTo(target, source, request);
    QCOMPARE(brokenInvariant(appended.character), std::string());
    VERIFY_NEAR(farthest(positionsOf(appended.character, target.meshes.size()), expected), 0.0,
                1e-5);
    VERIFY_NEAR(appended.character.skeleton.restLocal.back().translation.norm(),
                tip.translation.norm(), 1e-5);
    QCOMPARE(countOf(appended.findings, "append-meshes-scaled"), source.meshes.size());
}

void tst_append::bodiesOfAlmostOneSizeAreNotScaled() {
    const Character target = chainCharacter();
    for (const double factor : {0.82, 1.0, 1.2}) {
        Character source = target;
        scaleCharacter(source, factor);
        const Appended appended = appendTo(target, source, meshesOf(source, target));
        QCOMPARE(countOf(appended.findings, "append-meshes-scaled"), std::size_t(0));
    }
}

void tst_append::clipsAreCopiedBetweenEqualRigs() {
    const Character source = armCharacter();
    AppendRequest request;
    request.map = byNames(source, source);
    request.clips = {ClipIndex(0)};
    const Appended appended = appendTo(source, source, request);
    Clip renamed = *appended.character.clips[1];
    QCOMPARE(renamed.name, source.clips[0]->name + ".001");
    renamed.name = source.clips[0]->name;
    QVERIFY(renamed == *source.clips[0]);
    QVERIFY(appended.findings.empty());
}

void tst_append::namesThatAreTakenGetANumber() {
    QCOMPARE(freeName("Throw", {"Catch"}), std::string("Throw"));
    QCOMPARE(freeName("Throw", {"Throw"}), std::string("Throw.001"));
    QCOMPARE(freeName("Throw", {"Throw", "Throw.001"}), std::string("Throw.002"));
    QCOMPARE(freeName("", {""}), std::string());
}

void tst_append::morphWeightsGoByTheNamesOfTheirTargets() {
    Character source = morphCharacter({morphing("face", {"smile", "blink", "frown"})});
    source.clips.push_back(
        std::make_shared<const Clip>(morphClip(source, 0, Interpolation::Linear)));
    Character target =
        morphCharacter({morphing("head", {"frown", "other", "smile"}), morphing("shoe", {"long"})});
    target.meshes[0].morphDefaults = {0.0f, 0.75f, 0.0f};
    AppendRequest request;
    request.map = byNames(source, target);
    request.clips = {ClipIndex(0)};
    const Appended appended = appendTo(target, source, request);
    QCOMPARE(brokenInvariant(appended.character), std::string());
    const Clip& clip = *appended.character.clips[0];
    QCOMPARE(clip.channels.size(), std::size_t(1));
    QCOMPARE(clip.channels[0].mesh, MeshInstanceIndex(0));
    QVERIFY(clip.channels[0].values == (std::vector{0.1f * 3, 0.75f, 0.1f}));
}

void tst_append::morphWeightsOfACurveKeepTheirTangents() {
    Character source = morphCharacter({morphing("face", {"smile", "blink"})});
    source.clips.push_back(
        std::make_shared<const Clip>(morphClip(source, 0, Interpolation::CubicSpline)));
    const Character target = morphCharacter({morphing("head", {"blink", "other"})});
    AppendRequest request;
    request.map = byNames(source, target);
    request.clips = {ClipIndex(0)};
    const Clip clip = *appendTo(target, source, request).character.clips[0];
    QCOMPARE(clip.channels[0].interpolation, Interpolation::CubicSpline);
    // Groups of in-tangent, value, out-tangent; "other" is held at its default.
    const float blink = 0.1f * 2;
    QVERIFY(clip.channels[0].values ==
            (std::vector{blink, 0.0f, blink + 1.0f, 0.0f, blink + 2.0f, 0.0f}));
}

void tst_append::aMeshGoesByTheOneOfItsOwnName() {
    Character source = morphCharacter(
        {morphing("head", {"smile", "blink", "frown"}), morphing("brows", {"smile"})});
    Clip clip = morphClip(source, 0, Interpolation::Linear);
    clip.channels.push_back(morphClip(source, 1, Interpolation::Linear).channels[0]);
    clip.channels[1].values = {0.9f};
    source.clips.push_back(std::make_shared<const Clip>(clip));
    const Character target = morphCharacter(
        {morphing("brows", {"smile", "frown"}), morphing("teeth", {"smile", "frown"})});
    std::vector<MeshInstanceIndex> unused;
    const std::vector<Channel> channels =
        morphChannels(clip, source, target, MeshOrigins(2), unused);
    QCOMPARE(channels.size(), std::size_t(2));
    QVERIFY(channels[0].values == (std::vector{0.9f, 0.0f}));
    QVERIFY(channels[1].values == (std::vector{0.1f, 0.1f * 3}));
    QVERIFY(unused.empty());
}

void tst_append::clipsThatMoveNothingHereAreNotAppended() {
    Character source = morphCharacter({morphing("face", {"smile"})});
    source.clips.push_back(
        std::make_shared<const Clip>(morphClip(source, 0, Interpolation::Linear)));
    const Character target = barCharacter();
    AppendRequest request;
    request.map = byNames(source, target);
    request.clips = {ClipIndex(0)};
    const Appended appended = appendTo(target, source, request);
    QVERIFY(appended.character.clips == target.clips);
    QCOMPARE(countOf(appended.findings, "append-clip-empty"), std::size_t(1));
    QCOMPARE(countOf(appended.findings, "append-morphs-unmatched"), std::size_t(1));
}

void tst_append::whatHasNoCounterpartIsListed() {
    Character source = armCharacter();
    Clip clip = *source.clips[0];
    clip.channels.push_back(clip.channels[0]);
    clip.channels.back().bone = BoneIndex(kHelper);
    source.clips = {std::make_shared<const Clip>(clip)};
    source.skeleton.names[kHelper] = "handslot.l";
    const Character target = armCharacter();
    AppendRequest request;
    request.map = byNames(source, target);
    request.clips = {ClipIndex(0)};
    const Appended appended = appendTo(target, source, request);
    QCOMPARE(countOf(appended.findings, "append-bones-unmatched"), std::size_t(1));
    QVERIFY(appended.findings.front().detail.find("handslot.l") != std::string::npos);
    QCOMPARE(appended.findings.front().where, source.name);
    QVERIFY(appended.character.importFindings == appended.findings);
}

void tst_append::foreignListsGrowWithBonesAndMeshes() {
    Character target = barCharacter();
    target.foreign.nodeOrder = {1, 0};
    target.foreign.nodeJson = {"", R"({"extras":1})"};
    target.foreign.meshOrder = {4};
    const Character source = armCharacter();
    const Appended appended = appendTo(target, source, meshesOf(source, target));
    const ForeignContent& foreign = appended.character.foreign;
    QVERIFY(foreign.nodeOrder == (std::vector<std::uint32_t>{1, 0, 2, 3}));
    QCOMPARE(foreign.nodeJson.size(), std::size_t(4));
    QVERIFY(foreign.meshOrder == (std::vector<std::uint32_t>{4, 5, 6}));
}

RIGWRIGHT_TEST(tst_append)
#include "tst_append.moc"
