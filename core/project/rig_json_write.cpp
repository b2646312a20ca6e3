// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Parts of a rig as JSON: what is as a new part has it is left out.
#include "core/project/rig_json.h"

#include "core/project/write_rig.h"
#include "core/rig/rig_names.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

/// Writes members that are not as a new part has them.
class Writer {
public:
    void number(const char* key, double value, double usual) {
        if (value != usual)
            m_object[key] = value;
    }
    void flag(const char* key, bool value, bool usual) {
        if (value != usual)
            m_object[key] = value;
    }
    void text(const char* key, const std::string& value) {
        if (!value.empty())
            m_object[key] = textJson(value);
    }
    template <class Tag>
    void index(const char* key, Index<Tag> index) {
        if (index.isValid())
            m_object[key] = index.value();
    }
    template <class Choice, std::size_t N>
    void choice(const char* key, Choice value, const std::array<std::string_view, N>& names) {
        m_object[key] = names[std::size_t(value)];
    }
    void vector(const char* key, const Vec3d& value, const Vec3d& usual) {
        if (value != usual)
            m_object[key] = {value.x(), value.y(), value.z()};
    }
    void transform(const char* key, const Transform& value) {
        if (value == Transform())
            return;
        const Vec4d turn = value.rotation.coeffs();
        m_object[key] = {value.translation.x(),
                         value.translation.y(),
                         value.translation.z(),
                         turn.x(),
                         turn.y(),
                         turn.z(),
                         turn.w(),
                         value.scale.x(),
                         value.scale.y(),
                         value.scale.z()};
    }
    void range(const char* key, const std::optional<ChannelRange>& range) {
        if (range)
            m_object[key] = {range->low, range->high};
    }
    /// Ranges by their place, where there are any.
    template <class Ranges>
    void ranges(const char* key, const Ranges& ranges) {
        json list = json::array();
        bool isAny = false;
        for (const std::optional<ChannelRange>& range : ranges) {
            isAny = isAny || range.has_value();
            list.push_back(range ? json{range->low, range->high} : json(nullptr));
        }
        if (isAny)
            m_object[key] = std::move(list);
    }
    template <class Flags>
    void flags(const char* key, const Flags& flags, bool usual) {
        json list = json::array();
        bool isUsual = true;
        for (const bool flag : flags) {
            isUsual = isUsual && flag == usual;
            list.push_back(flag);
        }
        if (!isUsual)
            m_object[key] = std::move(list);
    }
    template <class Indices>
    void indices(const char* key, const Indices& indices) {
        if (indices.empty())
            return;
        json list = json::array();
        for (const auto index : indices)
            list.push_back(index.isValid() ? std::int64_t(index.value()) : std::int64_t(-1));
        m_object[key] = std::move(list);
    }
    void node(const char* key, const RigNode& node) {
        if (node.bone.isValid())
            m_object[key] = {{"bone", node.bone.value()}};
        else if (node.control.isValid())
            m_object[key] = {{"control", node.control.value()}};
    }
    void set(const char* key, json value) { m_object[key] = std::move(value); }
    json take() { return std::move(m_object); }

private:
    json m_object = json::object();
};

json controlJson(const Control& control) {
    const Control usual;
    Writer writer;
    writer.text("name", control.name);
    writer.index("bone", control.bone);
    writer.flag("drives", control.drives, usual.drives);
    writer.transform("place", control.place);
    writer.choice("space", control.space, kControlSpaceNames);
    writer.node("spaceNode", control.spaceNode);
    writer.flags("locked", control.locked, false);
    writer.ranges("limits", control.limits);
    writer.choice("shape", control.shape, kControlShapeNames);
    writer.number("size", control.size, std::numeric_limits<double>::quiet_NaN());
    writer.transform("shapeOffset", control.shapeOffset);
    if (!control.points.empty()) {
        json points = json::array();
        for (const Vec3d& point : control.points)
            points.push_back({point.x(), point.y(), point.z()});
        writer.set("points", std::move(points));
    }
    writer.flag("closed", control.closed, usual.closed);
    if (control.colour)
        writer.set("colour", *control.colour);
    writer.flag("hidden", control.hidden, usual.hidden);
    return writer.take();
}

