// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Two-bone inverse kinematics: the triangle, the plane it lies in, and the turns of both bones.
#include "core/ik/two_bone.h"

#include "core/math/rotation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigwright {

namespace {

constexpr double kConeSine = 0.34202014332566873;     // 20°
constexpr double kOnLineSine = 1.7453292431333680e-4; // 0.01°
constexpr double kBentSine = 8.7265354983739347e-3;   // 0.5°
constexpr double kClearSine = 5.2335956242943835e-2;  // 3°
constexpr double kTurnRate = 4.0 * kPi;               // 720°/s
constexpr double kOnRoot = 1e-9;                      // share of the chain's length

struct TriangleCosines {
    double interior = -1.0;
    double root = 1.0;
};

TriangleCosines triangleCosines(double upper, double lower, double distance) {
    // Relative to the longer side no square leaves the range of numbers.
    const double longer = std::max(upper, lower);
    if (!(longer > 0.0))
        return {};
    const double a = upper / longer;
    const double b = lower / longer;
    const double c = std::min(distance / longer, 4.0);
    constexpr double kLeast = std::numeric_limits<double>::min();
    return {std::clamp((a * a + b * b - c * c) / std::max(2.0 * a * b, kLeast), -1.0, 1.0),
            std::clamp(((a - b) * (a + b) + c * c) / std::max(2.0 * a * c, kLeast), -1.0, 1.0)};
}

/// The unit direction of what of `direction` lies across `line`; zero where that is no more than
/// `sine` of it.
Vec3d unitAcross(const Vec3d& line, const Vec3d& direction, double sine) {
    const Vec3d unit = unitOrZero(direction);
    const Vec3d across = unit - line * line.dot(unit);
    const double squared = across.squaredNorm();
    return squared > sine * sine ? Vec3d(across / std::sqrt(squared)) : Vec3d::Zero();
}

Vec3d turnedAbout(const Vec3d& axis, double angle, const Vec3d& across) {
    return std::cos(angle) * across + std::sin(angle) * axis.cross(across);
}

/// Of two directions across `axis`.
double angleAbout(const Vec3d& axis, const Vec3d& from, const Vec3d& to) {
    return std::atan2(axis.dot(from.cross(to)), from.dot(to));
}

/// The chain as it is given: unit directions of both bones and of root → tip, where it bends to
/// (across that line) and the normal line × bend of its plane.
struct Posture {
    Vec3d upper, lower, line, bend, normal;
    double sine = 0.0; ///< of the angle between both bones
    bool bent = false;
};

/// Line and bend of a chain that is clearly bent are left out where `normalDoes`.
Posture postureOf(const TwoBoneChain& chain, const Vec3d& preferred, bool normalDoes) {
    Posture now;
    now.upper = unitOrZero(chain.mid - chain.root);
    now.lower = unitOrZero(chain.tip - chain.mid);
    if (now.upper.isZero(0.0))
        now.upper = now.lower.isZero(0.0) ? Vec3d(-Vec3d::UnitY()) : now.lower;
    if (now.lower.isZero(0.0))
        now.lower = now.upper;
    const Vec3d cross = now.lower.cross(now.upper);
    now.sine = cross.norm();
    now.bent = now.sine > kBentSine;
    if (now.bent)
        now.normal = cross / now.sine;
    if (now.sine >= kClearSine && normalDoes)
        return now;
    now.line = unitOrZero(chain.tip - chain.root);
    if (now.bent) {
        now.bend = now.normal.cross(now.line);
        return now;
    }
    const bool folded = now.line.isZero(0.0);
    const Vec3d& along = folded ? now.upper : now.line;
    Vec3d side = unitAcross(along, preferred, kOnLineSine);
    if (side.isZero(0.0))
        side = anyPerpendicular(along);
    // Folded on itself, the mid joint stands across any line that the chain could be said to have.
    now.bend = folded ? now.upper : side;
    now.line = folded ? side : now.line;
    now.normal = now.line.cross(now.bend);
    return now;
}

/// Where the chain bends to when its line goes over to `line` by the shortest way; by a half turn
/// it stays in its plane.
Vec3d carried(const Vec3d& from, const Vec3d& bend, const Vec3d& line, double halfTurn) {
    const double cosine = from.dot(line);
    if (cosine < -1.0 + 1e-12)
        return halfTurn * bend;
    const Vec3d turned = shortestArcOfUnits(from, line) * bend;
    return (turned - line * line.dot(turned)).normalized();
}

/// What the pole says: zero on the line itself; `clear` 20° off it and more.
struct PoleSide {
    Vec3d bend = Vec3d::Zero();
    bool clear = false;
};

PoleSide poleSide(const Vec3d& line, const Vec3d& fromRoot) {
    const Vec3d unit = unitOrZero(fromRoot);
    const Vec3d across = unit - line * line.dot(unit);
    const double squared = across.squaredNorm();
    if (squared <= kOnLineSine * kOnLineSine)
        return {};
    return {across / std::sqrt(squared), squared >= kConeSine * kConeSine - 1e-12};
}

Vec3d sideWithoutPole(const Vec3d& line, const Vec3d& preferred) {
    const Vec3d side = unitAcross(line, preferred, kOnLineSine);
    return side.isZero(0.0) ? anyPerpendicular(line) : side;
}

/// The bending direction by the pole's rule; brings the memory to this frame.
Vec3d bendByPole(const Vec3d& line, const TwoBoneGoal& goal, const PoleSide& side, double dt,
                 TwoBoneMemory& memory) {
    const bool remembers = dt > 0.0 && memory.isSet;
    const auto kept = [&] { return carried(memory.line, memory.bend, line, 1.0); };
    if (remembers && !side.clear) {
        memory = {true, line, kept(), true, 0.0};
        return memory.bend;
    }
    Vec3d bend = side.bend.isZero(0.0) ? sideWithoutPole(line, goal.preferredBend) : side.bend;
    if (goal.poleAngle != 0.0 && !side.bend.isZero(0.0))
        bend = turnedAbout(line, goal.poleAngle, bend);
    double turn = 0.0;
    if (remembers) {
        turn = memory.inCone ? angleAbout(line, kept(), bend) : memory.turn;
        turn -= std::clamp(turn, -kTurnRate * dt, kTurnRate * dt);
        if (turn != 0.0)
            bend = turnedAbout(line, -turn, bend);
    }
    memory = {true, line, bend, !side.clear, turn};
    return bend;
}

/// How far the tip goes along the line, and by what both lengths grow.
struct Reach {
    double distance = 0.0;
    double lengthened = 1.0;
};

Reach reachFor(double distance, double length, const TwoBoneGoal& goal) {
    const double softness = std::clamp(goal.softness, 0.0, 1.0);
    const double soft = softness * length;
    const double easy = length - soft;
    Reach reach{std::min(distance, length), 1.0};
    if (soft > 0.0 && distance > easy)
        reach.distance = easy + soft * (1.0 - std::exp(-(distance - easy) / soft));
    if (goal.stretch > 0.0 && distance > reach.distance) {
        reach.lengthened = std::min(distance / reach.distance, 1.0 + goal.stretch);
        reach.distance *= reach.lengthened;
    }
    return reach;
}

/// The plane from which twist is counted. That of the chain; but what is bent by less than 3° has a
/// plane of noise, which must not turn bones about themselves: there it comes in little by little
/// and the preferred bend goes out.
Vec3d twistNormal(const Posture& now, const Vec3d& preferred) {
    if (!now.bent || now.sine >= kClearSine)
        return now.normal;
    const Vec3d side = unitAcross(now.line, preferred, kOnLineSine);
    if (side.isZero(0.0))
        return now.normal;
    const Vec3d normal = now.line.cross(side);
    const double share = (now.sine - kBentSine) / (kClearSine - kBentSine);
    return turnedAbout(now.line, share * angleAbout(now.line, normal, now.normal), normal);
}

/// The rotation that brings one direction to another and the part of `fromNormal` across the first
/// to `toNormal`, which lies across the second.
Quatd frameTurn(const Vec3d& from, const Vec3d& fromNormal, const Vec3d& to,
                const Vec3d& toNormal) {
    Vec3d across = fromNormal;
    const double along = from.dot(fromNormal);
    if (std::abs(along) > 1e-14) {
        across -= from * along;
        const double squared = across.squaredNorm();
        across = squared > 1e-12 ? Vec3d(across / std::sqrt(squared)) : anyPerpendicular(from);
    }
    const Mat3d rotation = to * from.transpose() + toNormal * across.transpose() +
                           to.cross(toNormal) * from.cross(across).transpose();
    return renormalized(Quatd(rotation));
}

/// The rotation that brings one unit direction to another; half a turn goes about `normal`.
Quatd hingeTurn(const Vec3d& from, const Vec3d& to, const Vec3d& normal) {
    const Vec3d sum = from + to;
    const double squared = sum.squaredNorm();
    if (!(squared > 1e-16))
        return {0.0, normal.x(), normal.y(), normal.z()};
    const double share = 1.0 / std::sqrt(squared);
    const Vec3d axis = from.cross(sum) * share;
    return {0.5 * squared * share, axis.x(), axis.y(), axis.z()};
}

/// Zero, or NaN where one of the numbers is not finite.
double finiteSum(const Vec3d& v) {
    return 0.0 * v.x() + 0.0 * v.y() + 0.0 * v.z();
}

bool canSolve(const TwoBoneChain& chain, const TwoBoneGoal& goal) {
    const double sum = finiteSum(chain.root) + finiteSum(chain.mid) + finiteSum(chain.tip) +
                       finiteSum(goal.target) + finiteSum(goal.preferredBend) +
                       (goal.pole ? finiteSum(*goal.pole) : 0.0) +
                       finiteSum({goal.poleAngle, goal.softness, goal.stretch}) +
                       finiteSum({chain.upper, chain.lower, 0.0});
    return sum == 0.0 && chain.upper > 0.0 && chain.lower > 0.0;
}

} // namespace

