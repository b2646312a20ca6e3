// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words for automatic weights: the methods, what each is good for, and why a piece took another.
#pragma once

#include "core/weights/bind.h"

#include <QString>

#include <array>

namespace rigwright::editor {

/// The methods as they are offered: closest twice, rigid and smooth.
enum class BindChoice { Rigid, Smooth, Envelope, Heat, Geodesic };
inline constexpr std::array kBindChoices{BindChoice::Rigid, BindChoice::Smooth,
                                         BindChoice::Envelope, BindChoice::Heat,
                                         BindChoice::Geodesic};

BindChoice bindChoiceOf(const BindSettings& settings);
/// The settings with that method; numbers stay.
BindSettings withChoice(BindSettings settings, BindChoice choice);

/// A word or two: "Heat".
QString bindChoiceText(BindChoice choice);
/// One sentence: what it does and what for.
QString bindChoiceHelp(BindChoice choice);

/// Why a piece took another way than asked for: "sees no bone"; "" for None.
QString bindReasonText(BindReason reason);
/// How it came to its weights: "by distance".
QString bindWayText(BindWay way);

} // namespace rigwright::editor
