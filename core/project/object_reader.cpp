// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Checked access to the extension's members and arrays.
#include "core/project/object_reader.h"

#include "core/io/gltf_check.h"
#include "core/project/array_writer.h"

#include <atomic>
#include <cmath>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

constexpr std::string_view kUseACopy =
    "The project is damaged: open an older copy of it. Any glTF viewer can still show the model "
    "that is in the file.";

/// No coordinate beyond this is meant; the reader of glTF draws the same line.
constexpr float kLargestNumber = 1e18f;

/// Unsigned numbers of T as 32 bits; the largest of them.
template <class T>
std::uint32_t widen(std::span<const std::uint8_t> bytes, std::span<std::uint32_t> values) {
    std::atomic<std::uint32_t> largest = 0;
    parallelFor(values.size(), std::size_t{1} << 16, [&](std::size_t begin, std::size_t end) {
        std::uint32_t most = 0;
        for (std::size_t i = begin; i < end; ++i) {
            T value = 0;
            std::memcpy(&value, bytes.data() + i * sizeof(T), sizeof(T));
            values[i] = value;
            most = std::max(most, values[i]);
        }
        std::uint32_t known = largest.load(std::memory_order_relaxed);
        while (known < most && !largest.compare_exchange_weak(known, most)) {
        }
    });
    return largest;
}

/// Stands for members that are not there, so that a chain of readers needs no pointers.
const json& nothing() {
    static const json empty = json::object();
    return empty;
}

} // namespace

Error projectError(std::string_view code, std::string place, std::string detail,
                   std::string_view remedy) {
    return {std::string(code), std::move(detail), std::move(place),
            std::string(remedy.empty() ? kUseACopy : remedy)};
}

std::optional<std::uint64_t> wholeNumber(const json& value) {
    if (!value.is_number_integer() ||
        (!value.is_number_unsigned() && value.get<std::int64_t>() < 0))
        return std::nullopt;
    return value.get<std::uint64_t>();
}

void ProjectInput::fail(std::string_view code, const std::string& place,
                        const std::string& detail) {
    if (!problem)
        problem = projectError(code, place, detail);
}

ObjectReader::ObjectReader(ProjectInput& input, const json& value, std::string place)
    : m_input(input), m_value(value.is_object() ? value : nothing()), m_place(std::move(place)) {
    if (!value.is_object())
        input.fail("project-wrong-type", m_place, "this must be an object");
}

std::string ObjectReader::placeOf(std::string_view key) const {
    return key.empty() ? m_place : m_place + "." + std::string(key);
}

void ObjectReader::fail(std::string_view key, std::string_view code,
                        const std::string& detail) const {
    m_input.fail(code, placeOf(key), detail);
}

const json* ObjectReader::find(std::string_view key) const {
    const auto found = m_value.find(key);
    return found == m_value.end() ? nullptr : &*found;
}

const json* ObjectReader::member(std::string_view key) const {
    const json* found = find(key);
    if (found == nullptr)
        m_input.fail("project-missing-member", m_place,
                     "the member \"" + std::string(key) + "\" is missing");
    return found;
}

const json* ObjectReader::list(std::string_view key) const {
    const json* found = member(key);
    if (found == nullptr || found->is_array())
        return found;
    fail(key, "project-wrong-type", "this must be a list");
    return nullptr;
}

std::string ObjectReader::textOf(const json& value, const std::string& place) const {
    if (value.is_string())
        return value.get<std::string>();
    std::string bytes;
    bool isText = value.is_array();
    for (std::size_t i = 0; isText && i < value.size(); ++i) {
        const auto byte = wholeNumber(value[i]);
        isText = byte && *byte < 256;
        bytes.push_back(isText ? char(*byte) : '\0');
    }
    if (isText)
        return bytes;
    m_input.fail("project-wrong-type", place, "this must be a text");
    return {};
}

std::string ObjectReader::text(std::string_view key) const {
    const json* value = member(key);
    return value == nullptr ? std::string() : textOf(*value, placeOf(key));
}

void ObjectReader::requireObjectText(const std::string& text, const std::string& place) const {
    if (text.empty())
        return;
    const auto parsed = parseGltfJson(text);
    if (!parsed || !parsed->is_object())
        m_input.fail("project-value-invalid", place, "this must be the JSON text of an object");
}

std::string ObjectReader::jsonText(std::string_view key) const {
    std::string value = text(key);
    requireObjectText(value, placeOf(key));
    return value;
}

bool ObjectReader::flag(std::string_view key) const {
    const json* value = member(key);
    if (value != nullptr && !value->is_boolean())
        fail(key, "project-wrong-type", "this must be true or false");
    return value != nullptr && value->is_boolean() && value->get<bool>();
}

std::uint64_t ObjectReader::number(std::string_view key, std::uint64_t most) const {
    const json* value = member(key);
    if (value == nullptr)
        return 0;
    if (const auto whole = wholeNumber(*value); whole && *whole <= most)
        return *whole;
    fail(key, "project-value-invalid",
         "this must be a whole number from 0 to " + std::to_string(most));
    return 0;
}

std::int64_t ObjectReader::indexOrNone(std::string_view key, std::size_t count) const {
    const json* value = member(key);
    if (value == nullptr)
        return -1;
    if (value->is_number_integer()) {
        const auto index = value->get<std::int64_t>();
        if (index == -1 || (index >= 0 && std::uint64_t(index) < count))
            return index;
        fail(key, "project-index-out-of-range",
             "there is no entry " + value->dump() + " among " + std::to_string(count));
        return -1;
    }
    fail(key, "project-wrong-type", "this must be an index, or -1");
    return -1;
}

