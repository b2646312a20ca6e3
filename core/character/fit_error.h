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
inline constexpr std::string_view kFitShortArms =
    "the arms are too short to be found: %1 % of the body's height";
inline constexpr std::string_view kFitShortLegs =
    "the legs are too short to be found: %1 % of the body's height";
inline constexpr std::string_view kFitNoLegs = "the legs are not apart from one another";

// Of findings, where it is one.
inline constexpr std::string_view kFitFacingUnsure =
    "the feet do not tell where the body looks: +Z is taken as forward";
inline constexpr std::string_view kFitLies =
    "the body does not stand upright: it leans by %1°, and is fitted as it lies";
inline constexpr std::string_view kFitAsymmetric =
    "the two sides of the mesh differ by %1 % of its height on average";
inline constexpr std::string_view kFitOtherBody =
    "a piece of the mesh that is %1 % as large as the body stands apart and was left out: show the "
    "mesh that is meant alone";
inline constexpr std::string_view kFitNoNeck =
    "the neck could not be told from the shape and lies where it mostly does: check its marker";
inline constexpr std::string_view kFitNoWrists =
    "the wrists could not be told from the shape and lie where they mostly do: check their markers";

/// "fit-no-biped", with the reason filled in.
inline Error notABiped(std::string_view reason, std::initializer_list<std::string_view> figures) {
    return {"fit-no-biped", filled(reason, figures), "",
            "place the markers by hand, or stand the body upright in T-pose or A-pose"};
}

} // namespace rigwright
