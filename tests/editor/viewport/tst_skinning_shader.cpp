// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The graphics processor skins as core does.
#include "core/character/character.h"
#include "core/character/evaluate_frame.h"
#include "core/skin/palette.h"
#include "editor/viewport/mesh_geometry.h"
#include "tests/editor/viewport/position_readback.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <Qt3DCore/QEntity>

#include <random>

using namespace rigwright;
using rigwright::test::PositionReadback;

namespace {

struct Setup {
    std::size_t joints = 60;
    std::size_t influences = 8;
    bool scaled = false;
    bool unnormalised = false;
    bool zeroRows = false;
};

/// A cloud of vertices on a forest of bones in a wild pose; repeatable.
Character cloud(const Setup& setup) {
    constexpr std::size_t kVertices = 6000;
    std::mt19937 random(20251);
    const auto uniform = [&](double low, double high) {
        return low + (high - low) * double(random()) / double(std::mt19937::max());
    };
    const auto direction = [&] {
        return Vec3d(uniform(-1, 1), uniform(-1, 1), uniform(-1, 1)).normalized();
    };
    Character character;
    for (std::size_t bone = 0; bone < setup.joints; ++bone) {
        Transform rest;
        rest.translation = 0.3 * direction();
        rest.rotation = Quatd(Eigen::AngleAxisd(uniform(-1.0, 1.0), direction()));
        // A bushy tree: long chains of scaled bones would reach the limits of float.
        const BoneIndex parent = bone == 0 ? BoneIndex() : BoneIndex(random() % bone);
        addBone(character.skeleton, "bone" + std::to_string(bone), parent, rest);
    }
    Mesh mesh;
    for (std::size_t v = 0; v < kVertices; ++v) {
        mesh.positions.push_back((0.8 * direction() * uniform(0.2, 1.0)).cast<float>());
        mesh.normals.push_back(direction().cast<float>());
        mesh.cornerVertices.push_back(std::uint32_t(v));
        mesh.faceOffsets.push_back(std::uint32_t(v + 1));
    }
    MeshInstance instance;
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    instance.parent = BoneIndex(0);
    Binding binding;
    std::vector<Affine3d> modelFromBone;
    computeModelPose(character.skeleton, character.skeleton.restLocal, modelFromBone);
    for (std::size_t bone = 0; bone < setup.joints; ++bone) {
        binding.joints.push_back(BoneIndex(bone));
        binding.boneFromMeshBind.push_back(modelFromBone[bone].inverse());
    }
    SkinWeights rows(kVertices);
    for (std::size_t v = 0; v < kVertices; ++v) {
        if (setup.zeroRows && v % 7 == 0)
            continue;
        WeightRow row;
        double sum = 0.0;
        const std::size_t length = 1 + random() % setup.influences;
        for (std::size_t k = 0; k < length; ++k) {
            row.push_back({std::uint16_t(random() % setup.joints), float(uniform(0.05, 1.0))});
            sum += row.back().weight;
        }
        for (Influence& influence : row)
            influence.weight = float(influence.weight / (setup.unnormalised ? 1.0 : sum));
        rows.setRow(VertexIndex(v), row);
    }
    binding.layers.push_back({"base", std::move(rows)});
    instance.binding = std::move(binding);
    character.meshes.push_back(std::move(instance));
    finishCharacter(character);
    for (Transform& local : character.pose.local) {
        local.rotation = local.rotation * Quatd(Eigen::AngleAxisd(uniform(-1.2, 1.2), direction()));
        local.translation += 0.05 * direction();
        if (setup.scaled)
            local.scale = Vec3d(uniform(0.7, 1.4), uniform(0.7, 1.4), uniform(0.7, 1.4));
    }
    return character;
}

} // namespace

class tst_skinning_shader : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_readback = std::make_unique<PositionReadback>(); }
    void cleanupTestCase() { m_readback.reset(); }
    void shaderEqualsCore_data();
    void shaderEqualsCore();
    void unboundMeshesFollowTheirNode();

private:
    void comparePositions(PositionReadback::Draw& draw, const std::vector<Vec3f>& expected);

    std::unique_ptr<PositionReadback> m_readback;
};

/// What the shader makes of `draw`, against core: within 1e-4 of the size.
void tst_skinning_shader::comparePositions(PositionReadback::Draw& draw,
                                           const std::vector<Vec3f>& expected) {
    Box3f box = bounds(expected);
    const float size = box.diagonal().norm();
    // Room for rounding: what lies beyond the box is not encoded.
    box.extend(Vec3f(box.min() - Vec3f::Constant(0.1f)));
    box.extend(Vec3f(box.max() + Vec3f::Constant(0.1f)));
    draw.box = box;
    const std::vector<Vec3f> drawn = m_readback->read(draw);
    QCOMPARE(drawn.size(), expected.size());
    float worst = 0.0f;
    for (std::size_t v = 0; v < drawn.size(); ++v)
        worst = std::max(worst, (drawn[v] - expected[v]).norm());
    qInfo("largest distance: %.2e of the size", double(worst / size));
    QVERIFY2(worst <= 1e-4f * size, qPrintable(QString::number(worst / size)));
}

