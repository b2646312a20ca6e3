// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `bench`: reads the options of the benchmarks.
#include "app/cli/bench.h"
#include "app/cli/verbs.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rigwright::cli {

namespace {
/// "100k" → 100000, "1M" → 1000000, "50" → 50.
std::optional<std::size_t> parseSize(const std::string& text) {
    std::size_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const std::string unit(end, text.data() + text.size());
    if (problem != std::errc() || value == 0 || value > 1'000'000'000)
        return std::nullopt;
    if (unit.empty())
        return value;
    if (unit == "k")
        return value * 1000;
    if (unit == "M")
        return value * 1'000'000;
    return std::nullopt;
}

struct Options {
    BenchOptions bench;
    std::vector<std::string> sizes;
};
} // namespace

void addBenchVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand("bench", "Own benchmarks, each beside its target");
    verb->add_option("--only", options->bench.only, "Names or groups, separated by commas")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("NAME,…");
    verb->add_option("--size", options->sizes, "Only these sizes, such as 100k or 1M")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("SIZE,…")
        ->check([](const std::string& text) {
            return parseSize(text) ? std::string() : "'" + text + "' is no size such as 100k or 1M";
        });
    verb->add_flag("--json", options->bench.json, "One JSON object on standard output");
    verb->callback([options, &action] {
        for (const std::string& text : options->sizes)
            options->bench.sizes.push_back(*parseSize(text));
        action = [options] { return runBench(options->bench); };
    });
}

} // namespace rigwright::cli
