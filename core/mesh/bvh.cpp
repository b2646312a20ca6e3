// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SurfaceBvh by Embree 3 or 4.
#include "core/mesh/bvh.h"

#include "core/mesh/mesh.h"

#if RIGWRIGHT_EMBREE_MAJOR >= 4
#include <embree4/rtcore.h>
#else
#include <embree3/rtcore.h>
#endif

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace rigwright {
namespace {

// Embree leaves out triangles with coordinates beyond this.
constexpr float kLargest = 1.8e18f;

bool isUsable(const Vec3f& position) {
    return position.allFinite() && position.cwiseAbs().maxCoeff() <= kLargest;
}

/// Refuses hits on triangles that hang on a vertex without a usable position.
void rejectUnusable(const RTCFilterFunctionNArguments* arguments) {
    const auto& usable = *static_cast<const std::vector<std::uint8_t>*>(arguments->geometryUserPtr);
    for (unsigned int i = 0; i < arguments->N; ++i)
        if (arguments->valid[i] != 0 &&
            usable[RTCHitN_primID(arguments->hit, arguments->N, i)] == 0)
            arguments->valid[i] = 0;
}

} // namespace

namespace {

/// Barycentric coordinates of the place of a triangle that is nearest to a point, by the region of
/// the triangle's plane in which the point lies (C. Ericson 2005, Real-Time Collision Detection,
/// 5.1.5); at corners exactly 1, 0, 0.
Vec3d nearestInTriangle(const Vec3d& point, const Vec3d& a, const Vec3d& b, const Vec3d& c) {
    const Vec3d ab = b - a;
    const Vec3d ac = c - a;
    const Vec3d toPoint = point - a;
    const double d1 = ab.dot(toPoint);
    const double d2 = ac.dot(toPoint);
    if (d1 <= 0.0 && d2 <= 0.0)
        return {1.0, 0.0, 0.0};
    const double d3 = ab.dot(point - b);
    const double d4 = ac.dot(point - b);
    if (d3 >= 0.0 && d4 <= d3)
        return {0.0, 1.0, 0.0};
    const double outsideAb = d1 * d4 - d3 * d2;
    if (outsideAb <= 0.0 && d1 >= 0.0 && d3 <= 0.0) {
        const double t = d1 - d3 > 0.0 ? d1 / (d1 - d3) : 0.0;
        return {1.0 - t, t, 0.0};
    }
    const double d5 = ab.dot(point - c);
    const double d6 = ac.dot(point - c);
    if (d6 >= 0.0 && d5 <= d6)
        return {0.0, 0.0, 1.0};
    const double outsideAc = d5 * d2 - d1 * d6;
    if (outsideAc <= 0.0 && d2 >= 0.0 && d6 <= 0.0) {
        const double t = d2 - d6 > 0.0 ? d2 / (d2 - d6) : 0.0;
        return {1.0 - t, 0.0, t};
    }
    const double outsideBc = d3 * d6 - d5 * d4;
    const double along = d4 - d3;
    const double back = d5 - d6;
    if (outsideBc <= 0.0 && along >= 0.0 && back >= 0.0) {
        const double t = along + back > 0.0 ? along / (along + back) : 0.0;
        return {0.0, 1.0 - t, t};
    }
    const double whole = outsideAb + outsideAc + outsideBc;
    if (!(whole > 0.0)) // no area, and rounding kept it off all edges
        return {1.0, 0.0, 0.0};
    const double v = outsideAc / whole;
    const double w = outsideAb / whole;
    return {1.0 - v - w, v, w};
}

} // namespace

struct SurfaceBvh::Scene {
    RTCDevice device = nullptr;
    RTCScene scene = nullptr;
    RTCGeometry geometry = nullptr; ///< null without triangles
    float* vertices = nullptr;      ///< Embree's copy, three floats a vertex
    std::vector<std::uint32_t> triangles;
    std::vector<FaceIndex> faceOfTriangle;
    std::vector<std::uint8_t> usable; ///< one a triangle

    Scene() = default;
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    ~Scene() {
        if (geometry)
            rtcReleaseGeometry(geometry);
        if (scene)
            rtcReleaseScene(scene);
        if (device)
            rtcReleaseDevice(device);
    }

    void build(std::size_t vertexCount, std::span<const Vec3f> positions);
    void copyPositions(std::span<const Vec3f> positions);
    [[nodiscard]] Vec3d vertex(std::uint32_t v) const {
        return Eigen::Map<const Vec3f>(vertices + 3 * std::size_t(v)).cast<double>();
    }
    /// Without its normal.
    [[nodiscard]] SurfacePlace placeNear(const Vec3d& point, std::uint32_t triangle) const;
    /// Unit, or zero without area.
    [[nodiscard]] Vec3d normalOf(std::uint32_t triangle) const;
};

SurfacePlace SurfaceBvh::Scene::placeNear(const Vec3d& point, std::uint32_t triangle) const {
    SurfacePlace place;
    place.triangle = triangle;
    Vec3d corners[3];
    for (std::size_t i = 0; i < 3; ++i) {
        const std::uint32_t v = triangles[3 * std::size_t(triangle) + i];
        place.vertices[i] = VertexIndex(v);
        corners[i] = vertex(v);
    }
    const Vec3d& bary = place.barycentric =
        nearestInTriangle(point, corners[0], corners[1], corners[2]);
    // From the point, so that nothing is lost far from the origin.
    const Vec3d way = bary[0] * (corners[0] - point) + bary[1] * (corners[1] - point) +
                      bary[2] * (corners[2] - point);
    place.squaredDistance = way.squaredNorm();
    return place;
}

Vec3d SurfaceBvh::Scene::normalOf(std::uint32_t triangle) const {
    const std::uint32_t* corner = &triangles[3 * std::size_t(triangle)];
    const Vec3d a = vertex(corner[0]);
    const Vec3d normal = (vertex(corner[1]) - a).cross(vertex(corner[2]) - a);
    const double area = normal.stableNorm();
    return area > 0.0 ? Vec3d(normal / area) : Vec3d(Vec3d::Zero());
}

namespace {

/// What the callback of a point query works with.
template <class Scene>
struct NearestSearch {
    const Scene& scene;
    Vec3d point;
    double limit; ///< squared
    const SurfaceLiking& liking;
    std::optional<SurfacePlace> best;
    double bestLiking = 0.0;

    static bool visit(RTCPointQueryFunctionArguments* arguments) {
        auto& self = *static_cast<NearestSearch*>(arguments->userPtr);
        return self.look(arguments->primID, *arguments->query);
    }

    /// True where the search has become narrower.
    bool look(std::uint32_t triangle, RTCPointQuery& query) {
        if (!scene.usable.empty() && scene.usable[triangle] == 0)
            return false;
        SurfacePlace place = scene.placeNear(point, triangle);
        const double distance = place.squaredDistance;
        if (!(distance <= limit) || (best && distance > best->squaredDistance))
            return false;
        place.normal = scene.normalOf(triangle);
        const double liked = liking ? liking(place) : 0.0;
        if (!(liked >= 0.0))
            return false;
        if (best && distance == best->squaredDistance &&
            (liked < bestLiking || (liked == bestLiking && triangle > best->triangle)))
            return false;
        best = place;
        bestLiking = liked;
        // A little more, so that all that is equally far is seen, in whatever order the tree has.
        const auto radius = float(std::sqrt(distance) * (1.0 + 1e-5) + 1e-15);
        if (!(radius < query.radius))
            return false;
        query.radius = radius;
        return true;
    }
};

} // namespace

void SurfaceBvh::Scene::build(std::size_t vertexCount, std::span<const Vec3f> positions) {
    device = rtcNewDevice(nullptr);
    if (!device)
        throw std::runtime_error("Embree gave no device");
    scene = rtcNewScene(device);
    // Dynamic, so that new positions refit the tree; robust, so that no ray slips through an edge.
    rtcSetSceneFlags(scene, RTCSceneFlags(RTC_SCENE_FLAG_DYNAMIC | RTC_SCENE_FLAG_ROBUST));
    if (!triangles.empty()) {
        geometry = rtcNewGeometry(device, RTC_GEOMETRY_TYPE_TRIANGLE);
        vertices = static_cast<float*>(rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0,
                                                               RTC_FORMAT_FLOAT3, 3 * sizeof(float),
                                                               vertexCount));
        void* indices =
            rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3,
                                    3 * sizeof(std::uint32_t), triangles.size() / 3);
        if (!vertices || !indices)
            throw std::bad_alloc();
        std::copy(triangles.begin(), triangles.end(), static_cast<std::uint32_t*>(indices));
        copyPositions(positions);
        rtcSetGeometryBuildQuality(geometry, RTC_BUILD_QUALITY_REFIT);
        rtcCommitGeometry(geometry);
        rtcAttachGeometry(scene, geometry);
    }
    rtcCommitScene(scene);
}

