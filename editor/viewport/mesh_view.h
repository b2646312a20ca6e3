// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MeshView: one placed mesh on screen.
#pragma once

#include "core/character/evaluate_frame.h"
#include "editor/document/session.h"
#include "editor/viewport/data_texture.h"
#include "editor/viewport/mesh_geometry.h"
#include "editor/viewport/palette_texture.h"

#include <QHash>
#include <QVariant>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace Qt3DCore {
class QEntity;
}
namespace Qt3DRender {
class QAbstractTexture;
class QEffect;
class QGeometryRenderer;
class QMaterial;
class QParameter;
} // namespace Qt3DRender

namespace rigwright::editor {

class Document;
class MaterialTextures;
class SceneContext;

/// Skins on the graphics processor where the rows (up to 8 influences) and the method allow it,
/// else by Derived::skin() and an upload of what moved. Meshes without vertices or faces draw
/// nothing.
class MeshView {
public:
    struct Shared {
        SceneContext& context;
        PaletteTexture& palettes;
        BoneTable& bones;
        MaterialTextures& textures;
    };

    MeshView(const Shared& shared, const Character& character, MeshInstanceIndex index);
    ~MeshView();
    MeshView(const MeshView&) = delete;
    MeshView& operator=(const MeshView&) = delete;

    /// Palette, morphs, placement of the shown frame, and edits of rows since the last call.
    void setFrame(Document& document);
    /// The table of bones holds other colours or locks.
    void followBoneTable();
    void setActiveBone(const Character& character, BoneIndex bone);
    /// The vertices that are shown as points over the surface.
    void setSelectedVertices(const VertexSelection& vertices);
    void applySettings(const ViewSettings& settings, bool visible);
    /// False where the rows no longer fit the buffers: the view must be made anew.
    [[nodiscard]] bool weightsChanged(const Character& character,
                                      std::span<const VertexIndex> vertices, bool all);
    /// Whether this is a view of the instance's mesh, bound or not as it was.
    [[nodiscard]] bool isOf(const MeshInstance& instance) const;
    /// Rows and joints of another character in which isOf() holds, as many as before. Nothing is
    /// uploaded where the rows are those that are shown. False as weightsChanged().
    [[nodiscard]] bool follow(const Character& character);
    /// Edited rows move this mesh only with the next setFrame(): core skins it, not the shader.
    [[nodiscard]] bool isOnProcessor() const { return m_onProcessor; }
    void flush();

private:
    void build(const Character& character);
    void makePart(Qt3DCore::QGeometry* geometry, int primitive, const MeshFaces::Part& part,
                  const Character& character);
    void makeMarks();
    void setMorphedShape(const Mesh& mesh, const std::vector<float>& weights);
    void setSkinnedShape(Document& document);
    [[nodiscard]] Qt3DRender::QEffect* effectFor(bool wire, bool hasUv) const;
    /// Sets a uniform of every part, now and of parts made later.
    void setUniform(const QString& name, const QVariant& value);

    Shared m_shared;
    MeshInstanceIndex m_index;
    std::shared_ptr<const Mesh> m_mesh;
    bool m_isBound;
    Qt3DCore::QEntity* m_entity = nullptr;
    std::unique_ptr<MeshGeometry> m_geometry;
    std::unique_ptr<DataTexture> m_edgeFlags;
    struct Part {
        Qt3DRender::QMaterial* material;
        bool hasTriangles;
        bool hasUv;
    };
    /// One value, one parameter a material: parameters shared between materials that come and go
    /// crash Qt3D.
    struct Uniform {
        QVariant value;
        std::vector<Qt3DRender::QParameter*> parameters;
    };
    std::vector<Part> m_parts;
    Qt3DCore::QEntity* m_marks = nullptr;
    Qt3DRender::QGeometryRenderer* m_markRenderer = nullptr;
    float m_spacing = 0.0f; ///< mean distance of neighbouring vertices, metres of the bind pose
    QHash<QString, Uniform> m_uniforms;
    JointTree m_jointTree;
    bool m_rowsTooLong = false;       ///< for the shader
    bool m_onProcessor = false;       ///< skinned by core, not by the shader
    bool m_morphed = false;           ///< the buffers hold another shape than the mesh's own
    bool m_skinned = false;           ///< the buffers hold what core skinned
    std::uint64_t m_skinnedFrame = 0; ///< Derived::frameRevision() of that
    /// The rows in the buffers; none after edits of some of them, so that painting need not copy
    /// blocks that would be shared.
    std::optional<SkinWeights> m_shownRows;
    std::vector<VertexIndex> m_edited; ///< rows edited since; repeats allowed
    bool m_allEdited = false;
    bool m_wire = false;
    std::vector<float> m_morphWeights;
    std::vector<Vec3f> m_positions;
    std::vector<Vec3f> m_normals;
};

} // namespace rigwright::editor
