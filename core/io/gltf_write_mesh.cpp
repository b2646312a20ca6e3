// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Meshes as glTF primitives: sections of vertices as accessors, ranges of faces as indices.
#include "core/io/gltf_writer.h"

#include <algorithm>
#include <array>

namespace rigwright {

namespace {

constexpr AccessorShape kVec2{.type = TINYGLTF_TYPE_VEC2,
                              .componentType = TINYGLTF_COMPONENT_TYPE_FLOAT,
                              .target = TINYGLTF_TARGET_ARRAY_BUFFER};
constexpr AccessorShape kVec3{.type = TINYGLTF_TYPE_VEC3,
                              .componentType = TINYGLTF_COMPONENT_TYPE_FLOAT,
                              .target = TINYGLTF_TARGET_ARRAY_BUFFER};
constexpr AccessorShape kVec4{.type = TINYGLTF_TYPE_VEC4,
                              .componentType = TINYGLTF_COMPONENT_TYPE_FLOAT,
                              .target = TINYGLTF_TARGET_ARRAY_BUFFER};

/// The rows that a mesh is written with, and the joint for rows without weight.
struct RowSource {
    const SkinWeights* rows = nullptr;
    std::uint16_t rootJoint = 0;
};

/// Writes one mesh.
class MeshWriter {
public:
    MeshWriter(GltfWriter& writer, const Mesh& mesh, RowSource rows, std::string where)
        : m_writer(writer), m_mesh(mesh), m_rows(rows), m_where(std::move(where)) {}

    int run();

private:
    using Attributes = std::map<std::string, int>;
    struct Section {
        Attributes attributes;
        std::vector<Attributes> targets;
    };

    const Section& writtenSection(std::size_t index);
    Attributes writeAttributes(const VertexSection& section);
    int writeDeltas(std::span<const Vec3f> deltas, bool withBounds);
    std::vector<Attributes> writeTargets(const VertexSection& section);
    void writeForeignAttributes(const VertexSection& section, Attributes& attributes);
    void writeRange(const MaterialRange& range, tinygltf::Mesh& mesh,
                    std::vector<std::string>& foreign);
    int writeIndices(std::vector<std::uint32_t>& corners, const VertexSection& section);

    template <class T>
    int write(const std::vector<T>& all, const VertexSection& section, const AccessorShape& shape) {
        return addAccessor(m_writer, asBytes(all.data() + section.firstVertex, section.vertexCount),
                           section.vertexCount, shape);
    }

