// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What helper bones and corrective shapes give back of a bent joint's volume.
#include "core/character/evaluate_frame.h"
#include "core/character/joint_correction.h"
#include "core/rig/rig.h"
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "core/skin/zone_volume.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr double kBend = 120.0;

BoneIndex boneNamed(const Character& character, const char* name) {
    for (std::size_t b = 0; b < character.skeleton.boneCount(); ++b)
        if (character.skeleton.names[b].starts_with(name))
            return BoneIndex(b);
    return {};
}

Character armSample() {
    return *makeSample("arm");
}

/// At rest but for the joint, bent about its own X (the way elbows of the samples go).
Character bent(Character character, BoneIndex joint, double degrees) {
    character.pose = restPose(character);
    Transform& local = character.pose.local[joint.value()];
    local.rotation = (local.rotation * turn(Vec3d::UnitX(), degrees).rotation).normalized();
    return character;
}

std::vector<Vec3f> shown(const Character& character,
                         std::optional<SkinningMethod> method = SkinningMethod::LinearBlend) {
    FrameRequest request;
    request.cpuMeshes = {MeshInstanceIndex(0)};
    request.methodOverride = method;
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, request, caches, state, frame);
    return frame.vertices[0].positions;
}

/// Zone as the untouched character has it; posed by rest.
double zoneRatio(const Character& original, BoneIndex joint, const Character& posed) {
    const MeshInstance& instance = original.meshes[0];
    const auto zone = jointZone(*instance.mesh, instance.binding->weights(),
                                jointsFrom(original.skeleton, *instance.binding, joint));
    Character still = original;
    still.pose = restPose(still);
    return zoneVolume(*zone, shown(posed)) / zoneVolume(*zone, shown(still));
}

double largestStep(const std::vector<Vec3f>& a, const std::vector<Vec3f>& b) {
    double most = 0.0;
    for (std::size_t v = 0; v < a.size(); ++v)
        most = std::max(most, double((a[v] - b[v]).norm()));
    return most;
}

} // namespace

