// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The bar: the test body of the skinning laws.
#include "core/samples/bar.h"

#include "core/samples/assemble.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright {
namespace {

constexpr int kSides = 16;
constexpr int kOuterRings = 16; // on each side
constexpr int kZoneSteps = 66;  // even: a ring lies at the joint
constexpr double kRadius = 0.5;
constexpr double kHalfLength = 2.0;
constexpr double kHalfZone = 0.5;

std::vector<double> ringPlaces() {
    std::vector<double> places;
    const double step = (kHalfLength - kHalfZone) / kOuterRings;
    for (int i = 0; i < kOuterRings; ++i)
        places.push_back(-kHalfLength + i * step);
    for (int i = 0; i <= kZoneSteps; ++i)
        places.push_back(-kHalfZone + double(i) / kZoneSteps);
    for (int i = 1; i <= kOuterRings; ++i)
        places.push_back(kHalfZone + i * step);
    return places;
}

/// Corner k of the section, y and z; symmetric to the last bit in both.
Vec2d sectionCorner(int k) {
    const auto quarter = [](int j) { return Vec2d(std::cos(j * kPi / 8), std::sin(j * kPi / 8)); };
    const int j = k % 4;
    const Vec2d c = j <= 2 ? quarter(j) : Vec2d(quarter(4 - j).y(), quarter(4 - j).x());
    const Vec2d corner = j == 0 ? Vec2d(1.0, 0.0) : c;
    switch (k / 4 % 4) {
    case 0:
        return kRadius * corner;
    case 1:
        return kRadius * Vec2d(-corner.y(), corner.x());
    case 2:
        return kRadius * Vec2d(-corner.x(), -corner.y());
    default:
        return kRadius * Vec2d(corner.y(), -corner.x());
    }
}

void addVertex(Mesh& mesh, const Vec3d& position, const Vec3d& normal, const Vec2d& uv) {
    mesh.positions.push_back(position.cast<float>());
    mesh.normals.push_back(normal.cast<float>());
    mesh.uvSets.front().push_back(uv.cast<float>());
}

void addFace(Mesh& mesh, std::initializer_list<std::uint32_t> corners) {
    mesh.cornerVertices.insert(mesh.cornerVertices.end(), corners);
    mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
}

/// The tube, slit along its first side for the texture: 17 columns of vertices.
void addTube(Mesh& mesh, const std::vector<double>& places) {
    for (const double x : places)
        for (int k = 0; k <= kSides; ++k) {
            const Vec2d corner = sectionCorner(k);
            const Vec2d uv(0.02 + 0.76 * (x + kHalfLength) / (2 * kHalfLength),
                           0.02 + 0.96 * k / kSides);
            addVertex(mesh, Vec3d(x, corner.x(), corner.y()),
                      Vec3d(0.0, corner.x(), corner.y()) / kRadius, uv);
        }
    const auto at = [](std::size_t ring, int k) { return std::uint32_t(ring * (kSides + 1)) + k; };
    for (std::size_t ring = 0; ring + 1 < places.size(); ++ring)
        for (int k = 0; k < kSides; ++k)
            addFace(mesh, {at(ring, k), at(ring, k + 1), at(ring + 1, k + 1), at(ring + 1, k)});
}

/// One 16-gon; its vertices are twins of the tube's last ring.
void addCap(Mesh& mesh, double x) {
    const double sign = x < 0.0 ? -1.0 : 1.0;
    const auto first = std::uint32_t(mesh.positions.size());
    const Vec2d middle(0.9, x < 0.0 ? 0.25 : 0.75);
    for (int k = 0; k < kSides; ++k) {
        const Vec2d corner = sectionCorner(k);
        addVertex(mesh, Vec3d(x, corner.x(), corner.y()), Vec3d(sign, 0.0, 0.0),
                  middle + Vec2d(-0.18 * sign * corner.y(), -0.18 * corner.x()));
    }
    for (int k = 0; k < kSides; ++k)
        mesh.cornerVertices.push_back(first + std::uint32_t(x < 0.0 ? kSides - 1 - k : k));
    mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
}

Skeleton barSkeleton() {
    Mat3d axes; // columns: the bone's x, y, z in the model
    axes << 0, 1, 0, 0, 0, 1, 1, 0, 0;
    Transform a;
    a.translation = Vec3d(-kHalfLength, 0.0, 0.0);
    a.rotation = Quatd(axes);
    Transform next;
    next.translation = Vec3d(0.0, kHalfLength, 0.0);
    Skeleton skeleton;
    const BoneIndex boneA = addBone(skeleton, "A", BoneIndex(), a);
    const BoneIndex boneB = addBone(skeleton, "B", boneA, next);
    addBone(skeleton, "B_end", boneB, next);
    return skeleton;
}

} // namespace

Character makeBar() {
    CharacterParts parts;
    parts.title = "Bar";
    parts.skeleton = barSkeleton();
    parts.joints = {BoneIndex(0), BoneIndex(1)};
    parts.mesh.uvSets.resize(1);
    addTube(parts.mesh, ringPlaces());
    addCap(parts.mesh, -kHalfLength);
    addCap(parts.mesh, kHalfLength);
    parts.weights = SkinWeights(parts.mesh.vertexCount());
    for (std::size_t v = 0; v < parts.mesh.vertexCount(); ++v) {
        const float b = std::clamp(parts.mesh.positions[v].x() + 0.5f, 0.0f, 1.0f);
        WeightRow row;
        if (b < 1.0f)
            row.push_back({0, 1.0f - b});
        if (b > 0.0f)
            row.push_back({1, b});
        std::stable_sort(row.begin(), row.end(), [](const Influence& l, const Influence& r) {
            return l.weight > r.weight;
        });
        parts.weights.setRow(VertexIndex(v), row);
    }
    return assembleCharacter(std::move(parts));
}

} // namespace rigwright
