// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ControlsView: lines of constant width, the selected ones on top, and a few labels.
#include "editor/viewport/controls_view.h"

#include "core/rig/make_control.h"
#include "editor/document/bone_segments.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/theme.h"
#include "editor/viewport/limit_shape.h"
#include "editor/viewport/scene_context.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rigwright::editor {

namespace {

// Logical pixels.
constexpr double kWidth = 2.0;
constexpr double kHotWidth = 3.0;
constexpr double kActiveWidth = 2.5;
constexpr double kEdge = 1.0;
constexpr double kThin = 1.0;
constexpr double kDash = 4.0;
constexpr double kDashGap = 3.0;
constexpr double kPassDot = 3.0;
constexpr double kLabelGap = 6.0;
constexpr double kLabelMostReach = 120.0;
constexpr int kMostDashes = 400;
constexpr float kPullAlpha = 0.7f;
constexpr float kFirstPassAlpha = 0.2f;

QColor faded(QColor colour, float alpha) {
    colour.setAlphaF(colour.alphaF() * alpha);
    return colour;
}

QColor brighter(const QColor& colour) {
    const auto towards1 = [](float channel) { return channel + 0.5f * (1.0f - channel); };
    return QColor::fromRgbF(towards1(colour.redF()), towards1(colour.greenF()),
                            towards1(colour.blueF()));
}

Token sideToken(BoneSide side) {
    switch (side) {
    case BoneSide::Left:
        return Token::SideLeft;
    case BoneSide::Right:
        return Token::SideRight;
    case BoneSide::Centre:
        break;
    }
    return Token::SideCentre;
}

bool isSelected(const Selection& selection, ControlIndex control) {
    return std::ranges::binary_search(selection.controls, control);
}

/// Plain ones first, so that hovered and selected ones lie over them.
int rankOf(ControlIndex control, const ControlsView::Look& look) {
    if (control == look.selection.activeControl)
        return 3;
    if (isSelected(look.selection, control))
        return 2;
    return control == look.hovered ? 1 : 0;
}

std::optional<Vec3d> placeOf(const RigNode& node, const FrameResult& frame) {
    if (node.bone.isValid() && node.bone.value() < frame.modelFromBone.size())
        return frame.modelFromBone[node.bone.value()].translation();
    if (node.control.isValid() && node.control.value() < frame.rig.modelFromControl.size())
        return frame.rig.modelFromControl[node.control.value()].translation();
    return std::nullopt;
}

/// Where a chain bends, for the eye: the joint that the handle names, else the one farthest from
/// the line between its ends.
BoneIndex bendOf(const IkHandle& handle, const Skeleton& skeleton, const FrameResult& frame) {
    if (handle.mid.isValid())
        return handle.mid;
    const Vec3d root = frame.modelFromBone[handle.root.value()].translation();
    const Vec3d along = (frame.modelFromBone[handle.end.value()].translation() - root).normalized();
    std::vector<BoneIndex> between;
    for (BoneIndex bone = skeleton.parents[handle.end.value()];
         bone.isValid() && bone != handle.root; bone = skeleton.parents[bone.value()])
        between.push_back(bone);
    if (between.empty())
        return {};
    const auto offLine = [&](BoneIndex bone) {
        const Vec3d way = frame.modelFromBone[bone.value()].translation() - root;
        return Vec3d(way - way.dot(along) * along).norm();
    };
    const auto farthest = std::ranges::max_element(between, {}, offLine);
    return offLine(*farthest) > 1e-6 ? *farthest : between[between.size() / 2];
}

/// Half the extent on the picture, and its middle; nullopt where nothing of it is before the eye.
std::optional<QRectF> boundsOf(const ControlOutline& outline, const Projection& projection) {
    std::optional<QRectF> bounds;
    for (const std::vector<Vec3d>& line : outline.lines) {
        for (const Vec3d& point : line) {
            Vec2d pixel;
            if (!projection(point, pixel))
                continue;
            if (!bounds)
                bounds = QRectF(pixel.x(), pixel.y(), 0.0, 0.0);
            bounds->setLeft(std::min(bounds->left(), pixel.x()));
            bounds->setRight(std::max(bounds->right(), pixel.x()));
            bounds->setTop(std::min(bounds->top(), pixel.y()));
            bounds->setBottom(std::max(bounds->bottom(), pixel.y()));
        }
    }
    return bounds;
}

} // namespace

ControlsView::ControlsView(SceneContext& context)
    : m_lines(context, context.graph.gizmo, LineBatch::Space::Model), m_labels(context) {}

void ControlsView::repaint() {
    m_labels.forget();
}

void ControlsView::hide() {
    if (m_isEmpty)
        return;
    m_isEmpty = true;
    m_lines.clear();
    m_labels.clear();
    m_lines.upload();
    m_labels.upload(1.0);
}

