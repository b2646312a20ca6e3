// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Envelopes that the user set: closed forms in spaces of any size, several segments, radii of the
/// mesh, extremes.
#include "core/character/bind_envelopes.h"
#include "core/character/bind_mesh.h"
#include "core/character/move_character.h"
#include "core/samples/samples.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kMesh{0};
constexpr double kReach = 2.0;

/// One metre along x each: "low" through the origin, "high" a metre above it.
struct Pair {
    Character character;
    BoneIndex low;
    BoneIndex high;
    std::vector<Vec3d> places; ///< of the vertices, in model space
};

/// The mesh has its numbers in a space of its own.
Pair pairIn(const Affine3d& modelFromMesh) {
    Pair pair;
    Skeleton& skeleton = pair.character.skeleton;
    pair.low = addBone(skeleton, "low", {}, {});
    addBone(skeleton, "low end", pair.low, shift(1, 0, 0));
    pair.high = addBone(skeleton, "high", {}, shift(0, 1, 0));
    addBone(skeleton, "high end", pair.high, shift(1, 0, 0));
    auto mesh = std::make_shared<Mesh>();
    for (int x = 0; x <= 4; ++x)
        for (int y = 0; y <= 4; ++y) {
            pair.places.emplace_back(0.25 * x, 0.1 + 0.2 * y, 0.05);
            mesh->positions.push_back((modelFromMesh.inverse() * pair.places.back()).cast<float>());
        }
    finishMesh(*mesh);
    MeshInstance instance;
    instance.name = "points";
    instance.mesh = mesh;
    instance.parentFromMesh = modelFromMesh;
    pair.character.meshes.push_back(instance);
    finishCharacter(pair.character);
    return pair;
}

double envelopeWeight(double distance, double radius) {
    const double left = 1.0 - std::pow(distance / (kReach * radius), 2);
    return left > 0.0 ? left * left : 0.0;
}

MeshBindOptions byEnvelopes(std::span<const BoneIndex> bones = {}) {
    MeshBindOptions options;
    options.settings.method = BindMethod::Envelope;
    options.settings.reach = kReach;
    options.settings.maxInfluences = 0;
    options.settings.replaceExisting = true;
    options.bones = bones;
    return options;
}

Character bound(Character character, const MeshBindOptions& options) {
    applyBind(character, kMesh, *bindMesh(character, kMesh, options));
    return character;
}

double farthest(const SkinWeights& a, const SkinWeights& b, std::size_t joints) {
    double worst = a.rowCount() == b.rowCount() ? 0.0 : 1.0;
    for (std::size_t v = 0; v < a.rowCount(); ++v)
        for (std::size_t j = 0; j < joints; ++j)
            worst = std::max(worst, std::abs(double(a.weightOf(VertexIndex(v), std::uint16_t(j)) -
                                                    b.weightOf(VertexIndex(v), std::uint16_t(j)))));
    return worst;
}

} // namespace

