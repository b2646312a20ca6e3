// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Humanoids are found by names, by shape, and corrected by hand.
#include "core/io/import.h"
#include "core/samples/samples.h"
#include "core/skeleton/humanoid_map.h"
#include "core/skeleton/templates.h"
#include "tests/support/named_skeletons.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

using Expected = std::map<std::string, std::string>; ///< VRM role: name of the bone

std::string nameIn(const Skeleton& skeleton, BoneIndex bone) {
    return bone.isValid() ? skeleton.names[bone.value()] : std::string("none");
}

/// Roles whose bone differs from what is expected, in words; roles not listed must have none where
/// `isAll`. "*" in a pair is left and right of the role and `left`, `right` of the name.
std::string differences(const HumanoidMap& map, const Skeleton& skeleton, const Expected& expected,
                        bool isAll = true) {
    std::string words;
    for (const HumanoidRole role : humanoidRoles()) {
        const auto wanted = expected.find(std::string(nameOf(role)));
        if (wanted == expected.end() && !isAll)
            continue;
        const std::string want = wanted == expected.end() ? "none" : wanted->second;
        if (nameIn(skeleton, map.of(role)) != want)
            words += std::string(nameOf(role)) + " is " + nameIn(skeleton, map.of(role)) +
                     " and not " + want + "; ";
    }
    return words;
}

/// leftX: name with "*" as `left`, rightX with "*" as `right`.
void addSides(Expected& expected, const std::string& part, const std::string& name,
              const std::string& left, const std::string& right) {
    for (const auto& [side, letters] : {std::pair("left", left), std::pair("right", right)}) {
        std::string bone = name;
        bone.replace(bone.find('*'), 1, letters);
        expected[side + part] = bone;
    }
}

Expected limbs(const std::vector<std::pair<std::string, std::string>>& parts,
               const std::string& left, const std::string& right) {
    Expected expected;
    for (const auto& [part, name] : parts)
        addSides(expected, part, name, left, right);
    return expected;
}

Expected kayKit() {
    Expected expected = limbs({{"UpperArm", "upperarm*"},
                               {"LowerArm", "lowerarm*"},
                               {"Hand", "wrist*"},
                               {"UpperLeg", "upperleg*"},
                               {"LowerLeg", "lowerleg*"},
                               {"Foot", "foot*"},
                               {"Toes", "toes*"}},
                              ".l", ".r");
    expected.merge(
        Expected{{"hips", "hips"}, {"spine", "spine"}, {"chest", "chest"}, {"head", "head"}});
    return expected;
}

Expected kenney() {
    Expected expected = limbs({{"Shoulder", "*Shoulder"},
                               {"UpperArm", "*Arm"},
                               {"LowerArm", "*ForeArm"},
                               {"Hand", "*Hand"},
                               {"UpperLeg", "*UpLeg"},
                               {"LowerLeg", "*Leg"},
                               {"Foot", "*Foot"},
                               {"Toes", "*Toes"},
                               {"IndexProximal", "*HandIndex1"},
                               {"IndexIntermediate", "*HandIndex2"},
                               {"IndexDistal", "*HandIndex3"},
                               {"ThumbMetacarpal", "*HandThumb1"},
                               {"ThumbProximal", "*HandThumb2"}},
                              "Left", "Right");
    expected.merge(Expected{{"hips", "Hips"},
                            {"spine", "Spine"},
                            {"chest", "Chest"},
                            {"upperChest", "UpperChest"},
                            {"neck", "Neck"},
                            {"head", "Head"}});
    return expected;
}

Expected fingers(const std::string& pattern, const std::string& left, const std::string& right,
                 const std::vector<std::string>& numbers) {
    Expected expected;
    for (const auto& [role, name] :
         {std::pair("Thumb", "thumb"), std::pair("Index", "index"), std::pair("Middle", "middle"),
          std::pair("Ring", "ring"), std::pair("Little", "pinky")}) {
        const std::vector<std::string> joints =
            std::string(role) == "Thumb"
                ? std::vector<std::string>{"Metacarpal", "Proximal", "Distal"}
                : std::vector<std::string>{"Proximal", "Intermediate", "Distal"};
        for (std::size_t i = 0; i < 3; ++i) {
            std::string bone = pattern;
            bone.replace(bone.find('F'), 1, name);
            bone.replace(bone.find('#'), 1, numbers[i]);
            addSides(expected, role + joints[i], bone, left, right);
        }
    }
    return expected;
}