void ControlsView::show(const Character& character, const FrameResult& frame,
                        std::span<const ControlOutline> outlines, const Look& look) {
    const Rig& rig = rigOf(character);
    m_isEmpty = false;
    m_lines.clear();
    m_labels.clear();
    followSides(character);
    addLimit(character, frame, look);
    addPulls(character, frame, look);
    addPasses(frame, look);
    addOutlines(rig, outlines, look);
    addLabels(rig, outlines, look);
    m_lines.upload();
    m_labels.upload(look.pixelRatio);
}

/// Names are read again only where they, or the controls, are others.
void ControlsView::followSides(const Character& character) {
    if (character.rig == m_rig && character.skeleton.names == m_names)
        return;
    m_rig = character.rig;
    m_names = character.skeleton.names;
    m_sides.clear();
    const Rig& rig = rigOf(character);
    for (std::size_t i = 0; i < rig.controls.size(); ++i)
        m_sides.push_back(sideOf(rig, character.skeleton, ControlIndex(i)));
}

QColor ControlsView::ownColour(const Rig& rig, ControlIndex control) const {
    const std::optional<std::uint32_t>& chosen = rig.controls[control.value()].colour;
    return chosen ? QColor::fromRgb(QRgb(0xff000000u | *chosen))
                  : Theme::current().colour(sideToken(m_sides[control.value()]));
}

void ControlsView::addOutlines(const Rig& rig, std::span<const ControlOutline> outlines,
                               const Look& look) {
    std::vector<const ControlOutline*> ordered;
    for (const ControlOutline& outline : outlines)
        ordered.push_back(&outline);
    std::ranges::stable_sort(ordered, {}, [&look](const ControlOutline* outline) {
        return rankOf(outline->control, look);
    });
    const QColor accent = Theme::current().colour(Token::Accent);
    for (const ControlOutline* outline : ordered) {
        const ControlIndex control = outline->control;
        LineStyle style{ownColour(rig, control), kWidth, kEdge};
        if (isSelected(look.selection, control)) {
            style.colour = accent;
            style.width = control == look.selection.activeControl ? kActiveWidth : kWidth;
        }
        if (control == look.hovered) {
            style.colour = brighter(style.colour);
            style.width = kHotWidth;
        }
        for (const std::vector<Vec3d>& line : outline->lines)
            for (std::size_t i = 1; i < line.size(); ++i)
                m_lines.addLine(line[i - 1], line[i], style);
    }
}

/// From poles to where their chains bend; from a held target to the root of its chain as well.
void ControlsView::addPulls(const Character& character, const FrameResult& frame,
                            const Look& look) {
    const Rig& rig = rigOf(character);
    const QColor accent = Theme::current().colour(Token::Accent);
    const auto shown = [&rig](ControlIndex control) {
        return control.isValid() && control.value() < rig.controls.size() &&
               !rig.controls[control.value()].hidden;
    };
    for (std::size_t i = 0; i < rig.handles.size() && i < frame.rig.handles.size(); ++i) {
        const IkHandle& handle = rig.handles[i];
        const bool held = isSelected(look.selection, handle.target.control) ||
                          isSelected(look.selection, handle.pole.control);
        const std::optional<Vec3d> target = placeOf(handle.target, frame);
        const std::optional<Vec3d> root = placeOf(boneNode(handle.root), frame);
        if (held && target && root)
            addDashes(*target, *root, accent, look);
        const std::optional<Vec3d> pole = placeOf(handle.pole, frame);
        const std::optional<Vec3d> bend =
            placeOf(boneNode(bendOf(handle, character.skeleton, frame)), frame);
        if (pole && bend && (held || shown(handle.pole.control)) && handle.enabled)
            addDashes(*pole, *bend,
                      held ? accent : faded(ownColour(rig, handle.pole.control), kPullAlpha), look);
    }
}

/// Even on the picture as far as perspective lets straight steps be.
void ControlsView::addDashes(const Vec3d& from, const Vec3d& to, const QColor& colour,
                             const Look& look) {
    if (!from.allFinite() || !to.allFinite())
        return;
    const Vec3d middle = (from + to) / 2.0;
    const double pixel = metresPerPixel(look.camera, middle, look.viewportSize);
    const double length = (to - from).norm();
    if (!(pixel > 0.0) || !(length > 0.0))
        return;
    const int count =
        std::clamp(int(std::ceil(length / (pixel * (kDash + kDashGap)))), 1, kMostDashes);
    const double on = kDash / (kDash + kDashGap);
    for (int dash = 0; dash < count; ++dash)
        m_lines.addLine(from + (to - from) * (dash / double(count)),
                        from + (to - from) * ((dash + on) / double(count)), {colour, kThin, 0.0});
}

