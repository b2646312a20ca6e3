// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Running benchmarks and printing them beside their targets.
#include "app/cli/bench.h"

#include "app/cli/benches/bench_case.h"
#include "app/cli/benches/peak_memory.h"
#include "app/cli/report.h"
#include "core/base/parallel.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <optional>
#include <set>

namespace rigwright::cli {

namespace {

constexpr std::size_t kFewest = 5;
constexpr std::size_t kMost = 200;
constexpr double kEnoughNs = 1.5e9;

struct Measured {
    double medianNs = 0.0;
    double minNs = 0.0;
    std::optional<std::size_t> peakBytes; ///< that one run with all threads adds
    std::uint64_t hash = 0;
    bool sameHash = true;
};

double timeOnce(const BenchRun& run) {
    const auto start = std::chrono::steady_clock::now();
    run.work();
    const std::chrono::duration<double, std::nano> passed =
        std::chrono::steady_clock::now() - start;
    return passed.count();
}

void reset(const BenchRun& run) {
    if (run.reset)
        run.reset();
}

/// Warms up once, repeats for a while, and compares the results of every repetition and of one
/// thread against all threads.
Measured measure(const BenchCase& bench) {
    const BenchRun run = bench.prepare();
    Measured measured;
    const auto check = [&](std::size_t threads) {
        withThreads(threads, [&] { timeOnce(run); });
        const std::uint64_t hash = run.hash();
        measured.sameHash = measured.sameHash && (measured.hash == 0 || measured.hash == hash);
        measured.hash = hash;
        reset(run);
    };
    check(1);
    const PeakMemory memory;
    check(threadCount());
    measured.peakBytes = memory.grown();
    std::vector<double> times;
    double total = 0.0;
    withThreads(bench.threads == 0 ? threadCount() : bench.threads, [&] {
        while (times.size() < kFewest || (times.size() < kMost && total < kEnoughNs)) {
            times.push_back(timeOnce(run) / double(bench.inner));
            total += times.back() * double(bench.inner);
            if (times.size() <= kFewest)
                measured.sameHash = measured.sameHash && run.hash() == measured.hash;
            reset(run);
        }
    });
    std::ranges::sort(times);
    measured.medianNs = times[times.size() / 2];
    measured.minNs = times.front();
    return measured;
}

std::string duration(double ns) {
    char text[32];
    if (ns >= 1e9)
        std::snprintf(text, sizeof text, "%.2f s", ns / 1e9);
    else if (ns >= 1e6)
        std::snprintf(text, sizeof text, "%.2f ms", ns / 1e6);
    else if (ns >= 1e3)
        std::snprintf(text, sizeof text, "%.2f us", ns / 1e3);
    else
        std::snprintf(text, sizeof text, "%.2f ns", ns);
    return text;
}

std::string megabytes(std::optional<std::size_t> bytes) {
    if (!bytes)
        return "-";
    char text[32];
    std::snprintf(text, sizeof text, "%.1f MB", double(*bytes) / 1e6);
    return text;
}

std::string verdict(const BenchCase& bench, const Measured& measured) {
    if (bench.targetNs <= 0.0)
        return "";
    char text[32];
    std::snprintf(text, sizeof text, "x %.2f", measured.minNs / bench.targetNs);
    return text;
}

void printRow(const BenchCase& bench, const Measured& measured) {
    std::printf("%-8s %9zu %12s %12s %12s %12s %8s %10s  %016llx%s\n", bench.name.c_str(),
                bench.size, duration(measured.medianNs).c_str(), duration(measured.minNs).c_str(),
                duration(measured.minNs / double(bench.items)).c_str(),
                bench.targetNs > 0.0 ? duration(bench.targetNs).c_str() : "-",
                verdict(bench, measured).c_str(), megabytes(measured.peakBytes).c_str(),
                static_cast<unsigned long long>(measured.hash),
                measured.sameHash ? "" : "  RESULTS DIFFER");
    std::fflush(stdout);
}

nlohmann::ordered_json toJson(const BenchCase& bench, const Measured& measured) {
    char hash[17];
    std::snprintf(hash, sizeof hash, "%016llx", static_cast<unsigned long long>(measured.hash));
    nlohmann::ordered_json json{{"name", bench.name},
                                {"size", bench.size},
                                {"medianNs", measured.medianNs},
                                {"minNs", measured.minNs},
                                {"perItemNs", measured.minNs / double(bench.items)},
                                {"hash", hash},
                                {"hashStable", measured.sameHash}};
    if (measured.peakBytes)
        json["peakBytes"] = *measured.peakBytes;
    if (bench.targetNs > 0.0)
        json["targetNs"] = bench.targetNs;
    return json;
}

std::vector<BenchCase> allCases() {
    std::vector<BenchCase> cases;
    addOpenBenches(cases);
    addBrushBenches(cases);
    addTransferBenches(cases);
    addSkinBenches(cases);
    addBindBenches(cases);
    addMotionBenches(cases);
    addIkBenches(cases);
    addRigBenches(cases);
    return cases;
}

bool isWanted(const BenchCase& bench, const BenchOptions& options) {
    const auto named = [&](const std::string& only) {
        return only == bench.name || only == bench.group;
    };
    return (options.only.empty() || std::ranges::any_of(options.only, named)) &&
           (options.sizes.empty() ||
            std::ranges::find(options.sizes, bench.size) != options.sizes.end());
}

/// "" where every name of `only` is a benchmark or a group, else what is wrong and which there are.
std::string unknownName(const std::vector<BenchCase>& cases, const BenchOptions& options) {
    std::set<std::string> names;
    for (const BenchCase& bench : cases)
        names.insert({bench.name, bench.group});
    for (const std::string& only : options.only) {
        if (names.contains(only))
            continue;
        std::string text = "there is no benchmark or group '" + only + "'; there are:";
        for (const std::string& name : names)
            text += " " + name;
        return text;
    }
    return "";
}

} // namespace

int runBench(const BenchOptions& options) {
    const std::vector<BenchCase> cases = allCases();
    if (const std::string unknown = unknownName(cases, options); !unknown.empty()) {
        return reportError(kUsage, "", {"bench-unknown", unknown, "", "give --only one of these"},
                           options.json);
    }
    std::vector<BenchCase> wanted;
    std::ranges::copy_if(cases, std::back_inserter(wanted),
                         [&](const BenchCase& bench) { return isWanted(bench, options); });
    if (wanted.empty()) {
        return reportError(kUsage, "",
                           {"bench-no-such-size", "none of these benchmarks has that size", "",
                            "leave --size out to run all sizes"},
                           options.json);
    }
    if (!options.json)
        std::printf("%-8s %9s %12s %12s %12s %12s %8s %10s  %s\n", "name", "size", "median",
                    "minimum", "per item", "target", "min/tgt", "memory", "hash of the result");
    int exitCode = kFine;
    auto results = nlohmann::ordered_json::array();
    for (const BenchCase& bench : wanted) {
        try {
            const Measured measured = measure(bench);
            exitCode = measured.sameHash ? exitCode : std::max<int>(exitCode, kFindings);
            if (options.json)
                results.push_back(toJson(bench, measured));
            else
                printRow(bench, measured);
        } catch (const std::exception& failure) {
            std::fprintf(stderr, "rigwright-cli bench: %s (%zu): %s\n", bench.name.c_str(),
                         bench.size, failure.what());
            exitCode = kGaveUp;
        }
    }
    if (options.json)
        std::printf("%s\n", nlohmann::ordered_json{{"results", results}}.dump(2).c_str());
    return exitCode;
}

} // namespace rigwright::cli
