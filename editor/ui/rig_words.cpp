// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tables of words of a rig, and sentences made of them.
#include "editor/ui/rig_words.h"

#include "editor/ui/metrics.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace rigwright::editor {

namespace {

QString translated(const char* text, int count = -1) {
    return QCoreApplication::translate("Rig", text, nullptr, count);
}

struct Words {
    const char* name;
    const char* help;
};

constexpr auto kConstraintActions = std::to_array<ConstraintAction>({
    {ConstraintKind::Parent, "rig.constraint-parent"},
    {ConstraintKind::Position, "rig.constraint-position"},
    {ConstraintKind::Rotation, "rig.constraint-rotation"},
    {ConstraintKind::Scale, "rig.constraint-scale"},
    {ConstraintKind::Aim, "rig.constraint-aim"},
    {ConstraintKind::Pole, "rig.constraint-pole"},
    {ConstraintKind::Orient, "rig.constraint-orient"},
    {ConstraintKind::Blend, "rig.constraint-blend"},
    {ConstraintKind::LimitPosition, "rig.constraint-limit-position"},
    {ConstraintKind::LimitRotation, "rig.constraint-limit-rotation"},
    {ConstraintKind::LimitDistance, "rig.constraint-limit-distance"},
    {ConstraintKind::TwistSpread, "rig.constraint-twist"},
    {ConstraintKind::Spline, "rig.constraint-spline"},
    {ConstraintKind::Driver, "rig.driver"},
});

// clang-format off
/// In the order of ConstraintKind.
constexpr std::array<Words, 14> kKinds{{
    {QT_TRANSLATE_NOOP("Rig", "Parent"),
     QT_TRANSLATE_NOOP("Rig", "Goes along with another bone or control, as if it hung on it.")},
    {QT_TRANSLATE_NOOP("Rig", "Copy position"),
     QT_TRANSLATE_NOOP("Rig", "Takes the place of another bone or control.")},
    {QT_TRANSLATE_NOOP("Rig", "Copy rotation"),
     QT_TRANSLATE_NOOP("Rig", "Turns as another bone or control does.")},
    {QT_TRANSLATE_NOOP("Rig", "Copy scale"),
     QT_TRANSLATE_NOOP("Rig", "Is scaled as another bone or control is.")},
    {QT_TRANSLATE_NOOP("Rig", "Aim"),
     QT_TRANSLATE_NOOP("Rig", "Points to another bone or control.")},
    {QT_TRANSLATE_NOOP("Rig", "Pole"),
     QT_TRANSLATE_NOOP("Rig", "Rolls about its own direction until its side faces another bone or control.")},
    {QT_TRANSLATE_NOOP("Rig", "Orient between"),
     QT_TRANSLATE_NOOP("Rig", "Is turned between two others.")},
    {QT_TRANSLATE_NOOP("Rig", "Limit position"),
     QT_TRANSLATE_NOOP("Rig", "Stays within a box.")},
    {QT_TRANSLATE_NOOP("Rig", "Limit rotation"),
     QT_TRANSLATE_NOOP("Rig", "Stays within a cone about its rest, and within a range of twist.")},
    {QT_TRANSLATE_NOOP("Rig", "Limit distance"),
     QT_TRANSLATE_NOOP("Rig", "Stays no nearer to another and no farther from it than this.")},
    {QT_TRANSLATE_NOOP("Rig", "Blend of two"),
     QT_TRANSLATE_NOOP("Rig", "Goes along with two others, by a share of each.")},
    {QT_TRANSLATE_NOOP("Rig", "Twist spread"),
     QT_TRANSLATE_NOOP("Rig", "Spreads the twist of a bone over the bones of a chain.")},
    {QT_TRANSLATE_NOOP("Rig", "Spline"),
     QT_TRANSLATE_NOOP("Rig", "Lays a chain along a smooth curve through three to five others.")},
    {QT_TRANSLATE_NOOP("Rig", "Driver"),
     QT_TRANSLATE_NOOP("Rig", "The angle of a bone moves another, or fades a shape in, by a curve.")},
}};
static_assert(kKinds.size() == std::size_t(ConstraintKind::Driver) + 1);

/// In the order of IkSolver.
constexpr std::array<Words, 3> kSolvers{{
    {QT_TRANSLATE_NOOP("Rig", "Two-bone"),
     QT_TRANSLATE_NOOP("Rig", "Exact, for arms and legs: one joint bends.")},
    {"CCD",
     QT_TRANSLATE_NOOP("Rig", "Turns the joints one after the other from the end: tails and tentacles that curl.")},
    {"FABRIK",
     QT_TRANSLATE_NOOP("Rig", "Bends the whole chain evenly: spines, ropes, chains of any length.")},
}};
static_assert(kSolvers.size() == std::size_t(IkSolver::Fabrik) + 1);

/// In the order of BoneStep.
constexpr std::array<Words, 10> kSteps{{
    {QT_TRANSLATE_NOOP("Rig", "Bind"),
     QT_TRANSLATE_NOOP("Rig", "Where the bone stood when the mesh was bound to it.")},
    {QT_TRANSLATE_NOOP("Rig", "Rest"),
     QT_TRANSLATE_NOOP("Rig", "Where it stands in the skeleton as built.")},
    {QT_TRANSLATE_NOOP("Rig", "Pose or clip"),
     QT_TRANSLATE_NOOP("Rig", "What the current pose or the clip that is shown gives it.")},
    {QT_TRANSLATE_NOOP("Rig", "Drag"),
     QT_TRANSLATE_NOOP("Rig", "What the pointer is doing to it at this moment.")},
    {QT_TRANSLATE_NOOP("Rig", "Controls"),
     QT_TRANSLATE_NOOP("Rig", "What the controls that move it add.")},
    {QT_TRANSLATE_NOOP("Rig", "Constraints before IK"),
     QT_TRANSLATE_NOOP("Rig", "What constraints make of it before chains reach for their targets.")},
    {QT_TRANSLATE_NOOP("Rig", "IK"),
     QT_TRANSLATE_NOOP("Rig", "What IK handles make of it.")},
    {QT_TRANSLATE_NOOP("Rig", "Constraints after motion"),
     QT_TRANSLATE_NOOP("Rig", "What constraints make of it in the end.")},
    {QT_TRANSLATE_NOOP("Rig", "Place in the model"),
     QT_TRANSLATE_NOOP("Rig", "Where all of that and the bones above it bring it.")},
    {QT_TRANSLATE_NOOP("Rig", "Picture"),
     QT_TRANSLATE_NOOP("Rig", "How far the mesh that hangs on it is taken from where it was bound.")},
}};
static_assert(kSteps.size() == std::size_t(BoneStep::Palette) + 1);

/// In the order of ControlShape.
constexpr std::array<const char*, 9> kShapes{
    QT_TRANSLATE_NOOP("Rig", "Circle"), QT_TRANSLATE_NOOP("Rig", "Arrow"),
    QT_TRANSLATE_NOOP("Rig", "Box"), QT_TRANSLATE_NOOP("Rig", "Sphere"),
    QT_TRANSLATE_NOOP("Rig", "Ring"), QT_TRANSLATE_NOOP("Rig", "Cross"),
    QT_TRANSLATE_NOOP("Rig", "Square"), QT_TRANSLATE_NOOP("Rig", "Diamond"),
    QT_TRANSLATE_NOOP("Rig", "Line"),
};
static_assert(kShapes.size() == std::size_t(ControlShape::Polyline) + 1);

/// In the order of ControlSpace.
constexpr std::array<const char*, 4> kSpaces{
    QT_TRANSLATE_NOOP("Rig", "Parent bone"), QT_TRANSLATE_NOOP("Rig", "Root"),
    QT_TRANSLATE_NOOP("Rig", "World"), QT_TRANSLATE_NOOP("Rig", "Bone or control"),
};

/// In the order of EndRotation.
constexpr std::array<const char*, 3> kEndRotations{
    QT_TRANSLATE_NOOP("Rig", "Goes along"), QT_TRANSLATE_NOOP("Rig", "Stays as it was"),
    QT_TRANSLATE_NOOP("Rig", "As the target"),
};

/// In the order of DriverAngle.
constexpr std::array<const char*, 3> kAngles{
    QT_TRANSLATE_NOOP("Rig", "Swing"), QT_TRANSLATE_NOOP("Rig", "Swing about an axis"),
    QT_TRANSLATE_NOOP("Rig", "Twist"),
};

/// In the order of TransformChannel.
constexpr std::array<const char*, kTransformChannels> kChannels{
    QT_TRANSLATE_NOOP("Rig", "Position X"), QT_TRANSLATE_NOOP("Rig", "Position Y"),
    QT_TRANSLATE_NOOP("Rig", "Position Z"), QT_TRANSLATE_NOOP("Rig", "Rotation X"),
    QT_TRANSLATE_NOOP("Rig", "Rotation Y"), QT_TRANSLATE_NOOP("Rig", "Rotation Z"),
    QT_TRANSLATE_NOOP("Rig", "Scale X"), QT_TRANSLATE_NOOP("Rig", "Scale Y"),
    QT_TRANSLATE_NOOP("Rig", "Scale Z"),
};
// clang-format on

/// As isolated() of the commands does it: a name from a file may be written from right to left.
QString shown(const std::string& label) {
    constexpr QChar kFirstStrongIsolate(0x2068);
    constexpr QChar kPopIsolate(0x2069);
    QString name = QString::fromStdString(label);
    const bool turns = std::ranges::any_of(name.toUcs4(), [](uint character) {
        const QChar::Direction direction = QChar::direction(character);
        return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN ||
               (direction >= QChar::DirLRE && direction <= QChar::DirPDF) ||
               (direction >= QChar::DirLRI && direction <= QChar::DirPDI);
    });
    if (!turns)
        return name;
    name.remove(kPopIsolate);
    return kFirstStrongIsolate + name + kPopIsolate;
}

template <class Thing, class Index>
bool hasName(const std::vector<Thing>& things, Index index) {
    return index.isValid() && index.value() < things.size() && !things[index.value()].name.empty();
}

/// Names of nodes in a row of text; the rest as a number.
QString namesText(QStringList names) {
    constexpr int kNamed = 3;
    if (names.isEmpty())
        return translated(QT_TRANSLATE_NOOP("Rig", "nothing"));
    const int more = int(names.size()) - kNamed;
    if (more <= 0)
        return names.join(QStringLiteral(", "));
    return translated(QT_TRANSLATE_N_NOOP("Rig", "%1 and %n more"), more)
        .arg(names.mid(0, kNamed).join(QStringLiteral(", ")));
}

QString sourcesText(const Rig& rig, const Skeleton& skeleton, const Constraint& constraint) {
    QStringList names;
    for (const ConstraintSource& source : constraint.sources)
        names += nodeText(rig, skeleton, source.node);
    return namesText(std::move(names));
}

QString boneName(const Skeleton& skeleton, BoneIndex bone) {
    return nodeText({}, skeleton, boneNode(bone));
}

QString lengthRange(const ChannelRange& range) {
    return translated(QT_TRANSLATE_NOOP("Rig", "%1 … %2"))
        .arg(lengthText(range.low), lengthText(range.high));
}

/// "X −5.0 cm … 5.0 cm" of each limited axis, or what a free one is.
QString limitsText(const Constraint& constraint) {
    QStringList parts;
    if (constraint.kind == ConstraintKind::LimitPosition) {
        constexpr std::array kAxes{"X", "Y", "Z"};
        for (std::size_t axis = 0; axis < 3; ++axis)
            if (const auto& range = constraint.limit.position[axis])
                parts += QLatin1String(kAxes[axis]) + QLatin1Char(' ') + lengthRange(*range);
    } else {
        if (constraint.limit.swing)
            parts += translated(QT_TRANSLATE_NOOP("Rig", "swing to %1"))
                         .arg(angleText(*constraint.limit.swing));
        if (constraint.limit.twist)
            parts += translated(QT_TRANSLATE_NOOP("Rig", "twist %1 … %2"))
                         .arg(angleText(constraint.limit.twist->low),
                              angleText(constraint.limit.twist->high));
    }
    return parts.isEmpty() ? translated(QT_TRANSLATE_NOOP("Rig", "no limit yet"))
                           : parts.join(QStringLiteral(", "));
}

QString copySentence(const QString& target, const QString& sources, ConstraintSpace space) {
    return (space == ConstraintSpace::Local
                ? translated(QT_TRANSLATE_NOOP("Rig", "%1 from %2, local"))
                : translated(QT_TRANSLATE_NOOP("Rig", "%1 from %2")))
        .arg(target, sources);
}

QString twistSentence(const Skeleton& skeleton, const Constraint& constraint,
                      const QString& sources) {
    if (constraint.chain.size() != 1 || constraint.shares.size() != 1)
        return translated(QT_TRANSLATE_N_NOOP("Rig", "%n bones share the twist of %1"),
                          int(constraint.chain.size()))
            .arg(sources);
    return translated(QT_TRANSLATE_NOOP("Rig", "%1 takes %2 of the twist of %3"))
        .arg(boneName(skeleton, constraint.chain.front()), percentText(constraint.shares.front()),
             sources);
}

QString splineSentence(const Skeleton& skeleton, const Constraint& constraint,
                       const QString& sources) {
    if (constraint.chain.empty())
        return translated(QT_TRANSLATE_NOOP("Rig", "no chain yet"));
    return translated(QT_TRANSLATE_NOOP("Rig", "%1 to %2 along %3"))
        .arg(boneName(skeleton, constraint.chain.front()),
             boneName(skeleton, constraint.chain.back()), sources);
}

QString driverSentence(const Rig& rig, const Skeleton& skeleton, const Constraint& constraint,
                       const QString& morph) {
    const Driver& driver = constraint.driver;
    const QString angle = driverAngleText(driver.angle);
    const QString bone = boneName(skeleton, driver.bone);
    if (!driver.mesh.isValid())
        return translated(QT_TRANSLATE_NOOP("Rig", "%1 of %2 moves %3, %4"))
            .arg(angle, bone, nodeText(rig, skeleton, constraint.target),
                 transformChannelText(driver.channel));
    return translated(QT_TRANSLATE_NOOP("Rig", "%1 of %2 fades %3 in"))
        .arg(angle, bone,
             morph.isEmpty()
                 ? translated(QT_TRANSLATE_NOOP("Rig", "shape %1")).arg(driver.morph + 1)
                 : shown(morph.toStdString()));
}

} // namespace

