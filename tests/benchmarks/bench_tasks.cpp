// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Measures the window from inside: how long each task on 1M vertices takes and how long it keeps
/// the event loop waiting, and what memory a hundred characters leave behind.
#include "app/cli/benches/bench_body.h"
#include "core/base/large_memory.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/commands/weight_tasks.h"
#include "editor/shell/main_window.h"
#include "editor/shell/start_benchmark.h"
#include "editor/ui/theme.h"
#include "tests/benchmarks/figure.h"
#include "tests/support/test_settings.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSurfaceFormat>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <functional>
#include <string>

using namespace rigwright;
using namespace rigwright::editor;
using rigwright::test::printFigure;

namespace {

constexpr double kGapTarget = 0.1; ///< s
constexpr int kPatience = 120'000; ///< ms
constexpr MeshInstanceIndex kMesh{0};

/// The longest time in which the event loop could take no event.
class LoopWatch : public QObject {
public:
    LoopWatch() {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, &LoopWatch::look);
        m_timer.start(1);
        m_clock.start();
    }
    void restart() {
        m_longest = 0;
        m_clock.restart();
    }
    double longestSeconds() {
        look();
        return double(m_longest) / 1e9;
    }

private:
    void look() {
        m_longest = std::max(m_longest, m_clock.nsecsElapsed());
        m_clock.restart();
    }
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
};

class Bench {
public:
    explicit Bench(MainWindow& window) : m_window(window) {}

    /// `start` begins a task, or does its work at once; waits until all tasks are done.
    void measure(const char* name, double target, const std::function<void()>& start) {
        settle();
        m_watch.restart();
        QElapsedTimer clock;
        clock.start();
        start();
        const bool done = QTest::qWaitFor([this] { return isIdle(); }, kPatience);
        const double seconds = double(clock.nsecsElapsed()) / 1e9;
        const double gap = m_watch.longestSeconds();
        if (target > 0.0)
            m_missing += printFigure(name, done ? seconds : -1.0, target, "s");
        m_missing += printFigure((std::string(name) + ": longest gap").c_str(), done ? gap : -1.0,
                                 kGapTarget, "s");
    }
    void operation(const char* name, const WeightOperation& operation) {
        measure(name, 0.0,
                [&] { startWeightTask(m_window.document(), m_window.tasks(), kMesh, operation); });
        measure((std::string("undo of ") + name).c_str(), 0.0,
                [this] { m_window.document().undo(); });
    }
    [[nodiscard]] int missing() const { return m_missing; }
    void add(int missing) { m_missing += missing; }

private:
    [[nodiscard]] bool isIdle() const {
        return m_window.tasks().count() == 0 && !m_window.files().isOpening();
    }
    /// Checks that follow a change run a moment later; they are tasks of their own.
    void settle() {
        QTest::qWait(700);
        if (!QTest::qWaitFor([this] { return isIdle(); }, kPatience))
            ++m_missing;
    }

    MainWindow& m_window;
    LoopWatch m_watch;
    int m_missing = 0;
};

void measureTasks(MainWindow& window, Bench& bench, const QString& folder) {
    Document& document = window.document();
    document.reset(cli::benchBody(1'000'000), {});
    Selection selection;
    selection.activeMesh = kMesh;
    selection.activeBone = document.character().meshes[0].binding->joints.front();
    selection.bones = {selection.activeBone};
    document.session().setSelection(selection);
    const QString project = folder + QStringLiteral("/million.rigw");
    const QString glb = folder + QStringLiteral("/million.glb");
    // Of several, as everywhere: the first one meets memory that the system has still to clear.
    for (int i = 0; i < 5; ++i)
        bench.measure("save 1M", 0.5, [&] { window.files().save(project); });
    // The same character with one lock more: what autosave writes is what saving wrote.
    setBoneFlag(document, std::array{selection.activeBone}, BoneFlag::Locked, true);
    bench.measure("autosave 1M", 0.5, [&] { window.autosave().saveNow(); });
    document.undo();
    bench.measure("export 1M, with proof", 1.63, [&] { window.files().exportTo(glb); });
    bench.operation("smooth 1M", smoothingOperation(5, 0.5f, 4));
    bench.operation("prune 1M", pruningOperation(0.01f));
    bench.operation("limit 1M", limitOperation(2));
    bench.operation("mirror 1M", mirrorOperation(true, 4));
    bench.operation("equalise 1M", twinsOperation());
    BrushSettings brush;
    brush.strength = 0.3f;
    bench.measure("fill 1M", 0.0, [&] { fillWeights(document, brush); });
    bench.measure("normalise 1M", 0.0, [&] { normaliseWeights(document, kMesh); });
    document.goToStep(0);
    bench.measure("close 1M", 0.0, [&] { document.reset({}, {}); });
    bench.measure("open 1M", 0.0, [&] { window.files().open(project); });
    document.reset({}, {});
}

void waitFor(Bench& bench, const std::function<bool()>& reached) {
    if (!QTest::qWaitFor(reached, kPatience))
        bench.add(1);
}

/// Opens and closes a file a hundred times; what memory the last ninety took.
void measureMemory(MainWindow& window, Bench& bench, const QString& folder) {
    window.files().openSample(QStringLiteral("mannequin"));
    const QString file = folder + QStringLiteral("/mannequin.rigw");
    window.files().save(file);
    waitFor(bench, [&] { return window.tasks().count() == 0; });
    double early = 0.0;
    for (int i = 1; i <= 100; ++i) {
        window.files().open(file);
        waitFor(bench, [&] { return !window.files().isOpening(); });
        QTest::qWait(60); // a few pictures
        window.document().reset({}, {});
        waitFor(bench, [&] { return window.tasks().count() == 0; });
        if (i == 10)
            early = residentMegabytes();
    }
    std::printf("memory after 10 and after 100 characters: %.1f MB, %.1f MB\n", early,
                residentMegabytes());
    bench.add(printFigure("growth of memory over 90 open/close",
                          std::max(0.0, residentMegabytes() - early), 10.0, "MB"));
}

} // namespace

int main(int argc, char** argv) {
    preferLargePages();
    qputenv("QT3D_RENDERER", "opengl");
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
    QApplication application(argc, argv);
    const QTemporaryDir folder;
    test::keepSettingsIn(folder.path());
    Theme::current().apply(ThemeName::Dark);
    MainWindow window;
    window.resize(1280, 800);
    Bench bench(window);
    measureTasks(window, bench, folder.path()); // not shown yet: drawing is not counted
    window.show();
    measureMemory(window, bench, folder.path());
    return bench.missing() == 0 ? 0 : 1;
}
