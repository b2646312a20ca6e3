// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finishing and checking meshes; normals and bounds.
#include "core/mesh/mesh.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace rigwright {
namespace {

VertexSection sectionOfAll(const Mesh& mesh) {
    VertexSection section;
    section.vertexCount = std::uint32_t(mesh.vertexCount());
    section.hasNormals = !mesh.normals.empty();
    section.hasTangents = !mesh.tangents.empty();
    section.hasColors = !mesh.colors.empty();
    section.uvSetCount = std::uint32_t(mesh.uvSets.size());
    return section;
}

} // namespace

void finishMesh(Mesh& mesh, std::span<const std::uint64_t> rowKey) {
    mesh.morphDefaults.resize(mesh.morphTargets.size(), 0.0f);
    if (mesh.sections.empty() && mesh.vertexCount() > 0)
        mesh.sections.push_back(sectionOfAll(mesh));
    if (mesh.ranges.empty() && mesh.faceCount() > 0) {
        MaterialRange range;
        range.faceCount = std::uint32_t(mesh.faceCount());
        mesh.ranges.push_back(range);
    }
    mesh.topology = groupTwins(mesh, rowKey);
}

namespace {

std::string brokenAttributes(const Mesh& mesh) {
    const auto fits = [&](std::size_t size) { return size == 0 || size == mesh.vertexCount(); };
    if (!fits(mesh.normals.size()) || !fits(mesh.tangents.size()) || !fits(mesh.colors.size()))
        return "an attribute array has neither no entry nor one a vertex";
    if (!std::ranges::all_of(mesh.uvSets, [&](const auto& set) { return fits(set.size()); }))
        return "a UV set has neither no entry nor one a vertex";
    for (const MorphTarget& target : mesh.morphTargets)
        if (!fits(target.positionDeltas.size()) || !fits(target.normalDeltas.size()) ||
            !fits(target.tangentDeltas.size()))
            return "morph target \"" + target.name + "\" has neither no deltas nor one a vertex";
    if (mesh.morphDefaults.size() != mesh.morphTargets.size())
        return "there is not one default weight a morph target";
    return "";
}

std::string brokenFaces(const Mesh& mesh) {
    if (mesh.faceOffsets.empty() || mesh.faceOffsets.front() != 0 ||
        mesh.faceOffsets.back() != mesh.cornerVertices.size())
        return "the face offsets do not span the corners";
    for (std::size_t f = 0; f < mesh.faceCount(); ++f)
        if (mesh.faceOffsets[f] >= mesh.faceOffsets[f + 1])
            return "face " + std::to_string(f) + " has no corners";
    for (std::size_t c = 0; c < mesh.cornerVertices.size(); ++c)
        if (mesh.cornerVertices[c] >= mesh.vertexCount())
            return "corner " + std::to_string(c) + " names a vertex that does not exist";
    return "";
}

std::string brokenParts(const Mesh& mesh) {
    std::size_t vertex = 0;
    for (const VertexSection& section : mesh.sections) {
        if (section.firstVertex != vertex)
            return "the sections do not follow one another";
        vertex += section.vertexCount;
    }
    if (vertex != mesh.vertexCount())
        return "the sections do not cover the vertices";
    std::size_t face = 0;
    for (const MaterialRange& range : mesh.ranges) {
        if (range.firstFace != face)
            return "the material ranges do not follow one another";
        if (range.section >= mesh.sections.size())
            return "a material range names a section that does not exist";
        face += range.faceCount;
    }
    return face == mesh.faceCount() ? "" : "the material ranges do not cover the faces";
}

std::string brokenTopology(const Mesh& mesh) {
    const Topology& topology = mesh.topology;
    if (topology.pointOfVertex.size() != mesh.vertexCount() ||
        topology.pointVertices.size() != mesh.vertexCount() || topology.pointOffsets.empty() ||
        topology.pointOffsets.front() != 0 || topology.pointOffsets.back() != mesh.vertexCount())
        return "the vertices are not grouped into points";
    for (std::size_t p = 0; p < topology.pointCount(); ++p) {
        if (topology.pointOffsets[p] >= topology.pointOffsets[p + 1])
            return "point " + std::to_string(p) + " has no vertex";
        for (const VertexIndex v : topology.verticesOf(PointIndex(p)))
            if (v.value() >= mesh.vertexCount() ||
                topology.pointOfVertex[v.value()] != PointIndex(p))
                return "point " + std::to_string(p) + " lists a vertex that is not its own";
    }
    return "";
}

} // namespace

std::string brokenInvariant(const Mesh& mesh) {
    for (const auto check : {brokenAttributes, brokenFaces, brokenParts, brokenTopology})
        if (std::string broken = check(mesh); !broken.empty())
            return broken;
    return "";
}

std::vector<Vec3f> computeNormals(const Mesh& mesh, std::span<const Vec3f> positions,
                                  bool smoothAcrossTwins) {
    assert(positions.size() == mesh.vertexCount());
    // Doubles: products of large float coordinates would overflow, those of tiny ones vanish.
    std::vector<Vec3d> sums(positions.size(), Vec3d::Zero());
    for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
        const std::size_t first = mesh.faceOffsets[f];
        const std::size_t last = mesh.faceOffsets[f + 1];
        if (last - first < 3)
            continue;
        const Vec3d origin = positions[mesh.cornerVertices[first]].cast<double>();
        Vec3d area = Vec3d::Zero();
        Vec3d from = positions[mesh.cornerVertices[first + 1]].cast<double>() - origin;
        for (std::size_t c = first + 2; c < last; ++c) {
            const Vec3d to = positions[mesh.cornerVertices[c]].cast<double>() - origin;
            area += from.cross(to);
            from = to;
        }
        if (!area.allFinite())
            continue;
        for (std::size_t c = first; c < last; ++c)
            sums[mesh.cornerVertices[c]] += area;
    }
    if (smoothAcrossTwins) {
        for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p) {
            const auto twins = mesh.topology.verticesOf(PointIndex(p));
            if (twins.size() < 2)
                continue;
            Vec3d sum = Vec3d::Zero();
            for (const VertexIndex v : twins)
                sum += sums[v.value()];
            for (const VertexIndex v : twins)
                sums[v.value()] = sum;
        }
    }
    std::vector<Vec3f> normals(positions.size());
    for (std::size_t v = 0; v < normals.size(); ++v) {
        const double length = sums[v].stableNorm();
        normals[v] = length > 0.0 ? Vec3f((sums[v] / length).cast<float>()) : Vec3f::UnitY();
    }
    return normals;
}

Box3f bounds(std::span<const Vec3f> positions) {
    Box3f box;
    for (const Vec3f& position : positions)
        if (position.allFinite())
            box.extend(position);
    return box;
}

} // namespace rigwright
