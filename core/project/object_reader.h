// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ObjectReader: reads the extension's JSON and arrays, and believes nothing.
#pragma once

#include "core/base/index.h"
#include "core/base/parallel.h"
#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// An error of the project reader, with what to do.
Error projectError(std::string_view code, std::string place, std::string detail,
                   std::string_view remedy = "");

/// A whole number from 0 on, whether text was parsed (unsigned) or a program put it there (signed).
std::optional<std::uint64_t> wholeNumber(const nlohmann::json& value);

/// What all readers of one file share. The first problem stays; from then on every reader returns
/// nothing, so that code can read on and ask once at its end.
struct ProjectInput {
    const nlohmann::json& views; ///< the document's bufferViews, unchecked
    std::span<const std::uint8_t> bin;
    std::size_t fileSize = 0;
    std::optional<Error> problem = std::nullopt;
    std::size_t decodedBytes = 0; ///< of the arrays so far, against bombs
    std::size_t repaired = 0;     ///< numbers that were not usable and were replaced

    void fail(std::string_view code, const std::string& place, const std::string& detail);
};

/// One JSON object of the extension. Readers of members return an empty value and note the problem
/// where the member is missing, of a wrong type or out of range.
class ObjectReader {
public:
    ObjectReader(ProjectInput& input, const nlohmann::json& value, std::string place);

    [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }
    /// A member of any type, for readers that mend what they find; null where there is none.
    [[nodiscard]] const nlohmann::json* raw(std::string_view key) const { return find(key); }
    [[nodiscard]] bool isGood() const { return !m_input.problem; }
    /// Of a member, or of the object itself where `key` is empty.
    [[nodiscard]] std::string placeOf(std::string_view key) const;
    void fail(std::string_view key, std::string_view code, const std::string& detail) const;

    /// Text of any bytes: a string, or a list of bytes where it is not UTF-8.
    [[nodiscard]] std::string text(std::string_view key) const;
    /// "" or the text of a JSON object.
    [[nodiscard]] std::string jsonText(std::string_view key) const;
    [[nodiscard]] bool flag(std::string_view key) const;
    /// A whole number from 0 to `most`.
    [[nodiscard]] std::uint64_t number(std::string_view key, std::uint64_t most) const;
    /// A whole number from -1 to `count` - 1.
    [[nodiscard]] std::int64_t indexOrNone(std::string_view key, std::size_t count) const;
    /// One of `names`; its place among them.
    [[nodiscard]] std::size_t choice(std::string_view key,
                                     std::initializer_list<std::string_view> names) const;
    [[nodiscard]] ObjectReader object(std::string_view key) const;

    /// Calls visit(ObjectReader) for each object of a list, until there is a problem.
    template <class Visit>
    void each(std::string_view key, const Visit& visit) const {
        const nlohmann::json* all = list(key);
        for (std::size_t i = 0; all != nullptr && i < all->size() && isGood(); ++i)
            visit(ObjectReader(m_input, (*all)[i], placeOf(key) + "[" + std::to_string(i) + "]"));
    }
    [[nodiscard]] std::vector<std::string> texts(std::string_view key) const;
    [[nodiscard]] std::vector<std::string> jsonTexts(std::string_view key) const;

    /// An array (see ArrayWriter) of `perItem` numbers of `type` an item; T is so many of them in
    /// memory. `count` items, or any number.
    template <class T>
    [[nodiscard]] std::vector<T> array(std::string_view key, std::string_view type,
                                       std::size_t perItem,
                                       std::optional<std::size_t> count = {}) const {
        const auto bytes = arrayBytes(key, {type}, perItem, count);
        std::vector<T> items(bytes.size() / sizeof(T));
        copyBytes(bytes, items.data());
        return items;
    }
    /// An array of unsigned numbers below `limit`, stored in as few bytes as they need.
    [[nodiscard]] std::vector<std::uint32_t> indices(std::string_view key, std::uint64_t limit,
                                                     std::optional<std::size_t> count = {}) const;
    /// Floats, or vectors of them: what is not finite or absurdly large becomes 0 and is counted.
    template <class T>
    [[nodiscard]] std::vector<T> floats(std::string_view key, std::size_t perItem,
                                        std::optional<std::size_t> count = {}) const {
        std::vector<T> items = array<T>(key, "f32", perItem, count);
        repair({reinterpret_cast<float*>(items.data()), items.size() * perItem});
        return items;
    }
    /// The bytes of an array of one of `types`; empty where there is a problem.
    [[nodiscard]] std::span<const std::uint8_t>
    arrayBytes(std::string_view key, std::initializer_list<std::string_view> types,
               std::size_t perItem, std::optional<std::size_t> count) const;

    [[nodiscard]] ProjectInput& input() const { return m_input; }

private:
    [[nodiscard]] const nlohmann::json* find(std::string_view key) const;
    [[nodiscard]] const nlohmann::json* member(std::string_view key) const;
    [[nodiscard]] const nlohmann::json* list(std::string_view key) const;
    [[nodiscard]] std::string textOf(const nlohmann::json& value, const std::string& place) const;
    void requireObjectText(const std::string& text, const std::string& place) const;
    [[nodiscard]] std::span<const std::uint8_t> viewBytes(std::string_view key,
                                                          const ObjectReader& array) const;
    void repair(std::span<float> values) const;

    static void copyBytes(std::span<const std::uint8_t> bytes, void* target) {
        parallelFor(bytes.size(), std::size_t{1} << 20, [&](std::size_t begin, std::size_t end) {
            std::memcpy(static_cast<std::uint8_t*>(target) + begin, bytes.data() + begin,
                        end - begin);
        });
    }

    ProjectInput& m_input;
    const nlohmann::json& m_value;
    std::string m_place;
};

} // namespace rigwright
