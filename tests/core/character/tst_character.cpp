// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Characters as values: comparing, copying, and the invariants.
#include "core/character/character.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// A tube with a morph target, a clip that moves a bone and the morph, and a saved pose.
Character example() {
    Character character = tubeCharacter(9, 6);
    Mesh mesh = *character.meshes[0].mesh;
    mesh.morphTargets.push_back(
        {"smile", std::vector<Vec3f>(mesh.vertexCount(), {0, 1, 0}), {}, {}});
    mesh.morphDefaults = {0.25f};
    character.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
    Clip clip;
    clip.name = "wave";
    Channel turning;
    turning.target = ChannelTarget::Rotation;
    turning.bone = BoneIndex(1);
    turning.width = 4;
    turning.times = {0, 1};
    turning.values = {0, 0, 0, 1, 0, 0, 1, 0};
    Channel smiling;
    smiling.target = ChannelTarget::MorphWeights;
    smiling.mesh = MeshInstanceIndex(0);
    smiling.width = 1;
    smiling.times = {0, 1};
    smiling.values = {0, 1};
    clip.channels = {turning, smiling};
    updateRange(clip);
    character.clips.push_back(std::make_shared<const Clip>(std::move(clip)));
    finishCharacter(character);
    character.poseLibrary.push_back(
        std::make_shared<const SavedPose>(SavedPose{"bent", character.pose}));
    return character;
}

void changeMesh(Character& character, const std::function<void(Mesh&)>& change) {
    Mesh mesh = *character.meshes[0].mesh;
    change(mesh);
    character.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
}

void changeClip(Character& character, const std::function<void(Clip&)>& change) {
    Clip clip = *character.clips[0];
    change(clip);
    character.clips[0] = std::make_shared<const Clip>(std::move(clip));
}

void changeSaved(Character& character, const std::function<void(SavedPose&)>& change) {
    SavedPose saved = *character.poseLibrary[0];
    change(saved);
    character.poseLibrary[0] = std::make_shared<const SavedPose>(std::move(saved));
}

struct Change {
    const char* name;
    std::function<void(Character&)> apply;
};

} // namespace

class tst_character : public QObject {
    Q_OBJECT
private slots:
    void finishingBringsTheDerivedPartsInLine() {
        const Character character = example();
        QVERIFY2(brokenInvariant(character).empty(), brokenInvariant(character).c_str());
        QCOMPARE(character.boneFlags.size(), std::size_t(2));
        QCOMPARE(character.skeleton.deform, (std::vector<std::uint8_t>{1, 1}));
        QCOMPARE(character.pose.local, character.skeleton.restLocal);
        QCOMPARE(character.pose.morphWeights, (std::vector<std::vector<float>>{{0.25f}}));
    }
    void bonesThatNoBindingUsesDoNotDeform() {
        Character character = example();
        addBone(character.skeleton, "helper", BoneIndex(0), {});
        finishCharacter(character);
        QCOMPARE(character.skeleton.deform, (std::vector<std::uint8_t>{1, 1, 0}));
    }
    void locksHoldBonesAndSoloHoldsAllOthers() {
        std::vector<BoneFlags> flags(4);
        QCOMPARE(heldBones(flags), (std::vector<std::uint8_t>{0, 0, 0, 0}));
        flags[1].locked = true;
        flags[2].hidden = true;
        QCOMPARE(heldBones(flags), (std::vector<std::uint8_t>{0, 1, 0, 0}));
        flags[1].solo = true; // a lock holds whatever else is set
        flags[3].solo = true;
        QCOMPARE(heldBones(flags), (std::vector<std::uint8_t>{1, 1, 1, 0}));
        QVERIFY(heldBones({}).empty());
    }

