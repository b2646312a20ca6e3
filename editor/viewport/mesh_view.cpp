// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MeshView: entities, uniforms and the choice between shader and processor.
#include "editor/viewport/mesh_view.h"

#include "editor/commands/weight_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/viewport/bone_table.h"
#include "editor/viewport/material_textures.h"
#include "editor/viewport/qt_values.h"
#include "editor/viewport/scene_context.h"
#include "editor/viewport/shader_effect.h"
#include "editor/viewport/shader_source.h"

#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kEdgeFlagColumns = 1024;

/// As skinning.glsl numbers them.
constexpr int kShaderLinear = 0;
constexpr int kShaderDual = 1;
constexpr int kShaderAsIs = 2;

bool hasShader(SkinningMethod method) {
    return method == SkinningMethod::LinearBlend || method == SkinningMethod::DualQuaternion;
}

/// By identity: equal rows elsewhere count as others.
bool shareAllBlocks(const SkinWeights& a, const SkinWeights& b) {
    if (a.rowCount() != b.rowCount() || a.blockCount() != b.blockCount())
        return false;
    for (std::size_t i = 0; i < a.blockCount(); ++i)
        if (&a.block(i) != &b.block(i))
            return false;
    return true;
}

/// Mean length of edges, by an even sample of the faces; 0 where there are none.
float meanSpacing(const Mesh& mesh) {
    constexpr std::size_t kSample = 2048;
    double sum = 0.0;
    std::size_t count = 0;
    const std::size_t step = std::max<std::size_t>(1, mesh.faceCount() / kSample);
    for (std::size_t face = 0; face < mesh.faceCount(); face += step) {
        const std::span corners(mesh.cornerVertices.data() + mesh.faceOffsets[face],
                                mesh.cornerVertices.data() + mesh.faceOffsets[face + 1]);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Vec3f edge =
                mesh.positions[corners[i]] - mesh.positions[corners[(i + 1) % corners.size()]];
            if (edge.allFinite()) {
                sum += double(edge.norm());
                ++count;
            }
        }
    }
    return count > 0 ? float(sum / double(count)) : 0.0f;
}

} // namespace

MeshView::MeshView(const Shared& shared, const Character& character, MeshInstanceIndex index)
    : m_shared(shared), m_index(index), m_mesh(character.meshes[index.value()].mesh),
      m_isBound(character.meshes[index.value()].binding.has_value()) {
    const MeshInstance& instance = character.meshes[index.value()];
    // Built apart from the scene and hung in whole: parameters that are added to a material of the
    // live scene reach the renderer after it, which crashes Qt3D 6.4.
    m_entity = new Qt3DCore::QEntity;
    if (instance.mesh->vertexCount() > 0)
        build(character);
    m_entity->setParent(shared.context.root());
}

void MeshView::build(const Character& character) {
    const MeshInstance& instance = character.meshes[m_index.value()];
    int capacity = 0;
    if (instance.binding && !instance.binding->joints.empty()) {
        const std::optional<int> needed = influenceCapacity(instance.binding->weights());
        m_rowsTooLong = !needed;
        capacity = needed.value_or(0);
        m_jointTree = makeJointTree(character.skeleton, *instance.binding);
    }
    m_geometry = std::make_unique<MeshGeometry>(m_entity, instance, capacity);
    if (instance.binding)
        m_shownRows = instance.binding->weights();

    setUniform(QStringLiteral("palette"),
               QVariant::fromValue<Qt3DRender::QAbstractTexture*>(m_shared.palettes.node()));
    setUniform(QStringLiteral("paletteBase"), m_shared.palettes.base(m_index.value()));
    setUniform(QStringLiteral("skinningMethod"), kShaderLinear);
    setUniform(QStringLiteral("modelFromUnbound"), QMatrix4x4());
    setUniform(QStringLiteral("heatValid"), 0);
    const bool hasJoints = instance.binding && !instance.binding->joints.empty();
    setUniform(QStringLiteral("bonesValid"), hasJoints ? 1 : 0);
    setUniform(QStringLiteral("boneTable"),
               QVariant::fromValue<Qt3DRender::QAbstractTexture*>(m_shared.bones.node()));
    setUniform(QStringLiteral("boneTableBase"), m_shared.bones.base(m_index.value()));
    followBoneTable();

    m_spacing = meanSpacing(*instance.mesh);
    const MeshFaces& faces = m_geometry->faces();
    const int triangleCount = int(faces.edgeFlags.size());
    if (triangleCount > 0) {
        const int rows = (triangleCount + kEdgeFlagColumns - 1) / kEdgeFlagColumns;
        std::vector<std::uint8_t> flags(std::size_t(rows) * kEdgeFlagColumns, 0);
        std::ranges::copy(faces.edgeFlags, flags.begin());
        m_edgeFlags = std::make_unique<DataTexture>(m_entity, QSize(kEdgeFlagColumns, rows),
                                                    DataTexture::Format::Red8,
                                                    DataTexture::Sampling::Nearest);
        m_edgeFlags->upload(flags.data(), m_edgeFlags->size());
        setUniform(QStringLiteral("edgeFlags"),
                   QVariant::fromValue<Qt3DRender::QAbstractTexture*>(m_edgeFlags->node()));
    }
    for (const MeshFaces::Part& part : faces.parts)
        makePart(m_geometry->triangles(m_shared.textures.look(part.material).uvSet),
                 Qt3DRender::QGeometryRenderer::Triangles, part, character);
    const auto whole = [](std::size_t count) {
        return MeshFaces::Part{-1, 0, std::uint32_t(count)};
    };
    if (m_geometry->lines())
        makePart(m_geometry->lines(), Qt3DRender::QGeometryRenderer::Lines,
                 whole(faces.lines.size()), character);
    if (m_geometry->points())
        makePart(m_geometry->points(), Qt3DRender::QGeometryRenderer::Points,
                 whole(faces.points.size()), character);
}

