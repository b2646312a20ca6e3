// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Chains of IK handles at rest.
#include "core/rig/handle_plan.h"

#include "core/math/rotation.h"
#include "core/rig/rig_graph.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace rigwright {

namespace {

/// Share of the chain's length by which a joint must lie off the line to count as bent.
constexpr double kBent = 1e-3;

/// Joints at rest from root to tip.
std::vector<Vec3d> restPlaces(const RigPlan& plan, const HandlePlan& chain,
                              const IkHandle& handle) {
    std::vector<Vec3d> places;
    for (const BoneIndex bone : chain.bones)
        places.push_back(plan.restModel[bone.value()].translation());
    const Affine3d& end = plan.restModel[handle.end.value()];
    places.push_back(chain.hasTip ? Vec3d(end * handle.tip) : Vec3d(end.translation()));
    return places;
}

/// The joint farthest from the line, or of a straight chain the one nearest to its middle.
std::size_t midOf(const std::vector<Vec3d>& places) {
    const double length = lengthOf(places);
    std::size_t farthest = 1;
    std::size_t middle = 1;
    double most = 0.0;
    double nearest = length;
    double along = 0.0;
    for (std::size_t i = 1; i + 1 < places.size(); ++i) {
        along += (places[i] - places[i - 1]).stableNorm();
        const double off = offLine(places, places[i]).stableNorm();
        if (off > most) {
            most = off;
            farthest = i;
        }
        if (std::abs(along - 0.5 * length) < nearest) {
            nearest = std::abs(along - 0.5 * length);
            middle = i;
        }
    }
    return most > kBent * length ? farthest : middle;
}

HandlePlan planOf(const RigPlan& plan, const Skeleton& skeleton, const IkHandle& handle) {
    HandlePlan chain;
    chain.bones = chainBones(skeleton, handle);
    if (chain.bones.empty())
        return chain;
    chain.hasTip = !handle.tip.isZero(0.0);
    if (!chain.hasTip)
        chain.bones.pop_back();
    if (chain.bones.empty())
        return chain;
    const std::vector<Vec3d> places = restPlaces(plan, chain, handle);
    const auto named = std::ranges::find(chain.bones, handle.mid);
    if (handle.mid.isValid() && named != chain.bones.end() && named != chain.bones.begin())
        chain.mid = std::size_t(named - chain.bones.begin());
    else
        chain.mid = chain.bones.size() > 1 ? midOf(places) : 0;
    const Mat3d rootFromModel = restFrameOf(plan, boneNode(handle.root)).linear().transpose();
    const Vec3d off = offLine(places, places[chain.mid]);
    if (handle.bend && !unitOrZero(*handle.bend).isZero())
        chain.bend = unitOrZero(*handle.bend);
    else if (off.stableNorm() > kBent * lengthOf(places))
        chain.bend = rootFromModel * unitOrZero(off);
    else
        chain.bend = rootFromModel * Vec3d::UnitZ();
    chain.endFromTarget = restFrameOf(plan, handle.target).linear().transpose() *
                          restFrameOf(plan, boneNode(handle.end)).linear();
    return chain;
}

bool sharesBone(const HandlePlan& a, const HandlePlan& b) {
    return std::ranges::any_of(
        a.bones, [&](BoneIndex bone) { return std::ranges::find(b.bones, bone) != b.bones.end(); });
}

/// Groups of handles that are solved at once, each in the order of the handles.
std::vector<std::vector<std::size_t>> groupsOf(const Rig& rig, const RigPlan& plan) {
    std::vector<std::size_t> group(rig.handles.size());
    for (std::size_t h = 0; h < group.size(); ++h) {
        group[h] = h;
        if (rig.handles[h].solver != IkSolver::Fabrik)
            continue;
        for (std::size_t other = 0; other < h; ++other)
            if (rig.handles[other].solver == IkSolver::Fabrik && group[other] != group[h] &&
                sharesBone(plan.handles[h], plan.handles[other])) {
                const std::size_t joined = std::min(group[h], group[other]);
                const std::size_t gone = std::max(group[h], group[other]);
                std::ranges::replace(group, gone, joined);
            }
    }
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t h = 0; h < group.size(); ++h) {
        std::vector<std::size_t> members;
        for (std::size_t other = h; other < group.size(); ++other)
            if (group[other] == h)
                members.push_back(other);
        if (!members.empty())
            groups.push_back(std::move(members));
    }
    return groups;
}

/// By handle: which others move something that its root, its target or its pole hangs on.
std::vector<std::vector<std::uint8_t>> handlesBefore(const Rig& rig, const Skeleton& skeleton) {
    const RigGraph graph(rig, skeleton);
    std::vector<std::vector<std::uint8_t>> before;
    for (std::size_t h = 0; h < rig.handles.size(); ++h) {
        std::vector<std::uint8_t> own(rig.handles.size(), 0);
        std::vector<std::uint8_t> seen(graph.nodeCount(), 0);
        std::vector<RigGraph::Node> open{graph.handle(IkHandleIndex(h))};
        while (!open.empty()) {
            const RigGraph::Node node = open.back();
            open.pop_back();
            for (const RigGraph::Edge& edge : graph.dependencies(node))
                if (std::exchange(seen[edge.to], 1) == 0) {
                    open.push_back(edge.to);
                    if (const IkHandleIndex other = graph.handleOf(edge.to); other.isValid())
                        own[other.value()] = 1;
                }
        }
        before.push_back(std::move(own));
    }
    return before;
}

} // namespace

double lengthOf(std::span<const Vec3d> places) {
    double length = 0.0;
    for (std::size_t i = 1; i < places.size(); ++i)
        length += (places[i] - places[i - 1]).stableNorm();
    return length;
}

Vec3d offLine(std::span<const Vec3d> places, const Vec3d& place) {
    const Vec3d line = unitOrZero(places.back() - places.front());
    const Vec3d way = place - places.front();
    return way - way.dot(line) * line;
}

void planHandles(const Rig& rig, const Skeleton& skeleton, RigPlan& plan) {
    for (const IkHandle& handle : rig.handles)
        plan.handles.push_back(planOf(plan, skeleton, handle));
    std::vector<std::vector<std::size_t>> left = groupsOf(rig, plan);
    const std::vector<std::vector<std::uint8_t>> before = handlesBefore(rig, skeleton);
    // The first of those that wait for none of the others. Handles cannot wait for each other in a
    // circle; groups might, by several members: then the first goes first.
    const auto waits = [&](const std::vector<std::size_t>& own) {
        return std::ranges::any_of(left, [&](const std::vector<std::size_t>& other) {
            return &other != &own && std::ranges::any_of(own, [&](std::size_t a) {
                return std::ranges::any_of(other, [&](std::size_t b) { return before[a][b] != 0; });
            });
        });
    };
    while (!left.empty()) {
        auto next = std::ranges::find_if_not(left, waits);
        if (next == left.end())
            next = left.begin();
        std::vector<IkHandleIndex> group;
        for (const std::size_t h : *next)
            group.emplace_back(h);
        plan.handleGroups.push_back(std::move(group));
        left.erase(next);
    }
}

} // namespace rigwright
