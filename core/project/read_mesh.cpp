// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Meshes and rows of weights out of the extension.
#include "core/project/read_rig.h"
#include "core/project/write_rig.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace rigwright {

namespace {

constexpr std::uint64_t kMostIndex = std::numeric_limits<std::uint32_t>::max();

void readFaces(const ObjectReader& faces, Mesh& mesh) {
    mesh.cornerVertices = faces.indices("corners", std::max<std::size_t>(mesh.vertexCount(), 1));
    if (faces.has("offsets")) {
        mesh.faceOffsets = faces.array<std::uint32_t>("offsets", "u32", 1);
        return;
    }
    if (mesh.cornerVertices.size() % 3 != 0) {
        faces.fail("corners", "project-array-invalid",
                   "without face offsets the corners must be those of triangles");
        return;
    }
    mesh.faceOffsets.resize(mesh.cornerVertices.size() / 3 + 1);
    for (std::size_t f = 0; f < mesh.faceOffsets.size(); ++f)
        mesh.faceOffsets[f] = std::uint32_t(f * 3);
}

std::size_t componentBytes(int componentType) {
    switch (componentType) {
    case 5120:
    case 5121:
        return 1;
    case 5122:
    case 5123:
        return 2;
    case 5125:
    case 5126:
        return 4;
    default:
        return 0;
    }
}

ForeignAttribute readAttribute(const ObjectReader& source, std::size_t vertices) {
    ForeignAttribute attribute;
    attribute.semantic = source.text("semantic");
    attribute.componentType = int(source.number("componentType", 0xffff));
    attribute.components = int(source.number("components", 16));
    attribute.normalized = source.flag("normalized");
    const bool isShape = (attribute.components >= 1 && attribute.components <= 4) ||
                         attribute.components == 9 || attribute.components == 16;
    const std::size_t size = componentBytes(attribute.componentType);
    if (!isShape || size == 0)
        source.fail("components", "project-value-invalid", "glTF has no attribute of this shape");
    else
        attribute.bytes = source.array<std::uint8_t>(
            "bytes", "u8", 1, vertices * size * std::size_t(attribute.components));
    return attribute;
}

void readSection(const ObjectReader& source, Mesh& mesh) {
    VertexSection section;
    if (!mesh.sections.empty())
        section.firstVertex = mesh.sections.back().firstVertex + mesh.sections.back().vertexCount;
    // brokenInvariant() compares the sum.
    section.vertexCount =
        std::uint32_t(source.number("vertices", mesh.vertexCount() - section.firstVertex));
    section.hasNormals = source.flag("normals");
    section.hasTangents = source.flag("tangents");
    section.hasColors = source.flag("colors");
    section.uvSetCount = std::uint32_t(source.number("uvSets", mesh.uvSets.size()));
    if ((section.hasNormals && mesh.normals.empty()) ||
        (section.hasTangents && mesh.tangents.empty()) ||
        (section.hasColors && mesh.colors.empty()))
        source.fail("vertices", "project-value-invalid",
                    "the section claims an attribute that the mesh does not have");
    source.each("attributes", [&](const ObjectReader& attribute) {
        section.foreignAttributes.push_back(readAttribute(attribute, section.vertexCount));
    });
    mesh.sections.push_back(std::move(section));
}

void readRange(const ObjectReader& source, Mesh& mesh) {
    MaterialRange range;
    if (!mesh.ranges.empty())
        range.firstFace = mesh.ranges.back().firstFace + mesh.ranges.back().faceCount;
    range.faceCount = std::uint32_t(source.number("faces", mesh.faceCount() - range.firstFace));
    range.material = std::int32_t(
        source.indexOrNone("material", std::size_t(std::numeric_limits<std::int32_t>::max())));
    range.section = std::uint32_t(source.number("section", kMostIndex));
    range.foreign = source.jsonText("foreign");
    mesh.ranges.push_back(std::move(range));
}

void readTopology(const ObjectReader& source, Mesh& mesh) {
    std::vector<PointIndex> points(mesh.vertexCount());
    if (source.has("pointOfVertex"))
        points = source.array<PointIndex>("pointOfVertex", "u32", 1, mesh.vertexCount());
    else
        for (std::size_t v = 0; v < points.size(); ++v)
            points[v] = PointIndex(v);
    // The lists of a point that no vertex names would be empty; brokenInvariant() refuses those.
    if (std::ranges::all_of(points,
                            [&](PointIndex point) { return point.value() < points.size(); }))
        mesh.topology = topologyOf(std::move(points));
    else
        source.fail("pointOfVertex", "project-index-out-of-range",
                    "a vertex names a point beyond the number of vertices");
}

/// What belongs to a vertex: all of them, or none.
template <class T>
std::vector<T> readPerVertex(const ObjectReader& source, std::string_view key, std::size_t perItem,
                             std::size_t vertices) {
    std::vector<T> items = source.floats<T>(key, perItem);
    if (!items.empty() && items.size() != vertices)
        source.fail(key, "project-array-invalid",
                    "the array has " + std::to_string(items.size()) + " entries, the mesh has " +
                        std::to_string(vertices) + " vertices");
    return items;
}

} // namespace