    void finishingKeepsTheFlagsThatAreThere() {
        Character character = example();
        character.boneFlags[1].locked = true;
        addBone(character.skeleton, "helper", BoneIndex(0), {});
        finishCharacter(character);
        QVERIFY(character.boneFlags[1].locked);
        QVERIFY(!character.boneFlags[2].locked);
    }
    void anEmptyCharacterIsInOrder() {
        Character character;
        finishCharacter(character);
        QVERIFY(brokenInvariant(character).empty());
    }
    void copiesAreEqualAndShareTheirMeshes() {
        const Character character = example();
        const Character copy = character;
        QVERIFY(copy == character);
        QCOMPARE(copy.meshes[0].mesh.get(), character.meshes[0].mesh.get());
    }
    void equalContentsInOtherObjectsAreEqual() {
        const Character a = example();
        const Character b = example();
        QVERIFY(a.meshes[0].mesh != b.meshes[0].mesh);
        QVERIFY(a == b);
    }
    void everyPartCounts() {
        const std::vector<Change> changes{
            {"name", [](Character& c) { c.name = "x"; }},
            {"bone name", [](Character& c) { c.skeleton.names[0] = "x"; }},
            {"rest", [](Character& c) { c.skeleton.restLocal[1].scale.x() = 2; }},
            {"lock", [](Character& c) { c.boneFlags[0].locked = true; }},
            {"hidden", [](Character& c) { c.boneFlags[0].hidden = true; }},
            {"colour", [](Character& c) { c.boneFlags[0].colour = 0; }}, // black is not "automatic"
            {"envelope",
             [](Character& c) {
                 c.boneFlags[0].envelope = {0.1, 0.2};
             }},
            {"saved pose",
             [](Character& c) { changeSaved(c, [](SavedPose& s) { s.name = "x"; }); }},
            {"pose in the library",
             [](Character& c) {
                 changeSaved(c, [](SavedPose& s) { s.pose.local[0].scale.x() = 2; });
             }},
            {"no saved pose", [](Character& c) { c.poseLibrary.clear(); }},
            {"pose", [](Character& c) { c.pose.local[0].translation.x() = 1; }},
            {"morph weight", [](Character& c) { c.pose.morphWeights[0][0] = 1; }},
            {"visible", [](Character& c) { c.meshes[0].visible = false; }},
            {"instance name", [](Character& c) { c.meshes[0].name = "x"; }},
            {"parent", [](Character& c) { c.meshes[0].parent = BoneIndex(0); }},
            {"placement", [](Character& c) { c.meshes[0].parentFromMesh.translation().x() = 1; }},
            {"method",
             [](Character& c) { c.meshes[0].binding->method = SkinningMethod::DualQuaternion; }},
            {"bind",
             [](Character& c) { c.meshes[0].binding->boneFromMeshBind[0].translation().x() = 9; }},
            {"weights",
             [](Character& c) { c.meshes[0].binding->weights().setRow(VertexIndex(0), {}); }},
            {"no binding", [](Character& c) { c.meshes[0].binding.reset(); }},
            {"mesh", [](Character& c) { changeMesh(c, [](Mesh& m) { m.positions[0].x() = 9; }); }},
            {"clip", [](Character& c) { changeClip(c, [](Clip& k) { k.name = "x"; }); }},
            {"no clip", [](Character& c) { c.clips.clear(); }},
            {"foreign", [](Character& c) { c.foreign.documentJson = "{}"; }},
            {"finding", [](Character& c) { c.importFindings.emplace_back(); }},
            {"image", [](Character& c) { c.foreign.images.push_back({}); }},
        };
        const Character original = example();
        for (const Change& change : changes) {
            Character changed = original;
            change.apply(changed);
            QVERIFY2(!(changed == original), change.name);
        }
    }
    void imagesAreEqualByTheirBytes() {
        ForeignImage a;
        a.bytes = std::make_shared<const std::vector<std::uint8_t>>(3, std::uint8_t(7));
        ForeignImage b = a;
        QVERIFY(a == b);
        b.bytes = std::make_shared<const std::vector<std::uint8_t>>(3, std::uint8_t(7));
        QVERIFY(a == b);
        b.bytes = std::make_shared<const std::vector<std::uint8_t>>(3, std::uint8_t(8));
        QVERIFY(!(a == b));
        b.bytes = nullptr;
        QVERIFY(!(a == b));
        a.bytes = nullptr;
        QVERIFY(a == b);
    }
    void everyBrokenInvariantIsNamed() {
        constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
        const std::vector<Change> changes{
            {"length", [](Character& c) { c.skeleton.names.pop_back(); }},
            {"bone flags", [](Character& c) { c.boneFlags.clear(); }},
            {"one transform a bone", [](Character& c) { c.pose.local.pop_back(); }},
            {"before its parent", [](Character& c) { c.skeleton.parents[0] = BoneIndex(1); }},
            {"rest transform", [](Character& c) { c.skeleton.restLocal[0].scale.x() = kNaN; }},
            {"the pose has a transform that is not finite at bone 1",
             [](Character& c) { c.pose.local[1].rotation.x() = kNaN; }},
            {"the pose has a morph weight that is not finite",
             [](Character& c) { c.pose.morphWeights[0][0] = float(kNaN); }},
            {"colour", [](Character& c) { c.boneFlags[1].colour = 0x1000000; }},
            {"radius",
             [](Character& c) {
                 c.boneFlags[1].envelope = {0.1, 0.0};
             }},
            {"radius",
             [](Character& c) {
                 c.boneFlags[1].envelope = {-0.1, 0.1};
             }},
            {"radius",
             [](Character& c) {
                 c.boneFlags[1].envelope = {kNaN, 0.1};
             }},
            {"radius",
             [](Character& c) {
                 c.boneFlags[1].envelope = {0.1, std::numeric_limits<double>::infinity()};
             }},
            {"saved pose 0 is missing", [](Character& c) { c.poseLibrary[0] = nullptr; }},
            {"saved pose 0 (\"bent\") does not have one transform a bone",
             [](Character& c) { changeSaved(c, [](SavedPose& s) { s.pose.local.clear(); }); }},
            {"saved pose 0 (\"bent\") does not have one morph weight",
             [](Character& c) {
                 changeSaved(c, [](SavedPose& s) { s.pose.morphWeights[0].clear(); });
             }},
            {"set of morph weights", [](Character& c) { c.pose.morphWeights.clear(); }},
            {"one morph weight a target", [](Character& c) { c.pose.morphWeights[0].clear(); }},
            {"has no mesh", [](Character& c) { c.meshes[0].mesh = nullptr; }},
            {"parent bone", [](Character& c) { c.meshes[0].parent = BoneIndex(7); }},
            {"placement", [](Character& c) { c.meshes[0].parentFromMesh.linear()(0, 0) = kNaN; }},
            {"no weight layer", [](Character& c) { c.meshes[0].binding->layers.clear(); }},
            {"one bind matrix a joint",
             [](Character& c) { c.meshes[0].binding->boneFromMeshBind.pop_back(); }},
            {"joint that does not exist",
             [](Character& c) { c.meshes[0].binding->joints[0] = BoneIndex(); }},
            {"skeleton root that does not exist",
             [](Character& c) { c.meshes[0].binding->skeletonRoot = BoneIndex(7); }},
            {"bind matrix that is not finite",
             [](Character& c) { c.meshes[0].binding->boneFromMeshBind[0].linear()(1, 1) = kNaN; }},
            {"row of weights a vertex",
             [](Character& c) { c.meshes[0].binding->weights() = SkinWeights(3); }},
            {"vertex 5 names a joint out of range",
             [](Character& c) {
                 c.meshes[0].binding->weights().setRow(VertexIndex(5), WeightRow{{2, 1.0f}});
             }},
            {"vertex 6 has a weight",
             [](Character& c) {
                 c.meshes[0].binding->weights().setRow(VertexIndex(6), WeightRow{{1, -1.0f}});
             }},
            {"clip 0 is missing", [](Character& c) { c.clips[0] = nullptr; }},
            {"bone that does not exist",
             [](Character& c) {
                 changeClip(c, [](Clip& k) { k.channels[0].bone = BoneIndex(9); });
             }},
            {"mesh that does not exist",
             [](Character& c) {
                 changeClip(c, [](Clip& k) { k.channels[1].mesh = MeshInstanceIndex(9); });
             }},
            {"wrong number of values",
             [](Character& c) { changeClip(c, [](Clip& k) { k.channels[0].values.pop_back(); }); }},
            {"a value that is not finite",
             [](Character& c) {
                 changeClip(c, [](Clip& k) { k.channels[0].values[3] = float(kNaN); });
             }},
            {"strictly increasing",
             [](Character& c) { changeClip(c, [](Clip& k) {
                                    k.channels[0].times = {1, 1};
                                }); }},
        };
        for (const Change& change : changes) {
            Character character = example();
            change.apply(character);
            const std::string broken = brokenInvariant(character);
            QVERIFY2(broken.find(change.name) != std::string::npos,
                     (std::string(change.name) + ": " + broken).c_str());
        }
    }
};

RIGWRIGHT_TEST(tst_character)
#include "tst_character.moc"
