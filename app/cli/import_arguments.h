// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The options by which a verb reads a file otherwise than the file says.
#pragma once

#include "app/cli/report.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace rigwright::cli {

struct ImportArguments {
    std::string units; ///< "m", "cm", "mm", "in" or metres a unit; "" = as the file says
    std::string up;    ///< "x", "y", "z"; "" = as the file says
    bool bindPose = false;
    std::vector<std::string> searchFolders;
    bool followReferences = false;
};

/// Adds --units, --up, --bind-pose, --search and --follow-references. `arguments` must outlive the
/// parsing.
void addImportOptions(CLI::App& verb, ImportArguments& arguments);

/// Adds the unit and the axis alone, as PREFIXunits and PREFIXup ("--", "--from-").
void addSpaceOptions(CLI::App& verb, const std::string& prefix, ImportArguments& arguments);

/// Opens a file so. A project is as it was saved: choices for one are "wrong-usage".
Result<OpenedFile> openInput(const std::string& file, const ImportArguments& arguments);

/// The exit code of an error of openInput().
ExitCode exitCodeOf(const Error& error);

/// What to add to the command line for a finding that offers a choice ("--units cm"); "" where its
/// fix is none.
std::string optionOfFix(const std::string& fix);

} // namespace rigwright::cli
