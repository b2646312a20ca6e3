// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Parts of a rig from JSON: what is missing is as a new part has it, what is of a wrong shape
/// spoils its part.
#include "core/project/rig_json.h"

#include "core/project/object_reader.h"
#include "core/rig/rig_names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

/// Reads members of one object. What is missing leaves the value alone; what is of a wrong shape
/// makes isGood() false.
class Reader {
public:
    explicit Reader(const json& object) : m_object(object), m_isGood(object.is_object()) {}

    [[nodiscard]] bool isGood() const { return m_isGood; }

    void number(const char* key, double& value) {
        if (const json* found = find(key))
            value = numberOf(*found);
    }
    void number(const char* key, std::optional<double>& value) {
        if (const json* found = find(key))
            value = numberOf(*found);
    }
    void whole(const char* key, std::uint64_t most, std::uint64_t& value) {
        const json* found = find(key);
        if (found == nullptr)
            return;
        const auto written = wholeNumber(*found);
        require(written && *written <= most);
        value = m_isGood ? *written : 0;
    }
    void flag(const char* key, bool& value) {
        if (const json* found = find(key))
            value = flagOf(*found);
    }
    void text(const char* key, std::string& value) {
        const json* found = find(key);
        if (found == nullptr)
            return;
        if (found->is_string())
            value = found->get<std::string>();
        else if (found->is_array()) // bytes that are not UTF-8
            for (const json& byte : *found) {
                const auto written = wholeNumber(byte);
                require(written && *written <= 255);
                if (m_isGood)
                    value += char(*written);
            }
        else
            m_isGood = false;
    }
    template <class Tag>
    void index(const char* key, Index<Tag>& value) {
        if (const json* found = find(key))
            value = indexOf<Tag>(*found);
    }
    template <class Choice, std::size_t N>
    void choice(const char* key, const std::array<std::string_view, N>& names, Choice& value) {
        const json* found = find(key);
        if (found == nullptr)
            return;
        require(found->is_string());
        const auto known =
            m_isGood ? std::ranges::find(names, found->get_ref<const std::string&>()) : names.end();
        require(known != names.end());
        if (m_isGood)
            value = Choice(known - names.begin());
    }
    void vector(const char* key, Vec3d& value) {
        if (const json* found = find(key))
            value = vectorOf(*found);
    }
    void vector(const char* key, std::optional<Vec3d>& value) {
        if (const json* found = find(key))
            value = vectorOf(*found);
    }
    void transform(const char* key, Transform& value) {
        const json* found = find(key);
        if (found == nullptr)
            return;
        std::array<double, 10> n{};
        numbers(*found, n);
        value.translation = {n[0], n[1], n[2]};
        value.rotation = Quatd(n[6], n[3], n[4], n[5]); // w x y z
        value.scale = {n[7], n[8], n[9]};
    }
    void range(const char* key, ChannelRange& value) {
        if (const json* found = find(key))
            value = rangeOf(*found);
    }
    void range(const char* key, std::optional<ChannelRange>& value) {
        if (const json* found = find(key))
            value = rangeOf(*found);
    }
    template <class Ranges>
    void ranges(const char* key, Ranges& ranges) {
        const json* found = find(key);
        if (found == nullptr)
            return;
        require(found->is_array() && found->size() == ranges.size());
        for (std::size_t i = 0; m_isGood && i < ranges.size(); ++i)
            if (!(*found)[i].is_null())
                ranges[i] = rangeOf((*found)[i]);
    }
    template <class Flags>
    void flags(const char* key, Flags& flags) {
        const json* found = find(key);
        if (found == nullptr)
            return;
        require(found->is_array() && found->size() == flags.size());
        for (std::size_t i = 0; m_isGood && i < flags.size(); ++i)
            flags[i] = flagOf((*found)[i]);
    }
    template <class Tag>
    void indices(const char* key, std::vector<Index<Tag>>& indices) {
        each(key, [&](const json& one) { indices.push_back(indexOf<Tag>(one)); });
    }
    void node(const char* key, RigNode& node) {
        const json* found = find(key);
        if (found == nullptr)
            return;
        Reader reader(*found);
        reader.index("bone", node.bone);
        reader.index("control", node.control);
        require(reader.isGood());
    }
    /// Calls visit(json) for each entry of a list.
    template <class Visit>
    void each(const char* key, const Visit& visit) {
        const json* found = find(key);
        if (found == nullptr)
            return;
        require(found->is_array());
        for (std::size_t i = 0; m_isGood && i < found->size(); ++i)
            visit((*found)[i]);
    }
    /// Calls visit(Reader) for a member that is an object.
    template <class Visit>
    void object(const char* key, const Visit& visit) {
        const json* found = find(key);
        if (found == nullptr)
            return;
        Reader reader(*found);
        if (reader.isGood())
            visit(reader);
        require(reader.isGood());
    }
    void require(bool isRight) { m_isGood = m_isGood && isRight; }
    template <std::size_t N>
    void numbers(const json& list, std::array<double, N>& values) {
        require(list.is_array() && list.size() == N);
        for (std::size_t i = 0; m_isGood && i < N; ++i)
            values[i] = numberOf(list[i]);
    }
    Vec3d vectorOf(const json& value) {
        std::array<double, 3> n{};
        numbers(value, n);
        return {n[0], n[1], n[2]};
    }
    double numberOf(const json& value) {
        require(value.is_number());
        return m_isGood ? value.get<double>() : 0.0;
    }

private:
    [[nodiscard]] const json* find(const char* key) const {
        if (!m_isGood)
            return nullptr;
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }
    bool flagOf(const json& value) {
        require(value.is_boolean());
        return m_isGood && value.get<bool>();
    }
    ChannelRange rangeOf(const json& value) {
        std::array<double, 2> n{};
        numbers(value, n);
        return {n[0], n[1]};
    }
    template <class Tag>
    Index<Tag> indexOf(const json& value) {
        if (value.is_number_integer() && !value.is_number_unsigned() &&
            value.get<std::int64_t>() == -1)
            return {};
        const auto written = wholeNumber(value);
        require(written && *written < 0xffffffffu);
        return m_isGood ? Index<Tag>(std::size_t(*written)) : Index<Tag>();
    }

