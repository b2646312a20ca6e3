// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Templates as skeletons of characters that have none, and skeletons taken away.
#include "core/character/bind_mesh.h"
#include "core/character/edit_skeleton.h"
#include "core/character/evaluate_frame.h"
#include "core/character/fit_template.h"
#include "core/character/set_skeleton.h"
#include "core/samples/samples.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// Nodes "Group" > "Body", which carries the mannequin's mesh, as files have it.
Character bare() {
    Character character = *makeSample("mannequin");
    MeshInstance body = character.meshes.front();
    body.binding.reset();
    Character result;
    addBone(result.skeleton, "Group", {}, shift(0, 0.5, 0));
    addBone(result.skeleton, "Body", BoneIndex(0), shift(0, -0.5, 0));
    body.parent = BoneIndex(1);
    result.meshes = {body};
    finishCharacter(result);
    result.poseLibrary.push_back(std::make_shared<const SavedPose>(SavedPose{"A", result.pose}));
    result.foreign.documentJson = R"({"scene":0,"scenes":[{"nodes":[5]}]})";
    result.foreign.nodeOrder = {5, 3};
    result.foreign.nodeJson = {"", ""};
    return result;
}

std::vector<Vec3f> shown(const Character& character, std::size_t mesh = 0) {
    FrameRequest request;
    request.cpuMeshes = {MeshInstanceIndex(mesh)};
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, request, caches, state, frame);
    return frame.vertices[mesh].positions;
}

double farthest(const std::vector<Vec3f>& a, const std::vector<Vec3f>& b) {
    if (a.size() != b.size())
        return 1e9;
    double worst = 0.0;
    for (std::size_t v = 0; v < a.size(); ++v)
        worst = std::max(worst, double((a[v] - b[v]).norm()));
    return worst;
}

std::vector<std::string> namesOf(const Character& character, std::span<const BoneIndex> bones) {
    std::vector<std::string> names;
    for (const BoneIndex bone : bones)
        names.push_back(character.skeleton.names[bone.value()]);
    return names;
}

} // namespace

class tst_set_skeleton : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTemplateBecomesASkeleton_data();
    void everyTemplateBecomesASkeleton();
    void bonesThatAreMeantForWeightsGetThem();
    void marksStayThroughEditsUntilSomethingIsBound();
    void whatCannotBeIsRefused();
    void nodesThatCarryThingsAreNoSkeleton();
    void aSkeletonIsTakenAway();
    void meshesStayWhereTheirJointsHeldThem();
    void thereAndBackGivesTheBareMesh();
};

void tst_set_skeleton::everyTemplateBecomesASkeleton_data() {
    QTest::addColumn<int>("kind");
    for (const TemplateInfo& info : templateList())
        QTest::newRow(info.name.data()) << int(info.kind);
}

