// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Meshes and rows of weights of the extension.
#include "core/base/parallel.h"
#include "core/project/write_rig.h"

#include <algorithm>
#include <limits>

namespace rigwright {

using nlohmann::json;

namespace {

constexpr std::size_t kBlock = SkinWeights::kRowsPerBlock;

json facesJson(ArrayWriter& arrays, const Mesh& mesh) {
    json faces = json::object();
    bool isAllTriangles = mesh.cornerVertices.size() == mesh.faceCount() * 3;
    for (std::size_t f = 0; isAllTriangles && f < mesh.faceOffsets.size(); ++f)
        isAllTriangles = mesh.faceOffsets[f] == f * 3;
    if (!isAllTriangles)
        faces["offsets"] = arrays.addAll("u32", mesh.faceOffsets);
    // As narrow as glTF's own, so that they are the same bytes where a mesh is one primitive.
    const bool isNarrow = mesh.vertexCount() <= 0xffff;
    faces["corners"] =
        isNarrow ? arrays.addOwn("u16", std::vector<std::uint16_t>(mesh.cornerVertices.begin(),
                                                                   mesh.cornerVertices.end()))
                 : arrays.addAll("u32", mesh.cornerVertices);
    return faces;
}

json sectionJson(ArrayWriter& arrays, const VertexSection& section) {
    json attributes = json::array();
    for (const ForeignAttribute& attribute : section.foreignAttributes)
        attributes.push_back({{"semantic", textJson(attribute.semantic)},
                              {"componentType", attribute.componentType},
                              {"components", attribute.components},
                              {"normalized", attribute.normalized},
                              {"bytes", arrays.addAll("u8", attribute.bytes)}});
    return {{"vertices", section.vertexCount}, {"normals", section.hasNormals},
            {"tangents", section.hasTangents}, {"colors", section.hasColors},
            {"uvSets", section.uvSetCount},    {"attributes", std::move(attributes)}};
}

json rangeJson(const MaterialRange& range) {
    return {{"faces", range.faceCount},
            {"material", range.material},
            {"section", range.section},
            {"foreign", textJson(range.foreign)}};
}

json targetJson(ArrayWriter& arrays, const MorphTarget& target) {
    return {{"name", textJson(target.name)},
            {"positions", arrays.addAll("f32", target.positionDeltas)},
            {"normals", arrays.addAll("f32", target.normalDeltas)},
            {"tangents", arrays.addAll("f32", target.tangentDeltas)}};
}

template <class T, class Make>
json listOf(const std::vector<T>& items, const Make& make) {
    json list = json::array();
    for (const T& item : items)
        list.push_back(make(item));
    return list;
}

/// Where each block's influences begin, one after the other.
std::vector<std::size_t> blockStarts(const SkinWeights& rows) {
    std::vector<std::size_t> starts(rows.blockCount() + 1, 0);
    for (std::size_t b = 0; b < rows.blockCount(); ++b) {
        std::size_t influences = 0;
        for (const std::uint16_t count : rows.block(b).counts)
            influences += count;
        starts[b + 1] = starts[b] + influences;
    }
    return starts;
}

struct PackedRows {
    std::vector<std::uint32_t> counts;
    std::vector<std::uint32_t> bones;
    std::vector<float> weights;
    std::uint32_t longest = 0;
    std::uint32_t largestBone = 0;
};

PackedRows packRows(const SkinWeights& rows, bool isPadded) {
    const std::vector<std::size_t> starts = blockStarts(rows);
    const std::size_t influences = isPadded ? rows.rowCount() * kPaddedInfluences : starts.back();
    PackedRows packed;
    packed.counts.resize(rows.rowCount());
    packed.bones.assign(influences, 0);
    packed.weights.assign(influences, 0.0f);
    std::vector<std::uint32_t> largest(rows.blockCount(), 0);
    parallelFor(rows.blockCount(), 16, [&](std::size_t begin, std::size_t end) {
        for (std::size_t b = begin; b < end; ++b) {
            std::size_t next = starts[b];
            for (std::size_t i = 0; i < rows.block(b).rowCount; ++i) {
                const std::size_t vertex = b * kBlock + i;
                const RowView row = rows.row(VertexIndex(vertex));
                if (isPadded)
                    next = vertex * kPaddedInfluences;
                packed.counts[vertex] = std::uint32_t(row.size());
                for (std::size_t k = 0; k < row.size(); ++k, ++next) {
                    packed.bones[next] = row.bones[k];
                    packed.weights[next] = row.weights[k];
                    largest[b] = std::max<std::uint32_t>(largest[b], row.bones[k]);
                }
            }
        }
    });
    for (const std::uint32_t bone : largest)
        packed.largestBone = std::max(packed.largestBone, bone);
    for (const std::uint32_t count : packed.counts)
        packed.longest = std::max(packed.longest, count);
    return packed;
}

bool isEachItsOwnPoint(const Topology& topology) {
    for (std::size_t v = 0; v < topology.pointOfVertex.size(); ++v)
        if (topology.pointOfVertex[v].value() != v)
            return false;
    return true;
}

} // namespace

json meshJson(ArrayWriter& arrays, const Mesh& mesh) {
    json written = {
        {"name", textJson(mesh.name)},
        {"positions", arrays.addAll("f32", mesh.positions)},
        {"normals", arrays.addAll("f32", mesh.normals)},
        {"tangents", arrays.addAll("f32", mesh.tangents)},
        {"colors", arrays.addAll("f32", mesh.colors)},
        {"faces", facesJson(arrays, mesh)},
        {"morphDefaults", arrays.addAll("f32", mesh.morphDefaults)},
        {"foreign", textJson(mesh.foreign)},
    };
    written["uvSets"] = json::array();
    for (const auto& set : mesh.uvSets)
        written["uvSets"].push_back({{"uvs", arrays.addAll("f32", set)}});
    written["sections"] =
        listOf(mesh.sections, [&](const auto& section) { return sectionJson(arrays, section); });
    written["ranges"] = listOf(mesh.ranges, rangeJson);
    written["morphTargets"] =
        listOf(mesh.morphTargets, [&](const auto& target) { return targetJson(arrays, target); });
    if (!isEachItsOwnPoint(mesh.topology))
        written["pointOfVertex"] = arrays.addAll("u32", mesh.topology.pointOfVertex);
    return written;
}

json rowsJson(ArrayWriter& arrays, const SkinWeights& rows) {
    const bool isPadded = rows.maxInfluences() <= kPaddedInfluences;
    const PackedRows packed = packRows(rows, isPadded);
    return {{"counts", indicesJson(arrays, packed.counts, packed.longest)},
            {"padded", isPadded},
            {"joints", indicesJson(arrays, packed.bones, packed.largestBone)},
            {"weights", arrays.addOwn("f32", packed.weights)}};
}

json textJson(const std::string& text) {
    try {
        json value = text;
        (void)value.dump(); // refuses what is not UTF-8
        return value;
    } catch (const json::type_error&) {
        json bytes = json::array();
        for (const char byte : text)
            bytes.push_back(std::uint8_t(byte));
        return bytes;
    }
}

json indicesJson(ArrayWriter& arrays, const std::vector<std::uint32_t>& values,
                 std::uint32_t largest) {
    if (largest <= std::numeric_limits<std::uint8_t>::max())
        return arrays.addOwn("u8", std::vector<std::uint8_t>(values.begin(), values.end()));
    if (largest <= std::numeric_limits<std::uint16_t>::max())
        return arrays.addOwn("u16", std::vector<std::uint16_t>(values.begin(), values.end()));
    return arrays.addOwn("u32", values);
}

} // namespace rigwright
