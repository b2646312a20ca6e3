// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// TimeScrubber: a ruler of seconds with a playhead to drag.
#pragma once

#include <QWidget>

namespace rigwright::editor {

class TimeScrubber : public QWidget {
    Q_OBJECT
public:
    explicit TimeScrubber(QWidget* parent = nullptr);

    /// Times in seconds; an empty range draws a track without playhead.
    void setRange(double start, double end);
    /// Says nothing: scrubbed() is for what the user does.
    void setTime(double time);
    [[nodiscard]] double time() const { return m_time; }
    [[nodiscard]] double xOf(double time) const;
    [[nodiscard]] double timeAt(double x) const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void scrubbed(double time);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRect playheadStrip(double time) const;

    double m_start = 0.0;
    double m_end = 0.0;
    double m_time = 0.0;
};

/// Distance of labelled ticks: 1, 2 or 5 times a power of ten, so that labels stay `minimumPixels`
/// apart.
double tickStep(double span, double width, double minimumPixels);

} // namespace rigwright::editor