    const json& m_object;
    bool m_isGood;
};

Control controlFrom(const json& written) {
    Control control;
    Reader reader(written);
    reader.text("name", control.name);
    reader.index("bone", control.bone);
    reader.flag("drives", control.drives);
    reader.transform("place", control.place);
    reader.choice("space", kControlSpaceNames, control.space);
    reader.node("spaceNode", control.spaceNode);
    reader.flags("locked", control.locked);
    reader.ranges("limits", control.limits);
    reader.choice("shape", kControlShapeNames, control.shape);
    reader.number("size", control.size);
    reader.transform("shapeOffset", control.shapeOffset);
    reader.each("points",
                [&](const json& point) { control.points.push_back(reader.vectorOf(point)); });
    reader.flag("closed", control.closed);
    std::uint64_t colour = std::numeric_limits<std::uint64_t>::max();
    reader.whole("colour", 0xffffff, colour);
    if (colour <= 0xffffff)
        control.colour = std::uint32_t(colour);
    reader.flag("hidden", control.hidden);
    if (reader.isGood())
        return control;
    Control spoilt;
    spoilt.name = control.name;
    spoilt.size = 0.0; // no control has that
    return spoilt;
}

IkHandle handleFrom(const json& written) {
    IkHandle handle;
    Reader reader(written);
    reader.text("name", handle.name);
    reader.flag("enabled", handle.enabled);
    reader.choice("solver", kIkSolverNames, handle.solver);
    reader.index("root", handle.root);
    reader.index("mid", handle.mid);
    reader.index("end", handle.end);
    reader.vector("tip", handle.tip);
    reader.node("target", handle.target);
    reader.node("pole", handle.pole);
    reader.number("poleAngle", handle.poleAngle);
    reader.number("softness", handle.softness);
    reader.number("stretch", handle.stretch);
    reader.vector("bend", handle.bend);
    reader.choice("endRotation", kEndRotationNames, handle.endRotation);
    std::uint64_t iterations = std::uint64_t(handle.iterations);
    reader.whole("iterations", 1000, iterations);
    handle.iterations = int(iterations);
    reader.number("tolerance", handle.tolerance);
    reader.number("weight", handle.weight);
    if (reader.isGood())
        return handle;
    IkHandle spoilt;
    spoilt.name = handle.name;
    return spoilt;
}

