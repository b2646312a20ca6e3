// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Measures the programs from outside: first complete picture, idle window, peak memory of opening
/// 1M vertices. Needs an X display without a window manager (Xvfb), which it reads the pictures
/// from.
#include "app/cli/benches/bench_body.h"
#include "core/io/export.h"
#include "tests/benchmarks/figure.h"
#include "tests/benchmarks/process_figures.h"
#include "tests/support/paths.h"

#include <QGuiApplication>
#include <QImage>
#include <QPixmap>
#include <QScreen>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <utility>

using namespace rigwright;
using rigwright::test::printFigure;
using rigwright::test::WatchedProcess;

namespace {
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Every 24th row of the screen, one below the other: as high as a row of a list, so that each text
/// and button is met. Looking at all rows would take a third of a processor from the program.
QImage screen() {
    constexpr int kRowStep = 24;
    QScreen* const display = QGuiApplication::primaryScreen();
    const QSize size = display->size();
    QImage rows(size.width(), size.height() / kRowStep, QImage::Format_RGB32);
    for (int row = 0; row < rows.height(); ++row) {
        const QImage line =
            display->grabWindow(0, 0, row * kRowStep + kRowStep / 2, size.width(), 1)
                .toImage()
                .convertToFormat(QImage::Format_RGB32);
        std::copy_n(line.constScanLine(0), line.bytesPerLine(), rows.scanLine(row));
    }
    return rows;
}

/// Part of the pixels that differ visibly.
double difference(const QImage& a, const QImage& b) {
    std::size_t different = 0;
    for (int y = 0; y < a.height(); ++y) {
        const auto* left = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* right = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x)
            different += std::abs(qRed(left[x]) - qRed(right[x])) > 8 ||
                         std::abs(qGreen(left[x]) - qGreen(right[x])) > 8 ||
                         std::abs(qBlue(left[x]) - qBlue(right[x])) > 8;
    }
    return double(different) / (double(a.width()) * a.height());
}

struct WindowFigures {
    double firstFrameSeconds = -1.0; ///< -1: no picture came
    double idlePercent = -1.0;
    double peakMegabytes = -1.0;
};

/// The first complete picture is the first one that looks as the screen still does after `settle`
/// seconds (0.2 % of the pixels may differ).
WindowFigures measureWindow(const std::vector<std::string>& arguments, bool measureIdle) {
    constexpr double kSettle = 4.0;
    constexpr double kIdle = 10.0;
    const QImage before = screen();
    std::vector<std::pair<double, QImage>> pictures;
    const Clock::time_point start = Clock::now();
    WatchedProcess program(arguments);
    while (secondsSince(start) < kSettle) {
        QImage picture = screen();
        const double time = secondsSince(start);
        if (pictures.empty() || picture != pictures.back().second)
            pictures.emplace_back(time, std::move(picture));
        QThread::msleep(10); // leaves the processors to the program
    }
    WindowFigures figures;
    if (!program.isRunning() || difference(before, pictures.back().second) < 0.01)
        return figures;
    for (const auto& [time, picture] : pictures)
        if (difference(picture, pictures.back().second) < 0.002) {
            figures.firstFrameSeconds = time;
            break;
        }
    figures.peakMegabytes = program.peakMegabytes().value_or(-1.0);
    if (measureIdle) {
        const double busyBefore = program.processorSeconds().value_or(0.0);
        QThread::msleep(static_cast<unsigned long>(kIdle * 1000.0));
        figures.idlePercent =
            100.0 * (program.processorSeconds().value_or(-1.0) - busyBefore) / kIdle;
    }
    return figures;
}

int measureStart(const char* name, std::vector<std::string> arguments) {
    std::vector<double> times;
    WindowFigures figures;
    for (int repetition = 0; repetition < 3; ++repetition) {
        const WindowFigures now = measureWindow(arguments, repetition == 2);
        times.push_back(now.firstFrameSeconds);
        figures = now;
    }
    std::sort(times.begin(), times.end());
    const std::string prefix = std::string(name) + ": ";
    int missing = printFigure((prefix + "first complete picture, median of 3").c_str(),
                              times.front() < 0.0 ? -1.0 : times[1], 0.6, "s");
    missing += printFigure((prefix + "idle for 10 s").c_str(), figures.idlePercent, 1.0, "% core");
    missing += printFigure((prefix + "peak memory").c_str(), figures.peakMegabytes, 200.0, "MB");
    return missing;
}

int measureOpening(const std::string& cli) {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("million.glb")).toStdString();
    if (!exportGlb(cli::benchBody(1'000'000), file))
        return printFigure("info on 1M vertices: peak memory", -1.0, 4.0, "× file");
    const double megabytes = double(std::filesystem::file_size(file)) / 1e6;
    WatchedProcess info({cli, "info", file.string()});
    const WatchedProcess::End end = info.wait();
    std::printf("the file of 1M vertices has %.1f MB, `info` had %.1f MB\n", megabytes,
                end.peakMegabytes);
    return printFigure("info on 1M vertices: peak memory",
                       end.exitCode == 0 ? end.peakMegabytes / megabytes : -1.0, 4.0, "× file");
}
} // namespace

int main(int argc, char** argv) {
    QGuiApplication application(argc, argv);
    const std::string folder = test::binaryDir().string();
    int missing = measureOpening(folder + "/rigwright-cli");
    missing += measureStart("empty start", {folder + "/rigwright"});
    missing += measureStart("mannequin", {folder + "/rigwright", "--sample", "mannequin"});
    return missing == 0 ? 0 : 1;
}