void tst_set_skeleton::everyTemplateBecomesASkeleton() {
    QFETCH(int, kind);
    const SkeletonTemplate from = makeTemplate(TemplateKind(kind));
    const Character before = bare();
    const auto placement = placeInBounds(from, bounds(meshOfBody(before).positions));
    const auto made = withSkeleton(before, from, placement);
    QVERIFY(made);
    QCOMPARE(brokenInvariant(*made), std::string());
    const Skeleton expected = toSkeleton(from, placement);
    QCOMPARE(made->skeleton.boneCount(), 2 + expected.boneCount());
    for (std::size_t bone = 0; bone < expected.boneCount(); ++bone) {
        QCOMPARE(made->skeleton.names[2 + bone], from.joints[bone].name);
        QVERIFY(made->skeleton.restLocal[2 + bone] == expected.restLocal[bone]);
        const BoneIndex parent = from.joints[bone].parent;
        QCOMPARE(made->skeleton.parents[2 + bone],
                 parent.isValid() ? BoneIndex(2 + parent.value()) : BoneIndex());
        QCOMPARE(made->skeleton.deform[2 + bone] != 0, from.joints[bone].deforms);
        QVERIFY(made->poseLibrary[0]->pose.local[2 + bone] == expected.restLocal[bone]);
    }
    // Nothing of the old changes.
    QVERIFY(made->pose.local == made->skeleton.restLocal);
    QVERIFY(made->meshes == before.meshes);
    QVERIFY(shown(*made) == shown(before));
    for (std::size_t bone = 0; bone < 2; ++bone) {
        QCOMPARE(made->skeleton.names[bone], before.skeleton.names[bone]);
        QCOMPARE(made->foreign.nodeOrder[bone], before.foreign.nodeOrder[bone]);
    }
    std::vector<std::uint32_t> order = made->foreign.nodeOrder;
    QCOMPARE(order.size(), made->skeleton.boneCount());
    std::ranges::sort(order);
    QVERIFY(std::ranges::adjacent_find(order) == order.end());
    for (const BoneIndex root : rootsFrom(*made, 2))
        QVERIFY(root.value() >= 2 && !made->skeleton.parents[root.value()].isValid());
    QVERIFY(!rootsFrom(*made, 2).empty());
    // Roles are the template's.
    QCOMPARE(made->humanoid.has_value(), infoOf(from.kind).isHumanoid);
    if (made->humanoid)
        for (const HumanoidRole role : humanoidRoles()) {
            const BoneIndex joint = from.of(role);
            QCOMPARE(made->humanoid->of(role),
                     joint.isValid() ? BoneIndex(2 + joint.value()) : BoneIndex());
        }
}

void tst_set_skeleton::bonesThatAreMeantForWeightsGetThem() {
    const SkeletonTemplate biped = makeTemplate(TemplateKind::Biped);
    const Character before = bare();
    const auto guess = guessMarkers(meshOfBody(before));
    QVERIFY(guess);
    Character made = withSkeleton(before, biped, fitTemplate(biped, guess->markers)).value();
    std::vector<std::string> expected;
    for (const TemplateJoint& joint : biped.joints)
        if (joint.deforms)
            expected.push_back(joint.name);
    QCOMPARE(namesOf(made, deformBones(made)), expected);
    const auto bound = bindMesh(made, MeshInstanceIndex(0), {});
    QVERIFY2(bound, bound ? "" : bound.error().detail.c_str());
    applyBind(made, MeshInstanceIndex(0), *bound);
    QCOMPARE(namesOf(made, made.meshes[0].binding->joints), expected);
    QVERIFY(farthest(shown(made), shown(before)) < 1e-6);
}

void tst_set_skeleton::marksStayThroughEditsUntilSomethingIsBound() {
    const SkeletonTemplate biped = makeTemplate(TemplateKind::Biped);
    const Character made =
        withSkeleton(bare(), biped, placeInBounds(biped, bounds(meshOfBody(bare()).positions)))
            .value();
    const BoneIndex head = findBone(made.skeleton, "head");
    const auto extruded = extrudeBone(made.skeleton, head, {0, 2, 0});
    const Character after = editCharacter(made, extruded.value()).value().character;
    std::vector<std::string> expected = namesOf(made, deformBones(made));
    expected.push_back(after.skeleton.names[extruded->made.front().value()]);
    QCOMPARE(namesOf(after, deformBones(after)), expected);
}

