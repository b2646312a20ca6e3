// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Mirroring bones: twice is once back, a missing side is made again, what has no counterpart is
/// listed.
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/symmetrise.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <random>
#include <string>
#include <utility>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// A spine, and on each side the same bones with frames that are mirrored by `frame`; `left` and
/// `right` are patterns in which % stands for the bone's name.
Skeleton sided(const std::string& left, const std::string& right, MirroredFrame frame) {
    std::mt19937 random(11);
    Skeleton skeleton;
    const BoneIndex spine = addBone(skeleton, "spine", {}, shift(0, 1, 0));
    const BoneIndex chest = addBone(skeleton, "chest", spine, shift(0, 0.3, 0.05));
    const auto named = [](std::string pattern, const char* name) {
        return pattern.replace(pattern.find('%'), 1, name);
    };
    BoneIndex parents[2] = {chest, chest};
    for (const char* name : {"Shoulder", "Arm", "Hand"}) {
        Transform local = randomRigid(random);
        local.translation = 0.1 * local.translation + Vec3d(0.5, 0, 0);
        parents[0] = addBone(skeleton, named(left, name), parents[0], local);
        const Affine3d model = restModel(skeleton)[parents[0].value()];
        Affine3d image = reflection({}) * model;
        image.linear() = image.linear() * flipOf(frame).asDiagonal();
        const Affine3d above = restModel(skeleton)[parents[1].value()];
        parents[1] =
            addBone(skeleton, named(right, name), parents[1], *decompose(above.inverse() * image));
    }
    return skeleton;
}

void compareByName(const Skeleton& actual, const Skeleton& expected, double tolerance) {
    QCOMPARE(actual.boneCount(), expected.boneCount());
    const std::vector<Affine3d> ours = restModel(actual);
    const std::vector<Affine3d> theirs = restModel(expected);
    for (std::size_t bone = 0; bone < expected.boneCount(); ++bone) {
        const BoneIndex same = findBone(actual, expected.names[bone]);
        QVERIFY2(same.isValid(), expected.names[bone].c_str());
        VERIFY_NEAR(ours[same.value()], theirs[bone], tolerance);
        const BoneIndex parent = expected.parents[bone];
        const BoneIndex ownParent = actual.parents[same.value()];
        QCOMPARE(ownParent.isValid(), parent.isValid());
        if (parent.isValid())
            QCOMPARE(actual.names[ownParent.value()], expected.names[parent.value()]);
    }
}

constexpr MirroredFrame kFrames[] = {MirroredFrame::FlipX, MirroredFrame::FlipY,
                                     MirroredFrame::FlipZ, MirroredFrame::FlipAll};

std::size_t countOf(const Findings& findings, const std::string& code) {
    for (const Finding& finding : findings)
        if (finding.code == code)
            return finding.count;
    return 0;
}

} // namespace

class tst_symmetrise : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aMissingSideIsMadeAgainInAllNameStyles_data();
    void aMissingSideIsMadeAgainInAllNameStyles();
    void aSymmetricSkeletonStaysToTheBit();
    void aMovedSideComesBack();
    void linksFollowTheOtherSide();
    void framesAreRecognised();
    void mirroringTwiceIsTheIdentity();
    void aPlaneOfAnyDirectionWillDo();
    void whatHasNoCounterpartIsListedAndStays();
    void onlyChosenBonesChange();
    void whatMeansNothingIsRefused();
};

void tst_symmetrise::aMissingSideIsMadeAgainInAllNameStyles_data() {
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    for (const auto& [left, right] :
         std::vector<std::pair<const char*, const char*>>{{"%.L", "%.R"},
                                                          {"%_L", "%_R"},
                                                          {"%-L", "%-R"},
                                                          {"L_%", "R_%"},
                                                          {"left_%", "right_%"},
                                                          {"Left%", "Right%"},
                                                          {"%_l", "%_r"},
                                                          {"l%", "r%"},
                                                          {"Bip01 L %", "Bip01 R %"},
                                                          {"mixamorig:Left%", "mixamorig:Right%"},
                                                          {"%_L.001", "%_R.001"},
                                                          {"J_Bip_L_%", "J_Bip_R_%"},
                                                          {"%Left", "%Right"},
                                                          {"LEFT.%", "RIGHT.%"}})
        QTest::newRow(left) << left << right;
}

