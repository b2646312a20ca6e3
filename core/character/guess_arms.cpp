// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finding shoulders, elbows, wrists and fingertips.
#include "core/character/fit_error.h"
#include "core/character/guess_limbs.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace rigwright {
namespace {

/// The part of the way from the neck to the fingertips beyond which all belongs to the arm.
constexpr double kArmBegins = 0.4;
/// How far inside the trunk's side the shoulder lies, in radii of the arm.
constexpr double kShoulderInside = 0.2;

/// What belongs to an arm: farther from the neck than `way`, and on the outer side of a plane.
struct ArmLimit {
    float way = 0.0f;
    Vec3d at = Vec3d::Zero();
    Vec3d outwards = Vec3d::Zero(); ///< zero: no plane
};

/// Voxels connected with the tip by others within the limit.
std::vector<Vec3d> armVoxels(const BodyGrid& grid, std::uint32_t tip,
                             std::span<const float> waysFromNeck, const ArmLimit& limit) {
    std::vector<std::uint8_t> seen(grid.voxelCount(), 0);
    std::vector<std::uint32_t> open{tip};
    std::vector<Vec3d> places;
    seen[tip] = 1;
    while (!open.empty()) {
        const std::uint32_t voxel = open.back();
        open.pop_back();
        places.push_back(grid.centreOf(voxel));
        grid.forNeighbours(voxel, [&](std::uint32_t other, float) {
            if (seen[other] != 0 || !(waysFromNeck[other] > limit.way) ||
                waysFromNeck[other] == BodyGrid::kNoWay ||
                (grid.centreOf(other) - limit.at).dot(limit.outwards) < 0.0)
                return;
            seen[other] = 1;
            open.push_back(other);
        });
    }
    return places;
}

struct Axes {
    Vec3d mean = Vec3d::Zero();
    Mat3d vectors = Mat3d::Identity(); ///< columns, the shortest axis first
    Vec3d variances = Vec3d::Zero();
};

Axes axesOf(std::span<const Vec3d> places) {
    Axes axes;
    for (const Vec3d& place : places)
        axes.mean += place / double(places.size());
    Mat3d covariance = Mat3d::Zero();
    for (const Vec3d& place : places)
        covariance += (place - axes.mean) * (place - axes.mean).transpose() / double(places.size());
    const Eigen::SelfAdjointEigenSolver<Mat3d> solver(covariance);
    axes.vectors = solver.eigenvectors();
    axes.variances = solver.eigenvalues();
    return axes;
}

Vec3d outwardAxis(std::span<const Vec3d> places, const Vec3d& tip) {
    const Axes axes = axesOf(places);
    const Vec3d axis = axes.vectors.col(2);
    return axis.dot(tip - axes.mean) < 0.0 ? Vec3d(-axis) : axis;
}

/// A slice of the arm square to its axis.
struct Slab {
    Vec3d middle = Vec3d::Zero();
    double width = 0.0; ///< standard deviation along its broader side
};

/// Slices by the distance from the tip along the axis, `step` apart.
struct Profile {
    Vec3d axis = Vec3d::UnitX(); ///< unit, outwards
    double tip = 0.0;            ///< along the axis
    double step = 1.0;
    std::vector<std::optional<Slab>> slabs;

