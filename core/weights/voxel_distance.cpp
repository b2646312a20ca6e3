// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The nearest bones of voxels.
#include "core/weights/voxel_distance.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <cmath>

namespace rigwright {
namespace {

constexpr std::size_t kSmallestSlab = 20'000; // voxels; below, threads cost more than they give

bool isNearer(const VoxelDistance::Label& a, const VoxelDistance::Label& b) {
    return a.distance < b.distance || (a.distance == b.distance && a.slot < b.slot);
}

} // namespace

VoxelDistance::VoxelDistance(const VoxelSolid& solid, const BindBones& bones)
    : m_solid(solid), m_labels(solid.voxelCount() * kMost), m_counts(solid.voxelCount()),
      m_outside(bones.joints().size()) {
    makeSteps();
    const std::size_t count =
        std::clamp<std::size_t>(solid.voxelCount() / kSmallestSlab, 1, threadCount());
    m_slabs.resize(count);
    for (std::size_t s = 0; s < count; ++s) {
        m_slabs[s].first = std::uint32_t(solid.voxelCount() * s / count);
        m_slabs[s].last = std::uint32_t(solid.voxelCount() * (s + 1) / count);
        m_slabs[s].away.resize(count);
    }
    seed(bones);
}

/// After a step only its own parts may follow: (1, 1, 0) is followed by itself, (1, 0, 0), (0, 1,
/// 0).
void VoxelDistance::makeSteps() {
    std::array<std::array<int, 3>, 26> all{};
    std::size_t count = 0;
    for (int z = -1; z <= 1; ++z)
        for (int y = -1; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x)
                if (x != 0 || y != 0 || z != 0)
                    all[count++] = {x, y, z};
    const auto isPartOf = [](const std::array<int, 3>& part, const std::array<int, 3>& whole) {
        for (std::size_t axis = 0; axis < 3; ++axis)
            if (part[axis] != 0 && part[axis] != whole[axis])
                return false;
        return true;
    };
    for (std::size_t s = 0; s < count; ++s) {
        const auto& [x, y, z] = all[s];
        m_steps[s].cells =
            x + y * std::int32_t(m_solid.rowStride()) + z * std::int32_t(m_solid.layerStride());
        m_steps[s].length =
            std::uint32_t(std::lround(std::sqrt(double(x * x + y * y + z * z)) * kOneVoxel));
        for (std::size_t next = 0; next < count; ++next)
            if (isPartOf(all[next], all[s]))
                m_steps[s].next.push_back(std::uint8_t(next));
        m_steps[kAnyStep].next.push_back(std::uint8_t(s));
    }
}

std::size_t VoxelDistance::slabOf(std::uint32_t voxel) const {
    std::size_t slab = std::min(m_slabs.size() - 1, std::size_t(voxel) * m_slabs.size() /
                                                        std::max<std::size_t>(m_counts.size(), 1));
    while (voxel < m_slabs[slab].first)
        --slab;
    while (voxel >= m_slabs[slab].last)
        ++slab;
    return slab;
}

/// Puts the entry into its voxel, if it is among the nearest there, and into the queue.
void VoxelDistance::offer(Slab& slab, const Entry& entry) {
    Label* labels = &m_labels[std::size_t(entry.voxel) * kMost];
    std::uint8_t& count = m_counts[entry.voxel];
    std::size_t at = 0;
    while (at < count && labels[at].slot != entry.label.slot)
        ++at;
    if (at < count) {
        if (entry.label.distance >= labels[at].distance) {
            if (entry.label.distance == labels[at].distance && entry.label.step != labels[at].step)
                labels[at].step = kAnyStep;
            return;
        }
    } else if (count < kMost) {
        ++count;
    } else {
        at = 0;
        for (std::size_t i = 1; i < kMost; ++i)
            if (isNearer(labels[at], labels[i]))
                at = i;
        if (!isNearer(entry.label, labels[at]))
            return;
    }
    labels[at] = entry.label;
    const std::size_t bucket = entry.label.distance / kOneVoxel;
    if (bucket >= slab.buckets.size())
        slab.buckets.resize(bucket + 4);
    slab.buckets[bucket].push_back(entry);
}

/// Starts from the voxels along a segment, or, with `besides`, from those that touch them. False:
/// there are none.
bool VoxelDistance::seedAlong(const BindBones::Segment& segment, bool besides) {
    const double size = m_solid.voxelSize();
    // What is beyond the grid cannot start anything; a segment may be much longer than it.
    double from = 0.0;
    double to = 1.0;
    for (int axis = 0; axis < 3; ++axis) {
        const double a = segment.head[axis];
        const double d = segment.along[axis];
        constexpr double kReach = 0.75; // the shape lies within ±1/2
        if (std::abs(d) < 1e-300) {
            if (std::abs(a) > kReach)
                return false;
            continue;
        }
        const double one = (-kReach - a) / d;
        const double two = (kReach - a) / d;
        from = std::max(from, std::min(one, two));
        to = std::min(to, std::max(one, two));
    }
    if (!(from <= to))
        return false;
    const double length = segment.along.norm() * (to - from);
    const auto pieces = std::size_t(std::ceil(2.0 * length / size));
    bool any = false;
    std::uint32_t last = VoxelSolid::kNone;
    const auto start = [&](std::uint32_t cell) {
        const std::uint32_t voxel = m_solid.voxelAt(cell);
        if (voxel == VoxelSolid::kNone)
            return;
        const Vec3d centre = m_solid.centreOf(cell);
        const Vec3d nearest = segment.head + segment.along * segment.nearestAt(centre);
        any = true;
        offer(m_slabs[slabOf(voxel)],
              {voxel,
               {std::uint32_t(std::lround((centre - nearest).norm() / size * kOneVoxel)),
                std::uint16_t(segment.slot), kAnyStep}});
    };
    for (std::size_t i = 0; i <= pieces; ++i) {
        const double t = pieces == 0 ? from : from + (to - from) * double(i) / double(pieces);
        const std::uint32_t cell = m_solid.cellAt(segment.head + segment.along * t);
        if (cell == VoxelSolid::kNone || cell == last)
            continue;
        last = cell;
        start(cell);
        if (besides)
            for (const std::uint8_t step : m_steps[kAnyStep].next)
                start(std::uint32_t(std::int64_t(cell) + m_steps[step].cells));
    }
    return any;
}

void VoxelDistance::seed(const BindBones& bones) {
    std::ranges::fill(m_outside, std::uint8_t(1));
    if (m_counts.empty())
        return;
    for (const bool besides : {false, true}) {
        std::vector<std::uint8_t> found(m_outside.size());
        for (const BindBones::Segment& segment : bones.segments())
            if (m_outside[segment.slot] != 0 && seedAlong(segment, besides))
                found[segment.slot] = 1;
        for (std::size_t slot = 0; slot < found.size(); ++slot)
            if (found[slot] != 0)
                m_outside[slot] = 0;
    }
}

/// Goes on from all entries of one bucket of one slab.
void VoxelDistance::work(std::size_t number, std::size_t bucket) {
    Slab& slab = m_slabs[number];
    if (bucket >= slab.buckets.size())
        return;
    const std::vector<Entry> entries = std::move(slab.buckets[bucket]);
    slab.buckets[bucket] = {};
    for (const Entry& entry : entries) {
        const std::span<const Label> labels = of(entry.voxel);
        const auto own = std::ranges::find(labels, entry.label.slot, &Label::slot);
        // Something nearer may have taken its place meanwhile.
        if (own == labels.end() || own->distance != entry.label.distance)
            continue;
        const std::uint32_t cell = m_solid.cellOf(entry.voxel);
        const std::uint8_t came = m_solid.isDeep(entry.voxel) ? own->step : kAnyStep;
        for (const std::uint8_t step : m_steps[came].next) {
            const std::uint32_t voxel =
                m_solid.voxelAt(std::uint32_t(std::int64_t(cell) + m_steps[step].cells));
            if (voxel == VoxelSolid::kNone)
                continue;
            const Entry next{voxel,
                             {entry.label.distance + m_steps[step].length, entry.label.slot, step}};
            if (voxel >= slab.first && voxel < slab.last)
                offer(slab, next);
            else
                slab.away[slabOf(voxel)].push_back(next);
        }
    }
}

bool VoxelDistance::run(const WeightProgress& progress, const ProgressRange& range) {
    if (m_counts.empty())
        return progress.report(range.to);
    std::size_t most = 0;
    for (std::size_t bucket = 0;; ++bucket) {
        most = bucket;
        for (const Slab& slab : m_slabs)
            most = std::max(most, slab.buckets.size());
        if (bucket >= most)
            break;
        // Half the grid's length is a guess; nobody knows how far the way inside is.
        if (bucket % 8 == 0 &&
            !progress.report(
                std::lerp(range.from, range.to,
                          1.0 - std::exp(-2.0 * double(bucket) / double(m_solid.resolution())))))
            return false;
        parallelFor(m_slabs.size(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t s = begin; s < end; ++s)
                work(s, bucket);
        });
        for (Slab& from : m_slabs)
            for (std::size_t to = 0; to < m_slabs.size(); ++to) {
                for (const Entry& entry : from.away[to])
                    offer(m_slabs[to], entry);
                from.away[to].clear();
            }
    }
    return progress.report(range.to);
}

} // namespace rigwright
