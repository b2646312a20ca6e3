// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Looks through a rig for what belongs to a node.
#include "editor/panels/rig_parts.h"

#include "core/rig/rig_graph.h"
#include "core/skeleton/skeleton.h"
#include "editor/document/document.h"

#include <algorithm>

namespace rigwright::editor {

namespace {

using Nodes = std::vector<RigNode>;

bool contains(const Nodes& nodes, const RigNode& node) {
    return !node.isNone() && std::ranges::find(nodes, node) != nodes.end();
}

/// A control and the bone that it drives are one thing to whoever looks for what moves it.
Nodes alike(const Rig& rig, const RigNode& node) {
    Nodes nodes;
    if (node.isNone())
        return nodes;
    nodes.push_back(node);
    if (node.control.isValid() && node.control.value() < rig.controls.size()) {
        const Control& control = rig.controls[node.control.value()];
        if (control.drives)
            nodes.push_back(boneNode(control.bone));
    }
    if (node.bone.isValid())
        for (std::size_t i = 0; i < rig.controls.size(); ++i)
            if (rig.controls[i].drives && rig.controls[i].bone == node.bone)
                nodes.push_back(controlNode(ControlIndex(i)));
    return nodes;
}

bool isAbout(const Skeleton& skeleton, const IkHandle& handle, const Nodes& nodes) {
    return contains(nodes, handle.target) || contains(nodes, handle.pole) ||
           std::ranges::any_of(chainBones(skeleton, handle),
                               [&](BoneIndex bone) { return contains(nodes, boneNode(bone)); });
}

bool isAbout(const Constraint& constraint, const Nodes& nodes) {
    const auto names = [&](BoneIndex bone) { return contains(nodes, boneNode(bone)); };
    return contains(nodes, constraint.target) || contains(nodes, constraint.up) ||
           std::ranges::any_of(
               constraint.sources,
               [&](const ConstraintSource& source) { return contains(nodes, source.node); }) ||
           std::ranges::any_of(constraint.chain, names) ||
           (constraint.kind == ConstraintKind::Driver && names(constraint.driver.bone));
}

/// The node and the limbs that it moves.
Nodes around(const Rig& rig, const Skeleton& skeleton, const RigNode& node) {
    Nodes nodes = alike(rig, node);
    for (const IkHandleIndex index : handlesAbout(rig, skeleton, node)) {
        const IkHandle& handle = rig.handles[index.value()];
        nodes.push_back(handle.target);
        nodes.push_back(handle.pole);
        for (const BoneIndex bone : chainBones(skeleton, handle))
            nodes.push_back(boneNode(bone));
    }
    return nodes;
}

/// The control that drives a bone or the nearest one above it; not `self`.
ControlIndex driverAbove(const Rig& rig, const Skeleton& skeleton, BoneIndex bone,
                         ControlIndex self) {
    for (; bone.isValid() && bone.value() < skeleton.boneCount();
         bone = skeleton.parents[bone.value()])
        for (std::size_t i = 0; i < rig.controls.size(); ++i)
            if (rig.controls[i].drives && rig.controls[i].bone == bone && ControlIndex(i) != self)
                return ControlIndex(i);
    return {};
}

BoneIndex parentOf(const Skeleton& skeleton, BoneIndex bone) {
    return bone.isValid() && bone.value() < skeleton.boneCount() ? skeleton.parents[bone.value()]
                                                                 : BoneIndex();
}

ControlIndex mountOf(const Rig& rig, const Skeleton& skeleton, ControlIndex index) {
    const Control& control = rig.controls[index.value()];
    switch (control.space) {
    case ControlSpace::World:
        return {};
    case ControlSpace::Node:
        return control.spaceNode.control.isValid()
                   ? control.spaceNode.control
                   : driverAbove(rig, skeleton, control.spaceNode.bone, index);
    case ControlSpace::Root: {
        BoneIndex root = control.bone;
        while (parentOf(skeleton, root).isValid())
            root = parentOf(skeleton, root);
        return driverAbove(rig, skeleton, root, index);
    }
    case ControlSpace::Parent:
        break;
    }
    return driverAbove(rig, skeleton, parentOf(skeleton, control.bone), index);
}

} // namespace

std::vector<ControlIndex> ridesOn(const Rig& rig, const Skeleton& skeleton) {
    std::vector<ControlIndex> mounts(rig.controls.size());
    for (std::size_t i = 0; i < mounts.size(); ++i) {
        const ControlIndex mount = mountOf(rig, skeleton, ControlIndex(i));
        if (!mount.isValid() || mount.value() >= mounts.size())
            continue;
        // A rig follows no circle, but the nearest bone with a control is only a manner of showing.
        bool circle = false;
        for (ControlIndex above = mount; above.isValid() && !circle; above = mounts[above.value()])
            circle = above == ControlIndex(i);
        if (!circle)
            mounts[i] = mount;
    }
    return mounts;
}

void selectNode(Document& document, const RigNode& node) {
    const Rig& rig = rigOf(document.character());
    if (node.control.isValid() && node.control.value() < rig.controls.size())
        selectControl(document.session(), rig, node.control);
    else if (node.bone.isValid() && node.bone.value() < document.character().skeleton.boneCount())
        selectBone(document.session(), node.bone);
}

RigNode nodeOf(const Constraint& constraint) {
    if (!constraint.target.isNone())
        return constraint.target;
    if (!constraint.chain.empty())
        return boneNode(constraint.chain.front());
    if (!constraint.sources.empty())
        return constraint.sources.front().node;
    return boneNode(constraint.driver.bone);
}

RigNode nodeOf(const IkHandle& handle) {
    return handle.target.isNone() ? boneNode(handle.end) : handle.target;
}

std::vector<IkHandleIndex> handlesAbout(const Rig& rig, const Skeleton& skeleton,
                                        const RigNode& node) {
    std::vector<IkHandleIndex> handles;
    const Nodes nodes = alike(rig, node);
    for (std::size_t i = 0; i < rig.handles.size(); ++i)
        if (isAbout(skeleton, rig.handles[i], nodes))
            handles.emplace_back(i);
    return handles;
}

std::vector<RigOrderEntry> stackOf(const Rig& rig, const Skeleton& skeleton, const RigNode& node) {
    const bool all = node.isNone();
    const Nodes nodes = around(rig, skeleton, node);
    std::vector<RigOrderEntry> stack;
    for (const RigOrderEntry& entry : evaluationOrder(rig, skeleton)) {
        const bool wanted = entry.constraint.isValid()
                                ? all || isAbout(rig.constraints[entry.constraint.value()], nodes)
                            : entry.handle.isValid()
                                ? all || isAbout(skeleton, rig.handles[entry.handle.value()], nodes)
                                : false;
        if (wanted)
            stack.push_back(entry);
    }
    return stack;
}

std::uint64_t nextRigToken() {
    static std::uint64_t token = std::uint64_t{5} << 60; // apart from those of tools and fields
    return ++token;
}

} // namespace rigwright::editor
