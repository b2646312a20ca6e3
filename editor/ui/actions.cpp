// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of actions with the default (Blender-like) keys.
#include "editor/ui/actions.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace rigwright::editor {

namespace {

using enum ActionScope;

constexpr auto kActions = std::to_array<ActionInfo>({
    // clang-format off
    {"file.open", Window, "Ctrl+O", "folder", QT_TRANSLATE_NOOP("Actions", "&Open…"),
     QT_TRANSLATE_NOOP("Actions", "Opens a project, or a glTF, GLB or VRM character, which is only read.")},
    {"file.save", Window, "Ctrl+S", "file", QT_TRANSLATE_NOOP("Actions", "&Save"),
     QT_TRANSLATE_NOOP("Actions", "Saves everything as a Rigwright project; asks for a name the first time. The file you opened is never replaced.")},
    {"file.save-as", Window, "Ctrl+Shift+S", "", QT_TRANSLATE_NOOP("Actions", "Save &as…"),
     QT_TRANSLATE_NOOP("Actions", "Saves the project under another name.")},
    {"file.revert", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Re&vert"),
     QT_TRANSLATE_NOOP("Actions", "Goes back to the file as it is on the disk.")},
    {"file.export", Window, "Ctrl+E", "", QT_TRANSLATE_NOOP("Actions", "&Export GLB"),
     QT_TRANSLATE_NOOP("Actions", "Writes the character to the GLB it was last exported to, reads it back and compares how it deforms.")},
    {"file.export-as", Window, "Ctrl+Shift+E", "", QT_TRANSLATE_NOOP("Actions", "E&xport GLB as…"),
     QT_TRANSLATE_NOOP("Actions", "Exports to a GLB file of your choice.")},
    {"file.close", Window, "Ctrl+W", "", QT_TRANSLATE_NOOP("Actions", "&Close character"),
     QT_TRANSLATE_NOOP("Actions", "Goes back to the start page.")},
    {"file.quit", Window, "Ctrl+Q", "", QT_TRANSLATE_NOOP("Actions", "&Quit"),
     QT_TRANSLATE_NOOP("Actions", "Closes the window; asks first where there are changes that were not saved.")},

    {"edit.undo", Window, "Ctrl+Z", "", QT_TRANSLATE_NOOP("Actions", "&Undo"),
     QT_TRANSLATE_NOOP("Actions", "Takes back the last step.")},
    {"edit.redo", Window, "Ctrl+Shift+Z", "", QT_TRANSLATE_NOOP("Actions", "&Redo"),
     QT_TRANSLATE_NOOP("Actions", "Does again what was taken back.")},
    {"edit.search", Window, "Ctrl+K  F3", "search", QT_TRANSLATE_NOOP("Actions", "&Search commands and bones"),
     QT_TRANSLATE_NOOP("Actions", "Finds every command and every bone by name.")},

    {"select.all", Window, "A", "", QT_TRANSLATE_NOOP("Actions", "&All bones"),
     QT_TRANSLATE_NOOP("Actions", "Selects every visible bone.")},
    {"select.none", Window, "Alt+A", "", QT_TRANSLATE_NOOP("Actions", "&No bones"),
     QT_TRANSLATE_NOOP("Actions", "Clears the selection.")},
    {"select.parent", Window, "Shift+Up", "", QT_TRANSLATE_NOOP("Actions", "&Parent"),
     QT_TRANSLATE_NOOP("Actions", "Goes from the active bone to its parent.")},
    {"select.child", Window, "Shift+Down", "", QT_TRANSLATE_NOOP("Actions", "&Child"),
     QT_TRANSLATE_NOOP("Actions", "Goes from the active bone to its first child.")},

    {"view.front", Window, "Num+1", "", QT_TRANSLATE_NOOP("Actions", "&Front"), ""},
    {"view.back", Window, "Ctrl+Num+1", "", QT_TRANSLATE_NOOP("Actions", "&Back"), ""},
    {"view.right", Window, "Num+3", "", QT_TRANSLATE_NOOP("Actions", "&Right"), ""},
    {"view.left", Window, "Ctrl+Num+3", "", QT_TRANSLATE_NOOP("Actions", "&Left"), ""},
    {"view.top", Window, "Num+7", "", QT_TRANSLATE_NOOP("Actions", "&Top"), ""},
    {"view.bottom", Window, "Ctrl+Num+7", "", QT_TRANSLATE_NOOP("Actions", "B&ottom"), ""},
    {"view.three-quarter", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Three-&quarter"), ""},
    {"view.orthographic", Window, "Num+5", "", QT_TRANSLATE_NOOP("Actions", "Orthographi&c"),
     QT_TRANSLATE_NOOP("Actions", "Draws without perspective."), true},
    {"view.frame-selected", Window, ".  Num+.", "", QT_TRANSLATE_NOOP("Actions", "Frame &selected"),
     QT_TRANSLATE_NOOP("Actions", "Fills the picture with the selected bones.")},
    {"view.frame-all", Window, "Home", "", QT_TRANSLATE_NOOP("Actions", "Frame &all"),
     QT_TRANSLATE_NOOP("Actions", "Fills the picture with the whole character.")},
    {"view.iso-lines", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Iso-lines"),
     QT_TRANSLATE_NOOP("Actions", "Lines of equal weight, each 0.1."), true},
    {"view.wire", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Wire"),
     QT_TRANSLATE_NOOP("Actions", "Draws the edges over the surface."), true},
    {"view.grid", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Grid"),
     QT_TRANSLATE_NOOP("Actions", "Draws the ground grid, one metre a major line."), true},
    {"view.raw-sums", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Raw weight su&ms"),
     QT_TRANSLATE_NOOP("Actions", "Shows what a shader that does not divide by the sum makes of the weights."), true},

    {"tool.select", Window, "", "select", QT_TRANSLATE_NOOP("Actions", "&Select"),
     QT_TRANSLATE_NOOP("Actions", "Click a bone, or the surface to take the bone that moves it most.")},
    {"tool.move", Window, "", "move", QT_TRANSLATE_NOOP("Actions", "&Move"),
     QT_TRANSLATE_NOOP("Actions", "Moves the selected bones of the pose.")},
    {"tool.rotate", Window, "", "rotate", QT_TRANSLATE_NOOP("Actions", "&Rotate"),
     QT_TRANSLATE_NOOP("Actions", "Turns the selected bones of the pose.")},
    {"tool.paint", Window, "", "paint", QT_TRANSLATE_NOOP("Actions", "&Paint"),
     QT_TRANSLATE_NOOP("Actions", "Paints the weight of the active bone.")},
    {"tool.smooth", Window, "", "smooth", QT_TRANSLATE_NOOP("Actions", "S&mooth"),
     QT_TRANSLATE_NOOP("Actions", "Evens out the weights under the brush.")},

    {"pose.grab", Viewport, "G", "", QT_TRANSLATE_NOOP("Actions", "Move now"),
     QT_TRANSLATE_NOOP("Actions", "Moves the selected bones with the pointer; X, Y, Z lock an axis.")},
    {"pose.turn", Viewport, "R", "", QT_TRANSLATE_NOOP("Actions", "Rotate now"),
     QT_TRANSLATE_NOOP("Actions", "Turns the selected bones with the pointer; X, Y, Z lock an axis.")},
    {"pose.resize", Pose, "S", "", QT_TRANSLATE_NOOP("Actions", "Scale now"),
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

    {"brush.radius", Brush, "F", "", QT_TRANSLATE_NOOP("Actions", "Brush radius"), ""},
    {"brush.strength", Brush, "Shift+F", "", QT_TRANSLATE_NOOP("Actions", "Brush strength"), ""},
    {"brush.value", Brush, "Ctrl+F", "", QT_TRANSLATE_NOOP("Actions", "Brush value"), ""},
    {"brush.smaller", Brush, "[", "", QT_TRANSLATE_NOOP("Actions", "Smaller brush"), ""},
    {"brush.larger", Brush, "]", "", QT_TRANSLATE_NOOP("Actions", "Larger brush"), ""},
    {"brush.pick-bone", Brush, "S", "sample", QT_TRANSLATE_NOOP("Actions", "Pick the bone under the pointer"), ""},
    {"brush.sample-weight", Brush, "Shift+X", "", QT_TRANSLATE_NOOP("Actions", "Take the value under the pointer"),
     QT_TRANSLATE_NOOP("Actions", "The brush goes on with the weight that the active bone has there.")},

    {"weights.normalise", Window, "", "auto-normalise", QT_TRANSLATE_NOOP("Actions", "&Normalise all"),
     QT_TRANSLATE_NOOP("Actions", "Makes the weights of every vertex sum to 1; locked bones keep theirs.")},
    {"weights.flood", Window, "Ctrl+X", "fill", QT_TRANSLATE_NOOP("Actions", "&Fill with the brush"),
     QT_TRANSLATE_NOOP("Actions", "Paints the active bone once on the whole active mesh, with the value and strength of the brush.")},
    {"weights.smooth", Window, "", "smooth", QT_TRANSLATE_NOOP("Actions", "Smooth &all weights"),
     QT_TRANSLATE_NOOP("Actions", "Evens out the weights of every bone over the active mesh, five times with the strength of the brush.")},
    {"weights.mirror-left", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "Mirror left → &right"),
     QT_TRANSLATE_NOOP("Actions", "Gives the right side the weights of the left one; bones are exchanged by name, vertices by place.")},
    {"weights.mirror-right", Window, "", "mirror", QT_TRANSLATE_NOOP("Actions", "Mirror ri&ght → left"),
     QT_TRANSLATE_NOOP("Actions", "Gives the left side the weights of the right one; bones are exchanged by name, vertices by place.")},
    {"weights.prune", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Prune bel&ow 0.01"),
     QT_TRANSLATE_NOOP("Actions", "Removes weights too small to be seen; the rest shares what they leave.")},
    {"weights.limit", Window, "", "limit", QT_TRANSLATE_NOOP("Actions", "Limit &influences"),
     QT_TRANSLATE_NOOP("Actions", "Keeps the heaviest influences of each vertex, as many as the brush bar says.")},
    {"weights.equalise", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Make seam points &equal"),
     QT_TRANSLATE_NOOP("Actions", "Vertices in one place get the same weights, so that no crack opens.")},
    {"weights.lock-all", Window, "", "lock", QT_TRANSLATE_NOOP("Actions", "&Lock all bones"),
     QT_TRANSLATE_NOOP("Actions", "Locked bones keep their weights.")},
    {"weights.unlock-all", Window, "", "unlock", QT_TRANSLATE_NOOP("Actions", "&Unlock all bones"), ""},
    {"weights.linear-blend", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Linear &blend"),
     QT_TRANSLATE_NOOP("Actions", "The method of games: joints lose volume when they twist."), true},
    {"weights.dual-quaternion", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Dual quaternion"),
     QT_TRANSLATE_NOOP("Actions", "Keeps volume when joints twist; may bulge."), true},

    {"animation.play", Window, "Space", "play", QT_TRANSLATE_NOOP("Actions", "&Play"),
     QT_TRANSLATE_NOOP("Actions", "Plays or pauses the clip."), true},
    {"animation.previous-frame", Window, "Left", "previous", QT_TRANSLATE_NOOP("Actions", "Pr&evious frame"), ""},
    {"animation.next-frame", Window, "Right", "next", QT_TRANSLATE_NOOP("Actions", "&Next frame"), ""},
    {"animation.first-frame", Window, "Shift+Left", "", QT_TRANSLATE_NOOP("Actions", "&First frame"), ""},
    {"animation.last-frame", Window, "Shift+Right", "", QT_TRANSLATE_NOOP("Actions", "&Last frame"), ""},
    {"animation.loop", Window, "", "loop", QT_TRANSLATE_NOOP("Actions", "L&oop"),
     QT_TRANSLATE_NOOP("Actions", "Starts again at the end."), true},
    {"animation.no-clip", Window, "", "", QT_TRANSLATE_NOOP("Actions", "Show the pose, no &clip"),
     QT_TRANSLATE_NOOP("Actions", "Leaves the clip and shows the pose you made.")},

    {"workspace.skeleton", Window, "Alt+1", "bone", QT_TRANSLATE_NOOP("Actions", "&Skeleton workspace"),
     QT_TRANSLATE_NOOP("Actions", "Arranges the window for bones and poses."), true},
    {"workspace.weights", Window, "Alt+2", "paint", QT_TRANSLATE_NOOP("Actions", "&Weights workspace"),
     QT_TRANSLATE_NOOP("Actions", "Arranges the window for painting weights."), true},
    {"window.reset-layout", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Reset this workspace"),
     QT_TRANSLATE_NOOP("Actions", "Puts panels, display and tool of this workspace back to how they were delivered.")},
    {"window.dark", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Dark theme"), "", true},
    {"window.light", Window, "", "", QT_TRANSLATE_NOOP("Actions", "&Light theme"), "", true},
    {"window.full-screen", Window, "F11", "", QT_TRANSLATE_NOOP("Actions", "&Full screen"), "", true},
    {"window.message", Window, "F6", "", QT_TRANSLATE_NOOP("Actions", "Go to the &message"),
     QT_TRANSLATE_NOOP("Actions", "Moves the keyboard to the newest message.")},

    {"help.keys", Window, "F1", "", QT_TRANSLATE_NOOP("Actions", "&Keys"),
     QT_TRANSLATE_NOOP("Actions", "Lists every command with its key.")},
    {"help.about", Window, "", "info", QT_TRANSLATE_NOOP("Actions", "&About Rigwright"), ""},
    // clang-format on
});

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

QList<QKeySequence> actionKeys(const ActionInfo& action) {
    QList<QKeySequence> keys;
    for (const QString& text :
         QString::fromLatin1(action.keys).split(QStringLiteral("  "), Qt::SkipEmptyParts))
        keys.append(QKeySequence::fromString(text, QKeySequence::PortableText));
    return keys;
}

bool scopesOverlap(ActionScope a, ActionScope b) {
    const auto everywhere = [](ActionScope scope) { return scope == Window || scope == Viewport; };
    return a == b || everywhere(a) || everywhere(b);
}

} // namespace rigwright::editor
