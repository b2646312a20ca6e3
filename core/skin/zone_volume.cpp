// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Faces around a joint, their openings, and the divergence theorem.
#include "core/skin/zone_volume.h"

#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <map>
#include <utility>

namespace rigwright {

namespace {

constexpr double kLeastShare = 1e-4;

std::vector<std::uint8_t> mixedPoints(const Mesh& mesh, const SkinWeights& weights,
                                      std::span<const std::uint8_t> far) {
    std::vector<std::uint8_t> mixed(mesh.topology.pointCount(), 0);
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        if (sideShare(weights.row(VertexIndex(v)), far).isMixed)
            mixed[mesh.topology.pointOfVertex[v].value()] = 1;
    return mixed;
}

/// A side of a triangle that no other triangle of the zone goes back along: from point to point,
/// with a vertex of the first.
struct OpenSide {
    std::uint32_t to = 0;
    std::uint32_t vertex = 0;
};
using OpenSides = std::multimap<std::uint32_t, OpenSide>; ///< by the point they come from

OpenSides openSides(const Mesh& mesh, const JointZone& zone) {
    const auto pointOf = [&](std::uint32_t vertex) {
        return mesh.topology.pointOfVertex[vertex].value();
    };
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> sides;
    for (const auto& triangle : zone.triangles)
        for (std::size_t i = 0; i < 3; ++i) {
            const std::uint32_t a = pointOf(triangle[i]);
            const std::uint32_t b = pointOf(triangle[(i + 1) % 3]);
            if (a != b)
                sides[{a, b}].push_back(triangle[i]);
        }
    OpenSides open;
    for (const auto& [ends, vertices] : sides) {
        const auto back = sides.find({ends.second, ends.first});
        const std::size_t met = back == sides.end() ? 0 : back->second.size();
        for (std::size_t i = met; i < vertices.size(); ++i)
            open.insert({ends.first, {ends.second, vertices[i]}});
    }
    return open;
}

/// Goes along open sides until it is back; false where one leads nowhere.
bool takeLoop(OpenSides& open, std::vector<std::uint32_t>& loop) {
    const std::uint32_t first = open.begin()->first;
    std::uint32_t at = first;
    do {
        const auto side = open.find(at);
        if (side == open.end())
            return false;
        loop.push_back(side->second.vertex);
        at = side->second.to;
        open.erase(side);
    } while (at != first);
    return true;
}

double sixfold(const Vec3d& a, const Vec3d& b, const Vec3d& c) {
    return a.dot(b.cross(c));
}

} // namespace

std::vector<std::uint8_t> jointsFrom(const Skeleton& skeleton, const Binding& binding,
                                     BoneIndex bone) {
    std::vector<std::uint8_t> far;
    for (const BoneIndex joint : binding.joints)
        far.push_back(isAncestorOrSelf(skeleton, bone, joint) ? 1 : 0);
    return far;
}

SideShare sideShare(const RowView& row, std::span<const std::uint8_t> far) {
    SideShare share;
    const double sum = sumOf(row);
    if (!(sum > 0.0))
        return share;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (far[row.bones[i]] != 0)
            share.far += double(row.weights[i]);
    share.far /= sum;
    share.isMixed = share.far > kLeastShare && share.far < 1.0 - kLeastShare;
    return share;
}

std::optional<JointZone> jointZone(const Mesh& mesh, const SkinWeights& weights,
                                   std::span<const std::uint8_t> far) {
    assert(weights.rowCount() == mesh.vertexCount());
    const std::vector<std::uint8_t> mixed = mixedPoints(mesh, weights, far);
    std::vector<std::uint8_t> inside(mesh.faceCount(), 0);
    for (std::size_t f = 0; f < mesh.faceCount(); ++f)
        for (std::uint32_t c = mesh.faceOffsets[f]; c < mesh.faceOffsets[f + 1]; ++c)
            if (mixed[mesh.topology.pointOfVertex[mesh.cornerVertices[c]].value()] != 0)
                inside[f] = 1;
    std::vector<FaceIndex> faceOf;
    const std::vector<std::uint32_t> corners = triangulate(mesh, &faceOf);
    JointZone zone;
    for (std::size_t t = 0; t < faceOf.size(); ++t)
        if (inside[faceOf[t].value()] != 0)
            zone.triangles.push_back({corners[3 * t], corners[3 * t + 1], corners[3 * t + 2]});
    OpenSides open = openSides(mesh, zone);
    while (!open.empty()) {
        std::vector<std::uint32_t> loop;
        if (!takeLoop(open, loop))
            return std::nullopt;
        std::ranges::reverse(loop); // what closes an opening goes along its sides the other way
        zone.loops.push_back(std::move(loop));
    }
    if (zone.loops.size() < 2)
        return std::nullopt;
    return zone;
}

double zoneVolume(const JointZone& zone, std::span<const Vec3f> positions) {
    if (zone.triangles.empty())
        return 0.0;
    // About a place of its own: far from the origin the sum would be a small difference.
    const Vec3d origin = positions[zone.triangles.front().front()].cast<double>();
    const auto place = [&](std::uint32_t vertex) -> Vec3d {
        return positions[vertex].cast<double>() - origin;
    };
    double sum = 0.0;
    for (const auto& [a, b, c] : zone.triangles)
        sum += sixfold(place(a), place(b), place(c));
    for (const std::vector<std::uint32_t>& loop : zone.loops) {
        Vec3d mean = Vec3d::Zero();
        for (const std::uint32_t vertex : loop)
            mean += place(vertex) / double(loop.size());
        for (std::size_t i = 0; i < loop.size(); ++i)
            sum += sixfold(mean, place(loop[i]), place(loop[(i + 1) % loop.size()]));
    }
    return sum / 6.0;
}

} // namespace rigwright