    GltfWriter& m_writer;
    const Mesh& m_mesh;
    RowSource m_rows;
    std::string m_where;
    std::map<std::size_t, Section> m_written;
    /// Of a mesh with polygons, once for all ranges.
    std::vector<std::uint32_t> m_triangles;
    std::vector<FaceIndex> m_faceOfTriangle;
};

void MeshWriter::writeForeignAttributes(const VertexSection& section, Attributes& attributes) {
    static constexpr std::array kTypes{
        std::pair{1, TINYGLTF_TYPE_SCALAR}, std::pair{2, TINYGLTF_TYPE_VEC2},
        std::pair{3, TINYGLTF_TYPE_VEC3},   std::pair{4, TINYGLTF_TYPE_VEC4},
        std::pair{9, TINYGLTF_TYPE_MAT3},   std::pair{16, TINYGLTF_TYPE_MAT4}};
    for (const ForeignAttribute& attribute : section.foreignAttributes) {
        const auto* const type = std::ranges::find(kTypes, attribute.components,
                                                   [](const auto& pair) { return pair.first; });
        if (type == kTypes.end())
            continue;
        attributes[attribute.semantic] = addAccessor(m_writer, attribute.bytes, section.vertexCount,
                                                     {.type = type->second,
                                                      .componentType = attribute.componentType,
                                                      .target = TINYGLTF_TARGET_ARRAY_BUFFER,
                                                      .normalized = attribute.normalized});
    }
}

MeshWriter::Attributes MeshWriter::writeAttributes(const VertexSection& section) {
    Attributes attributes;
    AccessorShape positions = kVec3;
    positions.withBounds = true;
    attributes["POSITION"] = write(m_mesh.positions, section, positions);
    if (section.hasNormals)
        attributes["NORMAL"] = write(m_mesh.normals, section, kVec3);
    if (section.hasTangents)
        attributes["TANGENT"] = write(m_mesh.tangents, section, kVec4);
    for (std::size_t set = 0; set < section.uvSetCount; ++set)
        attributes["TEXCOORD_" + std::to_string(set)] = write(m_mesh.uvSets[set], section, kVec2);
    if (section.hasColors)
        attributes["COLOR_0"] = write(m_mesh.colors, section, kVec4);
    if (m_rows.rows != nullptr)
        attributes.merge(writeRows(m_writer, *m_rows.rows, section, m_rows.rootJoint, m_where));
    writeForeignAttributes(section, attributes);
    return attributes;
}

/// Deltas of most morph targets are zero almost everywhere: those are written sparse.
int MeshWriter::writeDeltas(std::span<const Vec3f> deltas, bool withBounds) {
    std::vector<std::uint32_t> indices;
    std::vector<Vec3f> values;
    for (std::size_t v = 0; v < deltas.size(); ++v) {
        if (deltas[v] != Vec3f::Zero()) {
            indices.push_back(std::uint32_t(v));
            values.push_back(deltas[v]);
        }
    }
    AccessorShape shape = kVec3;
    shape.withBounds = withBounds;
    if (indices.size() * 2 > deltas.size())
        return addAccessor(m_writer, asBytes(deltas.data(), deltas.size()), deltas.size(), shape);
    tinygltf::Accessor accessor;
    accessor.type = TINYGLTF_TYPE_VEC3;
    accessor.componentType = TINYGLTF_COMPONENT_TYPE_FLOAT;
    accessor.count = deltas.size();
    if (withBounds) {
        Vec3f least = Vec3f::Zero();
        Vec3f most = Vec3f::Zero();
        for (const Vec3f& value : values) {
            least = least.cwiseMin(value);
            most = most.cwiseMax(value);
        }
        accessor.minValues.assign(least.begin(), least.end());
        accessor.maxValues.assign(most.begin(), most.end());
    }
    if (!indices.empty()) {
        accessor.sparse.isSparse = true;
        accessor.sparse.count = int(indices.size());
        accessor.sparse.indices.componentType = TINYGLTF_COMPONENT_TYPE_UNSIGNED_INT;
        accessor.sparse.indices.byteOffset = 0;
        accessor.sparse.indices.bufferView =
            addBufferView(m_writer, asBytes(indices.data(), indices.size()), 0);
        accessor.sparse.values.byteOffset = 0;
        accessor.sparse.values.bufferView =
            addBufferView(m_writer, asBytes(values.data(), values.size()), 0);
    }
    m_writer.model.accessors.push_back(std::move(accessor));
    return int(m_writer.model.accessors.size()) - 1;
}

std::vector<MeshWriter::Attributes> MeshWriter::writeTargets(const VertexSection& section) {
    const std::vector<Vec3f> still(section.vertexCount, Vec3f::Zero());
    const auto write = [&](const std::vector<Vec3f>& deltas, bool withBounds) {
        return writeDeltas(
            deltas.empty() ? std::span(still)
                           : std::span(deltas).subspan(section.firstVertex, section.vertexCount),
            withBounds);
    };
    const auto some = [&](std::vector<Vec3f> MorphTarget::*deltas) {
        return std::ranges::any_of(m_mesh.morphTargets, [&](const MorphTarget& target) {
            return !(target.*deltas).empty();
        });
    };
    // All targets of a primitive get the same attributes: some readers take a missing one for the
    // base attribute. And a target must morph something.
    const bool hasNormals = section.hasNormals && some(&MorphTarget::normalDeltas);
    const bool hasTangents = section.hasTangents && some(&MorphTarget::tangentDeltas);
    const bool hasPositions = some(&MorphTarget::positionDeltas) || (!hasNormals && !hasTangents);
    std::vector<Attributes> targets;
    for (const MorphTarget& target : m_mesh.morphTargets) {
        Attributes attributes;
        if (hasPositions)
            attributes["POSITION"] = write(target.positionDeltas, true);
        if (hasNormals)
            attributes["NORMAL"] = write(target.normalDeltas, false);
        if (hasTangents)
            attributes["TANGENT"] = write(target.tangentDeltas, false);
        targets.push_back(std::move(attributes));
    }
    return targets;
}

const MeshWriter::Section& MeshWriter::writtenSection(std::size_t index) {
    const auto known = m_written.find(index);
    if (known != m_written.end())
        return known->second;
    const VertexSection& section = m_mesh.sections[index];
    return m_written.emplace(index, Section{writeAttributes(section), writeTargets(section)})
        .first->second;
}

int MeshWriter::writeIndices(std::vector<std::uint32_t>& corners, const VertexSection& section) {
    for (std::uint32_t& corner : corners)
        corner -= section.firstVertex;
    AccessorShape shape{.type = TINYGLTF_TYPE_SCALAR,
                        .componentType = TINYGLTF_COMPONENT_TYPE_UNSIGNED_INT,
                        .target = TINYGLTF_TARGET_ELEMENT_ARRAY_BUFFER};
    // 65535 itself restarts strips and may not be an index.
    if (section.vertexCount > 0xffff)
        return addAccessor(m_writer, asBytes(corners.data(), corners.size()), corners.size(),
                           shape);
    shape.componentType = TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT;
    const std::vector<std::uint16_t> narrow(corners.begin(), corners.end());
    return addAccessor(m_writer, asBytes(narrow.data(), narrow.size()), narrow.size(), shape);
}

/// A range as up to three primitives: triangles, lines, points.
void MeshWriter::writeRange(const MaterialRange& range, tinygltf::Mesh& mesh,
                            std::vector<std::string>& foreign) {
    std::array<std::vector<std::uint32_t>, 3> corners; // by corners a face, less one
    std::size_t polygons = 0;
    for (std::uint32_t face = range.firstFace; face < range.firstFace + range.faceCount; ++face) {
        const std::uint32_t first = m_mesh.faceOffsets[face];
        const std::size_t size = m_mesh.faceOffsets[face + 1] - first;
        polygons += size > 3 ? 1 : 0;
        if (size == 0 || size > 3)
            continue;
        for (std::size_t c = 0; c < size; ++c)
            corners[size - 1].push_back(m_mesh.cornerVertices[first + c]);
    }
    if (polygons > 0) {
        if (m_triangles.empty())
            m_triangles = triangulate(m_mesh, &m_faceOfTriangle);
        // Triangles come in the order of their faces.
        const auto first = std::ranges::lower_bound(m_faceOfTriangle, FaceIndex(range.firstFace));
        const auto last = std::ranges::lower_bound(
            m_faceOfTriangle, FaceIndex(std::size_t(range.firstFace) + range.faceCount));
        corners[2].assign(m_triangles.begin() + (first - m_faceOfTriangle.begin()) * 3,
                          m_triangles.begin() + (last - m_faceOfTriangle.begin()) * 3);
        m_writer.lost("export-polygons-triangulated", Severity::Info, m_where,
                      "faces of more than three corners became triangles", polygons);
    }
    static constexpr std::array kModes{TINYGLTF_MODE_POINTS, TINYGLTF_MODE_LINE,
                                       TINYGLTF_MODE_TRIANGLES};
    for (std::size_t size = 3; size-- > 0;) {
        if (corners[size].empty())
            continue;
        const VertexSection& section = m_mesh.sections[range.section];
        const Section& written = writtenSection(range.section);
        tinygltf::Primitive primitive;
        primitive.attributes = written.attributes;
        primitive.targets = written.targets;
        primitive.mode = kModes[size];
        primitive.material = range.material;
        primitive.indices = writeIndices(corners[size], section);
        mesh.primitives.push_back(std::move(primitive));
        foreign.push_back(range.foreign);
    }
}

int MeshWriter::run() {
    tinygltf::Mesh mesh;
    mesh.name = m_mesh.name;
    std::vector<std::string> foreign;
    for (const MaterialRange& range : m_mesh.ranges)
        writeRange(range, mesh, foreign);
    if (!m_mesh.morphTargets.empty()) {
        mesh.weights.assign(m_mesh.morphDefaults.begin(), m_mesh.morphDefaults.end());
        mesh.weights.resize(m_mesh.morphTargets.size(), 0.0);
    }
    nlohmann::json members =
        m_mesh.foreign.empty() ? nlohmann::json::object() : nlohmann::json::parse(m_mesh.foreign);
    if (std::ranges::any_of(m_mesh.morphTargets,
                            [](const MorphTarget& target) { return !target.name.empty(); })) {
        nlohmann::json names = nlohmann::json::array();
        for (const MorphTarget& target : m_mesh.morphTargets)
            names.push_back(target.name);
        if (!members.contains("extras") || members["extras"].is_object())
            members["extras"]["targetNames"] = std::move(names);
    }
    m_writer.model.meshes.push_back(std::move(mesh));
    m_writer.foreign.meshes.push_back(members.empty() ? std::string() : members.dump());
    m_writer.foreign.primitives.push_back(std::move(foreign));
    return int(m_writer.model.meshes.size()) - 1;
}

/// The rows that each instance is written with; one without a binding borrows those of another that
/// shows the same mesh, so that both stay one mesh.
std::vector<RowSource> rowSources(const Character& character) {
    std::vector<RowSource> sources(character.meshes.size());
    std::map<const Mesh*, RowSource> borrowed;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        if (!instance.binding)
            continue;
        sources[i] = {&instance.binding->weights(),
                      rootJointOf(character.skeleton, *instance.binding)};
        borrowed.try_emplace(instance.mesh.get(), sources[i]);
    }
    for (std::size_t i = 0; i < sources.size(); ++i)
        if (const auto found = borrowed.find(character.meshes[i].mesh.get());
            sources[i].rows == nullptr && found != borrowed.end())
            sources[i] = found->second;
    return sources;
}

/// Rows that are shared or equal make one mesh.
bool sameRows(const RowSource& a, const RowSource& b) {
    if (a.rows == nullptr || b.rows == nullptr)
        return a.rows == b.rows;
    return a.rootJoint == b.rootJoint && *a.rows == *b.rows;
}

} // namespace

