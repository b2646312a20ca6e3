// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of actions with the keys of both keymaps.
#include "editor/ui/actions.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace rigwright::editor {

namespace {

using enum ActionScope;

constexpr auto kActions = std::to_array<ActionInfo>({
    // clang-format off
    {"file.open", Window, "Ctrl+O", "folder", QT_TRANSLATE_NOOP("Actions", "&Open…"),
     QT_TRANSLATE_NOOP("Actions", "Opens a project, or a character file (glTF, VRM, FBX, Collada, OBJ, BVH …), which is only read.")},
    {"file.save", Window, "Ctrl+S", "file", QT_TRANSLATE_NOOP("Actions", "&Save"),
     QT_TRANSLATE_NOOP("Actions", "Saves everything as a Rigwright project; asks for a name the first time. The file you opened is never replaced.")},
    {"file.save-as", Window, "Ctrl+Shift+S", "", QT_TRANSLATE_NOOP("Actions", "Save &as…"),
     QT_TRANSLATE_NOOP("Actions", "Saves the project under another name.")},
    {"file.revert", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Re&vert"),
     QT_TRANSLATE_NOOP("Actions", "Goes back to the file as it is on the disk.")},
    {"file.read-again", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Rea&d again as…"),
     QT_TRANSLATE_NOOP("Actions", "Reads the file of the character again: in another unit, with another axis up, in its bind pose.")},
    {"file.import-report", Window, "", "info", QT_TRANSLATE_NOOP("Actions", "Import repor&t"),
     QT_TRANSLATE_NOOP("Actions", "Shows what was done to the file while it was read, and what is doubtful.")},
    {"file.export", Window, "Ctrl+E", "", QT_TRANSLATE_NOOP("Actions", "&Export GLB"),
     QT_TRANSLATE_NOOP("Actions", "Writes the character to the GLB it was last exported to, reads it back and compares how it deforms.")},
    {"file.export-as", Window, "Ctrl+Shift+E", "", QT_TRANSLATE_NOOP("Actions", "E&xport GLB as…"),
     QT_TRANSLATE_NOOP("Actions", "Exports to a GLB file of your choice.")},
    {"file.append", Window, "Ctrl+Shift+O", "add", QT_TRANSLATE_NOOP("Actions", "A&ppend from file…"),
     QT_TRANSLATE_NOOP("Actions", "Puts clips, meshes or bones of another file onto this character; bones find each other by names, by parts of the body or by hand.")},
    {"file.close", Window, "Ctrl+W", "close", QT_TRANSLATE_NOOP("Actions", "&Close character"),
     QT_TRANSLATE_NOOP("Actions", "Goes back to the start page.")},
    {"file.quit", Window, "Ctrl+Q", "", QT_TRANSLATE_NOOP("Actions", "&Quit"),
     QT_TRANSLATE_NOOP("Actions", "Closes the window; asks first where there are changes that were not saved.")},

    {"edit.undo", Window, {"Ctrl+Z", "Ctrl+Z  Z"}, "", QT_TRANSLATE_NOOP("Actions", "&Undo"),
     QT_TRANSLATE_NOOP("Actions", "Takes back the last step.")},
    {"edit.redo", Window, {"Ctrl+Shift+Z", "Ctrl+Shift+Z  Shift+Z  Ctrl+Y"}, "", QT_TRANSLATE_NOOP("Actions", "&Redo"),
     QT_TRANSLATE_NOOP("Actions", "Does again what was taken back.")},
    {"edit.search", Window, "Ctrl+K  F3", "search", QT_TRANSLATE_NOOP("Actions", "&Search commands and bones"),
     QT_TRANSLATE_NOOP("Actions", "Finds every command and every bone by name.")},

    {"select.all", Bones, {"A", "Ctrl+Shift+A"}, "", QT_TRANSLATE_NOOP("Actions", "&All bones"),
     QT_TRANSLATE_NOOP("Actions", "Selects every visible bone.")},
    {"select.none", Bones, {"Alt+A", "Alt+D"}, "", QT_TRANSLATE_NOOP("Actions", "&No bones"),
     QT_TRANSLATE_NOOP("Actions", "Clears the selection.")},
    {"select.parent", Window, {"Shift+Up", "Up"}, "parent", QT_TRANSLATE_NOOP("Actions", "&Parent"),
     QT_TRANSLATE_NOOP("Actions", "Goes from the active bone to its parent.")},
    {"select.child", Window, {"Shift+Down", "Down"}, "", QT_TRANSLATE_NOOP("Actions", "&Child"),
     QT_TRANSLATE_NOOP("Actions", "Goes from the active bone to its first child.")},
    {"select.below", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Everything &below"),
     QT_TRANSLATE_NOOP("Actions", "Selects all bones below the selected ones, too.")},
    {"select.chain", Window, "", "", QT_TRANSLATE_NOOP("Actions", "C&hain"),
     QT_TRANSLATE_NOOP("Actions", "Selects the chains that the selected bones are part of, up to where something branches off.")},
    {"select.other-side", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "&Other side"),
     QT_TRANSLATE_NOOP("Actions", "Selects the counterparts of the selected bones, by name.")},

    {"vertices.click", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Select vertices by click"),
     QT_TRANSLATE_NOOP("Actions", "A click takes the nearest vertex of the mesh."), true},
    {"vertices.box", Vertices, "B", "", QT_TRANSLATE_NOOP("Actions", "Select vertices by box"),
     QT_TRANSLATE_NOOP("Actions", "A drag takes the vertices in the box."), true},
    {"vertices.lasso", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Select vertices by lasso"),
     QT_TRANSLATE_NOOP("Actions", "A drag takes the vertices that it goes round."), true},
    {"vertices.paint", Vertices, "C", "", QT_TRANSLATE_NOOP("Actions", "Select vertices by painting"),
     QT_TRANSLATE_NOOP("Actions", "A drag takes the vertices that it goes over, with the radius of the brush."), true},
    {"vertices.all", Vertices, {"A", "Ctrl+Shift+A"}, "", QT_TRANSLATE_NOOP("Actions", "All vertices"),
     QT_TRANSLATE_NOOP("Actions", "Selects every vertex of the active mesh.")},
    {"vertices.none", Vertices, {"Alt+A", "Alt+D"}, "", QT_TRANSLATE_NOOP("Actions", "No vertices"),
     QT_TRANSLATE_NOOP("Actions", "Clears the selection of vertices: painting and operations reach everything again.")},
    {"vertices.invert", Vertices, "Ctrl+I", "", QT_TRANSLATE_NOOP("Actions", "Invert vertices"),
     QT_TRANSLATE_NOOP("Actions", "Selects the vertices of the active mesh that are not selected.")},
    {"vertices.grow", Vertices, {"Ctrl+Num++  Ctrl++", ">  Ctrl+Num++"}, "", QT_TRANSLATE_NOOP("Actions", "Grow vertices"),
     QT_TRANSLATE_NOOP("Actions", "Selects the neighbours along edges too.")},
    {"vertices.shrink", Vertices, {"Ctrl+Num+-  Ctrl+-", "<  Ctrl+Num+-"}, "", QT_TRANSLATE_NOOP("Actions", "Shrink vertices"),
     QT_TRANSLATE_NOOP("Actions", "Takes the rim out of the selection.")},
    {"vertices.linked", Vertices, "Ctrl+L", "", QT_TRANSLATE_NOOP("Actions", "Linked vertices"),
     QT_TRANSLATE_NOOP("Actions", "Selects everything that is connected with the selected vertices.")},
    {"vertices.island", Vertices, "L", "", QT_TRANSLATE_NOOP("Actions", "Island under the pointer"),
     QT_TRANSLATE_NOOP("Actions", "Adds everything that is connected with the surface under the pointer.")},
    {"vertices.weighted", Window, "", "bone", QT_TRANSLATE_NOOP("Actions", "Vertices of the active bone"),
     QT_TRANSLATE_NOOP("Actions", "Selects the vertices of the active mesh that the active bone moves.")},

    {"view.front", Window, "Num+1", "", QT_TRANSLATE_NOOP("Actions", "&Front"),
     QT_TRANSLATE_NOOP("Actions", "Looks at the face of the character.")},
    {"view.back", Window, "Ctrl+Num+1", "", QT_TRANSLATE_NOOP("Actions", "&Back"),
     QT_TRANSLATE_NOOP("Actions", "Looks at the back of the character.")},
    {"view.right", Window, "Num+3", "", QT_TRANSLATE_NOOP("Actions", "&Right"),
     QT_TRANSLATE_NOOP("Actions", "Looks from the +X side.")},
    {"view.left", Window, "Ctrl+Num+3", "", QT_TRANSLATE_NOOP("Actions", "&Left"),
     QT_TRANSLATE_NOOP("Actions", "Looks from the -X side.")},
    {"view.top", Window, "Num+7", "", QT_TRANSLATE_NOOP("Actions", "&Top"),
     QT_TRANSLATE_NOOP("Actions", "Looks down from above.")},
    {"view.bottom", Window, "Ctrl+Num+7", "", QT_TRANSLATE_NOOP("Actions", "B&ottom"),
     QT_TRANSLATE_NOOP("Actions", "Looks up from below.")},
    {"view.three-quarter", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Three-&quarter"),
     QT_TRANSLATE_NOOP("Actions", "Looks from the front, a little from the side and from above.")},
    {"view.orthographic", Window, "Num+5", "", QT_TRANSLATE_NOOP("Actions", "Orthographi&c"),
     QT_TRANSLATE_NOOP("Actions", "Draws without perspective."), true},
    {"view.orbit-left", Window, "Num+4", "", QT_TRANSLATE_NOOP("Actions", "Orbit &left"),
     QT_TRANSLATE_NOOP("Actions", "Turns the view by 15°.")},
    {"view.orbit-right", Window, "Num+6", "", QT_TRANSLATE_NOOP("Actions", "Orbit &right"),
     QT_TRANSLATE_NOOP("Actions", "Turns the view by 15°.")},
    {"view.orbit-up", Window, "Num+8", "", QT_TRANSLATE_NOOP("Actions", "Orbit &up"),
     QT_TRANSLATE_NOOP("Actions", "Turns the view by 15°.")},
    {"view.orbit-down", Window, "Num+2", "", QT_TRANSLATE_NOOP("Actions", "Orbit &down"),
     QT_TRANSLATE_NOOP("Actions", "Turns the view by 15°.")},
    {"view.zoom-in", Window, "Num++", "", QT_TRANSLATE_NOOP("Actions", "Zoom &in"),
     QT_TRANSLATE_NOOP("Actions", "Brings the camera nearer.")},
    {"view.zoom-out", Window, "Num+-", "", QT_TRANSLATE_NOOP("Actions", "Zoom &out"),
     QT_TRANSLATE_NOOP("Actions", "Takes the camera farther away.")},
    {"view.isolate", Window, {"/  Num+/", "Ctrl+1"}, "solo", QT_TRANSLATE_NOOP("Actions", "Isolat&e"),
     QT_TRANSLATE_NOOP("Actions", "Shows the active mesh alone, or everything again; the file keeps what is visible."), true},
    {"view.frame-selected", Window, {".  Num+.", "F"}, "", QT_TRANSLATE_NOOP("Actions", "Frame &selected"),
     QT_TRANSLATE_NOOP("Actions", "Fills the picture with the selected bones.")},
    {"view.frame-all", Window, {"Home", "A  Home"}, "", QT_TRANSLATE_NOOP("Actions", "Frame &all"),
     QT_TRANSLATE_NOOP("Actions", "Fills the picture with the whole character.")},
    {"view.iso-lines", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Iso-lines"),
     QT_TRANSLATE_NOOP("Actions", "Lines of equal weight, each 0.1."), true},
    {"view.locked-marks", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Mark loc&ked areas"),
     QT_TRANSLATE_NOOP("Actions", "Hatches the surface where locked bones hold all of the weight."), true},
    {"view.wire", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Wire"),
     QT_TRANSLATE_NOOP("Actions", "Draws the edges over the surface."), true},
    {"view.grid", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Grid"),
     QT_TRANSLATE_NOOP("Actions", "Draws the ground grid, one metre a major line."), true},
    {"view.bone-names", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Bone &names"),
     QT_TRANSLATE_NOOP("Actions", "Writes the name of every bone beside it."), true},
    {"view.bone-axes", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Bone a&xes"),
     QT_TRANSLATE_NOOP("Actions", "Draws the axes of every bone."), true},
    {"view.controls", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Control shapes"),
     QT_TRANSLATE_NOOP("Actions", "Shows the shapes of controls."), true},
    {"view.raw-sums", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Raw weight su&ms"),
     QT_TRANSLATE_NOOP("Actions", "Shows what a shader that does not divide by the sum makes of the weights."), true},

    {"tool.select", Window, {"", "Q"}, "select", QT_TRANSLATE_NOOP("Actions", "&Select"),
     QT_TRANSLATE_NOOP("Actions", "Click a bone, or the surface to take the bone that moves it most.")},
    {"tool.lasso", Window, "", "lasso", QT_TRANSLATE_NOOP("Actions", "Select ver&tices"),
     QT_TRANSLATE_NOOP("Actions", "Selects vertices by click, box, lasso or painting; brushes and operations then keep to them.")},
    {"tool.move", Window, {"", "W"}, "move", QT_TRANSLATE_NOOP("Actions", "&Move"),
     QT_TRANSLATE_NOOP("Actions", "Moves the selected bones of the pose.")},
    {"tool.rotate", Window, {"", "E"}, "rotate", QT_TRANSLATE_NOOP("Actions", "&Rotate"),
     QT_TRANSLATE_NOOP("Actions", "Turns the selected bones of the pose.")},
    {"tool.paint", Window, "", "paint", QT_TRANSLATE_NOOP("Actions", "&Paint"),
     QT_TRANSLATE_NOOP("Actions", "Paints the weight of the active bone.")},
    {"tool.smooth", Window, "", "smooth", QT_TRANSLATE_NOOP("Actions", "S&mooth"),
     QT_TRANSLATE_NOOP("Actions", "Evens out the weights under the brush.")},

    {"tool.scale", Window, {"", "R"}, "scale", QT_TRANSLATE_NOOP("Actions", "Sca&le"),
     QT_TRANSLATE_NOOP("Actions", "Scales the selected bones of the pose.")},
    {"tool.gradient", Window, "", "gradient", QT_TRANSLATE_NOOP("Actions", "Gradient"),
     QT_TRANSLATE_NOOP("Actions", "Weight of the active bone that falls off along a drag.")},
    {"tool.sample", Window, "", "sample", QT_TRANSLATE_NOOP("Actions", "Sample"),
     QT_TRANSLATE_NOOP("Actions", "A click takes the weight of the active bone there as the brush’s value.")},

    {"gradient.linear", Window, "Shift+A", "gradient", QT_TRANSLATE_NOOP("Actions", "Linear gradient"),
     QT_TRANSLATE_NOOP("Actions", "The next drag paints the active bone along a line.")},
    {"gradient.radial", Window, "Alt+Shift+A", "gradient", QT_TRANSLATE_NOOP("Actions", "Radial gradient"),
     QT_TRANSLATE_NOOP("Actions", "The next drag paints the active bone around a place.")},

    {"pose.grab", Viewport, {"G", ""}, "move", QT_TRANSLATE_NOOP("Actions", "Move now"),
     QT_TRANSLATE_NOOP("Actions", "Moves the selected bones with the pointer; X, Y, Z lock an axis.")},
    {"pose.turn", Viewport, {"R", ""}, "rotate", QT_TRANSLATE_NOOP("Actions", "Rotate now"),
     QT_TRANSLATE_NOOP("Actions", "Turns the selected bones with the pointer; X, Y, Z lock an axis.")},
    {"pose.resize", Pose, {"S", ""}, "scale", QT_TRANSLATE_NOOP("Actions", "Scale now"),
     QT_TRANSLATE_NOOP("Actions", "Scales the selected bones with the pointer; X, Y, Z lock an axis.")},
    {"pose.reset-position", Window, "Alt+G", "", QT_TRANSLATE_NOOP("Actions", "Reset &position"),
     QT_TRANSLATE_NOOP("Actions", "Puts the selected bones back to where they rest.")},
    {"pose.reset-rotation", Window, "Alt+R", "", QT_TRANSLATE_NOOP("Actions", "Reset ro&tation"),
     QT_TRANSLATE_NOOP("Actions", "Turns the selected bones back to rest.")},
    {"pose.reset-scale", Window, "Alt+S", "", QT_TRANSLATE_NOOP("Actions", "Reset s&cale"),
     QT_TRANSLATE_NOOP("Actions", "Gives the selected bones their rest size.")},
    {"pose.reset-chain", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Reset c&hain"),
     QT_TRANSLATE_NOOP("Actions", "Puts the selected bones and everything below them back to rest.")},
    {"pose.copy", Window, "Ctrl+C", "", QT_TRANSLATE_NOOP("Actions", "Cop&y pose"),
     QT_TRANSLATE_NOOP("Actions", "Takes the pose of the selected bones (of all where none is selected) to the clipboard; it fits other characters by the names of bones.")},
    {"pose.paste", Window, "Ctrl+V", "", QT_TRANSLATE_NOOP("Actions", "Paste pos&e"),
     QT_TRANSLATE_NOOP("Actions", "Gives the bones of the same names the pose on the clipboard.")},
    {"pose.paste-mirrored", Window, "Ctrl+Shift+V", "", QT_TRANSLATE_NOOP("Actions", "Paste pose mirrore&d"),
     QT_TRANSLATE_NOOP("Actions", "Gives the bones of the other side the pose on the clipboard, as in a mirror.")},
    {"pose.mirror", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "M&irror pose"),
     QT_TRANSLATE_NOOP("Actions", "Turns the whole pose over: left does what right did.")},
    {"pose.reset-all", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Reset &whole pose"),
     QT_TRANSLATE_NOOP("Actions", "Puts every bone back to rest.")},
    {"pose.save", Window, "", "add", QT_TRANSLATE_NOOP("Actions", "Save current pose"),
     QT_TRANSLATE_NOOP("Actions", "Keeps the pose on screen in the character, under a name; the Poses panel lists them.")},
    {"pose.previous-saved", Window, "", "previous", QT_TRANSLATE_NOOP("Actions", "Previous saved pose"),
     QT_TRANSLATE_NOOP("Actions", "Applies the saved pose before the chosen one.")},
    {"pose.next-saved", Window, "", "next", QT_TRANSLATE_NOOP("Actions", "Next saved pose"),
     QT_TRANSLATE_NOOP("Actions", "Applies the saved pose after the chosen one.")},
    {"pose.test-bone", Window, "", "play", QT_TRANSLATE_NOOP("Actions", "Test poses of the active bone"),
     QT_TRANSLATE_NOOP("Actions", "Shows the bone bent and twisted every way, to try the weights; the pose is not changed.")},
    {"pose.previous-test", Window, "", "previous", QT_TRANSLATE_NOOP("Actions", "Previous test pose"),
     QT_TRANSLATE_NOOP("Actions", "Goes back to the test pose before.")},
    {"pose.next-test", Window, "", "next", QT_TRANSLATE_NOOP("Actions", "Next test pose"),
     QT_TRANSLATE_NOOP("Actions", "Goes on to the next test pose.")},
    {"pose.leave-test", Window, "Esc", "close", QT_TRANSLATE_NOOP("Actions", "Leave test poses"),
     QT_TRANSLATE_NOOP("Actions", "Shows the pose again that you made.")},