class tst_bind_envelopes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void radiiThatWereSetFollowTheFormulaInAMeshOfAnySize_data() {
        QTest::addColumn<double>("scale");
        QTest::newRow("metres") << 1.0;
        QTest::newRow("centimetres") << 0.01;
        QTest::newRow("inches") << 0.0254;
        QTest::newRow("large") << 25.0;
    }
    void radiiThatWereSetFollowTheFormulaInAMeshOfAnySize() {
        QFETCH(double, scale);
        const Affine3d modelFromMesh = Eigen::Translation3d(0.5, -2.0, 1.0) *
                                       Eigen::AngleAxisd(0.7, Vec3d(1, 2, 3).normalized()) *
                                       Eigen::Scaling(scale);
        Pair pair = pairIn(modelFromMesh);
        const EnvelopeRadii low{0.5, 0.25};
        const EnvelopeRadii high{0.6, 0.4};
        pair.character.boneFlags[pair.low.value()].envelope = low;
        pair.character.boneFlags[pair.high.value()].envelope = high;
        const std::array bones{pair.low, pair.high};
        const Character after = bound(pair.character, byEnvelopes(bones));
        QCOMPARE(brokenInvariant(after), std::string());
        const Binding& binding = *after.meshes[0].binding;
        std::size_t shared = 0;
        for (std::size_t v = 0; v < pair.places.size(); ++v) {
            const Vec3d& at = pair.places[v];
            const double below =
                envelopeWeight(std::hypot(at.y(), at.z()), std::lerp(low.head, low.tail, at.x()));
            const double above = envelopeWeight(std::hypot(at.y() - 1.0, at.z()),
                                                std::lerp(high.head, high.tail, at.x()));
            QVERIFY(below + above > 0.0); // no vertex is out of reach
            shared += below > 0.0 && above > 0.0 ? 1 : 0;
            VERIFY_NEAR(double(binding.weights().weightOf(VertexIndex(v), 0)),
                        below / (below + above), 2e-4);
        }
        QVERIFY(shared > 5 && shared < pair.places.size());
    }

    void aBoneThatWasBoundLargerHasALargerEnvelope() {
        Pair pair = pairIn(Affine3d::Identity());
        Binding binding;
        binding.joints = {pair.low, pair.high};
        binding.boneFromMeshBind = {Affine3d(Eigen::Scaling(3.0)).inverse(),
                                    Affine3d(Eigen::Translation3d(0, 1, 0)).inverse()};
        binding.layers.push_back({"base", SkinWeights(pair.places.size())});
        pair.character.meshes[0].binding = binding;
        finishCharacter(pair.character);
        pair.character.boneFlags[pair.low.value()].envelope = {0.5, 0.25};
        pair.character.boneFlags[pair.high.value()].envelope = {0.5, 0.25};
        for (const BoneSegment& segment : bindSegments(pair.character, kMesh)) {
            const double larger = segment.joint == 0 ? 3.0 : 1.0;
            VERIFY_NEAR(segment.headRadius, 0.5 * larger, 1e-12);
            VERIFY_NEAR(segment.tailRadius, 0.25 * larger, 1e-12);
        }
    }

    void aBoneWithoutSizeTakesTheSizeOfTheMesh() {
        Pair pair = pairIn(Affine3d(Eigen::Scaling(0.5)));
        pair.character.skeleton.restLocal[pair.high.value()].scale = Vec3d::Zero();
        finishCharacter(pair.character);
        pair.character.boneFlags[pair.high.value()].envelope = {0.5, 0.25};
        const std::array bones{pair.low, pair.high};
        bool seen = false;
        for (const BoneSegment& segment : bindSegments(pair.character, kMesh, bones)) {
            seen = seen || segment.joint == 1;
            if (segment.joint == 1)
                VERIFY_NEAR(segment.headRadius, 1.0, 1e-12);
        }
        QVERIFY(seen);
    }

    void allSegmentsOfABoneHaveItsRadii() {
        Character mannequin = makeSample("mannequin").value();
        const BoneIndex hips = findBone(mannequin.skeleton, "hips");
        mannequin.boneFlags[hips.value()].envelope = {0.3, 0.2};
        const auto& joints = mannequin.meshes[0].binding->joints;
        std::size_t ofHips = 0;
        for (const BoneSegment& segment : bindSegments(mannequin, kMesh)) {
            const bool own = joints[segment.joint] == hips;
            ofHips += own ? 1 : 0;
            VERIFY_NEAR(segment.headRadius, own ? 0.3 : 0.0, 1e-6);
            VERIFY_NEAR(segment.tailRadius, own ? 0.2 : 0.0, 1e-6);
        }
        QVERIFY(ofHips >= 3);
    }

    void onlyTheBoneThatWasSetChangesAndOnlyByEnvelope() {
        const Character arm = armCharacter();
        Character set = arm;
        set.boneFlags[kLower].envelope = {0.4, 0.4};
        MeshBindOptions options = byEnvelopes();
        const SkinWeights plain = bound(arm, options).meshes[0].binding->weights();
        const SkinWeights wide = bound(set, options).meshes[0].binding->weights();
        double more = 0.0;
        for (std::size_t v = 0; v < plain.rowCount(); ++v) {
            const double gain =
                double(wide.weightOf(VertexIndex(v), 1) - plain.weightOf(VertexIndex(v), 1));
            QVERIFY(gain >= -1e-6); // a thicker envelope takes nothing from its bone
            more = std::max(more, gain);
        }
        QVERIFY(more > 0.1);
        for (const BindMethod method : {BindMethod::Closest, BindMethod::Heat}) {
            options.settings.method = method;
            QVERIFY(bound(arm, options).meshes[0].binding->weights() ==
                    bound(set, options).meshes[0].binding->weights());
        }
    }

    void theRadiiOfTheMeshAreInMetres_data() {
        QTest::addColumn<double>("scale");
        QTest::newRow("metres") << 1.0;
        QTest::newRow("centimetres") << 0.01;
    }
    void theRadiiOfTheMeshAreInMetres() {
        QFETCH(double, scale);
        Character tube = tubeCharacter(41, 16); // of radius 0.1
        auto mesh = std::make_shared<Mesh>(*tube.meshes[0].mesh);
        for (Vec3f& position : mesh->positions)
            position /= float(scale);
        finishMesh(*mesh);
        tube.meshes[0].mesh = mesh;
        tube.meshes[0].binding.reset();
        tube.meshes[0].parentFromMesh = Eigen::Scaling(scale);
        addBone(tube.skeleton, "apart", {}, shift(0, 9, 0));
        finishCharacter(tube);
        const std::array bones{BoneIndex(0), BoneIndex(1)};
        const auto radii = envelopesOfMesh(tube, kMesh, bones);
        QCOMPARE(radii.size(), tube.skeleton.boneCount());
        for (const BoneIndex bone : bones) {
            QVERIFY(radii[bone.value()].has_value());
            VERIFY_NEAR(radii[bone.value()]->head, 0.1, 2e-3);
            VERIFY_NEAR(radii[bone.value()]->tail, 0.1, 2e-3);
        }
        QVERIFY(!radii[2].has_value()); // takes no part
        // Set by hand they give the same weights.
        const SkinWeights plain = bound(tube, byEnvelopes(bones)).meshes[0].binding->weights();
        for (const BoneIndex bone : bones)
            tube.boneFlags[bone.value()].envelope = radii[bone.value()];
        const SkinWeights set = bound(tube, byEnvelopes(bones)).meshes[0].binding->weights();
        QVERIFY(farthest(plain, set, bones.size()) < 1e-6);
        // And what the mesh has stays known where something else is set.
        tube.boneFlags[0].envelope = {7.0, 7.0};
        QVERIFY(envelopesOfMesh(tube, kMesh, bones) == radii);
    }

    void anotherUnitOfTheCharacterGivesTheSameWeights() {
        Character arm = armCharacter();
        arm.boneFlags[kUpper].envelope = {0.15, 0.1};
        arm.boneFlags[kLower].envelope = {0.12, 0.3};
        Character scaled = arm;
        scaleCharacter(scaled, 0.0254);
        VERIFY_NEAR(scaled.boneFlags[kLower].envelope->tail, 0.3 * 0.0254, 1e-15);
        QVERIFY(farthest(bound(arm, byEnvelopes()).meshes[0].binding->weights(),
                         bound(scaled, byEnvelopes()).meshes[0].binding->weights(), 2) < 1e-5);
    }

    void extremeRadiiGiveWholeRows() {
        constexpr double kLeast = std::numeric_limits<double>::min();
        constexpr double kMost = std::numeric_limits<double>::max();
        for (const EnvelopeRadii& radii :
             {EnvelopeRadii{kLeast, kLeast}, {kMost, kMost}, {kLeast, kMost}, {kMost, kLeast}})
            for (const double scale : {1e-6, 1.0, 1e6}) {
                Character arm = armCharacter();
                scaleCharacter(arm, scale);
                arm.boneFlags[kUpper].envelope = radii;
                const Character after = bound(arm, byEnvelopes());
                QCOMPARE(brokenInvariant(after), std::string());
                const SkinWeights& weights = after.meshes[0].binding->weights();
                for (std::size_t v = 0; v < weights.rowCount(); ++v)
                    QVERIFY(std::abs(sumOf(weights.row(VertexIndex(v))) - 1.0) < 1e-5);
            }
    }
};

RIGWRIGHT_TEST(tst_bind_envelopes)
#include "tst_bind_envelopes.moc"
