// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Checks of a character that has just been read.
#include "core/io/import_report.h"

#include "core/base/sentence.h"
#include "core/io/import_inspection.h"
#include "core/io/number_text.h"
#include "core/quality/shared_places.h"
#include "core/quality/weight_census.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string>
#include <utility>

namespace rigwright {

namespace {

std::string factorText(double factor) {
    return numberText(factor, 3);
}

// -- weights ------------------------------------------------------------------------------------

/// "mesh Body", or how many meshes are concerned.
struct Places {
    std::string first;
    std::size_t count = 0;

    void add(const MeshInstance& instance, std::size_t index) {
        if (count++ == 0)
            first = "mesh " + (instance.name.empty() ? "#" + std::to_string(index) : instance.name);
    }
    [[nodiscard]] std::string text() const {
        return count > 1 ? std::to_string(count) + " meshes" : first;
    }
};

struct RowTotals {
    WeightCensus all;
    std::size_t over4 = 0;
    std::size_t over8 = 0;
    std::size_t most = 0;
    std::size_t twins = 0;
    Places zero;
    Places unnormalised;
    Places many;
    Places differing;
    Places without;
};

RowTotals countRows(const Character& character) {
    RowTotals totals;
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        if (!instance.binding)
            continue;
        const SkinWeights& weights = instance.binding->weights();
        const WeightCensus census = censusOf(weights);
        if (census.rows > 0 && census.zeroRows == census.rows) {
            totals.without.add(instance, i);
            continue;
        }
        if (census.zeroRows > 0)
            totals.zero.add(instance, i);
        if (census.unnormalised > 0)
            totals.unnormalised.add(instance, i);
        if (census.rowsOver(4) > 0)
            totals.many.add(instance, i);
        totals.all.zeroRows += census.zeroRows;
        totals.all.unnormalised += census.unnormalised;
        if (std::abs(census.farthestSum - 1.0) > std::abs(totals.all.farthestSum - 1.0))
            totals.all.farthestSum = census.farthestSum;
        totals.over4 += census.rowsOver(4);
        totals.over8 += census.rowsOver(8);
        totals.most = std::max(totals.most, census.mostInfluences());
        if (!pointsShareAPlace(*instance.mesh))
            continue;
        if (const std::size_t twins = differingTwins(*instance.mesh, weights); twins > 0) {
            totals.twins += twins;
            totals.differing.add(instance, i);
        }
    }
    return totals;
}

void checkRows(Inspection& inspection) {
    const RowTotals totals = countRows(inspection.character);
    if (totals.without.count > 0)
        inspection.add("import-no-weights", Severity::Error, totals.without.count,
                       totals.without.text(),
                       "the mesh hangs on a skin but has no weights; it stays at rest");
    if (totals.all.zeroRows > 0)
        inspection.add("import-zero-rows", Severity::Warning, totals.all.zeroRows,
                       totals.zero.text(), "vertices without any weight stay at rest");
    if (totals.all.unnormalised > 0) {
        // One step of a byte: what rounding in a file leaves.
        const bool rounded = std::abs(totals.all.farthestSum - 1.0) <= 1.0 / 255.0 + 1e-6;
        inspection.add("import-sums-off", rounded ? Severity::Info : Severity::Warning,
                       totals.all.unnormalised, totals.unnormalised.text(),
                       filled("the farthest row sums to %1; they deform as if divided by their sum",
                              {numberText(totals.all.farthestSum, rounded ? 5 : 3)}),
                       "normalise");
    }
    if (totals.over4 > 0)
        inspection.add(
            "import-influences", Severity::Info, totals.over4, totals.many.text(),
            totals.over8 == 0
                ? filled("the most is %1; all are kept, but engines that read four drop the rest",
                         {std::to_string(totals.most)})
                : filled("more than 8 at %1 of them, %2 at most; all are kept, but engines that "
                         "read four or eight drop the rest",
                         {std::to_string(totals.over8), std::to_string(totals.most)}),
            "limit");
    if (totals.twins > 0)
        inspection.add("import-twins-differ", Severity::Info, totals.twins, totals.differing.text(),
                       "they lie exactly on others of the mesh; the surface may crack there",
                       "equalise-twins");
}

// -- skeleton -----------------------------------------------------------------------------------

void checkNames(Inspection& inspection) {
    const NameCensus census = censusOf(inspection.character.skeleton);
    if (census.duplicate > 0)
        inspection.add("import-duplicate-names", Severity::Info, census.duplicate, "skeleton",
                       filled("for instance %1; here bones are told apart by their place, other "
                              "programs go by the name",
                              {census.example}));
}

/// Joints and all that is above them.
std::vector<std::uint8_t> bonesOverJoints(const Skeleton& skeleton) {
    std::vector<std::uint8_t> over = skeleton.deform;
    for (std::size_t bone = over.size(); bone-- > 0;)
        if (over[bone] && skeleton.parents[bone].isValid())
            over[skeleton.parents[bone].value()] = 1;
    return over;
}

void checkScales(Inspection& inspection) {
    const Skeleton& skeleton = inspection.character.skeleton;
    const std::vector<std::uint8_t> concerned = bonesOverJoints(skeleton);
    std::size_t uneven = 0;
    std::size_t negative = 0;
    std::size_t mostUneven = 0;
    std::size_t firstNegative = 0;
    double largestRatio = 1.001; // what rounding leaves
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        if (!concerned[bone])
            continue;
        const Vec3d scale = skeleton.restLocal[bone].scale;
        if (scale.prod() < 0.0 && negative++ == 0)
            firstNegative = bone;
        const Vec3d sizes = scale.cwiseAbs();
        const double ratio = sizes.maxCoeff() / std::max(sizes.minCoeff(), 1e-12);
        if (ratio <= 1.001)
            continue;
        ++uneven;
        if (ratio > largestRatio) {
            largestRatio = ratio;
            mostUneven = bone;
        }
    }
    const auto scaleOf = [&](std::string_view pattern, std::size_t bone) {
        const Vec3d& scale = skeleton.restLocal[bone].scale;
        return filled(pattern, {nameText(skeleton, bone), factorText(scale.x()),
                                factorText(scale.y()), factorText(scale.z())});
    };
    if (negative > 0)
        inspection.add("import-scale-negative", Severity::Info, negative, "skeleton",
                       scaleOf("for instance %1, scaled by %2 × %3 × %4; dual quaternions and some "
                               "engines do not mirror bones",
                               firstNegative));
    if (uneven > 0)
        inspection.add("import-scale-uneven", Severity::Info, uneven, "skeleton",
                       scaleOf("most of all %1, scaled by %2 × %3 × %4; bones below it are sheared "
                               "when they turn",
                               mostUneven));
}

