// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Baked clips are, frame by frame, what the rig showed.
#include "core/animation/sample.h"
#include "core/character/bake_clip.h"
#include "core/character/edit_rig.h"
#include "core/character/evaluate_frame.h"
#include "tests/support/builders.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/rigged_mannequin.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace rigwright;
using namespace rigwright::test;

namespace {

double farthest(const std::vector<Affine3d>& a, const std::vector<Affine3d>& b) {
    double worst = a.size() == b.size() ? 0.0 : 1e9;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const double apart = (a[i].matrix() - b[i].matrix()).cwiseAbs().maxCoeff();
        worst = apart <= worst ? worst : apart; // NaN stays
    }
    return worst;
}

/// The character with the clip in place of its own, and no rig.
Character playing(const Character& character, const BakedClip& baked) {
    Character bare = character;
    Clip clip = baked.clip;
    clip.rigChannels.clear();
    bare.rig.reset();
    bare.pose.controls.clear();
    bare.pose.ikWeights.clear();
    bare.poseLibrary.clear();
    bare.clips = {std::make_shared<const Clip>(std::move(clip))};
    return bare;
}

std::vector<Affine3d> played(const Character& bare, double time) {
    const Pose pose = sourcePose(bare, ClipSource{ClipIndex(0), time});
    std::vector<Affine3d> model;
    computeModelPose(bare.skeleton, pose.local, model);
    return model;
}

/// Largest difference between the baked clip and the frames of the rig, at its frames.
double worstFrame(const Character& character, std::size_t clip, const BakedClip& baked,
                  double fps) {
    const Character bare = playing(character, baked);
    const Clip& original = *character.clips[clip];
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    double worst = 0.0;
    for (std::size_t i = 0; i < baked.frames; ++i) {
        const double time = i + 1 == baked.frames ? original.start + original.duration
                                                  : original.start + double(i) / fps;
        FrameRequest request;
        request.clip = ClipSource{ClipIndex(clip), time};
        request.rig.dt = i == 0 ? 0.0 : 1.0 / fps;
        evaluateFrame(character, request, caches, state, frame);
        const double off = farthest(frame.modelFromBone, played(bare, time));
        worst = off <= worst ? worst : off;
    }
    return worst;
}

} // namespace

class tst_bake_clip : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFrameIsAsTheRigShowedIt_data();
    void everyFrameIsAsTheRigShowedIt();
    void theEndIsAFrame();
    void whatTheRigLeavesAloneKeepsItsKeys();
    void thePoseIsAClipOfOneFrame();
    void aBakedClipPlaysBesideItsRig();
    void keysMayBeLeftOutWithinTheError();
    void driversOfMorphsAreBaked();
    void givingUpLeavesNothing();
    void withoutItsRigACharacterShowsTheSame();
    void onlyWhatARigChangesNeedsBaking();
};

void tst_bake_clip::everyFrameIsAsTheRigShowedIt_data() {
    QTest::addColumn<bool>("whole");
    QTest::addColumn<int>("clip");
    QTest::addColumn<double>("fps");
    QTest::newRow("arm, 30") << false << 0 << 30.0;
    QTest::newRow("arm, 24") << false << 0 << 24.0;
    QTest::newRow("mannequin, its own clip") << true << 0 << 30.0;
    QTest::newRow("mannequin, keys of controls") << true << 1 << 60.0;
}

void tst_bake_clip::everyFrameIsAsTheRigShowedIt() {
    QFETCH(bool, whole);
    QFETCH(int, clip);
    QFETCH(double, fps);
    const Character character = whole ? riggedMannequin() : riggedArm();
    const auto baked =
        bakeClip(character, {.clip = ClipIndex(std::size_t(clip)), .fps = fps, .name = {}});
    QVERIFY(baked);
    const double worst = worstFrame(character, std::size_t(clip), *baked, fps);
    // Keys are floats: 6e-8 of a turn, over a chain of bones.
    QVERIFY2(worst <= 1e-6, QByteArray::number(worst));
    QVERIFY(baked->bones > 0);
    const Character bare = playing(character, *baked);
    QCOMPARE(brokenInvariant(bare), std::string());
    // And the rig did something.
    Character unsolved = character;
    const Pose source = sourcePose(unsolved, ClipSource{ClipIndex(std::size_t(clip)), 0.9});
    std::vector<Affine3d> plain;
    computeModelPose(unsolved.skeleton, source.local, plain);
    QVERIFY(farthest(plain, played(bare, 0.9)) > 1e-4);
}

