// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// An FBX file as a tree of named nodes with values, binary or text, for looking things up in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// One value of a node. Arrays stay packed until numbersOf() is asked.
struct FbxValue {
    enum class Kind { Integer, Real, Text, Array };
    Kind kind = Kind::Integer;
    std::int64_t integer = 0;
    double real = 0.0;
    std::string_view text; ///< into the file
    // Arrays:
    char elementType = 0;     ///< as in the binary format: f d l i b; 'a' in text
    std::uint32_t length = 0; ///< elements announced
    bool isDeflated = false;
    std::span<const std::uint8_t> bytes;

    /// As a number; 0 for texts and arrays.
    [[nodiscard]] double number() const {
        return kind == Kind::Real ? real : kind == Kind::Integer ? double(integer) : 0.0;
    }
    [[nodiscard]] std::int64_t whole() const {
        // The least double that is too large is 2^63; not a number is neither.
        const bool fits = real >= -0x1p63 && real < 0x1p63;
        return kind == Kind::Integer        ? integer
               : kind == Kind::Real && fits ? std::int64_t(real)
                                            : 0;
    }
};

struct FbxNode {
    std::string_view name;
    std::vector<FbxValue> values;
    std::vector<FbxNode> children;

    /// The first child of that name; null where there is none.
    [[nodiscard]] const FbxNode* child(std::string_view childName) const;
};

/// `root` has no name and no values. Views point into the bytes it was read from.
struct FbxDocument {
    int version = 0; ///< 7400 is 7.4
    FbxNode root;
};

/// nullopt where the bytes are no FBX file or break its rules; never throws for what is in them but
/// std::bad_alloc. Memory is bounded by a small multiple of the file's size.
std::optional<FbxDocument> parseFbx(std::span<const std::uint8_t> bytes);

/// The numbers of an array value, or of the values of a text file's node; empty where they cannot
/// be read or are more than `limit`.
std::vector<double> numbersOf(const FbxNode& node, std::size_t limit = std::size_t(1) << 26);
/// The same as whole numbers (times in ticks need all 64 bits).
std::vector<std::int64_t> wholeNumbersOf(const FbxNode& node, std::size_t limit = std::size_t(1)
                                                                                  << 26);

/// "Model::Arm" (text) and "Arm\0\1Model" (binary) are both Arm.
std::string_view nameWithoutClass(std::string_view name);

} // namespace rigwright
