// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Telling how far an import is.
#pragma once

#include "core/io/import.h"

namespace rigwright {

/// Reports 0 … 1; false: the user cancelled.
inline bool goOn(const ImportOptions& options, double fraction) {
    return options.progress == nullptr || options.progress(fraction, options.progressContext);
}

} // namespace rigwright