Expected mannequin() {
    Expected expected = limbs({{"Shoulder", "clavicle*"},
                               {"UpperArm", "upper_arm*"},
                               {"LowerArm", "lower_arm*"},
                               {"Hand", "hand*"},
                               {"UpperLeg", "thigh*"},
                               {"LowerLeg", "shin*"},
                               {"Foot", "foot*"},
                               {"Toes", "toe*"}},
                              ".L", ".R");
    expected.merge(Expected{{"hips", "hips"},
                            {"spine", "spine_01"},
                            {"chest", "spine_02"},
                            {"upperChest", "spine_03"},
                            {"neck", "neck"},
                            {"head", "head"}});
    expected.merge(fingers("F_#*", ".L", ".R", {"01", "02", "03"}));
    return expected;
}

Expected ue5() {
    Expected expected = limbs({{"Shoulder", "clavicle*"},
                               {"UpperArm", "upperarm*"},
                               {"LowerArm", "lowerarm*"},
                               {"Hand", "hand*"},
                               {"UpperLeg", "thigh*"},
                               {"LowerLeg", "calf*"},
                               {"Foot", "foot*"},
                               {"Toes", "ball*"}},
                              "_l", "_r");
    expected.merge(Expected{{"hips", "pelvis"},
                            {"spine", "spine_01"},
                            {"chest", "spine_03"},
                            {"upperChest", "spine_05"},
                            {"neck", "neck_01"},
                            {"head", "head"}});
    expected.merge(fingers("F_#*", "_l", "_r", {"01", "02", "03"}));
    return expected;
}

Expected mixamo(const std::string& prefix) {
    Expected expected = limbs({{"Shoulder", prefix + "*Shoulder"},
                               {"UpperArm", prefix + "*Arm"},
                               {"LowerArm", prefix + "*ForeArm"},
                               {"Hand", prefix + "*Hand"},
                               {"UpperLeg", prefix + "*UpLeg"},
                               {"LowerLeg", prefix + "*Leg"},
                               {"Foot", prefix + "*Foot"},
                               {"Toes", prefix + "*ToeBase"}},
                              "Left", "Right");
    expected.merge(Expected{{"hips", prefix + "Hips"},
                            {"spine", prefix + "Spine"},
                            {"chest", prefix + "Spine1"},
                            {"upperChest", prefix + "Spine2"},
                            {"neck", prefix + "Neck"},
                            {"head", prefix + "Head"}});
    for (const auto& [role, name] :
         {std::pair("Thumb", "Thumb"), std::pair("Index", "Index"), std::pair("Middle", "Middle"),
          std::pair("Ring", "Ring"), std::pair("Little", "Pinky")})
        for (std::size_t i = 0; i < 3; ++i) {
            const bool isThumb = std::string(role) == "Thumb";
            const char* joint = i == 0   ? (isThumb ? "Metacarpal" : "Proximal")
                                : i == 1 ? (isThumb ? "Proximal" : "Intermediate")
                                         : "Distal";
            addSides(expected, std::string(role) + joint,
                     prefix + "*Hand" + name + std::to_string(i + 1), "Left", "Right");
        }
    return expected;
}

Skeleton fromCorpus(const char* file) {
    const Result<Character> character = importCharacter(corpusDir() / file);
    if (!character.has_value())
        throw std::runtime_error(character.error().detail);
    return character->skeleton;
}

/// What no table knows, bone by bone.
void forgetNames(Skeleton& skeleton) {
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i)
        skeleton.names[i] = "\xe0\xb8\x81\xe0\xb8\xa3\xe0\xb8\xb0 " + std::to_string(i * 7 % 1000);
}

} // namespace

