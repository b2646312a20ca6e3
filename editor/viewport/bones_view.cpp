// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonesView: sticks with joints, octahedra in studio light, axes.
#include "editor/viewport/bones_view.h"

#include "editor/document/bone_segments.h"
#include "editor/ui/theme.h"
#include "editor/viewport/scene_context.h"
#include "editor/viewport/shader_effect.h"
#include "editor/viewport/vertex_layout.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

#include <algorithm>
#include <array>

namespace rigwright::editor {

namespace {

// Sizes of interface-tokens: logical pixels.
constexpr double kStickWidth = 2.0;
constexpr double kActiveStickWidth = 3.0;
constexpr double kStickEdge = 1.0;
constexpr double kJointRadius = 3.5;
constexpr double kActiveJointRadius = 4.5;
constexpr double kJointShare = 0.16; ///< of a bone's length on screen
constexpr double kSmallestJoint = 1.25;
constexpr double kEditedJointRadius = 4.0;
constexpr double kHotJointRadius = 6.0;
constexpr double kAxisShare = 0.3; ///< of the bone's length
constexpr double kAxisWidth = 1.5;
constexpr double kWidestShare = 0.3; ///< widest octahedron, of the mean length of bones

struct BoneLook {
    QColor colour;
    double width;
    double radius;
};

double meanLength(std::span<const BoneSegment> segments, std::span<const std::uint8_t> drawn) {
    double sum = 0.0;
    std::size_t count = 0;
    for (const BoneSegment& segment : segments) {
        if (drawn[segment.bone.value()]) {
            sum += (segment.tail - segment.head).norm();
            ++count;
        }
    }
    return count > 0 ? sum / double(count) : 0.0;
}

QColor mixed(const QColor& a, const QColor& b) {
    return QColor::fromRgbF((a.redF() + b.redF()) / 2, (a.greenF() + b.greenF()) / 2,
                            (a.blueF() + b.blueF()) / 2);
}

BoneLook lookOf(BoneIndex bone, const BonesView::Look& look) {
    const Theme& theme = Theme::current();
    const QColor accent = theme.colour(Token::Accent);
    if (bone == look.selection.activeBone)
        return {accent, kActiveStickWidth, kActiveJointRadius};
    if (std::ranges::binary_search(look.selection.bones, bone))
        return {accent, kStickWidth, kJointRadius};
    if (bone == look.hovered)
        return {mixed(theme.colour(Token::Stick), accent), kActiveStickWidth, kActiveJointRadius};
    return {theme.colour(Token::Stick), kStickWidth, kJointRadius};
}

QColor sideColour(BoneSide side) {
    const Theme& theme = Theme::current();
    switch (side) {
    case BoneSide::Left:
        return theme.colour(Token::SideLeft);
    case BoneSide::Right:
        return theme.colour(Token::SideRight);
    case BoneSide::Centre:
        break;
    }
    return theme.colour(Token::SideCentre);
}

/// A joint that can be taken hold of.
BoneLook editedJoint(BoneIndex bone, BoneSide side, const BonesView::Look& look) {
    BoneLook joint = lookOf(bone, look);
    const bool isSelected = std::ranges::binary_search(look.selection.bones, bone);
    if (bone != look.selection.activeBone) {
        joint.radius = kEditedJointRadius;
        if (!isSelected)
            joint.colour = sideColour(side);
    }
    if (bone == look.hovered) {
        joint.radius = kHotJointRadius;
        joint.colour = mixed(joint.colour, Qt::white);
    }
    return joint;
}

} // namespace

BonesView::BonesView(SceneContext& context)
    : m_lines(context, context.graph.xray, LineBatch::Space::Model),
      m_front(context, context.graph.gizmo, LineBatch::Space::Model) {
    m_geometry = new Qt3DCore::QGeometry(context.root());
    m_buffer = new Qt3DCore::QBuffer(m_geometry);
    addInterleaved(m_geometry, m_buffer,
                   {{"position", 3}, {"normal", 3}, {"corner", 3}, {"tint", 4}});
    m_entity = makeDrawable(context.root(), m_geometry, 0, context.graph.xray);
    m_renderer = m_entity->componentsOfType<Qt3DRender::QGeometryRenderer>().constFirst();
    context.makeMaterial(
        context.effect(QStringLiteral("solid_bone"),
                       [&] { return makeEffect(QStringLiteral("solid_bone"), context.root()); }),
        m_entity);
    m_entity->setEnabled(false);
}

void BonesView::show(const Character& character, const FrameResult& frame, const Look& look) {
    m_lines.clear();
    m_front.clear();
    m_solids.clear();
    if (look.display != BoneDisplay::None) {
        const std::span<const std::uint8_t> drawn = look.drawn;
        const auto& modelFromBone = frame.modelFromBone;
        const auto segments = boneSegments(character.skeleton, modelFromBone);
        m_widest = kWidestShare * meanLength(segments, drawn);
        for (const BoneSegment& segment : segments) {
            if (!drawn[segment.bone.value()])
                continue;
            const BoneLook bone = lookOf(segment.bone, look);
            if (look.display == BoneDisplay::Stick)
                m_lines.addLine(segment.head, segment.tail, {bone.colour, bone.width, kStickEdge});
            else
                addOctahedron(segment.head, segment.tail, modelFromBone[segment.bone.value()],
                              bone.colour);
        }
        if (look.axes)
            addAxes(segments, modelFromBone, look);
        if (look.editing)
            followSides(character.skeleton);
        if (look.display == BoneDisplay::Stick || look.editing)
            addJoints(segments, look);
    }
    m_lines.upload();
    m_front.upload();
    uploadSolids();
}

/// Names are read again only where they are others.
void BonesView::followSides(const Skeleton& skeleton) {
    if (skeleton.names == m_names)
        return;
    m_names = skeleton.names;
    m_sides.clear();
    for (const std::string& name : m_names)
        m_sides.push_back(sideOfName(name).side);
}

/// Three lines from each head along the bone's own axes.
void BonesView::addAxes(std::span<const BoneSegment> segments,
                        std::span<const Affine3d> modelFromBone, const Look& look) {
    static constexpr std::array kTokens = {Token::AxisX, Token::AxisY, Token::AxisZ};
    const double mean = meanLength(segments, look.drawn);
    for (const BoneSegment& segment : segments) {
        if (!look.drawn[segment.bone.value()])
            continue;
        const double length = (segment.tail - segment.head).norm();
        const double reach = kAxisShare * (length > 1e-9 ? length : mean);
        for (int k = 0; k < 3; ++k) {
            const Vec3d axis = modelFromBone[segment.bone.value()].linear().col(k);
            const double size = axis.norm();
            if (size > 1e-12 && reach > 0.0)
                m_front.addLine(
                    segment.head, segment.head + reach / size * axis,
                    {Theme::current().colour(kTokens[std::size_t(k)]), kAxisWidth, kStickEdge});
        }
    }
}

/// Discs; smaller where bones are short on screen, so that hands do not become heaps of dots.
void BonesView::addJoints(std::span<const BoneSegment> segments, const Look& look) {
    LineBatch& batch = look.editing ? m_front : m_lines;
    for (const BoneSegment& segment : segments) {
        const std::size_t index = segment.bone.value();
        if (!look.drawn[index])
            continue;
        const BoneLook joint = look.editing ? editedJoint(segment.bone, m_sides[index], look)
                                            : lookOf(segment.bone, look);
        // The length as if seen from the side, so that turning the view changes nothing.
        const double length = (segment.tail - segment.head).norm() /
                              metresPerPixel(look.camera, segment.head, look.viewportSize);
        batch.addDisc(segment.head, std::clamp(kJointShare * length, kSmallestJoint, joint.radius),
                      joint.colour);
    }
}

/// Head to tail, widest at a tenth of the length (long ones, like a root far below the hips, stay
/// slim); the waist follows the bone's own axes, so that twists show.
void BonesView::addOctahedron(const Vec3d& head, const Vec3d& tail, const Affine3d& modelFromBone,
                              const QColor& colour) {
    const Vec3d along = tail - head;
    const double length = along.norm();
    if (!(length > 1e-9))
        return;
    const Vec3d axis = along / length;
    Vec3d side = Vec3d::Zero();
    // The bone's axis that leans least along it; any perpendicular where the bone is degenerate.
    double least = 2.0;
    for (int k = 0; k < 3; ++k) {
        const Vec3d column = modelFromBone.linear().col(k);
        const double lean = std::abs(column.normalized().dot(axis));
        if (column.norm() > 1e-12 && lean < least) {
            least = lean;
            side = column;
        }
    }
    side -= side.dot(axis) * axis;
    if (side.norm() < 1e-9)
        side = axis.unitOrthogonal();
    side.normalize();
    const Vec3d other = axis.cross(side);
    const double waist = std::min(0.1 * length, m_widest);
    const Vec3d ring[4] = {head + waist * (axis + side), head + waist * (axis + other),
                           head + waist * (axis - side), head + waist * (axis - other)};
    const auto face = [&](const Vec3d& a, const Vec3d& b, const Vec3d& c) {
        const Vec3d normal = (b - a).cross(c - a).normalized();
        const Vec3d* corners[] = {&a, &b, &c};
        for (int k = 0; k < 3; ++k) {
            SolidVertex vertex{};
            for (int i = 0; i < 3; ++i) {
                vertex.position[i] = float((*corners[k])[i]);
                vertex.normal[i] = float(normal[i]);
            }
            vertex.corner[k] = 1.0f;
            vertex.tint[0] = float(colour.redF());
            vertex.tint[1] = float(colour.greenF());
            vertex.tint[2] = float(colour.blueF());
            vertex.tint[3] = 1.0f;
            m_solids.push_back(vertex);
        }
    };
    for (int k = 0; k < 4; ++k) {
        face(head, ring[(k + 1) % 4], ring[k]);
        face(tail, ring[k], ring[(k + 1) % 4]);
    }
}

void BonesView::uploadSolids() {
    m_entity->setEnabled(!m_solids.empty());
    if (m_solids.empty())
        return;
    m_buffer->setData(QByteArray(reinterpret_cast<const char*>(m_solids.data()),
                                 qsizetype(m_solids.size() * sizeof(SolidVertex))));
    setVertexCount(m_geometry, int(m_solids.size()));
    m_renderer->setVertexCount(int(m_solids.size()));
}

} // namespace rigwright::editor
