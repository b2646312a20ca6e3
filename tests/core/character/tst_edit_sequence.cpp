// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Long random sequences of skeleton edits on bound and posed characters: no edit wrecks weights.
#include "core/animation/sample.h"
#include "core/character/bind_pose.h"
#include "core/character/edit_skeleton.h"
#include "core/character/evaluate_frame.h"
#include "core/samples/samples.h"
#include "core/skin/palette.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/random_bone_edit.h"
#include "tests/support/skinning_reference.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// All vertices of all bound meshes, in double, by the formula of linear or dual blending.
std::vector<Vec3d> deformed(const Character& character, const std::vector<Transform>& local,
                            bool dual = false) {
    std::vector<Affine3d> model;
    computeModelPose(character.skeleton, local, model);
    std::vector<Vec3d> places;
    std::vector<Affine3d> palette;
    for (const MeshInstance& instance : character.meshes) {
        const Affine3d unbound = modelFromUnbound(instance, model);
        SkinningInput input;
        input.positions = instance.mesh->positions;
        input.modelFromUnbound = unbound;
        if (instance.binding) {
            computePalette(*instance.binding, model, palette);
            input.palette = palette;
            input.weights = &instance.binding->weights();
        }
        for (std::size_t v = 0; v < instance.mesh->vertexCount(); ++v)
            places.push_back(!instance.binding
                                 ? unbound * instance.mesh->positions[v].cast<double>()
                             : dual ? referenceDual(input, v).position
                                    : referenceLinear(input, v).position);
    }
    return places;
}

double farthest(const std::vector<Vec3d>& a, const std::vector<Vec3d>& b) {
    if (a.size() != b.size())
        return 1e9;
    double worst = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double apart = (a[i] - b[i]).norm();
        worst = apart <= worst ? worst : apart; // NaN stays
    }
    return worst;
}

/// Bones turned at random, by up to half a radian.
std::vector<Transform> posed(const Character& character, std::mt19937& random) {
    std::vector<Transform> local = character.skeleton.restLocal;
    std::uniform_real_distribution<double> range(-1.0, 1.0);
    for (Transform& bone : local) {
        const Vec3d axis(range(random), range(random), range(random) + 2.0);
        bone.rotation =
            (bone.rotation * Quatd(Eigen::AngleAxisd(0.5 * range(random), axis.normalized())))
                .normalized();
        bone.translation += 0.01 * Vec3d(range(random), range(random), range(random));
    }
    return local;
}

double worstSum(const Character& character) {
    double worst = 0.0;
    for (const MeshInstance& instance : character.meshes)
        if (instance.binding)
            for (std::size_t v = 0; v < instance.mesh->vertexCount(); ++v)
                worst = std::max(
                    worst, std::abs(sumOf(instance.binding->weights().row(VertexIndex(v))) - 1.0));
    return worst;
}

Character subject(const std::string& name, std::mt19937& random) {
    Character character = name == "arm" ? armCharacter() : makeSample(name).value();
    if (name == "arm") { // one that is not bound, on a bone
        MeshInstance tool = character.meshes[1];
        tool.name = "Tool";
        tool.binding.reset();
        tool.parent = BoneIndex(kHelper);
        character.meshes.push_back(tool);
        finishCharacter(character);
    }
    SavedPose saved{"saved", character.pose};
    saved.pose.local = posed(character, random);
    character.poseLibrary.push_back(std::make_shared<const SavedPose>(std::move(saved)));
    character.pose.local = posed(character, random);
    return character;
}

} // namespace

class tst_edit_sequence : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoHundredEditsKeepEveryPromise_data();
    void twoHundredEditsKeepEveryPromise();
};

void tst_edit_sequence::twoHundredEditsKeepEveryPromise_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("arm, first") << "arm" << 1u;
    QTest::newRow("arm, second") << "arm" << 2u;
    QTest::newRow("arm, third") << "arm" << 3u;
    QTest::newRow("tail") << "tail" << 4u;
    QTest::newRow("mannequin") << "mannequin" << 5u;
}

void tst_edit_sequence::twoHundredEditsKeepEveryPromise() {
    QFETCH(QString, name);
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    Character character = subject(name.toStdString(), random);
    const std::size_t start = character.skeleton.boneCount();
    const std::vector<Vec3d> atBind = deformed(character, poseAtBind(character).local);
    std::map<std::string, std::size_t> done;
    std::set<std::string> refused;
    std::size_t edits = 0;
    double worstBind = 0.0;
    double worstPose = 0.0;
    for (std::size_t tries = 0; edits < 200; ++tries) {
        QVERIFY2(tries < 2000, "nearly every edit is refused");
        const RandomBoneEdit next = randomBoneEdit(
            character.skeleton, random, std::max<std::size_t>(3, start / 2), 2 * start + 8);
        if (!next.edit) {
            refused.insert(next.edit.error().code);
            continue;
        }
        const auto result = editCharacter(character, *next.edit);
        if (!result) {
            refused.insert(result.error().code);
            continue;
        }
        ++edits;
        ++done[next.what];
        const Character& after = result->character;
        const QByteArray where =
            QByteArray::fromStdString("edit " + std::to_string(edits) + ", " + next.what + ": ");
        const std::string broken = brokenInvariant(after);
        QVERIFY2(broken.empty(), where + broken.c_str());
        QVERIFY2(worstSum(after) <= 1e-6,
                 where + "a row sums to 1 ± " + QByteArray::number(worstSum(after)));
        const double bind = farthest(deformed(after, poseAtBind(after).local), atBind);
        QVERIFY2(bind <= 1e-6, where + "a vertex moved at bind by " + QByteArray::number(bind));
        worstBind = std::max(worstBind, bind);
        if (next.promise == EditPromise::Still) {
            const bool dual = edits % 8 == 0;
            double pose = farthest(deformed(after, after.pose.local, dual),
                                   deformed(character, character.pose.local, dual));
            pose =
                std::max(pose, farthest(deformed(after, after.poseLibrary[0]->pose.local),
                                        deformed(character, character.poseLibrary[0]->pose.local)));
            QVERIFY2(pose <= 1e-6,
                     where + "a vertex moved in a pose by " + QByteArray::number(pose));
            worstPose = std::max(worstPose, pose);
        }
        character = after;
    }
    std::string kinds;
    for (const auto& [what, count] : done)
        kinds += what + " " + std::to_string(count) + ", ";
    qInfo(
        "%s%zu bones at the end; rows within %.1e of 1; vertices within %.1e m at bind (all 200), "
        "%.1e in poses (each)",
        kinds.c_str(), character.skeleton.boneCount(), worstSum(character), worstBind, worstPose);
    QVERIFY(done.size() >= 12);
}

RIGWRIGHT_TEST(tst_edit_sequence)
#include "tst_edit_sequence.moc"