class tst_humanoid_map : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bodiesOfFilesAreFound_data();
    void bodiesOfFilesAreFound();
    void theFoxIsNoHumanoid();
    void theQuadrupedTemplateIsNoHumanoid();
    void theBuiltInMannequinIsFound();
    void templatesAreFoundByTheirNames_data();
    void templatesAreFoundByTheirNames();
    void namesWithoutPlacesAreEnough_data();
    void namesWithoutPlacesAreEnough();
    void bodiesAreFoundByShapeAlone_data();
    void bodiesAreFoundByShapeAlone();
    void aBodyThatLooksBackwardsHasItsLeftThere();
    void filesAreFoundByShapeAlone_data();
    void filesAreFoundByShapeAlone();
    void confidenceTellsNamesFromShape();
    void missingLimbsAreNamed();
    void whatIsNoBodyIsRefused_data();
    void whatIsNoBodyIsRefused();
    void aMissingNameIsFilledFromShapeOrTheOtherSide();
    void correctingTakesTheBoneFromItsOldRole();
    void leftIsMirroredToRight();
    void mirroringWorksWithoutNames();
    void mirroringTellsWhatHasNoCounterpart();
    void problemsAreThoseOfVrm();
    void retargetingGetsTheWholeSpine();
    void rolesAreThoseOfTheTemplates_data();
    void rolesAreThoseOfTheTemplates();
    void brokenNumbersDoNoHarm();
    void longChainsAndManyChildrenAreRead();
};

void tst_humanoid_map::bodiesOfFilesAreFound_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("body");
    QTest::newRow("kaykit") << "real/kaykit_mannequin/manny_med_mod.gltf" << 0;
    QTest::newRow("kaykit animations") << "real/Med_General.glb" << 0;
    QTest::newRow("kenney") << "real/maya_kenney_character_7700_binary.fbx" << 1;
}

void tst_humanoid_map::bodiesOfFilesAreFound() {
    QFETCH(QString, file);
    QFETCH(int, body);
    if (!fs::exists(corpusDir()))
        QSKIP("the folder of test files is absent");
    const Skeleton skeleton = fromCorpus(file.toUtf8().constData());
    const HumanoidSearch search = findHumanoid(skeleton);
    QVERIFY2(!search.refusal, search.refusal ? search.refusal->detail.c_str() : "");
    QCOMPARE(differences(search.map, skeleton, body == 0 ? kayKit() : kenney()), std::string());
    QVERIFY(problemsOf(search.map, skeleton).empty());
    QVERIFY2(confidenceOf(search.map) >= 0.7, std::to_string(confidenceOf(search.map)).c_str());
}

void tst_humanoid_map::theFoxIsNoHumanoid() {
    if (!fs::exists(corpusDir()))
        QSKIP("the folder of test files is absent");
    const HumanoidSearch search = findHumanoid(fromCorpus("real/Fox.glb"));
    QVERIFY(search.refusal.has_value());
    QCOMPARE(search.refusal->code, std::string("humanoid-four-legs"));
    QVERIFY(!search.refusal->detail.empty());
}

void tst_humanoid_map::theQuadrupedTemplateIsNoHumanoid() {
    Skeleton skeleton = toSkeleton(makeTemplate(TemplateKind::Quadruped));
    QVERIFY(findHumanoid(skeleton).refusal.has_value());
    forgetNames(skeleton);
    const HumanoidSearch search = findHumanoid(skeleton);
    QVERIFY(search.refusal.has_value());
    QCOMPARE(search.refusal->code, std::string("humanoid-four-legs"));
}

void tst_humanoid_map::theBuiltInMannequinIsFound() {
    const Result<Character> sample = makeSample("mannequin");
    QVERIFY(sample.has_value());
    const HumanoidSearch search = findHumanoid(sample->skeleton);
    QVERIFY(!search.refusal);
    QCOMPARE(differences(search.map, sample->skeleton, mannequin()), std::string());
    QVERIFY(confidenceOf(search.map) > 0.9); // names and shape agree
}

void tst_humanoid_map::templatesAreFoundByTheirNames_data() {
    QTest::addColumn<int>("kind");
    for (const TemplateInfo& info : templateList())
        if (info.isHumanoid)
            QTest::newRow(info.name.data()) << int(info.kind);
}

void tst_humanoid_map::templatesAreFoundByTheirNames() {
    QFETCH(int, kind);
    const SkeletonTemplate from = makeTemplate(TemplateKind(kind));
    const Skeleton skeleton = toSkeleton(from);
    const HumanoidSearch search = findHumanoid(skeleton);
    QVERIFY(!search.refusal);
    for (const HumanoidRole role : humanoidRoles())
        QCOMPARE(nameIn(skeleton, search.map.of(role)), nameIn(skeleton, from.of(role)));
    QVERIFY(problemsOf(search.map, skeleton).empty());
    if (TemplateKind(kind) == TemplateKind::Ue5)
        QCOMPARE(differences(search.map, skeleton, ue5()), std::string());
    if (TemplateKind(kind) == TemplateKind::Mixamo)
        QCOMPARE(differences(search.map, skeleton, mixamo("mixamorig:")), std::string());
}

