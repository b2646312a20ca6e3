// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// JointDrag: every movement works the edit out afresh, from the skeleton as it was.
#include "editor/tools/joint_drag.h"

#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_edits.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/grow_bones.h"
#include "editor/commands/roll_bones.h"
#include "editor/document/document.h"
#include "editor/tools/drag_geometry.h"
#include "editor/tools/snapping.h"
#include "editor/tools/surface_hover.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("JointDrag", text);
}

QString wordsOf(JointAction action) {
    switch (action) {
    case JointAction::Move:
        return QCoreApplication::translate("Commands", "Move the joint of %1");
    case JointAction::Rotate:
        return QCoreApplication::translate("Commands", "Turn the joint of %1");
    case JointAction::Scale:
        return QCoreApplication::translate("Commands", "Scale the joints of %1");
    case JointAction::Roll:
        return QCoreApplication::translate("Commands", "Roll %1");
    case JointAction::Extrude:
        return QCoreApplication::translate("Commands", "Extrude %1");
    case JointAction::Duplicate:
        break;
    }
    return QCoreApplication::translate("Commands", "Duplicate %1");
}

/// The bones and, where they are edited in pairs, their counterparts.
std::vector<BoneIndex> withCounterparts(const Skeleton& skeleton, std::vector<BoneIndex> bones) {
    const BoneMirror mirror = mirrorBones(skeleton);
    const std::size_t chosen = bones.size();
    for (std::size_t i = 0; i < chosen; ++i)
        if (const BoneIndex other = mirror.of(bones[i]);
            other.isValid() && std::ranges::find(bones, other) == bones.end())
            bones.push_back(other);
    return bones;
}

} // namespace

PoseAction motionOf(JointAction action) {
    switch (action) {
    case JointAction::Rotate:
    case JointAction::Roll:
        return PoseAction::Rotate;
    case JointAction::Scale:
        return PoseAction::Scale;
    case JointAction::Move:
    case JointAction::Extrude:
    case JointAction::Duplicate:
        break;
    }
    return PoseAction::Move;
}

JointDrag::JointDrag(Tool& tool, Document& document, const SkeletonValues& options,
                     JointAction action)
    : m_tool(tool), m_document(document), m_options(options), m_action(action) {
    pausePlayback(document);
    if (const auto bones = selectedBones(document))
        m_bones = *bones;
    if (!m_bones.empty())
        begin();
}

void JointDrag::begin() {
    const Skeleton& skeleton = m_document.character().skeleton;
    m_active = m_document.session().selection().activeBone;
    if (!m_active.isValid() || m_active.value() >= skeleton.boneCount())
        m_active = m_bones.front();
    if (m_action == JointAction::Extrude)
        m_bones = {m_active};
    const Affine3d modelFromBone = restModel(skeleton)[m_active.value()];
    m_pivot = modelFromBone.translation();
    m_axes = decomposeNearest(modelFromBone).rotation.toRotationMatrix();
    m_move.pivot = m_pivot;
    if (m_action == JointAction::Roll)
        m_rollAxis = m_axes * axisVector(rollAxis(skeleton, m_active));
    // A new bone begins where its parent is seen to end; where others do, they begin at its head.
    if (m_action == JointAction::Extrude && childrenOf(skeleton, m_active).empty())
        m_pivot = modelFromBone * tailOf(skeleton, m_active, {});
    m_moving.assign(skeleton.boneCount(), 0);
    if (motionOf(m_action) == PoseAction::Move && m_action != JointAction::Move)
        return; // what moves is not there yet
    std::vector<BoneIndex> moving = m_bones;
    if (m_options.symmetric)
        moving = withCounterparts(skeleton, std::move(moving));
    for (const BoneIndex bone : moving)
        m_moving[bone.value()] = 1;
    for (std::size_t bone = 0; m_options.withChildren && bone < m_moving.size(); ++bone)
        if (const BoneIndex parent = skeleton.parents[bone]; parent.isValid())
            m_moving[bone] |= m_moving[parent.value()];
}

QString JointDrag::title() const {
    switch (m_action) {
    case JointAction::Roll:
        return translated(QT_TRANSLATE_NOOP("JointDrag", "Roll"));
    case JointAction::Extrude:
        return translated(QT_TRANSLATE_NOOP("JointDrag", "Extrude"));
    case JointAction::Duplicate:
        return translated(QT_TRANSLATE_NOOP("JointDrag", "Duplicate"));
    default:
        return {};
    }
}

std::optional<Vec3d> JointDrag::ownAxis() const {
    return m_rollAxis;
}

