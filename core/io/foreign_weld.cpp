// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Corners back to vertices: those that are the same in everything become one.
#include "core/io/foreign_parts.h"

#include "core/base/sentence.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace rigwright {

namespace {

/// Which attributes a mesh has: those with the same ones share a section.
struct Layout {
    bool hasNormals = false;
    bool hasColors = false;
    std::size_t uvSets = 0;
    friend bool operator==(const Layout&, const Layout&) = default;
};

Layout layoutOf(const ForeignMesh& mesh) {
    return {!mesh.normals.empty(), !mesh.colors.empty(), mesh.uvSets.size()};
}

class Hash {
public:
    void add(float value) { add(std::uint64_t(std::bit_cast<std::uint32_t>(value + 0.0f))); }
    void add(std::uint64_t value) {
        m_hash = (m_hash ^ value) * 0x9e3779b97f4a7c15ull;
        m_hash ^= m_hash >> 29;
    }
    template <class Vector>
    void addAll(const Vector& vector) {
        for (const float value : vector)
            add(value);
    }
    [[nodiscard]] std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 0x243f6a8885a308d3ull;
};

class Welder {
public:
    Welder(ForeignBuilder& builder, const MeshGroup& group, const GroupSkin& skin)
        : m_builder(builder), m_group(group), m_skin(skin) {}

    void run(const std::string& where);

    Mesh mesh;
    /// By vertex of `mesh`: the mesh of the group and the vertex there that it was first.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> origins;

private:
    [[nodiscard]] const ForeignMesh& source(std::size_t member) const {
        return m_builder.scene.meshes[m_group[member]];
    }
    void nameTargets();
    [[nodiscard]] std::uint64_t hashOf(std::uint32_t member, std::uint32_t vertex) const;
    [[nodiscard]] bool same(std::uint32_t member, std::uint32_t a,
                            const std::pair<std::uint32_t, std::uint32_t>& b) const;
    std::uint32_t vertexFor(std::uint32_t member, std::uint32_t vertex);
    void addSection(const Layout& layout);
    void addFaces(std::uint32_t member, const std::vector<std::uint32_t>& vertexOf);
    void growTable(std::size_t vertices);
    void fillAttributes();
    void fillTargets();

    ForeignBuilder& m_builder;
    const MeshGroup& m_group;
    const GroupSkin& m_skin;
    std::vector<std::uint32_t> m_slots; ///< vertex + 1, 0 = free; a power of two
    std::vector<std::uint8_t> m_hasTarget;
};

/// Shapes of several primitives are one where they have the same name and rank among those.
void Welder::nameTargets() {
    for (const std::uint32_t index : m_group) {
        const ForeignMesh& part = m_builder.scene.meshes[index];
        auto& targets = m_builder.placed[index].targetOfShape;
        targets.clear();
        for (const ForeignShape& shape : part.shapes) {
            std::size_t target = 0;
            while (target < mesh.morphTargets.size() &&
                   (mesh.morphTargets[target].name != shape.name ||
                    std::ranges::find(targets, target) != targets.end()))
                ++target;
            if (target == mesh.morphTargets.size()) {
                mesh.morphTargets.emplace_back();
                mesh.morphTargets.back().name = shape.name;
            }
            targets.push_back(std::uint32_t(target));
        }
    }
}

std::uint64_t Welder::hashOf(std::uint32_t member, std::uint32_t vertex) const {
    const ForeignMesh& part = source(member);
    Hash hash;
    hash.addAll(part.positions[vertex]);
    if (!part.normals.empty())
        hash.addAll(part.normals[vertex]);
    for (const auto& set : part.uvSets)
        hash.addAll(set[vertex]);
    if (!part.shapes.empty())
        hash.addAll(part.shapes.front().positionDeltas[vertex]);
    return hash.value();
}

bool Welder::same(std::uint32_t member, std::uint32_t a,
                  const std::pair<std::uint32_t, std::uint32_t>& other) const {
    const ForeignMesh& p = source(member);
    const ForeignMesh& q = source(other.first);
    const std::uint32_t b = other.second;
    if (p.positions[a] != q.positions[b] || (!p.normals.empty() && p.normals[a] != q.normals[b]) ||
        (!p.colors.empty() && p.colors[a] != q.colors[b]))
        return false;
    for (std::size_t set = 0; set < p.uvSets.size(); ++set)
        if (p.uvSets[set][a] != q.uvSets[set][b])
            return false;
    const auto& targetsP = m_builder.placed[m_group[member]].targetOfShape;
    const auto& targetsQ = m_builder.placed[m_group[other.first]].targetOfShape;
    if (targetsP != targetsQ)
        return false;
    for (std::size_t s = 0; s < p.shapes.size(); ++s) {
        if (p.shapes[s].positionDeltas[a] != q.shapes[s].positionDeltas[b])
            return false;
        if (!p.shapes[s].normalDeltas.empty() && !q.shapes[s].normalDeltas.empty() &&
            p.shapes[s].normalDeltas[a] != q.shapes[s].normalDeltas[b])
            return false;
    }
    const GroupSkin::Rows& rows = m_skin.rows[member];
    const GroupSkin::Rows& others = m_skin.rows[other.first];
    return std::equal(rows.influences.begin() + rows.offsets[a],
                      rows.influences.begin() + rows.offsets[a + 1],
                      others.influences.begin() + others.offsets[b],
                      others.influences.begin() + others.offsets[b + 1]);
}

std::uint32_t Welder::vertexFor(std::uint32_t member, std::uint32_t vertex) {
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t slot = hashOf(member, vertex) & mask;; slot = (slot + 1) & mask) {
        std::uint32_t& entry = m_slots[slot];
        if (entry == 0) {
            origins.emplace_back(member, vertex);
            entry = std::uint32_t(origins.size());
            return entry - 1;
        }
        if (same(member, vertex, origins[entry - 1]))
            return entry - 1;
    }
}

