// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Control picking: which control lies under the pointer, by the lines of its shape.
#pragma once

#include "core/base/index.h"
#include "editor/tools/pointer_event.h"

namespace rigwright::editor {

class Document;

/// The control in the picture whose lines are drawn nearest to the pointer, within `tolerance`
/// logical pixels; of lines that lie over one another the one nearest to the eye. Invalid: none, or
/// controls are not shown. Bones and surface are asked after it: controls lie in front.
ControlIndex pickControl(Document& document, const PointerEvent& event, double tolerance = 7.0);

/// What a click on a control does: selects it alone, or adds or removes it with Shift. With
/// `keepsOthers` one that is selected already becomes the active one among them. Returns the
/// control; invalid, and nothing done, where none lies there.
ControlIndex clickControl(Document& document, const PointerEvent& event, bool keepsOthers = false);

} // namespace rigwright::editor
