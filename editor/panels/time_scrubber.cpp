// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Drawing and dragging of the time scrubber.
#include "editor/panels/time_scrubber.h"

#include "editor/panels/playhead.h"
#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {
constexpr int kMargin = 16;
constexpr int kTrackY = 28; // from the top: head of the playhead above, labels below
} // namespace

double tickStep(double span, double width, double minimumPixels) {
    if (!(span > 0.0) || !(width > 0.0))
        return 1.0;
    const double wanted = span * minimumPixels / width;
    const double decade = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * decade >= wanted)
            return factor * decade;
    }
    return 10.0 * decade;
}

TimeScrubber::TimeScrubber(QWidget* parent) : QWidget(parent) {
    setMinimumWidth(px(160));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    onLanguage(this, [this] { setAccessibleName(tr("Time")); });
}

QSize TimeScrubber::sizeHint() const {
    return {px(600), px(64)};
}

void TimeScrubber::setRange(double start, double end) {
    if (start == m_start && end == m_end)
        return;
    m_start = start;
    m_end = end;
    update();
}

void TimeScrubber::setTime(double time) {
    if (time == m_time)
        return;
    update(playheadStrip(m_time));
    m_time = time;
    update(playheadStrip(m_time));
}

QRect TimeScrubber::playheadStrip(double time) const {
    const int half = px(10);
    return {int(xOf(time)) - half, 0, 2 * half, height()};
}

double TimeScrubber::xOf(double time) const {
    const double span = m_end - m_start;
    const double track = width() - 2.0 * px(kMargin);
    const double t = span > 0.0 ? std::clamp((time - m_start) / span, 0.0, 1.0) : 0.0;
    return px(kMargin) + t * track;
}

double TimeScrubber::timeAt(double x) const {
    const double track = std::max(width() - 2.0 * px(kMargin), 1.0);
    return m_start + std::clamp((x - px(kMargin)) / track, 0.0, 1.0) * (m_end - m_start);
}

void TimeScrubber::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const int y = px(kTrackY);
    const double left = px(kMargin);
    const double right = width() - px(kMargin);
    painter.fillRect(QRectF(left, y, right - left, 1), theme.colour(Token::Border));
    if (m_end <= m_start)
        return;

    painter.setFont(uiFont(TextRole::Small));
    const double step = tickStep(m_end - m_start, right - left, px(72));
    const int decimals = std::max(0, int(std::ceil(-std::log10(step) - 1e-9)));
    const double first = std::ceil(m_start / (step / 5.0) - 1e-6);
    for (double i = first; i * step / 5.0 <= m_end + 1e-9; i += 1.0) {
        const double time = i * step / 5.0;
        const bool labelled = std::abs(std::remainder(i, 5.0)) < 0.5;
        const double x = std::round(xOf(time));
        painter.fillRect(QRectF(x, y, 1, labelled ? px(6) : px(3)), theme.colour(Token::Border));
        if (labelled) {
            painter.setPen(theme.colour(Token::Secondary));
            painter.drawText(QRectF(x - px(36), y + px(8), px(72), px(16)), Qt::AlignCenter,
                             numberText(time, decimals));
        }
    }

    paintPlayhead(painter, xOf(m_time), y);
}

void TimeScrubber::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_end > m_start)
        Q_EMIT scrubbed(timeAt(event->position().x()));
}

void TimeScrubber::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) && m_end > m_start)
        Q_EMIT scrubbed(timeAt(event->position().x()));
}

} // namespace rigwright::editor
