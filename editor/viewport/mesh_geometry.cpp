// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MeshGeometry: filling the buffers.
#include "editor/viewport/mesh_geometry.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>

#include <algorithm>
#include <cstring>

namespace rigwright::editor {

namespace {

using Qt3DCore::QAttribute;

constexpr std::size_t kPerBuffer = 4; // influences of one pair of attributes

/// Fills rows of a type T by calling value(vertex).
template <class T, class Value>
RowBuffer::Fill fillWith(Value value) {
    return [value](RowRange rows, std::span<std::byte> out) {
        for (std::size_t i = 0; i < rows.count; ++i) {
            const T row = value(rows.first + i);
            std::memcpy(out.data() + i * sizeof(T), &row, sizeof(T));
        }
    };
}

struct Float3 {
    float x, y, z;
};
struct Float4 {
    float x, y, z, w;
};
struct Float2 {
    float x, y;
};
struct Joints4 {
    std::uint16_t joint[4];
};
struct Weights4 {
    float weight[4];
};

Float3 toFloat3(const Vec3f& v) {
    return {v.x(), v.y(), v.z()};
}

} // namespace

std::optional<int> influenceCapacity(const SkinWeights& weights) {
    const std::size_t longest = weights.maxInfluences();
    if (longest <= kPerBuffer)
        return 4;
    if (longest <= 2 * kPerBuffer)
        return 8;
    return std::nullopt;
}

MeshGeometry::MeshGeometry(Qt3DCore::QNode* parent, const MeshInstance& instance, int capacity)
    : m_mesh(instance.mesh), m_capacity(capacity), m_faces(drawnFaces(*instance.mesh)),
      m_parent(parent) {
    const std::size_t vertexCount = m_mesh->vertexCount();
    m_weights = instance.binding ? &instance.binding->weights() : nullptr;
    if (m_mesh->normals.size() != vertexCount)
        m_computedNormals = computeNormals(*m_mesh, m_mesh->positions, true);
    m_positions = m_mesh->positions;
    m_normals = m_computedNormals.empty() ? m_mesh->normals : m_computedNormals;

    m_positionBuffer = std::make_unique<RowBuffer>(
        parent, vertexCount, sizeof(Float3),
        fillWith<Float3>([this](std::size_t v) { return toFloat3(m_positions[v]); }));
    m_normalBuffer = std::make_unique<RowBuffer>(
        parent, vertexCount, sizeof(Float3),
        fillWith<Float3>([this](std::size_t v) { return toFloat3(m_normals[v]); }));
    m_heatBuffer = std::make_unique<RowBuffer>(
        parent, vertexCount, sizeof(float), fillWith<float>([this](std::size_t v) {
            return m_weights && m_heatJoint ? m_weights->weightOf(VertexIndex(v), *m_heatJoint)
                                            : 0.0f;
        }));
    if (m_weights && capacity == 0)
        m_mixBuffer = std::make_unique<RowBuffer>(
            parent, vertexCount, sizeof(Float4), fillWith<Float4>([this](std::size_t v) {
                if (m_boneTexels.empty())
                    return Float4{0.0f, 0.0f, 0.0f, -1.0f};
                const Vec4f mixed = mixBones(m_boneTexels, *m_weights, VertexIndex(v));
                return Float4{mixed.x(), mixed.y(), mixed.z(), mixed.w()};
            }));
    for (std::size_t pair = 0; pair < std::size_t(capacity) / kPerBuffer; ++pair) {
        const std::size_t first = pair * kPerBuffer;
        m_jointBuffers[pair] = std::make_unique<RowBuffer>(
            parent, vertexCount, sizeof(Joints4), fillWith<Joints4>([this, first](std::size_t v) {
                Joints4 joints{};
                const RowView row = m_weights->row(VertexIndex(v));
                for (std::size_t k = first; k < std::min(row.size(), first + kPerBuffer); ++k)
                    joints.joint[k - first] = row.bones[k];
                return joints;
            }));
        m_weightBuffers[pair] = std::make_unique<RowBuffer>(
            parent, vertexCount, sizeof(Weights4), fillWith<Weights4>([this, first](std::size_t v) {
                Weights4 weights{};
                const RowView row = m_weights->row(VertexIndex(v));
                for (std::size_t k = first; k < std::min(row.size(), first + kPerBuffer); ++k)
                    weights.weight[k - first] = row.weights[k];
                return weights;
            }));
    }
    if (!m_faces.triangles.empty())
        m_triangleIndices = makeIndices(m_faces.triangles);
    if (!m_faces.lines.empty())
        m_lines = makeIndexed(makeIndices(m_faces.lines), m_faces.lines.size(), 0);
    if (!m_faces.points.empty())
        m_points = makeIndexed(makeIndices(m_faces.points), m_faces.points.size(), 0);
}

bool MeshGeometry::hasUv(std::size_t uvSet) const {
    return uvSet < m_mesh->uvSets.size() && m_mesh->uvSets[uvSet].size() == m_mesh->vertexCount();
}

RowBuffer& MeshGeometry::uvBuffer(std::size_t uvSet) {
    std::unique_ptr<RowBuffer>& rows = m_uvBuffers[uvSet];
    if (rows == nullptr)
        rows = std::make_unique<RowBuffer>(m_parent, m_mesh->vertexCount(), sizeof(Float2),
                                           fillWith<Float2>([this, uvSet](std::size_t v) {
                                               const Vec2f& uv = m_mesh->uvSets[uvSet][v];
                                               return Float2{uv.x(), uv.y()};
                                           }));
    return *rows;
}

Qt3DCore::QGeometry* MeshGeometry::triangles(std::size_t uvSet) {
    if (m_triangleIndices == nullptr)
        return nullptr;
    // Sets that the mesh lacks are all the same: none.
    Qt3DCore::QGeometry*& geometry = m_triangles[hasUv(uvSet) ? uvSet : m_mesh->uvSets.size()];
    if (geometry == nullptr)
        geometry = makeIndexed(m_triangleIndices, m_faces.triangles.size(), uvSet);
    return geometry;
}

Qt3DCore::QBuffer* MeshGeometry::makeIndices(const std::vector<std::uint32_t>& indices) const {
    auto* buffer = new Qt3DCore::QBuffer(m_parent);
    buffer->setData(QByteArray(reinterpret_cast<const char*>(indices.data()),
                               qsizetype(indices.size() * sizeof(std::uint32_t))));
    return buffer;
}

Qt3DCore::QGeometry* MeshGeometry::makeIndexed(Qt3DCore::QBuffer* indices, std::size_t count,
                                               std::size_t uvSet) {
    auto* geometry = new Qt3DCore::QGeometry(m_parent);
    addVertexAttributes(geometry, uvSet);
    auto* index =
        new QAttribute(indices, QAttribute::UnsignedInt, 1, unsigned(count), 0, 0, geometry);
    index->setAttributeType(QAttribute::IndexAttribute);
    geometry->addAttribute(index);
    return geometry;
}

/// Indices of the marked vertices, drawn as points; room for all of them, made when first needed.
void MeshGeometry::makeMarks() {
    const std::size_t vertexCount = m_mesh->vertexCount();
    m_marks = new Qt3DCore::QGeometry(m_parent);
    addVertexAttributes(m_marks, 0);
    m_placeOfMark.resize(vertexCount);
    for (std::size_t i = 0; i < m_marked.size(); ++i)
        m_placeOfMark[m_marked[i].value()] = std::uint32_t(i);
    m_markBuffer = std::make_unique<RowBuffer>(
        m_marks, vertexCount, sizeof(std::uint32_t), fillWith<std::uint32_t>([this](std::size_t i) {
            return i < m_marked.size() ? m_marked[i].value() : std::uint32_t(0);
        }));
    auto* index = new QAttribute(m_markBuffer->buffer(), QAttribute::UnsignedInt, 1,
                                 unsigned(vertexCount), 0, 0, m_marks);
    index->setAttributeType(QAttribute::IndexAttribute);
    m_marks->addAttribute(index);
}

void MeshGeometry::addMark(VertexIndex vertex) {
    m_placeOfMark[vertex.value()] = std::uint32_t(m_marked.size());
    m_markBuffer->dirty().mark(m_marked.size());
    m_marked.push_back(vertex);
}

void MeshGeometry::removeMark(VertexIndex vertex) {
    const std::uint32_t place = m_placeOfMark[vertex.value()];
    m_marked[place] = m_marked.back();
    m_placeOfMark[m_marked[place].value()] = place;
    m_marked.pop_back();
    m_markBuffer->dirty().mark(place);
}

void MeshGeometry::setMarks(const VertexSelection& vertices) {
    if (vertices == m_shownMarks)
        return;
    if (m_marks) {
        for (const VertexIndex vertex : without(m_shownMarks, vertices))
            removeMark(vertex);
        for (const VertexIndex vertex : without(vertices, m_shownMarks))
            addMark(vertex);
    } else { // a new buffer is uploaded whole, once
        m_marked = vertices;
        makeMarks();
    }
    m_shownMarks = vertices;
}

void MeshGeometry::addVertexAttributes(Qt3DCore::QGeometry* geometry, std::size_t uvSet) {
    const unsigned count = unsigned(m_mesh->vertexCount());
    const auto add = [&](const char* name, const RowBuffer& rows, QAttribute::VertexBaseType type,
                         unsigned size) {
        geometry->addAttribute(
            new QAttribute(rows.buffer(), QLatin1String(name), type, size, count, 0, 0, geometry));
    };
    add("vertexPosition", *m_positionBuffer, QAttribute::Float, 3);
    add("normal", *m_normalBuffer, QAttribute::Float, 3);
    add("heat", *m_heatBuffer, QAttribute::Float, 1);
    if (m_mixBuffer)
        add("boneMix", *m_mixBuffer, QAttribute::Float, 4);
    if (hasUv(uvSet))
        add("uv", uvBuffer(uvSet), QAttribute::Float, 2);
    static constexpr const char* kJoints[] = {"joints0", "joints1"};
    static constexpr const char* kWeights[] = {"weights0", "weights1"};
    for (std::size_t pair = 0; pair < std::size_t(m_capacity) / kPerBuffer; ++pair) {
        add(kJoints[pair], *m_jointBuffers[pair], QAttribute::UnsignedShort, 4);
        add(kWeights[pair], *m_weightBuffers[pair], QAttribute::Float, 4);
    }
}

void MeshGeometry::setShape(std::span<const Vec3f> positions, std::span<const Vec3f> normals) {
    m_positions = positions;
    m_positionBuffer->dirty().markAll();
    if (normals.size() == positions.size()) {
        m_normals = normals;
        m_normalBuffer->dirty().markAll();
    }
}

void MeshGeometry::markShape(std::span<const VertexIndex> vertices) {
    for (const VertexIndex vertex : vertices) {
        m_positionBuffer->dirty().mark(vertex.value());
        m_normalBuffer->dirty().mark(vertex.value());
    }
}

void MeshGeometry::setRestShape() {
    setShape(m_mesh->positions, m_computedNormals.empty() ? m_mesh->normals : m_computedNormals);
}

void MeshGeometry::setHeatJoint(std::optional<std::uint16_t> joint) {
    if (joint == m_heatJoint)
        return;
    m_heatJoint = joint;
    m_heatBuffer->dirty().markAll();
}

void MeshGeometry::setBoneTexels(std::span<const BoneTexel> texels) {
    m_boneTexels = texels;
    if (m_mixBuffer)
        m_mixBuffer->dirty().markAll();
}

void MeshGeometry::markRows(std::span<const VertexIndex> vertices) {
    const auto mark = [&](std::unique_ptr<RowBuffer>& rows) {
        if (!rows)
            return;
        for (const VertexIndex vertex : vertices)
            rows->dirty().mark(vertex.value());
    };
    mark(m_heatBuffer);
    mark(m_mixBuffer);
    for (std::size_t pair = 0; pair < 2; ++pair) {
        mark(m_jointBuffers[pair]);
        mark(m_weightBuffers[pair]);
    }
}

void MeshGeometry::markAllRows() {
    m_heatBuffer->dirty().markAll();
    if (m_mixBuffer)
        m_mixBuffer->dirty().markAll();
    for (std::size_t pair = 0; pair < 2; ++pair) {
        if (m_jointBuffers[pair])
            m_jointBuffers[pair]->dirty().markAll();
        if (m_weightBuffers[pair])
            m_weightBuffers[pair]->dirty().markAll();
    }
}

void MeshGeometry::flush() {
    for (RowBuffer* rows :
         {m_positionBuffer.get(), m_normalBuffer.get(), m_heatBuffer.get(), m_mixBuffer.get(),
          m_jointBuffers[0].get(), m_jointBuffers[1].get(), m_weightBuffers[0].get(),
          m_weightBuffers[1].get(), m_markBuffer.get()}) {
        if (rows)
            rows->flush();
    }
}

} // namespace rigwright::editor
