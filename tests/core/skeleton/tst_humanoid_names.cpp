// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bodies are read out of the names that common programs write.
#include "core/skeleton/humanoid_names.h"
#include "core/skeleton/skeleton.h"
#include "tests/support/named_skeletons.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace rigwright;
using namespace rigwright::test;

class tst_humanoid_names : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void landmarksAreFound_data();
    void landmarksAreFound();
    void rightSidesMirrorLeftOnes_data();
    void rightSidesMirrorLeftOnes();
    void eachProgramIsRecognised();
    void aSlotHasOneBoneAndABoneOneSlot_data();
    void aSlotHasOneBoneAndABoneOneSlot();
    void numbersThatExportersHangOnAreOverlooked();
    void theDeformingBoneIsTakenOfSeveral();
    void whatIsNoBodyIsNone();
    void bipedsThumbIsFingerNought();
};

namespace {
void rows() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < namedSkeletons().size(); ++i)
        QTest::newRow(namedSkeletons()[i].who) << int(i);
}
std::string nameIn(const Skeleton& skeleton, BoneIndex bone) {
    return bone.isValid() ? skeleton.names[bone.value()] : std::string("none");
}
} // namespace

void tst_humanoid_names::landmarksAreFound_data() {
    rows();
}

void tst_humanoid_names::landmarksAreFound() {
    QFETCH(int, index);
    const NamedSkeleton& named = namedSkeletons()[std::size_t(index)];
    const Skeleton skeleton = namedSkeleton(named.lines);
    const Humanoid body = readHumanoid(skeleton);
    std::uint8_t spines = 0;
    while (body.of(HumanoidPart::Spine, BoneSide::Centre, std::uint8_t(spines + 1)).isValid())
        ++spines;
    const std::vector<BoneIndex> found{
        body.of(HumanoidPart::Hips),
        body.of(HumanoidPart::Spine),
        body.of(HumanoidPart::Spine, BoneSide::Centre, spines),
        body.of(HumanoidPart::Head),
        body.of(HumanoidPart::UpperArm, BoneSide::Left),
        body.of(HumanoidPart::Hand, BoneSide::Left),
        body.of(HumanoidPart::UpperLeg, BoneSide::Left),
        body.of(HumanoidPart::Foot, BoneSide::Left),
    };
    for (std::size_t i = 0; i < found.size(); ++i)
        QCOMPARE(nameIn(skeleton, found[i]), std::string(named.landmarks[i]));
}

void tst_humanoid_names::rightSidesMirrorLeftOnes_data() {
    rows();
}

void tst_humanoid_names::rightSidesMirrorLeftOnes() {
    QFETCH(int, index);
    const Skeleton skeleton = namedSkeleton(namedSkeletons()[std::size_t(index)].lines);
    const Humanoid body = readHumanoid(skeleton);
    std::size_t compared = 0;
    for (const auto& [slot, bone] : body.bones) {
        if (slot.side != BoneSide::Right)
            continue;
        const BoneIndex left = body.of(slot.part, BoneSide::Left, slot.number);
        QCOMPARE(sideOfName(skeleton.names[bone.value()]).other, nameIn(skeleton, left));
        ++compared;
    }
    QVERIFY(compared >= 6);
}

void tst_humanoid_names::eachProgramIsRecognised() {
    const std::vector<std::string_view> expected{"KayKit",    "Mixamo", "Unreal",        "Unity",
                                                 "Rigify",    "VRoid",  "3ds Max Biped", "CMU",
                                                 "Biovision", "common"};
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(QString::fromUtf8(
                     nameOf(readHumanoid(namedSkeleton(namedSkeletons()[i].lines)).naming).data()),
                 QString::fromUtf8(expected[i].data()));
}

void tst_humanoid_names::aSlotHasOneBoneAndABoneOneSlot_data() {
    rows();
}

void tst_humanoid_names::aSlotHasOneBoneAndABoneOneSlot() {
    QFETCH(int, index);
    const Humanoid body = readHumanoid(namedSkeleton(namedSkeletons()[std::size_t(index)].lines));
    std::set<BoneIndex> bones;
    for (const auto& [slot, bone] : body.bones)
        QVERIFY(bones.insert(bone).second);
    QVERIFY(bones.size() >= 16);
}

void tst_humanoid_names::numbersThatExportersHangOnAreOverlooked() {
    Skeleton skeleton = namedSkeleton(namedSkeletons()[1].lines);
    const Humanoid plain = readHumanoid(skeleton);
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
        skeleton.names[bone] += "_0" + std::to_string(bone);
    const Humanoid numbered = readHumanoid(skeleton);
    QCOMPARE(numbered.bones.size(), plain.bones.size());
    for (const auto& [slot, bone] : plain.bones)
        QCOMPARE(nameIn(skeleton, numbered.of(slot.part, slot.side, slot.number)),
                 nameIn(skeleton, bone));
}

void tst_humanoid_names::theDeformingBoneIsTakenOfSeveral() {
    Skeleton skeleton = namedSkeleton("hips\nhips > ORG-thigh.L\nhips > DEF-thigh.L\n"
                                      "hips > thigh.R\n");
    skeleton.deform[2] = 1;
    const Humanoid body = readHumanoid(skeleton);
    QCOMPARE(nameIn(skeleton, body.of(HumanoidPart::UpperLeg, BoneSide::Left)),
             std::string("DEF-thigh.L"));
}

void tst_humanoid_names::whatIsNoBodyIsNone() {
    for (const char* lines : {"", "A\nA > B\n", "hips\nhips > tail\n", "upper_arm.L\n"}) {
        const Humanoid body = readHumanoid(namedSkeleton(lines));
        QCOMPARE(body.naming, HumanoidNaming::None);
        QVERIFY(body.bones.empty());
        QVERIFY(nameOf(body.naming).empty());
    }
}

void tst_humanoid_names::bipedsThumbIsFingerNought() {
    const Skeleton skeleton = namedSkeleton(namedSkeletons()[6].lines);
    const Humanoid body = readHumanoid(skeleton);
    QCOMPARE(nameIn(skeleton, body.of(HumanoidPart::Thumb, BoneSide::Left, 1)),
             std::string("Bip01 L Finger0"));
    QCOMPARE(nameIn(skeleton, body.of(HumanoidPart::Thumb, BoneSide::Left, 2)),
             std::string("Bip01 L Finger01"));
    QCOMPARE(nameIn(skeleton, body.of(HumanoidPart::Index, BoneSide::Left, 1)),
             std::string("Bip01 L Finger1"));
}

RIGWRIGHT_TEST(tst_humanoid_names)
#include "tst_humanoid_names.moc"
