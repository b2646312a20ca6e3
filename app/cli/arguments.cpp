// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Numbers are read whole or not at all: what follows one is a mistake, not to be passed over.
#include "app/cli/arguments.h"

#include "app/cli/report.h"

#include "core/io/file_format.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace rigwright::cli {

namespace {
template <class Number>
std::optional<Number> parseAs(std::string_view text) {
    // People write the sign of either direction; from_chars knows one.
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    Number value = {};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}
} // namespace

std::optional<double> parseNumber(std::string_view text) {
    const std::optional<double> value = parseAs<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<std::size_t> parseWhole(std::string_view text) {
    return parseAs<std::size_t>(text);
}

ArgumentCheck numberCheck(double least, double most, std::string what) {
    return [=](const std::string& text) {
        const std::optional<double> number = parseNumber(text);
        return number && *number >= least && *number <= most ? std::string()
                                                             : "'" + text + "' is not " + what;
    };
}

ArgumentCheck wholeCheck(std::size_t least, std::size_t most) {
    return [=](const std::string& text) {
        const std::optional<std::size_t> number = parseWhole(text);
        return number && *number >= least && *number <= most
                   ? std::string()
                   : "'" + text + "' is not a whole number from " + std::to_string(least) + " to " +
                         std::to_string(most);
    };
}

std::optional<std::size_t> findNamed(std::string_view name, std::span<const std::string> names) {
    const auto first = std::ranges::find(names, name);
    if (first != names.end()) {
        const auto found = std::size_t(first - names.begin());
        if (std::ranges::count(first, names.end(), name) > 1)
            std::fprintf(stderr, "rigwright-cli: several are named '%s'; taking #%zu, the first\n",
                         printable(name).c_str(), found);
        return found;
    }
    const std::optional<std::size_t> index =
        name.starts_with('#') ? parseWhole(name.substr(1)) : std::nullopt;
    return index && *index < names.size() ? index : std::nullopt;
}

std::optional<Error> wrongSuffix(const std::string& output,
                                 std::initializer_list<std::string_view> suffixes) {
    if (std::ranges::count(suffixes, lowerSuffix(output)) != 0)
        return std::nullopt;
    std::string endings;
    for (const std::string_view suffix : suffixes)
        endings += (endings.empty() ? "." : " or .") + std::string(suffix);
    return Error{"output-format-unknown",
                 "the name of the output must end in " + endings +
                     (output.empty() ? "; it is empty" : ""),
                 "", "give the output such a name"};
}

} // namespace rigwright::cli
