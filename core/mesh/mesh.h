// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Mesh: an immutable surface in the file's own vertex order, with its topology of seam twins.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"
#include "core/mesh/topology.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// A blend shape: one delta a vertex (empty = all zero). Added with the instance's morph weight.
struct MorphTarget {
    std::string name;
    std::vector<Vec3f> positionDeltas;
    std::vector<Vec3f> normalDeltas;
    std::vector<Vec3f> tangentDeltas;

    friend bool operator==(const MorphTarget&, const MorphTarget&) = default;
};

/// A vertex attribute that Rigwright does not interpret, kept as the file had it (`_CUSTOM`,
/// further sets of colours…), for the vertices of one section: `bytes` = count · elementSize,
/// tightly packed.
struct ForeignAttribute {
    std::string semantic;
    int componentType = 0; ///< glTF componentType, e.g. 5126 for float
    int components = 0;    ///< 1 to 4; 9 and 16 for matrices
    bool normalized = false;
    std::vector<std::uint8_t> bytes;

    friend bool operator==(const ForeignAttribute&, const ForeignAttribute&) = default;
};

/// A run of vertices that the file kept together (one set of accessors), and which of the mesh-wide
/// attribute arrays the file really had for it; the others hold defaults there.
struct VertexSection {
    std::uint32_t firstVertex = 0;
    std::uint32_t vertexCount = 0;
    bool hasNormals = false;
    bool hasTangents = false;
    bool hasColors = false;
    std::uint32_t uvSetCount = 0;
    std::vector<ForeignAttribute> foreignAttributes;

    friend bool operator==(const VertexSection&, const VertexSection&) = default;
};

/// A run of faces drawn with one material. `material` is an index into the file's materials kept in
/// ForeignContent, -1 = none. `section` indexes Mesh::sections. `foreign` is the JSON text of the
/// primitive's extensions and extras, "" = none.
struct MaterialRange {
    std::uint32_t firstFace = 0;
    std::uint32_t faceCount = 0;
    std::int32_t material = -1;
    std::uint32_t section = 0;
    std::string foreign;

    friend bool operator==(const MaterialRange&, const MaterialRange&) = default;
};

/// Positions are indexed by vertex and never reordered. Attribute arrays are empty or have one
/// entry a vertex. Face f has the corners cornerVertices[faceOffsets[f] .. faceOffsets[f+1]); a
/// face of two corners is a line, of one a point (kept for export, never triangulated), of more
/// than three an n-gon. Built by finishMesh(); afterwards shared as `shared_ptr<const Mesh>` and
/// never changed.
struct Mesh {
    std::string name;
    std::vector<Vec3f> positions;
    std::vector<Vec3f> normals;             ///< unit, or empty
    std::vector<Vec4f> tangents;            ///< xyz unit, w = ±1, or empty
    std::vector<Vec4f> colors;              ///< COLOR_0 as RGBA, or empty
    std::vector<std::vector<Vec2f>> uvSets; ///< TEXCOORD_n, origin top left as in glTF
    std::vector<std::uint32_t> faceOffsets{0};
    std::vector<std::uint32_t> cornerVertices;
    std::vector<VertexSection> sections;
    std::vector<MaterialRange> ranges;
    std::vector<MorphTarget> morphTargets;
    std::vector<float> morphDefaults; ///< one a target
    std::string foreign;              ///< JSON text of the mesh's extensions and extras, "" = none
    Topology topology;

    [[nodiscard]] std::size_t vertexCount() const { return positions.size(); }
    [[nodiscard]] std::size_t faceCount() const { return faceOffsets.size() - 1; }

    friend bool operator==(const Mesh&, const Mesh&) = default;
};

/// Makes a filled-in mesh ready for use, the last step of building one: groups the twins (`rowKey`
/// as for groupTwins()), gives the targets without a default weight the default 0, and, where there
/// are none, adds one section of all vertices and one range of all faces.
void finishMesh(Mesh& mesh, std::span<const std::uint64_t> rowKey = {});

/// "" where all that is said about Mesh holds (sizes of arrays, indices in range, ranges and
/// sections in order), else the first thing that does not, in plain English. Does not look at float
/// values.
std::string brokenInvariant(const Mesh& mesh);

/// How many triangles triangulate() gives: n - 2 a face of n corners.
std::size_t triangleCount(const Mesh& mesh);

/// Triangles of a mesh: three vertex indices each, wound like their face, faces in order, always
/// n - 2 a face of n corners; lines and points give none. A convex face becomes a fan around its
/// first corner, a concave one is cut ear by ear in the plane of its area vector (after G. Meisters
/// 1975, "Polygons have ears"); what has no ear (degenerate or crossing itself) is cut all the
/// same, corner by corner. `faceOfTriangle` (optional) gets the face of each triangle.
std::vector<std::uint32_t> triangulate(const Mesh& mesh,
                                       std::vector<FaceIndex>* faceOfTriangle = nullptr);

/// Area-weighted unit normals, one a vertex, of the given positions (one a vertex; Newell's area
/// vector of each face), averaged over the twins of a point where `smoothAcrossTwins`. Faces with
/// positions that are not finite count for nothing; a vertex without area gets +Y.
std::vector<Vec3f> computeNormals(const Mesh& mesh, std::span<const Vec3f> positions,
                                  bool smoothAcrossTwins);

/// Bounds of the positions that are finite in all three coordinates; empty without any.
Box3f bounds(std::span<const Vec3f> positions);

} // namespace rigwright