MeshView::~MeshView() {
    delete m_entity;
}

void MeshView::setUniform(const QString& name, const QVariant& value) {
    Uniform& uniform = m_uniforms[name];
    uniform.value = value;
    for (Qt3DRender::QParameter* parameter : uniform.parameters)
        parameter->setValue(value);
}

Qt3DRender::QEffect* MeshView::effectFor(bool wire, bool hasUv) const {
    QStringList defines{QStringLiteral("INFLUENCES %1").arg(m_geometry->capacity())};
    if (m_geometry->hasBoneMix())
        defines << QStringLiteral("HAS_BONE_MIX");
    if (hasUv)
        defines << QStringLiteral("HAS_UV");
    if (wire)
        defines << QStringLiteral("WIRE");
    return m_shared.context.effect(QStringLiteral("mesh ") + defines.join(u' '), [&] {
        return makeEffect({shaderSource(QStringLiteral("mesh.vert"), defines),
                           wire ? shaderSource(QStringLiteral("mesh_wire.geom")) : QByteArray(),
                           shaderSource(QStringLiteral("mesh.frag"), defines)},
                          m_shared.context.root());
    });
}

/// `part` counts triangles, or corners of lines and points.
void MeshView::makePart(Qt3DCore::QGeometry* geometry, int primitive, const MeshFaces::Part& part,
                        const Character& character) {
    const bool triangles = primitive == Qt3DRender::QGeometryRenderer::Triangles;
    const std::uint32_t perItem = triangles ? 3 : 1;
    auto* entity = new Qt3DCore::QEntity(m_entity);
    auto* renderer = new Qt3DRender::QGeometryRenderer(entity);
    renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::PrimitiveType(primitive));
    renderer->setGeometry(geometry);
    renderer->setVertexCount(int(part.triangleCount * perItem));
    giveBounds(renderer);
    renderer->setIndexBufferByteOffset(int(part.firstTriangle * perItem * sizeof(std::uint32_t)));
    entity->addComponent(renderer);
    entity->addComponent(m_shared.context.graph.mesh);
    const MaterialLook& look = m_shared.textures.look(part.material);
    const bool hasUv = m_geometry->hasUv(triangles ? look.uvSet : 0);
    Qt3DRender::QMaterial* material =
        m_shared.context.makeMaterial(effectFor(false, hasUv), entity);
    const auto add = [&](const QString& name, const QVariant& value) {
        auto* parameter = new Qt3DRender::QParameter(name, value, material);
        material->addParameter(parameter);
        return parameter;
    };
    for (auto uniform = m_uniforms.begin(); uniform != m_uniforms.end(); ++uniform)
        uniform->parameters.push_back(add(uniform.key(), uniform->value));
    add(QStringLiteral("firstTriangle"), int(part.firstTriangle));
    add(QStringLiteral("baseColour"),
        QVariant::fromValue<Qt3DRender::QAbstractTexture*>(
            m_shared.textures.baseColour(character.foreign, part.material)));
    // What stands in for a missing picture is neither tinted nor cut out by its alpha.
    const bool isMissing = m_shared.textures.isMissing(character.foreign, part.material);
    add(QStringLiteral("baseColourFactor"),
        isMissing ? QVector4D(1.0f, 1.0f, 1.0f, 1.0f) : look.factor);
    add(QStringLiteral("uRow"), look.uRow);
    add(QStringLiteral("vRow"), look.vRow);
    add(QStringLiteral("alphaMode"), isMissing ? 0 : int(look.alpha));
    add(QStringLiteral("alphaCutoff"), look.alphaCutoff);
    m_parts.push_back({material, triangles, hasUv});
}