void tst_humanoid_map::namesWithoutPlacesAreEnough_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("colon") << ""
                           << "";
    QTest::newRow("underscore") << ":"
                                << "_";
    QTest::newRow("bare") << "mixamorig:"
                          << "";
    QTest::newRow("numbered namespace") << "mixamorig:"
                                        << "mixamorig7:";
}

void tst_humanoid_map::namesWithoutPlacesAreEnough() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    Skeleton skeleton = toSkeleton(makeTemplate(TemplateKind::Mixamo));
    for (Transform& rest : skeleton.restLocal)
        rest = {};
    for (std::string& name : skeleton.names)
        name = QString::fromStdString(name).replace(from, to).toStdString();
    const HumanoidSearch search = findHumanoid(skeleton);
    QVERIFY(!search.refusal);
    QCOMPARE(differences(search.map, skeleton,
                         mixamo(QString("mixamorig:").replace(from, to).toStdString())),
             std::string());
}

void tst_humanoid_map::bodiesAreFoundByShapeAlone_data() {
    templatesAreFoundByTheirNames_data();
}

void tst_humanoid_map::bodiesAreFoundByShapeAlone() {
    QFETCH(int, kind);
    const SkeletonTemplate from = makeTemplate(TemplateKind(kind));
    Skeleton skeleton = toSkeleton(from, 1.7);
    for (std::size_t i = 0; i < from.joints.size(); ++i)
        skeleton.deform[i] = from.joints[i].deforms ? 1 : 0;
    const Skeleton named = skeleton;
    forgetNames(skeleton);
    const HumanoidSearch search = findHumanoid(skeleton);
    QVERIFY2(!search.refusal, search.refusal ? search.refusal->detail.c_str() : "");
    QCOMPARE(search.naming, HumanoidNaming::None);
    for (const HumanoidRole role : humanoidRoles())
        QCOMPARE(std::string(nameOf(role)) + " " + nameIn(named, search.map.of(role)),
                 std::string(nameOf(role)) + " " + nameIn(named, from.of(role)));
    for (const HumanoidRole role : humanoidRoles())
        if (search.map.of(role).isValid())
            QVERIFY(search.map[role].confidence > 0.0 && search.map[role].confidence < 0.7);
}

void tst_humanoid_map::aBodyThatLooksBackwardsHasItsLeftThere() {
    const SkeletonTemplate from = makeTemplate(TemplateKind::Biped);
    Skeleton skeleton = toSkeleton(from);
    const Skeleton named = skeleton;
    skeleton.restLocal[0].rotation = Quatd(Eigen::AngleAxisd(kPi, Vec3d::UnitY()));
    forgetNames(skeleton);
    const HumanoidSearch search = findHumanoid(skeleton);
    QCOMPARE(nameIn(named, search.map.of(HumanoidRole::LeftHand)), std::string("hand.L"));
    QCOMPARE(nameIn(named, search.map.of(HumanoidRole::RightFoot)), std::string("foot.R"));
}

void tst_humanoid_map::filesAreFoundByShapeAlone_data() {
    bodiesOfFilesAreFound_data();
}

void tst_humanoid_map::filesAreFoundByShapeAlone() {
    QFETCH(QString, file);
    QFETCH(int, body);
    if (!fs::exists(corpusDir()))
        QSKIP("the folder of test files is absent");
    Skeleton skeleton = fromCorpus(file.toUtf8().constData());
    const Skeleton named = skeleton;
    forgetNames(skeleton);
    const HumanoidSearch search = findHumanoid(skeleton);
    QVERIFY2(!search.refusal, search.refusal ? search.refusal->detail.c_str() : "");
    Expected required = body == 0 ? kayKit() : kenney();
    std::erase_if(required, [](const auto& entry) { return !isRequired(*roleNamed(entry.first)); });
    QCOMPARE(differences(search.map, named, required, false), std::string());
}

