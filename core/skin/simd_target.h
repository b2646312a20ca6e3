// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SimdTarget: the instruction sets that the skinning kernels are compiled for.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace rigwright {

/// One of simdTargets(), or the default: the best one of the processor. Targets differ in the last
/// digits only (some fuse multiplication and addition); on one target results never differ.
struct SimdTarget {
    std::int64_t id = 0; ///< of Google Highway; 0: the best

    friend bool operator==(const SimdTarget&, const SimdTarget&) = default;
};

/// The targets that the program was compiled for and this processor has, best first, never empty.
std::vector<SimdTarget> simdTargets();

/// "AVX3" (that is AVX-512), "AVX2", "SSE4", "Scalar" …; of the default: the best one's.
std::string simdTargetName(SimdTarget target);

} // namespace rigwright