void SurfaceBvh::Scene::copyPositions(std::span<const Vec3f> positions) {
    // A vertex without a usable position is given the place of the first usable one, so that the
    // tree stays tight; its triangles are refused in the filter.
    const auto anchor = std::ranges::find_if(positions, isUsable);
    const Vec3f substitute = anchor == positions.end() ? Vec3f(Vec3f::Zero()) : *anchor;
    bool allUsable = true;
    for (std::size_t v = 0; v < positions.size(); ++v) {
        const bool good = isUsable(positions[v]);
        allUsable = allUsable && good;
        Eigen::Map<Vec3f>(vertices + 3 * v) = good ? positions[v] : substitute;
    }
    usable.clear();
    if (!allUsable) {
        usable.resize(triangles.size() / 3);
        for (std::size_t t = 0; t < usable.size(); ++t)
            usable[t] = isUsable(positions[triangles[3 * t]]) &&
                        isUsable(positions[triangles[3 * t + 1]]) &&
                        isUsable(positions[triangles[3 * t + 2]]);
    }
    rtcSetGeometryUserData(geometry, &usable);
    rtcSetGeometryIntersectFilterFunction(geometry, allUsable ? nullptr : rejectUnusable);
    rtcSetGeometryOccludedFilterFunction(geometry, allUsable ? nullptr : rejectUnusable);
}