QString constraintKindText(ConstraintKind kind) {
    return translated(kKinds[std::size_t(kind)].name);
}

QString constraintKindHelp(ConstraintKind kind) {
    return translated(kKinds[std::size_t(kind)].help);
}

std::span<const ConstraintAction> constraintActions() {
    return kConstraintActions;
}

QString rigStageText(RigStage stage) {
    return stage == RigStage::BeforeIk ? translated(QT_TRANSLATE_NOOP("Rig", "Before IK"))
                                       : translated(QT_TRANSLATE_NOOP("Rig", "After motion"));
}

QString constraintSpaceText(ConstraintSpace space) {
    return space == ConstraintSpace::Model ? translated(QT_TRANSLATE_NOOP("Rig", "Model"))
                                           : translated(QT_TRANSLATE_NOOP("Rig", "Local"));
}

QString ikSolverText(IkSolver solver) {
    return translated(kSolvers[std::size_t(solver)].name);
}

QString ikSolverHelp(IkSolver solver) {
    return translated(kSolvers[std::size_t(solver)].help);
}

QString endRotationText(EndRotation rotation) {
    return translated(kEndRotations[std::size_t(rotation)]);
}

QString controlShapeText(ControlShape shape) {
    return translated(kShapes[std::size_t(shape)]);
}

