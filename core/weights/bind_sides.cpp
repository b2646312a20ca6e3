// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Telling the sides of islands.
#include "core/weights/bind_sides.h"

#include <cmath>

namespace rigwright {
namespace {

constexpr double kClearly = 0.25; // cosine to the normal beyond which a point is outside
constexpr double kMostlyOneSign = 0.2;
constexpr double kThinnest = 1e-3; // volume to area^1.5 (0.09 for a ball)
constexpr double kNoArea = 1e-12;  // area to the square of the island's extent

} // namespace

SurfaceSides::SurfaceSides(const BindShape& shape)
    : m_shape(shape), m_normals(shape.placeCount(), Vec3d::Zero()), m_sign(shape.islandCount),
      m_faces(shape.islandCount), m_degenerate(shape.islandCount, 1) {
    struct Sum {
        Vec3d middle = Vec3d::Zero();
        std::size_t places = 0;
        double area = 0.0;
        double volume = 0.0;
        double volumes = 0.0; ///< whatever their sign
        double extent = 0.0;
    };
    std::vector<Sum> sums(shape.islandCount);
    for (std::size_t p = 0; p < shape.placeCount(); ++p) {
        Sum& sum = sums[shape.islandOfPlace[p]];
        sum.middle += shape.places[p];
        ++sum.places;
    }
    for (Sum& sum : sums)
        sum.middle /= double(sum.places);
    for (std::size_t p = 0; p < shape.placeCount(); ++p) {
        Sum& sum = sums[shape.islandOfPlace[p]];
        sum.extent = std::max(sum.extent, (shape.places[p] - sum.middle).squaredNorm());
    }
    for (std::size_t t = 0; t < shape.triangles.size(); t += 3) {
        const std::uint32_t island = shape.islandOfPlace[shape.triangles[t]];
        Sum& sum = sums[island];
        const Vec3d a = shape.places[shape.triangles[t]] - sum.middle;
        const Vec3d b = shape.places[shape.triangles[t + 1]] - sum.middle;
        const Vec3d c = shape.places[shape.triangles[t + 2]] - sum.middle;
        const Vec3d normal = (b - a).cross(c - a);
        const double volume = a.dot(normal) / 6.0;
        sum.area += 0.5 * normal.norm();
        sum.volume += volume;
        sum.volumes += std::abs(volume);
        m_faces[island] = 1;
        // Weights by N. Max 1999, "Weights for computing vertex normals from facet normals": unlike
        // areas they let no large face rule at a rim.
        const double sides[3] = {(b - a).squaredNorm(), (c - b).squaredNorm(),
                                 (a - c).squaredNorm()};
        for (std::size_t i = 0; i < 3; ++i)
            if (const double product = sides[i] * sides[(i + 2) % 3]; product > 0.0)
                m_normals[shape.triangles[t + i]] += normal / product;
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const Sum& sum = sums[i];
        m_degenerate[i] = sum.area <= kNoArea * sum.extent ? 1 : 0;
        if (sum.volumes > kThinnest * sum.area * std::sqrt(sum.area) &&
            std::abs(sum.volume) > kMostlyOneSign * sum.volumes)
            m_sign[i] = sum.volume > 0.0 ? 1 : -1;
    }
    for (std::size_t p = 0; p < shape.placeCount(); ++p) {
        const double length = m_normals[p].norm();
        if (length > 0.0)
            m_normals[p] *= double(m_sign[shape.islandOfPlace[p]]) / length;
    }
}

bool SurfaceSides::isBehind(std::size_t place, const Vec3d& point) const {
    const Vec3d towards = point - m_shape.places[place];
    return m_normals[place].dot(towards) <= kClearly * towards.norm();
}

} // namespace rigwright
