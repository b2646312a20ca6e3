// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The preferences in use, and those kept for the next start.
#include "editor/ui/input_preferences.h"

#include <QSettings>

namespace rigwright::editor {

namespace {

InputPreferences g_inUse;

const QString kKeymap = QStringLiteral("keys/keymap");
const QString kNumpad = QStringLiteral("keys/emulateNumpad");
const QString kTrackpad = QStringLiteral("keys/trackpad");
const QString kOrbit = QStringLiteral("keys/orbitAround");
const QString kSelection = QStringLiteral("selection");

} // namespace

QString keymapName(Keymap keymap) {
    return keymap == Keymap::Maya ? QStringLiteral("maya") : QStringLiteral("blender");
}

std::optional<Keymap> keymapNamed(const QString& name) {
    for (const Keymap keymap : {Keymap::Blender, Keymap::Maya})
        if (name == keymapName(keymap))
            return keymap;
    return std::nullopt;
}

const InputPreferences& inputPreferences() {
    return g_inUse;
}

void applyInputPreferences(const InputPreferences& preferences) {
    if (preferences == g_inUse)
        return;
    g_inUse = preferences;
    Q_EMIT inputNotifier().changed();
}

InputPreferences storedInputPreferences() {
    const QSettings settings;
    InputPreferences stored;
    stored.keymap = keymapNamed(settings.value(kKeymap).toString()).value_or(stored.keymap);
    stored.emulateNumpad = settings.value(kNumpad, stored.emulateNumpad).toBool();
    stored.trackpad = settings.value(kTrackpad, stored.trackpad).toBool();
    if (settings.value(kOrbit).toString() == kSelection)
        stored.orbitCentre = OrbitCentre::Selection;
    return stored;
}

void rememberInputPreferences(const InputPreferences& preferences) {
    QSettings settings;
    settings.setValue(kKeymap, keymapName(preferences.keymap));
    settings.setValue(kNumpad, preferences.emulateNumpad);
    settings.setValue(kTrackpad, preferences.trackpad);
    settings.setValue(kOrbit, preferences.orbitCentre == OrbitCentre::Selection
                                  ? kSelection
                                  : QStringLiteral("pointer"));
}

InputNotifier& inputNotifier() {
    static InputNotifier notifier;
    return notifier;
}

} // namespace rigwright::editor