SurfaceBvh::SurfaceBvh(const Mesh& mesh, std::span<const Vec3f> positions)
    : m_scene(std::make_unique<Scene>()) {
    assert(positions.size() == mesh.vertexCount());
    m_scene->triangles = triangulate(mesh, &m_scene->faceOfTriangle);
    m_scene->build(mesh.vertexCount(), positions);
}

SurfaceBvh::~SurfaceBvh() = default;
SurfaceBvh::SurfaceBvh(SurfaceBvh&&) noexcept = default;
SurfaceBvh& SurfaceBvh::operator=(SurfaceBvh&&) noexcept = default;

void SurfaceBvh::refit(std::span<const Vec3f> positions) {
    if (!m_scene->geometry)
        return;
    m_scene->copyPositions(positions);
    rtcUpdateGeometryBuffer(m_scene->geometry, RTC_BUFFER_TYPE_VERTEX, 0);
    rtcCommitGeometry(m_scene->geometry);
    rtcCommitScene(m_scene->scene);
}

std::optional<SurfacePlace> SurfaceBvh::nearest(const Vec3f& point, float maxDistance,
                                                const SurfaceLiking& liking) const {
    if (!m_scene->geometry || !point.allFinite() || !(maxDistance >= 0.0f))
        return std::nullopt;
    NearestSearch<Scene> search{
        *m_scene, point.cast<double>(), double(maxDistance) * double(maxDistance), liking, {}, 0.0};
    RTCPointQuery query{};
    query.x = point.x();
    query.y = point.y();
    query.z = point.z();
    query.radius = maxDistance;
    RTCPointQueryContext context;
    rtcInitPointQueryContext(&context);
    rtcPointQuery(m_scene->scene, &query, &context, &NearestSearch<Scene>::visit, &search);
    return search.best;
}