void Welder::growTable(std::size_t vertices) {
    m_slots.assign(std::bit_ceil(std::max<std::size_t>(2 * vertices, 16)), 0);
}

void Welder::addFaces(std::uint32_t member, const std::vector<std::uint32_t>& vertexOf) {
    const ForeignMesh& part = source(member);
    MaterialRange range;
    range.firstFace = std::uint32_t(mesh.faceCount());
    range.faceCount = std::uint32_t(part.faceSizes.size());
    range.material = part.material;
    range.section = std::uint32_t(mesh.sections.size());
    for (const std::uint32_t size : part.faceSizes)
        mesh.faceOffsets.push_back(mesh.faceOffsets.back() + size);
    mesh.cornerVertices.reserve(mesh.cornerVertices.size() + part.corners.size());
    for (const std::uint32_t corner : part.corners)
        mesh.cornerVertices.push_back(vertexOf[corner]);
    if (range.faceCount > 0)
        mesh.ranges.push_back(range);
}

void Welder::addSection(const Layout& layout) {
    VertexSection section;
    section.firstVertex = std::uint32_t(origins.size());
    section.hasNormals = layout.hasNormals;
    section.hasColors = layout.hasColors;
    section.uvSetCount = std::uint32_t(layout.uvSets);
    std::size_t vertices = 0;
    for (std::uint32_t member = 0; member < m_group.size(); ++member)
        if (layoutOf(source(member)) == layout)
            vertices += source(member).positions.size();
    growTable(vertices);
    for (std::uint32_t member = 0; member < m_group.size(); ++member) {
        const ForeignMesh& part = source(member);
        if (layoutOf(part) != layout)
            continue;
        std::vector<std::uint32_t> vertexOf(part.positions.size());
        for (std::uint32_t v = 0; v < vertexOf.size(); ++v)
            vertexOf[v] = vertexFor(member, v);
        addFaces(member, vertexOf);
    }
    section.vertexCount = std::uint32_t(origins.size()) - section.firstVertex;
    mesh.sections.push_back(section);
}

void Welder::fillAttributes() {
    std::size_t uvSets = 0;
    bool hasNormals = false;
    bool hasColors = false;
    for (const VertexSection& section : mesh.sections) {
        uvSets = std::max<std::size_t>(uvSets, section.uvSetCount);
        hasNormals = hasNormals || section.hasNormals;
        hasColors = hasColors || section.hasColors;
    }
    mesh.positions.reserve(origins.size());
    mesh.uvSets.resize(uvSets);
    for (const auto& [member, vertex] : origins) {
        const ForeignMesh& part = source(member);
        mesh.positions.push_back(part.positions[vertex]);
        if (hasNormals)
            mesh.normals.push_back(part.normals.empty() ? Vec3f::UnitY() : part.normals[vertex]);
        if (hasColors)
            mesh.colors.push_back(part.colors.empty() ? Vec4f::Ones() : part.colors[vertex]);
        for (std::size_t set = 0; set < uvSets; ++set) {
            Vec2f uv = set < part.uvSets.size() ? part.uvSets[set][vertex] : Vec2f::Zero();
            if (set < part.uvSets.size())
                uv.y() = 1.0f - uv.y();
            mesh.uvSets[set].push_back(uv);
        }
    }
}

