// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The text form of FBX.
#pragma once

#include "core/io/fbx_document.h"

#include <string_view>

namespace rigwright {

/// Fills `document` with views into `text`; false where the text breaks the rules of the format.
bool parseFbxText(std::string_view text, FbxDocument& document);

} // namespace rigwright