std::shared_ptr<const Mesh> readMesh(const ObjectReader& source) {
    auto mesh = std::make_shared<Mesh>();
    mesh->name = source.text("name");
    mesh->positions = source.floats<Vec3f>("positions", 3);
    const std::size_t vertices = mesh->vertexCount();
    if (vertices > kMostIndex - 1)
        source.fail("positions", "project-memory-limit", "the mesh has too many vertices");
    mesh->normals = readPerVertex<Vec3f>(source, "normals", 3, vertices);
    mesh->tangents = readPerVertex<Vec4f>(source, "tangents", 4, vertices);
    mesh->colors = readPerVertex<Vec4f>(source, "colors", 4, vertices);
    source.each("uvSets", [&](const ObjectReader& set) {
        mesh->uvSets.push_back(readPerVertex<Vec2f>(set, "uvs", 2, vertices));
    });
    source.each("morphTargets", [&](const ObjectReader& target) {
        mesh->morphTargets.push_back({target.text("name"),
                                      readPerVertex<Vec3f>(target, "positions", 3, vertices),
                                      readPerVertex<Vec3f>(target, "normals", 3, vertices),
                                      readPerVertex<Vec3f>(target, "tangents", 3, vertices)});
    });
    mesh->morphDefaults = source.floats<float>("morphDefaults", 1, mesh->morphTargets.size());
    mesh->foreign = source.jsonText("foreign");
    readFaces(source.object("faces"), *mesh);
    if (!source.isGood())
        return nullptr;
    source.each("sections", [&](const ObjectReader& section) { readSection(section, *mesh); });
    source.each("ranges", [&](const ObjectReader& range) { readRange(range, *mesh); });
    readTopology(source, *mesh);
    if (!source.isGood())
        return nullptr;
    if (const std::string broken = brokenInvariant(*mesh); !broken.empty()) {
        source.fail("", "project-value-invalid", broken);
        return nullptr;
    }
    return mesh;
}

SkinWeights readRows(const ObjectReader& source) {
    const std::vector<std::uint32_t> counts = source.indices("counts", 0x10000);
    const bool isPadded = source.flag("padded");
    std::vector<std::size_t> starts(counts.size() + 1, 0);
    for (std::size_t v = 0; v < counts.size(); ++v)
        starts[v + 1] = isPadded ? (v + 1) * kPaddedInfluences : starts[v] + counts[v];
    const std::vector<std::uint32_t> bones = source.indices("joints", 0x10000, starts.back());
    const std::vector<float> weights = source.array<float>("weights", "f32", 1, starts.back());
    if (isPadded && std::ranges::any_of(counts, [](auto n) { return n > kPaddedInfluences; }))
        source.fail("counts", "project-value-invalid", "a row is longer than its place");
    if (!source.isGood())
        return {};
    SkinWeights rows(counts.size());
    constexpr std::size_t kBlock = SkinWeights::kRowsPerBlock;
    parallelFor(rows.blockCount(), 16, [&](std::size_t begin, std::size_t end) {
        for (std::size_t b = begin; b < end; ++b) {
            SkinWeights::Block& block = rows.mutableBlock(b);
            const auto first = counts.begin() + std::ptrdiff_t(b * kBlock);
            const auto longest = *std::max_element(first, first + block.rowCount);
            block.stride = strideFor(longest);
            block.bones.assign(std::size_t(block.rowCount) * block.stride, 0);
            block.weights.assign(std::size_t(block.rowCount) * block.stride, 0.0f);
            for (std::size_t i = 0; i < block.rowCount; ++i) {
                const std::size_t start = starts[b * kBlock + i];
                const std::size_t count = counts[b * kBlock + i];
                block.counts[i] = std::uint16_t(count);
                for (std::size_t k = 0; k < count; ++k) {
                    block.bones[i * block.stride + k] = std::uint16_t(bones[start + k]);
                    block.weights[i * block.stride + k] = weights[start + k];
                }
            }
        }
    });
    return rows;
}

} // namespace rigwright
