// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Theme, full screen, messages and help.
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/shell/help_dialogs.h"
#include "editor/ui/theme.h"
#include "editor/ui/toast.h"

#include <QSettings>
#include <QWidget>

namespace rigwright::editor {

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
    context.actions.bind(
        "window.full-screen",
        {[&window](bool) { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); },
         {},
         [&window] { return window.isFullScreen(); }});
    ToastStack& toasts = context.toasts;
    context.actions.bind("window.message", {[&toasts](bool) { toasts.focusNewest(); }, {}, {}});
    context.actions.bind("help.keys", {[&window](bool) { showKeys(&window); }, {}, {}});
    context.actions.bind("help.about", {[&window](bool) { showAbout(&window); }, {}, {}});
}

} // namespace rigwright::editor
