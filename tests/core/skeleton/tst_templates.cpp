// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Template skeletons: names, places, symmetry, frames.
#include "core/math/transform.h"
#include "core/samples/samples.h"
#include "core/skeleton/templates.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <set>
#include <string>

using namespace rigwright;

namespace {

std::set<std::string> namesOf(const SkeletonTemplate& from) {
    std::set<std::string> names;
    for (const TemplateJoint& joint : from.joints)
        names.insert(joint.name);
    return names;
}

std::set<std::string> bothSides(const std::vector<std::string>& names, const char* left,
                                const char* right) {
    std::set<std::string> result;
    for (const std::string& name : names) {
        const std::size_t at = name.find('*');
        for (const char* side : {left, right})
            result.insert(at == std::string::npos ? name : std::string(name).replace(at, 1, side));
    }
    return result;
}

/// What is missing of `expected` and what is there besides, in words.
std::string differenceOf(const std::set<std::string>& found,
                         const std::set<std::string>& expected) {
    std::string words;
    for (const std::string& name : expected)
        if (!found.contains(name))
            words += " missing " + name;
    for (const std::string& name : found)
        if (!expected.contains(name))
            words += " besides " + name;
    return words;
}

void everyTemplate() {
    QTest::addColumn<int>("kind");
    for (const TemplateInfo& info : templateList())
        QTest::newRow(info.name.data()) << int(info.kind);
}

/// With as many and with as few bones as it may have, and as usual.
std::vector<SkeletonTemplate> allOptionsOf(TemplateKind kind) {
    const TemplateInfo& info = infoOf(kind);
    TemplateOptions most = usualOptions(kind);
    TemplateOptions least = most;
    const auto set = [&](int TemplateOptions::*value, const TemplateCount& range) {
        most.*value = range.most;
        least.*value = range.least;
    };
    set(&TemplateOptions::spine, info.spine);
    set(&TemplateOptions::neck, info.neck);
    set(&TemplateOptions::fingers, info.fingers);
    set(&TemplateOptions::fingerBones, info.fingerBones);
    set(&TemplateOptions::twist, info.twist);
    set(&TemplateOptions::chain, info.chain);
    most.face = true;
    least.ends = false;
    return {makeTemplate(kind), makeTemplate(kind, most).value(),
            makeTemplate(kind, least).value()};
}

std::vector<Affine3d> modelOf(const Skeleton& skeleton) {
    std::vector<Affine3d> model;
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i) {
        const Affine3d local = toAffine(skeleton.restLocal[i]);
        const BoneIndex parent = skeleton.parents[i];
        model.push_back(parent.isValid() ? Affine3d(model[parent.value()] * local) : local);
    }
    return model;
}

} // namespace

class tst_templates : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ue5HasItsNames();
    void ue4HasItsNames();
    void mixamoHasItsNames();
    void roleNamedTemplatesHaveAllRoles_data();
    void roleNamedTemplatesHaveAllRoles();
    void thumbsAreCalledAsEachEngineDoes();
    void bipedIsNamedAsTheMannequin();
    void humanoidsTakeAllRequiredRoles_data();
    void humanoidsTakeAllRequiredRoles();
    void jointsAreWellFormed_data() { everyTemplate(); }
    void jointsAreWellFormed();
    void rightIsTheExactReflectionOfLeft_data() { everyTemplate(); }
    void rightIsTheExactReflectionOfLeft();
    void framesFollowBoneAndFlexion_data() { everyTemplate(); }
    void framesFollowBoneAndFlexion();
    void bodiesStandOnTheGroundOneHigh_data();
    void bodiesStandOnTheGroundOneHigh();
    void bipedHasTheMannequinsProportions();
    void twistsDivideTheirBonesEvenly();
    void countsOutOfRangeAreRefused();
    void countsWithoutChoiceAreIgnored();
    void degeneratePlacementsKeepTheParentsAxes();
    void namesAreUnique_data() { everyTemplate(); }
    void namesAreUnique();
};