void tst_symmetrise::aMissingSideIsMadeAgainInAllNameStyles() {
    QFETCH(QString, left);
    QFETCH(QString, right);
    for (const BoneSide from : {BoneSide::Left, BoneSide::Right}) {
        const Skeleton whole = sided(left.toStdString(), right.toStdString(), MirroredFrame::FlipX);
        std::vector<BoneIndex> goes;
        const BoneMirror mirror = mirrorBones(whole);
        for (std::size_t bone = 0; bone < whole.boneCount(); ++bone)
            if (mirror.sides[bone] != BoneSide::Centre && mirror.sides[bone] != from)
                goes.emplace_back(bone);
        QCOMPARE(goes.size(), std::size_t(3));
        const auto half = deleteBones(whole, {.bones = goes});
        QVERIFY(half);
        const auto edit = symmetrise(half->skeleton, {.from = from});
        QVERIFY(edit);
        QCOMPARE(edit->made.size(), std::size_t(3));
        QVERIFY(edit->findings.empty());
        compareByName(edit->skeleton, whole, 1e-9);
    }
}

void tst_symmetrise::aSymmetricSkeletonStaysToTheBit() {
    for (const MirroredFrame frame : kFrames) {
        const Skeleton whole = sided("%.L", "%.R", frame);
        const auto edit = symmetrise(whole, {.from = BoneSide::Right});
        QVERIFY(edit);
        QVERIFY(edit->skeleton == whole);
    }
}

void tst_symmetrise::aMovedSideComesBack() {
    for (const MirroredFrame frame : kFrames) {
        const Skeleton whole = sided("%.L", "%.R", frame);
        Skeleton moved = whole;
        moved.restLocal[findBone(moved, "Hand.R").value()].translation += Vec3d(0.1, 0.2, 0.3);
        const auto edit = symmetrise(moved, {.from = BoneSide::Left, .frame = frame});
        QVERIFY(edit);
        QVERIFY(edit->rule == PoseRule::Pivot);
        compareByName(edit->skeleton, whole, 1e-9);
    }
}

void tst_symmetrise::linksFollowTheOtherSide() {
    const Skeleton whole = sided("%.L", "%.R", MirroredFrame::FlipX);
    const auto loose =
        reparentBones(whole, {{findBone(whole, "Hand.R")}}, findBone(whole, "spine"));
    QVERIFY(loose);
    const auto edit = symmetrise(loose->skeleton, {.from = BoneSide::Left});
    QVERIFY(edit);
    compareByName(edit->skeleton, whole, 1e-9);
}

void tst_symmetrise::framesAreRecognised() {
    for (const MirroredFrame frame : kFrames) {
        const Skeleton whole = sided("%.L", "%.R", frame);
        QVERIFY(usualMirroredFrame(whole, mirrorBones(whole), {}) == frame);
    }
    QVERIFY(usualMirroredFrame({}, {}, {}) == MirroredFrame::FlipX);
}

void tst_symmetrise::mirroringTwiceIsTheIdentity() {
    for (const MirroredFrame frame : kFrames) {
        Skeleton before = sided("%.L", "%.R", frame);
        std::mt19937 random(4);
        for (Transform& local : before.restLocal) // not symmetric at all
            local.translation += 0.2 * randomRigid(random).translation;
        const auto once = mirrorSkeleton(before, {}, {}, frame);
        QVERIFY(once);
        const std::vector<Affine3d> now = restModel(once->skeleton);
        const std::vector<Affine3d> then = restModel(before);
        const BoneMirror mirror = mirrorBones(before);
        for (std::size_t bone = 0; bone < before.boneCount(); ++bone)
            VERIFY_NEAR(now[bone].translation(),
                        reflection({}) * then[mirror.mirror[bone].value()].translation(), 1e-12);
        const auto twice = mirrorSkeleton(once->skeleton, {}, {}, frame);
        QVERIFY(twice);
        for (std::size_t bone = 0; bone < before.boneCount(); ++bone)
            VERIFY_NEAR(toAffine(twice->skeleton.restLocal[bone]), toAffine(before.restLocal[bone]),
                        1e-12);
    }
}

