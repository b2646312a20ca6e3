// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Benchmarks of inverse kinematics: two bones, CCD, FABRIK.
#include "app/cli/benches/bench_case.h"
#include "core/ik/ccd.h"
#include "core/ik/fabrik.h"
#include "core/ik/two_bone.h"

#include <cmath>
#include <memory>

namespace rigwright::cli {
namespace {

constexpr std::size_t kTargets = 1000;

/// Targets all around, at 0.3 … 0.9 of `reach` from the origin.
std::vector<Vec3d> targetsAround(std::size_t count, double reach) {
    std::vector<Vec3d> targets;
    for (std::size_t i = 0; i < count; ++i) {
        const double turn = 2.399963 * double(i); // the golden angle: even over the sphere
        const double height = 1.0 - 2.0 * (double(i) + 0.5) / double(count);
        const double across = std::sqrt(1.0 - height * height);
        const double distance = reach * (0.6 + 0.3 * std::sin(double(i)));
        targets.push_back(distance *
                          Vec3d(across * std::cos(turn), height, across * std::sin(turn)));
    }
    return targets;
}

/// With a pole, and the rotations of both bones in their parents' space, as a handle needs them.
BenchRun prepareTwoBone() {
    struct State {
        std::vector<Vec3d> targets = targetsAround(kTargets, 0.947);
        TwoBoneMemory memory;
        std::vector<Quatd> locals = std::vector<Quatd>(2 * kTargets, Quatd::Identity());
    };
    auto state = std::make_shared<State>();
    const auto work = [=] {
        const TwoBoneChain chain{{0, 0, 0}, {0, -0.4, 0.3}, {0, -0.8, 0.1}, 0.5, 0.447};
        const Quatd root(Eigen::AngleAxisd(0.3, Vec3d::UnitX()));
        const Quatd mid(Eigen::AngleAxisd(-0.8, Vec3d::UnitX()));
        TwoBoneGoal goal{.target = Vec3d::Zero(), .pole = Vec3d(0, 0, 2), .softness = 0.02};
        state->memory = {};
        for (std::size_t i = 0; i < kTargets; ++i) {
            goal.target = state->targets[i];
            const TwoBoneSolution solution = solveTwoBone(chain, goal, 1.0 / 60.0, state->memory);
            const Quatd newRoot = solution.rootTurn * root;
            state->locals[2 * i] = newRoot;
            state->locals[2 * i + 1] = newRoot.conjugate() * (solution.midTurn * (root * mid));
        }
    };
    const auto hash = [=] {
        return hashBytes(state->locals.data(), state->locals.size() * sizeof(Quatd));
    };
    return {work, hash, {}};
}

using SolveChain = ChainSolution (*)(IkChain&, const ChainGoal&);

/// A gently bent chain, from the same pose to each target, with the defaults: 10 passes, 1 %.
BenchRun prepareChain(SolveChain solve, std::size_t joints, std::size_t inner) {
    struct State {
        std::vector<Vec3d> targets;
        IkChain start;
        IkChain chain;
        std::uint64_t hash = 0;
    };
    auto state = std::make_shared<State>();
    state->targets = targetsAround(inner, 1.0);
    for (std::size_t j = 0; j < joints; ++j) {
        ChainJoint joint;
        joint.local = Eigen::AngleAxisd(1.0 / double(joints), Vec3d(1.0, 0.2, 0.5).normalized());
        joint.next = Vec3d(0, 1.0 / double(joints), 0);
        state->start.joints.push_back(joint);
    }
    state->chain = state->start;
    const auto work = [=] {
        std::uint64_t hash = hashBytes(nullptr, 0);
        for (const Vec3d& target : state->targets) {
            for (std::size_t j = 0; j < joints; ++j)
                state->chain.joints[j].local = state->start.joints[j].local;
            const ChainSolution solution = solve(state->chain, {.target = target});
            hash = hashBytes(&solution.error, sizeof solution.error, hash);
        }
        state->hash = hash;
    };
    const auto hash = [=] {
        std::uint64_t result = state->hash;
        for (const ChainJoint& joint : state->chain.joints)
            result = hashBytes(joint.local.coeffs().data(), 4 * sizeof(double), result);
        return result;
    };
    return {work, hash, {}};
}

BenchCase chainCase(const char* name, SolveChain solve, std::size_t joints, double targetNs) {
    BenchCase bench;
    bench.name = name;
    bench.group = "ik";
    bench.size = joints;
    bench.inner = joints > 50 ? 50 : kTargets;
    bench.targetNs = targetNs;
    bench.prepare = [=, inner = bench.inner] { return prepareChain(solve, joints, inner); };
    return bench;
}

} // namespace

void addIkBenches(std::vector<BenchCase>& cases) {
    BenchCase twoBone;
    twoBone.name = "two_bone";
    twoBone.group = "ik";
    twoBone.size = 1;
    twoBone.inner = kTargets;
    twoBone.targetNs = 168.0;
    twoBone.prepare = [] { return prepareTwoBone(); };
    cases.push_back(twoBone);
    cases.push_back(chainCase("ccd", solveCcd, 10, 0.0));
    cases.push_back(chainCase("ccd", solveCcd, 100, 0.0));
    cases.push_back(chainCase("fabrik", solveFabrik, 10, 1500.0));
    cases.push_back(chainCase("fabrik", solveFabrik, 100, 95000.0));
}

} // namespace rigwright::cli
