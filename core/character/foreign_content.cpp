// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ForeignContent: comparing.
#include "core/character/foreign_content.h"

namespace rigwright {

bool operator==(const ForeignImage& a, const ForeignImage& b) {
    const bool sameBytes =
        a.bytes == b.bytes || (a.bytes != nullptr && b.bytes != nullptr && *a.bytes == *b.bytes);
    return sameBytes && a.name == b.name && a.mimeType == b.mimeType && a.uri == b.uri &&
           a.foreign == b.foreign;
}

} // namespace rigwright