QString controlSpaceText(ControlSpace space) {
    return translated(kSpaces[std::size_t(space)]);
}

QString transformChannelText(TransformChannel channel) {
    return translated(kChannels[std::size_t(channel)]);
}

QString driverAngleText(DriverAngle angle) {
    return translated(kAngles[std::size_t(angle)]);
}

QString boneStepText(BoneStep step) {
    return translated(kSteps[std::size_t(step)].name);
}

QString boneStepHelp(BoneStep step) {
    return translated(kSteps[std::size_t(step)].help);
}

QString nodeText(const Rig& rig, const Skeleton& skeleton, const RigNode& node) {
    if (node.control.isValid())
        return controlName(rig, node.control);
    return node.isNone() ? translated(QT_TRANSLATE_NOOP("Rig", "nothing"))
                         : shown(nodeLabel(rig, skeleton, node));
}

QString controlName(const Rig& rig, ControlIndex control) {
    return hasName(rig.controls, control)
               ? shown(controlLabel(rig, control))
               : translated(QT_TRANSLATE_NOOP("Rig", "Control %1")).arg(control.value() + 1);
}

QString handleName(const Rig& rig, IkHandleIndex handle) {
    return hasName(rig.handles, handle)
               ? shown(handleLabel(rig, handle))
               : translated(QT_TRANSLATE_NOOP("Rig", "IK handle %1")).arg(handle.value() + 1);
}

