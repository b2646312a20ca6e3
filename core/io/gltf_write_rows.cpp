// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of weights as JOINTS_n and WEIGHTS_n: sorted, summing to 1, as many sets as are needed.
#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/io/gltf_writer.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <numeric>

namespace rigwright {

namespace {

/// Sums that are off by less are left alone, so that writing what was written changes nothing.
constexpr double kExactSum = 2e-7;
/// What is worth telling the user.
constexpr double kVisibleSum = 1e-3;

struct RowTally {
    std::size_t zeroRows = 0;
    std::size_t rescaled = 0;
    std::size_t cutRows = 0;
    double heaviestCut = 0.0;

    void add(const RowTally& other) {
        zeroRows += other.zeroRows;
        rescaled += other.rescaled;
        cutRows += other.cutRows;
        heaviestCut = std::max(heaviestCut, other.heaviestCut);
    }
};

double sumOf(const WeightRow& row) {
    return std::accumulate(row.begin(), row.end(), 0.0, [](double sum, const Influence& influence) {
        return sum + double(influence.weight);
    });
}

/// Scales to a sum of 1 and gives what rounding leaves to the heaviest (the first).
void normalizeSorted(WeightRow& row) {
    const double sum = sumOf(row);
    if (std::abs(sum - 1.0) <= kExactSum)
        return;
    for (Influence& influence : row)
        influence.weight = float(double(influence.weight) / sum);
    row.front().weight = float(double(row.front().weight) + (1.0 - sumOf(row)));
    // Weights that became 0 by underflow would be padding in the middle.
    std::erase_if(row, [](const Influence& influence) { return influence.weight <= 0.0f; });
}

/// The row as it is written: heaviest first, without zeros, never empty.
void prepareRow(const RowView& source, std::size_t maxInfluences, std::uint16_t rootJoint,
                WeightRow& row, RowTally& tally) {
    row.clear();
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (!(source.weights[i] > 0.0f))
            continue;
        const auto same = std::ranges::find(row, source.bones[i], &Influence::bone);
        if (same != row.end())
            same->weight += source.weights[i];
        else
            row.push_back(source[i]);
    }
    if (row.empty()) {
        row.push_back({rootJoint, 1.0f});
        ++tally.zeroRows;
        return;
    }
    std::ranges::stable_sort(row, std::ranges::greater{}, &Influence::weight);
    const double sum = sumOf(row);
    if (std::abs(sum - 1.0) > kVisibleSum)
        ++tally.rescaled;
    if (maxInfluences > 0 && row.size() > maxInfluences) {
        const WeightRow cut(row.begin() + std::ptrdiff_t(maxInfluences), row.end());
        tally.heaviestCut = std::max(tally.heaviestCut, sumOf(cut) / sum);
        ++tally.cutRows;
        row.resize(maxInfluences);
    }
    normalizeSorted(row);
    // The rounding that the first one got may have put it behind its equal.
    std::ranges::stable_sort(row, std::ranges::greater{}, &Influence::weight);
}

void report(GltfWriter& writer, const RowTally& tally, const std::string& where) {
    if (tally.zeroRows > 0)
        writer.lost("export-zero-rows", Severity::Warning, where,
                    "vertices without any weight were hung on the root joint: glTF cannot leave "
                    "them at rest",
                    tally.zeroRows);
    if (tally.rescaled > 0)
        writer.lost("export-rows-normalised", Severity::Info, where,
                    "rows were scaled to a sum of 1, as glTF demands", tally.rescaled);
    if (tally.cutRows > 0) {
        const auto percent = int(std::lround(tally.heaviestCut * 1000.0));
        writer.lost("export-influences-dropped", Severity::Warning, where,
                    filled("rows were cut to the heaviest influences; at most %1 % of a row was "
                           "dropped",
                           {std::to_string(percent / 10) + "." + std::to_string(percent % 10)}),
                    tally.cutRows);
    }
}

/// All rows of a section, set after set.
struct PackedRows {
    std::size_t sets = 1;
    std::vector<std::vector<std::uint16_t>> joints;
    std::vector<std::vector<float>> weights;
};

constexpr std::size_t kGrain = 8192;

std::size_t setsFor(const GltfWriter& writer, const SkinWeights& rows,
                    const VertexSection& section) {
    std::size_t longest = 1;
    for (std::size_t v = 0; v < section.vertexCount; ++v)
        longest = std::max(longest, rows.row(VertexIndex(section.firstVertex + v)).size());
    if (writer.options.maxInfluences > 0)
        longest = std::min(longest, writer.options.maxInfluences);
    return (longest + 3) / 4;
}

PackedRows packRows(GltfWriter& writer, const SkinWeights& rows, const VertexSection& section,
                    std::uint16_t rootJoint, RowTally& total) {
    PackedRows packed;
    packed.sets = setsFor(writer, rows, section);
    const std::size_t count = section.vertexCount;
    packed.joints.assign(packed.sets, std::vector<std::uint16_t>(count * 4, 0));
    packed.weights.assign(packed.sets, std::vector<float>(count * 4, 0.0f));
    std::mutex totalMutex;
    parallelFor(count, kGrain, [&](std::size_t first, std::size_t last) {
        WeightRow row;
        RowTally tally;
        for (std::size_t v = first; v < last; ++v) {
            prepareRow(rows.row(VertexIndex(section.firstVertex + v)), writer.options.maxInfluences,
                       rootJoint, row, tally);
            for (std::size_t i = 0; i < row.size(); ++i) {
                packed.joints[i / 4][v * 4 + i % 4] = row[i].bone;
                packed.weights[i / 4][v * 4 + i % 4] = row[i].weight;
            }
        }
        const std::scoped_lock lock(totalMutex);
        total.add(tally);
    });
    // Stored zeros may have made rows look longer than they are.
    while (packed.sets > 1 && std::ranges::all_of(packed.weights[packed.sets - 1],
                                                  [](float weight) { return weight == 0.0f; }))
        --packed.sets;
    return packed;
}

} // namespace

