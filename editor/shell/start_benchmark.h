// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Measures the program itself from inside: time to the first complete frame, memory, idle load.
#pragma once

#include "editor/shell/launch_options.h"

#include <QObject>

#include <functional>

namespace rigwright::editor {

class MainWindow;

/// Milliseconds since the process was started (resolution of the system: 10 ms on Linux).
double millisecondsSinceStart();
/// Resident memory in MiB; 0 where the system does not say.
double residentMegabytes();
/// Processor time of the process so far, in seconds.
double processorSeconds();

/// Prints one JSON object {firstFrameMs, residentMb[, idleCpuPercent]} on standard output once the
/// window has drawn its first complete frame (and idled for so long), then quits.
class StartBenchmark : public QObject {
    Q_OBJECT
public:
    StartBenchmark(MainWindow& window, const LaunchOptions& options);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void firstFrame();
    void report(double idlePercent);

    MainWindow& m_window;
    double m_idleSeconds;
    double m_firstFrameMs = -1.0;
};

} // namespace rigwright::editor