void tst_humanoid_map::confidenceTellsNamesFromShape() {
    const SkeletonTemplate from = makeTemplate(TemplateKind::Ue4);
    Skeleton skeleton = toSkeleton(from);
    const double both = confidenceOf(findHumanoid(skeleton).map);
    Skeleton placeless = skeleton;
    for (Transform& rest : placeless.restLocal)
        rest = {};
    const double names = confidenceOf(findHumanoid(placeless).map);
    forgetNames(skeleton);
    const double shape = confidenceOf(findHumanoid(skeleton).map);
    QVERIFY2(
        both > names && names > shape && shape > 0.3,
        (std::to_string(both) + " " + std::to_string(names) + " " + std::to_string(shape)).c_str());
    QCOMPARE(confidenceOf(findHumanoid(namedSkeleton("hips\nhips > thigh.L\n")).map), 0.0);
}

void tst_humanoid_map::missingLimbsAreNamed() {
    const Skeleton skeleton = namedSkeleton(
        "Hips\nHips > Spine\nSpine > Neck\nNeck > Head\nSpine > LeftUpperArm\n"
        "LeftUpperArm > LeftLowerArm\nLeftLowerArm > LeftHand\nSpine > RightUpperArm\n"
        "RightUpperArm > RightLowerArm\nHips > LeftUpperLeg\nLeftUpperLeg > LeftLowerLeg\n"
        "LeftLowerLeg > LeftFoot\nHips > RightUpperLeg\nRightUpperLeg > RightLowerLeg\n"
        "RightLowerLeg > RightFoot\n");
    const HumanoidSearch search = findHumanoid(skeleton);
    QVERIFY(search.refusal.has_value());
    QCOMPARE(search.refusal->code, std::string("humanoid-roles-missing"));
    QCOMPARE(search.refusal->detail,
             std::string("1 of 15 required roles have no bone: Right hand."));
    QCOMPARE(missingRoles(search.map), std::vector{HumanoidRole::RightHand});
    QVERIFY(search.map.of(HumanoidRole::LeftHand).isValid());
}

void tst_humanoid_map::whatIsNoBodyIsRefused_data() {
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("code");
    QTest::newRow("no bones") << ""
                              << "humanoid-no-bones";
    QTest::newRow("one bone") << "Bone\n"
                              << "humanoid-no-body";
    QTest::newRow("a chain") << "a\na > b\nb > c\nc > d\nd > e\n"
                             << "humanoid-no-body";
    QTest::newRow("an arm") << "upper_arm.L\nupper_arm.L > lower_arm.L\nlower_arm.L > hand.L\n"
                            << "humanoid-no-body";
    QTest::newRow("hips and a tail") << "hips\nhips > tail_01\n"
                                     << "humanoid-no-body";
}

void tst_humanoid_map::whatIsNoBodyIsRefused() {
    QFETCH(QString, lines);
    QFETCH(QString, code);
    const HumanoidSearch search = findHumanoid(namedSkeleton(lines.toStdString()));
    QVERIFY(search.refusal.has_value());
    QCOMPARE(QString::fromStdString(search.refusal->code), code);
    QVERIFY(!search.refusal->detail.empty() && !search.refusal->remedy.empty());
}

void tst_humanoid_map::aMissingNameIsFilledFromShapeOrTheOtherSide() {
    const SkeletonTemplate from = makeTemplate(TemplateKind::Ue4);
    // By shape.
    Skeleton skeleton = toSkeleton(from);
    const BoneIndex hand = from.of(HumanoidRole::LeftHand);
    skeleton.names[hand.value()] = "fist";
    HumanoidSearch search = findHumanoid(skeleton);
    QCOMPARE(search.map.of(HumanoidRole::LeftHand), hand);
    QCOMPARE(search.map[HumanoidRole::LeftHand].evidence, RoleEvidence::Shape);
    // By its neighbours, where there is no shape.
    for (Transform& rest : skeleton.restLocal)
        rest = {};
    skeleton.names[hand.value()] = "hand_l";
    const BoneIndex elbow = from.of(HumanoidRole::RightLowerArm);
    skeleton.names[elbow.value()] = "elbow thing";
    search = findHumanoid(skeleton);
    QCOMPARE(search.map.of(HumanoidRole::RightLowerArm), elbow);
    QCOMPARE(search.map[HumanoidRole::RightLowerArm].evidence, RoleEvidence::Place);
    // By the other side: what the tables know of the left only.
    Skeleton odd = toSkeleton(from);
    for (Transform& rest : odd.restLocal)
        rest = {};
    HumanoidMap map = findHumanoid(odd).map;
    map[HumanoidRole::RightHand] = {};
    QVERIFY(mirrorRoles(map, odd, BoneSide::Left).empty());
    QCOMPARE(map.of(HumanoidRole::RightHand), from.of(HumanoidRole::RightHand));
}

