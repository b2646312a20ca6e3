// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Many bones get new names at once.
#include "core/samples/samples.h"
#include "core/skeleton/batch_rename.h"
#include "core/skeleton/templates.h"
#include "tests/support/named_skeletons.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

using Names = std::vector<std::string>;

Skeleton named(const Names& names) {
    Skeleton skeleton;
    for (const std::string& name : names)
        addBone(skeleton, name, {}, {});
    return skeleton;
}

Names after(Skeleton skeleton, const Result<NameChanges>& changes) {
    if (!changes.has_value())
        return {changes.error().code};
    applyNames(skeleton, *changes);
    return skeleton.names;
}

std::string codeOf(const Result<NameChanges>& changes) {
    return changes.has_value() ? std::string() : changes.error().code;
}

} // namespace

class tst_batch_rename : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void plainTextIsReplaced();
    void expressionsAreReplaced();
    void onlyGivenBonesThatChangeAreListed();
    void whatMakesNoNameIsRefused();
    void bonesAreNumbered();
    void sidesAreNumberedApart();
    void affixesLeaveTheSideLast();
    void hierarchyFillsPatterns();
    void patternsOfUnknownWordsAreRefused();
    void applyingTheInverseIsTheIdentity();
    void flippingTwiceIsTheIdentity();
    void sharedNamesAreListed();
    void templatesBecomeEveryConvention_data();
    void templatesBecomeEveryConvention();
    void conventionsThereAndBack_data();
    void conventionsThereAndBack();
    void theMannequinBecomesMixamo();
    void whatAConventionDoesNotNameKeepsItsStem();
    void conventionsAreFoundByName();
    void bonesWithoutRoleAreKnownInEverySpelling();
};

void tst_batch_rename::plainTextIsReplaced() {
    const Skeleton skeleton = named({"Bip01 L Hand", "bip01 Head", "Spine"});
    QCOMPARE(after(skeleton, replaceInNames(skeleton, allBones(skeleton), {"Bip01 ", ""})),
             (Names{"L Hand", "bip01 Head", "Spine"}));
    QCOMPARE(after(skeleton, replaceInNames(skeleton, allBones(skeleton),
                                            {.find = "BIP01 ", .by = "b.", .ignoresCase = true})),
             (Names{"b.L Hand", "b.Head", "Spine"}));
    // Plain signs mean themselves, and what was put in is not looked through again.
    const Skeleton dots = named({"a.b.c", "aa"});
    QCOMPARE(after(dots, replaceInNames(dots, allBones(dots), {".", ".."})),
             (Names{"a..b..c", "aa"}));
    QCOMPARE(after(dots, replaceInNames(dots, allBones(dots), {"a", "aa"})),
             (Names{"aa.b.c", "aaaa"}));
}

void tst_batch_rename::expressionsAreReplaced() {
    const Skeleton skeleton = named({"b_LeftArm_09", "b_Spine_1"});
    QCOMPARE(after(skeleton,
                   replaceInNames(skeleton, allBones(skeleton),
                                  {.find = "^b_(.*)_\\d+$", .by = "$1", .isExpression = true})),
             (Names{"LeftArm", "Spine"}));
    QCOMPARE(codeOf(replaceInNames(skeleton, allBones(skeleton),
                                   {.find = "(", .by = "", .isExpression = true})),
             std::string("name-pattern"));
}

void tst_batch_rename::onlyGivenBonesThatChangeAreListed() {
    const Skeleton skeleton = named({"a1", "a2", "b", "a3"});
    const std::vector<BoneIndex> bones{BoneIndex(3), BoneIndex(2), BoneIndex(0)};
    const auto changes = replaceInNames(skeleton, bones, {"a", "x"});
    QVERIFY(changes.has_value());
    QCOMPARE(*changes,
             (NameChanges{{BoneIndex(3), std::string("x3")}, {BoneIndex(0), std::string("x1")}}));
}

