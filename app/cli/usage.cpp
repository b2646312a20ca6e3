// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Looks at the raw arguments again: the parser knows that something is missing, not what was
/// meant.
#include "app/cli/usage.h"

#include "app/cli/arguments.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cctype>
#include <utility>

namespace rigwright::cli {

namespace {
Arguments::const_iterator verbOf(const Arguments& arguments) {
    return std::ranges::find_if(arguments,
                                [](const std::string& text) { return !text.starts_with('-'); });
}

std::string verbsOf(const CLI::App& app) {
    std::string names;
    for (const CLI::App* verb : app.get_subcommands(nullptr))
        names += (names.empty() ? "" : ", ") + verb->get_name();
    return names;
}

/// "-dash.glb": no option of the verb, and it ends like the name of a file.
bool looksLikeAFile(const CLI::App& verb, const std::string& text) {
    const std::size_t dot = text.rfind('.');
    if (text.size() < 3 || text[0] != '-' || dot == std::string::npos || dot + 1 == text.size() ||
        std::isalpha(static_cast<unsigned char>(text[dot + 1])) == 0)
        return false;
    const std::string name = text[1] == '-' ? text.substr(0, text.find('=')) : text.substr(0, 2);
    return verb.get_option_no_throw(name) == nullptr;
}
} // namespace

Arguments jsonBehindTheVerb(Arguments arguments) {
    const auto verb = verbOf(arguments);
    if (verb == arguments.end())
        return arguments;
    const auto before = std::find(arguments.cbegin(), verb, "--json");
    if (before == verb)
        return arguments;
    const auto at = arguments.begin() + (before - arguments.cbegin());
    // The verb steps before it, with what stood between.
    std::rotate(at, at + 1, arguments.begin() + (verb - arguments.cbegin()) + 1);
    return arguments;
}

Arguments timesOneByOne(const Arguments& arguments) {
    const auto verb = verbOf(arguments);
    if (verb == arguments.end() || *verb != "deform")
        return arguments;
    const auto end = std::find(verb, arguments.end(), "--");
    Arguments result(arguments.begin(), verb);
    for (auto argument = verb; argument != end; ++argument) {
        result.push_back(*argument);
        const bool isOpen = *argument == "--time";
        if (!isOpen && !argument->starts_with("--time="))
            continue;
        if (isOpen && argument + 1 != end)
            result.push_back(*++argument); // the first is the parser's to judge
        for (; argument + 1 != end && parseNumber(*(argument + 1)); ++argument) {
            result.emplace_back("--time");
            result.push_back(*(argument + 1));
        }
    }
    result.insert(result.end(), end, arguments.end());
    return result;
}

bool wantsJson(const Arguments& arguments) {
    const auto end = std::ranges::find(arguments, "--");
    return std::find(arguments.begin(), end, "--json") != end;
}

Error usageError(const CLI::App& app, const std::string& problem, const Arguments& arguments) {
    const auto given = verbOf(arguments);
    const std::string verbs = "the verbs are " + verbsOf(app) + "; see rigwright-cli --help";
    if (given == arguments.end())
        return {"wrong-usage", "no verb is given", "", verbs};
    const auto known = app.get_subcommands(nullptr);
    const auto verb = std::ranges::find_if(
        known, [&](const CLI::App* candidate) { return candidate->get_name() == *given; });
    if (verb == known.end())
        return {"wrong-usage", "there is no verb '" + *given + "'", "", verbs};
    const std::string help = "see rigwright-cli " + *given + " --help";
    const auto end = std::find(given, arguments.end(), "--");
    const auto file = std::find_if(
        given, end, [&](const std::string& text) { return looksLikeAFile(**verb, text); });
    if (file != end)
        return {"wrong-usage", problem, "",
                "where " + *file + " is a file, write ./" + *file +
                    ", or put -- before the names of files; else " + help};
    return {"wrong-usage", problem, "", help};
}

} // namespace rigwright::cli
