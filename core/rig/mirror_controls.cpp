// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sides and counterparts of controls, and poses of controls seen in a mirror.
#include "core/rig/make_control.h"

#include "core/rig/mirror_frames.h"
#include "core/rig/rest_places.h"
#include "core/skeleton/bone_names.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

BoneSide sideByPlace(const Control& control, std::span<const Affine3d> rest) {
    const double x = restPlace(control, rest).translation().x();
    if (!(std::abs(x) > 0.5 * control.size))
        return BoneSide::Centre;
    return x > 0.0 ? BoneSide::Left : BoneSide::Right;
}

/// Finds the counterpart of one control.
class Counterparts {
public:
    Counterparts(const Rig& rig, const Skeleton& skeleton)
        : m_rig(rig), m_bones(mirrorBones(skeleton)), m_rest(rigidRest(skeleton)) {}

    [[nodiscard]] ControlIndex of(std::size_t index) const {
        const Control& control = m_rig.controls[index];
        const SidedName name = sideOfName(control.name);
        BoneIndex bone = control.bone;
        if (bone.isValid())
            bone = m_bones.of(bone);
        if (control.bone.isValid() && !bone.isValid())
            return {};
        if (bone == control.bone && name.side == BoneSide::Centre)
            return sideByPlace(control, m_rest) == BoneSide::Centre ? ControlIndex(index)
                                                                    : ControlIndex();
        const auto goesWith = [&](const Control& other) {
            return other.bone == bone && other.drives == control.drives;
        };
        return named(name.other, goesWith).isValid() || bone == control.bone
                   ? named(name.other, goesWith)
                   : onlyOne(control, goesWith);
    }

private:
    template <class Goes>
    [[nodiscard]] ControlIndex named(const std::string& name, const Goes& goesWith) const {
        for (std::size_t i = 0; i < m_rig.controls.size(); ++i)
            if (goesWith(m_rig.controls[i]) && m_rig.controls[i].name == name)
                return ControlIndex(i);
        return {};
    }
    /// Whatever it is called, where neither side has another one.
    template <class Goes>
    [[nodiscard]] ControlIndex onlyOne(const Control& control, const Goes& goesWith) const {
        const auto count = std::ranges::count_if(m_rig.controls, [&](const Control& other) {
            return other.bone == control.bone && other.drives == control.drives;
        });
        if (count != 1 || std::ranges::count_if(m_rig.controls, goesWith) != 1)
            return {};
        return ControlIndex(
            std::size_t(std::ranges::find_if(m_rig.controls, goesWith) - m_rig.controls.begin()));
    }

    const Rig& m_rig;
    BoneMirror m_bones;
    std::vector<Affine3d> m_rest;
};

} // namespace

BoneSide sideOf(const Rig& rig, const Skeleton& skeleton, ControlIndex control) {
    const Control& each = rig.controls[control.value()];
    BoneSide side = BoneSide::Centre;
    if (each.bone.isValid())
        side = sideOfName(skeleton.names[each.bone.value()]).side;
    if (side == BoneSide::Centre)
        side = sideOfName(each.name).side;
    return side == BoneSide::Centre ? sideByPlace(each, rigidRest(skeleton)) : side;
}

std::vector<ControlIndex> mirrorControls(const Rig& rig, const Skeleton& skeleton) {
    const Counterparts counterparts(rig, skeleton);
    std::vector<ControlIndex> mirror;
    for (std::size_t i = 0; i < rig.controls.size(); ++i)
        mirror.push_back(counterparts.of(i));
    // Of two that claim one counterpart neither has it: twice must be once back.
    const std::vector<ControlIndex> found = mirror;
    for (std::size_t i = 0; i < mirror.size(); ++i)
        if (found[i].isValid() && found[found[i].value()] != ControlIndex(i))
            mirror[i] = {};
    return mirror;
}

void mirrorControlValues(const Rig& rig, const Skeleton& skeleton, std::span<Transform> values,
                         std::span<double> ikWeights) {
    assert(values.size() == rig.controls.size() && ikWeights.size() == rig.handles.size());
    const std::vector<ControlIndex> mirror = mirrorControls(rig, skeleton);
    const std::vector<Affine3d> rest = rigidRest(skeleton);
    const std::vector<Transform> before(values.begin(), values.end());
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!mirror[i].isValid())
            continue;
        const std::size_t from = mirror[i].value();
        const Mat3d frame = mirrorFrame(restPlace(rig.controls[from], rest).linear(),
                                        restPlace(rig.controls[i], rest).linear());
        values[i] =
            before[from] == Transform() ? Transform() : mirroredTransform(before[from], frame);
    }
    const BoneMirror bones = mirrorBones(skeleton);
    const std::vector<double> weights(ikWeights.begin(), ikWeights.end());
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const IkHandle& handle = rig.handles[i];
        const BoneIndex root = bones.of(handle.root);
        const BoneIndex end = bones.of(handle.end);
        const auto other = std::ranges::find_if(rig.handles, [&](const IkHandle& each) {
            return each.root == root && each.end == end;
        });
        if (root.isValid() && end.isValid() && other != rig.handles.end())
            ikWeights[i] = weights[std::size_t(other - rig.handles.begin())];
    }
}

} // namespace rigwright
