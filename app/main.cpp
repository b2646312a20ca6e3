// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The window's program: command line, application, window, exit code.
#include "core/base/large_memory.h"
#include "core/io/foreign_program.h"
#include "editor/shell/launch_options.h"
#include "editor/shell/main_window.h"
#include "editor/shell/snapshot.h"
#include "editor/shell/start_benchmark.h"
#include "editor/shell/workspaces.h"
#include "editor/ui/input_preferences.h"
#include "editor/ui/language.h"
#include "editor/ui/plain_texts.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/theme.h"
#include "editor/viewport/viewport_widget.h"

#include <QApplication>
#include <QIcon>
#include <QMessageBox>
#include <QSettings>
#include <QSurfaceFormat>
#include <QThreadPool>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <cstdlib>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

/// Qt aborts where it finds no display; leave with a sentence and a code instead.
void withoutDisplay(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) {
        std::fprintf(stderr, "%s\n", qPrintable(message));
        return;
    }
    std::fprintf(stderr,
                 "rigwright: no window can be opened here: %s\n"
                 "Start it in a desktop session, or under Xvfb (xvfb-run rigwright ...).\n",
                 qPrintable(message));
    std::_Exit(ExitGaveUp);
}

void setSurfaceFormat() {
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
}

ThemeName themeFor(const LaunchOptions& options) {
    if (options.theme)
        return *options.theme;
    return QSettings().value(QStringLiteral("theme")).toString() == QLatin1String("light")
               ? ThemeName::Light
               : ThemeName::Dark;
}

int runWindow(QApplication& application, const LaunchOptions& options) {
    if (const QString problem = ViewportWidget::graphicsProblem(); !problem.isEmpty()) {
        std::fprintf(stderr, "rigwright: %s\n", qPrintable(problem));
        QMessageBox box(QMessageBox::Critical, QCoreApplication::translate("main", "Rigwright"),
                        QString(), QMessageBox::Ok);
        setPlainTexts(box, problem);
        box.exec();
        return ExitGaveUp;
    }
    MainWindow window;
    const bool isBenchmark = options.benchmarkStart || options.benchmarkIdleSeconds > 0.0;
    if (isBenchmark)
        new StartBenchmark(window, options); // owned by the window
    if (!options.sample.isEmpty())
        window.fileFlow().openSample(options.sample);
    else if (!options.file.isEmpty())
        window.fileFlow().openFile(options.file);
    if (options.workspace)
        window.workspaces()->setCurrent(*options.workspace);
    window.show();
    if (!isBenchmark)
        QTimer::singleShot(0, &window, [&window] { window.fileFlow().offerRecovery(); });
    const int code = application.exec();
    QThreadPool::globalInstance()->waitForDone(); // checks and imports that were cancelled
    return code;
}

} // namespace

int main(int argc, char** argv) {
    readForeignIfAsked(argc, argv); // before anything of Qt
    preferLargePages();
    // A limit on the size of files is an error of writing, as a full disk, and not the end.
    std::signal(SIGXFSZ, SIG_IGN);
    qputenv("QT3D_RENDERER", "opengl"); // Qt 6.4 would pick RHI, where nothing is drawn, silently
    QCoreApplication::setOrganizationName(QStringLiteral("Rigwright"));
    QCoreApplication::setApplicationName(QStringLiteral("Rigwright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RIGWRIGHT_VERSION));
    setSurfaceFormat();

    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    const auto read = readLaunchOptions(arguments);
    if (const auto* stop = std::get_if<LaunchStop>(&read)) {
        if (stop->exitCode == ExitFine)
            std::printf("%s\n", qPrintable(stop->text.trimmed()));
        else
            std::fprintf(stderr, "rigwright: %s\nrigwright --help lists what it takes.\n",
                         qPrintable(stop->text));
        return stop->exitCode;
    }
    const LaunchOptions& options = std::get<LaunchOptions>(read);

    const QtMessageHandler usual = qInstallMessageHandler(withoutDisplay);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/desktop/rigwright.svg")));
    applyLanguage(options.language.value_or(preferredLanguage()));
    InputPreferences input = storedInputPreferences();
    input.keymap = options.keymap.value_or(input.keymap);
    applyInputPreferences(input);
    installSliderAccessibility();
    Theme::current().apply(themeFor(options));
    return options.snapshot.isEmpty() ? runWindow(application, options) : drawSnapshot(options);
}