Vec3d JointDrag::aimed(const Vec3d& delta, const PointerEvent& pointer) {
    const bool isOff = m_options.snap == JointSnap::None;
    const bool snaps = isOff == pointer.modifiers.control;
    if (!snaps)
        return delta;
    if (isOff || m_options.snap == JointSnap::Grid)
        return onGrid(m_pivot + delta, gridStep(pointer.modifiers), towardsViewer(pointer.camera)) -
               m_pivot;
    const auto target = snapTarget(m_document, m_options.snap, pointer, m_moving);
    return target ? Vec3d(*target - m_pivot) : delta;
}

KeyModifiers JointDrag::stepping(const KeyModifiers& held) const {
    KeyModifiers stepping = held;
    if (m_options.snap == JointSnap::Grid)
        stepping.control = !held.control;
    return stepping;
}

void JointDrag::rotate(const Vec3d& axis, double angle) {
    JointMove move;
    move.rotation = Quatd(Eigen::AngleAxisd(angle, axis));
    show(move, angle);
}

void JointDrag::rotateLocal(int axis, double angle) {
    rotate(m_axes.col(axis), angle);
}

void JointDrag::move(const Vec3d& delta) {
    JointMove move;
    move.translation = delta;
    show(move);
}

void JointDrag::moveLocal(int axis, double metres) {
    move(m_axes.col(axis) * metres);
}

void JointDrag::scale(const Vec3d& factors) {
    JointMove move;
    move.scale = factors;
    show(move);
}

void JointDrag::show(const JointMove& move, double roll) {
    m_move = move;
    m_move.pivot = m_pivot;
    m_roll = roll;
    m_moved = !move.translation.isZero(0.0) || roll != 0.0 || move.scale != Vec3d::Ones();
    if (!m_moved && m_action != JointAction::Duplicate) {
        endSkeletonPreview(m_document);
        return;
    }
    SkeletonSequence sequence(m_document.character());
    // What cannot be done is not shown; why, is said at the end.
    if (work(sequence))
        sequence.preview(m_document);
}

JointSelection JointDrag::selectionOf(std::vector<BoneIndex> bones) const {
    JointSelection selection{std::move(bones), m_options.withChildren, std::nullopt};
    if (m_options.symmetric)
        selection.symmetric = BonePlane();
    return selection;
}

Result<void> JointDrag::moveCopies(SkeletonSequence& sequence) const {
    const std::vector<BoneIndex> copied =
        m_options.symmetric ? withCounterparts(sequence.skeleton(), m_bones) : m_bones;
    if (const auto done = sequence.add(duplicateBones(sequence.skeleton(), copied)); !done)
        return done.error();
    std::vector<BoneIndex> copies = sequence.made();
    copies.resize(std::min(copies.size(), m_bones.size())); // counterparts follow these
    return sequence.add(moveJoints(sequence.skeleton(), selectionOf(std::move(copies)), m_move));
}

Result<void> JointDrag::work(SkeletonSequence& sequence) const {
    switch (m_action) {
    case JointAction::Roll:
        return rollBones(sequence, m_bones, m_roll, m_options.symmetric);
    case JointAction::Extrude:
        return growBone(sequence, {.parent = m_active,
                                   .head = m_pivot + m_move.translation,
                                   .symmetric = m_options.symmetric});
    case JointAction::Duplicate:
        return moveCopies(sequence);
    case JointAction::Move:
    case JointAction::Rotate:
    case JointAction::Scale:
        break;
    }
    return sequence.add(moveJoints(sequence.skeleton(), selectionOf(m_bones), m_move));
}

SkeletonStep JointDrag::step(const SkeletonSequence& done) const {
    SkeletonStep step;
    step.text = wordsOf(m_action).arg(bonesText(m_document.character(), m_bones));
    if (m_action == JointAction::Extrude)
        step.select = std::vector{done.made().front()};
    if (m_action == JointAction::Duplicate) {
        std::vector<BoneIndex> copies = done.made();
        copies.resize(std::min(copies.size(), m_bones.size()));
        // The copy of the active bone is the active one, and that is the last.
        const auto active = std::ranges::find(m_bones, m_active);
        if (active != m_bones.end()) {
            const auto at = std::size_t(active - m_bones.begin());
            if (at < copies.size())
                std::swap(copies[at], copies.back());
        }
        step.select = std::move(copies);
    }
    return step;
}

bool JointDrag::commit() {
    endSkeletonPreview(m_document);
    if (m_bones.empty() || (!m_moved && m_action != JointAction::Duplicate))
        return false;
    SkeletonSequence sequence(m_document.character());
    if (const auto done = work(sequence); !done) {
        m_tool.tell(done.error());
        return false;
    }
    const SkeletonStep made = step(sequence);
    const bool changes = !(sequence.character() == m_document.character());
    const Findings findings = std::move(sequence).push(m_document, made);
    if (changes) // else the step that could be undone is another one
        m_tool.tell(made.text, findings);
    return changes;
}

void JointDrag::discard() {
    endSkeletonPreview(m_document);
}

} // namespace rigwright::editor
