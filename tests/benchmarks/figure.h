// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One line of a benchmark: a figure beside its target.
#pragma once

#include <cstdio>

namespace rigwright::test {

/// Prints a figure beside its target; returns 1 where it is missing (negative), else 0.
inline int printFigure(const char* name, double value, double target, const char* unit) {
    if (value < 0.0) {
        std::printf("%-48s could not be measured\n", name);
        return 1;
    }
    std::printf("%-48s %9.3f %-8s target %7.3f  %.2f×\n", name, value, unit, target,
                value / target);
    std::fflush(stdout);
    return 0;
}

} // namespace rigwright::test
