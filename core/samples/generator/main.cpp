// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `rigwright-sample-generator TABLE.json OUTPUT.bin`: meshes, skins and unwraps one built-in
/// sample.
#include "core/samples/generator/blob_writer.h"
#include "core/samples/generator/in_parallel.h"
#include "core/samples/generator/layout.h"
#include "core/samples/generator/relax.h"

#include <cmath>
#include <cstdio>
#include <exception>
#include <fstream>
#include <map>
#include <stdexcept>
#include <string>

using namespace rigwright;
using namespace rigwright::generator;

namespace {

constexpr double kNormalReach = 0.6; // of the edges around a point

/// Unit normals of the field, which shade more smoothly than those of the quads. They are taken
/// over a stretch as wide as the mesh, so that creases finer than the mesh do not flicker.
std::vector<Vec3d> surfaceNormals(const Field& field, const SurfaceMesh& mesh) {
    const auto neighbours = neighboursOf(mesh);
    std::vector<Vec3d> normals(mesh.points.size());
    forEachInParallel(mesh.points.size(), [&](std::size_t p) {
        if (!mesh.mirrorOf.empty() && mesh.mirrorOf[p] < p)
            return;
        double edges = 0.0;
        for (const std::uint32_t n : neighbours[p])
            edges += (mesh.points[n] - mesh.points[p]).norm() / double(neighbours[p].size());
        Vec3d normal = field.gradient(mesh.points[p], kNormalReach * edges);
        if (mesh.onMirror[p])
            normal.x() = 0.0;
        normals[p] = normal.normalized();
    });
    for (std::size_t p = 0; p < mesh.mirrorOf.size(); ++p)
        if (mesh.mirrorOf[p] < p) {
            const Vec3d left = normals[mesh.mirrorOf[p]];
            normals[p] = Vec3d(-left.x(), left.y(), left.z());
        }
    return normals;
}

/// Stops the build where a changed table no longer gives one closed, sound surface.
void checkSurface(const SampleTable& table, const SurfaceMesh& mesh,
                  const std::vector<Vec3d>& normals) {
    const auto fail = [&](const std::string& what) {
        throw std::runtime_error(table.name + ": " + what);
    };
    const auto near = [](std::size_t found, std::size_t expected) {
        return std::abs(double(found) - double(expected)) <= 0.01 * double(expected);
    };
    if (!near(mesh.points.size(), table.expectedPoints) ||
        !near(mesh.quads.size(), table.expectedQuads))
        fail(std::to_string(mesh.points.size()) + " points and " +
             std::to_string(mesh.quads.size()) + " quads, not what the table expects");
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges;
    std::size_t flipped = 0;
    for (const Quad& quad : mesh.quads) {
        for (std::size_t c = 0; c < 4; ++c)
            ++edges[{quad[c], quad[(c + 1) % 4]}];
        const Vec3d face = (mesh.points[quad[2]] - mesh.points[quad[0]])
                               .cross(mesh.points[quad[3]] - mesh.points[quad[1]]);
        Vec3d outwards = Vec3d::Zero();
        for (const std::uint32_t p : quad)
            outwards += normals[p];
        flipped += face.dot(outwards) <= 0.0;
    }
    for (const auto& [edge, count] : edges)
        if (count != 1 || !edges.contains({edge.second, edge.first}))
            fail("an edge is not shared by exactly two quads");
    if (mesh.points.size() + mesh.quads.size() != edges.size() / 2 + 2)
        fail("the surface is not one closed piece without handles");
    if (flipped > 0)
        fail(std::to_string(flipped) + " quads are turned inside out");
}

FinishedSample generate(const SampleTable& table) {
    const Field field(table);
    FinishedSample sample;
    sample.title = table.title;
    sample.bones = makeBones(table);
    sample.mesh = extractSurface(field, GradedGrid(table), table.grid.symmetricX);
    relaxOntoSurface(sample.mesh, field, table.grid);
    if (table.grid.symmetricX)
        completeMirror(sample.mesh);
    sample.normals = surfaceNormals(field, sample.mesh);
    checkSurface(table, sample.mesh, sample.normals);
    sample.rows = flowWeights(table, field, sample.bones, sample.mesh);
    sample.charts = cutIntoCharts(table, sample.bones, sample.mesh, sample.normals, sample.rows);
    sample.uvs = layOutCharts(sample.charts, sample.mesh);
    return sample;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fprintf(stderr, "usage: rigwright-sample-generator TABLE.json OUTPUT.bin\n");
        return 2;
    }
    try {
        const std::vector<std::uint8_t> blob = toBlob(generate(readTable(argv[1])));
        std::ofstream file(argv[2], std::ios::binary);
        file.write(reinterpret_cast<const char*>(blob.data()), std::streamsize(blob.size()));
        if (!file.flush())
            throw std::runtime_error(std::string(argv[2]) + ": cannot be written");
    } catch (const std::exception& error) {
        std::fprintf(stderr, "rigwright-sample-generator: %s\n", error.what());
        return 1;
    }
    return 0;
}