void tst_templates::ue5HasItsNames() {
    std::vector<std::string> names{"root",
                                   "pelvis",
                                   "spine_01",
                                   "spine_02",
                                   "spine_03",
                                   "spine_04",
                                   "spine_05",
                                   "neck_01",
                                   "neck_02",
                                   "head",
                                   "clavicle*",
                                   "upperarm*",
                                   "lowerarm*",
                                   "hand*",
                                   "thigh*",
                                   "calf*",
                                   "foot*",
                                   "ball*",
                                   "upperarm_twist_01*",
                                   "upperarm_twist_02*",
                                   "lowerarm_twist_01*",
                                   "lowerarm_twist_02*",
                                   "thigh_twist_01*",
                                   "thigh_twist_02*",
                                   "calf_twist_01*",
                                   "calf_twist_02*",
                                   "ik_foot_root",
                                   "ik_foot*",
                                   "ik_hand_root",
                                   "ik_hand_gun",
                                   "ik_hand*"};
    for (const char* finger : {"thumb", "index", "middle", "ring", "pinky"}) {
        for (const char* number : {"_01*", "_02*", "_03*"})
            names.push_back(std::string(finger) + number);
        if (std::string(finger) != "thumb")
            names.push_back(std::string(finger) + "_metacarpal*");
    }
    QCOMPARE(differenceOf(namesOf(makeTemplate(TemplateKind::Ue5)), bothSides(names, "_l", "_r")),
             std::string());
}

void tst_templates::ue4HasItsNames() {
    std::vector<std::string> names{"root",
                                   "pelvis",
                                   "spine_01",
                                   "spine_02",
                                   "spine_03",
                                   "neck_01",
                                   "head",
                                   "clavicle*",
                                   "upperarm*",
                                   "lowerarm*",
                                   "hand*",
                                   "thigh*",
                                   "calf*",
                                   "foot*",
                                   "ball*",
                                   "upperarm_twist_01*",
                                   "lowerarm_twist_01*",
                                   "thigh_twist_01*",
                                   "calf_twist_01*",
                                   "ik_foot_root",
                                   "ik_foot*",
                                   "ik_hand_root",
                                   "ik_hand_gun",
                                   "ik_hand*"};
    for (const char* finger : {"thumb", "index", "middle", "ring", "pinky"})
        for (const char* number : {"_01*", "_02*", "_03*"})
            names.push_back(std::string(finger) + number);
    QCOMPARE(differenceOf(namesOf(makeTemplate(TemplateKind::Ue4)), bothSides(names, "_l", "_r")),
             std::string());
}

void tst_templates::mixamoHasItsNames() {
    std::vector<std::string> names{
        "mixamorig:Hips", "mixamorig:Spine",    "mixamorig:Spine1",      "mixamorig:Spine2",
        "mixamorig:Neck", "mixamorig:Head",     "mixamorig:HeadTop_End", "mixamorig:*Shoulder",
        "mixamorig:*Arm", "mixamorig:*ForeArm", "mixamorig:*Hand",       "mixamorig:*UpLeg",
        "mixamorig:*Leg", "mixamorig:*Foot",    "mixamorig:*ToeBase",    "mixamorig:*Toe_End"};
    for (const char* finger : {"Thumb", "Index", "Middle", "Ring", "Pinky"})
        for (const char* number : {"1", "2", "3", "4"})
            names.push_back("mixamorig:*Hand" + std::string(finger) + number);
    QCOMPARE(differenceOf(namesOf(makeTemplate(TemplateKind::Mixamo)),
                          bothSides(names, "Left", "Right")),
             std::string());
}

void tst_templates::roleNamedTemplatesHaveAllRoles_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("unity") << int(TemplateKind::Unity);
    QTest::newRow("godot") << int(TemplateKind::Godot);
    QTest::newRow("vrm") << int(TemplateKind::Vrm);
}

void tst_templates::roleNamedTemplatesHaveAllRoles() {
    QFETCH(int, kind);
    TemplateOptions options = usualOptions(TemplateKind(kind));
    options.face = true;
    const SkeletonTemplate body = makeTemplate(TemplateKind(kind), options).value();
    std::set<std::string> expected;
    for (const HumanoidRole role : humanoidRoles()) {
        QVERIFY2(body.of(role).isValid(), nameOf(role).data());
        std::string name(nameOf(role));
        if (TemplateKind(kind) != TemplateKind::Vrm)
            name.front() = char(std::toupper(name.front()));
        expected.insert(name);
    }
    if (TemplateKind(kind) == TemplateKind::Unity)
        return; // thumbs are another test's
    if (TemplateKind(kind) == TemplateKind::Godot)
        expected.insert("Root");
    QCOMPARE(differenceOf(namesOf(body), expected), std::string());
}

