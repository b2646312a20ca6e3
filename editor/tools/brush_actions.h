// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Brush actions: what the keys of a brush do, whichever tool has the brush in hand.
#pragma once

#include "editor/tools/brush_options.h"
#include "editor/tools/tool.h"

namespace rigwright::editor {

/// The actions of ActionScope::Brush, on `brush`; others are not used. Speaks through the tool.
KeyResult performBrush(Tool& tool, Document& document, BrushOptions& brush, const QString& action,
                       const PointerEvent& event, bool byKey);

/// Gives the brush the weight that the active bone has under the pointer; says what it is, or why
/// there is none, through the tool.
void sampleWeightUnder(Tool& tool, Document& document, BrushOptions& brush,
                       const PointerEvent& event);

/// Chooses the bone under the pointer; says so where there is none.
void pickBoneUnder(Tool& tool, Document& document, const PointerEvent& event);

} // namespace rigwright::editor
