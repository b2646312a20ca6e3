// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The colours of weights that the graphics processor draws, read back, against their closed forms.
#include "core/character/character.h"
#include "editor/ui/bone_colours.h"
#include "editor/ui/heat_ramp.h"
#include "editor/ui/theme.h"
#include "editor/viewport/bone_table.h"
#include "editor/viewport/mesh_geometry.h"
#include "editor/viewport/shader_effect.h"
#include "editor/viewport/shader_source.h"
#include "tests/editor/viewport/position_readback.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <QVector4D>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <cmath>
#include <limits>
#include <random>

using namespace rigwright;
using namespace rigwright::editor;
using rigwright::test::PositionReadback;

namespace {

constexpr int kColumns = 160;
constexpr int kRows = 125;

/// One vertex a pixel, as PositionReadback has it; `stage` is what the fragment gets.
constexpr char kVertex[] = R"(#version 330 core
in vec3 vertexPosition;
in vec3 normal;
in float heat;
#include "skinning.glsl"
#include "bone_mix.glsl"
flat out vec4 bones;
flat out float value;
void main() {
    bones = mixBones();
    value = heat;
    vec2 pixel = vec2(gl_VertexID % 160, gl_VertexID / 160) + 0.5;
    gl_Position = vec4(pixel / vec2(160.0, 125.0) * 2.0 - 1.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
)";

/// 0: colour of the bones, 1: held share, 2: heat map, 3: heat map over ramp and slope of `across`.
constexpr char kFragment[] = R"(#version 330 core
flat in vec4 bones;
flat in float value;
#include "weight_colours.glsl"
uniform int stage;
uniform float slope;
out vec4 colour;
void main() {
    if (stage == 0)
        colour = vec4(bonesColour(bones), 1.0);
    else if (stage == 1)
        colour = vec4(vec3(bones.a), 1.0);
    else if (stage == 2)
        colour = vec4(heatColour(value, slope), 1.0);
    else
        colour = vec4(lockedMark(vec3(1.0), bones), 1.0);
}
)";

/// A cloud of points with random rows over `joints` bones, of which some are locked.
Character cloud(std::size_t joints, std::size_t influences) {
    constexpr std::size_t kVertices = 5000;
    std::mt19937 random(7);
    Character character;
    for (std::size_t bone = 0; bone < joints; ++bone)
        addBone(character.skeleton, "bone", {}, {});
    Mesh mesh;
    SkinWeights rows(kVertices);
    for (std::size_t v = 0; v < kVertices; ++v) {
        mesh.positions.emplace_back(float(v), 0.0f, 0.0f);
        mesh.normals.emplace_back(0.0f, 1.0f, 0.0f);
        mesh.cornerVertices.push_back(std::uint32_t(v));
        mesh.faceOffsets.push_back(std::uint32_t(v + 1));
        if (v % 11 == 0)
            continue; // without weight
        WeightRow row;
        const std::size_t length = 1 + random() % influences;
        for (std::size_t k = 0; k < length; ++k) // sums beside 1, too
            row.push_back({std::uint16_t(random() % joints), float(1 + random() % 1000) / 900.0f});
        rows.setRow(VertexIndex(v), row);
    }
    MeshInstance instance;
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    Binding binding;
    for (std::size_t bone = 0; bone < joints; ++bone) {
        binding.joints.push_back(BoneIndex(joints - 1 - bone)); // joints are not bones
        binding.boneFromMeshBind.emplace_back(Affine3d::Identity());
    }
    binding.layers.push_back({"base", std::move(rows)});
    instance.binding = std::move(binding);
    character.meshes.push_back(std::move(instance));
    finishCharacter(character);
    for (std::size_t bone = 0; bone < joints; ++bone) {
        character.boneFlags[bone].locked = bone % 3 == 0;
        if (bone % 2 == 0)
            character.boneFlags[bone].colour = std::uint32_t(random() % 0x1000000u);
    }
    return character;
}

/// The share of each bone of a row, by the plain formula and in double.
template <class Value>
auto meanOver(const Character& character, VertexIndex vertex, const Value& value) {
    const Binding& binding = *character.meshes[0].binding;
    using Mean = std::decay_t<decltype(value(binding.joints[0]))>;
    const RowView row = binding.weights().row(vertex);
    Mean mean = value(binding.joints[0]) * 0.0;
    double sum = 0.0;
    for (std::size_t k = 0; k < row.size(); ++k) {
        mean += value(binding.joints[row.bones[k]]) * double(row.weights[k]);
        sum += double(row.weights[k]);
    }
    return Mean(mean / sum);
}

Vec3d toVec(const QColor& colour) {
    return {double(colour.red()), double(colour.green()), double(colour.blue())};
}

Vec3d toVec(QRgb pixel) {
    return {double(qRed(pixel)), double(qGreen(pixel)), double(qBlue(pixel))};
}

double off(const Vec3d& a, const Vec3d& b) {
    return (a - b).cwiseAbs().maxCoeff();
}

} // namespace

