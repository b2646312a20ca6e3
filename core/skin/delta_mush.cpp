// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Smoothing and frames of delta mush.
#include "core/skin/delta_mush.h"

#include "core/base/parallel.h"
#include "core/math/float_range.h"
#include "core/skin/blenders.h"
#include "core/skin/linear_blend.h"
#include "core/skin/vertex_loop.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

constexpr std::size_t kGrain = 2048;

/// A frame whose directions are less certain than this is none.
constexpr double kLeastSine = 1e-4;

std::span<const std::uint32_t> cornersAround(const DeltaMush& mush, std::uint32_t point) {
    return std::span(mush.corners)
        .subspan(mush.cornerOffsets[point],
                 mush.cornerOffsets[point + 1] - mush.cornerOffsets[point]);
}

/// Which points a call works on: all, or those up to some rings around the ones asked for.
class Region {
public:
    /// `rings` steps around `centre`, the first across triangles (whose diagonals are no edges),
    /// the others along edges; all points where centre is empty.
    Region(const DeltaMush& mush, std::size_t pointCount, std::span<const std::uint32_t> centre,
           std::size_t rings) {
        if (centre.empty()) {
            m_all = true;
            m_ends.assign(rings + 1, pointCount);
            return;
        }
        m_local.assign(pointCount, DeltaMush::kNone);
        const auto take = [&](std::uint32_t point) {
            if (m_local[point] != DeltaMush::kNone)
                return;
            m_local[point] = std::uint32_t(m_points.size());
            m_points.push_back(point);
        };
        for (const std::uint32_t point : centre)
            take(point);
        m_ends.push_back(m_points.size());
        for (std::size_t ring = 0; ring < rings; ++ring) {
            const std::size_t begin = ring == 0 ? 0 : m_ends[ring - 1];
            const std::size_t end = m_points.size();
            for (std::size_t i = begin; i < end; ++i)
                for (const PointIndex neighbour : mush.adjacency.of(PointIndex(m_points[i])))
                    take(neighbour.value());
            for (std::size_t i = begin; ring == 0 && i < end; ++i)
                for (const std::uint32_t corner : cornersAround(mush, m_points[i]))
                    take(corner);
            m_ends.push_back(m_points.size());
        }
    }

    /// How many points lie within so many rings; they come first.
    [[nodiscard]] std::size_t within(std::size_t rings) const { return m_ends[rings]; }
    [[nodiscard]] std::size_t size() const { return m_ends.back(); }
    [[nodiscard]] std::uint32_t point(std::size_t local) const {
        return m_all ? std::uint32_t(local) : m_points[local];
    }
    [[nodiscard]] std::size_t local(std::uint32_t point) const {
        return m_all ? point : m_local[point];
    }

private:
    bool m_all = false;
    std::vector<std::uint32_t> m_points;
    std::vector<std::uint32_t> m_local;
    std::vector<std::size_t> m_ends;
};

void forEach(std::size_t count, const auto& work) {
    parallelFor(count, kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            work(i);
    });
}

/// `places` by local index. After it, those within one ring are smoothed `iterations` times.
bool smoothPlaces(const PointAdjacency& adjacency, const DeltaMushSettings& settings,
                  const Region& region, std::vector<Vec3d>& places, const Progress& progress) {
    std::vector<Vec3d> next(places.size());
    for (std::uint32_t i = 0; i < settings.iterations; ++i) {
        if (!progress.report(double(i) / double(settings.iterations)))
            return false;
        // A point's neighbours must have been smoothed as often as it was.
        forEach(region.within(settings.iterations - i), [&](std::size_t local) {
            const auto neighbours = adjacency.of(PointIndex(region.point(local)));
            next[local] = places[local];
            if (neighbours.empty())
                return;
            Vec3d sum = Vec3d::Zero();
            for (const PointIndex neighbour : neighbours)
                sum += places[region.local(neighbour.value())];
            next[local] +=
                double(settings.step) * (sum / double(neighbours.size()) - places[local]);
        });
        places.swap(next);
    }
    return true;
}

