// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What is said where a mesh is no body that a template can be fitted into by itself.
#pragma once

#include "core/base/result.h"
#include "core/base/sentence.h"

#include <initializer_list>
#include <string_view>

namespace rigwright {

inline constexpr std::string_view kFitNoVolume = "the mesh encloses no volume";
inline constexpr std::string_view kFitTooFewTips =
    "%1 long parts stick out of the middle of the mesh, where a standing body has five: two legs, "
    "two arms that are held away from it, and a head";
inline constexpr std::string_view kFitUnlikeSides =
    "the mesh has no two alike sides: its limbs differ by %1 % of its size";
inline constexpr std::string_view kFitBent =
    "legs and back meet at an angle of %1°, as those of an animal on four legs";
inline constexpr std::string_view kFitArmsNotOut =
    "the arms are not held out to the sides: they reach sideways by %1 % of the body's height";
inline constexpr std::string_view kFitShortLimbs =
    "the %1 are too short to be found: %2 % of the body's height";
inline constexpr std::string_view kFitNoLegs = "the legs are not apart from one another";

/// "fit-no-biped", with the reason filled in.
inline Error notABiped(std::string_view reason, std::initializer_list<std::string_view> figures) {
    return {"fit-no-biped", filled(reason, figures), "",
            "place the markers by hand, or stand the body upright in T-pose or A-pose"};
}

} // namespace rigwright
