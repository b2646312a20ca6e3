// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FABRIK with several ends: joints as rigid pieces, sub-bases at the mean of what is asked for.
#include "core/ik/best_pass.h"
#include "core/ik/chain_posture.h"
#include "core/ik/fabrik.h"
#include "core/ik/reach_step.h"
#include "core/ik/two_bone.h"
#include "core/math/rotation.h"

#include <Eigen/SVD>

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

/// A direction of a joint that is to point somewhere: to a joint below it, or to an effector's tip.
struct Aim {
    std::size_t joint = 0;
    Vec3d offset = Vec3d::Zero(); ///< in the joint's frame
    double weight = 0.0;
    std::optional<std::size_t> child; ///< else `target`
    Vec3d target = Vec3d::Zero();
};

/// What the effectors ask of a place: the sum of weight · place.
struct Asked {
    Vec3d sum = Vec3d::Zero();
    double weight = 0.0;

    void add(const Vec3d& place, double share) {
        sum += share * place;
        weight += share;
    }
    Vec3d mean() const { return sum / weight; }
};

/// The rotation that brings the unit directions `from` nearest to `to`, weighted (Kabsch 1976);
/// what they leave open is turned the least.
Quatd bestTurn(std::span<const Vec3d> from, std::span<const Vec3d> to,
               std::span<const double> weights) {
    double most = 0.0;
    Mat3d spread = Mat3d::Zero();
    for (std::size_t i = 0; i < from.size(); ++i) {
        spread += weights[i] * to[i] * from[i].transpose();
        most += weights[i];
    }
    spread += 1e-6 * most * Mat3d::Identity();
    const Eigen::JacobiSVD<Mat3d> svd(spread, Eigen::ComputeFullU | Eigen::ComputeFullV);
    const Mat3d u = svd.matrixU();
    const Mat3d v = svd.matrixV();
    const double sign = (u * v.transpose()).determinant() < 0.0 ? -1.0 : 1.0;
    const Mat3d rotation = u * Vec3d(1.0, 1.0, sign).asDiagonal() * v.transpose();
    return Quatd(rotation).normalized();
}

class TreeSolver {
public:
    TreeSolver(IkTree& tree, std::span<const TreeEffector> effectors)
        : m_tree(tree), m_places(tree.joints.size(), Vec3d::Zero()),
          m_rotations(tree.joints.size(), Quatd::Identity()), m_asked(tree.joints.size()) {
        for (const TreeEffector& effector : effectors) {
            if (effector.weight > 0.0)
                m_effectors.push_back(effector);
        }
        prepareLimits();
        for (TreeEffector& effector : m_effectors) {
            const double share = std::min(effector.weight, 1.0);
            const Vec3d now = tip(effector);
            effector.target = now + share * (effector.target - now);
            bendFirst(effector);
        }
        collectAims();
    }

    double error() const {
        double most = 0.0;
        for (const TreeEffector& effector : m_effectors)
            most = std::max(most, distanceBetween(tip(effector), effector.target));
        return most;
    }

    void pass() {
        reachBackward();
        reachForward();
    }
    void update();

private:
    Quatd parentRotation(std::size_t j) const {
        const auto parent = m_tree.joints[j].parent;
        return parent ? m_rotations[*parent] : m_tree.modelFromBase;
    }
    Vec3d placeUnderParent(std::size_t j) const {
        const TreeJoint& joint = m_tree.joints[j];
        return joint.parent
                   ? Vec3d(m_places[*joint.parent] + m_rotations[*joint.parent] * joint.fromParent)
                   : joint.fromParent;
    }
    Vec3d tip(const TreeEffector& effector) const {
        return m_places[effector.joint] + m_rotations[effector.joint] * effector.tip;
    }
    void prepareLimits();
    void bendFirst(const TreeEffector& effector);
    void collectAims();
    void reachBackward();
    void reachForward();
    Quatd aimed(std::span<const Aim> aims, const Quatd& now) const;

    IkTree& m_tree;
    std::vector<TreeEffector> m_effectors;
    std::vector<Vec3d> m_places;
    std::vector<Quatd> m_rotations;
    std::vector<Asked> m_asked;
    std::vector<Aim> m_aims; ///< by joint
};

void TreeSolver::update() {
    for (std::size_t j = 0; j < m_places.size(); ++j) {
        m_places[j] = placeUnderParent(j);
        m_rotations[j] = parentRotation(j) * m_tree.joints[j].local;
    }
}

void TreeSolver::prepareLimits() {
    for (std::size_t j = 0; j < m_places.size(); ++j) {
        TreeJoint& joint = m_tree.joints[j];
        const Quatd parent = parentRotation(j);
        m_rotations[j] = joint.limit ? setModelRotation(joint, parent, parent * joint.local)
                                     : parent * joint.local;
    }
    update();
}