void tst_batch_rename::whatMakesNoNameIsRefused() {
    const Skeleton skeleton = named({"aaaaaaaaaa", "b"});
    const auto all = allBones(skeleton);
    QCOMPARE(codeOf(replaceInNames(skeleton, all, {"", "x"})),
             std::string("rename-nothing-to-find"));
    QCOMPARE(codeOf(replaceInNames(skeleton, all, {"a", std::string(101, 'x')})),
             std::string("rename-too-long"));
    QCOMPARE(codeOf(replaceInNames(skeleton, all, {"a", std::string(100, 'x')})), std::string());
    QCOMPARE(codeOf(replaceInNames(skeleton, all, {"b", "x\ny"})),
             std::string("rename-control-character"));
    QCOMPARE(codeOf(addToNames(skeleton, all, {std::string(1000, 'p'), ""})),
             std::string("rename-too-long"));
    QCOMPARE(codeOf(numberNames(skeleton, all, {"bone"})), std::string("rename-no-number"));
    // A name that came with a line break may be mended.
    const Skeleton broken = named({"a\nb", "c"});
    QCOMPARE(after(broken, replaceInNames(broken, allBones(broken), {"c", "d"})),
             (Names{"a\nb", "d"}));
    QCOMPARE(after(broken, replaceInNames(broken, allBones(broken), {"\n", "_"})),
             (Names{"a_b", "c"}));
    // Names of files that are longer than any of ours stay.
    const Skeleton longest = named({std::string(5000, 'a')});
    QCOMPARE(after(longest, replaceInNames(longest, allBones(longest), {"a", "b"})).front().size(),
             std::size_t(5000));
    // An empty name is one.
    QCOMPARE(after(skeleton, replaceInNames(skeleton, all, {"b", ""})), (Names{"aaaaaaaaaa", ""}));
}

void tst_batch_rename::bonesAreNumbered() {
    const Skeleton skeleton = named({"x", "y", "z"});
    const std::vector<BoneIndex> bones{BoneIndex(2), BoneIndex(0), BoneIndex(1)};
    QCOMPARE(after(skeleton, numberNames(skeleton, bones, {"tail_##"})),
             (Names{"tail_02", "tail_03", "tail_01"}));
    QCOMPARE(after(skeleton, numberNames(skeleton, bones, {"a#b##c", 8, 2})),
             (Names{"a#b10c", "a#b12c", "a#b08c"}));
    QCOMPARE(after(skeleton, numberNames(skeleton, bones, {"#", 0, -1})), (Names{"-1", "-2", "0"}));
    QVERIFY(numberNames(skeleton, bones, {"#", 2147483647, 2147483647}).has_value());
}

void tst_batch_rename::sidesAreNumberedApart() {
    const Skeleton skeleton = named({"a.L", "a.R", "mid", "RightB", "b_l", "C"});
    QCOMPARE(after(skeleton, numberNames(skeleton, allBones(skeleton),
                                         {.pattern = "tip_##", .countsSidesApart = true})),
             (Names{"tip_01.L", "tip_01.R", "tip_01", "RightTip_02", "tip_02_l", "tip_02"}));
}

void tst_batch_rename::affixesLeaveTheSideLast() {
    const Skeleton skeleton = named(
        {"hand.L", "hand_r", "LeftHand", "hand.L.001", "spine", "mixamorig:RightArm", "ArmLeft"});
    QCOMPARE(after(skeleton, addToNames(skeleton, allBones(skeleton), {"DEF-", "_jnt"})),
             (Names{"DEF-hand_jnt.L", "DEF-hand_jnt_r", "DEF-LeftHand_jnt", "DEF-hand_jnt.L.001",
                    "DEF-spine_jnt", "DEF-mixamorig:RightArm_jnt", "DEF-Arm_jntLeft"}));
}

