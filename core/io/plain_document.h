// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The glTF document of a character that came from no file.
#pragma once

#include "core/character/foreign_content.h"

#include <nlohmann/json.hpp>

namespace rigwright {

/// What faces without any material look like.
MaterialPreview neutralMaterial();

/// Built-in characters and those of other formats come without a document: materials from their
/// previews, or the neutral one. There is always at least one; faces without material mean the
/// first.
nlohmann::json plainDocument(const ForeignContent& foreign);

} // namespace rigwright