/// Points of their own material, in the pass over the mesh.
void MeshView::makeMarks() {
    // Built apart and hung in whole, as in the constructor.
    auto* entity = new Qt3DCore::QEntity;
    auto* renderer = new Qt3DRender::QGeometryRenderer(entity);
    renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Points);
    renderer->setGeometry(m_geometry->marks());
    giveBounds(renderer);
    entity->addComponent(renderer);
    entity->addComponent(m_shared.context.graph.transparent);
    const QStringList defines{QStringLiteral("INFLUENCES %1").arg(m_geometry->capacity())};
    auto* material = m_shared.context.makeMaterial(
        m_shared.context.effect(QStringLiteral("vertex_mark ") + defines.join(u' '),
                                [&] {
                                    return makeEffect(
                                        {shaderSource(QStringLiteral("vertex_mark.vert"), defines),
                                         {},
                                         shaderSource(QStringLiteral("vertex_mark.frag"))},
                                        m_shared.context.root());
                                }),
        entity);
    const auto add = [&](const QString& name, const QVariant& value) {
        auto* parameter = new Qt3DRender::QParameter(name, value, material);
        material->addParameter(parameter);
        return parameter;
    };
    for (auto uniform = m_uniforms.begin(); uniform != m_uniforms.end(); ++uniform)
        uniform->parameters.push_back(add(uniform.key(), uniform->value));
    add(QStringLiteral("vertexSpacing"), m_spacing);
    entity->setParent(m_entity);
    m_marks = entity;
    m_markRenderer = renderer;
}

void MeshView::setSelectedVertices(const VertexSelection& vertices) {
    if (!m_geometry || (vertices.empty() && !m_marks))
        return;
    m_geometry->setMarks(vertices);
    if (!m_marks)
        makeMarks();
    m_markRenderer->setVertexCount(int(m_geometry->markCount()));
    m_marks->setEnabled(m_geometry->markCount() > 0);
}

void MeshView::setFrame(Document& document) {
    if (!m_geometry)
        return;
    const SkinningMethod method = document.derived().shownMethod(m_index);
    m_onProcessor = m_rowsTooLong || (m_geometry->capacity() > 0 && !hasShader(method));
    if (m_onProcessor) {
        setSkinnedShape(document);
        return;
    }
    const MeshInstance& instance = document.derived().shownCharacter().meshes[m_index.value()];
    const FrameResult& frame = document.derived().shownFrame();
    setMorphedShape(*instance.mesh, frame.pose.morphWeights[m_index.value()]);
    setUniform(QStringLiteral("modelFromUnbound"),
               toMatrix(modelFromUnbound(instance, frame.modelFromBone).matrix()));
    if (m_geometry->capacity() > 0) {
        setUniform(QStringLiteral("skinningMethod"),
                   method == SkinningMethod::DualQuaternion ? kShaderDual : kShaderLinear);
        m_shared.palettes.set(m_index.value(), method, frame.palettes[m_index.value()],
                              m_jointTree);
    }
}

/// What the shader skins: the mesh with its morphs.
void MeshView::setMorphedShape(const Mesh& mesh, const std::vector<float>& weights) {
    m_edited.clear();
    if (weights == m_morphWeights && !m_skinned)
        return;
    if (m_morphed || m_skinned)
        m_geometry->setRestShape();
    m_skinned = false;
    m_morphWeights = weights;
    m_morphed = applyMorphs(mesh, weights, m_positions, &m_normals);
    if (m_morphed)
        m_geometry->setShape(m_positions, m_normals);
}

