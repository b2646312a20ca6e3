// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What an edit has to say, as sentences for the user.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"

#include <QStringList>

namespace rigwright::editor {

/// Why nothing was done, or a sentence for each finding, with its figures where it has some; none
/// where there is nothing to say.
QStringList sentencesOf(const Result<Findings>& result);

} // namespace rigwright::editor
