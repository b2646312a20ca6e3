// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MarksView: everything is projected here, so that rings stay round and lines thin.
#include "editor/viewport/marks_view.h"

#include "editor/ui/theme.h"
#include "editor/viewport/scene_context.h"
#include "editor/viewport/screen_line.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rigwright::editor {

namespace {

// Logical pixels.
constexpr double kRing = 7.0;
constexpr double kHotRing = 8.0;
constexpr double kActiveRing = 9.0;
constexpr double kRingWidth = 2.0;
constexpr double kDot = 1.6;
constexpr double kEdge = 1.0;
constexpr double kOuterRing = 20.0;
constexpr double kCrossFrom = 15.0;
constexpr double kCrossTo = 44.0;
constexpr double kThin = 1.0;
constexpr double kStickWidth = 2.0;
constexpr double kDotted = 2.0;
constexpr double kDottedGap = 4.0;
constexpr double kLabelGap = 5.0;
constexpr double kBoneGap = 5.0;
constexpr int kRingParts = 32;
constexpr int kOuterDashes = 14;

Vec3d flat(const Vec2d& pixel) {
    return {pixel.x(), pixel.y(), 0.0};
}

Vec2d onCircle(const Vec2d& centre, double radius, double turns) {
    const double angle = 2.0 * kPi * turns;
    return centre + radius * Vec2d(std::cos(angle), std::sin(angle));
}

QColor faded(QColor colour, float alpha) {
    colour.setAlphaF(colour.alphaF() * alpha);
    return colour;
}

QColor brighter(const QColor& colour) {
    const auto towards1 = [](float channel) { return channel + 0.5f * (1.0f - channel); };
    return QColor::fromRgbF(towards1(colour.redF()), towards1(colour.greenF()),
                            towards1(colour.blueF()));
}

Token sideToken(Marker::Kind kind) {
    switch (kind) {
    case Marker::Kind::Left:
        return Token::SideLeft;
    case Marker::Kind::Right:
        return Token::SideRight;
    case Marker::Kind::Centre:
        break;
    }
    return Token::SideCentre;
}

QColor colourOf(const Marker& marker) {
    const Theme& theme = Theme::current();
    if (marker.active)
        return theme.colour(Token::Accent);
    const QColor side = theme.colour(sideToken(marker.kind));
    return marker.hot ? brighter(side) : side;
}

double ringOf(const Marker& marker) {
    return marker.active ? kActiveRing : (marker.hot ? kHotRing : kRing);
}

/// The first ones get room first, and lie on top.
int rankOf(const Marker& marker) {
    return marker.active ? 0 : (marker.hot ? 1 : 2);
}

} // namespace

MarksView::MarksView(SceneContext& context)
    : m_lines(context, context.graph.hud, LineBatch::Space::Pixels), m_labels(context) {}

void MarksView::repaint() {
    m_labels.forget();
    m_sizes.clear();
}

void MarksView::show(const Overlay& overlay, std::span<const BoneLabel> bones, const View& view) {
    const bool isEmpty = overlay.markers.empty() && overlay.modelLines.empty() && bones.empty();
    if (isEmpty && m_isEmpty)
        return;
    m_isEmpty = isEmpty;
    m_lines.clear();
    m_labels.clear();
    m_wishes.clear();
    m_places.clear();
    for (const ModelLine& line : overlay.modelLines)
        addModelLine(line, view);
    struct Placed {
        const Marker* marker;
        Vec2d at;
    };
    std::vector<Placed> placed;
    const Projection projection(view.camera, view.size);
    for (const Marker& marker : overlay.markers) {
        Vec2d at;
        if (projection(marker.place, at))
            placed.push_back({&marker, at});
    }
    std::ranges::stable_sort(placed, {}, [](const Placed& one) { return rankOf(*one.marker); });
    View crowded = view;
    for (auto one = placed.rbegin(); one != placed.rend(); ++one) {
        addMarker(*one->marker, one->at);
        const double reach = ringOf(*one->marker);
        crowded.taken.emplace_back(one->at.x() - reach, one->at.y() - reach, 2.0 * reach,
                                   2.0 * reach);
    }
    for (const Placed& one : placed)
        wishMarkerLabel(*one.marker, one.at, view);
    for (const BoneLabel& bone : bones)
        wishBoneLabel(bone, view);
    placeLabels(crowded);
    m_lines.upload();
    m_labels.upload(view.pixelRatio);
}