void tst_skinning_shader::shaderEqualsCore_data() {
    QTest::addColumn<int>("influences");
    QTest::addColumn<int>("joints");
    QTest::addColumn<bool>("scaled");
    QTest::addColumn<bool>("unnormalised");
    QTest::addColumn<bool>("zeroRows");
    QTest::addColumn<bool>("rawSums");
    QTest::addColumn<bool>("dual");
    for (const bool dual : {false, true}) {
        const auto row = [&](const char* name) -> QTestData& {
            return QTest::addRow("%s, %s", name, dual ? "dual quaternion" : "linear blend");
        };
        row("eight influences") << 8 << 60 << false << false << false << false << dual;
        row("four influences") << 4 << 60 << false << false << false << false << dual;
        row("non-uniform scales") << 8 << 60 << true << false << false << false << dual;
        row("sums other than one") << 8 << 60 << false << true << false << false << dual;
        row("raw sums") << 8 << 60 << false << true << true << true << dual;
        row("rows without weight") << 8 << 60 << false << false << true << false << dual;
        row("more joints than a texture line holds")
            << 8 << 700 << true << false << false << false << dual;
    }
}

void tst_skinning_shader::shaderEqualsCore() {
    QFETCH(int, influences);
    QFETCH(int, joints);
    QFETCH(bool, scaled);
    QFETCH(bool, unnormalised);
    QFETCH(bool, zeroRows);
    QFETCH(bool, rawSums);
    QFETCH(bool, dual);
    Character character =
        cloud({std::size_t(joints), std::size_t(influences), scaled, unnormalised, zeroRows});
    MeshInstance& instance = character.meshes.front();
    instance.binding->method = dual ? SkinningMethod::DualQuaternion : SkinningMethod::LinearBlend;

    FrameRequest request;
    request.cpuMeshes = {MeshInstanceIndex(0)};
    request.rawSums = rawSums;
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, request, caches, state, frame);
    const std::vector<Vec3f>& expected = frame.vertices[0].positions;
    const std::vector<Vec3f>& expectedNormals = frame.vertices[0].normals;
    QVERIFY(bounds(expected).diagonal().norm() >
            0.5f); // a pose that moves nothing would prove nothing

    // Another instance before this one: the base offset is not 0.
    const std::size_t counts[] = {37, std::size_t(joints)};
    editor::PaletteTexture palettes(m_readback->root(), counts);
    palettes.set(1, instance.binding->method, frame.palettes[0],
                 makeJointTree(character.skeleton, *instance.binding));
    palettes.flush();
    QVERIFY(palettes.base(1) > 0);
    const std::optional<int> capacity = editor::influenceCapacity(instance.binding->weights());
    QCOMPARE(capacity, std::optional<int>(influences));

    PositionReadback::Draw draw;
    draw.instance = &instance;
    draw.capacity = *capacity;
    draw.palettes = &palettes;
    draw.paletteBase = palettes.base(1);
    draw.method = instance.binding->method;
    draw.rawSums = rawSums;
    draw.modelFromUnbound = modelFromUnbound(instance, frame.modelFromBone);
    comparePositions(draw, expected);

    draw.normals = true;
    draw.box = Box3f(Vec3f::Constant(-1.01f), Vec3f::Constant(1.01f));
    const std::vector<Vec3f> normals = m_readback->read(draw);
    QCOMPARE(normals.size(), expectedNormals.size());
    std::size_t off = 0;
    for (std::size_t v = 0; v < normals.size(); ++v)
        off += (normals[v] - expectedNormals[v]).norm() > 2e-3f;
    // Where opposite influences cancel the blended matrix is nearly singular, and its normal is
    // noise.
    QVERIFY2(off <= normals.size() / 200, qPrintable(QString::number(off)));
    palettes.release();
}

void tst_skinning_shader::unboundMeshesFollowTheirNode() {
    Character character = cloud({});
    MeshInstance& instance = character.meshes.front();
    instance.binding.reset();
    instance.parent = BoneIndex(5);
    instance.parentFromMesh = Affine3d(Eigen::Translation3d(0.1, 0.2, 0.3) *
                                       Eigen::AngleAxisd(0.7, Vec3d(1, 2, 3).normalized()));
    FrameRequest request;
    request.cpuMeshes = {MeshInstanceIndex(0)};
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, request, caches, state, frame);
    const std::vector<Vec3f>& expected = frame.vertices[0].positions;
    const std::size_t counts[] = {0};
    editor::PaletteTexture palettes(m_readback->root(), counts);
    palettes.flush();
    PositionReadback::Draw draw;
    draw.instance = &instance;
    draw.capacity = 0;
    draw.palettes = &palettes;
    draw.modelFromUnbound = modelFromUnbound(instance, frame.modelFromBone);
    comparePositions(draw, expected);
    palettes.release();
}

RIGWRIGHT_TEST(tst_skinning_shader)
#include "tst_skinning_shader.moc"