std::uint16_t rootJointOf(const Skeleton& skeleton, const Binding& binding) {
    std::vector<std::uint8_t> isJoint(skeleton.boneCount(), 0);
    for (const BoneIndex joint : binding.joints)
        isJoint[joint.value()] = 1;
    for (std::size_t i = 0; i < binding.joints.size(); ++i) {
        BoneIndex above = skeleton.parents[binding.joints[i].value()];
        while (above.isValid() && isJoint[above.value()] == 0)
            above = skeleton.parents[above.value()];
        if (!above.isValid())
            return std::uint16_t(i);
    }
    return 0;
}

std::map<std::string, int> writeRows(GltfWriter& writer, const SkinWeights& rows,
                                     const VertexSection& section, std::uint16_t rootJoint,
                                     const std::string& where) {
    RowTally tally;
    const PackedRows packed = packRows(writer, rows, section, rootJoint, tally);
    report(writer, tally, where);
    std::uint16_t largestJoint = 0;
    for (const auto& joints : packed.joints)
        for (const std::uint16_t joint : joints)
            largestJoint = std::max(largestJoint, joint);
    std::map<std::string, int> attributes;
    for (std::size_t set = 0; set < packed.sets; ++set) {
        const std::string number = std::to_string(set);
        const std::vector<std::uint16_t>& joints = packed.joints[set];
        AccessorShape shape{.type = TINYGLTF_TYPE_VEC4,
                            .componentType = TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT,
                            .target = TINYGLTF_TARGET_ARRAY_BUFFER};
        if (largestJoint <= 0xff) {
            shape.componentType = TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE;
            const std::vector<std::uint8_t> bytes(joints.begin(), joints.end());
            attributes["JOINTS_" + number] = addAccessor(writer, bytes, section.vertexCount, shape);
        } else {
            attributes["JOINTS_" + number] = addAccessor(
                writer, asBytes(joints.data(), joints.size()), section.vertexCount, shape);
        }
        shape.componentType = TINYGLTF_COMPONENT_TYPE_FLOAT;
        attributes["WEIGHTS_" + number] =
            addAccessor(writer, asBytes(packed.weights[set].data(), packed.weights[set].size()),
                        section.vertexCount, shape);
    }
    return attributes;
}

} // namespace rigwright