void tst_templates::thumbsAreCalledAsEachEngineDoes() {
    const auto thumb = [](TemplateKind kind) {
        const SkeletonTemplate body = makeTemplate(kind);
        std::string names;
        for (const HumanoidRole role :
             {HumanoidRole::LeftThumbMetacarpal, HumanoidRole::LeftThumbProximal,
              HumanoidRole::RightThumbDistal})
            names += body.joints[body.of(role).value()].name + " ";
        return names;
    };
    QCOMPARE(thumb(TemplateKind::Unity),
             std::string("LeftThumbProximal LeftThumbIntermediate RightThumbDistal "));
    QCOMPARE(thumb(TemplateKind::Godot),
             std::string("LeftThumbMetacarpal LeftThumbProximal RightThumbDistal "));
    QCOMPARE(thumb(TemplateKind::Vrm),
             std::string("leftThumbMetacarpal leftThumbProximal rightThumbDistal "));
}

void tst_templates::bipedIsNamedAsTheMannequin() {
    const Result<Character> mannequin = makeSample("mannequin");
    QVERIFY(mannequin.has_value());
    const SkeletonTemplate biped = makeTemplate(TemplateKind::Biped);
    const auto& names = mannequin->skeleton.names;
    QCOMPARE(differenceOf(namesOf(biped), {names.begin(), names.end()}), std::string());
    for (const TemplateJoint& joint : biped.joints) {
        const BoneIndex bone = findBone(mannequin->skeleton, joint.name);
        const BoneIndex parent = mannequin->skeleton.parents[bone.value()];
        QCOMPARE(joint.parent.isValid() ? biped.joints[joint.parent.value()].name : "",
                 parent.isValid() ? names[parent.value()] : "");
    }
}

void tst_templates::humanoidsTakeAllRequiredRoles_data() {
    QTest::addColumn<int>("kind");
    for (const TemplateInfo& info : templateList())
        if (info.isHumanoid)
            QTest::newRow(info.name.data()) << int(info.kind);
}

void tst_templates::humanoidsTakeAllRequiredRoles() {
    QFETCH(int, kind);
    for (const SkeletonTemplate& body : allOptionsOf(TemplateKind(kind))) {
        std::set<HumanoidRole> seen;
        for (const TemplateJoint& joint : body.joints)
            if (joint.role)
                QVERIFY(seen.insert(*joint.role).second);
        for (const HumanoidRole role : humanoidRoles()) {
            if (isRequired(role))
                QVERIFY2(seen.contains(role), nameOf(role).data());
            // A role hangs below its parent's, a finger's bone below the bone before it.
            const auto parent = parentOf(role);
            const BoneIndex joint = body.of(role);
            if (!joint.isValid() || !parent || !body.of(*parent).isValid())
                continue;
            BoneIndex above = body.joints[joint.value()].parent;
            while (above.isValid() && above != body.of(*parent))
                above = body.joints[above.value()].parent;
            QVERIFY2(above.isValid(), nameOf(role).data());
        }
    }
}

void tst_templates::jointsAreWellFormed() {
    QFETCH(int, kind);
    for (const SkeletonTemplate& body : allOptionsOf(TemplateKind(kind))) {
        QVERIFY(!body.joints.empty());
        for (std::size_t i = 0; i < body.joints.size(); ++i) {
            const TemplateJoint& joint = body.joints[i];
            QVERIFY(!joint.name.empty());
            QVERIFY(!joint.parent.isValid() || joint.parent.value() < i);
            QVERIFY((joint.tail - joint.position).norm() > 1e-3);
            QVERIFY(std::abs(joint.flexion.norm() - 1.0) < 1e-12);
            QVERIFY(std::abs(joint.flexion.dot((joint.tail - joint.position).normalized())) < 1e-9);
            QCOMPARE(sideOfName(joint.name).side, joint.side);
            if (joint.role)
                QCOMPARE(sideOf(*joint.role), joint.side);
            QCOMPARE(joint.between.isValid(), joint.betweenEnd.isValid());
            if (joint.between.isValid())
                QVERIFY(joint.along >= 0.0 && joint.along < 1.0);
            // No two joints of one chain in one place, but targets and roots.
            if (joint.parent.isValid() && joint.deforms &&
                body.joints[joint.parent.value()].deforms && kind != int(TemplateKind::Face))
                QVERIFY2((joint.position - body.joints[joint.parent.value()].position).norm() >
                             0.005 * (kind == int(TemplateKind::Chain) ? 0.1 : 1.0),
                         joint.name.c_str());
        }
    }
}

