// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Control picking: distances on the picture, then depths.
#include "editor/tools/control_pick.h"

#include "core/rig/rig.h"
#include "editor/document/control_outlines.h"
#include "editor/document/document.h"
#include "editor/tools/drag_geometry.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

namespace rigwright::editor {

namespace {

constexpr double kOverOneAnother = 1.0; ///< pixels

/// Where an outline comes nearest to the pointer.
struct Nearest {
    ControlIndex control;
    double distance = std::numeric_limits<double>::infinity(); ///< pixels
    double depth = 0.0;                                        ///< metres from the eye on
};

Nearest nearestOf(const ControlOutline& outline, const PointerEvent& event,
                  const Projection& projection, const Affine3d& view) {
    Nearest nearest{outline.control};
    for (const std::vector<Vec3d>& line : outline.lines) {
        Vec2d from;
        bool hasFrom = projection(line.front(), from);
        for (std::size_t i = 1; i < line.size(); ++i) {
            Vec2d to;
            const bool hasTo = projection(line[i], to);
            const double distance = hasFrom && hasTo ? distanceToSegment(event.position, from, to)
                                                     : std::numeric_limits<double>::infinity();
            if (distance < nearest.distance) {
                nearest.distance = distance;
                nearest.depth = -(view * Vec3d((line[i - 1] + line[i]) / 2.0)).z();
            }
            from = to;
            hasFrom = hasTo;
        }
    }
    return nearest;
}

} // namespace

ControlIndex pickControl(Document& document, const PointerEvent& event, double tolerance) {
    const Projection projection(event.camera, event.viewportSize);
    const Affine3d view = viewFromModel(event.camera);
    std::vector<Nearest> within;
    double best = tolerance;
    for (const ControlOutline& outline : shownOutlines(document)) {
        const Nearest nearest = nearestOf(outline, event, projection, view);
        if (nearest.distance > tolerance)
            continue;
        within.push_back(nearest);
        best = std::min(best, nearest.distance);
    }
    std::erase_if(within, [best](const Nearest& nearest) {
        return nearest.distance > best + kOverOneAnother;
    });
    const auto chosen = std::ranges::min_element(within, {}, &Nearest::depth);
    return chosen == within.end() ? ControlIndex() : chosen->control;
}

ControlIndex clickControl(Document& document, const PointerEvent& event, bool keepsOthers) {
    const ControlIndex control = pickControl(document, event);
    if (!control.isValid())
        return {};
    Session& session = document.session();
    Selection selection = session.selection();
    const bool isSelected = std::ranges::binary_search(selection.controls, control);
    if (keepsOthers && isSelected && !event.modifiers.shift) {
        selection.activeControl = control;
        session.setSelection(selection);
    } else {
        selectControl(session, rigOf(document.character()), control, event.modifiers.shift);
    }
    return control;
}

} // namespace rigwright::editor
