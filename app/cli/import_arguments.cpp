// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From options to choices.
#include "app/cli/import_arguments.h"

#include "app/cli/arguments.h"

#include <CLI/CLI.hpp>

#include <array>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace rigwright::cli {

namespace {

constexpr std::array<std::pair<std::string_view, double>, 4> kUnits{
    {{"m", 1.0}, {"cm", 0.01}, {"mm", 0.001}, {"in", 0.0254}}};

/// Metres a unit; nothing for what is no unit.
std::optional<double> unitOf(const std::string& text) {
    for (const auto& [name, metres] : kUnits)
        if (text == name)
            return metres;
    const std::optional<double> metres = parseNumber(text);
    return metres && *metres >= 1e-9 && *metres <= 1e9 ? metres : std::nullopt;
}

ImportChoices choicesOf(const ImportArguments& arguments) {
    ImportChoices choices;
    choices.metresPerUnit = unitOf(arguments.units).value_or(0.0);
    if (!arguments.up.empty())
        choices.up = arguments.up == "x"   ? ImportUpAxis::X
                     : arguments.up == "z" ? ImportUpAxis::Z
                                           : ImportUpAxis::Y;
    choices.openInBindPose = arguments.bindPose;
    for (const std::string& folder : arguments.searchFolders) {
        std::error_code problem;
        const std::filesystem::path whole = std::filesystem::absolute(folder, problem);
        choices.searchFolders.push_back(problem ? std::filesystem::path(folder) : whole);
    }
    choices.followOutsideReferences = arguments.followReferences;
    return choices;
}

} // namespace

void addSpaceOptions(CLI::App& verb, const std::string& prefix, ImportArguments& arguments) {
    verb.add_option(prefix + "units", arguments.units,
                    "Read lengths in m, cm, mm or in, or as so many metres a unit "
                    "(default: as the file says)")
        ->check([](const std::string& text) {
            return unitOf(text) ? std::string()
                                : "'" + text + "' is none of m, cm, mm, in, nor metres a unit";
        })
        ->type_name("UNIT");
    verb.add_option(prefix + "up", arguments.up,
                    "The axis of the file that points up (default: as the file says)")
        ->check(CLI::IsMember({"x", "y", "z"}));
}

void addImportOptions(CLI::App& verb, ImportArguments& arguments) {
    addSpaceOptions(verb, "--", arguments);
    verb.add_flag("--bind-pose", arguments.bindPose,
                  "Stand as the meshes were bound, not as posed in the file");
    verb.add_option("--search", arguments.searchFolders,
                    "Look there, too, for textures and files that belong to this one")
        ->check([](const std::string& text) {
            return text.empty() ? "it names no folder" : std::string();
        })
        ->type_name("FOLDER")
        ->allow_extra_args(false);
    verb.add_flag("--follow-references", arguments.followReferences,
                  "Read also what the file refers to outside its folder");
}

Result<OpenedFile> openInput(const std::string& file, const ImportArguments& arguments) {
    ImportOptions options;
    options.choices = choicesOf(arguments);
    auto opened = openFile(file, options);
    if (opened && opened->isProject && options.choices != ImportChoices())
        return Error{"wrong-usage", "a project is as it was saved: it is not read in another way",
                     file, "Read the file that it was made from, or leave these options out."};
    return opened;
}

ExitCode exitCodeOf(const Error& error) {
    return error.code == "wrong-usage" ? kUsage : kUnreadable;
}

std::string optionOfFix(const std::string& fix) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kOptions{
        {{"reread-metres", "--units m"},
         {"reread-centimetres", "--units cm"},
         {"reread-millimetres", "--units mm"},
         {"reread-inches", "--units in"},
         {"reread-times-100", "--units 100"},
         {"reread-up-x", "--up x"},
         {"reread-up-y", "--up y"},
         {"reread-up-z", "--up z"},
         {"reread-bind-pose", "--bind-pose"},
         {"reread-follow-references", "--follow-references"}}};
    for (const auto& [code, option] : kOptions)
        if (fix == code)
            return std::string(option);
    return fix == "reread-find-textures" ? "--search FOLDER" : "";
}

} // namespace rigwright::cli
