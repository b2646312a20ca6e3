// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads /proc and the clock.
#include "editor/shell/start_benchmark.h"

#include "editor/shell/main_window.h"
#include "editor/shell/start_page.h"
#include "editor/viewport/viewport_widget.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTextStream>
#include <QTimer>

#include <ctime>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace rigwright::editor {

namespace {
/// Fonts, caches and background checks settle before idling is measured.
constexpr int kSettleMs = 2000;
} // namespace

double millisecondsSinceStart() {
#ifdef Q_OS_LINUX
    QFile file(QStringLiteral("/proc/self/stat"));
    timespec now{};
    if (file.open(QIODevice::ReadOnly) && clock_gettime(CLOCK_BOOTTIME, &now) == 0) {
        // Field 22, counted after the closing bracket of the program's name (field 2).
        const QByteArray text = file.readAll();
        const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
        if (fields.size() > 19)
            return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6 -
                   fields[19].toDouble() * 1e3 / double(sysconf(_SC_CLK_TCK));
    }
#endif
    return double(std::clock()) * 1e3 / CLOCKS_PER_SEC;
}

double residentMegabytes() {
#ifdef Q_OS_LINUX
    QFile file(QStringLiteral("/proc/self/statm"));
    if (file.open(QIODevice::ReadOnly)) {
        const QList<QByteArray> fields = file.readAll().split(' ');
        if (fields.size() > 1)
            return fields[1].toDouble() * double(sysconf(_SC_PAGESIZE)) / (1024.0 * 1024.0);
    }
#endif
    return 0.0;
}

double processorSeconds() {
    return double(std::clock()) / CLOCKS_PER_SEC;
}

StartBenchmark::StartBenchmark(MainWindow& window, const LaunchOptions& options)
    : QObject(&window), m_window(window), m_idleSeconds(options.benchmarkIdleSeconds) {
    connect(window.viewport(), &ViewportWidget::firstFrameDrawn, this, &StartBenchmark::firstFrame);
    window.startPage()->installEventFilter(this);
}

bool StartBenchmark::eventFilter(QObject* watched, QEvent* event) {
    // An empty start is complete when the start page has been painted and shown.
    if (event->type() == QEvent::Paint && m_window.document().isEmpty() &&
        !m_window.files().isOpening())
        QTimer::singleShot(0, this, &StartBenchmark::firstFrame);
    return QObject::eventFilter(watched, event);
}

void StartBenchmark::firstFrame() {
    if (m_firstFrameMs >= 0.0)
        return;
    m_firstFrameMs = millisecondsSinceStart();
    if (!(m_idleSeconds > 0.0)) {
        report(-1.0);
        return;
    }
    QTimer::singleShot(kSettleMs, this, [this] {
        const double before = processorSeconds();
        QElapsedTimer clock;
        clock.start();
        QTimer::singleShot(int(m_idleSeconds * 1000.0), Qt::PreciseTimer, this,
                           [this, before, clock] {
                               const double seconds = double(clock.nsecsElapsed()) / 1e9;
                               report(100.0 * (processorSeconds() - before) / seconds);
                           });
    });
}

void StartBenchmark::report(double idlePercent) {
    QTextStream out(stdout);
    out << "{\"firstFrameMs\": " << QString::number(m_firstFrameMs, 'f', 1)
        << ", \"residentMb\": " << QString::number(residentMegabytes(), 'f', 1);
    if (idlePercent >= 0.0)
        out << ", \"idleCpuPercent\": " << QString::number(idlePercent, 'f', 2);
    out << "}" << Qt::endl;
    QCoreApplication::quit();
}

} // namespace rigwright::editor
