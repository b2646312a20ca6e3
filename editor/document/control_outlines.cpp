// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Control outlines: shapes where their controls are.
#include "editor/document/control_outlines.h"

#include "core/rig/rig.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

std::vector<std::vector<Vec3d>> linesOf(const Control& control, const Affine3d& modelFromControl) {
    const Affine3d modelFromShape =
        modelFromControl * toAffine(control.shapeOffset) * Eigen::Scaling(control.size);
    std::vector<std::vector<Vec3d>> lines = controlLines(control);
    for (std::vector<Vec3d>& line : lines)
        for (Vec3d& point : line)
            point = modelFromShape * point;
    std::erase_if(lines, [](const std::vector<Vec3d>& line) {
        return line.empty() ||
               !std::ranges::all_of(line, [](const Vec3d& point) { return point.allFinite(); });
    });
    return lines;
}

} // namespace

std::vector<ControlOutline> controlOutlines(const Rig& rig,
                                            std::span<const Affine3d> modelFromControl) {
    std::vector<ControlOutline> outlines;
    const std::size_t count = std::min(rig.controls.size(), modelFromControl.size());
    outlines.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        if (!rig.controls[i].hidden)
            outlines.push_back({ControlIndex(i), linesOf(rig.controls[i], modelFromControl[i])});
    return outlines;
}

bool showsControls(Document& document) {
    return document.session().view().controls && !document.derived().showsRest() &&
           !rigOf(document.derived().shownCharacter()).isEmpty();
}

std::vector<ControlOutline> shownOutlines(Document& document) {
    if (!showsControls(document))
        return {};
    return controlOutlines(rigOf(document.derived().shownCharacter()),
                           document.derived().shownFrame().rig.modelFromControl);
}

ControlIndex heldControl(Document& document) {
    const ControlIndex active = document.session().selection().activeControl;
    if (!active.isValid() || !showsControls(document) ||
        active.value() >= rigOf(document.derived().shownCharacter()).controls.size() ||
        active.value() >= document.derived().shownFrame().rig.modelFromControl.size())
        return {};
    return active;
}

} // namespace rigwright::editor