/// Area-weighted normal of the triangles around a point; zero where they cancel out.
Vec3d normalAt(const DeltaMush& mush, const Region& region, std::span<const Vec3d> places,
               std::uint32_t point) {
    Vec3d sum = Vec3d::Zero();
    double area = 0.0;
    const Vec3d& here = places[region.local(point)];
    for (std::uint32_t c = mush.cornerOffsets[point]; c < mush.cornerOffsets[point + 1]; c += 2) {
        const Vec3d one = places[region.local(mush.corners[c])] - here;
        const Vec3d other = places[region.local(mush.corners[c + 1])] - here;
        const Vec3d cross = one.cross(other);
        sum += cross;
        area += cross.norm();
    }
    const double length = sum.norm();
    return length > kLeastSine * area ? Vec3d(sum / length) : Vec3d(Vec3d::Zero());
}

/// The frame from a normal and an edge; none where they say nothing.
std::optional<Mat3d> frameFrom(const Vec3d& normal, const Vec3d& edge) {
    const Vec3d along = edge - normal * normal.dot(edge);
    const double length = along.norm();
    if (!(length > kLeastSine * edge.norm()) || !std::isfinite(length) || normal.isZero())
        return std::nullopt;
    Mat3d frame;
    frame.col(0) = along / length;
    frame.col(1) = normal.cross(frame.col(0));
    frame.col(2) = normal;
    return frame;
}

std::optional<Mat3d> frameAt(const DeltaMush& mush, const Region& region,
                             std::span<const Vec3d> places, std::uint32_t point) {
    if (mush.edge[point] == DeltaMush::kNone)
        return std::nullopt;
    const Vec3d edge = places[region.local(mush.edge[point])] - places[region.local(point)];
    return frameFrom(normalAt(mush, region, places, point), edge);
}

/// The triangles around each point, each by the two points that follow it.
void listCorners(const Mesh& mesh, DeltaMush& mush) {
    const std::vector<std::uint32_t> triangles = triangulate(mesh);
    const std::size_t points = mesh.topology.pointCount();
    const auto pointAt = [&](std::size_t corner) {
        return mesh.topology.pointOfVertex[triangles[corner]].value();
    };
    mush.cornerOffsets.assign(points + 1, 0);
    for (std::size_t c = 0; c < triangles.size(); ++c)
        mush.cornerOffsets[pointAt(c) + 1] += 2;
    for (std::size_t p = 0; p < points; ++p)
        mush.cornerOffsets[p + 1] += mush.cornerOffsets[p];
    mush.corners.resize(2 * triangles.size());
    std::vector<std::uint32_t> at(mush.cornerOffsets.begin(), mush.cornerOffsets.end() - 1);
    for (std::size_t t = 0; t < triangles.size(); t += 3)
        for (std::size_t k = 0; k < 3; ++k) {
            std::uint32_t& to = at[pointAt(t + k)];
            mush.corners[to] = pointAt(t + (k + 1) % 3);
            mush.corners[to + 1] = pointAt(t + (k + 2) % 3);
            to += 2;
        }
}

/// The neighbour whose edge lies flattest and longest in the tangent plane; the first of equals.
void chooseEdge(DeltaMush& mush, const Region& region, std::span<const Vec3d> places,
                std::uint32_t point) {
    const Vec3d normal = normalAt(mush, region, places, point);
    double longest = 0.0;
    for (const PointIndex neighbour : mush.adjacency.of(PointIndex(point))) {
        const Vec3d edge = places[neighbour.value()] - places[point];
        const double length = (edge - normal * normal.dot(edge)).norm();
        if (length > longest && frameFrom(normal, edge)) {
            longest = length;
            mush.edge[point] = neighbour.value();
        }
    }
}

/// The scale of the whole, negative where it mirrors; 1 where no joint has any that is a number.
double wholeScale(std::span<const Affine3d> palette) {
    std::vector<double> scales;
    for (const Affine3d& matrix : finitePalette(palette))
        if (const double scale = std::cbrt(matrix.linear().determinant()); std::isfinite(scale))
            scales.push_back(scale); // numbers beyond all measure would not sort
    if (scales.empty())
        return 1.0;
    const auto middle = scales.begin() + std::ptrdiff_t(scales.size() / 2);
    std::nth_element(scales.begin(), middle, scales.end());
    return *middle;
}

