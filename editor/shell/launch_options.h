// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// LaunchOptions: what the command line of the window asks for.
#pragma once

#include "core/skin/binding.h"
#include "editor/document/session.h"
#include "editor/ui/input_preferences.h"
#include "editor/ui/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace rigwright::editor {

/// Exit codes shared with the command line program.
enum ExitCode {
    ExitFine = 0,
    ExitUsage = 2,
    ExitCannotRead = 3,
    ExitCannotWrite = 4,
    ExitGaveUp = 5
};

struct BoneTurn {
    QString bone;
    int axis = 0; ///< 0 x, 1 y, 2 z, of the bone itself
    double degrees = 0.0;
};

struct LaunchOptions {
    QString file;
    QString sample;
    std::optional<ThemeName> theme;
    std::optional<QString> language; ///< a code of languages(); for this run only
    std::optional<Keymap> keymap;    ///< for this run only
    std::optional<QString> workspace;

    QString snapshot; ///< where the picture goes; "" = open the window
    QSize size{1280, 720};
    QString view = QStringLiteral("front");
    QString bone;
    std::optional<Shading> shading;
    QString clip;
    double time = 0.0;
    std::vector<BoneTurn> turns;
    std::optional<SkinningMethod> method;

    bool benchmarkStart = false;     ///< print time to the first frame and memory, then leave
    double benchmarkIdleSeconds = 0; ///< > 0: print processor time while idle, then leave
};

/// Text to print and the code to leave with (0 for --help and --version).
struct LaunchStop {
    int exitCode = ExitFine;
    QString text;
};

/// `arguments` with the program's name first.
std::variant<LaunchOptions, LaunchStop> readLaunchOptions(const QStringList& arguments);

} // namespace rigwright::editor