    {"brush.radius", Brush, {"F", "B"}, "", QT_TRANSLATE_NOOP("Actions", "Brush radius"),
     QT_TRANSLATE_NOOP("Actions", "Drag to change the size of the brush; a click confirms, Escape takes it back.")},
    {"brush.strength", Brush, {"Shift+F", "M"}, "", QT_TRANSLATE_NOOP("Actions", "Brush strength"),
     QT_TRANSLATE_NOOP("Actions", "Drag to change how much one dab does; a click confirms, Escape takes it back.")},
    {"brush.value", Brush, {"Ctrl+F", "N"}, "", QT_TRANSLATE_NOOP("Actions", "Brush value"),
     QT_TRANSLATE_NOOP("Actions", "Drag to change the weight that the brush paints; a click confirms, Escape takes it back.")},
    {"brush.smaller", Brush, "[", "", QT_TRANSLATE_NOOP("Actions", "Smaller brush"),
     QT_TRANSLATE_NOOP("Actions", "Makes the brush a sixth smaller.")},
    {"brush.larger", Brush, "]", "", QT_TRANSLATE_NOOP("Actions", "Larger brush"),
     QT_TRANSLATE_NOOP("Actions", "Makes the brush a fifth larger.")},
    {"brush.pick-bone", Brush, "S", "sample", QT_TRANSLATE_NOOP("Actions", "Pick the bone under the pointer"),
     QT_TRANSLATE_NOOP("Actions", "Makes the bone that moves the surface most the active one.")},
    {"brush.sample-weight", Brush, "Shift+X", "sample", QT_TRANSLATE_NOOP("Actions", "Take the value under the pointer"),
     QT_TRANSLATE_NOOP("Actions", "The brush goes on with the weight that the active bone has there.")},

