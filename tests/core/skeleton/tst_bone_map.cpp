// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Counterparts between skeletons: by names, by bodies, by hand.
#include "core/skeleton/bone_map.h"
#include "core/skeleton/skeleton.h"
#include "tests/support/named_skeletons.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace rigwright;
using namespace rigwright::test;

namespace {
BoneMap mapped(const Skeleton& source, const Skeleton& target, BoneMatching matching) {
    const Humanoid ours = readHumanoid(source);
    const Humanoid theirs = readHumanoid(target);
    return mapBones({source, ours}, {target, theirs}, matching);
}

/// Name of the counterpart, "" = none.
std::string counterpart(const Skeleton& source, const Skeleton& target, const BoneMap& map,
                        std::string_view name) {
    const BoneIndex bone = map.targetOf(findBone(source, name));
    return bone.isValid() ? target.names[bone.value()] : std::string();
}
} // namespace

class tst_bone_map : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSkeletonMapsOntoItselfByItsNames_data();
    void aSkeletonMapsOntoItselfByItsNames();
    void bodiesMapAcrossPrograms_data();
    void bodiesMapAcrossPrograms();
    void noTargetStandsTwice_data();
    void noTargetStandsTwice();
    void similarNamesFindEachOther_data();
    void similarNamesFindEachOther();
    void spinesOfOtherLengthsAreSpread();
    void equalNamesAreToldApartByTheirParents();
    void equallyManyOfOneNameGoByTheirOrder();
    void whatFitsSeveralIsAmbiguous();
    void shouldersOfBiovisionAreUpperArms();
    void automaticPrefersNamesWhereTheyAgree();
    void byHandTakesATargetFromWhoHadIt();
    void theNearestBoneAboveWithACounterpartIsFound();
};

void tst_bone_map::aSkeletonMapsOntoItselfByItsNames_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < namedSkeletons().size(); ++i)
        QTest::newRow(namedSkeletons()[i].who) << int(i);
}

void tst_bone_map::aSkeletonMapsOntoItselfByItsNames() {
    QFETCH(int, index);
    const Skeleton skeleton = namedSkeleton(namedSkeletons()[std::size_t(index)].lines);
    for (const BoneMatching matching : {BoneMatching::Names, BoneMatching::Automatic}) {
        const BoneMap map = mapped(skeleton, skeleton, matching);
        for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
            QCOMPARE(map.ofSource[bone], (BoneMapping{BoneIndex(bone), BoneMatch::ExactName}));
        QVERIFY(map.ambiguous.empty());
        QCOMPARE(matchedCount(map), skeleton.boneCount());
        QVERIFY(unmatchedBones(map).empty());
    }
}

void tst_bone_map::bodiesMapAcrossPrograms_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (std::size_t i = 0; i < namedSkeletons().size(); ++i)
        for (std::size_t k = 0; k < namedSkeletons().size(); ++k)
            QTest::addRow("%s to %s", namedSkeletons()[i].who, namedSkeletons()[k].who)
                << int(i) << int(k);
}

void tst_bone_map::bodiesMapAcrossPrograms() {
    QFETCH(int, from);
    QFETCH(int, to);
    const NamedSkeleton& ours = namedSkeletons()[std::size_t(from)];
    const NamedSkeleton& theirs = namedSkeletons()[std::size_t(to)];
    const Skeleton source = namedSkeleton(ours.lines);
    const Skeleton target = namedSkeleton(theirs.lines);
    for (const BoneMatching matching : {BoneMatching::Humanoid, BoneMatching::Automatic}) {
        const BoneMap map = mapped(source, target, matching);
        for (std::size_t i = 0; i < ours.landmarks.size(); ++i)
            QCOMPARE(counterpart(source, target, map, ours.landmarks[i]),
                     std::string(theirs.landmarks[i]));
    }
}

void tst_bone_map::noTargetStandsTwice_data() {
    bodiesMapAcrossPrograms_data();
}

