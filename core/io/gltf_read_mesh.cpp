// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Primitives of a glTF mesh to one Mesh: sections of vertices, ranges of faces, morph targets.
#include "core/base/sentence.h"
#include "core/io/gltf_error.h"
#include "core/io/gltf_faces.h"
#include "core/io/gltf_reader.h"
#include "core/math/float_range.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace rigwright {

namespace {

constexpr std::array kFloatTypes{5120, 5121, 5122, 5123, 5126}; // KHR_mesh_quantization
constexpr std::array kUnitTypes{5120, 5122, 5126};
constexpr std::array kColorTypes{5121, 5123, 5126};
constexpr std::array kJointTypes{5121, 5123};
constexpr std::array kIndexTypes{5121, 5123, 5125};

using AccessorMap = std::map<std::string, int>;

/// The accessors of one set of vertices: what makes two primitives share a section.
struct VertexSource {
    AccessorMap attributes;
    std::vector<AccessorMap> targets;
    std::string place;
};

struct PrimitivePlan {
    std::size_t primitive = 0;
    std::uint32_t section = 0;
};

/// Reads one mesh of the file.
class MeshReader {
public:
    MeshReader(GltfReader& reader, std::size_t index, bool skinned)
        : m_reader(reader), m_source(reader.document.model.meshes[index]), m_index(index),
          m_skinned(skinned), m_label(labelOf("mesh", m_source.name, index)),
          m_mesh(std::make_shared<Mesh>()) {}

    Result<ReadMesh> run();

private:
    Result<void> planSections();
    Result<void> planPrimitive(std::size_t index);
    Result<void> openPositions(const VertexSource& source);
    Result<void> readSection(std::size_t section);
    Result<void> readAttribute(std::size_t section, const std::string& semantic, int accessor);
    Result<void> readForeignAttribute(VertexSection& section, const std::string& semantic,
                                      const AccessorView& view);
    Result<void> readWeightSets(std::size_t section);
    Result<void> readTargets(std::size_t section);
    Result<void> readFaces(const PrimitivePlan& plan);
    void dropStillDeltas();
    Result<AccessorView> openVertexAccessor(std::size_t section, const std::string& semantic,
                                            int accessor, const std::string& place);
    void readNames();

    /// Zeroes what is not finite or absurdly large, and counts it.
    static UnusableNumbers repair(std::span<float> values);
    /// `sentence`: with what is wrong with them as %1.
    void noteRepaired(const char* code, const char* sentence, const UnusableNumbers& repaired);
    void repairNormals(std::span<Vec3f> normals);
    void repairTangents(std::span<Vec4f> tangents);