Vec3f toFloats(const Vec3d& vector) {
    return {toFloat(vector.x()), toFloat(vector.y()), toFloat(vector.z())};
}

/// One call: from the pose to vertices.
class Mush {
public:
    Mush(const SkinningInput& input, std::span<const VertexIndex> vertices)
        : m_input(input), m_mush(*input.mush), m_base(input), m_blender(input),
          m_region(m_mush, m_mush.deltas.size(), pointsOf(vertices),
                   m_mush.settings.iterations + 1),
          m_scale(wholeScale(input.palette)) {
        // Morphs are details: what is smoothed is the mesh itself.
        m_base.positions = m_mush.mesh->positions;
        m_places.resize(m_region.size());
        forEach(m_places.size(), [&](std::size_t local) {
            const auto twins = m_mush.mesh->topology.verticesOf(PointIndex(m_region.point(local)));
            m_places[local] = blended(m_base, twins.front().value());
        });
        smoothPlaces(m_mush.adjacency, m_mush.settings, m_region, m_places, {});
    }

    [[nodiscard]] VertexPlace at(std::size_t v) const {
        const std::uint32_t point = m_mush.mesh->topology.pointOfVertex[v].value();
        const std::optional<Mat3d> frame = frameAt(m_mush, m_region, m_places, point);
        if (!frame)
            return placedExactly(m_input, v, m_blender.exactly(v));
        const Vec3d morph =
            (m_input.positions[v] - m_base.positions[v]).array().isFinite().all()
                ? Vec3d(m_input.positions[v].cast<double>() - m_base.positions[v].cast<double>())
                : Vec3d(Vec3d::Zero());
        const Mat3d& bind = m_mush.frames[point];
        const Vec3d& smooth = m_places[m_region.local(point)];
        const Vec3d detail = *frame * (std::abs(m_scale) *
                                       mirrored(m_mush.deltas[point] + bind.transpose() * morph));
        VertexPlace place;
        place.position = toFloats(settled(smooth, detail, blended(m_input, v)));
        place.normal = Vec3f::UnitY();
        if (!m_input.normals.empty()) {
            const Vec3d normal = m_input.normals[v].cast<double>();
            const double length = normal.norm();
            if (length > 0.0 && std::isfinite(length))
                place.normal =
                    (*frame * mirrored(bind.transpose() * (normal / length))).cast<float>();
        }
        return place;
    }

private:
    [[nodiscard]] std::vector<std::uint32_t> pointsOf(std::span<const VertexIndex> vertices) const {
        std::vector<std::uint32_t> points;
        for (const VertexIndex vertex : vertices)
            points.push_back(m_mush.mesh->topology.pointOfVertex[vertex.value()].value());
        return points;
    }
    [[nodiscard]] Vec3d blended(const SkinningInput& from, std::size_t v) const {
        const std::optional<Affine3d> matrix = m_blender.exactly(v);
        const Vec3d placed =
            (matrix ? *matrix : m_input.modelFromUnbound) * from.positions[v].cast<double>();
        return placed.allFinite() ? placed
                                  : Vec3d(placedExactly(from, v, matrix).position.cast<double>());
    }
    /// Where mushing comes back to what blending gives but for the digits of double, that.
    static Vec3d settled(const Vec3d& smooth, const Vec3d& detail, const Vec3d& linear) {
        const Vec3d mushed = smooth + detail;
        const double size = smooth.cwiseAbs().maxCoeff() + detail.cwiseAbs().maxCoeff();
        return (mushed - linear).cwiseAbs().maxCoeff() <= 1e-11 * size ? linear : mushed;
    }
    /// A mirror turns the faces, and so the frame's normal, inside out.
    [[nodiscard]] Vec3d mirrored(const Vec3d& local) const {
        return {local.x(), local.y(), m_scale < 0.0 ? -local.z() : local.z()};
    }