void tst_bake_clip::theEndIsAFrame() {
    const Character character = riggedArm(); // one second
    for (const auto& [fps, frames] :
         {std::pair{30.0, 31}, std::pair{24.0, 25}, std::pair{29.97, 31}, std::pair{1.0, 2}}) {
        const auto baked = bakeClip(character, {.clip = ClipIndex(0), .fps = fps, .name = "b"});
        QCOMPARE(int(baked->frames), frames);
        QCOMPARE(baked->clip.name, std::string("b"));
        QCOMPARE(baked->clip.duration, 1.0);
        for (const Channel& channel : baked->clip.channels)
            QCOMPARE(channel.times.back(), 1.0f);
    }
}

void tst_bake_clip::whatTheRigLeavesAloneKeepsItsKeys() {
    Character character = riggedArm();
    Rig rig = *character.rig;
    rig.controls.pop_back(); // nothing drives the side bone now
    RigRemap remap = identityRemap(*character.rig);
    remap.controls[3] = {};
    character = withRig(character, {rig, remap, {}}).value();
    const auto baked = bakeClip(character, {.clip = ClipIndex(0), .name = {}});
    const auto& channels = baked->clip.channels;
    const auto side = std::ranges::find(channels, BoneIndex(4), &Channel::bone);
    QVERIFY(side != channels.end());
    QVERIFY(*side == character.clips[0]->channels[0]);
    const auto upper = std::ranges::find(channels, BoneIndex(1), &Channel::bone);
    QVERIFY(upper != channels.end());
    QCOMPARE(upper->times.size(), std::size_t(31));
}

void tst_bake_clip::thePoseIsAClipOfOneFrame() {
    const Character character = riggedArm();
    const auto baked = bakeClip(character, {.clip = {}, .name = {}});
    QCOMPARE(baked->frames, std::size_t(1));
    QCOMPARE(baked->clip.name, std::string("Pose"));
    QCOMPARE(baked->clip.duration, 0.0);
    QVERIFY(farthest(played(playing(character, *baked), 0.0),
                     solvedModel(character, character.pose)) <= 1e-6);
}

void tst_bake_clip::aBakedClipPlaysBesideItsRig() {
    Character character = riggedArm();
    const auto baked = bakeClip(character, {.clip = ClipIndex(0), .name = "baked"});
    character.clips.push_back(std::make_shared<const Clip>(baked->clip));
    QCOMPARE(brokenInvariant(character), std::string());
    const auto at = [&](std::size_t clip) {
        return solvedModel(character, sourcePose(character, ClipSource{ClipIndex(clip), 0.5}));
    };
    QVERIFY(farthest(at(0), at(1)) <= 1e-6);
}

void tst_bake_clip::keysMayBeLeftOutWithinTheError() {
    const Character character = riggedArm();
    BakeSettings settings{.clip = ClipIndex(0), .fps = 60.0, .name = {}};
    const auto all = bakeClip(character, settings);
    settings.maxErrorRadians = 0.01;
    settings.maxErrorMetres = 0.01;
    const auto fewer = bakeClip(character, settings);
    QVERIFY(keyCount(fewer->clip) < keyCount(all->clip) / 2);
    const Character exact = playing(character, *all);
    const Character reduced = playing(character, *fewer);
    double worst = 0.0;
    for (std::size_t i = 0; i < all->frames; ++i) {
        const double time = double(i) / 60.0;
        const auto a = played(exact, time);
        const auto b = played(reduced, time);
        for (std::size_t bone = 0; bone < a.size(); ++bone)
            worst = std::max(worst, (a[bone].translation() - b[bone].translation()).norm());
    }
    QVERIFY2(worst <= 0.0101, QByteArray::number(worst));
    QVERIFY(worst > 0.0);
}

