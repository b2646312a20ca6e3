// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Wording what a bind did.
#include "core/weights/bind_report.h"

#include "core/base/sentence.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigwright {
namespace {

struct Wording {
    BindReason reason;
    const char* name;
    const char* code;
    const char* sentence; ///< %1 pieces, %2 vertices, %3 bone, %4 vertex
};

constexpr std::array<Wording, 7> kWordings{{
    {BindReason::NotFinite, "not-finite", "bind-not-finite",
     "%2 vertices in %1 pieces have positions that are no numbers; they follow %3 (first: vertex "
     "%4)"},
    {BindReason::NoFaces, "no-faces", "bind-no-faces",
     "%1 pieces (%2 vertices) have no faces; they were bound by distance, mostly to %3 (first: "
     "vertex %4)"},
    {BindReason::ZeroArea, "zero-area", "bind-zero-area",
     "%1 pieces (%2 vertices) have faces without area only; they were bound by distance, mostly to "
     "%3 (first: vertex %4)"},
    {BindReason::NoVisibleBone, "no-visible-bone", "bind-no-visible-bone",
     "%1 pieces (%2 vertices) see hardly any bone past other surfaces; these were looked through, "
     "or distance decided; mostly bound to %3 (first: vertex %4)"},
    {BindReason::NotSolved, "not-solved", "bind-not-solved",
     "the heat of %1 pieces (%2 vertices) could not be computed; they were bound by distance, "
     "mostly to %3 (first: vertex %4)"},
    {BindReason::OutsideVolume, "outside-volume", "bind-outside-volume",
     "no bone reaches %2 vertices in %1 pieces through the volume; they were bound by distance, "
     "mostly to %3 (first: vertex %4)"},
    {BindReason::OutsideEnvelopes, "outside-envelopes", "bind-outside-envelopes",
     "%2 vertices in %1 pieces lie outside all envelopes; they were bound by distance, mostly to "
     "%3 (first: vertex %4)"},
}};

std::string nameOfJoint(std::span<const std::string> names, std::uint16_t joint) {
    return joint < names.size() ? names[joint] : "#" + std::to_string(joint);
}

/// The first few names.
std::string listed(std::span<const std::uint16_t> joints, std::span<const std::string> names) {
    constexpr std::size_t kMost = 5;
    std::string text;
    for (std::size_t i = 0; i < std::min(joints.size(), kMost); ++i)
        text += (i == 0 ? "" : ", ") + nameOfJoint(names, joints[i]);
    return joints.size() > kMost ? text + " …" : text;
}

} // namespace

std::string_view nameOf(BindWay way) {
    constexpr std::array<std::string_view, 6> kNames{"rigid", "distance",   "envelope",
                                                     "heat",  "heat-alone", "geodesic"};
    return kNames[std::size_t(way)];
}

std::string_view nameOf(BindReason reason) {
    for (const Wording& wording : kWordings)
        if (wording.reason == reason)
            return wording.name;
    return "";
}

Findings findingsOf(const BindReport& report, const std::string& where,
                    std::span<const std::string> jointNames) {
    Findings findings;
    if (report.noBones)
        findings.push_back({"bind-no-bones", Severity::Error, 1, where,
                            "there is no free bone to bind to; nothing was changed", ""});
    for (const Wording& wording : kWordings) {
        std::size_t pieces = 0;
        std::size_t vertices = 0;
        const BindIsland* largest = nullptr;
        for (const BindIsland& island : report.islands) {
            if (island.reason != wording.reason)
                continue;
            ++pieces;
            vertices += island.fallbacks;
            if (!largest || island.fallbacks > largest->fallbacks)
                largest = &island;
        }
        if (!largest)
            continue;
        findings.push_back(
            {wording.code, Severity::Warning, pieces, where,
             filled(wording.sentence, {std::to_string(pieces), std::to_string(vertices),
                                       nameOfJoint(jointNames, largest->joint),
                                       std::to_string(largest->firstVertex.value())}),
             ""});
    }
    if (!report.outside.empty())
        findings.push_back(
            {"bind-bone-outside", Severity::Warning, report.outside.size(), where,
             filled("%1 bones lie outside the volume: %2",
                    {std::to_string(report.outside.size()), listed(report.outside, jointNames)}),
             ""});
    if (!report.points.empty())
        findings.push_back(
            {"bind-bone-no-length", Severity::Info, report.points.size(), where,
             filled("%1 bones have no length and count as points: %2",
                    {std::to_string(report.points.size()), listed(report.points, jointNames)}),
             ""});
    constexpr double kOdd = 20.0;
    if (report.sizeRatio > kOdd || (report.sizeRatio > 0.0 && report.sizeRatio < 1.0 / kOdd)) {
        const bool meshIsLarger = report.sizeRatio > 1.0;
        const double times = meshIsLarger ? report.sizeRatio : 1.0 / report.sizeRatio;
        findings.push_back(
            {"bind-size-mismatch", Severity::Warning, 1, where,
             filled(meshIsLarger
                        ? "the mesh is %1 times as large as its bones together: is a unit wrong?"
                        : "the bones together are %1 times as large as the mesh: is a unit wrong?",
                    {std::to_string(std::llround(std::min(times, 1e15)))}),
             ""});
    }
    if (!report.weightless.empty())
        findings.push_back(
            {"bind-bone-weightless", Severity::Info, report.weightless.size(), where,
             filled("%1 bones got no weight: %2", {std::to_string(report.weightless.size()),
                                                   listed(report.weightless, jointNames)}),
             ""});
    if (report.lockedOut > 0)
        findings.push_back({"bind-locked-out", Severity::Info, report.lockedOut, where,
                            filled("locked bones leave nothing to others at %1 vertices",
                                   {std::to_string(report.lockedOut)}),
                            ""});
    if (report.kept > 0)
        findings.push_back(
            {"bind-kept", Severity::Info, report.kept, where,
             filled("%1 vertices had weights already and keep them", {std::to_string(report.kept)}),
             ""});
    return findings;
}

} // namespace rigwright
