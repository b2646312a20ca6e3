// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weight plate: the weights of the vertex under the pointer, as lines to be drawn beside it.
#pragma once

#include "editor/document/derived.h"
#include "editor/tools/overlay.h"

namespace rigwright::editor {

class Document;

/// The three largest weights of the vertex nearest to the pick, largest first, two decimals. One
/// line says so where the mesh is not bound or the vertex has no bone.
HudPlate weightPlate(const Document& document, const SurfacePick& pick, const Vec2d& anchor);

} // namespace rigwright::editor
