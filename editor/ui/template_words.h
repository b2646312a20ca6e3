// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words for template skeletons and the markers that they are fitted by.
#pragma once

#include "core/character/fit_markers.h"
#include "core/skeleton/templates.h"

#include <QString>

namespace rigwright::editor {

/// "Biped", "Quadruped", "Mixamo".
QString templateTitle(TemplateKind kind);

/// The place alone, the same on both sides: "Elbow".
QString markerLabel(FitMarker marker);
/// With its side, as bones write it: "Elbow L"; at the centre the place alone.
QString markerTitle(FitMarker marker);

} // namespace rigwright::editor