void tst_batch_rename::hierarchyFillsPatterns() {
    const Skeleton skeleton = namedSkeleton(
        "root\nroot > hair.L\nhair.L > x\nx > y\nx > z\nroot > hair.R\nhair.R > q_r\n");
    const auto at = [&](const char* name) { return findBone(skeleton, name); };
    const std::vector<BoneIndex> left{at("hair.L"), at("x"), at("y"), at("z")};
    QCOMPARE(after(skeleton, nameByHierarchy(skeleton, left, "{top}_{depth:2}")),
             (Names{"root", "hair_01.L", "hair_02", "hair_03", "hair_03", "hair.R", "q_r"}));
    QCOMPARE(after(skeleton, nameByHierarchy(skeleton, left, "{parent}_{rank}")),
             (Names{"root", "root_1.L", "root_1_1", "root_1_1_1", "root_1_1_2", "hair.R", "q_r"}));
    QCOMPARE(after(skeleton, nameByHierarchy(skeleton, {{at("q_r"), at("hair.R"), at("hair.L")}},
                                             "{side}_{name}")),
             (Names{"root", "L_hair", "x", "y", "z", "R_hair", "R_q"}));
    QCOMPARE(after(skeleton, nameByHierarchy(skeleton, {{at("q_r")}}, "tip")),
             (Names{"root", "hair.L", "x", "y", "z", "hair.R", "tip_r"}));
    // Sides count for themselves.
    const Skeleton pair = namedSkeleton("a\na > e.L\na > e.R\na > f.L\n");
    QCOMPARE(after(pair, nameByHierarchy(pair, allBones(pair), "n{rank}")),
             (Names{"n1", "n1.L", "n1.R", "n2.L"}));
    // A pattern that grows from parent to child ends at the longest name.
    Skeleton chain;
    for (std::size_t i = 0; i < 300; ++i)
        addBone(chain, "b", i == 0 ? BoneIndex() : BoneIndex(i - 1), {});
    QCOMPARE(codeOf(nameByHierarchy(chain, allBones(chain), "{parent}{parent}b")),
             std::string("rename-too-long"));
}

void tst_batch_rename::patternsOfUnknownWordsAreRefused() {
    const Skeleton skeleton = named({"a"});
    for (const char* pattern :
         {"{bone}", "{", "a{name", "{name:2}", "{depth:0}", "{depth:22}", "{}"})
        QCOMPARE(codeOf(nameByHierarchy(skeleton, allBones(skeleton), pattern)),
                 std::string("rename-unknown-word"));
    QCOMPARE(after(skeleton, nameByHierarchy(skeleton, allBones(skeleton), "}x")), Names{"}x"});
}

void tst_batch_rename::applyingTheInverseIsTheIdentity() {
    Skeleton skeleton = named({"a", "b", "a", ""});
    const Skeleton before = skeleton;
    const NameChanges changes{{BoneIndex(0), "x"}, {BoneIndex(3), "x"}, {BoneIndex(0), "y"}};
    const NameChanges inverse = applyNames(skeleton, changes);
    QCOMPARE(skeleton.names, (Names{"y", "b", "a", "x"}));
    applyNames(skeleton, inverse);
    QVERIFY(skeleton == before);
}

void tst_batch_rename::flippingTwiceIsTheIdentity() {
    for (const TemplateInfo& info : templateList()) {
        Skeleton skeleton = toSkeleton(makeTemplate(info.kind));
        const Names before = skeleton.names;
        const NameChanges once = flipSides(skeleton, allBones(skeleton));
        QCOMPARE(once.empty(), info.kind == TemplateKind::Chain);
        applyNames(skeleton, once);
        QCOMPARE(skeleton.names == before, once.empty());
        applyNames(skeleton, flipSides(skeleton, allBones(skeleton)));
        QCOMPARE(skeleton.names, before);
    }
}

void tst_batch_rename::sharedNamesAreListed() {
    const Skeleton skeleton = named({"a", "b", "c", "b"});
    QCOMPARE(sharingNames(skeleton, {}), (std::vector{BoneIndex(1), BoneIndex(3)}));
    QCOMPARE(sharingNames(skeleton, {{BoneIndex(3), "a"}}),
             (std::vector{BoneIndex(0), BoneIndex(3)}));
    QVERIFY(sharingNames(skeleton, {{BoneIndex(3), "d"}}).empty());
}