void tst_templates::rightIsTheExactReflectionOfLeft() {
    QFETCH(int, kind);
    const auto reflected = [](const Vec3d& v) { return Vec3d(-v.x(), v.y(), v.z()); };
    for (const SkeletonTemplate& body : allOptionsOf(TemplateKind(kind))) {
        const Skeleton skeleton = toSkeleton(body, 1.7);
        std::size_t compared = 0;
        for (std::size_t i = 0; i < body.joints.size(); ++i) {
            const TemplateJoint& joint = body.joints[i];
            if (kind == int(TemplateKind::Hand)) {
                QVERIFY(!joint.mirror.isValid());
                continue;
            }
            QVERIFY(joint.mirror.isValid());
            const TemplateJoint& other = body.joints[joint.mirror.value()];
            QCOMPARE(other.mirror, BoneIndex(i));
            QCOMPARE(sideOfName(joint.name).other, other.name);
            QCOMPARE(joint.role ? std::optional(mirrored(*joint.role)) : std::nullopt, other.role);
            const bool hangsOnGun =
                joint.name.starts_with("ik_hand") && joint.name != "ik_hand_root";
            if (joint.name == "ik_hand_gun")
                continue; // in the right hand
            QVERIFY(other.position == reflected(joint.position));
            QVERIFY(other.tail == reflected(joint.tail));
            QVERIFY(other.flexion == reflected(joint.flexion));
            if (hangsOnGun)
                continue;
            const Transform& a = skeleton.restLocal[i];
            const Transform& b = skeleton.restLocal[joint.mirror.value()];
            QVERIFY(b.translation == reflected(a.translation));
            const Quatd q(a.rotation.w(), a.rotation.x(), -a.rotation.y(), -a.rotation.z());
            // A half turn about an axis in the mirror's plane has both signs.
            QVERIFY2(b.rotation.coeffs() == q.coeffs() || b.rotation.coeffs() == -q.coeffs(),
                     joint.name.c_str());
            ++compared;
        }
        QVERIFY(compared > 0 || kind == int(TemplateKind::Hand));
    }
}

void tst_templates::framesFollowBoneAndFlexion() {
    QFETCH(int, kind);
    for (const SkeletonTemplate& body : allOptionsOf(TemplateKind(kind))) {
        const Skeleton skeleton = toSkeleton(body, 2.0);
        QCOMPARE(skeleton.boneCount(), body.joints.size());
        const std::vector<Affine3d> model = modelOf(skeleton);
        for (std::size_t i = 0; i < body.joints.size(); ++i) {
            const TemplateJoint& joint = body.joints[i];
            QCOMPARE(skeleton.names[i], joint.name);
            QCOMPARE(skeleton.parents[i], joint.parent);
            QVERIFY((model[i].translation() - 2.0 * joint.position).norm() < 1e-12);
            const Vec3d along = (joint.tail - joint.position).normalized();
            QVERIFY((model[i].linear().col(1) - along).norm() < 1e-9);
            // A small positive turn about the bone's x axis moves its tail towards the flexion.
            const Vec3d turned = model[i].linear() *
                                 Eigen::AngleAxisd(0.1, Vec3d::UnitX()).toRotationMatrix() *
                                 Vec3d::UnitY();
            QVERIFY((turned - along).normalized().dot(joint.flexion) > 0.99);
        }
    }
}

void tst_templates::bodiesStandOnTheGroundOneHigh_data() {
    QTest::addColumn<int>("kind");
    for (const TemplateInfo& info : templateList())
        if (info.isHumanoid || info.kind == TemplateKind::Quadruped ||
            info.kind == TemplateKind::Bird)
            QTest::newRow(info.name.data()) << int(info.kind);
}

void tst_templates::bodiesStandOnTheGroundOneHigh() {
    QFETCH(int, kind);
    const SkeletonTemplate body = makeTemplate(TemplateKind(kind));
    double lowest = 1.0;
    double highest = 0.0;
    double head = 0.0;
    for (const TemplateJoint& joint : body.joints) {
        if (joint.deforms) {
            lowest = std::min({lowest, joint.position.y(), joint.tail.y()});
            if (!joint.name.starts_with("ear"))
                highest = std::max({highest, joint.position.y(), joint.tail.y()});
        }
        if (joint.name.ends_with("ead"))
            head = joint.position.y();
        QVERIFY(joint.position.y() >= 0.0);
    }
    QVERIFY(lowest > 0.0 && lowest < 0.03);
    QVERIFY(head > 0.84 && head < 0.92);
    QVERIFY(highest <= 1.0 && highest >= 0.86);
    if (infoOf(TemplateKind(kind)).isHumanoid)
        QCOMPARE(highest, 1.0); // the head's bone ends at its top
}

