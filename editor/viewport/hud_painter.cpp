// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HudPainter: legend, plates, labels, axis gizmo.
#include "editor/viewport/hud_painter.h"

#include "editor/ui/heat_ramp.h"
#include "editor/ui/metrics.h"
#include "editor/ui/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr double kAxisArm = 28.0;
constexpr double kAxisDisc = 8.0;

constexpr double kHalo = 2.0;          ///< around the letters of a label
constexpr double kWidestLabel = 220.0; ///< logical pixels
/// From the left whatever the direction of the letters.
constexpr int kOneLine = Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextSingleLine;

QColor token(Token which) {
    return Theme::current().colour(which);
}

/// A transparent picture of a logical size.
QImage canvas(double width, double height, double pixelRatio) {
    QImage image(int(std::ceil(width * pixelRatio)), int(std::ceil(height * pixelRatio)),
                 QImage::Format_RGBA8888_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    return image;
}

/// Letters on a coloured ground: dark or white, whichever reads better.
QColor letterOn(const QColor& ground) {
    const double luminance =
        0.2126 * ground.redF() + 0.7152 * ground.greenF() + 0.0722 * ground.blueF();
    return luminance > 0.45 ? token(Token::AxisLetter) : QColor(Qt::white);
}

QString shortened(const QString& text, const QFontMetricsF& metrics) {
    return metrics.elidedText(text, Qt::ElideMiddle, kWidestLabel);
}

void paintZeroCell(QPainter& painter, const QRectF& cell) {
    const QColor zero = token(Token::ZeroWeight);
    painter.save();
    painter.setClipRect(cell);
    painter.fillRect(cell, zero);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(QColor::fromRgbF(zero.redF() * 0.7f, zero.greenF() * 0.7f, zero.blueF() * 0.7f), 1.6));
    const double step = 7.0 * std::sqrt(2.0); // pitch 7 across lines at 45 degrees
    for (double x = cell.left() - cell.height(); x < cell.right(); x += step)
        painter.drawLine(QPointF(x, cell.top()), QPointF(x + cell.height(), cell.bottom()));
    painter.restore();
    painter.setPen(Qt::white);
    painter.setFont(uiFont(TextRole::Strong));
    painter.drawText(cell, Qt::AlignCenter, QStringLiteral("0"));
}

void paintRamp(QPainter& painter, const QRectF& bar, HeatRamp ramp) {
    const int number = int(ramp);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (const HeatStop& stop : heatStops(number))
        gradient.setColorAt(stop.position, QColor::fromRgb(stop.colour));
    painter.fillRect(bar, gradient);
    for (int tick = 1; tick < 10; ++tick) {
        if (tick == 1 || tick == 5)
            continue; // the numbers stand there
        const double x = std::round(bar.left() + bar.width() * tick / 10.0);
        painter.fillRect(QRectF(x, bar.bottom() - 4.0, 1.0, 4.0),
                         letterOn(heatColour(number, tick / 10.0)));
    }
    painter.setFont(uiFont(TextRole::Small));
    const QRectF text = bar.adjusted(4.0, 0.0, -4.0, 0.0);
    const auto number2 = [](double value, int decimals) { return numberText(value, decimals); };
    painter.setPen(letterOn(heatColour(number, 0.08)));
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, number2(0.01, 2));
    painter.setPen(letterOn(heatColour(number, 0.5)));
    painter.drawText(text, Qt::AlignCenter, number2(0.5, 1));
    painter.setPen(letterOn(heatColour(number, 1.0)));
    painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, number2(1.0, 0));
}

} // namespace

QString heatRampName(HeatRamp ramp) {
    switch (ramp) {
    case HeatRamp::Classic:
        return QCoreApplication::translate("HeatRamp", "Classic");
    case HeatRamp::Fire:
        return QCoreApplication::translate("HeatRamp", "Fire");
    case HeatRamp::Cividis:
        return QCoreApplication::translate("HeatRamp", "Cividis");
    case HeatRamp::Greyscale:
        return QCoreApplication::translate("HeatRamp", "Greyscale");
    }
    return {};
}