void MarksView::addModelLine(const ModelLine& line, const View& view) {
    const std::optional<ScreenPiece> seen = seenPiece(view.camera, view.size, line.from, line.to);
    if (!seen)
        return;
    const QColor colour = Theme::current().colour(line.active ? Token::Accent : Token::Stick);
    if (!line.dashed) {
        m_lines.addLine(flat(seen->from), flat(seen->to), {colour, kStickWidth, kEdge});
        return;
    }
    for (const ScreenPiece& dash : dashes(*seen, kDotted, kDottedGap))
        m_lines.addLine(flat(dash.from), flat(dash.to), {colour, kThin, 0.0});
}

void MarksView::addMarker(const Marker& marker, const Vec2d& at) {
    const QColor colour = colourOf(marker);
    const double radius = ringOf(marker);
    // Inside of the ring darker, so that the dot reads on any ground.
    m_lines.addDisc(flat(at), radius - kRingWidth,
                    faded(Theme::current().colour(Token::StickEdge), 0.7f));
    for (int part = 0; part < kRingParts; ++part)
        m_lines.addLine(flat(onCircle(at, radius, double(part) / kRingParts)),
                        flat(onCircle(at, radius, double(part + 1) / kRingParts)),
                        {colour, kRingWidth, kEdge});
    m_lines.addDisc(flat(at), kDot, colour);
    if (marker.active)
        addActiveMark(at);
}

/// A dashed circle around it, and a cross whose middle stays free.
void MarksView::addActiveMark(const Vec2d& at) {
    const LineStyle style{Theme::current().colour(Token::Accent), kThin, 0.0};
    for (int dash = 0; dash < kOuterDashes; ++dash) {
        constexpr int kParts = 3; // of a dash, so that it is bent
        for (int part = 0; part < kParts; ++part) {
            const double first = (dash + 0.6 * part / kParts) / kOuterDashes;
            const double last = (dash + 0.6 * (part + 1) / kParts) / kOuterDashes;
            m_lines.addLine(flat(onCircle(at, kOuterRing, first)),
                            flat(onCircle(at, kOuterRing, last)), style);
        }
    }
    for (int arm = 0; arm < 4; ++arm)
        m_lines.addLine(flat(onCircle(at, kCrossFrom, arm / 4.0)),
                        flat(onCircle(at, kCrossTo, arm / 4.0)), style);
}

void MarksView::wish(const Wish& label, const LabelWish& place) {
    LabelWish sized = place;
    if (label.look.role == TextRole::Body) {
        QSizeF& size = m_sizes[label.text];
        if (size.isEmpty())
            size = labelSize(label.text, label.look.role);
        sized.size = size;
    } else {
        sized.size = labelSize(label.text, label.look.role);
    }
    m_wishes.push_back(label);
    m_places.push_back(sized);
}

void MarksView::wishMarkerLabel(const Marker& marker, const Vec2d& at, const View& view) {
    if (marker.label.isEmpty())
        return;
    const Theme& theme = Theme::current();
    LabelWish place{QPointF(at.x(), at.y()), {}, ringOf(marker) + kLabelGap};
    if (marker.active) {
        place.reach = kCrossTo; // above the cross
        place.side = LabelSide::Above;
        wish({marker.label, {theme.colour(Token::Accent), TextRole::Strong}}, place);
        return;
    }
    // Away from the body: seen from in front, the right hand is at the left.
    const bool isMirrored = viewFromModel(view.camera).linear()(0, 0) < 0.0;
    const Marker::Kind atLeft = isMirrored ? Marker::Kind::Left : Marker::Kind::Right;
    place.side = marker.kind == atLeft ? LabelSide::Left : LabelSide::Right;
    wish({marker.label, {theme.colour(Token::Stick), TextRole::Body}}, place);
}

/// Beside the middle of upright bones, over that of lying ones.
void MarksView::wishBoneLabel(const BoneLabel& bone, const View& view) {
    const Projection projection(view.camera, view.size);
    Vec2d middle;
    if (!projection((bone.head + bone.tail) / 2.0, middle))
        return;
    Vec2d head = middle;
    Vec2d tail = middle;
    const bool isLying = projection(bone.head, head) && projection(bone.tail, tail) &&
                         std::abs(tail.x() - head.x()) > std::abs(tail.y() - head.y());
    const QColor ink = Theme::current().colour(bone.selected ? Token::Accent : Token::Stick);
    wish({bone.text, {ink, bone.active ? TextRole::Strong : TextRole::Body}},
         {QPointF(middle.x(), middle.y()),
          {},
          kBoneGap,
          isLying ? LabelSide::Above : LabelSide::Right});
}

void MarksView::placeLabels(const View& view) {
    const QRectF ground(0.0, 0.0, view.size.x(), view.size.y());
    const auto places = layOutLabels(m_places, ground, view.taken);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i])
            m_labels.add(m_wishes[i].text, m_wishes[i].look, *places[i]);
}

} // namespace rigwright::editor
