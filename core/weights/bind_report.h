// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What a bind did, connected piece by connected piece, and its wording.
#pragma once

#include "core/base/finding.h"
#include "core/base/index.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// How vertices really came to their weights. HeatAlone: heat, with rays that only the piece's own
/// faces stop (clothes over a body, a button beside it).
enum class BindWay : std::uint8_t { Rigid, Distance, Envelope, Heat, HeatAlone, Geodesic };

/// Why a piece, or vertices of it, took another way than the one asked for.
enum class BindReason : std::uint8_t {
    None,
    NotFinite,        ///< positions that are no numbers
    NoFaces,          ///< loose vertices or lines
    ZeroArea,         ///< faces without area only
    NoVisibleBone,    ///< other surfaces hide every bone, or nearly
    NotSolved,        ///< the equations have no usable solution
    OutsideVolume,    ///< no bone reaches it through the volume
    OutsideEnvelopes, ///< in the reach of no envelope
};

/// A connected piece of the mesh. `way` is that of most of its vertices, `reason` that of its first
/// vertex that took another way than asked for; `fallbacks` counts such vertices.
struct BindIsland {
    VertexIndex firstVertex;
    std::size_t vertexCount = 0;
    BindWay way = BindWay::Distance;
    BindReason reason = BindReason::None;
    std::size_t fallbacks = 0;
    std::uint16_t joint = 0; ///< with the largest sum of weights

    friend bool operator==(const BindIsland&, const BindIsland&) = default;
};

struct BindReport {
    /// Those with vertices that were to be bound, by first vertex.
    std::vector<BindIsland> islands;
    std::vector<std::uint16_t> weightless; ///< joints asked for that no vertex follows
    std::vector<std::uint16_t> outside;    ///< joints outside the volume, or even the mesh's box
    std::vector<std::uint16_t> points;     ///< joints of no length
    double sizeRatio = 0.0;                ///< longest side of the mesh / of its bones; 0: unknown
    std::size_t bound = 0;                 ///< vertices with a row by this bind
    std::size_t kept = 0;                  ///< vertices left alone: they had weights
    std::size_t lockedOut = 0;             ///< vertices left alone: locked joints take all
    std::size_t resolution = 0;            ///< Geodesic: voxels along the longest side
    double maxRowError = 0.0;              ///< largest |sum - 1| of the bound rows
    bool noBones = false;                  ///< no joint was there to bind to

    friend bool operator==(const BindReport&, const BindReport&) = default;
};

/// Stable lower-case words, as the command line prints them: "heat-alone", "no-visible-bone"; ""
/// for None.
std::string_view nameOf(BindWay way);
std::string_view nameOf(BindReason reason);

/// The report in findings: codes "bind-…", pieces gathered by reason. `where` is the mesh;
/// `jointNames` one a joint.
Findings findingsOf(const BindReport& report, const std::string& where,
                    std::span<const std::string> jointNames);

} // namespace rigwright
