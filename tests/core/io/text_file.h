// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Text files that tests write into their code.
#pragma once

#include "core/io/bvh_reader.h"
#include "core/io/obj_reader.h"
#include "tests/core/io/opened_file.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace rigwright::test {

inline FileBytes bytesOf(std::string_view text) {
    FileBytes bytes{std::make_unique<std::uint8_t[]>(text.size()), text.size()};
    std::copy(text.begin(), text.end(), bytes.data.get());
    return bytes;
}

inline Opened opened(Result<Character> result) {
    if (result)
        return {std::move(*result), {}};
    return {std::nullopt, result.error()};
}

inline Opened openedObj(std::string_view text) {
    return opened(readObj(bytesOf(text), "folder/test.obj", {}));
}

inline Opened openedBvh(std::string_view text) {
    return opened(readBvh(bytesOf(text), "folder/test.bvh", {}));
}

inline std::string replacedIn(std::string text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos;
         at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

/// "" where all invariants hold and all numbers are finite.
inline std::string unsoundness(const Character& character) {
    if (std::string broken = brokenInvariant(character); !broken.empty())
        return broken;
    for (const MeshInstance& instance : character.meshes) {
        const Mesh& mesh = *instance.mesh;
        if (std::string broken = brokenInvariant(mesh); !broken.empty())
            return broken;
        const auto isFinite = [](const auto& vector) { return vector.allFinite(); };
        if (!std::ranges::all_of(mesh.positions, isFinite) ||
            !std::ranges::all_of(mesh.normals, isFinite) ||
            !std::ranges::all_of(mesh.colors, isFinite))
            return "a vertex is not finite";
        for (const auto& uvs : mesh.uvSets)
            if (!std::ranges::all_of(uvs, isFinite))
                return "a texture coordinate is not finite";
    }
    for (const auto& clip : character.clips)
        for (const Channel& channel : clip->channels) {
            if (channel.values.size() != channel.times.size() * channel.width)
                return "a channel has not width values a key";
            if (!std::ranges::all_of(channel.values, [](float v) { return std::isfinite(v); }))
                return "a key is not finite";
            for (std::size_t i = 1; i < channel.times.size(); ++i)
                if (!(channel.times[i - 1] < channel.times[i]))
                    return "times do not rise";
        }
    return {};
}

} // namespace rigwright::test