    [[nodiscard]] double depthOf(std::size_t slab) const { return (double(slab) + 0.5) * step; }
    [[nodiscard]] double length() const { return step * double(slabs.size()); }
    /// The middle at a distance from the tip; that of the nearest slice there is.
    [[nodiscard]] Vec3d middleAt(double depth) const {
        double best = std::numeric_limits<double>::infinity();
        Vec3d middle = Vec3d::Zero();
        for (std::size_t i = 0; i < slabs.size(); ++i)
            if (slabs[i] && std::abs(depthOf(i) - depth) < best) {
                best = std::abs(depthOf(i) - depth);
                middle = slabs[i]->middle;
            }
        return middle + (tip - depth - middle.dot(axis)) * axis;
    }
};

Profile profileOf(std::span<const Vec3d> places, const Vec3d& axis, double step) {
    Profile profile;
    profile.axis = axis;
    profile.step = step;
    double low = std::numeric_limits<double>::infinity();
    profile.tip = -low;
    for (const Vec3d& place : places) {
        profile.tip = std::max(profile.tip, place.dot(axis));
        low = std::min(low, place.dot(axis));
    }
    const std::size_t count = std::size_t((profile.tip - low) / step) + 1;
    std::vector<std::vector<Vec3d>> members(count);
    for (const Vec3d& place : places)
        members[std::min(count - 1, std::size_t((profile.tip - place.dot(axis)) / step))].push_back(
            place);
    for (const std::vector<Vec3d>& slab : members) {
        profile.slabs.emplace_back();
        if (slab.size() < 3)
            continue;
        const Axes axes = axesOf(slab);
        profile.slabs.back() = Slab{axes.mean, std::sqrt(std::max(axes.variances[2], 0.0))};
    }
    return profile;
}

/// The line through the middles between two distances from the tip; `direction` is inwards.
struct Line {
    Vec3d at = Vec3d::Zero();
    Vec3d direction = -Vec3d::UnitX();
};

Line lineThrough(const Profile& profile, double from, double to) {
    std::vector<Vec3d> middles;
    for (std::size_t i = 0; i < profile.slabs.size(); ++i)
        if (profile.slabs[i] && profile.depthOf(i) >= from && profile.depthOf(i) <= to)
            middles.push_back(profile.slabs[i]->middle);
    if (middles.size() < 4)
        return {profile.middleAt(to), -profile.axis};
    const Axes axes = axesOf(middles);
    Line line{axes.mean, axes.vectors.col(2)};
    if (line.direction.dot(profile.axis) > 0.0)
        line.direction = -line.direction;
    return line;
}

/// Square to the arm, down and towards the body, in the frontal plane.
Vec3d underside(const Vec3d& inwards, double outward) {
    const Vec2d along = Vec2d(inwards.x(), inwards.y()).normalized();
    if (!along.allFinite() || along.norm() < 0.5)
        return -Vec3d::UnitY();
    Vec3d down(along.y(), -along.x(), 0.0);
    if (outward > 0.0)
        down = -down;
    return down;
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values.empty() ? 0.0 : values[values.size() / 2];
}

/// Where the volume below the arm goes on into the trunk, and the arm's radius there.
struct Armpit {
    Vec3d place = Vec3d::Zero(); ///< on the line
    double radius = 0.0;
};

std::optional<Armpit> findArmpit(const BodyGrid& grid, const Line& line, double outward) {
    const Vec3d down = underside(line.direction, outward);
    const double step = 0.5 * grid.voxelSize();
    std::vector<double> depths;
    int beyond = 0;
    Armpit armpit;
    for (double way = 0.0; way < 0.4; way += step) {
        const Vec3d place = line.at + way * line.direction;
        const double depth = grid.depthAlong(place, down);
        const double usual = median(depths);
        if (depths.size() >= 4 && depth > 1.5 * usual + 0.012) {
            if (++beyond == 1)
                armpit = {place, usual};
            if (beyond >= 4)
                return armpit;
            continue;
        }
        beyond = 0;
        if (place.x() * outward < 0.02)
            break;
        if (depth > 0.0)
            depths.push_back(depth);
    }
    return std::nullopt;
}

/// On the line, inside the side of the trunk, and no nearer to the top of the shoulder than the arm
/// is thick. With the trunk's side upright, an arm of radius r that hangs by an angle a under the
/// level parts from it r · tan a farther out than its axis crosses that side.
Vec3d shoulderAt(const BodyGrid& grid, const Line& line, const Armpit& armpit) {
    const double across = std::max(std::abs(line.direction.x()), 0.35);
    const double hanging = std::max(line.direction.y(), 0.0);
    Vec3d shoulder =
        armpit.place + (kShoulderInside + hanging) / across * armpit.radius * line.direction;
    const double step = 0.25 * grid.voxelSize();
    for (double back = 0.0; back < 0.1; back += step) {
        if (grid.depthAlong(shoulder, line.direction) >= 1.1 * armpit.radius)
            break;
        shoulder -= step * line.direction;
    }
    return shoulder;
}

/// Distance of the wrist from the tip: the end nearest to the hand of where the arm is narrow.
double wristDepth(const Profile& profile, double armLength, bool& sure) {
    const double from = 0.13 * armLength;
    const double to = 0.5 * armLength;
    double least = std::numeric_limits<double>::infinity();
    std::size_t narrowest = 0;
    double broadestBefore = 0.0; // the hand's
    const auto widthAt = [&](std::size_t i) {
        double sum = 0.0;
        double count = 0.0;
        for (std::size_t k = i > 0 ? i - 1 : 0; k <= i + 1 && k < profile.slabs.size(); ++k)
            if (profile.slabs[k]) {
                sum += profile.slabs[k]->width;
                count += 1.0;
            }
        return count > 0.0 ? sum / count : 0.0;
    };
    for (std::size_t i = 0; i < profile.slabs.size(); ++i) {
        const double depth = profile.depthOf(i);
        if (depth < to)
            broadestBefore = std::max(broadestBefore, widthAt(i));
        if (depth < from || depth > to || !profile.slabs[i])
            continue;
        if (widthAt(i) < least) {
            least = widthAt(i);
            narrowest = i;
        }
    }
    sure = broadestBefore > 1.12 * least && profile.depthOf(narrowest) < to - 2.0 * profile.step;
    if (!sure)
        return 0.25 * armLength;
    // Outwards from the narrowest slice as long as it stays narrow.
    while (narrowest > 0 && profile.depthOf(narrowest - 1) >= from &&
           widthAt(narrowest - 1) <= 1.2 * least)
        --narrowest;
    return profile.depthOf(narrowest);
}

/// Half way between shoulder and wrist, or where the arm bends, if it clearly does.
double elbowDepth(const Profile& profile, const Vec3d& shoulder, const Vec3d& wrist) {
    const double shoulderDepth = profile.tip - shoulder.dot(profile.axis);
    const double wristDepth = profile.tip - wrist.dot(profile.axis);
    const Vec3d chord = shoulder - wrist;
    double most = 0.0;
    double mostAt = 0.5;
    for (double part = 0.35; part <= 0.65; part += 0.01) {
        const Vec3d place =
            profile.middleAt(wristDepth + part * (shoulderDepth - wristDepth)) - wrist;
        const double away =
            (place - place.dot(chord) / chord.squaredNorm() * chord).norm() / chord.norm();
        if (away > most) {
            most = away;
            mostAt = part;
        }
    }
    constexpr double kClearlyBent = 0.06;
    const double part = most > kClearlyBent ? mostAt : 0.5;
    return wristDepth + part * (shoulderDepth - wristDepth);
}

Vec3d palmOf(std::span<const Vec3d> places, const Profile& profile, double wrist,
             const Vec3d& inwards, double outward) {
    const Vec3d down = underside(inwards, outward);
    std::vector<Vec3d> hand;
    for (const Vec3d& place : places)
        if (profile.tip - place.dot(profile.axis) < wrist)
            hand.push_back(place);
    if (hand.size() < 8)
        return down;
    const Axes axes = axesOf(hand);
    constexpr double kFlat = 0.5;
    if (!(axes.variances[0] < kFlat * axes.variances[1]))
        return down;
    Vec3d palm = axes.vectors.col(0);
    palm = (palm - palm.dot(inwards) * inwards).normalized();
    if (!palm.allFinite())
        return down;
    // The thumb slants what the shape says.
    constexpr double kSlant = 15.0 * kPi / 180.0;
    if (std::abs(palm.dot(down)) > std::cos(kSlant))
        return down;
    // A hand on its edge: relaxed ones look backwards.
    const double towards = palm.dot(down);
    if (std::abs(towards) > 0.3 ? towards < 0.0 : palm.z() > 0.0)
        palm = -palm;
    return palm;
}

} // namespace

