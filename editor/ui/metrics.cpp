// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lengths and fonts derived from the system's text size.
#include "editor/ui/metrics.h"

#include <QApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {
constexpr double kReferenceTextPixels = 12.0;
double g_scale = 1.0;
} // namespace

double uiScale() {
    return g_scale;
}
void setUiScale(double scale) {
    g_scale = std::clamp(scale, 0.75, 3.0);
}

int px(double length) {
    return int(std::lround(length * g_scale));
}

QFont uiFont(TextRole role) {
    QFont font = QApplication::font();
    double size = kReferenceTextPixels;
    switch (role) {
    case TextRole::Body:
        break;
    case TextRole::Strong:
        font.setWeight(QFont::DemiBold);
        break;
    case TextRole::Small:
        size = 11.0;
        break;
    case TextRole::Status:
        size = 11.5;
        break;
    case TextRole::SectionTitle:
        size = 13.0;
        font.setWeight(QFont::DemiBold);
        break;
    case TextRole::CardTitle:
        size = 16.0;
        font.setWeight(QFont::DemiBold);
        break;
    case TextRole::PageTitle:
        size = 24.0;
        font.setWeight(QFont::DemiBold);
        break;
    }
    // Points keep the fraction that whole pixels would lose (11.5); 72 points an inch, at 96 dots.
    font.setPointSizeF(size * g_scale * 72.0 / 96.0);
    return font;
}

int rowHeight() {
    return std::max(px(24), QFontMetrics(uiFont(TextRole::Body)).height() + px(6));
}
int fieldHeight() {
    return rowHeight();
}

QString numberText(double value, int decimals) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = locale.toString(std::abs(value), 'f', decimals);
    const bool roundsToZero = std::abs(value) * std::pow(10.0, decimals) < 0.5;
    return value < 0.0 && !roundsToZero ? QChar(0x2212) + text : text;
}

} // namespace rigwright::editor