void tst_batch_rename::templatesBecomeEveryConvention_data() {
    QTest::addColumn<int>("kind");
    for (const TemplateInfo& info : templateList())
        if (info.isHumanoid)
            QTest::newRow(info.name.data()) << int(info.kind);
}

/// Every joint with a role gets the name that the other template gives that role.
void tst_batch_rename::templatesBecomeEveryConvention() {
    QFETCH(int, kind);
    TemplateOptions options = usualOptions(TemplateKind(kind));
    options.face = true;
    const SkeletonTemplate from = makeTemplate(TemplateKind(kind), options).value();
    const Skeleton skeleton = toSkeleton(from);
    const HumanoidMap map = findHumanoid(skeleton).map;
    for (const auto& [target, convention] :
         {std::pair(TemplateKind::Biped, NamingConvention::Rigwright),
          std::pair(TemplateKind::Ue4, NamingConvention::Ue4),
          std::pair(TemplateKind::Unity, NamingConvention::Unity),
          std::pair(TemplateKind::Godot, NamingConvention::Godot),
          std::pair(TemplateKind::Vrm, NamingConvention::Vrm),
          std::pair(TemplateKind::Mixamo, NamingConvention::Mixamo)}) {
        TemplateOptions wanted = usualOptions(target);
        wanted.face = true;
        const SkeletonTemplate to = makeTemplate(target, wanted).value();
        Skeleton renamed = skeleton;
        const ConventionChanges changes =
            toConvention(skeleton, map, allBones(skeleton), convention);
        applyNames(renamed, changes.changes);
        for (const HumanoidRole role : humanoidRoles()) {
            const BoneIndex bone = from.of(role);
            if (!bone.isValid() || !to.of(role).isValid())
                continue;
            // Longer spines and necks are numbered through.
            const bool isTorso = role == HumanoidRole::Chest || role == HumanoidRole::UpperChest ||
                                 role == HumanoidRole::Neck;
            if (isTorso && TemplateKind(kind) == TemplateKind::Ue5)
                continue;
            QCOMPARE(renamed.names[bone.value()], to.joints[to.of(role).value()].name);
        }
        // And it is found again.
        QCOMPARE(findHumanoid(renamed).map.of(HumanoidRole::LeftThumbProximal),
                 from.of(HumanoidRole::LeftThumbProximal));
        for (const HumanoidRole role : humanoidRoles())
            if (role != HumanoidRole::Jaw && sideOf(role) == BoneSide::Centre)
                QCOMPARE(findHumanoid(renamed).map.of(role), from.of(role));
    }
}

void tst_batch_rename::conventionsThereAndBack_data() {
    QTest::addColumn<QString>("convention");
    for (const NamingConventionInfo& info : namingConventions())
        QTest::newRow(info.name.data()) << info.name.data();
}

void tst_batch_rename::conventionsThereAndBack() {
    QFETCH(QString, convention);
    const auto other = conventionNamed(convention.toStdString());
    QVERIFY(other.has_value());
    for (const TemplateKind kind : {TemplateKind::Ue4, TemplateKind::Biped, TemplateKind::Mixamo}) {
        const Skeleton skeleton = toSkeleton(makeTemplate(kind));
        const HumanoidMap map = findHumanoid(skeleton).map;
        Skeleton changed = skeleton;
        const ConventionChanges there = toConvention(skeleton, map, allBones(skeleton), *other);
        applyNames(changed, there.changes);
        const NamingConvention own = kind == TemplateKind::Ue4     ? NamingConvention::Ue4
                                     : kind == TemplateKind::Biped ? NamingConvention::Rigwright
                                                                   : NamingConvention::Mixamo;
        const ConventionChanges back = toConvention(changed, map, allBones(changed), own);
        applyNames(changed, back.changes);
        for (std::size_t i = 0; i < skeleton.boneCount(); ++i) {
            const bool hasName =
                std::ranges::find(there.unnamed, BoneIndex(i)) == there.unnamed.end();
            if (hasName)
                QCOMPARE(changed.names[i], skeleton.names[i]);
            else // the side goes with the convention all the same
                QCOMPARE(sideOfName(changed.names[i]).side, sideOfName(skeleton.names[i]).side);
        }
        QVERIFY(there.unnamed.size() * 2 < skeleton.boneCount());
    }
}

