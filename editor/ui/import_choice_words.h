// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The choices of an import: what a remedy of the report chooses, and words for what was chosen.
#pragma once

#include "core/io/import.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace rigwright::editor {

/// One thing that can be chosen about a file.
enum class ChoiceKind { Unit, Up, Pose, Folders, References };

struct ChoiceWords {
    ChoiceKind kind;
    QString text; ///< "Read as centimetres"
};

/// What was chosen, one entry a kind; empty where all is as the file says.
std::vector<ChoiceWords> choiceWords(const ImportChoices& choices);

/// `choices` with the choice of a finding's `fix` ("reread-…"); nothing where that needs more (a
/// folder) or is none.
std::optional<ImportChoices> withFix(ImportChoices choices, const std::string& fix);

/// `choices` with one thing as the file says again.
ImportChoices without(ImportChoices choices, ChoiceKind kind);

/// "centimetres", "As the file says" for 0, "2.5 m a unit".
QString unitWord(double metresPerUnit);

} // namespace rigwright::editor
