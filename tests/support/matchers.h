// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Comparing vectors, matrices and rotations in tests, with messages that show the numbers.
#pragma once

#include "core/math/types.h"

#include <cmath>
#include <sstream>
#include <string>

namespace rigwright::test {

/// "" where the two differ by no more than `tolerance` (Euclidean or Frobenius norm) and are
/// finite, else what they are.
template <class A, class B>
std::string differenceOf(const Eigen::MatrixBase<A>& actual, const Eigen::MatrixBase<B>& expected,
                         double tolerance) {
    const double distance =
        (actual.template cast<double>() - expected.template cast<double>()).norm();
    if (distance <= tolerance) // false for NaN
        return {};
    const Eigen::IOFormat oneLine(9, Eigen::DontAlignCols, ", ", "; ", "", "", "(", ")");
    std::ostringstream text;
    text << "actual " << actual.format(oneLine) << ", expected " << expected.format(oneLine)
         << ", apart by " << distance << ", allowed " << tolerance;
    return text.str();
}

inline std::string differenceOf(const Affine3d& actual, const Affine3d& expected,
                                double tolerance) {
    return differenceOf(actual.matrix(), expected.matrix(), tolerance);
}

inline std::string differenceOf(double actual, double expected, double tolerance) {
    if (std::abs(actual - expected) <= tolerance)
        return {};
    std::ostringstream text;
    text.precision(9);
    text << "actual " << actual << ", expected " << expected << ", allowed " << tolerance;
    return text.str();
}

/// Rotations are equal whatever the sign of their quaternions; the tolerance is that of the
/// coefficients.
inline std::string differenceOf(const Quatd& actual, const Quatd& expected, double tolerance) {
    const Vec4d near = actual.coeffs().dot(expected.coeffs()) < 0.0 ? Vec4d(-actual.coeffs())
                                                                    : Vec4d(actual.coeffs());
    return differenceOf(near, expected.coeffs(), tolerance);
}

} // namespace rigwright::test

/// QVERIFY that two numbers, Eigen vectors, matrices or rotations are as near as `tolerance`.
#define VERIFY_NEAR(actual, expected, tolerance)                                                   \
    do {                                                                                           \
        const std::string verifyNearDifference =                                                   \
            rigwright::test::differenceOf((actual), (expected), (tolerance));                      \
        QVERIFY2(verifyNearDifference.empty(), verifyNearDifference.c_str());                      \
    } while (false)
