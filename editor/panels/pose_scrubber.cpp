// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Drawing and dragging of the pose scrubber.
#include "editor/panels/pose_scrubber.h"

#include "editor/panels/playhead.h"
#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {
constexpr int kMargin = 40; // half a label stands over at both ends
constexpr int kTrackY = 30;
constexpr double kSnapPixels = 6.0;
} // namespace

PoseScrubber::PoseScrubber(QWidget* parent) : QWidget(parent) {
    setMinimumWidth(px(160));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setFocusPolicy(Qt::TabFocus);
    onLanguage(this, [this] { setAccessibleName(tr("Test poses")); });
}

QSize PoseScrubber::sizeHint() const {
    return {px(600), px(64)};
}

void PoseScrubber::setPoses(const QStringList& names) {
    m_names = names;
    update();
}

void PoseScrubber::setHint(const QString& hint) {
    m_hint = hint;
    update();
}

void PoseScrubber::setPlace(double place) {
    if (place == m_place)
        return;
    const bool sameLabel = std::lround(place) == std::lround(m_place);
    update(playheadStrip(m_place));
    m_place = place;
    update(playheadStrip(m_place));
    if (!sameLabel)
        update(); // another label is the current one
}

QRect PoseScrubber::playheadStrip(double place) const {
    const int half = px(10);
    return {int(xOf(place)) - half, 0, 2 * half, height()};
}

double PoseScrubber::xOf(double place) const {
    const double last = std::max(double(m_names.size()) - 1.0, 1.0);
    return px(kMargin) + std::clamp(place / last, 0.0, 1.0) * (width() - 2.0 * px(kMargin));
}

double PoseScrubber::placeAt(double x) const {
    const double last = std::max(double(m_names.size()) - 1.0, 0.0);
    const double track = std::max(width() - 2.0 * px(kMargin), 1.0);
    return std::clamp((x - px(kMargin)) / track, 0.0, 1.0) * last;
}

/// As many as there is room for: the current one always, then each that does not overlap.
void PoseScrubber::paintLabels(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const double y = px(kTrackY + 8);
    const int current = int(std::lround(m_place));
    const auto area = [&](int i, const QFont& font) {
        const double wide = QFontMetricsF(font).horizontalAdvance(m_names[i]);
        const double left = std::clamp(xOf(i) - wide / 2.0, 0.0, std::max(width() - wide, 0.0));
        return QRectF(left, y, wide, px(16));
    };
    const auto draw = [&](int i, const QFont& font, Token ink) {
        painter.setFont(font);
        painter.setPen(theme.colour(ink));
        painter.drawText(area(i, font).adjusted(-1, 0, 1, 0), Qt::AlignCenter, m_names[i]);
    };
    QFont strong = uiFont(TextRole::Small);
    strong.setWeight(QFont::DemiBold);
    const QRectF taken = area(current, strong);
    draw(current, strong, Token::Text);
    const QFont font = uiFont(TextRole::Small);
    double free = 0.0;
    for (int i = 0; i < m_names.size(); ++i) {
        const QRectF box = area(i, font);
        if (i == current) {
            free = std::max(free, taken.right() + px(8));
        } else if (box.left() >= free && !box.intersects(taken.adjusted(-px(8), 0, px(8), 0))) {
            draw(i, font, Token::Secondary);
            free = box.right() + px(8);
        }
    }
}

void PoseScrubber::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (m_names.isEmpty()) {
        painter.setFont(uiFont(TextRole::Small));
        painter.setPen(theme.colour(Token::Secondary));
        painter.drawText(rect().adjusted(px(16), 0, -px(16), 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_hint);
        return;
    }
    const int y = px(kTrackY);
    const double left = xOf(0.0);
    const double right = xOf(double(m_names.size()) - 1.0);
    painter.fillRect(QRectF(left, y, right - left, 1), theme.colour(Token::Border));
    for (int i = 0; i < m_names.size(); ++i)
        painter.fillRect(QRectF(std::round(xOf(i)), y - px(4), 1, px(8)),
                         theme.colour(Token::Secondary));
    paintLabels(painter);

    paintPlayhead(painter, xOf(m_place), y);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(theme.colour(Token::AccentLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

/// Near a pose the playhead goes to it, so that a click on a name gives the pose itself.
void PoseScrubber::scrubTo(double x) {
    if (m_names.isEmpty())
        return;
    const double place = placeAt(x);
    const double nearest = std::round(place);
    Q_EMIT scrubbed(std::abs(xOf(nearest) - x) <= px(kSnapPixels) ? nearest : place);
}

void PoseScrubber::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        scrubTo(event->position().x());
}

void PoseScrubber::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        scrubTo(event->position().x());
}

void PoseScrubber::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left)
        Q_EMIT stepped(-1);
    else if (event->key() == Qt::Key_Right)
        Q_EMIT stepped(1);
    else
        QWidget::keyPressEvent(event);
}

} // namespace rigwright::editor
