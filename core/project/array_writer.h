// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ArrayWriter: numbers of the extension as buffer views, each content stored once in the file.
#pragma once

#include "core/io/gltf_parts.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace rigwright {

/// An array is {"bufferView", "type", "count"}: `count` numbers of the type u8, u16, u32, f32 or
/// f64, little-endian, without gaps; one without entries has no bufferView. What glTF's part holds
/// already (positions, indices, tidy weights, images) is referred to and not stored again.
class ArrayWriter {
public:
    /// `parts` gets further buffer views; its `bin` is not changed and must live on.
    explicit ArrayWriter(GltfParts& parts);

    /// `bytes` must live until the file is joined. `type` is the element's.
    nlohmann::json add(std::string_view type, std::span<const std::uint8_t> bytes);
    nlohmann::json add(std::string_view type, std::vector<std::uint8_t> bytes);

    /// Numbers, or vectors of numbers of that type, that live until the file is joined.
    template <class T>
    nlohmann::json addAll(std::string_view type, const std::vector<T>& values) {
        return add(type, {reinterpret_cast<const std::uint8_t*>(values.data()),
                          values.size() * sizeof(T)});
    }
    template <class T>
    nlohmann::json addOwn(std::string_view type, const std::vector<T>& values) {
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(values.data());
        return add(type, std::vector<std::uint8_t>(bytes, bytes + values.size() * sizeof(T)));
    }

    /// The binary chunk: glTF's part, then what was added.
    [[nodiscard]] std::vector<std::span<const std::uint8_t>> pieces() const { return m_pieces; }

private:
    struct View {
        std::span<const std::uint8_t> bytes;
        std::size_t index = 0;
    };

    GltfParts& m_parts;
    std::size_t m_end = 0; ///< of the binary chunk so far
    std::vector<std::span<const std::uint8_t>> m_pieces;
    std::deque<std::vector<std::uint8_t>> m_owned;
    std::multimap<std::uint64_t, View> m_views; ///< equal keys in the order of the file
};

/// Bytes of an element; 0 for an unknown type.
std::size_t arrayElementSize(std::string_view type);

} // namespace rigwright
