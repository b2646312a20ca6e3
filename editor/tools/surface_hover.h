// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What tools that work on the surface do as the pointer goes over it.
#pragma once

#include "editor/document/derived.h"
#include "editor/tools/pointer_event.h"

#include <optional>

namespace rigwright::editor {

class Document;

/// The surface under the pointer, whose nearest vertex becomes the session's hovered one; nothing
/// beside it, and while a clip plays: no vertices are made on the CPU then.
std::optional<SurfacePick> hoverSurface(Document& document, const PointerEvent& event);

/// What is worked on is what is seen: a clip rests under the hand.
void pausePlayback(Document& document);

} // namespace rigwright::editor