    {"brush.mode-menu", Brush, {"", "U"}, "paint", QT_TRANSLATE_NOOP("Actions", "Choose the brush mode"),
     QT_TRANSLATE_NOOP("Actions", "Offers the brush modes at the pointer.")},
    {"brush.mode-add", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Brush mode: &Add"),
     QT_TRANSLATE_NOOP("Actions", "Adds weight of the active bone."), true},
    {"brush.mode-subtract", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Brush mode: S&ubtract"),
     QT_TRANSLATE_NOOP("Actions", "Takes weight of the active bone away."), true},
    {"brush.mode-replace", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Brush mode: &Replace"),
     QT_TRANSLATE_NOOP("Actions", "Goes towards the value of the brush."), true},
    {"brush.mode-smooth", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Brush mode: S&mooth"),
     QT_TRANSLATE_NOOP("Actions", "Evens out the weights under the brush."), true},
    {"brush.mode-scale", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Brush mode: S&cale"),
     QT_TRANSLATE_NOOP("Actions", "Multiplies the weight of the active bone."), true},

    {"weights.normalise", Window, "", "auto-normalise", QT_TRANSLATE_NOOP("Actions", "&Normalise all"),
     QT_TRANSLATE_NOOP("Actions", "Makes the weights of every vertex, or of the selected ones, sum to 1; locked bones keep theirs.")},
    {"weights.flood", Window, "Ctrl+X", "fill", QT_TRANSLATE_NOOP("Actions", "&Fill with the brush"),
     QT_TRANSLATE_NOOP("Actions", "Paints the active bone once on the selected vertices, or on the whole active mesh, with the value and strength of the brush.")},
    {"weights.smooth", Window, "", "smooth", QT_TRANSLATE_NOOP("Actions", "Smooth &all weights"),
     QT_TRANSLATE_NOOP("Actions", "Evens out the weights of every bone over the selected vertices, or the active mesh; rounds and strength then stand over the picture.")},
    {"weights.sharpen", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Sharpen all weights"),
     QT_TRANSLATE_NOOP("Actions", "Makes the blends between bones steeper, on the selected vertices or the active mesh; rounds and strength then stand over the picture.")},
    {"weights.bind", Window, "Ctrl+B", "", QT_TRANSLATE_NOOP("Actions", "&Bind…"),
     QT_TRANSLATE_NOOP("Actions", "Works out weights for the active mesh, or all visible ones, from where the bones lie: five methods, with a preview in the picture.")},
    {"weights.transfer", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Transfer &weights…"),
     QT_TRANSLATE_NOOP("Actions", "Gives the active mesh, or its selected vertices, the weights that another mesh of this character or of a file has in the same places.")},
    {"weights.mirror-left", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "Mirror left → &right"),
     QT_TRANSLATE_NOOP("Actions", "Gives the right side the weights of the left one; bones are exchanged by name, vertices by place.")},
    {"weights.mirror-right", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "Mirror ri&ght → left"),
     QT_TRANSLATE_NOOP("Actions", "Gives the left side the weights of the right one; bones are exchanged by name, vertices by place.")},
    {"weights.prune", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Prune small weigh&ts"),
     QT_TRANSLATE_NOOP("Actions", "Removes weights too small to be seen; the rest shares what they leave. What is small then stands over the picture.")},
    {"weights.limit", Window, "", "limit", QT_TRANSLATE_NOOP("Actions", "Limit &influences"),
     QT_TRANSLATE_NOOP("Actions", "Keeps the heaviest influences of each vertex; how many then stands over the picture.")},
    {"weights.quantise", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Quantise weights"),
     QT_TRANSLATE_NOOP("Actions", "Rounds weights to whole steps, as files with 8 bits a weight hold them, so that every vertex still sums to 1; how many steps then stands over the picture.")},
    {"weights.adjust", Window, "F9", "", QT_TRANSLATE_NOOP("Actions", "Ad&just last operation"),
     QT_TRANSLATE_NOOP("Actions", "Goes to the numbers of the operation that has just run; another number runs it again.")},
    {"weights.equalise", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Make seam points &equal"),
     QT_TRANSLATE_NOOP("Actions", "Vertices in one place get the same weights, so that no crack opens.")},
    {"weights.lock-all", Window, "", "lock", QT_TRANSLATE_NOOP("Actions", "&Lock all bones"),
     QT_TRANSLATE_NOOP("Actions", "Locked bones keep their weights.")},
    {"weights.unlock-all", Window, "", "unlock", QT_TRANSLATE_NOOP("Actions", "&Unlock all bones"),
     QT_TRANSLATE_NOOP("Actions", "Every bone gives and takes weights again.")},
    {"weights.end-solo", Window, "", "solo", QT_TRANSLATE_NOOP("Actions", "End s&olo"),
     QT_TRANSLATE_NOOP("Actions", "Lets the weights of all bones that are not locked be changed again.")},
    {"weights.linear-blend", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Linear &blend"),
     QT_TRANSLATE_NOOP("Actions", "The method of games: joints lose volume when they twist."), true},
    {"weights.dual-quaternion", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Dual quaternion"),
     QT_TRANSLATE_NOOP("Actions", "Keeps volume when joints twist; may bulge."), true},
    {"weights.linear-dual-blend", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Blend o&f both"),
     QT_TRANSLATE_NOOP("Actions", "Between linear blend and dual quaternion, vertex by vertex as the blend map of the mesh says; halfway where it has none."), true},
    {"weights.rotation-centres", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Centres of rotation"),
     QT_TRANSLATE_NOOP("Actions", "Every vertex turns about a centre found from the weights: neither loses volume nor bulges; prepared beside the work, and again after you paint."), true},
    {"weights.delta-mush", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Delta &mush"),
     QT_TRANSLATE_NOOP("Actions", "Linear blend, smoothed, with the details of the surface put back: forgives rough weights; prepared once, beside the work."), true},

    {"tool.fit", Window, "", "marker", QT_TRANSLATE_NOOP("Actions", "&Fit template"),
     QT_TRANSLATE_NOOP("Actions", "Places the markers of a body in the mesh, to be dragged, and builds a skeleton by them.")},
    {"tool.joints", Window, "", "joints", QT_TRANSLATE_NOOP("Actions", "Edit &bones"),
     QT_TRANSLATE_NOOP("Actions", "Moves, turns, cuts and joins the bones themselves, at rest; weights, poses and clips follow.")},
    {"tool.create-bone", Window, "", "extrude", QT_TRANSLATE_NOOP("Actions", "&Create bones"),
     QT_TRANSLATE_NOOP("Actions", "A click puts a bone into the middle of the volume under the pointer, below the active bone.")},
    {"joints.resize", Joints, {"S", ""}, "scale", QT_TRANSLATE_NOOP("Actions", "Scale bones now"),
     QT_TRANSLATE_NOOP("Actions", "Draws the selected joints apart or together with the pointer; X, Y, Z lock an axis.")},
    {"skeleton.extrude", Joints, {"E", ""}, "extrude", QT_TRANSLATE_NOOP("Actions", "&Extrude"),
     QT_TRANSLATE_NOOP("Actions", "Draws a new bone out of the active one; the pointer places it.")},
    {"skeleton.duplicate", Joints, {"Shift+D", "Ctrl+D"}, "", QT_TRANSLATE_NOOP("Actions", "D&uplicate bones"),
     QT_TRANSLATE_NOOP("Actions", "Copies the selected bones, without weights; the pointer places the copies.")},
    {"skeleton.subdivide", Window, "", "split", QT_TRANSLATE_NOOP("Actions", "&Subdivide…"),
     QT_TRANSLATE_NOOP("Actions", "Cuts the selected bones into equal pieces; weights are shared by where vertices lie along the bone.")},
    {"skeleton.split", Joints, {"Shift+K", ""}, "split", QT_TRANSLATE_NOOP("Actions", "Spl&it at the pointer"),
     QT_TRANSLATE_NOOP("Actions", "Cuts the bone under the pointer in two at that place.")},
    {"skeleton.merge", Joints, {"M", ""}, "", QT_TRANSLATE_NOOP("Actions", "&Merge bones"),
     QT_TRANSLATE_NOOP("Actions", "Gives the weights and the children of the selected bones to the active one.")},
    {"skeleton.dissolve", Joints, "Ctrl+Del", "", QT_TRANSLATE_NOOP("Actions", "Disso&lve bones"),
     QT_TRANSLATE_NOOP("Actions", "Takes the selected bones out; their children and weights go to the bone above.")},
    {"skeleton.delete", Joints, {"X  Del", "Del"}, "", QT_TRANSLATE_NOOP("Actions", "&Delete bones"),
     QT_TRANSLATE_NOOP("Actions", "Deletes the selected bones; their weights go to the bone above, or to the one that you choose.")},
    {"skeleton.delete-below", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Delete with everything belo&w"),
     QT_TRANSLATE_NOOP("Actions", "Deletes the selected bones and all bones below them; the weights go to the bone above.")},
    {"skeleton.parent", Joints, {"Ctrl+P", "P"}, "parent", QT_TRANSLATE_NOOP("Actions", "Hang below the active bone (&keep place)"),
     QT_TRANSLATE_NOOP("Actions", "The selected bones become children of the active one and stay where they are, in clips, too.")},
    {"skeleton.parent-connected", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Hang at the end of the active bo&ne"),
     QT_TRANSLATE_NOOP("Actions", "The selected bones become children of the active one and move to its end.")},
    {"skeleton.unparent", Joints, {"Alt+P", "Shift+P"}, "", QT_TRANSLATE_NOOP("Actions", "Make &roots"),
     QT_TRANSLATE_NOOP("Actions", "The selected bones hang on no bone any more and stay where they are.")},
    {"skeleton.rename", Window, "F2", "", QT_TRANSLATE_NOOP("Actions", "Rena&me bone"),
     QT_TRANSLATE_NOOP("Actions", "Gives the active bone another name; weights and clips stay its own.")},
    {"skeleton.names", Window, "Ctrl+F2", "", QT_TRANSLATE_NOOP("Actions", "Rename many bon&es…"),
     QT_TRANSLATE_NOOP("Actions", "Many new names at once: find and replace, number, sides, names of other programs.")},
    {"skeleton.roll", Joints, {"Ctrl+R", ""}, "roll", QT_TRANSLATE_NOOP("Actions", "R&oll"),
     QT_TRANSLATE_NOOP("Actions", "Turns the selected bones about their own length with the pointer; nothing of the mesh moves.")},
    {"skeleton.orient", Window, "", "roll", QT_TRANSLATE_NOOP("Actions", "Orien&t bones…"),
     QT_TRANSLATE_NOOP("Actions", "Recalculates the axes of the selected bones: which one lies along the bone, and where another one points.")},
    {"skeleton.symmetric", Window, "", "", QT_TRANSLATE_NOOP("Actions", "S&ymmetrical editing"),
     QT_TRANSLATE_NOOP("Actions", "Bones are moved, turned, rolled, drawn out and copied on both sides at once."), true},
    {"skeleton.symmetrise-left", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "Symmetrise left → ri&ght"),
     QT_TRANSLATE_NOOP("Actions", "Makes the right side the image of the left one; missing bones are made, and listed where a side has no counterpart.")},
    {"skeleton.symmetrise-right", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "Symmetrise rig&ht → left"),
     QT_TRANSLATE_NOOP("Actions", "Makes the left side the image of the right one; missing bones are made, and listed where a side has no counterpart.")},
    {"skeleton.mirror", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "Mirror skeleton"),
     QT_TRANSLATE_NOOP("Actions", "Turns the selected bones over, or all of them: left and right change places.")},
    {"skeleton.template", Window, "", "add", QT_TRANSLATE_NOOP("Actions", "&Add template…"),
     QT_TRANSLATE_NOOP("Actions", "Adds the bones of a template that needs no markers: quadruped, bird, hand, tail, face.")},
    {"skeleton.humanoid", Window, "", "character", QT_TRANSLATE_NOOP("Actions", "Humanoid ma&p…"),
     QT_TRANSLATE_NOOP("Actions", "Which bone is which of the standard humanoid; export and retargeting go by it.")},
    {"skeleton.t-pose", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Convert to T-pose"),
     QT_TRANSLATE_NOOP("Actions", "Makes the T-pose the rest pose; meshes, binds and clips are taken along.")},
    {"skeleton.a-pose", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Convert to A-pose"),
     QT_TRANSLATE_NOOP("Actions", "Makes the A-pose the rest pose; meshes, binds and clips are taken along.")},
    {"skeleton.go-to-bind", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Go to bind pose"),
     QT_TRANSLATE_NOOP("Actions", "Poses the bones as they stood when the meshes were bound.")},
    {"skeleton.make-bind", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Make this pose the bind pose"),
     QT_TRANSLATE_NOOP("Actions", "The pose on screen becomes the rest pose and the bind pose; nothing is seen to move.")},
    {"skeleton.reattach", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Re-attach the mesh"),
     QT_TRANSLATE_NOOP("Actions", "Binds the active mesh anew to the bones where they rest now; its weights stay.")},

    {"rig.humanoid", Window, "", "character", QT_TRANSLATE_NOOP("Actions", "Rig a &humanoid"),
     QT_TRANSLATE_NOOP("Actions", "Makes controls for the whole body and IK handles for arms and legs.")},
    {"rig.control", Window, {"Shift+C", ""}, "control", QT_TRANSLATE_NOOP("Actions", "&Controls for bones"),
     QT_TRANSLATE_NOOP("Actions", "Makes a control for each of the selected bones.")},
    {"rig.control-chain", Window, "", "control", QT_TRANSLATE_NOOP("Actions", "Controls fo&r the chain"),
     QT_TRANSLATE_NOOP("Actions", "Makes controls for the bones from the first to the last of the selection.")},
    {"rig.limb", Window, {"Shift+I", ""}, "ik", QT_TRANSLATE_NOOP("Actions", "&IK handle for the limb"),
     QT_TRANSLATE_NOOP("Actions", "Makes a target and a pole for a limb of two bones; the active bone is its end.")},
    {"rig.chain-fabrik", Window, "", "ik", QT_TRANSLATE_NOOP("Actions", "IK handle for the chain (&FABRIK)"),
     QT_TRANSLATE_NOOP("Actions", "Makes a target for the chain from the first to the last of the selected bones, however long it is.")},
    {"rig.chain-ccd", Window, "", "ik", QT_TRANSLATE_NOOP("Actions", "IK handle for the chain (CC&D)"),
     QT_TRANSLATE_NOOP("Actions", "The same with a solver that turns the joints one after the other from the end, for tails and tentacles that curl.")},
    {"rig.constraint-parent", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "&Parent to"),
     QT_TRANSLATE_NOOP("Actions", "The active bone or control goes along with the other selected one.")},
    {"rig.constraint-position", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "P&osition"),
     QT_TRANSLATE_NOOP("Actions", "The active one takes the place of the other selected one.")},
    {"rig.constraint-rotation", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "&Rotation"),
     QT_TRANSLATE_NOOP("Actions", "The active one turns as the other selected one does.")},
    {"rig.constraint-scale", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "&Scale"),
     QT_TRANSLATE_NOOP("Actions", "The active one is scaled as the other selected one is.")},
    {"rig.constraint-aim", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "&Aim"),
     QT_TRANSLATE_NOOP("Actions", "The active one points to the other selected one.")},
    {"rig.constraint-pole", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "Po&le"),
     QT_TRANSLATE_NOOP("Actions", "The active one rolls about its own direction until its side faces the other selected one.")},
    {"rig.constraint-orient", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "Orient be&tween"),
     QT_TRANSLATE_NOOP("Actions", "The active one is turned half-way between the two other selected ones.")},
    {"rig.constraint-blend", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "&Blend of two"),
     QT_TRANSLATE_NOOP("Actions", "The active one goes along with two others, by a share of each.")},
    {"rig.constraint-limit-position", Window, "", "limit", QT_TRANSLATE_NOOP("Actions", "Limit positio&n"),
     QT_TRANSLATE_NOOP("Actions", "Keeps the active one within a box.")},
    {"rig.constraint-limit-rotation", Window, "", "limit", QT_TRANSLATE_NOOP("Actions", "Limit rotat&ion"),
     QT_TRANSLATE_NOOP("Actions", "Keeps the active one within a cone and a range of twist.")},
    {"rig.constraint-limit-distance", Window, "", "limit", QT_TRANSLATE_NOOP("Actions", "Limit &distance"),
     QT_TRANSLATE_NOOP("Actions", "Keeps the active one no nearer to and no farther from the other selected one than you say.")},
    {"rig.constraint-twist", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "T&wist spread"),
     QT_TRANSLATE_NOOP("Actions", "Spreads the twist of the active bone over the other selected ones.")},
    {"rig.constraint-spline", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "Splin&e"),
     QT_TRANSLATE_NOOP("Actions", "Lays the selected chain along a curve with three to five controls.")},
    {"rig.driver", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "Dri&ver"),
     QT_TRANSLATE_NOOP("Actions", "The angle of the other selected bone moves the active one by a curve.")},
    {"rig.driver-shape", Window, "", "constraint", QT_TRANSLATE_NOOP("Actions", "Driver of a shape"),
     QT_TRANSLATE_NOOP("Actions", "The angle of the active bone fades a shape of the mesh in.")},
    {"rig.helper-bone", Window, "", "joints", QT_TRANSLATE_NOOP("Actions", "Helper bone for the &joint"),
     QT_TRANSLATE_NOOP("Actions", "Adds a bone at the active joint that fills it as it bends.")},
    {"rig.corrective-shape", Window, "", "surface", QT_TRANSLATE_NOOP("Actions", "Correcti&ve shape for this pose"),
     QT_TRANSLATE_NOOP("Actions", "Makes a shape that gives the bent joint its volume back, and fades it in with the angle.")},
    {"rig.switch", Window, {"Shift+Q", ""}, "ik", QT_TRANSLATE_NOOP("Actions", "Switch &between FK and IK"),
     QT_TRANSLATE_NOOP("Actions", "Goes over to the other way of posing the limb; nothing moves on the picture.")},
    {"rig.snap-ik", Window, "", "ik", QT_TRANSLATE_NOOP("Actions", "Snap IK to FK"),
     QT_TRANSLATE_NOOP("Actions", "Moves target and pole to where the limb is.")},
    {"rig.snap-fk", Window, "", "ik", QT_TRANSLATE_NOOP("Actions", "Snap FK to IK"),
     QT_TRANSLATE_NOOP("Actions", "Gives the bones of the limb the pose that you see.")},
    {"rig.step-back", Window, "", "previous", QT_TRANSLATE_NOOP("Actions", "Previous pass"),
     QT_TRANSLATE_NOOP("Actions", "Shows the IK handle one pass of its solver before.")},
    {"rig.step-on", Window, "", "next", QT_TRANSLATE_NOOP("Actions", "Next pass"),
     QT_TRANSLATE_NOOP("Actions", "Shows the IK handle one pass of its solver further.")},
    {"rig.step-end", Window, "", "close", QT_TRANSLATE_NOOP("Actions", "End stepping"),
     QT_TRANSLATE_NOOP("Actions", "Solves the IK handle to its end again.")},
    {"rig.joint-limit", Window, "", "limit", QT_TRANSLATE_NOOP("Actions", "Limit of the joint"),
     QT_TRANSLATE_NOOP("Actions", "Sets how far the active bone may turn; IK handles keep to it.")},
    {"rig.set", Window, {"Ctrl+G", ""}, "", QT_TRANSLATE_NOOP("Actions", "Gro&up into a set"),
     QT_TRANSLATE_NOOP("Actions", "Controls of a set are shown, hidden and selected together.")},
    {"rig.mirror-left", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "Mirror rig left → ri&ght"),
     QT_TRANSLATE_NOOP("Actions", "Makes the controls, IK handles and constraints of the left side on the right one, too.")},
    {"rig.mirror-right", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "Mirror rig right → lef&t"),
     QT_TRANSLATE_NOOP("Actions", "Makes the controls, IK handles and constraints of the right side on the left one, too.")},
    {"rig.select-all", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Select &all controls"),
     QT_TRANSLATE_NOOP("Actions", "Selects every control that is shown.")},
    {"rig.delete", Pose, {"X  Del", "Del"}, "", QT_TRANSLATE_NOOP("Actions", "De&lete controls"),
     QT_TRANSLATE_NOOP("Actions", "Takes the selected controls away with what cannot be without them.")},
    {"rig.bake", Window, "", "key", QT_TRANSLATE_NOOP("Actions", "Ba&ke to keys…"),
     QT_TRANSLATE_NOOP("Actions", "Makes a clip with keys of bones of what controls, constraints and IK do.")},

    {"animation.play", Window, "Space", "play", QT_TRANSLATE_NOOP("Actions", "&Play"),
     QT_TRANSLATE_NOOP("Actions", "Plays or pauses the clip."), true},
    {"animation.previous-frame", Window, {"Left", "Left  Alt+,"}, "previous", QT_TRANSLATE_NOOP("Actions", "Pr&evious frame"),
     QT_TRANSLATE_NOOP("Actions", "Steps one frame back.")},
    {"animation.next-frame", Window, {"Right", "Right  Alt+."}, "next", QT_TRANSLATE_NOOP("Actions", "&Next frame"),
     QT_TRANSLATE_NOOP("Actions", "Steps one frame on.")},
    {"animation.first-frame", Window, "Shift+Left", "", QT_TRANSLATE_NOOP("Actions", "&First frame"),
     QT_TRANSLATE_NOOP("Actions", "Goes to the beginning of the clip.")},
    {"animation.last-frame", Window, "Shift+Right", "", QT_TRANSLATE_NOOP("Actions", "&Last frame"),
     QT_TRANSLATE_NOOP("Actions", "Goes to the end of the clip.")},
    {"animation.loop", Window, "", "loop", QT_TRANSLATE_NOOP("Actions", "L&oop"),
     QT_TRANSLATE_NOOP("Actions", "Starts again at the end."), true},
    {"animation.no-clip", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Show the pose, no &clip"),
     QT_TRANSLATE_NOOP("Actions", "Leaves the clip and shows the pose you made.")},

    {"workspace.skeleton", Window, "Alt+1", "bone", QT_TRANSLATE_NOOP("Actions", "&Skeleton workspace"),
     QT_TRANSLATE_NOOP("Actions", "Arranges the window for bones and poses."), true},
    {"workspace.weights", Window, "Alt+2", "paint", QT_TRANSLATE_NOOP("Actions", "&Weights workspace"),
     QT_TRANSLATE_NOOP("Actions", "Arranges the window for painting weights."), true},
    {"workspace.rig", Window, "Alt+3", "control", QT_TRANSLATE_NOOP("Actions", "R&ig workspace"),
     QT_TRANSLATE_NOOP("Actions", "Arranges the window for controls, IK handles and constraints."), true},
    {"window.reset-layout", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Reset this workspace"),
     QT_TRANSLATE_NOOP("Actions", "Puts panels, display and tool of this workspace back to how they were delivered.")},
    {"window.dark", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Dark theme"),
     QT_TRANSLATE_NOOP("Actions", "Dark surfaces, for long work and dim rooms."), true},
    {"window.light", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Light theme"),
     QT_TRANSLATE_NOOP("Actions", "Light surfaces, for bright rooms."), true},
    {"window.full-screen", Window, "F11", "", QT_TRANSLATE_NOOP("Actions", "&Full screen"),
     QT_TRANSLATE_NOOP("Actions", "Gives the window the whole screen, or its frame back."), true},
    {"window.message", Window, "F6", "", QT_TRANSLATE_NOOP("Actions", "Go to the &message"),
     QT_TRANSLATE_NOOP("Actions", "Moves the keyboard to the newest message.")},

    {"keys.blender", Window, "", "key", QT_TRANSLATE_NOOP("Actions", "&Blender-like keys"),
     QT_TRANSLATE_NOOP("Actions", "G, R and S pose at once, F changes the brush."), true},
    {"keys.maya", Window, "", "key", QT_TRANSLATE_NOOP("Actions", "&Maya-like keys"),
     QT_TRANSLATE_NOOP("Actions", "W and E choose the handles, B, M and N change the brush while they are held."), true},
    {"keys.emulate-numpad", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Emulate &number pad"),
     QT_TRANSLATE_NOOP("Actions", "The digits in the upper row do what those of the number pad do, where they are free."), true},
    {"keys.trackpad", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Trackpad"),
     QT_TRANSLATE_NOOP("Actions", "Two fingers orbit, with Shift they pan, with Ctrl they zoom; pinching zooms as well."), true},
    {"keys.orbit-pointer", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Orbit around the &pointer"),
     QT_TRANSLATE_NOOP("Actions", "The surface under the pointer keeps its place while the view turns."), true},
    {"keys.orbit-selection", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Orbit around the &selection"),
     QT_TRANSLATE_NOOP("Actions", "The selected bones keep their place while the view turns."), true},

    {"help.keys", Window, "F1", "", QT_TRANSLATE_NOOP("Actions", "&Keys"),
     QT_TRANSLATE_NOOP("Actions", "Lists every command that has a key, with the keys of the chosen keymap.")},
    {"help.about", Window, "", "info", QT_TRANSLATE_NOOP("Actions", "&About Rigwright"),
     QT_TRANSLATE_NOOP("Actions", "Says which version this is.")},
    // clang-format on
});

