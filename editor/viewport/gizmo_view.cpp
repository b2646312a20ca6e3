// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GizmoView: handles made of lines, rebuilt when the camera or the tool moves.
#include "editor/viewport/gizmo_view.h"

#include "editor/ui/theme.h"
#include "editor/viewport/scene_context.h"

#include <array>
#include <cmath>

namespace rigwright::editor {

struct GizmoView::Place {
    double radius = 0.0; ///< handle length in metres
    Vec3d toEye = Vec3d::UnitZ();
};

namespace {

constexpr double kLineWidth = 2.5;
constexpr double kHotWidth = 3.5;
constexpr double kEdge = 1.0;
constexpr double kFarAlpha = 0.22; ///< of the half of a ring that lies behind
constexpr double kArrowPixels = 14.0;
constexpr double kBoxPixels = 10.0;
constexpr int kRingSegments = 72;

constexpr std::array kAxes = {GizmoAxis::X, GizmoAxis::Y, GizmoAxis::Z};
constexpr std::array kAxisTokens = {Token::AxisX, Token::AxisY, Token::AxisZ};

LineStyle styleOf(const Gizmo& gizmo, GizmoAxis axis, Token token) {
    const bool lit = axis == gizmo.active || (axis == gizmo.hot && gizmo.active == GizmoAxis::None);
    QColor colour = Theme::current().colour(lit ? Token::Accent : token);
    if (gizmo.active != GizmoAxis::None && !lit)
        colour.setAlphaF(0.35); // while one is dragged the others step back
    return {colour, lit ? kHotWidth : kLineWidth, kEdge};
}

QColor withAlpha(QColor colour, double factor) {
    colour.setAlphaF(float(colour.alphaF() * factor));
    return colour;
}

} // namespace

GizmoView::GizmoView(SceneContext& context)
    : m_lines(context, context.graph.gizmo, LineBatch::Space::Model) {}

void GizmoView::show(const std::optional<Gizmo>& gizmo, const Camera& camera,
                     const Vec2d& viewportSize) {
    m_lines.clear();
    if (gizmo) {
        Place place;
        place.radius = gizmo->size * metresPerPixel(camera, gizmo->origin, viewportSize);
        const Affine3d view = viewFromModel(camera);
        place.toEye = camera.orthographic
                          ? Vec3d(view.linear().transpose().col(2))
                          : Vec3d((eyePosition(camera) - gizmo->origin).normalized());
        if (gizmo->kind == GizmoKind::Rotate)
            addRings(*gizmo, place);
        else if (gizmo->kind == GizmoKind::Move)
            addArrows(*gizmo, place);
        else
            addBoxes(*gizmo, place);
    }
    m_lines.upload();
}

void GizmoView::addRings(const Gizmo& gizmo, const Place& place) {
    addWedge(gizmo, place);
    const auto ring = [&](const Vec3d& normal, double radius, LineStyle style, bool halved) {
        const Vec3d u = normal.unitOrthogonal();
        const Vec3d v = normal.cross(u);
        const auto at = [&](int k) {
            const double angle = 2.0 * kPi * k / kRingSegments;
            return Vec3d(radius * (std::cos(angle) * u + std::sin(angle) * v));
        };
        const QColor near = style.colour;
        // Far halves first, so that near ones lie over them.
        for (const bool drawNear : {false, true}) {
            for (int k = 0; k < kRingSegments; ++k) {
                const Vec3d a = at(k);
                const Vec3d b = at(k + 1);
                const bool isNear = !halved || (a + b).dot(place.toEye) >= -1e-3 * radius;
                if (isNear != drawNear)
                    continue;
                style.colour = isNear ? near : withAlpha(near, kFarAlpha);
                style.edge = isNear ? kEdge : 0.0;
                m_lines.addLine(gizmo.origin + a, gizmo.origin + b, style);
            }
        }
    };
    ring(place.toEye, kGizmoViewRing * place.radius, styleOf(gizmo, GizmoAxis::View, Token::Stick),
         false);
    for (std::size_t k = 0; k < kAxes.size(); ++k)
        ring(gizmo.axes.col(Eigen::Index(k)), place.radius,
             styleOf(gizmo, kAxes[k], kAxisTokens[k]), true);
}

void GizmoView::addArrows(const Gizmo& gizmo, const Place& place) {
    const double metresPerPx = place.radius / gizmo.size;
    for (std::size_t k = 0; k < kAxes.size(); ++k) {
        const LineStyle style = styleOf(gizmo, kAxes[k], kAxisTokens[k]);
        const Vec3d axis = gizmo.axes.col(Eigen::Index(k));
        const Vec3d tip = gizmo.origin + place.radius * axis;
        const Vec3d neck = tip - kArrowPixels * metresPerPx * axis;
        m_lines.addLine(gizmo.origin + 0.12 * place.radius * axis, neck, style);
        m_lines.addLine(neck, tip, {style.colour, 11.0, kEdge, 0.0});
    }
    m_lines.addDisc(gizmo.origin, 5.0, styleOf(gizmo, GizmoAxis::View, Token::Stick).colour);
}

void GizmoView::addBoxes(const Gizmo& gizmo, const Place& place) {
    const double half = kBoxPixels / 2.0 * place.radius / gizmo.size;
    const auto box = [&](const Vec3d& centre, const QColor& colour) {
        // Of one colour, so the order of its sides does not matter.
        for (int k = 0; k < 3; ++k) {
            const Vec3d out = half * gizmo.axes.col(k);
            const Vec3d u = half * gizmo.axes.col((k + 1) % 3);
            const Vec3d v = half * gizmo.axes.col((k + 2) % 3);
            for (const double side : {-1.0, 1.0}) {
                const Vec3d at = centre + side * out;
                m_lines.addTriangle(at - u - v, at + u - v, at + u + v, colour);
                m_lines.addTriangle(at - u - v, at + u + v, at - u + v, colour);
            }
        }
    };
    for (std::size_t k = 0; k < kAxes.size(); ++k) {
        LineStyle style = styleOf(gizmo, kAxes[k], kAxisTokens[k]);
        const Vec3d axis = gizmo.axes.col(Eigen::Index(k));
        const Vec3d end = gizmo.origin + place.radius * axis;
        m_lines.addLine(gizmo.origin + 0.12 * place.radius * axis, end, style);
        box(end, style.colour);
    }
    box(gizmo.origin, styleOf(gizmo, GizmoAxis::View, Token::Stick).colour);
}

/// The angle turned so far, as a filled sector of the active ring.
void GizmoView::addWedge(const Gizmo& gizmo, const Place& place) {
    if (!gizmo.angle || gizmo.active == GizmoAxis::None)
        return;
    Vec3d normal = place.toEye;
    double radius = kGizmoViewRing * place.radius;
    for (std::size_t k = 0; k < kAxes.size(); ++k) {
        if (gizmo.active == kAxes[k]) {
            normal = gizmo.axes.col(Eigen::Index(k));
            radius = place.radius;
        }
    }
    const Vec3d u = normal.unitOrthogonal();
    const Vec3d v = normal.cross(u);
    const int steps = std::max(1, int(std::ceil(std::abs(*gizmo.angle) / (2.0 * kPi) * 96.0)));
    const QColor fill = withAlpha(Theme::current().colour(Token::Accent), 0.25);
    const auto at = [&](int k) {
        const double angle = *gizmo.angle * k / steps;
        return Vec3d(gizmo.origin + radius * (std::cos(angle) * u + std::sin(angle) * v));
    };
    for (int k = 0; k < std::min(steps, 96 * 4); ++k)
        m_lines.addTriangle(gizmo.origin, at(k), at(k + 1), fill);
}

} // namespace rigwright::editor