void tst_humanoid_map::correctingTakesTheBoneFromItsOldRole() {
    const SkeletonTemplate from = makeTemplate(TemplateKind::Biped);
    HumanoidMap map = findHumanoid(toSkeleton(from)).map;
    const BoneIndex neck = from.of(HumanoidRole::Neck);
    setRole(map, HumanoidRole::UpperChest, neck);
    QCOMPARE(map.of(HumanoidRole::UpperChest), neck);
    QCOMPARE(map[HumanoidRole::UpperChest].confidence, 1.0);
    QCOMPARE(map[HumanoidRole::UpperChest].evidence, RoleEvidence::ByHand);
    QVERIFY(!map.of(HumanoidRole::Neck).isValid());
    QCOMPARE(roleOf(map, neck), std::optional(HumanoidRole::UpperChest));
    setRole(map, HumanoidRole::UpperChest, {});
    QVERIFY(!map.of(HumanoidRole::UpperChest).isValid());
    QCOMPARE(roleOf(map, neck), std::nullopt);
    QCOMPARE(roleOf(map, BoneIndex()), std::nullopt);
}

void tst_humanoid_map::leftIsMirroredToRight() {
    const SkeletonTemplate from = makeTemplate(TemplateKind::Mixamo);
    const Skeleton skeleton = toSkeleton(from);
    const HumanoidMap full = findHumanoid(skeleton).map;
    HumanoidMap map = full;
    for (const HumanoidRole role : humanoidRoles())
        if (sideOf(role) == BoneSide::Right)
            map[role] = {};
    QVERIFY(mirrorRoles(map, skeleton, BoneSide::Left).empty());
    for (const HumanoidRole role : humanoidRoles())
        QCOMPARE(map.of(role), full.of(role));
    QCOMPARE(map[HumanoidRole::RightHand].evidence, RoleEvidence::Mirror);
    // And the other way round; twice changes nothing more.
    HumanoidMap twice = map;
    QVERIFY(mirrorRoles(twice, skeleton, BoneSide::Right).empty());
    for (const HumanoidRole role : humanoidRoles())
        QCOMPARE(twice.of(role), full.of(role));
    // A correction goes over.
    setRole(map, HumanoidRole::LeftToes, {});
    mirrorRoles(map, skeleton, BoneSide::Left);
    QVERIFY(!map.of(HumanoidRole::RightToes).isValid());
}

void tst_humanoid_map::mirroringWorksWithoutNames() {
    const SkeletonTemplate from = makeTemplate(TemplateKind::Biped);
    Skeleton skeleton = toSkeleton(from, 100.0);
    HumanoidMap map = findHumanoid(skeleton).map;
    const HumanoidMap full = map;
    forgetNames(skeleton);
    for (const HumanoidRole role : humanoidRoles())
        if (sideOf(role) == BoneSide::Left)
            map[role] = {};
    QVERIFY(mirrorRoles(map, skeleton, BoneSide::Right).empty());
    for (const HumanoidRole role : humanoidRoles())
        QCOMPARE(map.of(role), full.of(role));
}

void tst_humanoid_map::mirroringTellsWhatHasNoCounterpart() {
    Skeleton skeleton = namedSkeleton("hips\nhips > thigh.L\nthigh.L > shin.L\nhips > thigh.R\n");
    HumanoidMap map;
    setRole(map, HumanoidRole::LeftUpperLeg, BoneIndex(1));
    setRole(map, HumanoidRole::LeftLowerLeg, BoneIndex(2));
    skeleton.restLocal[2].translation = Vec3d(0.3, -1.0, 0.0);
    QCOMPARE(mirrorRoles(map, skeleton, BoneSide::Left), std::vector{HumanoidRole::RightLowerLeg});
    QCOMPARE(map.of(HumanoidRole::RightUpperLeg), BoneIndex(3));
}