QList<QKeySequence> writtenKeys(const ActionKeys& keys, Keymap keymap) {
    QList<QKeySequence> read;
    const char* written = keymap == Keymap::Maya ? keys.maya : keys.blender;
    for (const QString& text :
         QString::fromLatin1(written).split(QStringLiteral("  "), Qt::SkipEmptyParts))
        read.append(QKeySequence::fromString(text, QKeySequence::PortableText));
    return read;
}

bool isTaken(const std::vector<QList<QKeySequence>>& keys, ActionScope scope,
             const QKeySequence& key) {
    for (std::size_t i = 0; i < kActions.size(); ++i)
        if (scopesOverlap(kActions[i].scope, scope) && keys[i].contains(key))
            return true;
    return false;
}

/// Keys of the number pad get the same key of the main block beside them.
void emulateNumpad(std::vector<QList<QKeySequence>>& keys) {
    for (std::size_t i = 0; i < kActions.size(); ++i) {
        for (const QKeySequence& key : QList<QKeySequence>(keys[i])) {
            Qt::KeyboardModifiers held = key[0].keyboardModifiers();
            if (!held.testFlag(Qt::KeypadModifier))
                continue;
            held.setFlag(Qt::KeypadModifier, false);
            const QKeySequence bare(QKeyCombination(held, key[0].key()));
            if (!isTaken(keys, kActions[i].scope, bare))
                keys[i].append(bare);
        }
    }
}

