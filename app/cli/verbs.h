// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The verbs of rigwright-cli: each adds itself to the command line.
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace rigwright::cli {

/// What the command line asked for, ready to run; returns the exit code. Empty until a verb was
/// parsed.
using Action = std::function<int()>;

/// Each adds its verb with its options to `app`; when the verb was parsed, `action` is what it
/// does. `action` must outlive the parsing.
void addInfoVerb(CLI::App& app, Action& action);
void addCheckVerb(CLI::App& app, Action& action);
void addDeformVerb(CLI::App& app, Action& action);
void addConvertVerb(CLI::App& app, Action& action);
void addBakeVerb(CLI::App& app, Action& action);
void addWeightsVerb(CLI::App& app, Action& action);
void addSkeletonVerb(CLI::App& app, Action& action);
void addRigVerb(CLI::App& app, Action& action);
void addBindVerb(CLI::App& app, Action& action);
void addAppendVerb(CLI::App& app, Action& action);
void addTransferVerb(CLI::App& app, Action& action);
void addSampleVerb(CLI::App& app, Action& action);
void addBenchVerb(CLI::App& app, Action& action);

} // namespace rigwright::cli
