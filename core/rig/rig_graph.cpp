// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Who depends on whom in a rig, and in what order things are worked out.
#include "core/rig/rig_graph.h"

#include "core/base/sentence.h"
#include "core/rig/make_constraint.h"
#include "core/rig/rig_plan.h"
#include "core/rig/solve_constraint.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <utility>

namespace rigwright {

std::vector<BoneIndex> chainBetween(const Skeleton& skeleton, BoneIndex top, BoneIndex bottom) {
    std::vector<BoneIndex> chain;
    for (BoneIndex bone = bottom; bone.isValid(); bone = skeleton.parents[bone.value()]) {
        chain.push_back(bone);
        if (bone == top) {
            std::ranges::reverse(chain);
            return chain;
        }
    }
    return {};
}

std::vector<BoneIndex> chainBones(const Skeleton& skeleton, const IkHandle& handle) {
    return chainBetween(skeleton, handle.root, handle.end);
}

RigNode spaceOf(const Control& control, const Skeleton& skeleton) {
    if (control.space == ControlSpace::Node)
        return control.spaceNode;
    if (control.space == ControlSpace::World || !control.bone.isValid())
        return {};
    BoneIndex bone = skeleton.parents[control.bone.value()];
    if (control.space == ControlSpace::Root)
        while (bone.isValid() && skeleton.parents[bone.value()].isValid())
            bone = skeleton.parents[bone.value()];
    return boneNode(bone);
}

RigGraph::RigGraph(const Rig& rig, const Skeleton& skeleton)
    : m_rig(rig), m_skeleton(skeleton), m_bones(skeleton.boneCount()),
      m_controls(rig.controls.size()), m_edges(2 * m_bones + m_controls + rig.handles.size()) {
    addSkeleton();
    addControls();
    for (std::size_t h = 0; h < rig.handles.size(); ++h) {
        const Reach reach = reachOf(rig.handles[h]);
        const Node solution = handle(IkHandleIndex(h));
        for (const Node read : reach.reads)
            m_edges[solution].push_back({read, IkHandleIndex(h)});
        for (const Node moved : reach.moves)
            m_edges[moved].push_back({solution, IkHandleIndex(h)});
    }
    for (std::size_t c = 0; c < rig.constraints.size(); ++c)
        add(reachOf(rig.constraints[c]), ConstraintIndex(c));
}

void RigGraph::addSkeleton() {
    for (std::size_t b = 0; b < m_bones; ++b) {
        const BoneIndex bone(b);
        m_edges[model(bone)].push_back({local(bone), {}});
        if (const BoneIndex parent = m_skeleton.parents[b]; parent.isValid())
            m_edges[model(bone)].push_back({model(parent), {}});
    }
}

void RigGraph::addControls() {
    for (std::size_t c = 0; c < m_controls; ++c) {
        const Control& made = m_rig.controls[c];
        std::vector<Node> space;
        addPlace(space, spaceOf(made, m_skeleton));
        for (const Node node : space)
            m_edges[control(ControlIndex(c))].push_back({node, ControlIndex(c)});
        if (made.drives && made.bone.isValid())
            m_edges[local(made.bone)].push_back({control(ControlIndex(c)), ControlIndex(c)});
    }
}

void RigGraph::add(const Reach& reach, const Cause& cause) {
    for (const Node moved : reach.moves)
        for (const Node read : reach.reads)
            m_edges[moved].push_back({read, cause});
}

BoneIndex RigGraph::boneOf(const RigNode& node) const {
    if (!node.control.isValid())
        return node.bone;
    const Control& made = m_rig.controls[node.control.value()];
    return made.drives ? made.bone : BoneIndex();
}

void RigGraph::addPlace(std::vector<Node>& nodes, const RigNode& node) const {
    if (const BoneIndex bone = boneOf(node); bone.isValid())
        nodes.push_back(model(bone));
    else if (node.control.isValid())
        nodes.push_back(control(node.control));
}

void RigGraph::addLocal(std::vector<Node>& nodes, const RigNode& node) const {
    if (const BoneIndex bone = boneOf(node); bone.isValid())
        nodes.push_back(local(bone));
    else if (node.control.isValid())
        nodes.push_back(control(node.control));
}

void RigGraph::addParentPlace(std::vector<Node>& nodes, BoneIndex bone) const {
    if (bone.isValid() && m_skeleton.parents[bone.value()].isValid())
        nodes.push_back(model(m_skeleton.parents[bone.value()]));
}

RigGraph::Reach RigGraph::reachOf(const Constraint& constraint) const {
    Reach reach;
    const auto moveChain = [&] {
        for (const BoneIndex bone : constraint.chain)
            addLocal(reach.moves, boneNode(bone));
    };
    switch (constraint.kind) {
    case ConstraintKind::Driver:
        addLocal(reach.reads, boneNode(constraint.driver.bone));
        if (!constraint.driver.mesh.isValid())
            addLocal(reach.moves, constraint.target);
        return reach;
    case ConstraintKind::TwistSpread:
        if (!constraint.sources.empty())
            addLocal(reach.reads, constraint.sources.front().node);
        moveChain();
        return reach;
    case ConstraintKind::Spline:
        for (const ConstraintSource& source : constraint.sources)
            addPlace(reach.reads, source.node);
        if (!constraint.chain.empty())
            addParentPlace(reach.reads, constraint.chain.front());
        moveChain();
        return reach;
    case ConstraintKind::LimitRotation:
        addLocal(reach.moves, constraint.target);
        return reach;
    default:
        break;
    }
    addLocal(reach.moves, constraint.target);
    const bool isModel = !isLocal(constraint);
    if (leastSources(constraint.kind) > 0)
        for (const ConstraintSource& source : constraint.sources) {
            if (isModel)
                addPlace(reach.reads, source.node);
            else
                addLocal(reach.reads, source.node);
        }
    if (constraint.kind == ConstraintKind::Aim)
        addPlace(reach.reads, constraint.up);
    if (isModel)
        addParentPlace(reach.reads, boneOf(constraint.target));
    return reach;
}

RigGraph::Reach RigGraph::reachOf(const IkHandle& handle) const {
    Reach reach;
    addPlace(reach.reads, handle.target);
    addPlace(reach.reads, handle.pole);
    addParentPlace(reach.reads, handle.root);
    std::vector<BoneIndex> chain = chainBones(m_skeleton, handle);
    const bool movesEnd =
        !handle.tip.isZero(0.0) || handle.endRotation != EndRotation::Free || handle.stretch > 0.0;
    if (!movesEnd && !chain.empty())
        chain.pop_back();
    for (const BoneIndex bone : chain)
        reach.moves.push_back(local(bone));
    return reach;
}

RigNode RigGraph::subject(Node node) const {
    if (node < 2 * m_bones)
        return boneNode(BoneIndex(node < m_bones ? node : node - m_bones));
    if (node < 2 * m_bones + m_controls)
        return controlNode(ControlIndex(node - 2 * m_bones));
    return {};
}

IkHandleIndex RigGraph::handleOf(Node node) const {
    const std::size_t first = 2 * m_bones + m_controls;
    return node >= first ? IkHandleIndex(node - first) : IkHandleIndex();
}

namespace {

/// A way down the dependencies, with what is still to be looked at of each node.
struct Visit {
    RigGraph::Node node = 0;
    std::size_t next = 0;
};

enum class Mark : std::uint8_t { New, Open, Done };

} // namespace

std::vector<RigGraph::Step> RigGraph::cycle() const {
    std::vector<Mark> marks(nodeCount(), Mark::New);
    std::vector<Visit> way;
    for (Node start = 0; start < nodeCount(); ++start) {
        if (marks[start] != Mark::New)
            continue;
        way.push_back({start, 0});
        marks[start] = Mark::Open;
        while (!way.empty()) {
            Visit& at = way.back();
            if (at.next == m_edges[at.node].size()) {
                marks[at.node] = Mark::Done;
                way.pop_back();
                continue;
            }
            const Node to = m_edges[at.node][at.next++].to;
            if (marks[to] == Mark::New) {
                marks[to] = Mark::Open;
                way.push_back({to, 0});
            } else if (marks[to] == Mark::Open) {
                std::vector<Step> steps;
                auto first = std::ranges::find(way, to, &Visit::node);
                for (; first != way.end(); ++first)
                    steps.push_back({first->node, m_edges[first->node][first->next - 1]});
                return steps;
            }
        }
    }
    return {};
}

std::vector<RigGraph::Node> RigGraph::order() const {
    std::vector<Mark> marks(nodeCount(), Mark::New);
    std::vector<Node> ordered;
    ordered.reserve(nodeCount());
    std::vector<Visit> way;
    for (Node start = 0; start < nodeCount(); ++start) {
        if (marks[start] != Mark::New)
            continue;
        way.push_back({start, 0});
        marks[start] = Mark::Open;
        while (!way.empty()) {
            Visit& at = way.back();
            if (at.next == m_edges[at.node].size()) {
                marks[at.node] = Mark::Done;
                ordered.push_back(at.node);
                way.pop_back();
                continue;
            }
            const Node to = m_edges[at.node][at.next++].to;
            if (marks[to] == Mark::New) {
                marks[to] = Mark::Open;
                way.push_back({to, 0});
            }
        }
    }
    return ordered;
}

std::vector<std::string> cycleIn(const Rig& rig, const Skeleton& skeleton) {
    const RigGraph graph(rig, skeleton);
    std::vector<RigGraph::Step> steps = graph.cycle();
    if (steps.empty())
        return {};
    // It reads best from a bone on that something of the rig moves.
    const auto moved = std::ranges::find_if(steps, [&](const RigGraph::Step& step) {
        return graph.subject(step.from).bone.isValid() && step.edge.cause.index() != 0;
    });
    if (moved != steps.end())
        std::ranges::rotate(steps, moved);
    std::vector<std::string> path;
    const auto visit = [&](RigGraph::Node node) {
        const IkHandleIndex handle = graph.handleOf(node);
        std::string label = handle.isValid() ? handleLabel(rig, handle)
                                             : nodeLabel(rig, skeleton, graph.subject(node));
        if (path.empty() || path.back() != label)
            path.push_back(std::move(label));
    };
    for (const RigGraph::Step& step : steps)
        visit(step.from);
    visit(steps.front().from);
    if (path.size() == 1)
        path.push_back(path.front());
    return path;
}

namespace {

/// Of constraints and handles, in the order in which they run.
std::vector<RigOrderEntry> runningOrder(const Rig& rig, const Skeleton& skeleton) {
    std::vector<RigOrderEntry> entries;
    const auto constraints = [&](RigStage stage) {
        for (std::size_t i = 0; i < rig.constraints.size(); ++i)
            if (rig.constraints[i].when == stage)
                entries.push_back({.control = {}, .constraint = ConstraintIndex(i), .handle = {}});
    };
    constraints(RigStage::BeforeIk);
    const RigPlan plan = makeRigPlan(std::make_shared<const Rig>(rig), skeleton);
    for (const auto& group : plan.handleGroups)
        for (const IkHandleIndex handle : group)
            entries.push_back({.control = {}, .constraint = {}, .handle = handle});
    constraints(RigStage::AfterMotion);
    return entries;
}

/// With everything that the skeleton and the spaces of controls alone make it depend on.
std::vector<RigGraph::Node> structural(const RigGraph& graph, std::vector<RigGraph::Node> nodes) {
    std::set<RigGraph::Node> seen(nodes.begin(), nodes.end());
    while (!nodes.empty()) {
        const RigGraph::Node node = nodes.back();
        nodes.pop_back();
        for (const RigGraph::Edge& edge : graph.dependencies(node))
            if (edge.cause.index() <= 1 && seen.insert(edge.to).second)
                nodes.push_back(edge.to);
    }
    return {seen.begin(), seen.end()};
}

std::string entryLabel(const Rig& rig, const RigOrderEntry& entry) {
    return entry.handle.isValid() ? handleLabel(rig, entry.handle)
                                  : constraintLabel(rig, entry.constraint);
}

} // namespace

Findings orderFindings(const Rig& rig, const Skeleton& skeleton) {
    const RigGraph graph(rig, skeleton);
    if (!graph.cycle().empty())
        return {};
    const std::vector<RigOrderEntry> entries = runningOrder(rig, skeleton);
    const auto reach = [&](const RigOrderEntry& entry) {
        return entry.handle.isValid() ? graph.reachOf(rig.handles[entry.handle.value()])
                                      : graph.reachOf(rig.constraints[entry.constraint.value()]);
    };
    const auto isOn = [&](const RigOrderEntry& entry) {
        return entry.handle.isValid() ? rig.handles[entry.handle.value()].enabled
                                      : rig.constraints[entry.constraint.value()].enabled;
    };
    // By node: the last entry that moves it.
    constexpr std::size_t kNobody = std::size_t(-1);
    std::vector<std::size_t> lastMover(graph.nodeCount(), kNobody);
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (isOn(entries[i]))
            for (const RigGraph::Node node : reach(entries[i]).moves)
                lastMover[node] = i;
    Findings findings;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!isOn(entries[i]))
            continue;
        for (const RigGraph::Node node : structural(graph, reach(entries[i]).reads)) {
            const std::size_t mover = lastMover[node];
            if (mover == kNobody || mover <= i)
                continue;
            findings.push_back({"rig-order", Severity::Warning, 1, entryLabel(rig, entries[i]),
                                filled("it reads %1 before %2 moves it",
                                       {nodeLabel(rig, skeleton, graph.subject(node)),
                                        entryLabel(rig, entries[mover])}),
                                ""});
            break;
        }
    }
    return findings;
}

std::vector<RigOrderEntry> evaluationOrder(const Rig& rig, const Skeleton& skeleton) {
    const RigGraph graph(rig, skeleton);
    std::vector<RigOrderEntry> entries;
    for (const RigGraph::Node node : graph.order())
        if (const ControlIndex control = graph.subject(node).control; control.isValid())
            entries.push_back({.control = control, .constraint = {}, .handle = {}});
    std::ranges::move(runningOrder(rig, skeleton), std::back_inserter(entries));
    return entries;
}

} // namespace rigwright
