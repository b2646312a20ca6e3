// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The layout of a built-in sample's bytes, shared by the generator that writes and the room that
/// reads.
#pragma once

#include <bit>
#include <cstdint>

namespace rigwright {

static_assert(std::endian::native == std::endian::little, "sample blobs are little-endian");

/// Head of a blob. After it stand, each array starting at the next multiple of 8 bytes:
///   names        char[nameBytes]: title, then the bones' names, each ended by a zero
///   bones        BlobBone[bones], parents before children
///   joints       u16[joints]: bones that hold weight
///   positions    f32[vertices][3], metres
///   normals      f32[vertices][3], unit
///   uvs          f32[vertices][2], origin top left
///   corners      u32[quads][4], counter-clockwise from outside
///   rowCounts    u8[vertices]
///   rowJoints    u16[influences], index into joints, heaviest first in each row
///   rowWeights   f32[influences], each row sums to 1
struct BlobHead {
    static constexpr std::uint64_t kMagic = 0x31304c504d415352u; // "RSAMPL01"

    std::uint64_t magic = kMagic;
    std::uint32_t nameBytes = 0;
    std::uint32_t bones = 0;
    std::uint32_t joints = 0;
    std::uint32_t vertices = 0;
    std::uint32_t quads = 0;
    std::uint32_t influences = 0;
};

/// parentFromBone: translation, then rotation as x, y, z, w. `parent` -1 = a root.
struct BlobBone {
    double translation[3];
    double rotation[4];
    std::int64_t parent;
};

} // namespace rigwright