QImage paintLegend(const QString& boneName, HeatRamp ramp, double pixelRatio) {
    QImage image = canvas(kLegendWidth, kLegendHeight, pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(QRectF(0.0, 0.0, kLegendWidth, kLegendHeight), token(Token::HudPlate));

    const QRectF heading(8.0, 5.0, kLegendWidth - 16.0, 18.0);
    painter.setFont(uiFont(TextRole::Body));
    painter.setPen(token(Token::Secondary));
    const QString rampName = heatRampName(ramp);
    painter.drawText(heading, Qt::AlignRight | Qt::AlignVCenter, rampName);
    const double taken = QFontMetricsF(uiFont(TextRole::Body)).horizontalAdvance(rampName) + 12.0;
    painter.setFont(uiFont(TextRole::Strong));
    painter.setPen(token(Token::Text));
    painter.drawText(heading, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(uiFont(TextRole::Strong))
                         .elidedText(boneName, Qt::ElideRight, heading.width() - taken));

    paintZeroCell(painter, QRectF(8.0, 28.0, 20.0, 16.0));
    paintRamp(painter, QRectF(32.0, 28.0, 224.0, 16.0), ramp);
    return image;
}

QImage paintPlate(const std::vector<HudPlate::Line>& lines, double pixelRatio) {
    constexpr double kPadding = 8.0;
    constexpr double kGap = 20.0;
    constexpr double kLine = 16.0;
    const QFont strong = uiFont(TextRole::Strong);
    const QFont body = uiFont(TextRole::Body);
    const auto fontOf = [&](std::size_t row) { return row == 0 ? strong : body; };
    double labels = 0.0;
    double values = 0.0;
    for (std::size_t row = 0; row < lines.size(); ++row) {
        const QFontMetricsF metrics(fontOf(row));
        labels = std::max(labels, metrics.horizontalAdvance(lines[row].label));
        values = std::max(values, metrics.horizontalAdvance(lines[row].value));
    }
    const double width = std::ceil(labels + values + (values > 0.0 ? kGap : 0.0) + 2.0 * kPadding);
    const double height = kLine * double(lines.size()) + 8.0;
    QImage image = canvas(width, height, pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(QRectF(0.0, 0.0, width, height), token(Token::HudPlate));
    for (std::size_t row = 0; row < lines.size(); ++row) {
        const QRectF line(kPadding, 4.0 + kLine * double(row), width - 2.0 * kPadding, kLine);
        painter.setFont(fontOf(row));
        painter.setPen(token(row == 0 ? Token::Text : Token::Secondary));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, lines[row].label);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, lines[row].value);
    }
    return image;
}