void tst_bone_map::noTargetStandsTwice() {
    QFETCH(int, from);
    QFETCH(int, to);
    const Skeleton source = namedSkeleton(namedSkeletons()[std::size_t(from)].lines);
    const Skeleton target = namedSkeleton(namedSkeletons()[std::size_t(to)].lines);
    for (const BoneMatching matching :
         {BoneMatching::Names, BoneMatching::Humanoid, BoneMatching::Automatic}) {
        const BoneMap map = mapped(source, target, matching);
        QCOMPARE(map.ofSource.size(), source.boneCount());
        std::set<BoneIndex> targets;
        for (const BoneMapping& mapping : map.ofSource) {
            QCOMPARE(mapping.match == BoneMatch::None, !mapping.target.isValid());
            if (mapping.target.isValid())
                QVERIFY(targets.insert(mapping.target).second);
        }
        QCOMPARE(matchedCount(map), targets.size());
    }
}

void tst_bone_map::similarNamesFindEachOther_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("target");
    QTest::newRow("case") << "TAIL"
                          << "tail";
    QTest::newRow("separators") << "tail tip"
                                << "tail_tip";
    QTest::newRow("namespace") << "fox:tail"
                               << "tail";
    QTest::newRow("armature") << "Armature|tail"
                              << "tail";
    QTest::newRow("side spelled out") << "LeftWing"
                                      << "wing.L";
    QTest::newRow("side in front") << "l_wing"
                                   << "wing_left";
    QTest::newRow("number of a copy") << "tail.001"
                                      << "tail";
    QTest::newRow("number of an exporter") << "wing.L_07"
                                           << "LeftWing";
    QTest::newRow("zeros") << "tail_02"
                           << "tail.002";
    QTest::newRow("deforming layer") << "DEF-wing.R"
                                     << "wing_r";
}

void tst_bone_map::similarNamesFindEachOther() {
    QFETCH(QString, source);
    QFETCH(QString, target);
    const Skeleton ours = namedSkeleton(source.toStdString());
    const Skeleton theirs = namedSkeleton("other\n" + target.toStdString());
    const BoneMap map = mapped(ours, theirs, BoneMatching::Names);
    QCOMPARE(map.ofSource[0], (BoneMapping{BoneIndex(1), BoneMatch::SimilarName}));
    // The other way round as well.
    const BoneMap back = mapped(theirs, ours, BoneMatching::Names);
    QCOMPARE(back.ofSource[1], (BoneMapping{BoneIndex(0), BoneMatch::SimilarName}));
    QVERIFY(!back.ofSource[0].target.isValid());
}

void tst_bone_map::spinesOfOtherLengthsAreSpread() {
    const auto body = [](int spines) {
        std::string lines = "hips\nhips > thigh.L\nhips > thigh.R\n";
        std::string last = "hips";
        for (int i = 1; i <= spines; ++i) {
            const std::string name = "spine_0" + std::to_string(i);
            lines += last + " > " + name + "\n";
            last = name;
        }
        return namedSkeleton(lines);
    };
    const auto pairs = [&](int from, int to) {
        const Skeleton source = body(from);
        const Skeleton target = body(to);
        const BoneMap map = mapped(source, target, BoneMatching::Humanoid);
        std::string result;
        for (int i = 1; i <= from; ++i) {
            const std::string name = "spine_0" + std::to_string(i);
            const std::string other = counterpart(source, target, map, name);
            result += other.empty() ? '-' : other.back();
        }
        return result;
    };
    QCOMPARE(pairs(3, 3), std::string("123"));
    QCOMPARE(pairs(2, 5), std::string("15"));
    QCOMPARE(pairs(3, 5), std::string("135"));
    QCOMPARE(pairs(5, 3), std::string("1-2-3"));
    QCOMPARE(pairs(1, 4), std::string("1"));
    QCOMPARE(pairs(4, 1), std::string("---1"));
}

