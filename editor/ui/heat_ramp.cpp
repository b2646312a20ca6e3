// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The stops of the ramps; those after the first rise monotonically in lightness.
#include "editor/ui/heat_ramp.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace rigwright::editor {

namespace {

constexpr std::array<HeatStop, 5> kClassic = {{{0.0, 0xff1A38D9},
                                               {0.25, 0xff14B8DB},
                                               {0.5, 0xff38C740},
                                               {0.75, 0xffFADB2E},
                                               {1.0, 0xffED291F}}};
constexpr std::array<HeatStop, 4> kFire = {
    {{0.0, 0xff08080A}, {0.4, 0xffC8201C}, {0.75, 0xffFFD23C}, {1.0, 0xffFFFFFF}}};
// Cividis (Nuñez, Anderton, Renslow, PLoS ONE 13(7), 2018), sampled at fifths.
constexpr std::array<HeatStop, 6> kCividis = {{{0.0, 0xff00224E},
                                               {0.2, 0xff35456C},
                                               {0.4, 0xff666970},
                                               {0.6, 0xff948E77},
                                               {0.8, 0xffC8B866},
                                               {1.0, 0xffFEE838}}};
constexpr std::array<HeatStop, 2> kGreyscale = {{{0.0, 0xff101114}, {1.0, 0xffFFFFFF}}};

} // namespace

std::span<const HeatStop> heatStops(int ramp) {
    switch (ramp) {
    case 1:
        return kFire;
    case 2:
        return kCividis;
    case 3:
        return kGreyscale;
    default:
        return kClassic;
    }
}

QColor heatColour(int ramp, double value) {
    const std::span<const HeatStop> stops = heatStops(ramp);
    if (!(value > 0.0)) // also what is not a number
        return QColor::fromRgb(stops.front().colour);
    std::size_t upper = 1;
    while (upper + 1 < stops.size() && stops[upper].position < value)
        ++upper;
    const HeatStop& a = stops[upper - 1];
    const HeatStop& b = stops[upper];
    const double t = std::clamp((value - a.position) / (b.position - a.position), 0.0, 1.0);
    const auto mix = [t](int from, int to) { return int(from + t * (to - from) + 0.5); };
    return QColor(mix(qRed(a.colour), qRed(b.colour)), mix(qGreen(a.colour), qGreen(b.colour)),
                  mix(qBlue(a.colour), qBlue(b.colour)));
}

} // namespace rigwright::editor
