// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Theme, keys, full screen, messages and help.
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/shell/help_dialogs.h"
#include "editor/ui/input_preferences.h"
#include "editor/ui/theme.h"
#include "editor/ui/toast.h"

#include <QCoreApplication>
#include <QSettings>
#include <QWidget>

#include <type_traits>

namespace rigwright::editor {

namespace {

/// Each changes one preference, at once and for the next start.
void bindKeys(const ActionContext& context) {
    const auto bind = [&context](const char* id, auto InputPreferences::*preference, auto wanted) {
        context.actions.bind(id, {[preference, wanted](bool) {
                                      InputPreferences preferences = inputPreferences();
                                      preferences.*preference = wanted(preferences.*preference);
                                      applyInputPreferences(preferences);
                                      rememberInputPreferences(preferences);
                                  },
                                  {},
                                  [preference, wanted] {
                                      const auto now = inputPreferences().*preference;
                                      if constexpr (std::is_same_v<decltype(now), const bool>)
                                          return now;
                                      else
                                          return now == wanted(now);
                                  }});
    };
    const auto always = [](auto value) { return [value](auto) { return value; }; };
    const auto other = [](bool now) { return !now; };
    bind("keys.blender", &InputPreferences::keymap, always(Keymap::Blender));
    bind("keys.maya", &InputPreferences::keymap, always(Keymap::Maya));
    bind("keys.emulate-numpad", &InputPreferences::emulateNumpad, other);
    bind("keys.trackpad", &InputPreferences::trackpad, other);
    bind("keys.orbit-pointer", &InputPreferences::orbitCentre, always(OrbitCentre::Pointer));
    bind("keys.orbit-selection", &InputPreferences::orbitCentre, always(OrbitCentre::Selection));
}

} // namespace

void bindWindowActions(const ActionContext& context, QWidget& window) {
    const auto bindTheme = [&](const char* id, ThemeName theme, const char* stored) {
        context.actions.bind(id, {[theme, name = QString::fromLatin1(stored)](bool) {
                                      Theme::current().apply(theme);
                                      QSettings().setValue(QStringLiteral("theme"), name);
                                  },
                                  {},
                                  [theme] { return Theme::current().name() == theme; }});
    };
    bindTheme("window.dark", ThemeName::Dark, "dark");
    bindTheme("window.light", ThemeName::Light, "light");
    bindKeys(context);
    context.actions.bind(
        "window.full-screen",
        {[&window](bool) { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); },
         {},
         [&window] { return window.isFullScreen(); }});
    ToastStack& toasts = context.toasts;
    context.actions.bind(
        "window.message",
        {[&toasts, &window](bool) {
             window.activateWindow(); // the picture's own window may have the keyboard
             if (!toasts.focusNewest())
                 toasts.show(Severity::Info,
                             QCoreApplication::translate("WindowActions", "There is no message."));
         },
         {},
         {}});
    context.actions.bind("help.keys", {[&window](bool) { showKeys(&window); }, {}, {}});
    context.actions.bind("help.about", {[&window](bool) { showAbout(&window); }, {}, {}});
}

} // namespace rigwright::editor
