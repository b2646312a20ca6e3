// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// JOINTS_n and WEIGHTS_n straight into the blocks of SkinWeights.
#include "core/base/parallel.h"
#include "core/io/gltf_reader.h"

#include <algorithm>
#include <mutex>

namespace rigwright {

namespace {

/// The rows of one block while they are collected, at a stride that holds every set.
struct Rows {
    explicit Rows(std::size_t longest)
        : stride(longest), bones(SkinWeights::kRowsPerBlock * longest),
          weights(SkinWeights::kRowsPerBlock * longest), counts(SkinWeights::kRowsPerBlock) {}

    std::size_t stride;
    std::vector<std::uint16_t> bones;
    std::vector<float> weights;
    std::vector<std::uint16_t> counts;
};

struct Tally {
    std::size_t repaired = 0; ///< NaN, infinite, negative, absurd
    std::size_t merged = 0;   ///< a joint twice in a row
    std::size_t zeroRows = 0;
    std::int64_t largestJoint = -1;
    std::uint32_t largestJointVertex = 0;

    void add(const Tally& other) {
        repaired += other.repaired;
        merged += other.merged;
        zeroRows += other.zeroRows;
        // Of several vertices that name it, the first, whatever the order of the threads.
        if (other.largestJoint > largestJoint ||
            (other.largestJoint == largestJoint && other.largestJoint >= 0 &&
             other.largestJointVertex < largestJointVertex)) {
            largestJoint = other.largestJoint;
            largestJointVertex = other.largestJointVertex;
        }
    }
};

/// Adds one influence to row `row` of the block.
void append(Rows& rows, std::size_t row, std::uint16_t bone, float weight, Tally& tally) {
    std::uint16_t* const bones = rows.bones.data() + row * rows.stride;
    float* const weights = rows.weights.data() + row * rows.stride;
    const std::size_t count = rows.counts[row];
    for (std::size_t i = 0; i < count; ++i) {
        if (bones[i] == bone) {
            weights[i] += weight;
            ++tally.merged;
            return;
        }
    }
    bones[count] = bone;
    weights[count] = weight;
    rows.counts[row] = static_cast<std::uint16_t>(count + 1);
}

/// Vertices [first, last) of a section, into rows that begin at `row`.
struct Slice {
    std::size_t first = 0;
    std::size_t last = 0;
    std::size_t row = 0;
    std::uint32_t sectionFirst = 0;
};

template <class Joint, class Weight>
void collectAs(const WeightSet& set, const Slice& slice, Rows& rows, Tally& tally) {
    for (std::size_t v = slice.first; v < slice.last; ++v) {
        const std::uint8_t* const joints = set.joints.data + v * set.joints.stride;
        const std::uint8_t* const weights = set.weights.data + v * set.weights.stride;
        const std::size_t row = slice.row + (v - slice.first);
        for (std::size_t i = 0; i < 4; ++i) {
            const float weight =
                normalizedValue(loadComponent<Weight>(weights + i * sizeof(Weight)));
            if (weight == 0.0f)
                continue;
            if (!(weight > 0.0f && weight <= kLargestCoordinate)) {
                ++tally.repaired;
                continue;
            }
            const Joint joint = loadComponent<Joint>(joints + i * sizeof(Joint));
            if (std::int64_t(joint) > tally.largestJoint) {
                tally.largestJoint = joint;
                tally.largestJointVertex = slice.sectionFirst + std::uint32_t(v);
            }
            append(rows, row, joint, weight, tally);
        }
    }
}

template <class Joint>
void collectJoints(const WeightSet& set, const Slice& slice, Rows& rows, Tally& tally) {
    switch (componentSize(set.weights.componentType)) {
    case 1:
        collectAs<Joint, std::uint8_t>(set, slice, rows, tally);
        break;
    case 2:
        collectAs<Joint, std::uint16_t>(set, slice, rows, tally);
        break;
    default:
        collectAs<Joint, float>(set, slice, rows, tally);
        break;
    }
}

/// A joint accessor without data names joint 0 everywhere.
const AccessorView& zeroJoints(const WeightSet& set, AccessorView& scratch) {
    static constexpr std::uint8_t kZeros[8] = {};
    if (set.joints.data != nullptr)
        return set.joints;
    scratch = set.joints;
    scratch.data = kZeros;
    scratch.stride = 0;
    return scratch;
}

void collect(const WeightSet& set, const Slice& slice, Rows& rows, Tally& tally) {
    if (set.weights.data == nullptr)
        return;
    AccessorView scratch;
    const WeightSet readable{zeroJoints(set, scratch), set.weights};
    if (componentSize(set.joints.componentType) == 1)
        collectJoints<std::uint8_t>(readable, slice, rows, tally);
    else
        collectJoints<std::uint16_t>(readable, slice, rows, tally);
}

/// Copies the collected rows at the block's own stride; behind each row there are zeros.
void store(Rows& rows, SkinWeights::Block& block, Tally& tally) {
    std::size_t longest = 0;
    for (std::size_t row = 0; row < block.rowCount; ++row) {
        longest = std::max<std::size_t>(longest, rows.counts[row]);
        tally.zeroRows += rows.counts[row] == 0 ? 1 : 0;
    }
    block.stride = strideFor(longest);
    block.counts.assign(rows.counts.begin(), rows.counts.begin() + block.rowCount);
    for (std::size_t row = 0; row < block.rowCount; ++row) {
        const std::size_t end = std::min<std::size_t>(block.stride, rows.stride);
        for (std::size_t i = rows.counts[row]; i < end; ++i) {
            rows.bones[row * rows.stride + i] = 0;
            rows.weights[row * rows.stride + i] = 0.0f;
        }
    }
    const std::size_t size = std::size_t(block.rowCount) * block.stride;
    if (block.stride == rows.stride) {
        block.bones.assign(rows.bones.begin(), rows.bones.begin() + std::ptrdiff_t(size));
        block.weights.assign(rows.weights.begin(), rows.weights.begin() + std::ptrdiff_t(size));
        return;
    }
    block.bones.assign(size, 0);
    block.weights.assign(size, 0.0f);
    const std::size_t shared = std::min<std::size_t>(block.stride, rows.stride);
    for (std::size_t row = 0; row < block.rowCount; ++row) {
        std::copy_n(rows.bones.data() + row * rows.stride, shared,
                    block.bones.data() + row * block.stride);
        std::copy_n(rows.weights.data() + row * rows.stride, shared,
                    block.weights.data() + row * block.stride);
    }
}

/// The sections that overlap the block's vertices, in order.
void collectBlock(const std::vector<SectionWeights>& sections, std::size_t blockFirst,
                  std::size_t blockLast, Rows& rows, Tally& tally) {
    for (const SectionWeights& section : sections) {
        const std::size_t sectionLast = std::size_t(section.firstVertex) + section.vertexCount;
        const std::size_t first = std::max<std::size_t>(blockFirst, section.firstVertex);
        const std::size_t last = std::min(blockLast, sectionLast);
        if (first >= last)
            continue;
        const Slice slice{first - section.firstVertex, last - section.firstVertex,
                          first - blockFirst, section.firstVertex};
        for (const WeightSet& set : section.sets)
            collect(set, slice, rows, tally);
    }
}

} // namespace

void readWeightRows(GltfReader& reader, const std::vector<SectionWeights>& sections,
                    const std::string& place, ReadMesh& mesh) {
    constexpr std::size_t kBlock = SkinWeights::kRowsPerBlock;
    std::size_t vertices = 0;
    std::size_t longest = 1;
    for (const SectionWeights& section : sections) {
        vertices += section.vertexCount;
        longest = std::max(longest, section.sets.size() * 4);
    }
    mesh.rows = SkinWeights(vertices);
    Tally total;
    std::mutex totalMutex;
    parallelFor(mesh.rows.blockCount(), 16, [&](std::size_t first, std::size_t last) {
        Rows rows(longest);
        Tally tally;
        for (std::size_t block = first; block < last; ++block) {
            std::ranges::fill(rows.counts, std::uint16_t{0});
            collectBlock(sections, block * kBlock, std::min((block + 1) * kBlock, vertices), rows,
                         tally);
            store(rows, mesh.rows.mutableBlock(block), tally);
        }
        const std::scoped_lock lock(totalMutex);
        total.add(tally);
    });
    mesh.largestJoint = total.largestJoint;
    mesh.largestJointVertex = total.largestJointVertex;
    mesh.zeroRows = total.zeroRows;
    if (total.repaired > 0)
        reader.note("import-weights-repaired", Severity::Error, place,
                    "weights that are negative, not finite or beyond 1e18 became 0",
                    total.repaired);
    if (total.merged > 0)
        reader.note("import-weights-merged", Severity::Warning, place,
                    "a joint stands more than once in a row; its weights were added up",
                    total.merged);
}

} // namespace rigwright