/// The keys of each action of the table; read anew where the preferences are others than before.
const std::vector<QList<QKeySequence>>& boundKeys(const InputPreferences& preferences) {
    static std::optional<InputPreferences> madeFor;
    static std::vector<QList<QKeySequence>> keys;
    if (madeFor != preferences) {
        keys.clear();
        for (const ActionInfo& action : kActions)
            keys.push_back(writtenKeys(action.keys, preferences.keymap));
        if (preferences.emulateNumpad)
            emulateNumpad(keys);
        madeFor = preferences;
    }
    return keys;
}

} // namespace

std::span<const ActionInfo> actionTable() {
    return kActions;
}

const ActionInfo* findAction(const QString& id) {
    for (const ActionInfo& action : kActions) {
        if (id == QLatin1String(action.id))
            return &action;
    }
    return nullptr;
}

QString actionText(const ActionInfo& action) {
    return QCoreApplication::translate("Actions", action.text);
}

QString withoutMnemonic(QString text) {
    static const QRegularExpression bracketed(QStringLiteral("\\s*\\(&[^&\\s]\\)"));
    text.remove(bracketed);
    for (qsizetype at = text.indexOf(QLatin1Char('&')); at >= 0;
         at = text.indexOf(QLatin1Char('&'), at + 1)) // of two, the second one stays
        text.remove(at, 1);
    return text;
}

