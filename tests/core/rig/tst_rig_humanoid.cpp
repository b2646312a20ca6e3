// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Whole humanoid rigs on the built-in body and on characters of others.
#include "core/character/body_surface.h"
#include "core/character/edit_rig.h"
#include "core/character/humanoid.h"
#include "core/io/import.h"
#include "core/rig/make_control.h"
#include "core/rig/rest_places.h"
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/paths.h"
#include "tests/support/rig_stage.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

using Role = HumanoidRole;

struct Body {
    Skeleton skeleton;
    HumanoidMap map;
    BonePoints surface;
};

Body bodyOf(const Character& character) {
    return {character.skeleton, humanoidOf(character).map, surfaceByBone(character)};
}

Body scaled(Body body, double factor) {
    body.skeleton = scaledSkeleton(body.skeleton, factor);
    for (auto& points : body.surface)
        for (Vec3f& point : points)
            point *= float(factor);
    return body;
}

/// By the name of the test's row; nothing where the corpus is absent.
std::optional<Body> bodyNamed(const QString& name) {
    if (name.startsWith("real/")) {
        if (!fs::exists(corpusDir()))
            return std::nullopt;
        ImportOptions options;
        options.readerProgram = binaryDir() / "rigwright-cli";
        const auto character = importCharacter(corpusDir() / name.toStdString(), options);
        if (!character)
            qFatal("%s: %s", qPrintable(name), character.error().detail.c_str());
        return bodyOf(*character);
    }
    const auto mannequin = makeSample("mannequin", name.startsWith("A-pose") ? "a" : "t");
    Body body = bodyOf(*mannequin);
    if (name.endsWith("bones alone"))
        body.surface.clear();
    if (name.endsWith("hundredth"))
        return scaled(body, 0.01);
    if (name.endsWith("hundredfold"))
        return scaled(body, 100.0);
    return body;
}

Vec3d headOf(const Body& body, Role role) {
    return restModel(body.skeleton)[body.map.of(role).value()].translation();
}

} // namespace

class tst_rig_humanoid : public QObject {
    Q_OBJECT

    void addBodies() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"mannequin", "A-pose", "mannequin, bones alone", "mannequin, hundredth",
              "mannequin, hundredfold", "real/kaykit_mannequin/manny_med_mod.gltf",
              "real/Med_General.glb", "real/maya_kenney_character_7700_binary.fbx"})
            QTest::newRow(name) << QString(name);
    }

