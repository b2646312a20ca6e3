// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clip: counting and ranging its keys.
#include "core/animation/clip.h"

#include <algorithm>
#include <limits>

namespace rigwright {

std::size_t keyCount(const Clip& clip) {
    std::size_t count = 0;
    for (const Channel& channel : clip.channels)
        count += channel.times.size();
    for (const RigChannel& channel : clip.rigChannels)
        count += channel.keys.times.size();
    return count;
}

void updateRange(Clip& clip) {
    double first = std::numeric_limits<double>::infinity();
    double last = -first;
    const auto widen = [&](const Channel& channel) {
        if (channel.times.empty())
            return;
        first = std::min(first, double(channel.times.front()));
        last = std::max(last, double(channel.times.back()));
    };
    for (const Channel& channel : clip.channels)
        widen(channel);
    for (const RigChannel& channel : clip.rigChannels)
        widen(channel.keys);
    clip.start = first <= last ? first : 0.0;
    clip.duration = first <= last ? last - first : 0.0;
}

} // namespace rigwright
