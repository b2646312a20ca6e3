// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VoxelDistance: the nearest bones of every voxel, by the way inside the solid.
#pragma once

#include "core/weights/bind_bones.h"
#include "core/weights/row_operation.h"
#include "core/weights/voxel_solid.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// Distances by Dijkstra's algorithm from voxel to its 26 neighbours, from all bones at once; a
/// voxel keeps the nearest few bones (exact: a bone that is not among them here cannot be among
/// them farther on by way of here). Buckets as wide as the shortest step serve as queue (R. Dial
/// 1969), in slabs of the grid that run on several threads; of equal distances the lower slot wins,
/// so the result depends neither on order nor on threads. Deep inside only those steps are tried
/// that keep to the order of a shortest way, diagonals first (N. Sturtevant, S. Rabin 2016,
/// "Canonical orderings on grids"): all others lead where a way as short leads past this voxel.
class VoxelDistance {
public:
    static constexpr std::size_t kMost = 6; ///< bones a voxel keeps

    /// Distances are whole numbers, so that equal ways are equal whatever the order of their steps.
    static constexpr std::uint32_t kOneVoxel = 10'000;

    struct Label {
        std::uint32_t distance = 0; ///< from the bone to the voxel's centre, kOneVoxel a voxel
        std::uint16_t slot = 0xffff;
        std::uint8_t step = 0; ///< by which it came; kAnyStep: several, or the start
    };

    VoxelDistance(const VoxelSolid& solid, const BindBones& bones);

    /// False: cancelled.
    bool run(const WeightProgress& progress, const ProgressRange& range);

    /// By slot: 1 where no part of the bone is inside, nor next to it.
    [[nodiscard]] const std::vector<std::uint8_t>& outside() const { return m_outside; }
    /// Of a voxel, in no order.
    [[nodiscard]] std::span<const Label> of(std::uint32_t voxel) const {
        return {&m_labels[std::size_t(voxel) * kMost], m_counts[voxel]};
    }

private:
    static constexpr std::uint8_t kAnyStep = 26;

    struct Entry {
        std::uint32_t voxel = 0;
        Label label;
    };
    struct Step {
        std::int32_t cells = 0; ///< between the numbers of cells
        std::uint32_t length = 0;
        std::vector<std::uint8_t> next; ///< steps that may follow this one deep inside
    };
    /// A part of the voxels, and the entries of its queue by bucket.
    struct Slab {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        std::vector<std::vector<Entry>> buckets;
        std::vector<std::vector<Entry>> away; ///< by slab: entries for others
    };

    void makeSteps();
    void seed(const BindBones& bones);
    bool seedAlong(const BindBones::Segment& segment, bool besides);
    [[nodiscard]] std::size_t slabOf(std::uint32_t voxel) const;
    void offer(Slab& slab, const Entry& entry);
    void work(std::size_t number, std::size_t bucket);

    const VoxelSolid& m_solid;
    std::vector<Label> m_labels; ///< kMost a voxel
    std::vector<std::uint8_t> m_counts;
    std::vector<std::uint8_t> m_outside;
    std::vector<Slab> m_slabs;
    std::array<Step, 27> m_steps; ///< 26 neighbours; the last one stands for the start
};

} // namespace rigwright