void tst_set_skeleton::whatCannotBeIsRefused() {
    const SkeletonTemplate hand = makeTemplate(TemplateKind::Hand);
    std::vector<JointPlacement> placement = placementOf(hand);
    const auto codeOf = [&](const Character& character) {
        const auto made = withSkeleton(character, hand, placement);
        return made ? std::string() : made.error().code;
    };
    QCOMPARE(codeOf(armCharacter()), std::string("skeleton-there"));
    QCOMPARE(codeOf(bare()), std::string());
    for (const double bad :
         {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        placement = placementOf(hand);
        placement[2].tail.y() = bad;
        QCOMPARE(codeOf(bare()), std::string("skeleton-not-finite"));
    }
    placement = placementOf(hand);
    Character full;
    for (std::size_t bone = 0; bone + 1 < kMostBones; ++bone)
        addBone(full.skeleton, "node", {}, {});
    finishCharacter(full);
    QCOMPARE(codeOf(full), std::string("bone-too-many"));
}

void tst_set_skeleton::nodesThatCarryThingsAreNoSkeleton() {
    QVERIFY(skeletonBones(bare()).empty());
    QVERIFY(skeletonBones(Character{}).empty());
    // Rig > (Body, hips > thigh > thigh_end, Camera)
    Character character = bare();
    character.foreign = {};
    const BoneIndex hips = addBone(character.skeleton, "hips", BoneIndex(0), {});
    const BoneIndex thigh = addBone(character.skeleton, "thigh", hips, shift(0, -0.3, 0));
    addBone(character.skeleton, "thigh_end", thigh, shift(0, -0.3, 0));
    addBone(character.skeleton, "Camera", BoneIndex(0), {});
    character.foreign.nodeJson = {"", "", "", "", "", R"({"camera":0})"};
    finishCharacter(character);
    const std::vector<std::string> chain{"hips", "thigh", "thigh_end"};
    QCOMPARE(namesOf(character, skeletonBones(character)), chain);
    // The same where it is bound, and a tool hangs on a bone.
    Binding binding;
    binding.joints = {hips, thigh};
    binding.boneFromMeshBind.assign(2, Affine3d::Identity());
    binding.layers = {{"Base", SkinWeights(character.meshes[0].mesh->vertexCount())}};
    character.meshes[0].binding = binding;
    MeshInstance tool = character.meshes[0];
    tool.binding.reset();
    tool.parent = thigh;
    character.meshes.push_back(tool);
    finishCharacter(character);
    QCOMPARE(namesOf(character, skeletonBones(character)), chain);
}

void tst_set_skeleton::aSkeletonIsTakenAway() {
    const Character mannequin = *makeSample("mannequin");
    const auto result = withoutSkeleton(mannequin);
    QVERIFY(result);
    const Character& after = result->character;
    QCOMPARE(brokenInvariant(after), std::string());
    QCOMPARE(after.skeleton.boneCount(), std::size_t(0));
    QVERIFY(!after.meshes[0].binding);
    QVERIFY(after.meshes[0].mesh == mannequin.meshes[0].mesh);
    QVERIFY(farthest(shown(after), shown(mannequin)) < 1e-6);
    for (const auto& clip : after.clips)
        QVERIFY(clip->channels.empty());
    QVERIFY(std::ranges::any_of(result->findings, [](const Finding& finding) {
        return finding.code == "skeleton-weights-lost" && finding.count == 1;
    }));
    // Where there is none, nothing happens.
    const auto same = withoutSkeleton(bare());
    QVERIFY(same && same->findings.empty());
    QVERIFY(same->character == bare());
}

void tst_set_skeleton::meshesStayWhereTheirJointsHeldThem() {
    // The whole skeleton moved after the bind: the mesh is shown there.
    Character moved = armCharacter();
    moved.skeleton.restLocal[kUpper] = {
        Vec3d(1, 2, 3), Quatd(Eigen::AngleAxisd(0.4, Vec3d(1, 1, 0).normalized())), Vec3d::Ones()};
    finishCharacter(moved);
    const auto bareArm = withoutSkeleton(moved);
    QVERIFY(bareArm);
    QCOMPARE(brokenInvariant(bareArm->character), std::string());
    for (std::size_t mesh = 0; mesh < moved.meshes.size(); ++mesh)
        QVERIFY(farthest(shown(bareArm->character, mesh), shown(moved, mesh)) < 2e-6);
}

void tst_set_skeleton::thereAndBackGivesTheBareMesh() {
    const Character before = bare();
    const SkeletonTemplate biped = makeTemplate(TemplateKind::Biped);
    const Character made =
        withSkeleton(before, biped, placeInBounds(biped, bounds(meshOfBody(before).positions)))
            .value();
    const auto back = withoutSkeleton(made);
    QVERIFY(back);
    QVERIFY(back->character.skeleton == before.skeleton);
    QVERIFY(back->character.meshes == before.meshes);
    QVERIFY(!back->character.humanoid);
}

RIGWRIGHT_TEST(tst_set_skeleton)
#include "tst_set_skeleton.moc"