class tst_weight_colours : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Theme::current().apply(ThemeName::Dark);
        m_readback = std::make_unique<PositionReadback>();
    }
    void cleanupTestCase() { m_readback.reset(); }
    void everyVertexIsTheMixOfItsBones_data();
    void everyVertexIsTheMixOfItsBones();
    void heatFollowsEachRampAndSaysWhatIsWrong_data();
    void heatFollowsEachRampAndSaysWhatIsWrong();
    void isoLinesLieAtTenths();
    void onlyWhatIsWhollyLockedIsMarked();
    void theTableFollowsColoursLocksAndSolo();

private:
    struct Drawing {
        Qt3DCore::QEntity* entity;
        std::unique_ptr<MeshGeometry> geometry;
        std::unique_ptr<DataTexture> ramp;
        Qt3DRender::QParameter* stage;
        Qt3DRender::QParameter* slope;
        Qt3DRender::QParameter* isoLines;
    };
    Drawing draw(const Character& character, BoneTable& table, int capacity,
                 std::optional<std::uint16_t> heatJoint, int ramp);
    [[nodiscard]] QImage stage(Drawing& drawing, int stage) {
        drawing.stage->setValue(stage);
        return m_readback->capture();
    }
    static QRgb at(const QImage& image, std::size_t vertex) {
        return image.pixel(int(vertex) % kColumns, kRows - 1 - int(vertex) / kColumns);
    }

    std::unique_ptr<PositionReadback> m_readback;
};

tst_weight_colours::Drawing tst_weight_colours::draw(const Character& character, BoneTable& table,
                                                     int capacity,
                                                     std::optional<std::uint16_t> heatJoint,
                                                     int ramp) {
    Drawing drawing;
    drawing.entity = new Qt3DCore::QEntity;
    const MeshInstance& instance = character.meshes[0];
    drawing.geometry = std::make_unique<MeshGeometry>(drawing.entity, instance, capacity);
    drawing.geometry->setBoneTexels(table.texels(0));
    drawing.geometry->setHeatJoint(heatJoint);
    drawing.geometry->flush();
    auto* renderer = new Qt3DRender::QGeometryRenderer(drawing.entity);
    renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Points);
    renderer->setGeometry(drawing.geometry->points());
    renderer->setVertexCount(int(instance.mesh->vertexCount()));
    drawing.entity->addComponent(renderer);
    auto* material = new Qt3DRender::QMaterial(drawing.entity);
    QStringList defines{QStringLiteral("INFLUENCES %1").arg(capacity)};
    if (drawing.geometry->hasBoneMix())
        defines << QStringLiteral("HAS_BONE_MIX");
    material->setEffect(makeEffect(
        {spliceShader(kVertex, defines), {}, spliceShader(kFragment, {})}, drawing.entity));
    const auto add = [&](const char* name, const QVariant& value) {
        auto* parameter = new Qt3DRender::QParameter(QLatin1String(name), value, material);
        material->addParameter(parameter);
        return parameter;
    };
    drawing.ramp = std::make_unique<DataTexture>(
        drawing.entity, QSize(256, 1), DataTexture::Format::Rgba8, DataTexture::Sampling::Linear);
    std::vector<std::uint8_t> texels;
    for (int i = 0; i < 256; ++i) {
        const QColor colour = heatColour(ramp, double(i) / 255.0);
        for (const int channel : {colour.red(), colour.green(), colour.blue(), 255})
            texels.push_back(std::uint8_t(channel));
    }
    drawing.ramp->upload(texels.data(), drawing.ramp->size());
    drawing.stage = add("stage", 0);
    drawing.slope = add("slope", 0.0f);
    drawing.isoLines = add("isoLines", 0);
    add("pixelRatio", 1.0f);
    add("zeroColour", QVector4D(0.2f, 0.4f, 0.6f, 1.0f));
    add("isoColour", QVector4D(0.0f, 0.0f, 0.0f, 1.0f));
    add("ramp", QVariant::fromValue<Qt3DRender::QAbstractTexture*>(drawing.ramp->node()));
    add("boneTable", QVariant::fromValue<Qt3DRender::QAbstractTexture*>(table.node()));
    add("boneTableBase", table.base(0));
    drawing.entity->addComponent(material);
    drawing.entity->setParent(m_readback->root());
    return drawing;
}