QString constraintTitle(const Constraint& constraint) {
    return constraint.name.empty() ? constraintKindText(constraint.kind) : shown(constraint.name);
}

QString constraintSentence(const Rig& rig, const Skeleton& skeleton, const Constraint& constraint,
                           const QString& morph) {
    const QString target = nodeText(rig, skeleton, constraint.target);
    const QString sources = sourcesText(rig, skeleton, constraint);
    switch (constraint.kind) {
    case ConstraintKind::Parent:
    case ConstraintKind::Position:
    case ConstraintKind::Rotation:
    case ConstraintKind::Scale:
        return copySentence(target, sources, constraint.space);
    case ConstraintKind::Aim:
        return translated(QT_TRANSLATE_NOOP("Rig", "%1 points to %2")).arg(target, sources);
    case ConstraintKind::Pole:
        return translated(QT_TRANSLATE_NOOP("Rig", "%1 faces %2")).arg(target, sources);
    case ConstraintKind::Orient:
    case ConstraintKind::Blend:
        return translated(QT_TRANSLATE_NOOP("Rig", "%1 between %2, at %3"))
            .arg(target, sources, percentText(constraint.blend));
    case ConstraintKind::LimitPosition:
    case ConstraintKind::LimitRotation:
        return translated(QT_TRANSLATE_NOOP("Rig", "%1: %2")).arg(target, limitsText(constraint));
    case ConstraintKind::LimitDistance:
        return translated(QT_TRANSLATE_NOOP("Rig", "%1 to %2: %3"))
            .arg(target, sources, lengthRange(constraint.limit.distance));
    case ConstraintKind::TwistSpread:
        return twistSentence(skeleton, constraint, sources);
    case ConstraintKind::Spline:
        return splineSentence(skeleton, constraint, sources);
    case ConstraintKind::Driver:
        break;
    }
    return driverSentence(rig, skeleton, constraint, morph);
}