void tst_batch_rename::theMannequinBecomesMixamo() {
    const Result<Character> sample = makeSample("mannequin");
    QVERIFY(sample.has_value());
    Skeleton skeleton = sample->skeleton;
    const ConventionChanges changes = toConvention(skeleton, findHumanoid(skeleton).map,
                                                   allBones(skeleton), NamingConvention::Mixamo);
    applyNames(skeleton, changes.changes);
    for (const char* name :
         {"mixamorig:Hips", "mixamorig:Spine2", "mixamorig:LeftHandPinky3",
          "mixamorig:RightToeBase", "mixamorig:HeadTop_End", "mixamorig:LeftToe_End"})
        QVERIFY2(findBone(skeleton, name).isValid(), name);
    QCOMPARE(changes.unnamed, std::vector{findBone(skeleton, "root")});
    QVERIFY(sharingNames(skeleton, {}).empty());
}

void tst_batch_rename::whatAConventionDoesNotNameKeepsItsStem() {
    Skeleton skeleton = toSkeleton(makeTemplate(TemplateKind::Biped));
    const BoneIndex pocket = addBone(skeleton, "pocket.L", findBone(skeleton, "hips"), Transform{});
    const ConventionChanges changes =
        toConvention(skeleton, findHumanoid(skeleton).map, {{pocket}}, NamingConvention::Ue5);
    QCOMPARE(changes.changes, (NameChanges{{pocket, "pocket_l"}}));
    QCOMPARE(changes.unnamed, std::vector{pocket});
}

void tst_batch_rename::conventionsAreFoundByName() {
    for (const NamingConventionInfo& info : namingConventions())
        QCOMPARE(conventionNamed(info.name), std::optional(info.convention));
    QVERIFY(!conventionNamed("max"));
}

void tst_batch_rename::bonesWithoutRoleAreKnownInEverySpelling() {
    const auto known = [](const char* name) { return bodyBoneWithoutRole(name); };
    const auto left = [](BodyBoneKind kind, int number) {
        return std::optional(BodyBone{kind, BoneSide::Left, number});
    };
    QCOMPARE(known("upperarm_twist_02_l"), left(BodyBoneKind::UpperArmTwist, 2));
    QCOMPARE(known("upper_arm_twist_02.L"), left(BodyBoneKind::UpperArmTwist, 2));
    QCOMPARE(known("LeftForeArmTwist"), left(BodyBoneKind::LowerArmTwist, 1));
    QCOMPARE(known("index_metacarpal_l"), left(BodyBoneKind::Index, 0));
    QCOMPARE(known("mixamorig:LeftHandIndex4"), left(BodyBoneKind::Index, 4));
    QCOMPARE(known("mixamorig:HeadTop_End"), std::optional(BodyBone{BodyBoneKind::HeadEnd}));
    QCOMPARE(known("toe_end.L"), left(BodyBoneKind::ToesEnd, 1));
    QCOMPARE(known("ik_foot_l"), left(BodyBoneKind::IkFoot, 1));
    QCOMPARE(known("root"), std::optional(BodyBone{}));
    for (const char* name : {"LeftThumbMetacarpal", "hand_l", "root.L", "ik_foot", "twist",
                             "thigh_twist", "index_02_l", "", "spine_twist_01"})
        QVERIFY2(!known(name), name);
}

RIGWRIGHT_TEST(tst_batch_rename)
#include "tst_batch_rename.moc"