void tst_weight_colours::everyVertexIsTheMixOfItsBones_data() {
    QTest::addColumn<int>("joints");
    QTest::addColumn<int>("influences");
    QTest::newRow("four influences") << 60 << 4;
    QTest::newRow("eight influences") << 60 << 8;
    QTest::newRow("more joints than a texture line holds") << 700 << 8;
    QTest::newRow("mixed by the processor") << 700 << 20;
}

void tst_weight_colours::everyVertexIsTheMixOfItsBones() {
    QFETCH(int, joints);
    QFETCH(int, influences);
    const Character character = cloud(std::size_t(joints), std::size_t(influences));
    const std::size_t counts[] = {std::size_t(joints)};
    BoneTable table(m_readback->root(), counts);
    QVERIFY(table.set(character));
    const SkinWeights& weights = character.meshes[0].binding->weights();
    Drawing drawing =
        draw(character, table, influenceCapacity(weights).value_or(0), std::nullopt, 0);
    QCOMPARE(drawing.geometry->hasBoneMix(), influences > 8);
    const QImage colours = stage(drawing, 0);
    const QImage shares = stage(drawing, 1);
    QCOMPARE(colours.size(), QSize(kColumns, kRows));
    double worst = 0.0;
    const auto colourOf = [&](BoneIndex bone) { return toVec(shownBoneColour(character, bone)); };
    const auto heldOf = [&](BoneIndex bone) {
        return character.boneFlags[bone.value()].locked ? 255.0 : 0.0;
    };
    for (std::size_t v = 0; v < weights.rowCount(); ++v) {
        const VertexIndex vertex(v);
        if (weights.row(vertex).size() == 0) { // the zero mark, in either of its two tones
            const Vec3d zero(51.0, 102.0, 153.0);
            const Vec3d drawn = toVec(at(colours, v));
            QVERIFY(drawn.x() <= zero.x() + 1.0 && drawn.x() >= 0.7 * zero.x() - 1.0);
            QVERIFY(off(drawn / drawn.x(), zero / zero.x()) < 0.1);
            continue;
        }
        worst = std::max(worst, off(toVec(at(colours, v)), meanOver(character, vertex, colourOf)));
        worst = std::max(
            worst, std::abs(double(qRed(at(shares, v))) - meanOver(character, vertex, heldOf)));
    }
    qInfo("largest difference: %.2f of 255", worst);
    QVERIFY(worst <= 1.0);
    delete drawing.entity;
    table.release();
}

void tst_weight_colours::heatFollowsEachRampAndSaysWhatIsWrong_data() {
    QTest::addColumn<int>("ramp");
    QTest::newRow("classic") << 0;
    QTest::newRow("fire") << 1;
    QTest::newRow("cividis") << 2;
    QTest::newRow("greyscale") << 3;
}

void tst_weight_colours::heatFollowsEachRampAndSaysWhatIsWrong() {
    QFETCH(int, ramp);
    Character character = cloud(2, 1);
    SkinWeights& weights = character.meshes[0].binding->weights();
    const float steps = float(weights.rowCount() - 1);
    for (std::size_t v = 0; v < weights.rowCount(); ++v)
        weights.setRow(VertexIndex(v), WeightRow{{1, 1.2f * float(v) / steps}});
    const std::size_t counts[] = {2};
    BoneTable table(m_readback->root(), counts);
    table.set(character);
    Drawing drawing = draw(character, table, 4, std::uint16_t(1), ramp);
    const QImage image = stage(drawing, 2);
    QCOMPARE(image.size(), QSize(kColumns, kRows));
    for (std::size_t v = 0; v < weights.rowCount(); ++v) {
        const float value = weights.weightOf(VertexIndex(v), 1);
        const Vec3d drawn = toVec(at(image, v));
        if (value > 1.00001f)
            QCOMPARE(drawn, Vec3d(255.0, 0.0, 255.0));
        else if (value > 1e-6f)
            QVERIFY2(off(drawn, toVec(heatColour(ramp, double(value)))) <= 2.0,
                     qPrintable(QString::number(double(value))));
    }
    delete drawing.entity;
    table.release();
}

