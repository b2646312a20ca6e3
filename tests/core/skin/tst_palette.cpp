// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Palettes: posed bone times bind.
#include "core/character/evaluate_frame.h"
#include "core/skin/palette.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <random>

using namespace rigwright;
using namespace rigwright::test;

class tst_palette : public QObject {
    Q_OBJECT
private slots:
    void bindPoseMakesEveryEntryTheIdentity() {
        std::mt19937 random(1);
        Character character = cloudCharacter(40, 10, 3, 1);
        for (Transform& local : character.skeleton.restLocal)
            local = randomTransform(random), local.scale = Vec3d::Ones();
        Binding& binding = *character.meshes[0].binding;
        bindAtRest(character.skeleton, binding);
        std::vector<Affine3d> modelFromBone;
        computeModelPose(character.skeleton, character.skeleton.restLocal, modelFromBone);
        std::vector<Affine3d> palette;
        computePalette(binding, modelFromBone, palette);
        QCOMPARE(palette.size(), std::size_t(40));
        for (const Affine3d& entry : palette)
            VERIFY_NEAR(entry, Affine3d::Identity(), 1e-6);
    }
    void bindPoseLeavesTheMeshUntouched_data() {
        QTest::addColumn<SkinningMethod>("method");
        QTest::newRow("linear blend") << SkinningMethod::LinearBlend;
        QTest::newRow("dual quaternion") << SkinningMethod::DualQuaternion;
    }
    void bindPoseLeavesTheMeshUntouched() {
        QFETCH(SkinningMethod, method);
        const Character character = barCharacter();
        const auto positions = skinned(character, method);
        for (std::size_t v = 0; v < positions.size(); ++v)
            VERIFY_NEAR(positions[v], character.meshes[0].mesh->positions[v], 1e-6);
    }
    void anEntryIsPosedBoneTimesBind() {
        std::mt19937 random(2);
        const Affine3d modelFromBone = toAffine(randomTransform(random));
        const Affine3d boneFromMesh = toAffine(randomTransform(random));
        Binding binding;
        binding.joints = {BoneIndex(0)};
        binding.boneFromMeshBind = {boneFromMesh};
        std::vector<Affine3d> palette;
        computePalette(binding, std::vector{modelFromBone}, palette);
        const Vec3d point(1, 2, 3);
        VERIFY_NEAR(palette[0] * point, modelFromBone * (boneFromMesh * point), 1e-12);
    }
    void posingNeverChangesTheInverseBind() {
        Character character = barCharacter();
        const Binding before = *character.meshes[0].binding;
        character.pose.local[1] = turn(Vec3d::UnitZ(), 90);
        skinned(character, SkinningMethod::LinearBlend);
        QVERIFY(before == *character.meshes[0].binding);
    }
    /// A file whose nodes stand elsewhere than at bind: the rest pose then deforms the mesh.
    void theRestPoseMayDifferFromTheBindPose() {
        Character character = barCharacter();
        character.skeleton.restLocal[0].translation += Vec3d(0, 3, 0);
        finishCharacter(character);
        const auto positions = skinned(character, SkinningMethod::LinearBlend);
        for (std::size_t v = 0; v < positions.size(); ++v)
            VERIFY_NEAR(positions[v],
                        Vec3f(character.meshes[0].mesh->positions[v] + Vec3f(0, 3, 0)), 1e-6);
    }
    void absurdBindsStayFinite() {
        Binding binding;
        binding.joints = {BoneIndex(0)};
        Affine3d huge = Affine3d::Identity();
        huge.linear() *= 1e200;
        binding.boneFromMeshBind = {huge};
        std::vector<Affine3d> palette;
        computePalette(binding, std::vector{huge}, palette);
        QVERIFY(palette[0].matrix().allFinite());
    }
};

RIGWRIGHT_TEST(tst_palette)
#include "tst_palette.moc"
