// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Buffer views of the extension.
#include "core/project/array_writer.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

std::size_t padded(std::size_t size) {
    return (size + 3) / 4 * 4;
}

/// Length and both ends: enough to make a comparison of whole contents rare where they differ.
std::uint64_t keyOf(std::span<const std::uint8_t> bytes) {
    std::uint64_t key = bytes.size();
    const auto take = [&](std::span<const std::uint8_t> end) {
        for (const std::uint8_t byte : end)
            key = (key ^ byte) * 0x100000001b3ull;
    };
    const std::size_t end = std::min<std::size_t>(bytes.size(), 32);
    take(bytes.first(end));
    take(bytes.last(end));
    return key;
}

} // namespace

std::size_t arrayElementSize(std::string_view type) {
    return type == "u8"    ? 1
           : type == "u16" ? 2
           : type == "u32" ? 4
           : type == "f32" ? 4
           : type == "f64" ? 8
                           : 0;
}

ArrayWriter::ArrayWriter(GltfParts& parts) : m_parts(parts), m_end(padded(parts.bin.size())) {
    if (!parts.bin.empty())
        m_pieces.emplace_back(parts.bin);
    json& views = parts.document["bufferViews"];
    for (std::size_t i = 0; i < views.size(); ++i) {
        const std::span<const std::uint8_t> bytes =
            std::span<const std::uint8_t>(parts.bin).subspan(
                views[i].value("byteOffset", std::size_t{0}),
                views[i]["byteLength"].get<std::size_t>());
        m_views.emplace(keyOf(bytes), View{bytes, i});
    }
    if (views.empty())
        parts.document.erase("bufferViews");
}

json ArrayWriter::add(std::string_view type, std::span<const std::uint8_t> bytes) {
    const std::size_t elementSize = arrayElementSize(type);
    assert(elementSize > 0 && bytes.size() % elementSize == 0);
    json array = {{"type", type}, {"count", bytes.size() / elementSize}};
    if (bytes.empty())
        return array;
    const std::uint64_t key = keyOf(bytes);
    const auto [first, last] = m_views.equal_range(key);
    const auto same = std::find_if(first, last, [&](const auto& entry) {
        const auto& known = entry.second.bytes;
        return known.size() == bytes.size() &&
               (known.data() == bytes.data() ||
                std::memcmp(known.data(), bytes.data(), bytes.size()) == 0);
    });
    if (same != last) {
        array["bufferView"] = same->second.index;
        return array;
    }
    json& views = m_parts.document["bufferViews"];
    array["bufferView"] = views.size();
    m_views.emplace(key, View{bytes, views.size()});
    views.push_back({{"buffer", 0}, {"byteOffset", m_end}, {"byteLength", bytes.size()}});
    m_pieces.push_back(bytes);
    m_end += padded(bytes.size());
    m_parts.document["buffers"] = json::array({{{"byteLength", m_end}}});
    return array;
}

json ArrayWriter::add(std::string_view type, std::vector<std::uint8_t> bytes) {
    m_owned.push_back(std::move(bytes));
    const std::size_t pieces = m_pieces.size();
    json array = add(type, std::span<const std::uint8_t>(m_owned.back()));
    if (m_pieces.size() == pieces)
        m_owned.pop_back(); // it was there already
    return array;
}

} // namespace rigwright
