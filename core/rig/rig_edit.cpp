// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Taking parts out of a rig, with what hangs on them; bringing one into order.
#include "core/rig/rig_edit.h"

#include "core/rig/rig_check.h"
#include "core/rig/rig_graph.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>

namespace rigwright {

namespace {

using Marks = std::vector<std::uint8_t>;

/// Takes marked parts out of a rig. What is not among the controls counts as gone.
class Removal {
public:
    explicit Removal(Rig rig)
        : m_rig(std::move(rig)), m_controls(m_rig.controls.size(), 0),
          m_handles(m_rig.handles.size(), 0), m_constraints(m_rig.constraints.size(), 0) {}

    void control(std::size_t index) { m_controls[index] = 1; }
    void handle(std::size_t index) { m_handles[index] = 1; }
    void constraint(std::size_t index) { m_constraints[index] = 1; }

    RigEdit run() {
        dropSources();
        dropHandles();
        dropConstraints();
        dropSpaces();
        RigEdit edit;
        edit.remap.controls = compact<ControlIndex>(m_rig.controls, m_controls);
        edit.remap.handles = compact<IkHandleIndex>(m_rig.handles, m_handles);
        compact<ConstraintIndex>(m_rig.constraints, m_constraints);
        renumber(edit.remap.controls);
        edit.rig = std::move(m_rig);
        edit.findings = std::move(m_findings);
        return edit;
    }

private:
    void note(const char* code, std::string where, const char* detail) {
        m_findings.push_back({code, Severity::Warning, 1, std::move(where), detail, ""});
    }

    [[nodiscard]] bool isGone(const RigNode& node) const {
        return node.control.isValid() &&
               (node.control.value() >= m_controls.size() || m_controls[node.control.value()] != 0);
    }

    void dropSources() {
        for (std::size_t c = 0; c < m_rig.constraints.size(); ++c) {
            Constraint& constraint = m_rig.constraints[c];
            if (m_constraints[c] != 0)
                continue;
            const std::string label = constraintLabel(m_rig, ConstraintIndex(c));
            const std::size_t before = constraint.sources.size();
            std::erase_if(constraint.sources,
                          [this](const ConstraintSource& source) { return isGone(source.node); });
            bool isChanged = constraint.sources.size() < before;
            if (isGone(constraint.up)) {
                constraint.up = {};
                isChanged = true;
            }
            if (isChanged && constraint.sources.size() >= leastSources(constraint.kind) &&
                !isGone(constraint.target))
                note("rig-constraint-changed", label, "some of what it followed is gone");
        }
    }

    void dropHandles() {
        for (std::size_t h = 0; h < m_rig.handles.size(); ++h) {
            IkHandle& handle = m_rig.handles[h];
            const std::string label = handleLabel(m_rig, IkHandleIndex(h));
            if (m_handles[h] != 0)
                continue;
            if (isGone(handle.target)) {
                m_handles[h] = 1;
                note("rig-handle-dropped", label, "its target is gone");
            } else if (isGone(handle.pole)) {
                handle.pole = {};
                note("rig-pole-dropped", label, "its pole is gone; it bends as it does at rest");
            }
        }
    }

    void dropConstraints() {
        for (std::size_t c = 0; c < m_rig.constraints.size(); ++c) {
            const Constraint& constraint = m_rig.constraints[c];
            if (m_constraints[c] != 0 ||
                (!isGone(constraint.target) &&
                 constraint.sources.size() >= leastSources(constraint.kind)))
                continue;
            m_constraints[c] = 1;
            note("rig-constraint-dropped", constraintLabel(m_rig, ConstraintIndex(c)),
                 "what it moves, or what it follows, is gone");
        }
    }

    void dropSpaces() {
        for (std::size_t c = 0; c < m_rig.controls.size(); ++c) {
            Control& control = m_rig.controls[c];
            if (m_controls[c] != 0 || !isGone(control.spaceNode))
                continue;
            control.spaceNode = {};
            if (control.space != ControlSpace::Node)
                continue;
            control.space = ControlSpace::Parent;
            note("rig-space-dropped", controlLabel(m_rig, ControlIndex(c)),
                 "what it went along with is gone; it goes along with the parent of its bone now");
        }
    }

    template <class Number, class Part>
    static std::vector<Number> compact(std::vector<Part>& parts, const Marks& gone) {
        std::vector<Number> numbers(parts.size());
        std::vector<Part> kept;
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (gone[i] == 0) {
                numbers[i] = Number(kept.size());
                kept.push_back(std::move(parts[i]));
            }
        parts = std::move(kept);
        return numbers;
    }