void tst_templates::bipedHasTheMannequinsProportions() {
    // Measured apart: the mannequin is 1.75 m high.
    const Result<Character> mannequin = makeSample("mannequin");
    QVERIFY(mannequin.has_value());
    const std::vector<Affine3d> model = modelOf(mannequin->skeleton);
    for (const TemplateJoint& joint : makeTemplate(TemplateKind::Biped).joints) {
        const BoneIndex bone = findBone(mannequin->skeleton, joint.name);
        const double distance = (joint.position - model[bone.value()].translation() / 1.75).norm();
        QVERIFY2(distance < 0.012, (joint.name + " " + std::to_string(distance)).c_str());
    }
}

void tst_templates::twistsDivideTheirBonesEvenly() {
    TemplateOptions options = usualOptions(TemplateKind::Ue5);
    options.twist = 3;
    const SkeletonTemplate body = makeTemplate(TemplateKind::Ue5, options).value();
    const auto at = [&](const std::string& name) {
        const BoneIndex joint = body.named(name);
        return joint.isValid() ? body.joints[joint.value()].position : Vec3d(9.0, 9.0, 9.0);
    };
    const auto part = [&](const char* twist, const char* from, const char* to) {
        return (at(twist) - at(from)).norm() / (at(to) - at(from)).norm();
    };
    QVERIFY(std::abs(part("upperarm_twist_01_r", "upperarm_r", "lowerarm_r") - 0.25) < 1e-12);
    QVERIFY(std::abs(part("upperarm_twist_03_r", "upperarm_r", "lowerarm_r") - 0.75) < 1e-12);
    // From the wrist.
    QVERIFY(std::abs(part("lowerarm_twist_01_l", "lowerarm_l", "hand_l") - 0.75) < 1e-12);
    const TemplateJoint& twist = body.joints[body.named("calf_twist_02_r").value()];
    QCOMPARE(body.joints[twist.between.value()].name, std::string("calf_r"));
    QCOMPARE(body.joints[twist.betweenEnd.value()].name, std::string("foot_r"));
    QCOMPARE(twist.along, 0.5);
}

void tst_templates::countsOutOfRangeAreRefused() {
    for (int TemplateOptions::*const count :
         {&TemplateOptions::spine, &TemplateOptions::neck, &TemplateOptions::fingers,
          &TemplateOptions::fingerBones, &TemplateOptions::twist})
        for (const int value : {-1, 301}) {
            TemplateOptions options = usualOptions(TemplateKind::Biped);
            options.*count = value;
            const auto refused = makeTemplate(TemplateKind::Biped, options);
            QVERIFY(!refused.has_value());
            QCOMPARE(refused.error().code, std::string("template-count"));
            QVERIFY(!refused.error().remedy.empty());
        }
    TemplateOptions chain = usualOptions(TemplateKind::Chain);
    chain.chain = 0;
    QVERIFY(!makeTemplate(TemplateKind::Chain, chain).has_value());
    chain.chain = 300;
    QCOMPARE(makeTemplate(TemplateKind::Chain, chain)->joints.size(), std::size_t(301));
}

void tst_templates::countsWithoutChoiceAreIgnored() {
    TemplateOptions options = usualOptions(TemplateKind::Ue4);
    options.spine = 77;
    options.chain = -4;
    QCOMPARE(makeTemplate(TemplateKind::Ue4, options)->joints.size(),
             makeTemplate(TemplateKind::Ue4).joints.size());
}

void tst_templates::degeneratePlacementsKeepTheParentsAxes() {
    const SkeletonTemplate chain = makeTemplate(TemplateKind::Chain);
    std::vector<JointPlacement> placement = placementOf(chain);
    placement[1].tail = placement[1].position;
    placement[2].flexion = placement[2].tail - placement[2].position;
    placement[3].flexion = Vec3d::Zero();
    const Skeleton skeleton = toSkeleton(chain, placement);
    for (const std::size_t bone : {1u, 2u, 3u}) {
        QVERIFY(!boneOrientation(placement[bone]));
        QVERIFY(skeleton.restLocal[bone].rotation.isApprox(Quatd::Identity()));
        QVERIFY(isFinite(skeleton.restLocal[bone]));
    }
}

void tst_templates::namesAreUnique() {
    QFETCH(int, kind);
    for (const SkeletonTemplate& body : allOptionsOf(TemplateKind(kind)))
        QCOMPARE(namesOf(body).size(), body.joints.size());
}

RIGWRIGHT_TEST(tst_templates)
#include "tst_templates.moc"