std::optional<SurfaceHit> SurfaceBvh::raycast(const Vec3f& origin, const Vec3f& direction) const {
    const Vec3d wide = direction.cast<double>();
    const double length = wide.norm();
    if (!m_scene->geometry || !origin.allFinite() || !std::isfinite(length) || !(length > 0.0))
        return std::nullopt;
    const Vec3f unit = (wide / length).cast<float>();
    RTCRayHit query{};
    query.ray.org_x = origin.x();
    query.ray.org_y = origin.y();
    query.ray.org_z = origin.z();
    query.ray.dir_x = unit.x();
    query.ray.dir_y = unit.y();
    query.ray.dir_z = unit.z();
    query.ray.tfar = std::numeric_limits<float>::infinity();
    query.ray.mask = 0xffffffffu;
    query.hit.geomID = RTC_INVALID_GEOMETRY_ID;
    query.hit.primID = RTC_INVALID_GEOMETRY_ID;
    query.hit.instID[0] = RTC_INVALID_GEOMETRY_ID;
#if RIGWRIGHT_EMBREE_MAJOR >= 4
    rtcIntersect1(m_scene->scene, &query, nullptr);
#else
    RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    rtcIntersect1(m_scene->scene, &context, &query);
#endif
    if (query.hit.geomID == RTC_INVALID_GEOMETRY_ID)
        return std::nullopt;

    SurfaceHit hit;
    hit.triangle = query.hit.primID;
    hit.face = m_scene->faceOfTriangle[hit.triangle];
    Vec3d corners[3];
    for (int i = 0; i < 3; ++i) {
        const std::uint32_t v = m_scene->triangles[3 * std::size_t(hit.triangle) + std::size_t(i)];
        hit.vertices[i] = VertexIndex(v);
        corners[i] = m_scene->vertex(v);
    }
    const double u = std::clamp(double(query.hit.u), 0.0, 1.0);
    const double v = std::clamp(double(query.hit.v), 0.0, 1.0 - u);
    hit.barycentric = Vec3d(1.0 - u - v, u, v).cast<float>();
    hit.distance = query.ray.tfar;
    hit.position = ((1.0 - u - v) * corners[0] + u * corners[1] + v * corners[2]).cast<float>();
    const Vec3d normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
    const double area = normal.stableNorm();
    hit.normal = area > 0.0 ? Vec3f((normal / area).cast<float>()) : Vec3f(-unit);
    return hit;
}

bool SurfaceBvh::isBlocked(const Vec3f& from, const Vec3f& to) const {
    constexpr float kEnds = 1e-3f;
    const Vec3d between = to.cast<double>() - from.cast<double>();
    const double length = between.norm();
    if (!m_scene->geometry || !std::isfinite(length) || !(length > 0.0))
        return false;
    const Vec3f unit = (between / length).cast<float>();
    RTCRay ray{};
    ray.org_x = from.x();
    ray.org_y = from.y();
    ray.org_z = from.z();
    ray.dir_x = unit.x();
    ray.dir_y = unit.y();
    ray.dir_z = unit.z();
    ray.tnear = float(length) * kEnds;
    ray.tfar = float(length) * (1.0f - kEnds);
    ray.mask = 0xffffffffu;
#if RIGWRIGHT_EMBREE_MAJOR >= 4
    rtcOccluded1(m_scene->scene, &ray, nullptr);
#else
    RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    rtcOccluded1(m_scene->scene, &context, &ray);
#endif
    return ray.tfar < 0.0f; // Embree's answer: minus infinity
}

} // namespace rigwright