json handleJson(const IkHandle& handle) {
    const IkHandle usual;
    Writer writer;
    writer.text("name", handle.name);
    writer.flag("enabled", handle.enabled, usual.enabled);
    writer.choice("solver", handle.solver, kIkSolverNames);
    writer.index("root", handle.root);
    writer.index("mid", handle.mid);
    writer.index("end", handle.end);
    writer.vector("tip", handle.tip, usual.tip);
    writer.node("target", handle.target);
    writer.node("pole", handle.pole);
    writer.number("poleAngle", handle.poleAngle, usual.poleAngle);
    writer.number("softness", handle.softness, usual.softness);
    writer.number("stretch", handle.stretch, usual.stretch);
    if (handle.bend)
        writer.set("bend", {handle.bend->x(), handle.bend->y(), handle.bend->z()});
    writer.choice("endRotation", handle.endRotation, kEndRotationNames);
    if (handle.iterations != usual.iterations)
        writer.set("iterations", handle.iterations);
    writer.number("tolerance", handle.tolerance, usual.tolerance);
    writer.number("weight", handle.weight, usual.weight);
    return writer.take();
}

json driverJson(const Driver& driver) {
    const Driver usual;
    Writer writer;
    writer.index("bone", driver.bone);
    writer.choice("angle", driver.angle, kDriverAngleNames);
    writer.vector("axis", driver.axis, usual.axis);
    json points = json::array();
    for (const Vec2d& point : driver.curve.points)
        points.push_back({point.x(), point.y()});
    writer.set("curve", std::move(points));
    writer.flag("smooth", driver.curve.smooth, usual.curve.smooth);
    writer.choice("channel", driver.channel, kTransformChannelNames);
    writer.index("mesh", driver.mesh);
    if (driver.morph != 0)
        writer.set("morph", driver.morph);
    return writer.take();
}

json limitJson(const ConstraintLimit& limit) {
    Writer writer;
    writer.ranges("position", limit.position);
    if (limit.swing)
        writer.set("swing", *limit.swing);
    writer.range("twist", limit.twist);
    writer.range("distance", limit.distance);
    return writer.take();
}

json constraintJson(const Constraint& constraint) {
    const Constraint usual;
    Writer writer;
    writer.text("name", constraint.name);
    writer.choice("kind", constraint.kind, kConstraintKindNames);
    writer.flag("enabled", constraint.enabled, usual.enabled);
    writer.number("weight", constraint.weight, usual.weight);
    writer.choice("when", constraint.when, kRigStageNames);
    writer.node("target", constraint.target);
    if (!constraint.sources.empty()) {
        json sources = json::array();
        for (const ConstraintSource& source : constraint.sources) {
            Writer one;
            one.node("node", source.node);
            one.number("weight", source.weight, 1.0);
            sources.push_back(one.take());
        }
        writer.set("sources", std::move(sources));
    }
    writer.choice("space", constraint.space, kConstraintSpaceNames);
    writer.transform("offset", constraint.offset);
    writer.flags("axes", constraint.axes, true);
    writer.number("blend", constraint.blend, usual.blend);
    writer.vector("aimAxis", constraint.aimAxis, usual.aimAxis);
    writer.vector("upAxis", constraint.upAxis, usual.upAxis);
    writer.node("up", constraint.up);
    if (!(constraint.limit == usual.limit))
        writer.set("limit", limitJson(constraint.limit));
    writer.indices("chain", constraint.chain);
    if (!constraint.shares.empty())
        writer.set("shares", constraint.shares);
    writer.flag("stretch", constraint.stretch, usual.stretch);
    if (!(constraint.driver == usual.driver))
        writer.set("driver", driverJson(constraint.driver));
    return writer.take();
}

json jointLimitJson(const RigJointLimit& entry) {
    const JointLimit usual;
    Writer writer;
    writer.index("bone", entry.bone);
    writer.flag("hinge", entry.limit.hinge, usual.hinge);
    writer.vector("along", entry.limit.along, usual.along);
    writer.number("swing", entry.limit.swing, usual.swing);
    writer.number("twistLow", entry.limit.twistLow, usual.twistLow);
    writer.number("twistHigh", entry.limit.twistHigh, usual.twistHigh);
    return writer.take();
}

template <class Parts, class MakeJson>
json listOf(const Parts& parts, const MakeJson& makeJson) {
    json list = json::array();
    for (const auto& part : parts)
        list.push_back(makeJson(part));
    return list;
}

json setJson(const ControlSet& set) {
    Writer writer;
    writer.text("name", set.name);
    writer.indices("controls", set.controls);
    return writer.take();
}

} // namespace

json rigPartsJson(const Rig& rig) {
    return {{"controls", listOf(rig.controls, controlJson)},
            {"sets", listOf(rig.sets, setJson)},
            {"handles", listOf(rig.handles, handleJson)},
            {"constraints", listOf(rig.constraints, constraintJson)},
            {"jointLimits", listOf(rig.jointLimits, jointLimitJson)}};
}

} // namespace rigwright
