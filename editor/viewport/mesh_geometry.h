// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MeshGeometry: the buffers of one placed mesh on the graphics processor.
#pragma once

#include "core/character/character.h"
#include "core/mesh/vertex_selection.h"
#include "editor/viewport/bone_table.h"
#include "editor/viewport/mesh_faces.h"
#include "editor/viewport/row_buffer.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace Qt3DCore {
class QBuffer;
class QGeometry;
class QNode;
} // namespace Qt3DCore

namespace rigwright::editor {

/// How many influences the vertex shader can take: 0 (no binding, or skinned by the processor),
/// 4, 8. nullopt where the rows are longer than 8: then the processor skins.
std::optional<int> influenceCapacity(const SkinWeights& weights);

/// Attributes vertexPosition, normal, heat, uv (where the mesh has that set), joints0/1 and
/// weights0/1 by capacity; boneMix where there is a binding and no capacity. What is in the buffers
/// is read, at each flush, from the spans and rows set last; these must stay alive until then.
class MeshGeometry {
public:
    /// `capacity` as influenceCapacity(). The mesh must have vertices.
    MeshGeometry(Qt3DCore::QNode* parent, const MeshInstance& instance, int capacity);

    /// All triangles with one set of texture coordinates, made when first asked for; null where
    /// there are none.
    [[nodiscard]] Qt3DCore::QGeometry* triangles(std::size_t uvSet);
    /// With the first set; null where there are none.
    [[nodiscard]] Qt3DCore::QGeometry* lines() const { return m_lines; }
    [[nodiscard]] Qt3DCore::QGeometry* points() const { return m_points; }
    /// Points of the vertices that are marked, as many as markCount(); null until some were.
    [[nodiscard]] Qt3DCore::QGeometry* marks() const { return m_marks; }
    [[nodiscard]] std::size_t markCount() const { return m_marked.size(); }
    [[nodiscard]] const MeshFaces& faces() const { return m_faces; }
    [[nodiscard]] int capacity() const { return m_capacity; }
    [[nodiscard]] bool hasUv(std::size_t uvSet) const;
    [[nodiscard]] bool hasBoneMix() const { return m_mixBuffer != nullptr; }

    /// Bind positions and normals with morphs, or skinned ones; one a vertex. Uploads all of them.
    void setShape(std::span<const Vec3f> positions, std::span<const Vec3f> normals);
    /// Some of the positions and normals set last have changed where they lie.
    void markShape(std::span<const VertexIndex> vertices);
    /// The mesh as it is stored (and the computed normals where it has none).
    void setRestShape();

    /// The rows that are shown; nullptr: none.
    void setWeights(const SkinWeights* weights) { m_weights = weights; }
    /// The joint whose weights are the heat; nullopt: no heat.
    void setHeatJoint(std::optional<std::uint16_t> joint);
    /// Colours and locks of the joints, for boneMix; nothing where the shader mixes by itself.
    void setBoneTexels(std::span<const BoneTexel> texels);
    void markRows(std::span<const VertexIndex> vertices);
    void markAllRows();
    /// Which vertices are shown as points. Only what differs from the last call is uploaded.
    void setMarks(const VertexSelection& vertices);
    void flush();

private:
    void addVertexAttributes(Qt3DCore::QGeometry* geometry, std::size_t uvSet);
    [[nodiscard]] Qt3DCore::QBuffer* makeIndices(const std::vector<std::uint32_t>& indices) const;
    Qt3DCore::QGeometry* makeIndexed(Qt3DCore::QBuffer* indices, std::size_t count,
                                     std::size_t uvSet);
    RowBuffer& uvBuffer(std::size_t uvSet);
    void makeMarks();
    void addMark(VertexIndex vertex);
    void removeMark(VertexIndex vertex);

    std::shared_ptr<const Mesh> m_mesh;
    int m_capacity;
    MeshFaces m_faces;
    std::vector<Vec3f> m_computedNormals;
    std::span<const Vec3f> m_positions;
    std::span<const Vec3f> m_normals;
    const SkinWeights* m_weights = nullptr;
    std::optional<std::uint16_t> m_heatJoint;
    std::span<const BoneTexel> m_boneTexels;
    Qt3DCore::QNode* m_parent;
    std::unique_ptr<RowBuffer> m_positionBuffer;
    std::unique_ptr<RowBuffer> m_normalBuffer;
    std::map<std::size_t, std::unique_ptr<RowBuffer>> m_uvBuffers; ///< by set
    std::unique_ptr<RowBuffer> m_heatBuffer;
    std::unique_ptr<RowBuffer> m_mixBuffer;
    std::unique_ptr<RowBuffer> m_jointBuffers[2];
    std::unique_ptr<RowBuffer> m_weightBuffers[2];
    Qt3DCore::QBuffer* m_triangleIndices = nullptr;
    std::map<std::size_t, Qt3DCore::QGeometry*> m_triangles; ///< by set of texture coordinates
    Qt3DCore::QGeometry* m_lines = nullptr;
    Qt3DCore::QGeometry* m_points = nullptr;
    Qt3DCore::QGeometry* m_marks = nullptr;
    VertexSelection m_shownMarks;
    /// Marked vertices in the order of the index buffer: a new one comes last, and the last one
    /// takes the place of one that goes.
    std::vector<VertexIndex> m_marked;
    std::vector<std::uint32_t> m_placeOfMark; ///< by vertex; meaningless where it is not marked
    std::unique_ptr<RowBuffer> m_markBuffer;
};

} // namespace rigwright::editor
