// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Constraint: a rule by which a bone, a control or a morph weight follows others.
#pragma once

#include "core/base/index.h"
#include "core/math/transform.h"
#include "core/rig/control.h"
#include "core/rig/driver_curve.h"
#include "core/rig/rig_node.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rigwright {

/// What becomes of the target, from what it was (P its model transform, S that of the source, O the
/// offset; several sources count as their mean by weight).
/// Parent: S · O. Position: place of S, moved by O in model axes. Rotation: S's, then O's.
/// Scale: S's times O's. Blend: Parent between the first and the second source by `blend`.
/// Orient: its rotation between those of two sources by `blend`, then O's.
/// Aim: turned so that `aimAxis` points to the source, `upAxis` as near as that lets to the up node
/// (none: to model up; at that very direction as before), then O's rotation.
/// Pole: rolled about `aimAxis`, nothing else, until `upAxis` faces the source.
/// LimitPosition, LimitRotation, LimitDistance: no farther than `limit` says.
/// TwistSpread: bones of `chain` take their `shares` of the source's twist from rest.
/// Spline: bones of `chain` lie along a smooth curve through the sources (3 to 5).
/// Driver: an angle of a bone, by a curve, into a channel or a morph weight.
enum class ConstraintKind {
    Parent,
    Position,
    Rotation,
    Scale,
    Aim,
    Pole,
    Orient,
    LimitPosition,
    LimitRotation,
    LimitDistance,
    Blend,
    TwistSpread,
    Spline,
    Driver,
};

enum class RigStage { BeforeIk, AfterMotion };

/// Model: transforms in model space. Local: how far each is from its own rest, in its own parent.
enum class ConstraintSpace { Model, Local };

struct ConstraintSource {
    RigNode node;
    double weight = 1.0; ///< finite, >= 0

    friend bool operator==(const ConstraintSource&, const ConstraintSource&) = default;
};

struct ConstraintLimit {
    /// LimitPosition: metres, by axis; in Model space of the model, in Local from rest.
    std::array<std::optional<ChannelRange>, 3> position{};
    /// LimitRotation: from rest, about the bone's own direction: swing cone (radians, >= 0) and
    /// twist; none = free.
    std::optional<double> swing;
    std::optional<ChannelRange> twist;
    /// LimitDistance to the source: metres, low >= 0.
    ChannelRange distance{0.0, 1.0};

    friend bool operator==(const ConstraintLimit&, const ConstraintLimit&) = default;
};

/// Of the driving bone's rotation from its rest. Swing: how far its direction has turned, 0 … π.
/// SwingAbout: the same about one axis of the bone, signed. Twist: about its direction, signed.
enum class DriverAngle { Swing, SwingAbout, Twist };

struct Driver {
    BoneIndex bone;
    DriverAngle angle = DriverAngle::Swing;
    Vec3d axis = Vec3d::UnitX(); ///< for SwingAbout: unit, in the frame of the bone at rest
    DriverCurve curve;           ///< radians → metres, radians, factor, or morph weight
    /// Into this channel of the target bone or control, on top of what it has (in its own axes at
    /// rest; factors multiply) …
    TransformChannel channel = TransformChannel::MoveX;
    /// … or, where `mesh` is valid, added to this morph weight.
    MeshInstanceIndex mesh;
    std::uint32_t morph = 0;

    friend bool operator==(const Driver&, const Driver&) = default;
};

/// Kinds read what their line above names; the rest is kept but means nothing.
struct Constraint {
    std::string name; ///< "" = called after what it does
    ConstraintKind kind = ConstraintKind::Parent;
    bool enabled = true;
    double weight = 1.0; ///< 0 … 1: between what the target was and what it becomes
    RigStage when = RigStage::BeforeIk;
    RigNode target; ///< none for TwistSpread, Spline and drivers of morph weights
    std::vector<ConstraintSource> sources;
    ConstraintSpace space = ConstraintSpace::Model;
    Transform offset; ///< "keep where it is": the rest offset; identity = none
    std::array<bool, 3> axes{true, true, true}; ///< of Position, Rotation, Scale
    double blend = 0.5;
    Vec3d aimAxis = Vec3d::UnitY(); ///< unit, in the frame of the target
    Vec3d upAxis = Vec3d::UnitX();  ///< unit, not along aimAxis
    RigNode up;
    ConstraintLimit limit;
    std::vector<BoneIndex> chain; ///< from root to tip
    std::vector<double> shares;   ///< one a bone of the chain
    bool stretch = false;         ///< Spline: the chain is as long as the curve
    Driver driver;

    friend bool operator==(const Constraint&, const Constraint&) = default;
};

/// How many sources a kind cannot do without.
std::size_t leastSources(ConstraintKind kind);

} // namespace rigwright
