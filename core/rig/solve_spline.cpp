// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Chains that lie along a curve.
#include "core/math/rotation.h"
#include "core/rig/smooth_curve.h"
#include "core/rig/solve_constraint.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

/// From the head of each bone to that of the next, in its own frame; of the last to its tail.
Vec3d wayOn(RigFrame& frame, const std::vector<BoneIndex>& chain, std::size_t i) {
    const BoneIndex bone = chain[i];
    if (i + 1 < chain.size()) {
        const auto boneFromModel = invert(frame.model(bone));
        return boneFromModel ? Vec3d(*boneFromModel * frame.model(chain[i + 1]).translation())
                             : Vec3d(Vec3d::Zero());
    }
    return frame.plan().lengths[bone.value()] * frame.plan().along[bone.value()];
}

/// Metres from joint to joint as the pose has them; the last: to the tail.
std::vector<double> lengthsOf(RigFrame& frame, const std::vector<BoneIndex>& chain,
                              const std::vector<Vec3d>& ways) {
    std::vector<double> lengths;
    for (std::size_t i = 0; i < chain.size(); ++i)
        lengths.push_back(Vec3d(frame.model(chain[i]).linear() * ways[i]).stableNorm());
    return lengths;
}

void placeHead(RigFrame& frame, BoneIndex bone, const Vec3d& place) {
    const auto parentFromModel = invert(frame.parentModel(bone));
    if (!parentFromModel)
        return;
    Transform local = frame.local(bone);
    local.translation = *parentFromModel * place;
    frame.setLocal(bone, local);
}

/// Turned the shortest way, so that what lies at `way` in the bone's frame comes to lie towards
/// `place`.
void turnTowards(RigFrame& frame, BoneIndex bone, const Vec3d& way, const Vec3d& place) {
    const auto parentFromModel = invert(frame.parentModel(bone));
    if (!parentFromModel)
        return;
    Transform local = frame.local(bone);
    const Vec3d now = local.rotation * local.scale.cwiseProduct(way);
    const Vec3d wanted = Vec3d(*parentFromModel * place) - local.translation;
    if (unitOrZero(now).isZero() || unitOrZero(wanted).isZero())
        return;
    local.rotation = (shortestArc(now, wanted) * local.rotation).normalized();
    frame.setLocal(bone, local);
}

/// Every bone turned to the next place on the curve, from the root on; with `stretch` heads are put
/// at shares of the curve's length.
void layAlong(RigFrame& frame, const std::vector<BoneIndex>& chain, const SmoothCurve& curve,
              bool stretch) {
    std::vector<Vec3d> ways;
    for (std::size_t i = 0; i < chain.size(); ++i)
        ways.push_back(wayOn(frame, chain, i));
    const std::vector<double> lengths = lengthsOf(frame, chain, ways);
    double total = 0.0;
    for (const double length : lengths)
        total += length;
    if (!(total > 0.0) || !std::isfinite(total))
        return;
    placeHead(frame, chain.front(), curve.at(0.0));
    double parameter = 0.0;
    double passed = 0.0;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        passed += lengths[i];
        parameter = stretch ? curve.parameterAtLength(curve.length() * (passed / total))
                            : curve.parameterAtDistance(frame.model(chain[i]).translation(),
                                                        parameter, lengths[i]);
        const Vec3d next = curve.at(parameter);
        turnTowards(frame, chain[i], ways[i], next);
        if (stretch && i + 1 < chain.size())
            placeHead(frame, chain[i + 1], next);
    }
}

} // namespace

void solveSpline(RigFrame& frame, const Constraint& constraint) {
    std::vector<Vec3d> points;
    for (const ConstraintSource& source : constraint.sources)
        if (!source.node.isNone())
            points.push_back(frame.placeOf(source.node));
    const SmoothCurve curve(points);
    if (!curve.isUsable() || constraint.chain.empty())
        return;
    std::vector<Transform> before;
    for (const BoneIndex bone : constraint.chain)
        before.push_back(frame.local(bone));
    layAlong(frame, constraint.chain, curve, constraint.stretch);
    if (!(constraint.weight < 1.0))
        return;
    for (std::size_t i = 0; i < before.size(); ++i)
        frame.setLocal(constraint.chain[i],
                       interpolate(before[i], frame.local(constraint.chain[i]), constraint.weight));
}

} // namespace rigwright