// -- what is only passed through ----------------------------------------------------------------

void checkExtensions(Inspection& inspection) {
    const auto document = nlohmann::json::parse(inspection.character.foreign.documentJson, nullptr,
                                                /*allow_exceptions=*/false);
    if (!document.is_object())
        return;
    const auto used = document.find("extensionsUsed");
    if (used == document.end() || !used->is_array())
        return;
    constexpr std::size_t kMostNamed = 8;
    std::string names;
    std::size_t count = 0;
    for (const nlohmann::json& name : *used) {
        if (!name.is_string())
            continue;
        if (++count <= kMostNamed)
            names += (names.empty() ? "" : ", ") + name.get<std::string>();
    }
    if (count > kMostNamed)
        names += ", …";
    if (count > 0)
        inspection.add("import-extension-unsupported", Severity::Info, count, "file",
                       filled("%1; kept and written again, but neither shown nor edited", {names}));
}

void checkImages(Inspection& inspection) {
    std::size_t missing = 0;
    std::string first;
    for (const ForeignImage& image : inspection.character.foreign.images) {
        if (image.bytes != nullptr)
            continue;
        if (missing++ == 0)
            first = image.uri.empty() ? image.name : image.uri;
    }
    if (missing > 0)
        inspection.add("import-texture-missing", Severity::Warning, missing, "file",
                       filled("for instance %1; the surface is shown without it", {first}),
                       "reread-find-textures");
}

} // namespace

void inspectImport(const Character& character, Findings& findings, const FileSpace& readAs) {
    Inspection inspection{character, {}};
    inspectSpace(inspection, readAs);
    checkRows(inspection);
    checkNames(inspection);
    checkScales(inspection);
    checkImages(inspection);
    checkExtensions(inspection);
    const std::size_t noted = findings.size();
    for (Finding& finding : inspection.found) {
        const auto said =
            std::ranges::find(findings.begin(), findings.begin() + std::ptrdiff_t(noted),
                              finding.code, &Finding::code);
        if (said == findings.begin() + std::ptrdiff_t(noted))
            findings.push_back(std::move(finding));
    }
    std::ranges::stable_sort(findings, std::greater{}, &Finding::severity);
}

bool isWatchedByLint(std::string_view code) {
    static constexpr std::array<std::string_view, 5> kWatched{
        "import-zero-rows", "import-sums-off", "import-influences", "import-twins-differ",
        "import-duplicate-names"};
    return std::ranges::find(kWatched, code) != kWatched.end();
}

} // namespace rigwright