    const SkinningInput& m_input;
    const DeltaMush& m_mush;
    SkinningInput m_base;
    LinearBlender m_blender;
    Region m_region;
    double m_scale;
    std::vector<Vec3d> m_places;
};

} // namespace

std::optional<DeltaMush> prepareDeltaMush(std::shared_ptr<const Mesh> mesh,
                                          const DeltaMushSettings& settings,
                                          const Progress& progress) {
    DeltaMush mush;
    mush.mesh = std::move(mesh);
    mush.settings = settings;
    mush.settings.step = std::clamp(settings.step, 0.0f, 1.0f);
    mush.adjacency = pointAdjacency(*mush.mesh);
    listCorners(*mush.mesh, mush);
    const Topology& topology = mush.mesh->topology;
    const std::size_t points = topology.pointCount();
    const Region all(mush, points, {}, mush.settings.iterations + 1);
    std::vector<Vec3d> bind(points);
    for (std::size_t p = 0; p < points; ++p) {
        const Vec3f& place =
            mush.mesh->positions[topology.verticesOf(PointIndex(p)).front().value()];
        bind[p] = place.allFinite() ? Vec3d(place.cast<double>()) : Vec3d(Vec3d::Zero());
    }
    std::vector<Vec3d> smooth = bind;
    if (!smoothPlaces(mush.adjacency, mush.settings, all, smooth, progress))
        return std::nullopt;
    mush.edge.assign(points, DeltaMush::kNone);
    mush.frames.assign(points, Mat3d::Identity());
    mush.deltas.assign(points, Vec3d::Zero());
    forEach(points, [&](std::size_t p) {
        const auto point = std::uint32_t(p);
        chooseEdge(mush, all, smooth, point);
        if (const std::optional<Mat3d> frame = frameAt(mush, all, smooth, point)) {
            mush.frames[p] = *frame;
            mush.deltas[p] = frame->transpose() * (bind[p] - smooth[p]);
        }
    });
    if (!progress.report(1.0))
        return std::nullopt;
    return mush;
}

std::vector<VertexIndex> mushReach(const DeltaMush& mush, std::span<const VertexIndex> edited) {
    const Topology& topology = mush.mesh->topology;
    std::vector<std::uint8_t> taken(topology.pointCount(), 0);
    std::vector<std::uint32_t> points;
    const auto take = [&](std::uint32_t point) {
        if (std::exchange(taken[point], 1) == 0)
            points.push_back(point);
    };
    for (const VertexIndex vertex : edited)
        take(topology.pointOfVertex[vertex.value()].value());
    std::size_t begin = 0;
    // Smoothing carries a move along edges; frames then look across the triangles.
    for (std::uint32_t ring = 0; ring <= mush.settings.iterations; ++ring) {
        const std::size_t end = points.size();
        const bool isLast = ring == mush.settings.iterations;
        for (std::size_t i = isLast ? 0 : begin; i < end; ++i) {
            for (const PointIndex neighbour : mush.adjacency.of(PointIndex(points[i])))
                take(neighbour.value());
            if (isLast)
                for (const std::uint32_t corner : cornersAround(mush, points[i]))
                    take(corner);
        }
        begin = end;
    }
    std::vector<VertexIndex> reached;
    for (const std::uint32_t point : points)
        for (const VertexIndex vertex : topology.verticesOf(PointIndex(point)))
            reached.push_back(vertex);
    std::ranges::sort(reached);
    return reached;
}

void deltaMush(const SkinningInput& input, std::span<const VertexIndex> vertices,
               const SkinningOutput& output) {
    if (!input.mush || input.palette.empty()) {
        linearBlend(input, vertices, output);
        return;
    }
    assert(input.mush->mesh->vertexCount() == input.positions.size());
    if (input.positions.empty())
        return;
    const Mush mush(input, vertices);
    forEachVertex(input.positions.size(), vertices, [&](std::size_t v) {
        const VertexPlace place = mush.at(v);
        output.positions[v] = place.position;
        if (!output.normals.empty())
            output.normals[v] = place.normal;
    });
}

} // namespace rigwright