private Q_SLOTS:
    void atRestNothingMoves_data() { addBodies(); }
    void atRestNothingMoves() {
        QFETCH(QString, name);
        const auto body = bodyNamed(name);
        if (!body)
            QSKIP("the folder of test files is absent");
        const auto made = rigHumanoid({}, body->skeleton, body->map, body->surface);
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        const Rig& rig = made->edit.rig;
        const auto checked = checkRig(rig, body->skeleton, {});
        QVERIFY2(checked.has_value(), checked ? "" : checked.error().detail.c_str());
        QCOMPARE(rig.handles.size(), std::size_t(4));
        for (const IkHandle& handle : rig.handles)
            QCOMPARE(handle.weight, 1.0);
        const RestError off = offRest(rig, body->skeleton);
        const double height = heightOf(body->skeleton);
        qInfo("%s: %zu controls, off by %.2g of the height, turned by %.2g", qPrintable(name),
              rig.controls.size(), off.place / height, off.turn);
        QVERIFY2(off.place <= 1e-6 * height, qPrintable(QString::number(off.place / height)));
        QVERIFY2(off.turn <= 1e-5, qPrintable(QString::number(off.turn)));
    }
    void elbowsBendBackAndKneesForward_data() { addBodies(); }
    void elbowsBendBackAndKneesForward() {
        QFETCH(QString, name);
        const auto body = bodyNamed(name);
        if (!body)
            QSKIP("the folder of test files is absent");
        const auto made = rigHumanoid({}, body->skeleton, body->map, body->surface);
        QVERIFY(made.has_value());
        const Rig& rig = made->edit.rig;
        const std::vector<Affine3d> rest = rigidRest(body->skeleton);
        for (const IkHandle& handle : rig.handles) {
            const Role role = *roleOf(body->map, handle.end);
            const bool isArm = slotOf(role).part == HumanoidPart::Hand;
            const Vec3d mid = rest[handle.mid.value()].translation();
            const Vec3d pole =
                restPlace(rig.controls[handle.pole.control.value()], rest).translation();
            const double ahead = (pole - mid).z() / (pole - mid).norm();
            QVERIFY2(isArm ? ahead < -0.4 : ahead > 0.4,
                     qPrintable(QString("%1 %2").arg(nameOf(role).data()).arg(ahead)));
            // Half of the way to the root: it must bend, and to that side.
            Pose pose = rigRestPose(rig, body->skeleton);
            const Control& target = rig.controls[handle.target.control.value()];
            const Vec3d way =
                rest[handle.root.value()].translation() - rest[handle.end.value()].translation();
            pose.controls[handle.target.control.value()].translation =
                restPlace(target, rest).linear().transpose() * (0.4 * way);
            const SolvedRig now = solved(rig, body->skeleton, pose);
            const Vec3d bent = now.modelFromBone[handle.mid.value()].translation() -
                               rest[handle.root.value()].translation() - 0.3 * -way;
            QVERIFY2(isArm ? bent.z() < 0.0 : bent.z() > 0.0, nameOf(role).data());
            VERIFY_NEAR(now.modelFromBone[handle.end.value()].translation(),
                        Vec3d(rest[handle.end.value()].translation() + 0.4 * way),
                        1e-4 * way.norm());
        }
    }
    void theRootTakesAllAlong_data() { addBodies(); }
    void theRootTakesAllAlong() {
        QFETCH(QString, name);
        const auto body = bodyNamed(name);
        if (!body)
            QSKIP("the folder of test files is absent");
        const auto made = rigHumanoid({}, body->skeleton, body->map, body->surface);
        QVERIFY(made.has_value());
        const Rig& rig = made->edit.rig;
        // The first control: a circle with an arrow on the ground.
        QVERIFY(rig.controls[0].shape == ControlShape::Polyline && rig.controls[0].closed);
        const double height = heightOf(body->skeleton);
        const Vec3d way = Vec3d(0.3, 0.1, -0.2) * height;
        Pose pose = rigRestPose(rig, body->skeleton);
        pose.controls[0].translation =
            restPlace(rig.controls[0], rigidRest(body->skeleton)).linear().transpose() * way;
        const SolvedRig now = solved(rig, body->skeleton, pose);
        const std::vector<Affine3d> rest = restModel(body->skeleton);
        for (const Role role : humanoidRoles())
            if (const BoneIndex bone = body->map.of(role); bone.isValid())
                VERIFY_NEAR(now.modelFromBone[bone.value()].translation(),
                            Vec3d(rest[bone.value()].translation() + way), 2e-6 * height);
    }
    void hipsGoDownWhileFeetStay() {
        const Body body = *bodyNamed("mannequin");
        const auto made = rigHumanoid({}, body.skeleton, body.map, body.surface);
        const Rig& rig = made->edit.rig;
        Pose pose = rigRestPose(rig, body.skeleton);
        pose.controls[findControl(rig, "hips").value()].translation = Vec3d(0, -0.3, 0);
        const SolvedRig now = solved(rig, body.skeleton, pose);
        const std::vector<Affine3d> rest = restModel(body.skeleton);
        for (const Role role : {Role::LeftFoot, Role::RightFoot}) {
            const std::size_t bone = body.map.of(role).value();
            VERIFY_NEAR(now.modelFromBone[bone].matrix(), rest[bone].matrix(), 1e-6);
        }
        VERIFY_NEAR(now.modelFromBone[body.map.of(Role::Hips).value()].translation(),
                    Vec3d(headOf(body, Role::Hips) - Vec3d(0, 0.3, 0)), 1e-9);
        for (const Role role : {Role::LeftLowerLeg, Role::RightLowerLeg}) {
            const std::size_t bone = body.map.of(role).value();
            QVERIFY(now.modelFromBone[bone].translation().z() > rest[bone].translation().z() + 0.1);
        }
    }
    void sizesFollowTheBody() {
        const Body body = *bodyNamed("mannequin");
        const auto made = rigHumanoid({}, body.skeleton, body.map, body.surface);
        for (const double factor : {0.01, 100.0}) {
            const Body other = scaled(body, factor);
            const auto rig = rigHumanoid({}, other.skeleton, other.map, other.surface);
            QVERIFY(rig.has_value());
            QCOMPARE(rig->edit.rig.controls.size(), made->edit.rig.controls.size());
            for (std::size_t i = 0; i < made->edit.rig.controls.size(); ++i) {
                const Control& a = made->edit.rig.controls[i];
                const Control& b = rig->edit.rig.controls[i];
                QCOMPARE(a.name, b.name);
                VERIFY_NEAR(b.size / (factor * a.size), 1.0, 1e-4);
                VERIFY_NEAR(Vec3d(b.shapeOffset.translation / factor), a.shapeOffset.translation,
                            1e-4);
                VERIFY_NEAR(Vec3d(b.place.translation / factor), a.place.translation, 1e-9);
            }
        }
    }
    /// Circles go round the trunk, boxes hold hands and feet, the head's circle is above it.
    void controlsStandAroundTheBody() {
        const Body body = *bodyNamed("mannequin");
        const auto made = rigHumanoid({}, body.skeleton, body.map, body.surface);
        const Rig& rig = made->edit.rig;
        const std::vector<Affine3d> rest = rigidRest(body.skeleton);
        const auto shapeOf = [&](const char* name) {
            const Control& control = rig.controls[findControl(rig, name).value()];
            return Affine3d(restPlace(control, rest) * toAffine(control.shapeOffset) *
                            Eigen::Scaling(control.size));
        };
        for (const auto& [control, role] :
             {std::pair("hand_ik.L", Role::LeftHand), std::pair("foot_ik.R", Role::RightFoot)}) {
            const Affine3d shapeFromModel = shapeOf(control).inverse();
            for (const Vec3f& point : body.surface[body.map.of(role).value()])
                QVERIFY((shapeFromModel * point.cast<double>()).cwiseAbs().maxCoeff() <= 1.0);
        }
        // The sole: flat, along the foot; axes of the target, too.
        const Control& foot = rig.controls[findControl(rig, "foot_ik.L").value()];
        const Mat3d axes = restPlace(foot, rest).linear();
        VERIFY_NEAR(Vec3d(axes.col(1)), Vec3d(Vec3d::UnitY()), 1e-9);
        QVERIFY(axes(2, 2) > 0.9);
        double crown = 0.0;
        for (const Vec3f& point : body.surface[body.map.of(Role::Head).value()])
            crown = std::max(crown, double(point.y()));
        const Affine3d head = shapeOf("head");
        QVERIFY(head.translation().y() > crown && head.translation().y() < crown + 0.1);
        for (const char* name : {"hips", "spine_02", "head", "root"}) {
            const Vec3d up = shapeOf(name).linear().col(1).normalized();
            QVERIFY2(std::abs(up.y()) > 0.95, name);
        }
        const double hips = rig.controls[findControl(rig, "hips").value()].size;
        QVERIFY2(hips > 0.18 && hips < 0.3, qPrintable(QString::number(hips)));
        VERIFY_NEAR(shapeOf("root").translation().y(), 0.0, 0.02);
    }
    void partsAreInSets() {
        const Body body = *bodyNamed("mannequin");
        const auto made = rigHumanoid({}, body.skeleton, body.map, body.surface);
        std::size_t members = 0;
        for (const char* name :
             {"body", "arm.L", "arm.R", "leg.L", "leg.R", "fingers.L", "fingers.R"}) {
            const auto set =
                std::ranges::find(made->edit.rig.sets, std::string(name), &ControlSet::name);
            QVERIFY2(set != made->edit.rig.sets.end(), name);
            QVERIFY(!set->controls.empty());
            members += set->controls.size();
        }
        QCOMPARE(members, made->edit.rig.controls.size()); // each in one
    }
    void whatIsThereStays() {
        const Body body = *bodyNamed("mannequin");
        const auto limb =
            addLimb({}, body.skeleton,
                    {.root = body.map.of(Role::LeftUpperArm), .end = body.map.of(Role::LeftHand)});
        const auto made = rigHumanoid(limb->edit.rig, body.skeleton, body.map, body.surface);
        QVERIFY(made.has_value());
        for (std::size_t i = 0; i < limb->edit.rig.controls.size(); ++i)
            QVERIFY(made->edit.rig.controls[i] == limb->edit.rig.controls[i]);
        QVERIFY(made->edit.rig.handles[0] == limb->edit.rig.handles[0]);
        QCOMPARE(made->edit.rig.handles.size(), std::size_t(4));
        const auto again = rigHumanoid(made->edit.rig, body.skeleton, body.map, body.surface);
        QVERIFY(!again.has_value());
        QCOMPARE(again.error().code, std::string("rig-nothing-to-make"));
    }
    void aBodyWithoutRootBoneGetsAFreeRoot() {
        Body body = *bodyNamed("mannequin");
        // Hips without anything above: their rest in model space.
        const std::vector<Affine3d> rest = restModel(body.skeleton);
        const std::size_t hips = body.map.of(Role::Hips).value();
        body.skeleton.parents[hips] = {};
        body.skeleton.restLocal[hips] = decomposeNearest(rest[hips]);
        const auto made = rigHumanoid({}, body.skeleton, body.map, body.surface);
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        const Control& root = made->edit.rig.controls[0];
        QVERIFY(!root.drives && !root.bone.isValid() && root.space == ControlSpace::World);
        const ControlIndex control = findControl(made->edit.rig, "hips");
        QVERIFY(made->edit.rig.controls[control.value()].spaceNode == controlNode(ControlIndex(0)));
        QVERIFY(offRest(made->edit.rig, body.skeleton).place < 1e-6 * heightOf(body.skeleton));
    }
    void theCharacterTakesTheRig() {
        const auto mannequin = makeSample("mannequin");
        const Body body = bodyOf(*mannequin);
        const auto made = rigHumanoid({}, body.skeleton, body.map, body.surface);
        const auto rigged = withRig(*mannequin, made->edit);
        QVERIFY2(rigged.has_value(), rigged ? "" : rigged.error().detail.c_str());
        QCOMPARE(brokenInvariant(*rigged), std::string());
    }
};

RIGWRIGHT_TEST(tst_rig_humanoid)
#include "tst_rig_humanoid.moc"
