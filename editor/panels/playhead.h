// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The playhead of scrubbers.
#pragma once

class QPainter;

namespace rigwright::editor {

/// A line down to just below `trackY`, under a house-shaped head of 12 px, at `x` rounded to whole
/// pixels. Leaves antialiasing on.
void paintPlayhead(QPainter& painter, double x, int trackY);

} // namespace rigwright::editor