void tst_humanoid_map::problemsAreThoseOfVrm() {
    using Kind = HumanoidProblem::Kind;
    const SkeletonTemplate from = makeTemplate(TemplateKind::Vrm);
    const Skeleton skeleton = toSkeleton(from);
    const HumanoidMap full = findHumanoid(skeleton).map;
    QVERIFY(problemsOf(full, skeleton).empty());

    HumanoidMap map = full;
    setRole(map, HumanoidRole::Chest, {});
    QCOMPARE(problemsOf(map, skeleton),
             (std::vector{HumanoidProblem{Kind::NeedsOther, HumanoidRole::UpperChest,
                                          HumanoidRole::Chest}}));
    map = full;
    setRole(map, HumanoidRole::Head, {});
    QCOMPARE(problemsOf(map, skeleton),
             (std::vector{HumanoidProblem{Kind::Missing, HumanoidRole::Head, std::nullopt}}));
    map = full;
    setRole(map, HumanoidRole::LeftIndexProximal, {});
    const auto problems = problemsOf(map, skeleton);
    QVERIFY(std::ranges::count(problems, Kind::NeedsOther, &HumanoidProblem::kind) == 1);
    QVERIFY(std::ranges::count(problems, Kind::SidesDiffer, &HumanoidProblem::kind) == 1);
    map = full;
    std::swap(map[HumanoidRole::LeftFoot], map[HumanoidRole::LeftUpperLeg]);
    QVERIFY(std::ranges::any_of(problemsOf(map, skeleton), [](const HumanoidProblem& problem) {
        return problem.kind == Kind::NotBelow;
    }));
    for (const HumanoidProblem& problem : problemsOf(map, skeleton))
        QVERIFY(sentenceOf(problem).starts_with(titleOf(problem.role)));
}

void tst_humanoid_map::retargetingGetsTheWholeSpine() {
    const Skeleton skeleton = toSkeleton(makeTemplate(TemplateKind::Ue5));
    const HumanoidSearch search = findHumanoid(skeleton);
    QCOMPARE(toHumanoid(search.map, skeleton, search.naming), readHumanoid(skeleton));
}

void tst_humanoid_map::rolesAreThoseOfTheTemplates_data() {
    templatesAreFoundByTheirNames_data();
}

/// The face's names, too.
void tst_humanoid_map::rolesAreThoseOfTheTemplates() {
    QFETCH(int, kind);
    TemplateOptions options = usualOptions(TemplateKind(kind));
    options.face = true;
    const SkeletonTemplate from = makeTemplate(TemplateKind(kind), options).value();
    const HumanoidSearch search = findHumanoid(toSkeleton(from));
    for (const HumanoidRole role :
         {HumanoidRole::Jaw, HumanoidRole::LeftEye, HumanoidRole::RightEye})
        QCOMPARE(search.map.of(role), from.of(role));
}

void tst_humanoid_map::brokenNumbersDoNoHarm() {
    Skeleton skeleton = toSkeleton(makeTemplate(TemplateKind::Biped));
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(),
                             std::numeric_limits<double>::infinity(), 1e308}) {
        Skeleton broken = skeleton;
        broken.restLocal[3].translation.x() = bad;
        QVERIFY(!findHumanoid(broken).refusal); // names
        forgetNames(broken);
        const HumanoidSearch search = findHumanoid(broken);
        QVERIFY(search.refusal.has_value());
    }
    for (Transform& rest : skeleton.restLocal)
        rest.scale = Vec3d::Zero();
    forgetNames(skeleton);
    QVERIFY(findHumanoid(skeleton).refusal.has_value());
}

void tst_humanoid_map::longChainsAndManyChildrenAreRead() {
    Skeleton chain;
    for (std::size_t i = 0; i < 20000; ++i) {
        Transform rest;
        rest.translation = Vec3d(0.0, 0.01, 0.0);
        addBone(chain, "Bone", i == 0 ? BoneIndex() : BoneIndex(i - 1), rest);
    }
    QVERIFY(findHumanoid(chain).refusal.has_value());
    Skeleton star;
    addBone(star, "hub", {}, {});
    for (std::size_t i = 0; i < 200; ++i) {
        const double turn = 2.0 * kPi * double(i) / 200.0;
        Transform rest;
        rest.translation = Vec3d(std::cos(turn), 0.0, std::sin(turn));
        const BoneIndex first = addBone(star, "spoke", BoneIndex(0), rest);
        const BoneIndex second = addBone(star, "spoke", first, rest);
        addBone(star, "spoke", second, rest);
    }
    QVERIFY(findHumanoid(star).refusal.has_value());
}

RIGWRIGHT_TEST(tst_humanoid_map)
#include "tst_humanoid_map.moc"