class tst_joint_correction : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The arm bent by 120°, linear blend.
    void aHelperBoneGivesBackTenPointsOfTheVolume() {
        const Character arm = armSample();
        const BoneIndex elbow = boneNamed(arm, "lower_arm");
        const double before = zoneRatio(arm, elbow, bent(arm, elbow, kBend));
        const auto made = addHelperBone(arm, {.joint = elbow});
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        QCOMPARE(brokenInvariant(made->character), std::string());
        const double after = zoneRatio(arm, elbow, bent(made->character, elbow, kBend));
        qInfo("elbow bent by 120°, linear blend: %.1f %% of the volume, with a driven helper bone "
              "%.1f %%",
              100.0 * before, 100.0 * after);
        QVERIFY(after >= before + 0.10);
        QVERIFY(after <= 1.01);
    }
    void aCorrectiveShapeGivesBackTenPointsOfTheVolume() {
        const Character arm = armSample();
        const BoneIndex elbow = boneNamed(arm, "lower_arm");
        const Character posed = bent(arm, elbow, kBend);
        const double before = zoneRatio(arm, elbow, posed);
        const auto made = addCorrectiveShape(posed, {.mesh = MeshInstanceIndex(0), .joint = elbow});
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        QCOMPARE(brokenInvariant(made->character), std::string());
        const double after = zoneRatio(arm, elbow, made->character);
        qInfo(
            "elbow bent by 120°, linear blend: %.1f %% of the volume, with a driven shape %.1f %%",
            100.0 * before, 100.0 * after);
        QVERIFY(after >= before + 0.10);
        QVERIFY(after <= 1.05);
    }
    void atRestNothingChanges() {
        const Character arm = armSample();
        const BoneIndex elbow = boneNamed(arm, "lower_arm");
        const std::vector<Vec3f> rest = shown(bent(arm, elbow, 0.0));
        const auto helper = addHelperBone(arm, {.joint = elbow});
        QVERIFY(largestStep(rest, shown(bent(helper->character, elbow, 0.0))) < 1e-6);
        const auto shape = addCorrectiveShape(bent(arm, elbow, 90.0),
                                              {.mesh = MeshInstanceIndex(0), .joint = elbow});
        QVERIFY(largestStep(rest, shown(bent(shape->character, elbow, 0.0))) < 1e-6);
    }
    void theHelperIsAChildOfTheParentAndTakesNoRowLonger() {
        const Character arm = armSample();
        const BoneIndex elbow = boneNamed(arm, "lower_arm");
        const auto made = addHelperBone(arm, {.joint = elbow});
        const Skeleton& skeleton = made->character.skeleton;
        QVERIFY(skeleton.parents[made->helper.value()] == arm.skeleton.parents[elbow.value()]);
        QVERIFY(skeleton.names[made->helper.value()].starts_with("lower_arm_helper"));
        QVERIFY(skeleton.deform[made->helper.value()] != 0);
        const std::vector<Affine3d> rest = restModel(skeleton);
        VERIFY_NEAR(rest[made->helper.value()].translation(), rest[elbow.value()].translation(),
                    1e-12);
        const SkinWeights& before = arm.meshes[0].binding->weights();
        const SkinWeights& after = made->character.meshes[0].binding->weights();
        QVERIFY(after.maxInfluences() <= before.maxInfluences());
        std::size_t changed = 0;
        for (std::size_t v = 0; v < before.rowCount(); ++v) {
            VERIFY_NEAR(sumOf(after.row(VertexIndex(v))), sumOf(before.row(VertexIndex(v))), 1e-6);
            changed += after.copyRow(VertexIndex(v)) == before.copyRow(VertexIndex(v)) ? 0 : 1;
        }
        QVERIFY(changed > 20 && changed < before.rowCount() / 2);
        const Rig& rig = rigOf(made->character);
        QCOMPARE(rig.constraints.size(), std::size_t(2));
        for (const Constraint& constraint : rig.constraints) {
            QVERIFY(constraint.kind == ConstraintKind::Driver);
            QVERIFY(constraint.target == boneNode(made->helper));
        }
    }
    /// Half-way between the bones it lies between, and pushed out on the outer side.
    void theHelperTurnsHalfWay() {
        const Character arm = armSample();
        const BoneIndex elbow = boneNamed(arm, "lower_arm");
        const auto made = addHelperBone(arm, {.joint = elbow});
        for (const double degrees : {60.0, 120.0}) {
            const Character posed = bent(made->character, elbow, degrees);
            FrameCaches caches;
            FrameState state;
            FrameResult frame;
            evaluateFrame(posed, {}, caches, state, frame);
            const std::size_t helper = made->helper.value();
            const Mat3d rest = restModel(posed.skeleton)[helper].linear();
            const Mat3d turned = frame.modelFromBone[helper].linear() * rest.transpose();
            VERIFY_NEAR(double(Eigen::AngleAxisd(turned).angle()), radians(degrees) / 2.0, 1e-6);
        }
    }
    void weightsThatAreHeldStay() {
        Character arm = armSample();
        const BoneIndex elbow = boneNamed(arm, "lower_arm");
        arm.boneFlags[elbow.value()].locked = true;
        const auto made = addHelperBone(arm, {.joint = elbow});
        if (made) // what hangs below the joint may still be shared
            for (std::size_t v = 0; v < arm.meshes[0].binding->weights().rowCount(); ++v)
                for (std::size_t j = 0; j < arm.meshes[0].binding->joints.size(); ++j)
                    if (arm.meshes[0].binding->joints[j] == elbow)
                        QCOMPARE(made->character.meshes[0].binding->weights().weightOf(
                                     VertexIndex(v), std::uint16_t(j)),
                                 arm.meshes[0].binding->weights().weightOf(VertexIndex(v),
                                                                           std::uint16_t(j)));
        arm.boneFlags[elbow.value()].locked = false;
        arm.meshes[0].locked = true;
        const auto none = addHelperBone(arm, {.joint = elbow});
        QVERIFY(!none.has_value());
        QCOMPARE(none.error().code, std::string("correction-no-joint"));
    }
    void impossibleHelpersAreRefused() {
        const Character arm = armSample();
        QCOMPARE(addHelperBone(arm, {.joint = BoneIndex(0)}).error().code,
                 std::string("correction-no-joint"));
        QCOMPARE(addHelperBone(arm, {}).error().code, std::string("correction-no-joint"));
        const BoneIndex elbow = boneNamed(arm, "lower_arm");
        QCOMPARE(addHelperBone(arm, {.joint = elbow, .axis = Vec3d::Zero()}).error().code,
                 std::string("bone-not-finite"));
        QCOMPARE(addHelperBone(arm, {.joint = elbow, .angle = std::nan("")}).error().code,
                 std::string("bone-not-finite"));
    }
    /// In the pose that it was made for, the mesh looks as volume-keeping skinning shows it, where
    /// both bones move it.
    void theShapeLooksAsCentresOfRotationDo_data() {
        QTest::addColumn<int>("method");
        QTest::newRow("linear") << int(SkinningMethod::LinearBlend);
        QTest::newRow("dual quaternions") << int(SkinningMethod::DualQuaternion);
    }
    void theShapeLooksAsCentresOfRotationDo() {
        QFETCH(int, method);
        Character arm = armCharacter();
        arm.meshes[0].binding->method = SkinningMethod(method);
        const BoneIndex joint(kLower);
        arm.pose.local[joint.value()].rotation = turn(Vec3d::UnitZ(), 80).rotation;
        const std::vector<Vec3f> wanted = shown(arm, SkinningMethod::RotationCentres);
        const auto made =
            addCorrectiveShape(arm, {.mesh = MeshInstanceIndex(0), .joint = joint, .name = "bend"});
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        const std::vector<Vec3f> now = shown(made->character, std::nullopt);
        const auto far = jointsFrom(arm.skeleton, *arm.meshes[0].binding, joint);
        std::size_t compared = 0;
        for (std::size_t v = 0; v < now.size(); ++v)
            if (sideShare(arm.meshes[0].binding->weights().row(VertexIndex(v)), far).isMixed) {
                VERIFY_NEAR(now[v], wanted[v], 1e-4);
                ++compared;
            }
        QVERIFY(compared > 10);
        QCOMPARE(made->character.meshes[0].mesh->morphTargets.back().name, std::string("bend"));
    }
    void theShapeFadesInFromItsAngle() {
        const Character arm = armSample();
        const BoneIndex elbow = boneNamed(arm, "lower_arm");
        const auto made = addCorrectiveShape(
            bent(arm, elbow, 100.0),
            {.mesh = MeshInstanceIndex(0), .joint = elbow, .from = radians(40.0), .name = {}});
        QVERIFY(made.has_value());
        const auto weightAt = [&](double degrees) {
            FrameCaches caches;
            FrameState state;
            FrameResult frame;
            evaluateFrame(bent(made->character, elbow, degrees), {}, caches, state, frame);
            return double(frame.pose.morphWeights[0][made->morph]);
        };
        VERIFY_NEAR(weightAt(30.0), 0.0, 1e-6);
        // As linear blending's loss grows: by 1 - cos of the bend.
        VERIFY_NEAR(weightAt(70.0),
                    (1.0 - std::cos(radians(30.0))) / (1.0 - std::cos(radians(60.0))), 1e-3);
        VERIFY_NEAR(weightAt(100.0), 1.0, 1e-6);
        VERIFY_NEAR(weightAt(150.0), 1.0, 1e-6);
        QVERIFY(made->character.meshes[0].mesh->morphTargets.back().name.find("100°") !=
                std::string::npos);
    }
    void posesAndClipsGetAWeightMore() {
        Character arm = bent(armSample(), boneNamed(armSample(), "lower_arm"), 90.0);
        arm.poseLibrary.push_back(std::make_shared<const SavedPose>(SavedPose{"one", arm.pose}));
        for (int i = 0; i < 2; ++i) {
            const auto made = addCorrectiveShape(arm, {.mesh = MeshInstanceIndex(0),
                                                       .joint = boneNamed(arm, "lower_arm"),
                                                       .from = 0.1 * i,
                                                       .name = {}});
            QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
            QCOMPARE(int(made->morph), i);
            arm = made->character;
            Clip clip;
            clip.name = "weights";
            Channel channel;
            channel.target = ChannelTarget::MorphWeights;
            channel.interpolation = Interpolation::CubicSpline;
            channel.mesh = MeshInstanceIndex(0);
            channel.width = std::uint32_t(i + 1);
            channel.times = {0.0f, 1.0f};
            for (std::size_t n = 0; n < 6 * channel.width; ++n)
                channel.values.push_back(float(n));
            clip.channels.push_back(channel);
            updateRange(clip);
            arm.clips = {std::make_shared<const Clip>(clip)};
            QCOMPARE(brokenInvariant(arm), std::string());
        }
    }
    void anUnbentJointHasNoShape() {
        const Character arm = armSample();
        const BoneIndex elbow = boneNamed(arm, "lower_arm");
        const auto codeOf = [&](const Character& character, const ShapeRequest& request) {
            const auto made = addCorrectiveShape(character, request);
            return made ? std::string() : made.error().code;
        };
        QCOMPARE(codeOf(arm, {.mesh = MeshInstanceIndex(0), .joint = elbow}),
                 std::string("correction-not-bent"));
        QCOMPARE(codeOf(bent(arm, elbow, 50.0),
                        {.mesh = MeshInstanceIndex(0), .joint = elbow, .from = 1.0}),
                 std::string("correction-not-bent"));
        QCOMPARE(codeOf(arm, {.mesh = {}, .joint = elbow}), std::string("correction-no-joint"));
        QCOMPARE(codeOf(arm, {.mesh = MeshInstanceIndex(0), .joint = {}}),
                 std::string("correction-no-joint"));
    }
};

RIGWRIGHT_TEST(tst_joint_correction)
#include "tst_joint_correction.moc"
