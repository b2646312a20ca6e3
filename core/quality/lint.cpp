// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Checking weights and names.
#include "core/quality/lint.h"

#include "core/character/character.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>

namespace rigwright {
namespace {

// Rows of automatic weights sum to 1 within this; files with fewer digits come close to it.
constexpr double kSumTolerance = 1e-5;

std::string counted(std::size_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

void lintRows(const SkinWeights& weights, const std::string& where, std::size_t maxInfluences,
              Findings& findings) {
    std::size_t unnormalised = 0;
    std::size_t zero = 0;
    std::size_t many = 0;
    std::size_t most = 0;
    double farthest = 1.0; // from a sum of 1
    for (std::size_t v = 0; v < weights.rowCount(); ++v) {
        const RowView row = weights.row(VertexIndex(v));
        const double sum = sumOf(row);
        const auto positive = std::size_t(
            std::ranges::count_if(row.weights, [](float weight) { return weight > 0.0f; }));
        most = std::max(most, positive);
        many += positive > maxInfluences ? 1 : 0;
        if (positive == 0) {
            ++zero;
        } else if (std::abs(sum - 1.0) > kSumTolerance) {
            ++unnormalised;
            farthest = std::abs(sum - 1.0) > std::abs(farthest - 1.0) ? sum : farthest;
        }
    }
    if (unnormalised > 0)
        findings.push_back({"weights-unnormalised", Severity::Warning, unnormalised, where,
                            counted(unnormalised, "row does", "rows do") +
                                " not sum to 1; the farthest sums to " + std::to_string(farthest),
                            "normalise"});
    if (zero > 0)
        findings.push_back({"weights-zero-rows", Severity::Warning, zero, where,
                            counted(zero, "vertex has", "vertices have") +
                                " no weight on any bone and will not move",
                            ""});
    if (many > 0)
        findings.push_back({"weights-many-influences", Severity::Info, many, where,
                            counted(many, "vertex has", "vertices have") + " more than " +
                                std::to_string(maxInfluences) + " influences (up to " +
                                std::to_string(most) + ")",
                            "limit"});
}

/// Vertices in one place (and with the same morph deltas) whose row is not that of the first of
/// them, whether they came so, and are points of their own, or were made so.
void lintTwins(const Mesh& mesh, const SkinWeights& weights, const std::string& where,
               Findings& findings) {
    const std::vector<std::uint64_t> keys = rowKeys(weights);
    const Topology places = groupTwins(mesh, {});
    std::size_t differing = 0;
    for (std::size_t p = 0; p < places.pointCount(); ++p) {
        const auto vertices = places.verticesOf(PointIndex(p));
        differing += std::size_t(std::ranges::count_if(vertices, [&](VertexIndex vertex) {
            return keys[vertex.value()] != keys[vertices.front().value()];
        }));
    }
    if (differing > 0)
        findings.push_back({"weights-twins-differ", Severity::Warning, differing, where,
                            counted(differing, "vertex lies", "vertices lie") +
                                " exactly on another one of the mesh, with other weights; the "
                                "surface may crack there",
                            "equalise-twins"});
}

void lintNames(const Skeleton& skeleton, Findings& findings) {
    std::unordered_map<std::string, std::size_t> uses;
    std::size_t empty = 0;
    for (const std::string& name : skeleton.names)
        name.empty() ? ++empty : ++uses[name];
    std::size_t duplicate = 0;
    std::string example;
    for (const std::string& name : skeleton.names) {
        const auto use = uses.find(name);
        if (use == uses.end() || use->second < 2)
            continue;
        ++duplicate;
        if (example.empty())
            example = name;
    }
    if (duplicate > 0)
        findings.push_back({"names-duplicate", Severity::Info, duplicate, "skeleton",
                            counted(duplicate, "bone shares", "bones share") +
                                " a name with another one, for instance \"" + example + "\"",
                            ""});
    if (empty > 0)
        findings.push_back({"names-empty", Severity::Info, empty, "skeleton",
                            counted(empty, "bone has", "bones have") + " no name", ""});
}

} // namespace

Findings lint(const Character& character, std::size_t maxInfluences) {
    Findings findings;
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        if (!instance.binding)
            continue;
        const std::string where =
            "mesh " + (instance.name.empty() ? std::to_string(i) : instance.name);
        lintRows(instance.binding->weights(), where, maxInfluences, findings);
        lintTwins(*instance.mesh, instance.binding->weights(), where, findings);
    }
    lintNames(character.skeleton, findings);
    findings.insert(findings.end(), character.importFindings.begin(),
                    character.importFindings.end());
    return findings;
}

} // namespace rigwright
