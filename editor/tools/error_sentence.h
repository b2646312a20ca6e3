// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// An error in one line, for toasts and the status bar.
#pragma once

#include "core/base/result.h"

#include <QString>

namespace rigwright::editor {

/// What happened, in brackets where, and what to do, in the user's language.
QString errorSentence(const Error& error);

} // namespace rigwright::editor