void writeMeshes(GltfWriter& writer) {
    const Character& character = writer.character;
    const auto& fileOrder = character.foreign.meshOrder;
    const bool hasFileOrder = fileOrder.size() == character.meshes.size();
    std::vector<int> order = writer.order;
    // As far as possible meshes keep the numbers they had in the file: extensions may use them.
    std::ranges::stable_sort(order, {}, [&](int instance) {
        return hasFileOrder ? fileOrder[std::size_t(instance)] : 0u;
    });
    const std::vector<RowSource> sources = rowSources(character);
    std::map<const Mesh*, std::vector<std::pair<RowSource, int>>> known;
    for (const int index : order) {
        const auto instance = std::size_t(index);
        const Mesh& mesh = *character.meshes[instance].mesh;
        auto& variants = known[&mesh];
        const auto same = std::ranges::find_if(variants, [&](const auto& variant) {
            return sameRows(variant.first, sources[instance]);
        });
        if (same != variants.end()) {
            writer.placements[instance].mesh = same->second;
            continue;
        }
        const int number =
            MeshWriter(writer, mesh, sources[instance], "mesh " + character.meshes[instance].name)
                .run();
        variants.emplace_back(sources[instance], number);
        writer.placements[instance].mesh = number;
    }
    for (const int index : writer.order) {
        const Placement& placement = writer.placements[std::size_t(index)];
        writer.model.nodes[std::size_t(placement.node)].mesh = placement.mesh;
    }
}

} // namespace rigwright
