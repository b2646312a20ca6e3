// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words for findings: title, evidence, place and remedy, in the user's language.
#pragma once

#include "core/base/finding.h"

#include <QString>

namespace rigwright::editor {

/// One line: "7 vertices over 4 influences". Codes without own words fall back to core's English.
QString findingText(const Finding& finding);

/// The sentence behind it, with figures: what was done, and why it is thought so. "" where it says
/// no more than the line, or exists in English alone and the user reads another language.
QString findingEvidence(const Finding& finding);

/// Where it is: "mesh Body"; "" for the whole.
QString findingPlace(const Finding& finding);

/// The word of a finding's remedy ("Normalise", "Read as centimetres"); "" where there is none.
QString fixText(const std::string& fix);

} // namespace rigwright::editor
