// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binding characters: the mannequin against its own weights, new bindings, locks, new joints.
#include "core/character/bind_mesh.h"
#include "core/samples/samples.h"
#include "core/skin/skinning.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/ten_poses.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cstring>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kMesh{0};

Character stripped(Character character) {
    for (MeshInstance& instance : character.meshes)
        instance.binding->weights() = SkinWeights(instance.mesh->vertexCount());
    return character;
}

Character withoutBinding(Character character) {
    character.meshes[0].binding.reset();
    finishCharacter(character);
    return character;
}

Character bound(Character character, const MeshBindOptions& options) {
    const Result<MeshBind> bind = bindMesh(character, kMesh, options);
    if (bind)
        applyBind(character, kMesh, *bind);
    return character;
}

MeshBindOptions by(BindMethod method) {
    MeshBindOptions options;
    options.settings.method = method;
    return options;
}

enum class Part { Body, FingersLeft, FingersRight };

/// Fingers and thumbs by their own weights in the built-in mannequin.
std::vector<Part> partsOf(const Character& mannequin) {
    const Binding& binding = *mannequin.meshes[0].binding;
    std::vector<Part> parts(binding.weights().rowCount(), Part::Body);
    for (std::size_t v = 0; v < parts.size(); ++v) {
        const RowView row = binding.weights().row(VertexIndex(v));
        double fingers[2] = {};
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string& name =
                mannequin.skeleton.names[binding.joints[row.bones[i]].value()];
            for (const char* finger : {"index", "middle", "ring", "pinky", "thumb"})
                if (name.starts_with(finger))
                    fingers[name.back() == 'L' ? 0 : 1] += double(row.weights[i]);
        }
        if (fingers[0] > 0.5)
            parts[v] = Part::FingersLeft;
        if (fingers[1] > 0.5)
            parts[v] = Part::FingersRight;
    }
    return parts;
}

/// A bone that no finger of that side may follow.
bool isForbidden(const std::string& bone, Part part) {
    for (const char* leg : {"thigh", "shin", "foot", "toe", "hips"})
        if (bone.starts_with(leg))
            return true;
    const bool left = bone.ends_with(".L");
    const bool right = bone.ends_with(".R");
    return part == Part::FingersLeft ? right : left;
}

} // namespace

class tst_bind_mesh : public QObject {
    Q_OBJECT

    Character m_mannequin = std::move(makeSample("mannequin").value());

private slots:
    void theMannequinIsBoundNearlyAsItWasMade_data() {
        QTest::addColumn<int>("method");
        QTest::newRow("heat") << int(BindMethod::Heat);
        QTest::newRow("geodesic") << int(BindMethod::Geodesic);
    }
    void theMannequinIsBoundNearlyAsItWasMade() {
        QFETCH(int, method);
        const Character after = bound(stripped(m_mannequin), by(BindMethod(method)));
        const Binding& binding = *after.meshes[0].binding;
        const std::vector<Part> parts = partsOf(m_mannequin);
        QVERIFY(std::ranges::count(parts, Part::FingersLeft) > 500);
        QVERIFY(std::ranges::count(parts, Part::FingersRight) > 500);
        for (std::size_t v = 0; v < parts.size(); ++v) {
            const RowView row = binding.weights().row(VertexIndex(v));
            QVERIFY(std::abs(sumOf(row) - 1.0) < 1e-5);
            for (std::size_t i = 0; i < row.size() && parts[v] != Part::Body; ++i) {
                const std::string& bone =
                    after.skeleton.names[binding.joints[row.bones[i]].value()];
                QVERIFY2(!isForbidden(bone, parts[v]),
                         ("finger vertex " + std::to_string(v) + " follows " + bone).c_str());
            }
        }
        const PoseDistance distance = distanceOverPoses(m_mannequin, after, tenPoses(m_mannequin));
        const double height = heightOf(m_mannequin);
        qInfo("mean %.3f %% of the height, worst %.1f %% (pose %zu, vertex %zu)",
              100.0 * distance.mean / height, 100.0 * distance.worst / height, distance.pose,
              distance.vertex);
        QVERIFY(distance.mean <= 0.02 * height);
        QVERIFY(distance.worst <= 0.2 * height);
    }

    void theControlIsFarOff() {
        // Rigid weights of the root's neighbour: the ten poses tell good weights from bad ones.
        Character wrong = m_mannequin;
        for (std::size_t v = 0; v < wrong.meshes[0].mesh->vertexCount(); ++v)
            wrong.meshes[0].binding->weights().setRow(VertexIndex(v), WeightRow{{0, 1.0f}});
        QVERIFY(distanceOverPoses(m_mannequin, wrong, tenPoses(m_mannequin)).mean >
                0.05 * heightOf(m_mannequin));
    }