void tst_bone_map::equalNamesAreToldApartByTheirParents() {
    const Skeleton source = namedSkeleton("a\na > left\nleft > tip\na > right\nright > tip\n");
    const Skeleton target = namedSkeleton("a\na > right\nright > tip\na > left\nleft > tip\n");
    const BoneMap map = mapped(source, target, BoneMatching::Names);
    QCOMPARE(map.targetOf(BoneIndex(2)), BoneIndex(4)); // the tip of left
    QCOMPARE(map.targetOf(BoneIndex(4)), BoneIndex(2));
    QVERIFY(map.ambiguous.empty());
}

void tst_bone_map::equallyManyOfOneNameGoByTheirOrder() {
    const Skeleton twins = namedSkeleton("a\na > twin\na > twin\n");
    const BoneMap map = mapped(twins, twins, BoneMatching::Names);
    QCOMPARE(map.targetOf(BoneIndex(1)), BoneIndex(1));
    QCOMPARE(map.targetOf(BoneIndex(2)), BoneIndex(2));
}

void tst_bone_map::whatFitsSeveralIsAmbiguous() {
    const Skeleton source = namedSkeleton("a\na > twin\na > other\n");
    const Skeleton target = namedSkeleton("a\na > twin\na > twin\n");
    const BoneMap map = mapped(source, target, BoneMatching::Names);
    QVERIFY(!map.targetOf(BoneIndex(1)).isValid());
    QCOMPARE(map.ambiguous, std::vector{BoneIndex(1)});
    QCOMPARE(unmatchedBones(map), (std::vector{BoneIndex(1), BoneIndex(2)}));
}

void tst_bone_map::shouldersOfBiovisionAreUpperArms() {
    const Skeleton source = namedSkeleton(namedSkeletons()[8].lines);
    const Skeleton target = namedSkeleton(namedSkeletons()[3].lines);
    const BoneMap map = mapped(source, target, BoneMatching::Automatic);
    QCOMPARE(counterpart(source, target, map, "LeftShoulder"), std::string("LeftUpperArm"));
    QCOMPARE(counterpart(source, target, map, "LeftCollar"), std::string("LeftShoulder"));
}

void tst_bone_map::automaticPrefersNamesWhereTheyAgree() {
    // KayKit's hand stands behind its wrist; by body alone it would be left out.
    const Skeleton skeleton = namedSkeleton(namedSkeletons()[0].lines);
    const BoneMap map = mapped(skeleton, skeleton, BoneMatching::Automatic);
    QCOMPARE(map.ofSource[findBone(skeleton, "hand.l").value()].match, BoneMatch::ExactName);
    const BoneMap body = mapped(skeleton, skeleton, BoneMatching::Humanoid);
    QVERIFY(!body.targetOf(findBone(skeleton, "hand.l")).isValid());
    QCOMPARE(body.ofSource[findBone(skeleton, "wrist.l").value()].match, BoneMatch::Humanoid);
}

void tst_bone_map::byHandTakesATargetFromWhoHadIt() {
    const Skeleton skeleton = namedSkeleton("a\na > b\na > c\n");
    BoneMap map = mapped(skeleton, skeleton, BoneMatching::Names);
    setTarget(map, BoneIndex(2), BoneIndex(1));
    QCOMPARE(map.ofSource[2], (BoneMapping{BoneIndex(1), BoneMatch::ByHand}));
    QCOMPARE(map.ofSource[1], BoneMapping{});
    setTarget(map, BoneIndex(2), BoneIndex());
    QCOMPARE(map.ofSource[2], BoneMapping{});
}

void tst_bone_map::theNearestBoneAboveWithACounterpartIsFound() {
    const Skeleton source = namedSkeleton("a\na > between\nbetween > b\n");
    const Skeleton target = namedSkeleton("a\na > b\n");
    const BoneMap map = mapped(source, target, BoneMatching::Names);
    QCOMPARE(mappedAncestor(source, map, BoneIndex(2)), BoneIndex(0));
    QVERIFY(!mappedAncestor(source, map, BoneIndex(0)).isValid());
}

RIGWRIGHT_TEST(tst_bone_map)
#include "tst_bone_map.moc"