void readDriver(Reader& reader, Driver& driver) {
    reader.index("bone", driver.bone);
    reader.choice("angle", kDriverAngleNames, driver.angle);
    reader.vector("axis", driver.axis);
    reader.each("curve", [&](const json& point) {
        std::array<double, 2> n{};
        reader.numbers(point, n);
        driver.curve.points.emplace_back(n[0], n[1]);
    });
    reader.flag("smooth", driver.curve.smooth);
    reader.choice("channel", kTransformChannelNames, driver.channel);
    reader.index("mesh", driver.mesh);
    std::uint64_t morph = 0;
    reader.whole("morph", 0xffffffffu, morph);
    driver.morph = std::uint32_t(morph);
}

void readLimit(Reader& reader, ConstraintLimit& limit) {
    reader.ranges("position", limit.position);
    reader.number("swing", limit.swing);
    reader.range("twist", limit.twist);
    reader.range("distance", limit.distance);
}

Constraint constraintFrom(const json& written) {
    Constraint constraint;
    Reader reader(written);
    reader.text("name", constraint.name);
    reader.choice("kind", kConstraintKindNames, constraint.kind);
    reader.flag("enabled", constraint.enabled);
    reader.number("weight", constraint.weight);
    reader.choice("when", kRigStageNames, constraint.when);
    reader.node("target", constraint.target);
    reader.each("sources", [&](const json& one) {
        ConstraintSource source;
        Reader of(one);
        of.node("node", source.node);
        of.number("weight", source.weight);
        reader.require(of.isGood());
        constraint.sources.push_back(source);
    });
    reader.choice("space", kConstraintSpaceNames, constraint.space);
    reader.transform("offset", constraint.offset);
    reader.flags("axes", constraint.axes);
    reader.number("blend", constraint.blend);
    reader.vector("aimAxis", constraint.aimAxis);
    reader.vector("upAxis", constraint.upAxis);
    reader.node("up", constraint.up);
    reader.object("limit", [&](Reader& limit) { readLimit(limit, constraint.limit); });
    reader.indices("chain", constraint.chain);
    reader.each("shares",
                [&](const json& share) { constraint.shares.push_back(reader.numberOf(share)); });
    reader.flag("stretch", constraint.stretch);
    reader.object("driver", [&](Reader& driver) { readDriver(driver, constraint.driver); });
    if (reader.isGood())
        return constraint;
    Constraint spoilt;
    spoilt.name = constraint.name;
    return spoilt;
}

std::optional<RigJointLimit> jointLimitFrom(const json& written) {
    RigJointLimit entry;
    Reader reader(written);
    reader.index("bone", entry.bone);
    reader.flag("hinge", entry.limit.hinge);
    reader.vector("along", entry.limit.along);
    reader.number("swing", entry.limit.swing);
    reader.number("twistLow", entry.limit.twistLow);
    reader.number("twistHigh", entry.limit.twistHigh);
    return reader.isGood() ? std::optional(entry) : std::nullopt;
}

std::optional<ControlSet> setFrom(const json& written) {
    ControlSet set;
    Reader reader(written);
    reader.text("name", set.name);
    reader.indices("controls", set.controls);
    return reader.isGood() ? std::optional(set) : std::nullopt;
}

} // namespace

Rig rigPartsFrom(const json& written, std::size_t& odd) {
    Rig rig;
    if (!written.is_object()) {
        ++odd;
        return rig;
    }
    const auto each = [&](const char* key, const auto& visit) {
        const auto list = written.find(key);
        if (list == written.end())
            return;
        if (!list->is_array()) {
            ++odd;
            return;
        }
        for (const json& part : *list)
            visit(part);
    };
    each("controls", [&](const json& part) { rig.controls.push_back(controlFrom(part)); });
    each("handles", [&](const json& part) { rig.handles.push_back(handleFrom(part)); });
    each("constraints", [&](const json& part) { rig.constraints.push_back(constraintFrom(part)); });
    each("sets", [&](const json& part) {
        if (auto set = setFrom(part))
            rig.sets.push_back(std::move(*set));
        else
            ++odd;
    });
    each("jointLimits", [&](const json& part) {
        if (const auto limit = jointLimitFrom(part))
            rig.jointLimits.push_back(*limit);
        else
            ++odd;
    });
    return rig;
}

} // namespace rigwright
