// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigGraph: what each bone, control and handle of a rig depends on.
#pragma once

#include "core/rig/rig.h"
#include "core/skeleton/skeleton.h"

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

namespace rigwright {

/// All bones from `top` down to `bottom`, both among them; empty where it is not above (or the
/// same).
std::vector<BoneIndex> chainBetween(const Skeleton& skeleton, BoneIndex top, BoneIndex bottom);

/// chainBetween() a handle's root and its end.
std::vector<BoneIndex> chainBones(const Skeleton& skeleton, const IkHandle& handle);

/// What a control's space makes it go along with: a bone, a control, or nothing (the model).
RigNode spaceOf(const Control& control, const Skeleton& skeleton);

/// Nodes: the local transform and the place in the model of each bone, the place of each control,
/// the solution of each handle. A bone's place depends on its parent's and on its own local
/// transform; a constraint in model space makes its target's local transform depend on the places
/// of its sources and of the target's parent, one in local space, a driver or a spread twist on the
/// source's local transform alone; a control that drives makes its bone's local transform depend on
/// it, and depends on the place of its space; the local transforms of a handle's chain depend on
/// the handle, and that on its target, its pole and the place of the root's parent. A control that
/// drives stands where its bone is: who follows it depends on that bone, who moves it moves that
/// bone. Things that are switched off count, too: they can be switched on.
/// Precondition: everything that the rig names is there; what it lacks depends on nothing.
class RigGraph {
public:
    using Node = std::uint32_t;
    /// Why a node depends on another one: nothing but the skeleton, or what is named.
    using Cause = std::variant<std::monostate, ControlIndex, IkHandleIndex, ConstraintIndex>;
    struct Edge {
        Node to = 0; ///< what is depended on
        Cause cause;
    };

    RigGraph(const Rig& rig, const Skeleton& skeleton);

    [[nodiscard]] std::size_t nodeCount() const { return m_edges.size(); }
    [[nodiscard]] std::span<const Edge> dependencies(Node node) const { return m_edges[node]; }

    [[nodiscard]] Node local(BoneIndex bone) const { return bone.value(); }
    [[nodiscard]] Node model(BoneIndex bone) const { return Node(m_bones) + bone.value(); }
    [[nodiscard]] Node control(ControlIndex control) const {
        return Node(2 * m_bones) + control.value();
    }
    [[nodiscard]] Node handle(IkHandleIndex handle) const {
        return Node(2 * m_bones + m_controls) + handle.value();
    }
    /// What a node is about; for a bone either of its two nodes.
    [[nodiscard]] RigNode subject(Node node) const;
    [[nodiscard]] IkHandleIndex handleOf(Node node) const;

    /// A circle: each edge leads to the node whose edge follows, the last one back to the first.
    /// Empty: there is none.
    struct Step {
        Node from = 0;
        Edge edge;
    };
    [[nodiscard]] std::vector<Step> cycle() const;

    /// Nodes before those that depend on them; in the order of their numbers where that says
    /// nothing. Precondition: there is no cycle.
    [[nodiscard]] std::vector<Node> order() const;

    /// What a constraint reads, as nodes, and what it moves.
    struct Reach {
        std::vector<Node> reads;
        std::vector<Node> moves;
    };
    [[nodiscard]] Reach reachOf(const Constraint& constraint) const;
    [[nodiscard]] Reach reachOf(const IkHandle& handle) const;

private:
    /// The bone that a node is or, of a control, drives.
    [[nodiscard]] BoneIndex boneOf(const RigNode& node) const;
    void addPlace(std::vector<Node>& nodes, const RigNode& node) const;
    void addLocal(std::vector<Node>& nodes, const RigNode& node) const;
    void addParentPlace(std::vector<Node>& nodes, BoneIndex bone) const;
    void add(const Reach& reach, const Cause& cause);
    void addSkeleton();
    void addControls();

    const Rig& m_rig;
    const Skeleton& m_skeleton;
    std::size_t m_bones = 0;
    std::size_t m_controls = 0;
    std::vector<std::vector<Edge>> m_edges; ///< by node
};

} // namespace rigwright