Result<ArmGuess> guessArm(const BodyGrid& grid, const BodyStance& stance, const TrunkGuess& trunk,
                          std::size_t side) {
    const double outward = side == 0 ? 1.0 : -1.0;
    const std::uint32_t tip = grid.nearestTo(stance.hands[side]);
    const std::uint32_t neck = grid.nearestTo(trunk.neck - Vec3d(0.0, 0.02, 0.0));
    const std::vector<float> ways = grid.waysFrom({&neck, 1});
    const float beginning = float(kArmBegins) * ways[tip];
    std::vector<Vec3d> places = armVoxels(grid, tip, ways, {.way = beginning});
    Profile profile = profileOf(places, outwardAxis(places, grid.centreOf(tip)), grid.voxelSize());
    const double length = profile.length();
    constexpr double kShortest = 0.06;
    if (length < kShortest || ways[tip] == BodyGrid::kNoWay)
        return notABiped(kFitShortArms, {std::to_string(int(std::lround(100.0 * length)))});
    // The last slices may be cut aslant by the way they were found.
    Line line = lineThrough(profile, 0.6 * length, 0.95 * length);
    const std::size_t surelyArm = places.size();
    ArmGuess guess;
    double wrist = 0.0;
    for (int round = 0; round < 3; ++round) {
        const std::optional<Armpit> armpit = findArmpit(grid, line, outward);
        guess.shoulder = armpit ? shoulderAt(grid, line, *armpit)
                                : Vec3d(line.at + 0.35 * length * line.direction);
        if (armpit) {
            // Now the rest of the arm, but for what is next to the trunk.
            const std::uint32_t there = grid.nearestTo(armpit->place);
            const ArmLimit limit{
                .way = std::min(ways[there] + 1.2f * float(armpit->radius), beginning),
                .at = armpit->place,
                .outwards = -line.direction};
            std::vector<Vec3d> more = armVoxels(grid, tip, ways, limit);
            if (more.size() < 3 * surelyArm) { // else the trunk came along
                places = std::move(more);
                profile =
                    profileOf(places, outwardAxis(places, grid.centreOf(tip)), grid.voxelSize());
            }
        }
        const double shoulderDepth = profile.tip - guess.shoulder.dot(profile.axis);
        wrist = wristDepth(profile, shoulderDepth, guess.wristIsSure);
        guess.wrist = profile.middleAt(wrist);
        const double elbow = elbowDepth(profile, guess.shoulder, guess.wrist);
        guess.elbow = profile.middleAt(elbow);
        // The shoulder lies where the upper arm points, whatever the lower arm does.
        const double inner =
            std::min(profile.length(), shoulderDepth - 1.5 * (armpit ? armpit->radius : 0.02));
        line = lineThrough(profile, elbow + 0.1 * (inner - elbow), inner);
    }
    const Vec3d straight = lineThrough(profile, 0.0, 0.03).at;
    guess.fingertips = straight + (profile.tip - straight.dot(profile.axis)) * profile.axis;
    guess.palm =
        palmOf(places, profile, wrist, (guess.wrist - guess.fingertips).normalized(), outward);
    return guess;
}

} // namespace rigwright
