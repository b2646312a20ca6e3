// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BvhText: joints, channels and frames of a BVH file as they stand there.
#pragma once

#include "core/base/result.h"
#include "core/io/import.h"
#include "core/math/types.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

enum class BvhChannel : std::uint8_t {
    PositionX,
    PositionY,
    PositionZ,
    RotationX,
    RotationY,
    RotationZ,
    Other ///< its numbers are passed over
};

/// `parent` is the number of a joint before this one, -1 for a root. `firstChannel` is where its
/// numbers begin in a frame. An end site is a joint without name and channels.
struct BvhJoint {
    std::string name;
    int parent = -1;
    bool isEndSite = false;
    Vec3d offset = Vec3d::Zero();
    std::vector<BvhChannel> channels;
    std::size_t firstChannel = 0;
};

struct BvhText {
    std::vector<BvhJoint> joints;
    std::size_t channelCount = 0; ///< of all joints: numbers a frame
    std::vector<float> values;    ///< frameCount · channelCount, finite
    std::size_t frameCount = 0;
    std::int64_t announcedFrames = 0; ///< of the line "Frames:"
    double frameTime = 0.0;           ///< seconds, as in the file; may be 0 or worse

    std::size_t unusableValues = 0; ///< not finite or absurdly large; read as 0
    std::size_t firstUnusableLine = 0;
    std::size_t unusableOffsets = 0;
    std::size_t leftOverNumbers = 0; ///< of a last frame that is not whole
    std::string unknownChannel;      ///< the first one, "" without any
};

/// Reads the hierarchy and the frames. Numbers may be divided into lines otherwise than a frame a
/// line; where half of the lines or more are a frame, one that is not is an error, because all
/// after it would be shifted (but for the last line, which may be cut off). Nesting has no limit
/// and takes no stack. Errors, each with the line in Error::place: "bvh-syntax",
/// "bvh-frame-length", "bvh-no-joints", "bvh-too-many-frames", "cancelled".
Result<BvhText> parseBvh(std::string_view text, const ImportOptions& options);

} // namespace rigwright