    void renumber(const std::vector<ControlIndex>& numbers) {
        const auto follow = [&](RigNode& node) {
            if (node.control.isValid())
                node.control = numbers[node.control.value()];
        };
        for (Control& control : m_rig.controls)
            follow(control.spaceNode);
        for (IkHandle& handle : m_rig.handles) {
            follow(handle.target);
            follow(handle.pole);
        }
        for (Constraint& constraint : m_rig.constraints) {
            follow(constraint.target);
            follow(constraint.up);
            for (ConstraintSource& source : constraint.sources)
                follow(source.node);
        }
        std::erase_if(m_rig.sets, [&](ControlSet& set) {
            const bool wasEmpty = set.controls.empty();
            std::vector<ControlIndex> kept;
            for (const ControlIndex control : set.controls)
                if (control.isValid() && control.value() < numbers.size() &&
                    numbers[control.value()].isValid())
                    kept.push_back(numbers[control.value()]);
            set.controls = std::move(kept);
            return set.controls.empty() && !wasEmpty;
        });
    }

    Rig m_rig;
    Marks m_controls;
    Marks m_handles;
    Marks m_constraints;
    Findings m_findings;
};

/// Makes a rig hold what checkRig() asks for.
class Mending {
public:
    Mending(const Rig& rig, const Skeleton& skeleton, const MorphCounts* morphs)
        : m_skeleton(skeleton), m_morphs(morphs) {
        m_edit.rig = rig;
        m_edit.remap = identityRemap(rig);
    }

    RigEdit run() {
        mendSets();
        while (dropInvalid()) {
        }
        dropLimits();
        while (const auto taken = handleOnTakenEnd(m_edit.rig)) {
            Removal removal(m_edit.rig);
            note("rig-handle-dropped", handleLabel(m_edit.rig, IkHandleIndex(*taken)),
                 "another IK handle pulls its end already");
            removal.handle(*taken);
            take(removal.run());
        }
        while (breakCycle()) {
        }
        return std::move(m_edit);
    }

private:
    void note(const char* code, std::string where, std::string detail) {
        m_edit.findings.push_back(
            {code, Severity::Warning, 1, std::move(where), std::move(detail), ""});
    }

    void take(RigEdit next) {
        m_edit.rig = std::move(next.rig);
        m_edit.remap = together(m_edit.remap, next.remap);
        std::ranges::move(next.findings, std::back_inserter(m_edit.findings));
    }

    void mendSets() {
        for (ControlSet& set : m_edit.rig.sets) {
            std::erase_if(set.controls, [this](ControlIndex control) {
                return !control.isValid() || control.value() >= m_edit.rig.controls.size();
            });
            std::ranges::sort(set.controls);
            const auto twice = std::ranges::unique(set.controls);
            set.controls.erase(twice.begin(), twice.end());
        }
    }

    bool dropInvalid() {
        const RigGround ground{m_edit.rig, m_skeleton, m_morphs};
        Removal removal(m_edit.rig);
        bool isAny = false;
        const auto drop = [&](const std::optional<Error>& error, const char* code) {
            if (!error)
                return false;
            isAny = true;
            note(code, error->place, error->detail);
            return true;
        };
        // Controls that are gone take others with them: those are told of by the removal.
        for (std::size_t i = 0; i < m_edit.rig.controls.size(); ++i)
            if (drop(problemOfControl(ground, i), "rig-control-dropped"))
                removal.control(i);
        for (std::size_t i = 0; i < m_edit.rig.handles.size(); ++i)
            if (drop(problemOfHandle(ground, i), "rig-handle-dropped"))
                removal.handle(i);
        for (std::size_t i = 0; i < m_edit.rig.constraints.size(); ++i)
            if (drop(problemOfConstraint(ground, i), "rig-constraint-dropped"))
                removal.constraint(i);
        if (isAny)
            take(removal.run());
        return isAny;
    }

    void dropLimits() {
        auto& limits = m_edit.rig.jointLimits;
        std::ranges::stable_sort(limits, {}, &RigJointLimit::bone);
        for (std::size_t i = 0; i < limits.size();)
            if (const auto error = problemOfJointLimit({m_edit.rig, m_skeleton, m_morphs}, i)) {
                note("rig-limit-dropped", error->place, error->detail);
                limits.erase(limits.begin() + std::ptrdiff_t(i));
            } else {
                ++i;
            }
    }