QString plainActionText(const ActionInfo& action) {
    QString text = withoutMnemonic(actionText(action));
    text.remove(QChar(0x2026));
    return text;
}

QString actionSentence(const ActionInfo& action) {
    return *action.sentence ? QCoreApplication::translate("Actions", action.sentence) : QString();
}

QList<QKeySequence> actionKeys(const ActionInfo& action, const InputPreferences& preferences) {
    const auto index = std::size_t(&action - kActions.data());
    Q_ASSERT(index < kActions.size());
    return boundKeys(preferences)[index];
}

QString actionKeyText(const QString& id) {
    const ActionInfo* action = findAction(id);
    const QList<QKeySequence> keys = action ? actionKeys(*action) : QList<QKeySequence>();
    return keys.isEmpty() ? QString() : keys.first().toString(QKeySequence::NativeText);
}

const ActionInfo* actionForKey(QKeyCombination key, std::span<const ActionScope> scopes,
                               const InputPreferences& preferences) {
    const std::vector<QList<QKeySequence>>& keys = boundKeys(preferences);
    const auto find = [&](QKeyCombination wanted) -> const ActionInfo* {
        for (std::size_t i = 0; i < kActions.size(); ++i)
            if (std::ranges::find(scopes, kActions[i].scope) != scopes.end() &&
                keys[i].contains(QKeySequence(wanted)))
                return &kActions[i];
        return nullptr;
    };
    if (const ActionInfo* action = find(key))
        return action;
    Qt::KeyboardModifiers held = key.keyboardModifiers();
    // The number pad's keys mean what the same keys elsewhere mean, where they mean nothing else;
    // and a sign may need Shift on one keyboard that another one has bare.
    const bool pad = held.testFlag(Qt::KeypadModifier);
    held.setFlag(Qt::KeypadModifier, false);
    if (pad)
        if (const ActionInfo* action = find(QKeyCombination(held, key.key())))
            return action;
    const bool sign = key.key() > Qt::Key_Space && key.key() <= Qt::Key_AsciiTilde &&
                      !(key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z);
    if (!sign || !held.testFlag(Qt::ShiftModifier))
        return nullptr;
    held.setFlag(Qt::ShiftModifier, false);
    return find(QKeyCombination(held, key.key()));
}

bool isWindowShortcut(ActionScope scope) {
    return scope == Window || scope == Bones || scope == Vertices;
}

bool scopesOverlap(ActionScope a, ActionScope b) {
    // A bit for each kind of tool: vertex selection, other select and pose tools, brushes.
    const auto tools = [](ActionScope scope) -> unsigned {
        switch (scope) {
        case Window:
        case Viewport:
            break;
        case Bones:
            return 0b1110;
        case Vertices:
            return 0b0001;
        case Pose:
            return 0b0011;
        case Brush:
            return 0b0100;
        case Joints:
            return 0b1000;
        }
        return 0b1111;
    };
    return (tools(a) & tools(b)) != 0;
}

} // namespace rigwright::editor
