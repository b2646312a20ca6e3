// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HudView: placing the pictures.
#include "editor/viewport/hud_view.h"

#include "editor/ui/theme.h"
#include "editor/viewport/hud_painter.h"
#include "editor/viewport/scene_context.h"
#include "editor/viewport/shader_effect.h"

#include <QVector2D>
#include <QVector4D>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr double kMargin = 16.0;
constexpr double kAxesInset = 12.0;
constexpr double kSmallestNotice = 80.0; ///< where the picture itself is hardly wider
constexpr double kAxisReach = 11.0;      ///< how near to an axis end counts as on it

QVariant asVariant(DataTexture& texture) {
    return QVariant::fromValue<Qt3DRender::QAbstractTexture*>(texture.node());
}

} // namespace

HudItem::HudItem(SceneContext& context) : m_context(context) {
    m_entity = makeDrawable(context.root(), context.square(), 6, context.graph.hud);
    m_texture = std::make_unique<DataTexture>(m_entity, QSize(64, 64), DataTexture::Format::Rgba8,
                                              DataTexture::Sampling::Nearest);
    auto* material = context.makeMaterial(
        context.effect(QStringLiteral("hud"),
                       [&] { return makeEffect(QStringLiteral("hud"), context.root()); }),
        m_entity);
    m_picture =
        new Qt3DRender::QParameter(QStringLiteral("picture"), asVariant(*m_texture), material);
    m_rect = new Qt3DRender::QParameter(QStringLiteral("rect"), QVector4D(), material);
    m_uvSize = new Qt3DRender::QParameter(QStringLiteral("uvSize"), QVector2D(1, 1), material);
    for (Qt3DRender::QParameter* parameter : {m_picture, m_rect, m_uvSize})
        material->addParameter(parameter);
    m_entity->setEnabled(false);
}

void HudItem::show(const QImage& image, const QPointF& place) {
    if (image.isNull()) {
        hide();
        return;
    }
    const QSize needed = m_texture->size().expandedTo(image.size());
    if (needed != m_texture->size()) {
        auto larger = std::make_unique<DataTexture>(m_entity, needed, DataTexture::Format::Rgba8,
                                                    DataTexture::Sampling::Nearest);
        m_picture->setValue(asVariant(*larger));
        m_texture->release();
        m_texture = std::move(larger);
    }
    m_texture->upload(image, true);
    m_pixelRatio = image.devicePixelRatio();
    m_size = QSizeF(image.size()) / m_pixelRatio;
    m_uvSize->setValue(QVector2D(float(image.width()) / float(needed.width()),
                                 float(image.height()) / float(needed.height())));
    m_entity->setEnabled(true);
    moveTo(place);
}

void HudItem::moveTo(const QPointF& place) {
    m_rect->setValue(QVector4D(float(place.x()), float(place.y()), float(m_size.width()),
                               float(m_size.height())));
}

void HudItem::hide() {
    m_entity->setEnabled(false);
}

HudView::HudView(SceneContext& context)
    : m_axes(context), m_legend(context), m_notice(context), m_plate(context),
      m_circleLabel(context), m_circle(context, context.graph.hud, LineBatch::Space::Pixels),
      m_lines(context, context.graph.hud, LineBatch::Space::Pixels) {}

void HudView::setFrame(const Frame& frame) {
    if (frame == m_frame)
        return;
    m_frame = frame;
    repaint();
}

void HudView::repaint() {
    m_shownCamera.reset();
    m_legendStale = true;
    m_noticeStale = true;
}

/// Whole device pixels, so that text stays crisp.
QPointF HudView::snapped(const QPointF& place) const {
    return {std::round(place.x() * m_frame.pixelRatio) / m_frame.pixelRatio,
            std::round(place.y() * m_frame.pixelRatio) / m_frame.pixelRatio};
}

QRectF HudView::axesRect() const {
    return {snapped({m_frame.size.x() - kAxesSize - kAxesInset, kAxesInset}),
            QSizeF(kAxesSize, kAxesSize)};
}

QRectF HudView::legendRect() const {
    return {snapped({kMargin, m_frame.size.y() - kMargin - kLegendHeight}),
            QSizeF(kLegendWidth, kLegendHeight)};
}

void HudView::showAxes(const Camera& camera) {
    if (m_shownCamera && m_shownCamera->yaw == camera.yaw && m_shownCamera->pitch == camera.pitch)
        return;
    m_shownCamera = camera;
    m_axes.show(paintAxes(camera, m_frame.pixelRatio), axesRect().topLeft());
}

void HudView::showLegend(const std::optional<QString>& boneName, HeatRamp ramp) {
    if (!m_legendStale && boneName == m_shownBone && ramp == m_shownRamp)
        return;
    m_legendStale = false;
    m_shownBone = boneName;
    m_shownRamp = ramp;
    if (boneName)
        m_legend.show(paintLegend(*boneName, ramp, m_frame.pixelRatio), legendRect().topLeft());
    else
        m_legend.hide();
}