    GltfReader& m_reader;
    const tinygltf::Mesh& m_source;
    std::size_t m_index;
    bool m_skinned;
    std::string m_label;
    std::shared_ptr<Mesh> m_mesh;
    std::vector<VertexSource> m_sources; ///< by section
    std::map<std::pair<AccessorMap, std::vector<AccessorMap>>, std::size_t> m_sectionOf;
    std::vector<PrimitivePlan> m_primitives;
    std::vector<AccessorView> m_positions; ///< by section
    std::vector<SectionWeights> m_weights;
    std::size_t m_vertexCount = 0;
};

Result<ReadMesh> MeshReader::run() {
    m_mesh->name = m_source.name;
    if (auto result = planSections(); !result)
        return result.error();
    if (auto result = m_reader.spend(m_vertexCount * sizeof(Vec3f), placeOf("meshes", m_index));
        !result)
        return result.error();
    m_mesh->positions.resize(m_vertexCount);
    for (std::size_t section = 0; section < m_sources.size(); ++section)
        if (auto result = readSection(section); !result)
            return result.error();
    for (const PrimitivePlan& plan : m_primitives)
        if (auto result = readFaces(plan); !result)
            return result.error();
    dropStillDeltas();
    readNames();
    ReadMesh read;
    std::vector<std::uint64_t> keys;
    if (m_skinned) {
        read.hasWeights = std::ranges::any_of(
            m_weights, [](const SectionWeights& section) { return !section.sets.empty(); });
        readWeightRows(m_reader, m_weights, m_label, read);
        keys = rowKeys(read.rows);
    }
    m_mesh->topology = groupTwins(*m_mesh, keys);
    read.mesh = std::move(m_mesh);
    return read;
}

Result<void> MeshReader::openPositions(const VertexSource& source) {
    auto view = openAccessor(m_reader.document, source.attributes.at("POSITION"),
                             source.place + ".attributes.POSITION");
    if (!view)
        return view.error();
    if (auto result = requireType(*view, 3, kFloatTypes, "three numbers (VEC3)"); !result)
        return result;
    if (m_vertexCount + view->count >= 0xffffffffu)
        return gltfError("gltf-memory-limit", view->place, "the mesh has too many vertices");
    m_positions.push_back(std::move(*view));
    return {};
}

Result<void> MeshReader::planPrimitive(std::size_t index) {
    const tinygltf::Primitive& primitive = m_source.primitives[index];
    const std::string place = placeOf(placeOf("meshes", m_index) + ".primitives", index);
    if (!primitive.attributes.contains("POSITION")) {
        m_reader.note("import-primitive-without-positions", Severity::Warning, m_label,
                      "a part of the mesh has no vertex positions and was left out");
        return {};
    }
    const tinygltf::Accessor& positions =
        m_reader.document.model.accessors[std::size_t(primitive.attributes.at("POSITION"))];
    if (positions.count == 0) {
        m_reader.note("import-primitive-empty", Severity::Warning, m_label,
                      "a part of the mesh has no vertices and was left out");
        return {};
    }
    VertexSource source{primitive.attributes, primitive.targets, place};
    const auto [known, isNew] =
        m_sectionOf.try_emplace({source.attributes, source.targets}, m_sources.size());
    m_primitives.push_back({index, std::uint32_t(known->second)});
    if (!isNew)
        return {};
    if (auto result = openPositions(source); !result)
        return result;
    VertexSection added;
    added.firstVertex = std::uint32_t(m_vertexCount);
    added.vertexCount = std::uint32_t(m_positions.back().count);
    m_vertexCount += added.vertexCount;
    m_mesh->sections.push_back(added);
    m_weights.push_back({added.firstVertex, added.vertexCount, {}});
    m_sources.push_back(std::move(source));
    return {};
}

Result<void> MeshReader::planSections() {
    std::size_t targets = 0;
    for (std::size_t i = 0; i < m_source.primitives.size(); ++i) {
        if (auto result = planPrimitive(i); !result)
            return result;
        targets = std::max(targets, m_source.primitives[i].targets.size());
    }
    m_mesh->morphTargets.resize(targets);
    for (const PrimitivePlan& plan : m_primitives)
        if (m_source.primitives[plan.primitive].targets.size() != targets)
            m_reader.note("import-morph-targets-unequal", Severity::Warning, m_label,
                          "the parts of the mesh have different numbers of morph targets; the "
                          "missing ones are still");
    return {};
}

Result<AccessorView> MeshReader::openVertexAccessor(std::size_t section,
                                                    const std::string& semantic, int accessor,
                                                    const std::string& place) {
    auto view = openAccessor(m_reader.document, accessor, place);
    if (view && view->count != m_mesh->sections[section].vertexCount)
        return gltfError("gltf-attribute-counts-differ", view->place,
                         semantic + " has " + std::to_string(view->count) +
                             " entries, POSITION has " +
                             std::to_string(m_mesh->sections[section].vertexCount));
    return view;
}

UnusableNumbers MeshReader::repair(std::span<float> values) {
    UnusableNumbers repaired;
    for (float& value : values)
        if (repaired.add(value))
            value = 0.0f;
    return repaired;
}

void MeshReader::noteRepaired(const char* code, const char* sentence,
                              const UnusableNumbers& repaired) {
    if (repaired.count() > 0)
        m_reader.note(code, Severity::Error, m_label, filled(sentence, {repaired.wording()}),
                      repaired.count());
}

/// Lengths that are off by rounding or quantisation stay, so that writing and reading again changes
/// nothing.
void MeshReader::repairNormals(std::span<Vec3f> normals) {
    std::size_t replaced = 0;
    for (Vec3f& normal : normals) {
        const float length = normal.squaredNorm();
        if (std::abs(length - 1.0f) <= 1e-3f)
            continue;
        if (std::isfinite(length) && length > 1e-20f) {
            normal.normalize();
        } else {
            normal = Vec3f::UnitY();
            ++replaced;
        }
    }
    if (replaced > 0)
        m_reader.note("import-normals-repaired", Severity::Warning, m_label,
                      "normals without a direction were replaced by +Y", replaced);
}

void MeshReader::repairTangents(std::span<Vec4f> tangents) {
    std::size_t replaced = 0;
    for (Vec4f& tangent : tangents) {
        const float length = tangent.head<3>().squaredNorm();
        const float sign = tangent.w() < 0.0f ? -1.0f : 1.0f;
        if (!std::isfinite(length) || !(length > 1e-20f) || !std::isfinite(tangent.w())) {
            tangent = Vec4f(1, 0, 0, sign);
            ++replaced;
        } else if (std::abs(length - 1.0f) > 1e-3f) {
            tangent.head<3>().normalize();
        }
        tangent.w() = sign;
    }
    if (replaced > 0)
        m_reader.note("import-tangents-repaired", Severity::Warning, m_label,
                      "tangents without a direction were replaced by +X", replaced);
}

/// Index of "NAME_n"; nullopt where the semantic is another one.
std::optional<std::size_t> setNumber(std::string_view semantic, std::string_view name) {
    if (!semantic.starts_with(name) || semantic.size() <= name.size())
        return std::nullopt;
    std::size_t number = 0;
    for (const char c : semantic.substr(name.size())) {
        if (c < '0' || c > '9' || number > 1000)
            return std::nullopt;
        number = number * 10 + std::size_t(c - '0');
    }
    return number;
}

Result<void> MeshReader::readForeignAttribute(VertexSection& section, const std::string& semantic,
                                              const AccessorView& view) {
    if (auto result = m_reader.spend(view.count * view.elementSize, view.place); !result)
        return result;
    ForeignAttribute attribute;
    attribute.semantic = semantic;
    attribute.componentType = view.componentType;
    attribute.components = view.components;
    attribute.normalized = view.normalized;
    attribute.bytes = readBytes(view);
    section.foreignAttributes.push_back(std::move(attribute));
    return {};
}

Result<void> MeshReader::readAttribute(std::size_t index, const std::string& semantic,
                                       int accessor) {
    VertexSection& section = m_mesh->sections[index];
    const auto opened = openVertexAccessor(index, semantic, accessor,
                                           m_sources[index].place + ".attributes." + semantic);
    if (!opened)
        return opened.error();
    const AccessorView& view = *opened;
    const std::size_t first = section.firstVertex;
    const std::size_t count = section.vertexCount;
    const auto note = [&](const UnusableNumbers& repaired, const char* sentence) {
        noteRepaired("import-attributes-repaired", sentence, repaired);
    };
    if (semantic == "NORMAL") {
        if (auto result = requireType(view, 3, kUnitTypes, "three numbers (VEC3)"); !result)
            return result;
        m_mesh->normals.resize(m_vertexCount, Vec3f::UnitY());
        readFloats(view, m_mesh->normals[first].data());
        repairNormals({&m_mesh->normals[first], count});
        section.hasNormals = true;
    } else if (semantic == "TANGENT") {
        if (auto result = requireType(view, 4, kUnitTypes, "four numbers (VEC4)"); !result)
            return result;
        m_mesh->tangents.resize(m_vertexCount, Vec4f(1, 0, 0, 1));
        readFloats(view, m_mesh->tangents[first].data());
        repairTangents({&m_mesh->tangents[first], count});
        section.hasTangents = true;
    } else if (semantic == "COLOR_0") {
        const int components = view.components == 3 ? 3 : 4;
        if (auto result = requireType(view, components, kColorTypes, "VEC3 or VEC4"); !result)
            return result;
        m_mesh->colors.resize(m_vertexCount, Vec4f::Ones());
        std::vector<float> values(count * std::size_t(components));
        readFloats(view, values.data());
        note(repair(values), "colours that are %1 became 0");
        for (std::size_t v = 0; v < count; ++v)
            for (int c = 0; c < components; ++c)
                m_mesh->colors[first + v][c] = values[v * std::size_t(components) + std::size_t(c)];
        section.hasColors = true;
    } else if (const auto set = setNumber(semantic, "TEXCOORD_");
               set && *set < section.uvSetCount) {
        if (auto result = requireType(view, 2, kFloatTypes, "two numbers (VEC2)"); !result)
            return result;
        m_mesh->uvSets.resize(std::max(m_mesh->uvSets.size(), *set + 1));
        auto& uvs = m_mesh->uvSets[*set];
        uvs.resize(m_vertexCount, Vec2f::Zero());
        readFloats(view, uvs[first].data());
        note(repair({uvs[first].data(), count * 2}), "texture coordinates that are %1 became 0");
    } else {
        return readForeignAttribute(section, semantic, view);
    }
    return {};
}

Result<void> MeshReader::readWeightSets(std::size_t index) {
    const VertexSource& source = m_sources[index];
    for (const auto& [semantic, accessor] : source.attributes) {
        const auto set = setNumber(semantic, "JOINTS_");
        if (!set)
            continue;
        const auto weights = source.attributes.find("WEIGHTS_" + std::to_string(*set));
        if (weights == source.attributes.end()) {
            m_reader.note("import-weight-set-incomplete", Severity::Warning, m_label,
                          filled("%1 has no weights beside it and was left out", {semantic}));
            continue;
        }
        auto joints =
            openVertexAccessor(index, semantic, accessor, source.place + ".attributes." + semantic);
        if (!joints)
            return joints.error();
        if (auto result = requireType(*joints, 4, kJointTypes, "VEC4 of unsigned bytes or shorts");
            !result)
            return result;
        auto values = openVertexAccessor(index, weights->first, weights->second,
                                         source.place + ".attributes." + weights->first);
        if (!values)
            return values.error();
        if (auto result = requireType(*values, 4, kColorTypes,
                                      "VEC4 of floats or normalised unsigned numbers");
            !result)
            return result;
        // A row may come to hold all influences of all sets.
        constexpr std::size_t kSet = 4 * (sizeof(std::uint16_t) + sizeof(float));
        if (auto result = m_reader.spend(values->count * kSet, values->place); !result)
            return result;
        m_weights[index].sets.push_back({std::move(*joints), std::move(*values)});
    }
    for (const auto& [semantic, accessor] : source.attributes)
        if (const auto set = setNumber(semantic, "WEIGHTS_");
            set && !source.attributes.contains("JOINTS_" + std::to_string(*set)))
            m_reader.note("import-weight-set-incomplete", Severity::Warning, m_label,
                          filled("%1 has no joints beside it and was left out", {semantic}));
    return {};
}

Result<void> MeshReader::readTargets(std::size_t index) {
    const VertexSource& source = m_sources[index];
    const VertexSection& section = m_mesh->sections[index];
    UnusableNumbers repaired;
    for (std::size_t t = 0; t < source.targets.size(); ++t) {
        MorphTarget& target = m_mesh->morphTargets[t];
        for (const auto& [semantic, accessor] : source.targets[t]) {
            std::vector<Vec3f>* deltas = semantic == "POSITION"  ? &target.positionDeltas
                                         : semantic == "NORMAL"  ? &target.normalDeltas
                                         : semantic == "TANGENT" ? &target.tangentDeltas
                                                                 : nullptr;
            if (deltas == nullptr) {
                m_reader.note(
                    "import-morph-attribute-dropped", Severity::Warning, m_label,
                    filled("morphing of %1 is not supported and was left out", {semantic}));
                continue;
            }
            const auto view = openVertexAccessor(
                index, semantic, accessor, placeOf(source.place + ".targets", t) + "." + semantic);
            if (!view)
                return view.error();
            if (auto result = requireType(*view, 3, kFloatTypes, "three numbers (VEC3)"); !result)
                return result;
            if (view->data == nullptr)
                continue; // all zero, and empty says the same
            if (deltas->empty())
                if (auto result = m_reader.spend(m_vertexCount * sizeof(Vec3f), view->place);
                    !result)
                    return result;
            deltas->resize(m_vertexCount, Vec3f::Zero());
            readFloats(*view, (*deltas)[section.firstVertex].data());
            repaired.add(repair({(*deltas)[section.firstVertex].data(), view->count * 3}));
        }
    }
    noteRepaired("import-attributes-repaired", "morph deltas that are %1 became 0", repaired);
    return {};
}

Result<void> MeshReader::readSection(std::size_t index) {
    VertexSection& section = m_mesh->sections[index];
    const VertexSource& source = m_sources[index];
    const AccessorView& positions = m_positions[index];
    float* const out = m_mesh->positions[section.firstVertex].data();
    readFloats(positions, out);
    noteRepaired("import-positions-repaired", "coordinates that are %1 became 0",
                 repair({out, positions.count * 3}));
    while (source.attributes.contains("TEXCOORD_" + std::to_string(section.uvSetCount)))
        ++section.uvSetCount;
    // Arrays of texture coordinates are as long as the mesh, whichever section asks for them.
    const std::size_t moreUvSets =
        section.uvSetCount - std::min<std::size_t>(section.uvSetCount, m_mesh->uvSets.size());
    if (auto result = m_reader.spend(section.vertexCount * std::size_t{64} +
                                         moreUvSets * m_vertexCount * sizeof(Vec2f),
                                     source.place);
        !result)
        return result;
    for (const auto& [semantic, accessor] : source.attributes) {
        const bool isWeight = setNumber(semantic, "JOINTS_") || setNumber(semantic, "WEIGHTS_");
        // Weights of a mesh that hangs on no skin mean nothing here; they pass through.
        if (semantic == "POSITION" || (isWeight && m_skinned))
            continue;
        if (auto result = readAttribute(index, semantic, accessor); !result)
            return result;
    }
    if (m_skinned)
        if (auto result = readWeightSets(index); !result)
            return result;
    return readTargets(index);
}

Result<void> MeshReader::readFaces(const PrimitivePlan& plan) {
    const tinygltf::Primitive& primitive = m_source.primitives[plan.primitive];
    const VertexSection& section = m_mesh->sections[plan.section];
    const std::string place = placeOf(placeOf("meshes", m_index) + ".primitives", plan.primitive);
    FaceSource source{.mode = primitive.mode,
                      .firstVertex = section.firstVertex,
                      .vertexCount = section.vertexCount,
                      .indices = {}};
    std::size_t corners = section.vertexCount;
    if (primitive.indices >= 0) {
        auto view = openAccessor(m_reader.document, primitive.indices, place + ".indices");
        if (!view)
            return view.error();
        if (auto result = requireType(*view, 1, kIndexTypes, "one unsigned whole number"); !result)
            return result;
        corners = view->count;
        source.indices = std::move(*view);
    }
    // A strip makes three corners of each index.
    if (auto result = m_reader.spend(corners * 16, place); !result)
        return result;
    if (m_mesh->cornerVertices.size() + corners * 3 > 0xffffffffu)
        return gltfError("gltf-memory-limit", place, "the mesh has too many faces");
    MaterialRange range;
    range.firstFace = std::uint32_t(m_mesh->faceCount());
    range.material = primitive.material;
    range.section = plan.section;
    range.foreign = foreignMembers(
        m_reader, m_reader.document.json["meshes"][m_index]["primitives"][plan.primitive], m_label);
    const auto leftOver = appendFaces(source, place, *m_mesh);
    if (!leftOver)
        return leftOver.error();
    if (*leftOver > 0)
        m_reader.note("import-incomplete-face", Severity::Warning, m_label,
                      "indices at the end that make no whole face were left out", *leftOver);
    range.faceCount = std::uint32_t(m_mesh->faceCount()) - range.firstFace;
    m_mesh->ranges.push_back(std::move(range));
    return {};
}

/// Deltas that are all zero and no deltas are the same, and must look the same.
void MeshReader::dropStillDeltas() {
    for (MorphTarget& target : m_mesh->morphTargets)
        for (std::vector<Vec3f>* deltas :
             {&target.positionDeltas, &target.normalDeltas, &target.tangentDeltas})
            if (std::ranges::all_of(*deltas, [](const Vec3f& d) { return d == Vec3f::Zero(); }))
                *deltas = {};
}

/// Names of targets stand in extras, as a convention that all tools follow.
void MeshReader::readNames() {
    nlohmann::json json = m_reader.document.json["meshes"][m_index];
    if (json.contains("extras") && json["extras"].is_object() &&
        json["extras"].contains("targetNames")) {
        const nlohmann::json names = json["extras"]["targetNames"];
        for (std::size_t t = 0; names.is_array() && t < names.size(); ++t)
            if (t < m_mesh->morphTargets.size() && names[t].is_string())
                m_mesh->morphTargets[t].name = names[t].get<std::string>();
        json["extras"].erase("targetNames");
        if (json["extras"].empty())
            json.erase("extras");
    }
    m_mesh->foreign = foreignMembers(m_reader, json, m_label);
    m_mesh->morphDefaults.assign(m_mesh->morphTargets.size(), 0.0f);
    for (std::size_t t = 0; t < m_source.weights.size() && t < m_mesh->morphDefaults.size(); ++t)
        m_mesh->morphDefaults[t] = toFloat(m_source.weights[t]);
}

} // namespace

Result<void> readMeshes(GltfReader& reader, const std::vector<std::uint8_t>& skinned) {
    const auto& model = reader.document.model;
    std::vector<std::uint8_t> used(model.meshes.size(), 0);
    for (const tinygltf::Node& node : model.nodes)
        if (node.mesh >= 0)
            used[std::size_t(node.mesh)] = 1;
    reader.meshes.resize(model.meshes.size());
    for (std::size_t i = 0; i < model.meshes.size(); ++i) {
        if (used[i] == 0) {
            reader.note("import-mesh-unused", Severity::Info,
                        labelOf("mesh", model.meshes[i].name, i),
                        "no node shows this mesh; it was left out");
            continue;
        }
        auto read = MeshReader(reader, i, skinned[i] != 0).run();
        if (!read)
            return read.error();
        reader.meshes[i] = std::move(*read);
    }
    return {};
}

} // namespace rigwright