    void aMeshWithoutBindingGetsOneAndStaysWhereItIs() {
        Character bare = withoutBinding(makeSample("tail").value());
        bare.meshes[0].parentFromMesh = Eigen::Translation3d(0.3, 1.0, -2.0) *
                                        Eigen::AngleAxisd(0.4, Vec3d::UnitY()) *
                                        Eigen::Scaling(2.0);
        const std::vector<Vec3f> before = skinned(bare, SkinningMethod::LinearBlend);
        const Result<MeshBind> bind = bindMesh(bare, kMesh, by(BindMethod::Heat));
        QVERIFY(bind && bind->binding);
        applyBind(bare, kMesh, *bind);
        QCOMPARE(brokenInvariant(bare), std::string());
        const std::vector<Vec3f> after = skinned(bare, SkinningMethod::LinearBlend);
        for (std::size_t v = 0; v < before.size(); ++v)
            QVERIFY((before[v] - after[v]).norm() < 1e-5f);
    }

    void theSameBonesGiveTheSameRowsWithAndWithoutABinding() {
        const Character tail = makeSample("tail").value();
        const std::vector<BoneIndex> joints = tail.meshes[0].binding->joints;
        MeshBindOptions options = by(BindMethod::Geodesic);
        const Character after = bound(stripped(tail), options);
        options.bones = joints;
        const Result<MeshBind> fresh = bindMesh(withoutBinding(tail), kMesh, options);
        QVERIFY(fresh && fresh->binding);
        QVERIFY(fresh->binding->joints == joints);
        QVERIFY(fresh->binding->weights() == after.meshes[0].binding->weights());
        QCOMPARE(fresh->binding->weights().rowCount(), tail.meshes[0].mesh->vertexCount());
    }

    void aNodeThatOnlyPlacesAMeshIsNoBone() {
        Character bare = withoutBinding(makeSample("tail").value());
        std::ranges::fill(bare.skeleton.deform, std::uint8_t(0)); // as a file without skins has it
        const std::vector<BoneIndex> bones = bindJoints(bare, kMesh, {});
        QCOMPARE(bones.size(), bare.skeleton.boneCount());
        const BoneIndex node = addBone(bare.skeleton, "body", BoneIndex(), Transform());
        bare.meshes[0].parent = node;
        finishCharacter(bare);
        QVERIFY(bindJoints(bare, kMesh, {}) == bones);
        // Neither are cameras and lights.
        Character lit = bare;
        for (const char* json :
             {R"({"camera":0})", R"({"extensions":{"KHR_lights_punctual":{"light":0}}})"}) {
            addBone(lit.skeleton, "thing", BoneIndex(), Transform());
            lit.foreign.nodeJson.resize(lit.skeleton.boneCount());
            lit.foreign.nodeJson.back() = json;
        }
        finishCharacter(lit);
        QVERIFY(bindJoints(lit, kMesh, {}) == bones);
        // Where a bone hangs on it, it may be one itself; and who asks for it gets it.
        QVERIFY(bindJoints(bare, kMesh, std::vector{node}) == std::vector{node});
        addBone(bare.skeleton, "below", node, Transform());
        QCOMPARE(bindJoints(bare, kMesh, {}).size(), bones.size() + 2);
    }

    void aBoneThatWasNoJointBecomesOne() {
        Character arm = makeSample("arm").value();
        const BoneIndex parent = arm.meshes[0].binding->joints.front();
        const BoneIndex added = addBone(arm.skeleton, "more", parent, shift(0.02, 0.1, 0));
        finishCharacter(arm);
        const std::vector<BoneIndex> bones{added};
        MeshBindOptions options = by(BindMethod::Closest);
        options.bones = bones;
        options.settings.replaceExisting = true;
        const Result<MeshBind> bind = bindMesh(arm, kMesh, options);
        QVERIFY(bind && bind->binding);
        QCOMPARE(bind->binding->joints.back(), added);
        const auto before = arm.meshes[0].binding->joints;
        applyBind(arm, kMesh, *bind);
        QCOMPARE(brokenInvariant(arm), std::string());
        QVERIFY(arm.skeleton.deform[added.value()] != 0);
        QVERIFY(std::equal(before.begin(), before.end(), arm.meshes[0].binding->joints.begin()));
        double sum = 0.0;
        const SkinWeights& weights = arm.meshes[0].binding->weights();
        for (std::size_t v = 0; v < weights.rowCount(); ++v) {
            sum += double(weights.weightOf(VertexIndex(v), std::uint16_t(before.size())));
            QVERIFY(std::abs(sumOf(weights.row(VertexIndex(v))) - 1.0) < 1e-5);
        }
        QVERIFY(sum > 1.0);
    }