TriangleAngles solveTriangle(double upper, double lower, double distance) {
    const TriangleCosines cosines = triangleCosines(upper, lower, distance);
    return {std::acos(cosines.interior), std::acos(cosines.root)};
}

TwoBoneSolution solveTwoBone(const TwoBoneChain& chain, const TwoBoneGoal& goal, double dt,
                             TwoBoneMemory& memory) {
    TwoBoneSolution solution;
    solution.mid = chain.mid;
    solution.tip = chain.tip;
    if (!canSolve(chain, goal))
        return solution;
    const double length = chain.upper + chain.lower;
    const Vec3d way = goal.target - chain.root;
    const double distance = way.norm();
    Vec3d line = unitOrZero(way);
    const bool onRoot = distance <= kOnRoot * length || line.isZero(0.0);
    const Posture now = postureOf(chain, goal.preferredBend, goal.pole && !onRoot);
    if (onRoot)
        line = dt > 0.0 && memory.isSet ? memory.line : now.line;

    Vec3d bend;
    if (goal.pole) {
        bend = bendByPole(line, goal, poleSide(line, *goal.pole - chain.root), dt, memory);
    } else {
        bend = carried(now.line, now.bend, line, -1.0);
        memory = {true, line, bend, true, 0.0};
    }

    const Reach reach = reachFor(distance, length, goal);
    const double upper = chain.upper * reach.lengthened;
    const double lower = chain.lower * reach.lengthened;
    const TriangleCosines cosines = triangleCosines(upper, lower, reach.distance);
    const double sine = std::sqrt(1.0 - cosines.root * cosines.root);
    const Vec3d toMid = cosines.root * line + sine * bend;
    const Vec3d toTip = line * std::max(reach.distance, std::abs(upper - lower));
    const Vec3d midToTip = unitOrZero(toTip - upper * toMid);
    if (!midToTip.allFinite() || midToTip.isZero(0.0))
        return solution;
    solution.mid = chain.root + upper * toMid;
    solution.tip = solution.mid + lower * midToTip;
    solution.lengthened = reach.lengthened;
    solution.bend = kPi - std::acos(cosines.interior);
    const Vec3d normal = line.cross(bend);
    const Vec3d nowNormal = goal.pole ? twistNormal(now, goal.preferredBend) : now.normal;
    solution.rootTurn = frameTurn(now.upper, nowNormal, toMid, normal);
    const Quatd hinge = hingeTurn(solution.rootTurn * now.lower, midToTip, normal);
    solution.midTurn = renormalized(hinge * solution.rootTurn);
    return solution;
}

Vec3d poleBend(const Vec3d& root, const Vec3d& target, const Vec3d& pole, const Vec3d& preferred) {
    Vec3d line = unitOrZero(target - root);
    if (line.isZero(0.0))
        line = -Vec3d::UnitY();
    const PoleSide side = poleSide(line, pole - root);
    return side.bend.isZero(0.0) ? sideWithoutPole(line, preferred) : side.bend;
}

} // namespace rigwright