/// What the shader draws as it is. Only a new frame moves all vertices; edited rows move some.
void MeshView::setSkinnedShape(Document& document) {
    Derived& derived = document.derived();
    const Mesh& mesh = *document.character().meshes[m_index.value()].mesh;
    const std::uint64_t revision = derived.frameRevision();
    std::vector<VertexIndex> vertices = std::exchange(m_edited, {});
    const bool all = std::exchange(m_allEdited, false) || !m_skinned || m_skinnedFrame != revision;
    if (!all && vertices.empty())
        return;
    if (all)
        vertices.clear();
    else
        vertices = derived.reach(m_index, std::move(vertices));
    const bool withNormals = !mesh.normals.empty();
    m_positions.resize(mesh.vertexCount());
    if (withNormals)
        m_normals.resize(mesh.vertexCount());
    derived.skin(m_index, vertices,
                 {m_positions, withNormals ? std::span(m_normals) : std::span<Vec3f>()});
    if (!withNormals)
        m_normals = computeNormals(mesh, m_positions, true);
    if (vertices.empty() || !withNormals)
        m_geometry->setShape(m_positions, m_normals);
    else
        m_geometry->markShape(vertices);
    setUniform(QStringLiteral("skinningMethod"), kShaderAsIs);
    m_skinned = true;
    m_skinnedFrame = revision;
}

void MeshView::followBoneTable() {
    if (m_geometry && m_geometry->hasBoneMix())
        m_geometry->setBoneTexels(m_shared.bones.texels(m_index.value()));
}

void MeshView::setActiveBone(const Character& character, BoneIndex bone) {
    if (!m_geometry)
        return;
    const MeshInstance& instance = character.meshes[m_index.value()];
    setUniform(QStringLiteral("heatValid"), bone.isValid() && instance.binding ? 1 : 0);
    m_geometry->setHeatJoint(instance.binding ? jointOf(*instance.binding, bone) : std::nullopt);
}

void MeshView::applySettings(const ViewSettings& settings, bool visible) {
    m_entity->setEnabled(visible);
    if (!m_geometry)
        return;
    const bool wire = settings.wireOverlay || settings.shading == Shading::Wire;
    if (wire == m_wire)
        return;
    m_wire = wire;
    for (const Part& part : m_parts) {
        if (part.hasTriangles)
            part.material->setEffect(effectFor(wire, part.hasUv));
    }
}

bool MeshView::isOf(const MeshInstance& instance) const {
    return instance.mesh == m_mesh && instance.binding.has_value() == m_isBound;
}

bool MeshView::follow(const Character& character) {
    const MeshInstance& instance = character.meshes[m_index.value()];
    if (!m_geometry || !instance.binding)
        return true;
    if (!instance.binding->joints.empty())
        m_jointTree = makeJointTree(character.skeleton, *instance.binding);
    const SkinWeights& weights = instance.binding->weights();
    if (!m_shownRows || !shareAllBlocks(*m_shownRows, weights))
        return weightsChanged(character, {}, true);
    m_geometry->setWeights(&weights);
    return true;
}

bool MeshView::weightsChanged(const Character& character, std::span<const VertexIndex> vertices,
                              bool all) {
    const MeshInstance& instance = character.meshes[m_index.value()];
    if (!m_geometry || !instance.binding)
        return true;
    const SkinWeights& weights = instance.binding->weights();
    m_geometry->setWeights(&weights);
    if (m_onProcessor) {
        m_allEdited = m_allEdited || all || m_edited.size() > weights.rowCount();
        if (m_allEdited)
            m_edited.clear();
        else
            m_edited.insert(m_edited.end(), vertices.begin(), vertices.end());
    }
    if (!m_rowsTooLong) {
        const std::size_t capacity = std::size_t(m_geometry->capacity());
        const bool fits = all ? weights.maxInfluences() <= capacity
                              : std::ranges::all_of(vertices, [&](VertexIndex vertex) {
                                    return weights.row(vertex).size() <= capacity;
                                });
        if (!fits)
            return false;
    }
    if (all) {
        m_geometry->markAllRows();
        m_shownRows = weights;
    } else {
        m_geometry->markRows(vertices);
        m_shownRows.reset();
    }
    return true;
}

void MeshView::flush() {
    if (m_geometry)
        m_geometry->flush();
}

} // namespace rigwright::editor
