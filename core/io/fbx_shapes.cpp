// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Blend shapes of FBX: weights by vertex, and what the library lost.
#include "core/io/fbx_evidence.h"

#include "core/base/sentence.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <utility>

namespace rigwright {

namespace {

/// One shape of a geometry, with the weights by vertex that FullWeights holds (1 where it does
/// not).
struct FileShape {
    std::string name;
    std::vector<std::int64_t> points;
    std::vector<double> deltas;  ///< three a point
    std::vector<double> weights; ///< one a point
    bool isWeighted = false;
};

/// FullWeights has one number a shape of the channel; where there is one shape and as many numbers
/// as vertices, they are weights by vertex in percent (Blender 4 writes so).
void readWeights(const FbxNode& channel, std::size_t shapesOfChannel, FileShape& shape) {
    shape.weights.assign(shape.points.size(), 1.0);
    const FbxNode* full = channel.child("FullWeights");
    if (full == nullptr || shapesOfChannel != 1 || shape.points.size() < 2)
        return;
    const std::vector<double> percent = numbersOf(*full);
    if (percent.size() != shape.points.size())
        return;
    for (std::size_t i = 0; i < percent.size(); ++i) {
        shape.weights[i] = std::clamp(percent[i] / 100.0, 0.0, 1.0);
        shape.isWeighted = shape.isWeighted || shape.weights[i] != 1.0;
    }
}

std::vector<FileShape> shapesOf(const FbxObjects& objects, FbxId geometry) {
    std::vector<FileShape> shapes;
    for (const FbxId blend : objects.below(geometry, "Deformer", "BlendShape"))
        for (const FbxId channel : objects.below(blend, "Deformer", "BlendShapeChannel")) {
            const auto targets = objects.below(channel, "Geometry", "Shape");
            for (const FbxId target : targets) {
                const FbxNode& node = *objects.object(target);
                const FbxNode* points = node.child("Indexes");
                const FbxNode* deltas = node.child("Vertices");
                FileShape shape;
                shape.name = fbxName(node);
                if (points != nullptr && deltas != nullptr) {
                    shape.points = wholeNumbersOf(*points);
                    shape.deltas = numbersOf(*deltas);
                }
                if (shape.deltas.size() != 3 * shape.points.size())
                    shape.points.clear();
                readWeights(*objects.object(channel), targets.size(), shape);
                shapes.push_back(std::move(shape));
            }
        }
    return shapes;
}

using PositionKey = std::array<std::uint32_t, 3>;

PositionKey keyOf(const Vec3f& position) {
    PositionKey key;
    for (std::size_t i = 0; i < 3; ++i)
        key[i] = std::bit_cast<std::uint32_t>(position[Eigen::Index(i)] + 0.0f);
    return key;
}

struct WeightedDelta {
    Vec3f delta;
    double weight;
};

/// Multiplies the deltas of a shape by the weights of its points: a corner is the point of the same
/// position, and among those the one with the nearest delta.
void applyWeights(const FileShape& from, const std::vector<double>& points, const ForeignMesh& mesh,
                  ForeignShape& shape) {
    std::map<PositionKey, std::vector<WeightedDelta>> byPosition;
    for (std::size_t i = 0; i < from.points.size(); ++i) {
        const auto point = std::size_t(from.points[i]);
        if (from.points[i] < 0 || 3 * point + 2 >= points.size())
            continue;
        const auto at = [](const std::vector<double>& all, std::size_t n) {
            return Vec3f(float(all[3 * n]), float(all[3 * n + 1]), float(all[3 * n + 2]));
        };
        byPosition[keyOf(at(points, point))].push_back({at(from.deltas, i), from.weights[i]});
    }
    for (std::size_t v = 0; v < mesh.positions.size(); ++v) {
        const auto found = byPosition.find(keyOf(mesh.positions[v]));
        if (found == byPosition.end())
            continue;
        const Vec3f& delta = shape.positionDeltas[v];
        const auto nearest = std::ranges::min_element(
            found->second, {}, [&](const WeightedDelta& d) { return (d.delta - delta).norm(); });
        shape.positionDeltas[v] *= float(nearest->weight);
        if (!shape.normalDeltas.empty())
            shape.normalDeltas[v] *= float(nearest->weight);
    }
}

void noteLostDeformers(FbxEvidence& evidence, FbxId geometry, const std::string& where) {
    std::size_t count = 0;
    std::string kinds;
    for (const FbxId id : evidence.objects.below(geometry, "Deformer")) {
        const FbxNode& node = *evidence.objects.object(id);
        const std::string kind(node.values.size() > 2 ? node.values[2].text : std::string_view());
        if (kind == "Skin" || kind == "BlendShape")
            continue;
        ++count;
        if (kinds.find(kind) == std::string::npos)
            kinds += (kinds.empty() ? "" : ", ") + kind;
    }
    if (count > 0)
        evidence.note(
            "import-deformers-lost", Severity::Warning, where,
            filled("the file moves this mesh also by %1, which is not read (a vertex cache lies "
                   "in a file of its own); in clips it stays as it is",
                   {kinds}),
            count);
}

} // namespace

void mendShapes(FbxEvidence& evidence) {
    std::map<FbxId, bool> seen;
    for (ForeignMesh& mesh : evidence.scene.meshes) {
        const FbxId geometry = evidence.geometryOf(mesh);
        if (geometry == 0)
            continue;
        const std::string where = "mesh " + evidence.scene.nodes[mesh.nodes.front()].name;
        const std::vector<FileShape> shapes = shapesOf(evidence.objects, geometry);
        const bool isFirst = !std::exchange(seen[geometry], true);
        if (isFirst) {
            noteLostDeformers(evidence, geometry, where);
            if (shapes.size() > mesh.shapes.size())
                evidence.note(
                    "import-shapes-lost", Severity::Warning, where,
                    filled("the file has %1 blend shapes for this mesh, and %2 could be "
                           "read",
                           {std::to_string(shapes.size()), std::to_string(mesh.shapes.size())}),
                    shapes.size() - mesh.shapes.size());
        }
        if (shapes.size() != mesh.shapes.size())
            continue;
        const FbxNode* vertices = evidence.objects.object(geometry)->child("Vertices");
        for (std::size_t s = 0; s < shapes.size(); ++s)
            if (shapes[s].isWeighted && vertices != nullptr)
                applyWeights(shapes[s], numbersOf(*vertices), mesh, mesh.shapes[s]);
        const auto weighted =
            std::ranges::count_if(shapes, [](const FileShape& shape) { return shape.isWeighted; });
        if (isFirst && weighted > 0)
            evidence.note(
                "import-shape-weights", Severity::Info, where,
                "FullWeights gives these blend shapes a weight by vertex; the deltas were "
                "multiplied by it",
                std::size_t(weighted));
    }
}

} // namespace rigwright
