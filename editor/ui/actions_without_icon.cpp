// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The actions that have no icon, each with the reason.
#include "editor/ui/actions.h"

#include <array>
#include <string_view>

namespace rigwright::editor {

namespace {

struct Reason {
    std::string_view ids; ///< parted by spaces, each followed by one
    const char* reason;
};

// An icon helps where a command is also a button, or where a picture is quicker than its word.
constexpr auto kReasons = std::to_array<Reason>({
    {"file.save-as file.revert file.read-again file.export file.export-as file.quit ",
     "variants of what has an icon in the same menu: their words tell them apart"},
    {"edit.undo edit.redo ",
     "their text names the step; they stand first, and hands know the keys"},
    {"select.all select.none select.child select.below select.chain ",
     "no button, and a picture of bones would not tell them apart"},
    {"vertices.all vertices.none vertices.invert vertices.grow vertices.shrink vertices.linked "
     "vertices.island ",
     "no button, and a picture of vertices would not tell them apart"},
    {"view.front view.back view.right view.left view.top view.bottom view.three-quarter "
     "view.orbit-left view.orbit-right view.orbit-up view.orbit-down view.zoom-in view.zoom-out ",
     "directions: the axes in the corner of the picture are their picture"},
    {"view.frame-selected view.frame-all ", "no button; the words say what will fill the picture"},
    {"pose.reset-position pose.reset-rotation pose.reset-scale pose.reset-chain pose.reset-all "
     "pose.copy pose.paste pose.paste-mirrored ",
     "a row of relatives: one picture for all would say nothing, one for each would be a riddle"},
    {"brush.radius brush.strength brush.value brush.smaller brush.larger ",
     "the fields of the brush bar are their picture"},
    {"weights.prune weights.equalise weights.adjust weights.sharpen weights.quantise "
     "weights.bind weights.transfer ", "no picture is known for it in the field"},
    {"skeleton.duplicate skeleton.merge skeleton.dissolve skeleton.delete skeleton.delete-below "
     "skeleton.parent-connected skeleton.unparent skeleton.rename skeleton.names skeleton.t-pose "
     "skeleton.a-pose skeleton.go-to-bind skeleton.make-bind skeleton.reattach ",
     "no button, and a picture of bones would not tell them apart"},
    {"rig.set rig.select-all rig.delete ",
     "no button, and a picture of controls would not tell them apart"},
    {"animation.first-frame animation.last-frame animation.no-clip ",
     "no button; beside the arrows of the single frames they would be taken for those"},
    {"window.reset-layout window.message help.keys ", "no button, and seldom used"},
});

constexpr const char* kCheckMark = "the check mark stands where an icon would";

} // namespace

const char* whyWithoutIcon(const ActionInfo& action) {
    if (*action.icon)
        return "";
    if (action.checkable)
        return kCheckMark;
    const std::string_view id = action.id;
    for (const Reason& reason : kReasons)
        for (std::size_t at = reason.ids.find(id); at != std::string_view::npos;
             at = reason.ids.find(id, at + 1))
            if ((at == 0 || reason.ids[at - 1] == ' ') && reason.ids[at + id.size()] == ' ')
                return reason.reason;
    return "";
}

} // namespace rigwright::editor