void HudView::showNotice(const std::optional<Notice>& notice) {
    if (!m_noticeStale && notice == m_shownNotice)
        return;
    m_noticeStale = false;
    m_shownNotice = notice;
    if (!notice) {
        m_notice.hide();
        return;
    }
    const double widest = axesRect().left() - 2.0 * kMargin;
    m_notice.show(paintNotice(*notice, std::max(widest, kSmallestNotice), m_frame.pixelRatio),
                  snapped({kMargin, kMargin}));
}

std::vector<QRectF> HudView::taken() const {
    std::vector<QRectF> rects = {axesRect()};
    if (m_shownBone)
        rects.push_back(legendRect());
    if (m_shownNotice)
        rects.emplace_back(QPointF(kMargin, kMargin), m_notice.size());
    return rects;
}

void HudView::showPlate(const std::optional<HudPlate>& plate, double keepClear) {
    if (!plate || plate->lines.empty()) {
        m_plate.hide();
        return;
    }
    const QImage image = paintPlate(plate->lines, m_frame.pixelRatio);
    const QSizeF size = QSizeF(image.size()) / image.devicePixelRatio();
    const double away = kMargin + keepClear;
    double x = plate->anchor.x() + away;
    if (x + size.width() > m_frame.size.x() - 4.0)
        x = plate->anchor.x() - away - size.width();
    const double y = std::clamp(plate->anchor.y() - size.height() / 2.0, 4.0,
                                std::max(4.0, m_frame.size.y() - size.height() - 4.0));
    m_plate.show(image, snapped({x, y}));
}

void HudView::showCircle(const std::optional<ScreenCircle>& circle) {
    m_circle.clear();
    if (circle && circle->radius > 0.0) {
        constexpr int kSegments = 96;
        const auto at = [&](int k) {
            const double angle = 2.0 * kPi * k / kSegments;
            return Vec3d(circle->centre.x() + circle->radius * std::cos(angle),
                         circle->centre.y() + circle->radius * std::sin(angle), 0.0);
        };
        QColor fill = Theme::current().colour(Token::Accent);
        fill.setAlphaF(0.10f);
        const Vec3d centre(circle->centre.x(), circle->centre.y(), 0.0);
        for (int k = 0; k < kSegments; ++k)
            m_circle.addTriangle(centre, at(k), at(k + 1), fill);
        for (int k = 0; k < kSegments; ++k)
            m_circle.addLine(at(k), at(k + 1), {QColor(Qt::white), 2.0, 1.0});
    }
    m_circle.upload();
    if (!circle || circle->label.isEmpty()) {
        m_circleLabel.hide();
        return;
    }
    const QImage image = paintPlate({{circle->label, QString()}}, m_frame.pixelRatio);
    const QSizeF size = QSizeF(image.size()) / image.devicePixelRatio();
    m_circleLabel.show(image, snapped({circle->centre.x() - size.width() / 2.0,
                                       circle->centre.y() - size.height() / 2.0}));
}

void HudView::showLines(const std::vector<ScreenLine>& lines) {
    if (lines.empty() && !m_hasLines)
        return;
    m_hasLines = !lines.empty();
    constexpr double kWidth = 1.5;
    constexpr double kDot = 3.5;
    m_lines.clear();
    QColor fill = Theme::current().colour(Token::Accent);
    fill.setAlphaF(0.10f);
    const LineStyle style{QColor(Qt::white), kWidth, 1.0};
    const auto at = [](const Vec2d& point) { return Vec3d(point.x(), point.y(), 0.0); };
    for (const ScreenLine& line : lines) {
        const std::vector<Vec2d>& points = line.points;
        for (std::size_t i = 2; line.filled && i < points.size(); ++i)
            m_lines.addTriangle(at(points[0]), at(points[i - 1]), at(points[i]), fill);
        for (std::size_t i = 1; i < points.size(); ++i)
            m_lines.addLine(at(points[i - 1]), at(points[i]), style);
        if (line.closed && points.size() > 2)
            m_lines.addLine(at(points.back()), at(points.front()), style);
        if (line.dots && !points.empty()) {
            m_lines.addDisc(at(points.front()), kDot, style.colour);
            m_lines.addDisc(at(points.back()), kDot, style.colour);
        }
    }
    m_lines.upload();
}

HudHit HudView::hit(const Vec2d& place, const Camera& camera) const {
    const QPointF point(place.x(), place.y());
    if (m_shownBone && legendRect().contains(point))
        return {HudHit::Part::Legend, {}};
    const QRectF axes = axesRect();
    const QPointF off = point - axes.center();
    if (!axes.contains(point) || std::hypot(off.x(), off.y()) > kAxesSize / 2.0)
        return {};
    static constexpr std::array kViews = {"right", "top", "front"};
    static constexpr std::array kOpposite = {"left", "bottom", "back"};
    const auto ends = axisEnds(camera);
    HudHit hit{HudHit::Part::Axes, {}};
    double nearest = -2.0;
    for (std::size_t k = 0; k < ends.size(); ++k) {
        const double distance = (Vec2d(off.x(), off.y()) - ends[k].offset).norm();
        if (distance > kAxisReach || ends[k].depth < nearest)
            continue;
        nearest = ends[k].depth;
        // An axis that already points at the viewer turns round to the other side.
        hit.view = QLatin1String(ends[k].depth > 0.999 ? kOpposite[k] : kViews[k]);
    }
    return hit;
}

} // namespace rigwright::editor
