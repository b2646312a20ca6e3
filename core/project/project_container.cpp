// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Joining and fingerprinting the GLB of a project.
#include "core/project/project_container.h"

#include "core/base/parallel.h"
#include "core/io/gltf_container.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;
constexpr std::uint64_t kFactor = 0x9e3779b97f4a7c15ull; // 2^64 / golden ratio, odd

std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * kFactor;
    return hash ^ (hash >> 29);
}

/// Four lanes side by side, as multiplications take longer than loads.
std::uint64_t hashPiece(std::span<const std::uint8_t> bytes) {
    std::array<std::uint64_t, 4> lanes{1, 2, 3, 4};
    constexpr std::size_t kStep = sizeof lanes;
    std::size_t done = 0;
    for (; done + kStep <= bytes.size(); done += kStep) {
        std::array<std::uint64_t, 4> words{};
        std::memcpy(words.data(), bytes.data() + done, kStep);
        for (std::size_t i = 0; i < lanes.size(); ++i)
            lanes[i] = (std::rotl(lanes[i], 27) ^ words[i]) * kFactor;
    }
    std::array<std::uint64_t, 4> rest{};
    if (done < bytes.size())
        std::memcpy(rest.data(), bytes.data() + done, bytes.size() - done);
    std::uint64_t hash = bytes.size();
    for (std::size_t i = 0; i < lanes.size(); ++i)
        hash = mix(mix(hash, lanes[i]), rest[i]);
    return hash;
}

/// Pieces of a fixed size, so that the result does not depend on the number of threads.
std::uint64_t hashOf(std::span<const std::uint8_t> bytes) {
    std::vector<std::uint64_t> hashes((bytes.size() + kPiece - 1) / kPiece);
    parallelFor(hashes.size(), 2, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            hashes[i] =
                hashPiece(bytes.subspan(i * kPiece, std::min(kPiece, bytes.size() - i * kPiece)));
    });
    std::uint64_t hash = bytes.size();
    for (const std::uint64_t piece : hashes)
        hash = mix(hash, piece);
    return hash;
}

} // namespace

bool mentionsRig(std::span<const std::uint8_t> bytes) {
    const auto chunks = splitGltfContainer(bytes);
    return chunks && chunks->json.find(kRigExtension) != std::string_view::npos;
}

std::optional<json> takeRig(json& document) {
    if (!document.is_object())
        return std::nullopt;
    const auto extensions = document.find("extensions");
    if (extensions == document.end() || !extensions->is_object())
        return std::nullopt;
    const auto found = extensions->find(kRigExtension);
    if (found == extensions->end())
        return std::nullopt;
    json rig = std::move(*found);
    extensions->erase(found);
    if (extensions->empty())
        document.erase(extensions);
    return rig;
}

std::string fingerprintOf(const json& document, std::span<const std::uint8_t> bin) {
    const std::string text = document.dump();
    std::uint64_t hash =
        mix(hashOf({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}), hashOf(bin));
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, hash >>= 4)
        *digit = "0123456789abcdef"[hash & 15];
    return digits;
}

Result<std::vector<std::uint8_t>>
joinProject(json document, json rig, std::span<const std::span<const std::uint8_t>> pieces) {
    document["extensionsUsed"].push_back(kRigExtension);
    if (document.contains("extensions") && document["extensions"].empty())
        document.erase("extensions"); // as takeRig() leaves it
    const json bare = document;
    rig["fingerprint"] = std::string(16, '0');
    document["extensions"][kRigExtension] = std::move(rig);
    auto bytes = joinGlb(document.dump(), pieces);
    if (!bytes)
        return bytes;
    // The fingerprint is of the binary chunk as it lies in the file; its text has a fixed length,
    // so that writing it in afterwards moves nothing.
    const auto chunks = splitGltfContainer(*bytes);
    assert(chunks);
    const auto bin = chunks->bin.value_or(std::span<const std::uint8_t>());
    document["extensions"][kRigExtension]["fingerprint"] = fingerprintOf(bare, bin);
    const std::string text = document.dump();
    assert((text.size() + 3) / 4 * 4 == chunks->json.size());
    const auto start = reinterpret_cast<const std::uint8_t*>(chunks->json.data()) - bytes->data();
    std::ranges::copy(text, bytes->begin() + start);
    return bytes;
}

} // namespace rigwright
