// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PoseDrag: model-space motions written as local transforms.
#include "editor/tools/pose_drag.h"

#include "editor/document/derived.h"
#include "editor/tools/surface_hover.h"

#include <Eigen/LU>

#include <algorithm>

namespace rigwright::editor {

namespace {

bool hasSelectedAncestor(const Skeleton& skeleton, const std::vector<BoneIndex>& selected,
                         BoneIndex bone) {
    for (BoneIndex up = skeleton.parents[bone.value()]; up.isValid();
         up = skeleton.parents[up.value()])
        if (std::ranges::binary_search(selected, up))
            return true;
    return false;
}

bool isSingular(const Mat3d& linear) {
    const double largest = linear.cwiseAbs().maxCoeff();
    return !(std::abs(linear.determinant()) > 1e-12 * largest * largest * largest);
}

} // namespace

PoseDrag::PoseDrag(Document& document, PoseAction action)
    : m_document(document), m_action(action), m_shownBefore(document.derived().overrides()) {
    Session& session = document.session();
    pausePlayback(document);
    const FrameResult& frame = document.derived().shownFrame();
    const Skeleton& skeleton = document.character().skeleton;
    const Selection& selection = session.selection();
    for (const BoneIndex index : selection.bones) {
        if (index.value() >= skeleton.boneCount() ||
            hasSelectedAncestor(skeleton, selection.bones, index))
            continue;
        const BoneIndex parent = skeleton.parents[index.value()];
        Bone bone;
        bone.index = index;
        bone.start = frame.source.local[index.value()];
        bone.now = bone.start;
        bone.modelFromParent = Mat3d::Identity();
        if (parent.isValid())
            bone.modelFromParent = frame.modelFromBone[parent.value()].linear();
        bone.modelFromBone = frame.modelFromBone[index.value()].linear();
        m_bones.push_back(bone);
    }
    if (m_bones.empty())
        return;
    const BoneIndex active = selection.activeBone.value() < skeleton.boneCount()
                                 ? selection.activeBone
                                 : m_bones.front().index;
    m_pivot = frame.modelFromBone[active.value()].translation();
    m_axes = decomposeNearest(frame.modelFromBone[active.value()]).rotation.toRotationMatrix();
}

void PoseDrag::rotate(const Vec3d& axis, double angle) {
    for (Bone& bone : m_bones) {
        bone.now = bone.start;
        if (isSingular(bone.modelFromParent))
            continue;
        // L⁻¹ R(axis, angle) L is again a rotation where L = scale · rotation, mirrored or not.
        const Vec3d inParent = bone.modelFromParent.inverse() * axis;
        const double sense = bone.modelFromParent.determinant() < 0.0 ? -1.0 : 1.0;
        bone.now.rotation =
            (Quatd(Eigen::AngleAxisd(sense * angle, inParent.normalized())) * bone.start.rotation)
                .normalized();
    }
    show();
}

void PoseDrag::rotateLocal(int axis, double angle) {
    for (Bone& bone : m_bones) {
        bone.now = bone.start;
        bone.now.rotation =
            (bone.start.rotation * Quatd(Eigen::AngleAxisd(angle, Vec3d::Unit(axis)))).normalized();
    }
    show();
}

void PoseDrag::moveBone(Bone& bone, const Vec3d& delta) {
    bone.now = bone.start;
    if (!isSingular(bone.modelFromParent))
        bone.now.translation += bone.modelFromParent.inverse() * delta;
}

void PoseDrag::move(const Vec3d& delta) {
    for (Bone& bone : m_bones)
        moveBone(bone, delta);
    show();
}

void PoseDrag::moveLocal(int axis, double metres) {
    for (Bone& bone : m_bones) {
        const Vec3d along = bone.modelFromBone.col(axis);
        const double length = along.norm();
        moveBone(bone, length > 0.0 ? Vec3d(along * (metres / length)) : Vec3d(Vec3d::Zero()));
    }
    show();
}

void PoseDrag::scale(const Vec3d& factors) {
    for (Bone& bone : m_bones) {
        bone.now = bone.start;
        bone.now.scale = bone.start.scale.cwiseProduct(factors);
    }
    show();
}

void PoseDrag::show() {
    std::vector<FrameRequest::BoneOverride> overrides = m_shownBefore;
    for (Bone& bone : m_bones) {
        if (!isFinite(bone.now))
            bone.now = bone.start;
        overrides.push_back({bone.index, bone.now});
    }
    m_document.derived().setOverrides(std::move(overrides));
}

bool PoseDrag::commit() {
    m_document.derived().setOverrides(m_shownBefore);
    std::vector<BonePose> bones;
    for (const Bone& bone : m_bones)
        if (!(bone.now == bone.start))
            bones.push_back({bone.index, bone.now});
    return !bones.empty() &&
           poseBones(m_document, bones, poseText(m_document.character(), m_action, bones));
}

void PoseDrag::discard() {
    m_document.derived().setOverrides(m_shownBefore);
}

} // namespace rigwright::editor