void Welder::fillTargets() {
    for (MorphTarget& target : mesh.morphTargets)
        target.positionDeltas.assign(origins.size(), Vec3f::Zero());
    for (std::size_t v = 0; v < origins.size(); ++v) {
        const auto& [member, vertex] = origins[v];
        const ForeignMesh& part = source(member);
        const auto& targets = m_builder.placed[m_group[member]].targetOfShape;
        for (std::size_t s = 0; s < part.shapes.size(); ++s) {
            MorphTarget& target = mesh.morphTargets[targets[s]];
            target.positionDeltas[v] = part.shapes[s].positionDeltas[vertex];
            if (part.shapes[s].normalDeltas.empty())
                continue;
            if (target.normalDeltas.empty())
                target.normalDeltas.assign(origins.size(), Vec3f::Zero());
            target.normalDeltas[v] = part.shapes[s].normalDeltas[vertex];
        }
    }
}

void Welder::run(const std::string& where) {
    mesh.name = source(0).name;
    nameTargets();
    std::vector<Layout> layouts;
    std::size_t corners = 0;
    for (std::size_t member = 0; member < m_group.size(); ++member) {
        corners += source(member).positions.size();
        if (std::ranges::find(layouts, layoutOf(source(member))) == layouts.end())
            layouts.push_back(layoutOf(source(member)));
    }
    for (const Layout& layout : layouts)
        addSection(layout);
    fillAttributes();
    fillTargets();
    std::size_t repaired = 0;
    for (Vec3f& normal : mesh.normals) {
        const float length = normal.stableNorm();
        if (length > 1e-20f) {
            normal /= length;
        } else {
            normal = Vec3f::UnitY();
            ++repaired;
        }
    }
    if (repaired > 0)
        m_builder.note("import-normals-repaired", Severity::Info, where,
                       "normals without a direction were replaced by +Y", repaired);
    if (origins.size() < corners)
        m_builder.note("import-welded", Severity::Info, where,
                       filled("%1 corners became %2 vertices: those that are the same in place, "
                              "weights, blend shapes, normal and texture coordinates are one",
                              {std::to_string(corners), std::to_string(origins.size())}),
                       origins.size());
}

SkinWeights rowsAt(const std::vector<std::pair<std::uint32_t, std::uint32_t>>& origins,
                   const GroupSkin& skin) {
    SkinWeights rows(origins.size());
    for (std::size_t v = 0; v < origins.size(); ++v) {
        const GroupSkin::Rows& from = skin.rows[origins[v].first];
        const std::uint32_t first = from.offsets[origins[v].second];
        const std::uint32_t last = from.offsets[origins[v].second + 1];
        if (last > first)
            rows.setRow(VertexIndex(v), std::span(from.influences).subspan(first, last - first));
    }
    return rows;
}

} // namespace

Result<std::shared_ptr<const Mesh>> weld(ForeignBuilder& builder, const MeshGroup& group,
                                         const GroupSkin& skin, SkinWeights& rows,
                                         const std::string& where) {
    std::uint64_t corners = 0;
    for (const std::uint32_t index : group)
        corners += std::max(builder.scene.meshes[index].positions.size(),
                            builder.scene.meshes[index].corners.size());
    if (corners >= std::numeric_limits<std::uint32_t>::max())
        return Error{"reader-too-many-vertices", "the mesh has more corners than 32 bits count",
                     where, "Split the mesh in the program that made the file."};
    Welder welder(builder, group, skin);
    welder.run(where);
    rows = rowsAt(welder.origins, skin);
    finishMesh(welder.mesh, skin.isBound ? rowKeys(rows) : std::vector<std::uint64_t>());
    return std::make_shared<const Mesh>(std::move(welder.mesh));
}

} // namespace rigwright