std::size_t ObjectReader::choice(std::string_view key,
                                 std::initializer_list<std::string_view> names) const {
    const json* value = member(key);
    if (value == nullptr)
        return 0;
    std::string known;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (value->is_string() && value->get_ref<const std::string&>() == names.begin()[i])
            return i;
        known += (i > 0 ? ", " : "") + std::string(names.begin()[i]);
    }
    fail(key, "project-value-invalid", "this must be one of: " + known);
    return 0;
}

ObjectReader ObjectReader::object(std::string_view key) const {
    const json* value = member(key);
    return {m_input, value == nullptr ? nothing() : *value, placeOf(key)};
}

std::vector<std::string> ObjectReader::texts(std::string_view key) const {
    std::vector<std::string> all;
    const json* values = list(key);
    for (std::size_t i = 0; values != nullptr && i < values->size(); ++i)
        all.push_back(textOf((*values)[i], placeOf(key) + "[" + std::to_string(i) + "]"));
    return all;
}

std::vector<std::string> ObjectReader::jsonTexts(std::string_view key) const {
    std::vector<std::string> all = texts(key);
    for (std::size_t i = 0; i < all.size() && isGood(); ++i)
        requireObjectText(all[i], placeOf(key) + "[" + std::to_string(i) + "]");
    return all;
}

std::span<const std::uint8_t> ObjectReader::viewBytes(std::string_view key,
                                                      const ObjectReader& array) const {
    const auto& views = m_input.views;
    const auto index = array.number("bufferView", std::max<std::size_t>(views.size(), 1) - 1);
    if (!isGood() || !views.is_array() || index >= views.size()) {
        fail(key, "project-index-out-of-range", "the array names no buffer view of the file");
        return {};
    }
    const ObjectReader view(m_input, views[index], "bufferViews[" + std::to_string(index) + "]");
    const std::uint64_t most = m_input.bin.size();
    const std::uint64_t offset = view.has("byteOffset") ? view.number("byteOffset", most) : 0;
    const std::uint64_t length = view.number("byteLength", most);
    if (!isGood())
        return {};
    if (view.number("buffer", 0) != 0 || !isGood() || length > most - offset) {
        fail(key, "project-array-invalid",
             "bufferViews[" + std::to_string(index) +
                 "] does not lie in the binary chunk, which has " + std::to_string(most) +
                 " bytes");
        return {};
    }
    return m_input.bin.subspan(offset, length);
}

std::span<const std::uint8_t>
ObjectReader::arrayBytes(std::string_view key, std::initializer_list<std::string_view> types,
                         std::size_t perItem, std::optional<std::size_t> count) const {
    const ObjectReader array = object(key);
    const std::size_t type = array.choice("type", types);
    const std::uint64_t numbers = array.number("count", std::uint64_t{1} << 40);
    if (!isGood())
        return {};
    if (numbers % perItem != 0 || (count && numbers != *count * perItem)) {
        fail(key, "project-array-invalid",
             "the array has " + std::to_string(numbers) + " numbers, which is not " +
                 (count ? std::to_string(*count * perItem)
                        : "a multiple of " + std::to_string(perItem)));
        return {};
    }
    if (numbers == 0)
        return {};
    const auto bytes = viewBytes(key, array);
    const std::size_t needed = numbers * arrayElementSize(types.begin()[type]);
    if (!isGood())
        return {};
    if (bytes.size() != needed) {
        fail(key, "project-array-invalid",
             "the array needs " + std::to_string(needed) + " bytes, its buffer view has " +
                 std::to_string(bytes.size()));
        return {};
    }
    // A small file may name the same large view thousands of times.
    constexpr std::size_t kAlways = std::size_t{256} << 20;
    constexpr std::size_t kFactor = 100;
    m_input.decodedBytes += bytes.size();
    if (m_input.decodedBytes > kAlways + kFactor * m_input.fileSize) {
        fail(key, "project-memory-limit",
             "the arrays would need more than " + std::to_string(kFactor) +
                 " times the memory of the file");
        return {};
    }
    return bytes;
}

std::vector<std::uint32_t> ObjectReader::indices(std::string_view key, std::uint64_t limit,
                                                 std::optional<std::size_t> count) const {
    const auto bytes = arrayBytes(key, {"u8", "u16", "u32"}, 1, count);
    const json* declared = find(key);
    if (!isGood() || bytes.empty() || declared == nullptr)
        return {};
    const std::size_t size = arrayElementSize((*declared)["type"].get<std::string>());
    std::vector<std::uint32_t> values(bytes.size() / size);
    const std::uint32_t largest = size == 1   ? widen<std::uint8_t>(bytes, values)
                                  : size == 2 ? widen<std::uint16_t>(bytes, values)
                                              : widen<std::uint32_t>(bytes, values);
    if (largest >= limit) {
        fail(key, "project-index-out-of-range",
             "the array names entry " + std::to_string(largest) + " among " +
                 std::to_string(limit));
        return {};
    }
    return values;
}

void ObjectReader::repair(std::span<float> values) const {
    std::atomic<std::size_t> repaired = 0;
    parallelFor(values.size(), std::size_t{1} << 16, [&](std::size_t begin, std::size_t end) {
        std::size_t count = 0;
        for (std::size_t i = begin; i < end; ++i)
            if (!(std::abs(values[i]) <= kLargestNumber)) {
                values[i] = 0.0f;
                ++count;
            }
        repaired += count;
    });
    m_input.repaired += repaired;
}

} // namespace rigwright