void tst_symmetrise::aPlaneOfAnyDirectionWillDo() {
    const BonePlane plane{.normal = Vec3d(1, 2, -1).normalized(), .offset = 0.7};
    const Skeleton before = sided("%.L", "%.R", MirroredFrame::FlipX);
    const auto edit = symmetrise(before, {.from = BoneSide::Left, .plane = plane});
    QVERIFY(edit);
    const std::vector<Affine3d> model = restModel(edit->skeleton);
    for (const char* name : {"Shoulder", "Arm", "Hand"}) {
        const Vec3d left =
            model[findBone(edit->skeleton, std::string(name) + ".L").value()].translation();
        const Vec3d right =
            model[findBone(edit->skeleton, std::string(name) + ".R").value()].translation();
        // The plane is halfway between them, and across.
        VERIFY_NEAR(plane.normal.dot(0.5 * (left + right)), plane.offset, 1e-12);
        VERIFY_NEAR((left - right).cross(plane.normal).norm(), 0.0, 1e-12);
    }
}

void tst_symmetrise::whatHasNoCounterpartIsListedAndStays() {
    Skeleton before = sided("%.L", "%.R", MirroredFrame::FlipX);
    const BoneIndex extra =
        addBone(before, "watch.R", findBone(before, "Hand.R"), shift(0.1, 0, 0));
    const auto edit = symmetrise(before, {.from = BoneSide::Left});
    QVERIFY(edit);
    QCOMPARE(countOf(edit->findings, "bone-no-counterpart"), std::size_t(1));
    QVERIFY(edit->skeleton == before);
    const auto mirrored = mirrorSkeleton(before, {});
    QVERIFY(mirrored);
    QCOMPARE(countOf(mirrored->findings, "bone-no-counterpart"), std::size_t(1));
    VERIFY_NEAR(restModel(mirrored->skeleton)[extra.value()], restModel(before)[extra.value()],
                1e-9);
}

void tst_symmetrise::onlyChosenBonesChange() {
    Skeleton before = sided("%.L", "%.R", MirroredFrame::FlipX);
    for (const char* name : {"Arm.R", "Hand.R"})
        before.restLocal[findBone(before, name).value()].translation += Vec3d(0.1, 0, 0);
    // A bone of the other side stands for its counterpart.
    const auto edit =
        symmetrise(before, {.from = BoneSide::Left, .bones = {findBone(before, "Hand.R")}});
    QVERIFY(edit);
    const std::vector<Affine3d> now = restModel(edit->skeleton);
    const std::vector<Affine3d> then = restModel(before);
    for (std::size_t bone = 0; bone < before.boneCount(); ++bone) {
        if (before.names[bone] == "Hand.R")
            VERIFY_NEAR(now[bone].translation(),
                        reflection({}) * now[findBone(before, "Hand.L").value()].translation(),
                        1e-12);
        else
            VERIFY_NEAR(now[bone], then[bone], 1e-12);
    }
}

void tst_symmetrise::whatMeansNothingIsRefused() {
    Skeleton centre;
    addBone(centre, "spine", {}, {});
    const auto none = symmetrise(centre, {.from = BoneSide::Left});
    QVERIFY(!none);
    QCOMPARE(none.error().code, std::string("bone-side"));
    const auto plane = mirrorSkeleton(centre, {}, {.normal = Vec3d::Zero()});
    QVERIFY(!plane);
    QCOMPARE(plane.error().code, std::string("bone-plane"));
}

RIGWRIGHT_TEST(tst_symmetrise)
#include "tst_symmetrise.moc"
