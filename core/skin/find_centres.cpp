// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Centres of rotation: finding them.
#include "core/base/parallel.h"
#include "core/skin/blenders.h"
#include "core/skin/rotation_centres.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_map>

namespace rigwright {

namespace {

constexpr double kWidth = 0.1;                ///< σ of the paper, section 4
constexpr double kCells = 64.0;               ///< cells per unit of weight
constexpr double kLeastWeight = 1.0 / 1024.0; ///< of a bone in a mixture

struct Share {
    std::uint16_t bone = 0;
    double weight = 0.0;
};
/// What a vertex or triangle hangs on: bones ascending, weights that sum to 1, small ones left out.
using Mixture = std::vector<Share>;

/// A row as a mixture: bones named twice are summed.
void addRow(const RowView& row, double factor, Mixture& mixture) {
    const std::optional<double> sum = usableSum(row);
    if (!sum)
        return;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const double weight = factor * row.weights[i] / *sum;
        const auto at = std::ranges::lower_bound(mixture, row.bones[i], {}, &Share::bone);
        if (at != mixture.end() && at->bone == row.bones[i])
            at->weight += weight;
        else if (weight > 0.0)
            mixture.insert(at, {row.bones[i], weight});
    }
}

void dropSmall(Mixture& mixture) {
    std::erase_if(mixture, [](const Share& share) { return share.weight < kLeastWeight; });
}

std::uint32_t keyOf(std::uint16_t first, std::uint16_t second) {
    return std::uint32_t(first) << 16 | second;
}

/// Surface whose triangles hang on two bones (among others) by nearly the same weights.
struct Patch {
    double area = 0.0;
    Vec3d centroid = Vec3d::Zero(); ///< times area, until finished
    double first = 0.0;             ///< mean weights, times area, until finished
    double second = 0.0;
};

/// The surface by pairs of bones.
class Surface {
public:
    void add(const Mixture& mixture, double area, const Vec3d& centroid) {
        for (std::size_t a = 0; a < mixture.size(); ++a)
            for (std::size_t b = a + 1; b < mixture.size(); ++b) {
                Pair& pair = m_pairs[keyOf(mixture[a].bone, mixture[b].bone)];
                const auto row = std::uint32_t(mixture[a].weight * kCells);
                const auto column = std::uint32_t(mixture[b].weight * kCells);
                const auto [cell, isNew] =
                    pair.cells.try_emplace(row << 16 | column, pair.patches.size());
                if (isNew)
                    pair.patches.emplace_back();
                Patch& patch = pair.patches[cell->second];
                patch.area += area;
                patch.centroid += area * centroid;
                patch.first += area * mixture[a].weight;
                patch.second += area * mixture[b].weight;
            }
    }
    void finish() {
        for (auto& [key, pair] : m_pairs)
            for (Patch& patch : pair.patches) {
                patch.centroid /= patch.area;
                patch.first /= patch.area;
                patch.second /= patch.area;
            }
    }
    /// In the order in which the triangles brought them.
    [[nodiscard]] const std::vector<Patch>* patchesOf(std::uint16_t a, std::uint16_t b) const {
        const auto pair = m_pairs.find(keyOf(a, b));
        return pair == m_pairs.end() ? nullptr : &pair->second.patches;
    }

private:
    struct Pair {
        std::unordered_map<std::uint32_t, std::size_t> cells;
        std::vector<Patch> patches;
    };
    std::unordered_map<std::uint32_t, Pair> m_pairs;
};

Surface gatherSurface(const Mesh& mesh, const SkinWeights& weights) {
    Surface surface;
    const std::vector<std::uint32_t> corners = triangulate(mesh);
    Mixture mixture;
    for (std::size_t t = 0; t + 2 < corners.size(); t += 3) {
        std::array<Vec3d, 3> places;
        mixture.clear();
        for (std::size_t k = 0; k < 3; ++k) {
            places[k] = mesh.positions[corners[t + k]].cast<double>();
            addRow(weights.row(VertexIndex(corners[t + k])), 1.0 / 3.0, mixture);
        }
        const double area = 0.5 * (places[1] - places[0]).cross(places[2] - places[0]).norm();
        dropSmall(mixture);
        if (area > 0.0 && std::isfinite(area) && mixture.size() > 1)
            surface.add(mixture, area, (places[0] + places[1] + places[2]) / 3.0);
    }
    surface.finish();
    return surface;
}

/// Equation 1: ∫ s(w, w(x)) x dx / ∫ s dx, where s sums w_j w_k w_j(x) w_k(x)
/// e^(-(w_j w_k(x) - w_k w_j(x))² / σ²) over the pairs of bones.
std::optional<Vec3d> centreOf(const Mixture& mixture, const Surface& surface) {
    double whole = 0.0;
    Vec3d sum = Vec3d::Zero();
    for (std::size_t a = 0; a < mixture.size(); ++a)
        for (std::size_t b = a + 1; b < mixture.size(); ++b) {
            const auto* patches = surface.patchesOf(mixture[a].bone, mixture[b].bone);
            if (!patches)
                continue;
            const double first = mixture[a].weight;
            const double second = mixture[b].weight;
            for (const Patch& patch : *patches) {
                const double apart = (first * patch.second - second * patch.first) / kWidth;
                if (apart * apart > 40.0) // e^-40 is nothing
                    continue;
                const double like = first * second * patch.first * patch.second *
                                    std::exp(-apart * apart) * patch.area;
                whole += like;
                sum += like * patch.centroid;
            }
        }
    if (!(whole > 0.0))
        return std::nullopt;
    const Vec3d centre = sum / whole;
    return centre.allFinite() ? std::optional(centre) : std::nullopt;
}

} // namespace

std::optional<RotationCentres> computeRotationCentres(const Mesh& mesh, const SkinWeights& weights,
                                                      const Progress& progress) {
    if (!progress.report(0.0))
        return std::nullopt;
    const Surface surface = gatherSurface(mesh, weights);
    RotationCentres result;
    result.centres = mesh.positions;
    const std::size_t count = mesh.vertexCount();
    constexpr std::size_t kSlice = 4096; // between two reports
    for (std::size_t first = 0; first < count; first += kSlice) {
        if (!progress.report(0.1 + 0.9 * double(first) / double(count)))
            return std::nullopt;
        parallelFor(std::min(kSlice, count - first), 64, [&](std::size_t begin, std::size_t end) {
            Mixture mixture;
            for (std::size_t v = first + begin; v < first + end; ++v) {
                mixture.clear();
                addRow(weights.row(VertexIndex(v)), 1.0, mixture);
                dropSmall(mixture);
                if (const std::optional<Vec3d> centre = centreOf(mixture, surface))
                    result.centres[v] = centre->cast<float>();
            }
        });
    }
    if (!progress.report(1.0))
        return std::nullopt;
    return result;
}

} // namespace rigwright
