// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A recursive descent reader for number fields.
#include "editor/ui/expression.h"

#include <cmath>

namespace rigwright::editor {

namespace {

/// Factor that takes `written` into `unit`; 0 = does not fit.
double unitFactor(const QString& written, const QString& unit) {
    if (written == unit)
        return 1.0;
    if (written == QLatin1String("%"))
        return 0.01;
    if (unit == QLatin1String("m")) {
        if (written == QLatin1String("cm"))
            return 0.01;
        if (written == QLatin1String("mm"))
            return 0.001;
    }
    if (unit == QLatin1String("cm")) {
        if (written == QLatin1String("m"))
            return 100.0;
        if (written == QLatin1String("mm"))
            return 0.1;
    }
    if (unit == QStringLiteral("°")) {
        if (written == QLatin1String("deg"))
            return 1.0;
        if (written == QLatin1String("rad"))
            return 57.295779513082320877;
    }
    if (unit == QLatin1String("s") && written == QLatin1String("ms"))
        return 0.001;
    return 0.0;
}

class Reader {
public:
    Reader(QString text, QString unit) : m_text(std::move(text)), m_unit(std::move(unit)) {}

    std::optional<double> readAll() {
        const std::optional<double> value = sum(0);
        skipSpace();
        if (!value || m_at != m_text.size() || !std::isfinite(*value))
            return std::nullopt;
        return value;
    }

private:
    static constexpr int kMaxDepth = 64; // brackets; the text comes from a person or a clipboard

    void skipSpace() {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }
    bool take(QChar wanted) {
        skipSpace();
        if (m_at >= m_text.size() || m_text[m_at] != wanted)
            return false;
        ++m_at;
        return true;
    }
    bool takeMinus() { return take(QLatin1Char('-')) || take(QChar(0x2212)); }

    std::optional<double> sum(int depth) {
        std::optional<double> value = product(depth);
        while (value) {
            const bool plus = take(QLatin1Char('+'));
            if (!plus && !takeMinus())
                break;
            const std::optional<double> next = product(depth);
            if (!next)
                return std::nullopt;
            value = plus ? *value + *next : *value - *next;
        }
        return value;
    }
    std::optional<double> product(int depth) {
        std::optional<double> value = factor(depth);
        while (value) {
            const bool times = take(QLatin1Char('*')) || take(QChar(0x00D7));
            if (!times && !take(QLatin1Char('/')) && !take(QChar(0x00F7)))
                break;
            const std::optional<double> next = factor(depth);
            if (!next)
                return std::nullopt;
            value = times ? *value * *next : *value / *next;
        }
        return value;
    }
    std::optional<double> factor(int depth) {
        if (depth > kMaxDepth)
            return std::nullopt;
        if (takeMinus()) {
            const std::optional<double> value = factor(depth + 1);
            return value ? std::optional(-*value) : std::nullopt;
        }
        if (take(QLatin1Char('+')))
            return factor(depth + 1);
        if (take(QLatin1Char('('))) {
            const std::optional<double> value = sum(depth + 1);
            return value && take(QLatin1Char(')')) ? value : std::nullopt;
        }
        return number();
    }
    std::optional<double> number() {
        skipSpace();
        const qsizetype start = m_at;
        while (m_at < m_text.size() &&
               (m_text[m_at].isDigit() || m_text[m_at] == QLatin1Char('.') ||
                m_text[m_at] == QLatin1Char(',')))
            ++m_at;
        bool ok = false;
        double value = m_text.mid(start, m_at - start)
                           .replace(QLatin1Char(','), QLatin1Char('.'))
                           .toDouble(&ok);
        if (!ok)
            return std::nullopt;
        skipSpace();
        const qsizetype unitStart = m_at;
        while (m_at < m_text.size() && (m_text[m_at].isLetter() || m_text[m_at] == QChar(0x00B0) ||
                                        m_text[m_at] == QLatin1Char('%')))
            ++m_at;
        if (m_at > unitStart) {
            const double factor = unitFactor(m_text.mid(unitStart, m_at - unitStart), m_unit);
            if (factor == 0.0)
                return std::nullopt;
            value *= factor;
        }
        return value;
    }

    QString m_text;
    QString m_unit;
    qsizetype m_at = 0;
};

} // namespace

std::optional<double> evaluateExpression(const QString& text, const QString& unit) {
    return Reader(text.trimmed(), unit).readAll();
}

} // namespace rigwright::editor