    void aLockedBoneKeepsItsBitsByEveryMethod_data() {
        QTest::addColumn<int>("method");
        QTest::newRow("closest") << int(BindMethod::Closest);
        QTest::newRow("envelope") << int(BindMethod::Envelope);
        QTest::newRow("heat") << int(BindMethod::Heat);
        QTest::newRow("geodesic") << int(BindMethod::Geodesic);
    }
    void aLockedBoneKeepsItsBitsByEveryMethod() {
        QFETCH(int, method);
        const BoneIndex elbow = findBone(m_mannequin.skeleton, "lower_arm.L");
        std::vector<BoneFlags> flags(m_mannequin.skeleton.boneCount());
        flags[elbow.value()].locked = true;
        const std::vector<std::uint8_t> locked = heldBones(flags);
        MeshBindOptions options = by(BindMethod(method));
        options.locked = locked;
        options.settings.replaceExisting = true;
        options.settings.resolution = 128;
        const Character after = bound(m_mannequin, options);
        const auto& joints = m_mannequin.meshes[0].binding->joints;
        const auto joint = std::uint16_t(std::ranges::find(joints, elbow) - joints.begin());
        std::size_t changed = 0;
        for (std::size_t v = 0; v < after.meshes[0].mesh->vertexCount(); ++v) {
            const SkinWeights& old = m_mannequin.meshes[0].binding->weights();
            const SkinWeights& now = after.meshes[0].binding->weights();
            const float was = old.weightOf(VertexIndex(v), joint);
            const float is = now.weightOf(VertexIndex(v), joint);
            QVERIFY(std::memcmp(&was, &is, sizeof was) == 0);
            QVERIFY(std::abs(sumOf(now.row(VertexIndex(v))) - 1.0) < 1e-5);
            changed += old.copyRow(VertexIndex(v)) == now.copyRow(VertexIndex(v)) ? 0 : 1;
        }
        QVERIFY(changed > 10'000);
    }

    void whatCannotBeBoundIsRefusedWithAReason() {
        Character tail = makeSample("tail").value();
        const std::vector<std::uint8_t> all(tail.skeleton.boneCount(), 1);
        MeshBindOptions options;
        options.locked = all;
        QCOMPARE(bindMesh(tail, kMesh, options).error().code, std::string("bind-no-bones"));
        Character noBones = withoutBinding(tail);
        noBones.skeleton = {};
        noBones.meshes[0].parent = {};
        QCOMPARE(bindMesh(noBones, kMesh, {}).error().code, std::string("bind-no-bones"));
        tail.meshes[0].locked = true;
        QCOMPARE(bindMesh(tail, kMesh, {}).error().code, std::string("bind-mesh-locked"));
        tail.meshes[0].locked = false;
        tail.meshes[0].mesh = std::make_shared<const Mesh>();
        QCOMPARE(bindMesh(tail, kMesh, {}).error().code, std::string("bind-no-vertices"));
    }

    void weightsThatAreThereAreKeptAndItIsSaid() {
        const Result<MeshBind> bind = bindMesh(m_mannequin, kMesh, by(BindMethod::Closest));
        QVERIFY(bind && bind->edit.isEmpty());
        QCOMPARE(bind->findings.back().code, std::string("bind-kept"));
        QCOMPARE(bind->findings.back().count, m_mannequin.meshes[0].mesh->vertexCount());
    }

    void aBoneThatGetsNothingDoesNotBecomeAJoint() {
        Character arm = makeSample("arm").value();
        const BoneIndex added =
            addBone(arm.skeleton, "more", arm.meshes[0].binding->joints.front(), shift(0, 0.1, 0));
        finishCharacter(arm);
        const std::vector<BoneIndex> bones{added};
        MeshBindOptions options = by(BindMethod::Closest);
        options.bones = bones; // and all vertices keep what they have
        const Result<MeshBind> bind = bindMesh(arm, kMesh, options);
        QVERIFY(bind && bind->edit.isEmpty() && !bind->binding);
        Character after = arm;
        applyBind(after, kMesh, *bind);
        QVERIFY(after == arm);
        // Nor is a mesh bound of which no vertex is meant.
        const Character bare = withoutBinding(arm);
        options = by(BindMethod::Heat);
        options.vertices = std::span<const VertexIndex>();
        const Result<MeshBind> none = bindMesh(bare, kMesh, options);
        QVERIFY(none && !none->binding);
        after = bare;
        applyBind(after, kMesh, *none);
        QVERIFY(after == bare);
    }
};

RIGWRIGHT_TEST(tst_bind_mesh)
#include "tst_bind_mesh.moc"