void TreeSolver::bendFirst(const TreeEffector& effector) {
    std::vector<std::size_t> path{effector.joint};
    while (const auto parent = m_tree.joints[path.back()].parent)
        path.push_back(*parent);
    std::ranges::reverse(path);
    const Vec3d root = m_places[path.front()];
    const double distance = distanceBetween(root, effector.target);
    std::vector<double> sizes;
    double length = 0.0;
    Vec3d line = unitOrZero(effector.target - root);
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Vec3d next = i + 1 < path.size() ? m_places[path[i + 1]] : tip(effector);
        const Vec3d segment = next - m_places[path[i]];
        if (line.isZero(0.0))
            line = unitOrZero(segment);
        const double size = segment.norm();
        if (line.cross(segment).norm() > kStraightSine * size)
            return;
        sizes.push_back(std::copysign(size, segment.dot(line)));
        length += size;
    }
    const auto hasLength = [](double size) { return size != 0.0; };
    if (distance >= length * (1.0 - 1e-9) || std::ranges::count_if(sizes, hasLength) < 2 ||
        distanceBetween(tip(effector), effector.target) <= 1e-9 * length)
        return;
    std::vector<double> angles(sizes.size());
    arcAngles(sizes, distance, angles);
    const Vec3d bend = poleBend(Vec3d::Zero(), line, line, Vec3d::UnitZ());
    const Vec3d normal = line.cross(bend);
    const std::vector<Quatd> before = m_rotations;
    for (std::size_t i = 0; i < path.size(); ++i)
        m_rotations[path[i]] =
            setModelRotation(m_tree.joints[path[i]], parentRotation(path[i]),
                             Quatd(Eigen::AngleAxisd(angles[i], normal)) * before[path[i]]);
    update();
}

void TreeSolver::collectAims() {
    std::vector<double> weights(m_places.size(), 0.0);
    for (const TreeEffector& effector : m_effectors) {
        weights[effector.joint] += effector.weight;
        if (!effector.tip.isZero(0.0))
            m_aims.push_back({effector.joint, effector.tip, effector.weight, {}, effector.target});
    }
    for (std::size_t j = m_places.size(); j-- > 0;) {
        const TreeJoint& joint = m_tree.joints[j];
        if (!joint.parent || !(weights[j] > 0.0))
            continue;
        weights[*joint.parent] += weights[j];
        if (!joint.fromParent.isZero(0.0))
            m_aims.push_back({*joint.parent, joint.fromParent, weights[j], j, Vec3d::Zero()});
    }
    std::ranges::stable_sort(m_aims, {}, &Aim::joint);
}

void TreeSolver::reachBackward() {
    std::ranges::fill(m_asked, Asked{});
    for (const TreeEffector& effector : m_effectors)
        m_asked[effector.joint].add(
            stepTowards(effector.target, m_places[effector.joint], effector.tip.norm()),
            effector.weight);
    for (std::size_t j = m_places.size(); j-- > 0;) {
        const TreeJoint& joint = m_tree.joints[j];
        const Asked& asked = m_asked[j];
        if (joint.parent && asked.weight > 0.0)
            m_asked[*joint.parent].add(
                stepTowards(asked.mean(), m_places[*joint.parent], joint.fromParent.norm()),
                asked.weight);
    }
}

Quatd TreeSolver::aimed(std::span<const Aim> aims, const Quatd& now) const {
    std::vector<Vec3d> from;
    std::vector<Vec3d> to;
    std::vector<double> weights;
    for (const Aim& aim : aims) {
        const Vec3d place = aim.child ? m_asked[*aim.child].mean() : aim.target;
        const Vec3d way = unitOrZero(place - m_places[aim.joint]);
        if (way.isZero(0.0))
            continue;
        from.push_back(unitOrZero(now * aim.offset));
        to.push_back(way);
        weights.push_back(aim.weight);
    }
    if (from.empty())
        return now;
    if (from.size() == 1)
        return shortestArc(from.front(), to.front()) * now;
    return bestTurn(from, to, weights) * now;
}

void TreeSolver::reachForward() {
    std::size_t first = 0;
    for (std::size_t j = 0; j < m_places.size(); ++j) {
        std::size_t last = first;
        while (last < m_aims.size() && m_aims[last].joint == j)
            ++last;
        m_places[j] = placeUnderParent(j);
        const Quatd parent = parentRotation(j);
        const Quatd now = parent * m_tree.joints[j].local;
        m_rotations[j] = now;
        if (last > first)
            m_rotations[j] =
                setModelRotation(m_tree.joints[j], parent,
                                 aimed(std::span(m_aims).subspan(first, last - first), now));
        first = last;
    }
}

bool isSolvable(const IkTree& tree, std::span<const TreeEffector> effectors) {
    bool solvable = !tree.joints.empty() && tree.modelFromBase.coeffs().allFinite();
    for (const TreeJoint& joint : tree.joints)
        solvable = solvable && joint.fromParent.allFinite() && joint.rest.coeffs().allFinite() &&
                   joint.local.coeffs().allFinite();
    for (const TreeEffector& effector : effectors)
        solvable = solvable && effector.joint < tree.joints.size() && effector.tip.allFinite() &&
                   effector.target.allFinite() && std::isfinite(effector.weight);
    return solvable;
}

} // namespace

ChainSolution solveFabrikTree(IkTree& tree, std::span<const TreeEffector> effectors, int iterations,
                              double tolerance) {
    if (!isSolvable(tree, effectors))
        return {};
    TreeSolver solver(tree, effectors);
    ChainSolution solution{0, solver.error(), {}};
    BestPass<TreeJoint> best(tree.joints, solution.error);
    while (solution.iterations < iterations && !(solution.error <= tolerance)) {
        solver.pass();
        solution.error = solver.error();
        ++solution.iterations;
        best.offer(solution.error);
    }
    solution.error = best.restore();
    return solution;
}

} // namespace rigwright