QString handleSentence(const Rig& rig, const Skeleton& skeleton, const IkHandle& handle) {
    const QString end = boneName(skeleton, handle.end);
    const QString target = nodeText(rig, skeleton, handle.target);
    if (handle.pole.isNone())
        return translated(QT_TRANSLATE_NOOP("Rig", "%1 to %2")).arg(end, target);
    return translated(QT_TRANSLATE_NOOP("Rig", "%1 to %2, pole %3"))
        .arg(end, target, nodeText(rig, skeleton, handle.pole));
}

QString lengthText(double metres) {
    const double size = std::abs(metres);
    if (size >= 1.0)
        return translated(QT_TRANSLATE_NOOP("Rig", "%1 m")).arg(numberText(metres, 2));
    if (size >= 0.001 || size == 0.0)
        return translated(QT_TRANSLATE_NOOP("Rig", "%1 cm")).arg(numberText(metres * 100.0, 1));
    return translated(QT_TRANSLATE_NOOP("Rig", "%1 mm")).arg(numberText(metres * 1000.0, 2));
}

QString angleText(double radians) {
    return numberText(radians * 180.0 / kPi, 1) + QChar(0x00B0);
}

QString percentText(double share) {
    return translated(QT_TRANSLATE_NOOP("Rig", "%1 %")).arg(numberText(share * 100.0, 0));
}

} // namespace rigwright::editor