void tst_bake_clip::driversOfMorphsAreBaked() {
    Character character = riggedArm();
    Mesh mesh = cubeMesh();
    mesh.morphTargets = {{"a", std::vector<Vec3f>(mesh.vertexCount(), Vec3f(0, 1, 0)), {}, {}},
                         {"b", std::vector<Vec3f>(mesh.vertexCount(), Vec3f(1, 0, 0)), {}, {}}};
    mesh.morphDefaults = {0.0f, 0.25f};
    MeshInstance instance;
    instance.name = "cube";
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    character.meshes = {instance};
    character.poseLibrary.clear();
    character.pose.morphWeights = {{0.0f, 0.25f}};
    Rig rig = *character.rig;
    Constraint driver;
    driver.kind = ConstraintKind::Driver;
    driver.when = RigStage::AfterMotion;
    driver.driver.bone = BoneIndex(4);
    driver.driver.mesh = MeshInstanceIndex(0);
    driver.driver.curve.points = {{0.0, 0.0}, {kPi, 1.0}};
    driver.driver.angle = DriverAngle::SwingAbout;
    driver.driver.axis = Vec3d::UnitZ();
    rig.constraints = {driver};
    character = withRig(character, changedRig(*character.rig, rig)).value();
    const auto baked = bakeClip(character, {.clip = ClipIndex(0), .name = {}});
    const auto morphs =
        std::ranges::find(baked->clip.channels, ChannelTarget::MorphWeights, &Channel::target);
    QVERIFY(morphs != baked->clip.channels.end());
    QCOMPARE(morphs->width, 2u);
    QCOMPARE(morphs->times.size(), std::size_t(31));
    // The side bone turns by 90° about Z in the clip: half of the curve.
    QVERIFY(std::abs(morphs->values[60] - 0.5f) < 1e-5f);
    QCOMPARE(morphs->values[61], 0.25f);
    QVERIFY(std::abs(morphs->values[0]) < 1e-6f);
}

void tst_bake_clip::givingUpLeavesNothing() {
    const Character character = riggedArm();
    int asked = 0;
    QVERIFY(!bakeClip(character, {.clip = ClipIndex(0), .name = {}}, [&](double) {
        ++asked;
        return false;
    }));
    QCOMPARE(asked, 1);
}

void tst_bake_clip::withoutItsRigACharacterShowsTheSame() {
    const Character character = riggedMannequin();
    const Character bare = withoutRig(character, 30.0);
    QCOMPARE(brokenInvariant(bare), std::string());
    QVERIFY(bare.rig == nullptr);
    QVERIFY(bare.pose.controls.empty());
    QVERIFY(farthest(solvedModel(bare, bare.pose), solvedModel(character, character.pose)) < 1e-12);
    QVERIFY(farthest(solvedModel(bare, bare.poseLibrary[0]->pose),
                     solvedModel(character, character.poseLibrary[0]->pose)) < 1e-12);
    QCOMPARE(bare.clips.size(), character.clips.size());
    for (const auto& clip : bare.clips)
        QVERIFY(clip->rigChannels.empty());
    QVERIFY(!needsBaking(bare));
    // A character without one is itself.
    QVERIFY(withoutRig(bare, 30.0) == bare);
}

void tst_bake_clip::onlyWhatARigChangesNeedsBaking() {
    Character character = riggedArm();
    QVERIFY(needsBaking(character));
    Character still = character;
    still.clips.clear();
    QVERIFY(!needsBaking(still));
    Rig rig = *character.rig;
    rig.handles[0].enabled = false;
    Clip plain = *character.clips[0];
    plain.rigChannels.clear();
    character.rig = std::make_shared<const Rig>(rig);
    character.clips = {std::make_shared<const Clip>(plain)};
    QVERIFY(!needsBaking(character));
    // A control in the space of the world holds its bone still while bones above it turn.
    rig.controls[3].space = ControlSpace::World;
    character.rig = std::make_shared<const Rig>(rig);
    QVERIFY(needsBaking(character));
}

RIGWRIGHT_TEST(tst_bake_clip)
#include "tst_bake_clip.moc"
