// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Renders and caches the line icons.
#include "editor/ui/icons.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>

namespace rigwright::editor {

namespace {

/// Above this the icon is a picture and gets a thinner line.
constexpr int kLargePixels = 48;

QString iconPath(const QString& name) {
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

QHash<QString, QPixmap>& cache() {
    static QHash<QString, QPixmap> pixmaps;
    return pixmaps;
}

/// The drawing, rendered at exactly `pixels` device pixels.
QPixmap render(const QString& name, const QSize& pixels, const QColor& colour) {
    const QString key = QStringLiteral("%1/%2x%3/%4")
                            .arg(name)
                            .arg(pixels.width())
                            .arg(pixels.height())
                            .arg(colour.rgba());
    const auto found = cache().constFind(key);
    if (found != cache().constEnd())
        return *found;
    QPixmap pixmap(pixels);
    pixmap.fill(Qt::transparent);
    QFile file(iconPath(name));
    if (file.open(QIODevice::ReadOnly)) {
        QByteArray svg = file.readAll();
        svg.replace("stroke=\"#000\"", "stroke=\"" + colour.name().toLatin1() + "\"");
        if (pixels.width() > kLargePixels) // pictures of cards: a line, not a beam
            svg.replace("stroke-width=\"1.5\"", "stroke-width=\"0.8\"");
        QSvgRenderer renderer(svg);
        QPainter painter(&pixmap);
        painter.setOpacity(colour.alphaF());
        renderer.render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    }
    cache().insert(key, pixmap);
    return pixmap;
}

Token tintToken(IconTint tint, QIcon::Mode mode, QIcon::State state) {
    if (mode == QIcon::Disabled)
        return Token::Disabled;
    switch (tint) {
    case IconTint::Action:
        return Token::Text;
    case IconTint::Strip:
        return state == QIcon::On ? Token::OnAccent : Token::Text;
    case IconTint::Toggle:
        return state == QIcon::On ? Token::AccentText : Token::Secondary;
    case IconTint::Secondary:
        return Token::Secondary;
    case IconTint::OnPrimary:
        return Token::OnPrimary;
    }
    return Token::Text;
}

class TintedIconEngine : public QIconEngine {
public:
    TintedIconEngine(QString name, IconTint tint) : m_name(std::move(name)), m_tint(tint) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode,
               QIcon::State state) override {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return render(m_name, size, Theme::current().colour(tintToken(m_tint, mode, state)));
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override {
        return pixmap(size, mode, state);
    }
    QIconEngine* clone() const override { return new TintedIconEngine(m_name, m_tint); }
    QString key() const override { return QStringLiteral("rigwright"); }

private:
    QString m_name;
    IconTint m_tint;
};

} // namespace

QIcon themeIcon(const QString& name, IconTint tint) {
    if (!QFile::exists(iconPath(name)))
        return {};
    return QIcon(new TintedIconEngine(name, tint));
}

QPixmap iconPixmap(const QString& name, int size, const QColor& colour, qreal devicePixelRatio) {
    const int pixels = int(std::lround(size * devicePixelRatio));
    QPixmap pixmap = render(name, QSize(pixels, pixels), colour);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

void clearIconCache() {
    cache().clear();
}

} // namespace rigwright::editor