QImage paintNotice(const Notice& notice, double widest, double pixelRatio) {
    constexpr double kPadding = 8.0;
    const QFontMetricsF strong(uiFont(TextRole::Strong));
    const QFontMetricsF body(uiFont(TextRole::Body));
    const QString dot =
        notice.strong.isEmpty() || notice.text.isEmpty() ? QString() : QStringLiteral(" \u00b7 ");
    const double inner = std::max(0.0, widest - 2.0 * kPadding);
    const QString first = strong.elidedText(notice.strong, Qt::ElideRight, inner);
    const double dotAt = strong.horizontalAdvance(first);
    const double textAt = dotAt + body.horizontalAdvance(dot);
    // Not one letter and an ellipsis: then rather nothing.
    const bool hasRoom = inner - textAt >= 4.0 * body.averageCharWidth();
    const QString text =
        hasRoom ? body.elidedText(notice.text, Qt::ElideRight, inner - textAt) : QString();
    const double end = text.isEmpty() ? dotAt : textAt + body.horizontalAdvance(text);
    const double height = std::ceil(std::max(strong.height(), body.height())) + 8.0;
    const double width = std::ceil(end + 2.0 * kPadding);
    QImage image = canvas(width, height, pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(QRectF(0.0, 0.0, width, height), token(Token::HudPlate));
    const auto write = [&](const QString& part, double at, TextRole role, Token ink) {
        painter.setFont(uiFont(role));
        painter.setPen(token(ink));
        painter.drawText(QRectF(kPadding + at, 0.0, width, height), kOneLine, part);
    };
    write(first, 0.0, TextRole::Strong, Token::Text);
    if (!text.isEmpty()) {
        write(dot, dotAt, TextRole::Body, Token::Secondary);
        write(text, textAt, TextRole::Body, Token::Secondary);
    }
    return image;
}

QSizeF labelSize(const QString& text, TextRole role) {
    const QFontMetricsF metrics(uiFont(role));
    return {std::ceil(metrics.horizontalAdvance(shortened(text, metrics)) + 2.0 * kHalo),
            std::ceil(metrics.height() + 2.0 * kHalo)};
}

QImage paintLabel(const QString& text, const LabelLook& look, double pixelRatio) {
    const QSizeF size = labelSize(text, look.role);
    QImage image = canvas(size.width(), size.height(), pixelRatio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const QFont font = uiFont(look.role);
    painter.setFont(font);
    const QString shown = shortened(text, QFontMetricsF(font));
    const QRectF rect(kHalo, kHalo, size.width(), size.height() - 2.0 * kHalo);
    const auto write = [&](const QPointF& offset, const QColor& ink) {
        painter.setPen(ink);
        painter.drawText(rect.translated(offset), kOneLine, shown);
    };
    // The text itself all around it, not its outline: any font and script can do that.
    for (int step = 0; step < 12; ++step) {
        const double angle = kPi * step / 6.0;
        const double radius = step % 2 == 0 ? kHalo - 0.5 : 0.5 * kHalo;
        write({radius * std::cos(angle), radius * std::sin(angle)}, token(Token::StickEdge));
    }
    write({}, look.ink);
    return image;
}

std::array<AxisEnd, 3> axisEnds(const Camera& camera) {
    const Mat3d view = viewFromModel(camera).linear();
    std::array<AxisEnd, 3> ends;
    for (int k = 0; k < 3; ++k)
        ends[std::size_t(k)] = {Vec2d(view(0, k), -view(1, k)) * kAxisArm, view(2, k)};
    return ends;
}

QImage paintAxes(const Camera& camera, double pixelRatio) {
    static constexpr std::array kTokens = {Token::AxisX, Token::AxisY, Token::AxisZ};
    static constexpr std::array kLetters = {'X', 'Y', 'Z'};
    QImage image = canvas(kAxesSize, kAxesSize, pixelRatio);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const auto ends = axisEnds(camera);
    std::array<std::size_t, 3> order = {0, 1, 2};
    std::ranges::sort(order, {}, [&](std::size_t k) { return ends[k].depth; });
    const QPointF centre(kAxesSize / 2.0, kAxesSize / 2.0);
    QFont font = uiFont(TextRole::Strong);
    font.setPixelSize(11);
    painter.setFont(font);
    for (const std::size_t k : order) {
        const QColor colour = token(kTokens[k]);
        const QPointF end = centre + QPointF(ends[k].offset.x(), ends[k].offset.y());
        painter.setPen(QPen(colour, 2.0));
        painter.drawLine(centre, end);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(end, kAxisDisc, kAxisDisc);
        painter.setPen(token(Token::AxisLetter));
        painter.drawText(
            QRectF(end.x() - kAxisDisc, end.y() - kAxisDisc, 2.0 * kAxisDisc, 2.0 * kAxisDisc),
            Qt::AlignCenter, QString(QLatin1Char(kLetters[k])));
    }
    return image;
}

} // namespace rigwright::editor