    bool breakCycle() {
        const RigGraph graph(m_edit.rig, m_skeleton);
        const std::vector<RigGraph::Step> steps = graph.cycle();
        if (steps.empty())
            return false;
        ConstraintIndex constraint;
        IkHandleIndex handle;
        ControlIndex space;
        const auto later = [](auto& last, auto index) {
            if (!last.isValid() || last < index)
                last = index;
        };
        for (const RigGraph::Step& step : steps) {
            if (const auto* cause = std::get_if<ConstraintIndex>(&step.edge.cause))
                later(constraint, *cause);
            else if (const auto* pulled = std::get_if<IkHandleIndex>(&step.edge.cause))
                later(handle, *pulled);
            else if (graph.subject(step.from).control.isValid())
                space = graph.subject(step.from).control;
        }
        static constexpr const char* kCircle = "it would have followed itself";
        Removal removal(m_edit.rig);
        if (constraint.isValid()) {
            note("rig-constraint-dropped", constraintLabel(m_edit.rig, constraint), kCircle);
            removal.constraint(constraint.value());
        } else if (handle.isValid()) {
            note("rig-handle-dropped", handleLabel(m_edit.rig, handle), kCircle);
            removal.handle(handle.value());
        } else {
            note("rig-space-dropped", controlLabel(m_edit.rig, space),
                 "it went along with itself; it stays in the space of the world now");
            m_edit.rig.controls[space.value()].space = ControlSpace::World;
            m_edit.rig.controls[space.value()].spaceNode = {};
            return true;
        }
        take(removal.run());
        return true;
    }

    const Skeleton& m_skeleton;
    const MorphCounts* m_morphs;
    RigEdit m_edit;
};

void scale(std::optional<ChannelRange>& range, double factor) {
    if (range)
        range = ChannelRange{range->low * factor, range->high * factor};
}

bool isLength(TransformChannel channel) {
    return channel <= TransformChannel::MoveZ;
}

} // namespace

RigRemap identityRemap(const Rig& rig) {
    RigRemap remap;
    for (std::size_t i = 0; i < rig.controls.size(); ++i)
        remap.controls.emplace_back(i);
    for (std::size_t i = 0; i < rig.handles.size(); ++i)
        remap.handles.emplace_back(i);
    return remap;
}

RigRemap emptyRemap(const Rig& rig) {
    RigRemap remap;
    remap.controls.resize(rig.controls.size());
    remap.handles.resize(rig.handles.size());
    return remap;
}

RigRemap together(const RigRemap& first, const RigRemap& second) {
    RigRemap remap = first;
    for (ControlIndex& control : remap.controls)
        if (control.isValid())
            control = second.controls[control.value()];
    for (IkHandleIndex& handle : remap.handles)
        if (handle.isValid())
            handle = second.handles[handle.value()];
    return remap;
}

RigEdit changedRig(const Rig& before, Rig after) {
    return {std::move(after), identityRemap(before), {}};
}

RigEdit removeParts(const Rig& rig, const RigParts& parts) {
    Removal removal(rig);
    for (const ControlIndex control : parts.controls)
        removal.control(control.value());
    for (const IkHandleIndex handle : parts.handles)
        removal.handle(handle.value());
    for (const ConstraintIndex constraint : parts.constraints)
        removal.constraint(constraint.value());
    return removal.run();
}

RigEdit soundRig(const Rig& rig, const Skeleton& skeleton, const MorphCounts* morphs) {
    return Mending(rig, skeleton, morphs).run();
}

Rig scaledRig(const Rig& rig, double factor) {
    Rig scaled = rig;
    for (Control& control : scaled.controls) {
        control.place.translation *= factor;
        control.size *= factor;
        control.shapeOffset.translation *= factor;
        for (std::size_t i = 0; i < kTransformChannels; ++i)
            if (isLength(TransformChannel(i)))
                scale(control.limits[i], factor);
    }
    for (IkHandle& handle : scaled.handles)
        handle.tip *= factor;
    for (Constraint& constraint : scaled.constraints) {
        constraint.offset.translation *= factor;
        for (auto& range : constraint.limit.position)
            scale(range, factor);
        constraint.limit.distance.low *= factor;
        constraint.limit.distance.high *= factor;
        if (constraint.kind == ConstraintKind::Driver && !constraint.driver.mesh.isValid() &&
            isLength(constraint.driver.channel))
            for (Vec2d& point : constraint.driver.curve.points)
                point.y() *= factor;
    }
    return scaled;
}

} // namespace rigwright
