// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// InputPreferences: whose keys the hands know, and what pointing devices there are.
#pragma once

#include <QObject>
#include <QString>

#include <optional>

namespace rigwright::editor {

/// The columns of keys in the table of actions.
enum class Keymap { Blender, Maya };

/// What stays in its place while the camera turns.
enum class OrbitCentre {
    Pointer,   ///< the surface under the pointer; beside it, as Selection
    Selection, ///< the middle of the selected bones; without any, what the camera looks at
};

struct InputPreferences {
    Keymap keymap = Keymap::Blender;
    /// Digits of the main block do what the number pad does, where the keymap leaves them free.
    bool emulateNumpad = false;
    /// Two fingers orbit, with Shift pan, with Ctrl zoom; else scrolling zooms, as a wheel does.
    bool trackpad = false;
    OrbitCentre orbitCentre = OrbitCentre::Pointer;

    friend bool operator==(const InputPreferences&, const InputPreferences&) = default;
};

/// "blender", "maya": in settings and on the command line.
QString keymapName(Keymap keymap);
std::optional<Keymap> keymapNamed(const QString& name);

/// Those in use; the defaults before the first applyInputPreferences().
const InputPreferences& inputPreferences();
/// Takes them over at once: shortcuts, hints and tool tips follow the notifier.
void applyInputPreferences(const InputPreferences& preferences);

/// What was kept for this start; the defaults where nothing (readable) was.
InputPreferences storedInputPreferences();
void rememberInputPreferences(const InputPreferences& preferences);

/// Tells of every applyInputPreferences() that changed something.
class InputNotifier : public QObject {
    Q_OBJECT
Q_SIGNALS:
    void changed();
};
InputNotifier& inputNotifier();

} // namespace rigwright::editor