/// The later, the stronger; the last one with its joints.
void ControlsView::addPasses(const FrameResult& frame, const Look& look) {
    if (!look.stepped.isValid() || look.stepped.value() >= frame.rig.handles.size())
        return;
    const auto& passes = frame.rig.handles[look.stepped.value()].passes;
    const QColor accent = Theme::current().colour(Token::Accent);
    for (std::size_t pass = 0; pass < passes.size(); ++pass) {
        const bool isLast = pass + 1 == passes.size();
        const float share = passes.size() > 1 ? float(pass) / float(passes.size() - 1) : 1.0f;
        const QColor colour = faded(accent, kFirstPassAlpha + (1.0f - kFirstPassAlpha) * share);
        const std::vector<Vec3d>& joints = passes[pass];
        for (std::size_t i = 1; i < joints.size(); ++i)
            m_lines.addLine(joints[i - 1], joints[i],
                            {colour, isLast ? kActiveWidth : kThin, isLast ? kEdge : 0.0});
        if (isLast)
            for (const Vec3d& joint : joints)
                m_lines.addDisc(joint, kPassDot, colour);
    }
}

/// As large as the bone is long, turned with the bone's parent.
void ControlsView::addLimit(const Character& character, const FrameResult& frame,
                            const Look& look) {
    const BoneIndex bone = look.selection.activeBone;
    const Rig& rig = rigOf(character);
    const auto limit = std::ranges::find(rig.jointLimits, bone, &RigJointLimit::bone);
    if (!bone.isValid() || limit == rig.jointLimits.end() ||
        bone.value() >= frame.modelFromBone.size())
        return;
    const BoneSegment segment = boneSegments(character.skeleton, frame.modelFromBone)[bone.value()];
    const double length = (segment.tail - segment.head).norm();
    const BoneIndex parent = character.skeleton.parents[bone.value()];
    Quatd modelFromRest = character.skeleton.restLocal[bone.value()].rotation;
    if (parent.isValid())
        modelFromRest =
            decomposeNearest(frame.modelFromBone[parent.value()]).rotation * modelFromRest;
    const Quatd modelFromBone = decomposeNearest(frame.modelFromBone[bone.value()]).rotation;
    const Vec3d direction = modelFromBone.conjugate() * (segment.tail - segment.head);
    const LineStyle style{faded(Theme::current().colour(Token::Accent), kPullAlpha), kThin, kEdge};
    for (const std::vector<Vec3d>& line : limitLines(limit->limit, direction))
        for (std::size_t i = 1; i < line.size(); ++i)
            m_lines.addLine(segment.head + length * (modelFromRest * line[i - 1]),
                            segment.head + length * (modelFromRest * line[i]), style);
}

/// The active control, the other selected ones, the one under the pointer, and the partner (pole or
/// target) of the active one.
void ControlsView::addLabels(const Rig& rig, std::span<const ControlOutline> outlines,
                             const Look& look) {
    const Selection& selection = look.selection;
    const auto isPartner = [&](ControlIndex control) {
        return std::ranges::any_of(rig.handles, [&](const IkHandle& handle) {
            const ControlIndex target = handle.target.control;
            const ControlIndex pole = handle.pole.control;
            return (control == pole && target == selection.activeControl && target.isValid()) ||
                   (control == target && pole == selection.activeControl && pole.isValid());
        });
    };
    const Projection projection(look.camera, look.viewportSize);
    std::vector<LabelWish> wishes;
    std::vector<std::pair<QString, LabelLook>> texts;
    const Theme& theme = Theme::current();
    for (const int rank : {3, 2, 1, 0}) {
        for (const ControlOutline& outline : outlines) {
            const ControlIndex control = outline.control;
            if (rankOf(control, look) != rank || (rank == 0 && !isPartner(control)))
                continue;
            const std::optional<QRectF> bounds = boundsOf(outline, projection);
            if (!bounds)
                continue;
            const bool held = rank >= 2;
            const LabelLook label{theme.colour(held ? Token::Accent : Token::Stick),
                                  rank == 3 ? TextRole::Strong : TextRole::Body};
            const QString text = controlName(rig, control);
            const double reach = std::min(bounds->width() / 2.0, kLabelMostReach) + kLabelGap;
            wishes.push_back(
                {bounds->center(), labelSize(text, label.role), reach, LabelSide::Right});
            texts.emplace_back(text, label);
        }
    }
    const QRectF ground(0.0, 0.0, look.viewportSize.x(), look.viewportSize.y());
    const auto places = layOutLabels(wishes, ground, look.taken);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i])
            m_labels.add(texts[i].first, texts[i].second, *places[i]);
}

} // namespace rigwright::editor
