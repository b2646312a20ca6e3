// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Checking weights and names.
#include "core/quality/lint.h"

#include "core/character/character.h"
#include "core/quality/weight_census.h"

#include <string>

namespace rigwright {
namespace {

std::string counted(std::size_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

void lintRows(const SkinWeights& weights, const std::string& where, std::size_t maxInfluences,
              Findings& findings) {
    const WeightCensus census = censusOf(weights);
    const std::size_t unnormalised = census.unnormalised;
    const std::size_t zero = census.zeroRows;
    const std::size_t many = census.rowsOver(maxInfluences);
    if (unnormalised > 0)
        findings.push_back({"weights-unnormalised", Severity::Warning, unnormalised, where,
                            counted(unnormalised, "row does", "rows do") +
                                " not sum to 1; the farthest sums to " +
                                std::to_string(census.farthestSum),
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
                                std::to_string(census.mostInfluences()) + ")",
                            "limit"});
}

void lintTwins(const Mesh& mesh, const SkinWeights& weights, const std::string& where,
               Findings& findings) {
    const std::size_t differing = differingTwins(mesh, weights);
    if (differing > 0)
        findings.push_back({"weights-twins-differ", Severity::Warning, differing, where,
                            counted(differing, "vertex lies", "vertices lie") +
                                " exactly on another one of the mesh, with other weights; the "
                                "surface may crack there",
                            "equalise-twins"});
}

void lintNames(const Skeleton& skeleton, Findings& findings) {
    const NameCensus census = censusOf(skeleton);
    if (census.duplicate > 0)
        findings.push_back({"names-duplicate", Severity::Info, census.duplicate, "skeleton",
                            counted(census.duplicate, "bone shares", "bones share") +
                                " a name with another one, for instance \"" + census.example + "\"",
                            ""});
    if (census.empty > 0)
        findings.push_back({"names-empty", Severity::Info, census.empty, "skeleton",
                            counted(census.empty, "bone has", "bones have") + " no name", ""});
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
    return findings;
}

} // namespace rigwright
