// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The mannequin loses a side and gets it again; mirrored twice it is what it was.
#include "core/character/bind_pose.h"
#include "core/character/symmetrise_character.h"
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace rigwright;
using namespace rigwright::test;

namespace {

std::vector<BoneIndex> bonesOfSide(const Skeleton& skeleton, BoneSide side) {
    const BoneMirror mirror = mirrorBones(skeleton);
    std::vector<BoneIndex> bones;
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
        if (mirror.sides[bone] == side)
            bones.emplace_back(bone);
    return bones;
}

std::size_t countOf(const Findings& findings, const std::string& code) {
    for (const Finding& finding : findings)
        if (finding.code == code)
            return finding.count;
    return 0;
}

/// Weight of the bone of that name.
double weightOf(const Character& character, VertexIndex vertex, const std::string& name) {
    const Binding& binding = *character.meshes[0].binding;
    double sum = 0.0;
    for (std::size_t joint = 0; joint < binding.joints.size(); ++joint)
        if (character.skeleton.names[binding.joints[joint].value()] == name)
            sum += double(binding.weights().weightOf(vertex, std::uint16_t(joint)));
    return sum;
}

} // namespace

class tst_symmetrise_character : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDeletedSideComesBack_data();
    void aDeletedSideComesBack();
    void mirroringTheMannequinTwiceIsTheIdentity();
    void withoutMadeBonesNoWeightChanges();
};

void tst_symmetrise_character::aDeletedSideComesBack_data() {
    QTest::addColumn<bool>("left");
    QTest::newRow("the left one stays") << true;
    QTest::newRow("the right one stays") << false;
}

void tst_symmetrise_character::aDeletedSideComesBack() {
    QFETCH(bool, left);
    const BoneSide from = left ? BoneSide::Left : BoneSide::Right;
    const Character whole = makeSample("mannequin").value();
    const std::vector<BoneIndex> gone =
        bonesOfSide(whole.skeleton, left ? BoneSide::Right : BoneSide::Left);
    const auto half = editCharacter(
        whole,
        deleteBones(whole.skeleton, {.bones = gone, .children = DeletedChildren::Delete}).value());
    QVERIFY(half);
    const auto edit = symmetriseCharacter(half->character, {.from = from});
    QVERIFY(edit);
    const Character& after = edit->character;
    QCOMPARE(brokenInvariant(after), std::string());
    QCOMPARE(after.skeleton.boneCount(), whole.skeleton.boneCount());
    const std::vector<Affine3d> now = restModel(after.skeleton);
    const std::vector<Affine3d> then = restModel(whole.skeleton);
    double worst = 0.0;
    for (std::size_t bone = 0; bone < then.size(); ++bone) {
        const BoneIndex same = findBone(after.skeleton, whole.skeleton.names[bone]);
        QVERIFY(same.isValid());
        VERIFY_NEAR(now[same.value()], then[bone], 1e-6);
        worst = std::max(worst, (now[same.value()].matrix() - then[bone].matrix()).norm());
        const BoneIndex parent = whole.skeleton.parents[bone];
        if (parent.isValid())
            QCOMPARE(after.skeleton.names[after.skeleton.parents[same.value()].value()],
                     whole.skeleton.names[parent.value()]);
    }
    // Rows come back as they were where no bone of the lost side had a part on both sides: what
    // was given up there is known to nobody.
    const std::set<BoneIndex> lost(gone.begin(), gone.end());
    const Binding& binding = *whole.meshes[0].binding;
    const auto weightOfSide = [&](VertexIndex vertex, BoneSide side) {
        double sum = 0.0;
        for (const BoneIndex bone : bonesOfSide(whole.skeleton, side))
            sum += weightOf(whole, vertex, whole.skeleton.names[bone.value()]);
        return sum;
    };
    std::size_t compared = 0;
    for (std::size_t v = 0; v < binding.weights().rowCount(); ++v) {
        const VertexIndex vertex(v);
        if (weightOfSide(vertex, BoneSide::Left) > 0.0 &&
            weightOfSide(vertex, BoneSide::Right) > 0.0)
            continue;
        for (const BoneIndex joint : binding.joints) {
            const std::string& name = whole.skeleton.names[joint.value()];
            VERIFY_NEAR(weightOf(after, vertex, name), weightOf(whole, vertex, name), 1e-6);
        }
        ++compared;
    }
    qInfo("bones within %.1e, %zu of %zu rows equal, %zu vertices got weights", worst, compared,
          binding.weights().rowCount(), countOf(edit->findings, "bone-weights-mirrored"));
    QVERIFY(compared * 10 > binding.weights().rowCount() * 9);
    QCOMPARE(countOf(edit->findings, "bone-mesh-asymmetric"), std::size_t(0));
    for (std::size_t v = 0; v < binding.weights().rowCount(); ++v)
        VERIFY_NEAR(sumOf(after.meshes[0].binding->weights().row(VertexIndex(v))), 1.0, 1e-6);
}

void tst_symmetrise_character::mirroringTheMannequinTwiceIsTheIdentity() {
    const Character before = makeSample("mannequin").value();
    Character character = before;
    for (int i = 0; i < 2; ++i) {
        const auto edit = mirrorSkeleton(character.skeleton, {});
        QVERIFY(edit);
        // It is symmetric: even once changes nothing.
        for (std::size_t bone = 0; bone < before.skeleton.boneCount(); ++bone)
            VERIFY_NEAR(toAffine(edit->skeleton.restLocal[bone]),
                        toAffine(before.skeleton.restLocal[bone]), 1e-6);
        character = editCharacter(character, *edit).value().character;
    }
    QCOMPARE(character.skeleton.names, before.skeleton.names);
    for (std::size_t joint = 0; joint < before.meshes[0].binding->joints.size(); ++joint)
        VERIFY_NEAR(character.meshes[0].binding->boneFromMeshBind[joint],
                    before.meshes[0].binding->boneFromMeshBind[joint], 1e-6);
}

void tst_symmetrise_character::withoutMadeBonesNoWeightChanges() {
    const Character before = makeSample("mannequin").value();
    const auto edit = symmetriseCharacter(before, {});
    QVERIFY(edit);
    QVERIFY(edit->character.meshes[0].binding->weights() == before.meshes[0].binding->weights());
    QVERIFY(edit->meshes.empty());
    const auto none = symmetriseCharacter(makeSample("bar").value(), {});
    QVERIFY(!none);
    QCOMPARE(none.error().code, std::string("bone-side"));
}

RIGWRIGHT_TEST(tst_symmetrise_character)
#include "tst_symmetrise_character.moc"