void tst_weight_colours::isoLinesLieAtTenths() {
    Character character = cloud(2, 1);
    SkinWeights& weights = character.meshes[0].binding->weights();
    const float steps = float(weights.rowCount() - 1);
    for (std::size_t v = 0; v < weights.rowCount(); ++v)
        weights.setRow(VertexIndex(v), WeightRow{{1, float(v) / steps}});
    const std::size_t counts[] = {2};
    BoneTable table(m_readback->root(), counts);
    table.set(character);
    Drawing drawing = draw(character, table, 4, std::uint16_t(1), 3);
    // As if a pixel were a hundredth wide: a line reaches a hundredth to both sides.
    drawing.slope->setValue(0.01f);
    drawing.isoLines->setValue(1);
    const QImage image = stage(drawing, 2);
    for (std::size_t v = 1; v < weights.rowCount(); ++v) {
        const double value = double(weights.weightOf(VertexIndex(v), 1));
        const double nearest = std::round(value * 10.0) / 10.0;
        const double away = std::abs(value - nearest);
        const double plain = double(heatColour(3, value).red());
        const double drawn = double(qRed(at(image, v)));
        if (nearest < 0.05 || nearest > 0.95 || away > 0.0101)
            QVERIFY2(std::abs(drawn - plain) <= 2.0, qPrintable(QString::number(value)));
        else if (away < 0.003)
            QVERIFY2(drawn <= 2.0, qPrintable(QString::number(value)));
    }
    delete drawing.entity;
    table.release();
}

void tst_weight_colours::onlyWhatIsWhollyLockedIsMarked() {
    Character character = cloud(3, 1);
    for (BoneFlags& flags : character.boneFlags)
        flags.locked = false;
    character.boneFlags[1].locked = true; // joint 1 of three
    SkinWeights& weights = character.meshes[0].binding->weights();
    for (std::size_t v = 0; v < weights.rowCount(); ++v)
        weights.setRow(VertexIndex(v),
                       v % 2 == 0 ? WeightRow{{1, 1.0f}} : WeightRow{{0, 0.01f}, {1, 0.99f}});
    const std::size_t counts[] = {3};
    BoneTable table(m_readback->root(), counts);
    table.set(character);
    Drawing drawing = draw(character, table, 4, std::nullopt, 0);
    const QImage image = stage(drawing, 3);
    int marked = 0;
    for (std::size_t v = 0; v < weights.rowCount(); ++v) {
        const int tone = qRed(at(image, v));
        QVERIFY(tone >= int(255 * 0.78) - 1);
        if (v % 2 == 1)
            QCOMPARE(tone, 255);
        marked += tone < 250 ? 1 : 0;
    }
    // The lines are 1.3 of 10 px wide.
    const double share = double(marked) / (double(weights.rowCount()) / 2.0);
    QVERIFY2(share > 0.08 && share < 0.35, qPrintable(QString::number(share)));
    delete drawing.entity;
    table.release();
}

void tst_weight_colours::theTableFollowsColoursLocksAndSolo() {
    Character character = cloud(5, 2);
    for (BoneFlags& flags : character.boneFlags)
        flags = {};
    const std::size_t counts[] = {5};
    BoneTable table(m_readback->root(), counts);
    table.set(character);
    QVERIFY(!table.set(character)); // nothing new, nothing uploaded
    const auto texel = [&](std::size_t bone) { return table.texels(0)[4 - bone]; }; // turned round
    QCOMPARE(texel(2)[3], std::uint8_t(0));
    character.boneFlags[2].colour = 0x123456;
    QVERIFY(table.set(character));
    QCOMPARE(texel(2), (BoneTexel{0x12, 0x34, 0x56, 0}));
    character.boneFlags[2].solo = true;
    QVERIFY(table.set(character));
    for (std::size_t bone = 0; bone < 5; ++bone)
        QCOMPARE(texel(bone)[3], std::uint8_t(bone == 2 ? 0 : 255));
    character.boneFlags[2].solo = false;
    character.meshes[0].locked = true;
    QVERIFY(table.set(character));
    for (std::size_t bone = 0; bone < 5; ++bone)
        QCOMPARE(texel(bone)[3], std::uint8_t(255));
    table.release();
}

RIGWRIGHT_TEST(tst_weight_colours)
#include "tst_weight_colours.moc"
