// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The binary form of FBX, and what both forms share. Autodesk has published no specification; the
/// layout is as C. Reuter and the Blender developers describe it ("FBX binary file format
/// specification", code.blender.org, 2013).
#include "core/io/fbx_document.h"

#include "core/io/fbx_text.h"

#include <zlib.h>

#include <charconv>
#include <cstring>
#include <type_traits>

namespace rigwright {

namespace {

constexpr std::string_view kMagic("Kaydara FBX Binary  \0\x1a\0", 23);
constexpr int kDeepest = 64;

class BinaryReader {
public:
    explicit BinaryReader(std::span<const std::uint8_t> bytes) : m_bytes(bytes) {}

    bool read(FbxDocument& document);

private:
    template <class T>
    bool take(T& value) {
        if (m_bytes.size() - m_at < sizeof(T))
            return false;
        std::memcpy(&value, m_bytes.data() + m_at, sizeof value);
        m_at += sizeof value;
        return true;
    }
    bool takeText(std::size_t size, std::string_view& text) {
        if (m_bytes.size() - m_at < size)
            return false;
        text = {reinterpret_cast<const char*>(m_bytes.data()) + m_at, size};
        m_at += size;
        return true;
    }
    /// Offsets have 64 bits from version 7.5 on.
    bool takeOffset(std::uint64_t& value) {
        if (m_wide)
            return take(value);
        std::uint32_t narrow = 0;
        const bool taken = take(narrow);
        value = narrow;
        return taken;
    }
    template <class T>
    bool takeNumber(FbxValue& value);
    bool takeArray(FbxValue& value);
    bool takeValue(FbxValue& value);
    /// False: broken. `isEnd`: the empty record that ends a list.
    bool takeNode(FbxNode& node, bool& isEnd, int depth);

    std::span<const std::uint8_t> m_bytes;
    std::size_t m_at = 0;
    bool m_wide = false;
};

template <class T>
bool BinaryReader::takeNumber(FbxValue& value) {
    T number{};
    if (!take(number))
        return false;
    if constexpr (std::is_floating_point_v<T>) {
        value.kind = FbxValue::Kind::Real;
        value.real = double(number);
    } else {
        value.integer = std::int64_t(number);
    }
    return true;
}

bool BinaryReader::takeArray(FbxValue& value) {
    std::uint32_t encoding = 0;
    std::uint32_t size = 0;
    value.kind = FbxValue::Kind::Array;
    if (!take(value.length) || !take(encoding) || !take(size) || encoding > 1)
        return false;
    value.isDeflated = encoding == 1;
    const std::size_t width = value.elementType == 'b'                               ? 1
                              : value.elementType == 'd' || value.elementType == 'l' ? 8
                                                                                     : 4;
    const std::size_t stored = value.isDeflated ? size : std::size_t(value.length) * width;
    if (m_bytes.size() - m_at < stored)
        return false;
    value.bytes = m_bytes.subspan(m_at, stored);
    m_at += stored;
    return true;
}

bool BinaryReader::takeValue(FbxValue& value) {
    char type = 0;
    if (!take(type))
        return false;
    value.elementType = type;
    switch (type) {
    case 'Y':
        return takeNumber<std::int16_t>(value);
    case 'C':
    case 'B':
        return takeNumber<std::uint8_t>(value);
    case 'I':
        return takeNumber<std::int32_t>(value);
    case 'L':
        return takeNumber<std::int64_t>(value);
    case 'F':
        return takeNumber<float>(value);
    case 'D':
        return takeNumber<double>(value);
    case 'S':
    case 'R': {
        std::uint32_t size = 0;
        value.kind = FbxValue::Kind::Text;
        return take(size) && takeText(size, value.text);
    }
    case 'f':
    case 'd':
    case 'l':
    case 'i':
    case 'b':
        return takeArray(value);
    default:
        return false;
    }
}

bool BinaryReader::takeNode(FbxNode& node, bool& isEnd, int depth) {
    const std::size_t start = m_at;
    std::uint64_t end = 0;
    std::uint64_t values = 0;
    std::uint64_t valuesSize = 0;
    std::uint8_t nameSize = 0;
    if (!takeOffset(end) || !takeOffset(values) || !takeOffset(valuesSize) || !take(nameSize) ||
        !takeText(nameSize, node.name))
        return false;
    isEnd = end == 0;
    if (isEnd)
        return true;
    if (depth > kDeepest || end <= start || end > m_bytes.size() || values > valuesSize ||
        valuesSize > end - m_at)
        return false;
    for (std::uint64_t i = 0; i < values; ++i) {
        FbxValue value;
        if (!takeValue(value) || m_at > end)
            return false;
        node.values.push_back(value);
    }
    while (m_at < end) {
        FbxNode child;
        bool childIsEnd = false;
        if (!takeNode(child, childIsEnd, depth + 1) || m_at > end)
            return false;
        if (childIsEnd)
            break;
        node.children.push_back(std::move(child));
    }
    m_at = std::size_t(end);
    return true;
}

bool BinaryReader::read(FbxDocument& document) {
    m_at = kMagic.size();
    std::uint32_t version = 0;
    if (!take(version) || version < 5000 || version > 20000)
        return false;
    document.version = int(version);
    m_wide = version >= 7500;
    for (bool isEnd = false; !isEnd && m_at < m_bytes.size();) {
        FbxNode node;
        if (!takeNode(node, isEnd, 0))
            return false;
        if (!isEnd)
            document.root.children.push_back(std::move(node));
    }
    return true;
}

/// The plain bytes of an array; empty where they are not `size`.
std::vector<std::uint8_t> inflated(std::span<const std::uint8_t> packed, std::size_t size) {
    // Deflate reaches a thousandfold: what announces more is broken.
    if (size / 1100 > packed.size())
        return {};
    std::vector<std::uint8_t> plain(size);
    uLongf got = uLongf(size);
    if (size == 0 ||
        ::uncompress(plain.data(), &got, packed.data(), uLong(packed.size())) != Z_OK ||
        got != size)
        return {};
    return plain;
}

template <class From, class To>
std::vector<To> cast(std::span<const std::uint8_t> bytes) {
    std::vector<To> numbers(bytes.size() / sizeof(From));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        From value;
        std::memcpy(&value, bytes.data() + i * sizeof(From), sizeof value);
        numbers[i] = To(value);
    }
    return numbers;
}

template <class To>
std::vector<To> fromText(std::string_view text, std::size_t limit) {
    std::vector<To> numbers;
    const char* at = text.data();
    const char* end = at + text.size();
    while (at < end && numbers.size() <= limit) {
        if (*at != '-' && *at != '+' && (*at < '0' || *at > '9')) {
            ++at;
            continue;
        }
        double value = 0.0;
        std::int64_t whole = 0;
        const char* first = *at == '+' ? at + 1 : at;
        const auto asReal = std::from_chars(first, end, value);
        const auto asWhole = std::from_chars(first, end, whole);
        if (asReal.ec != std::errc()) {
            ++at;
            continue;
        }
        numbers.push_back(asWhole.ptr == asReal.ptr ? To(whole) : To(value));
        at = asReal.ptr;
    }
    return numbers;
}

template <class To>
std::vector<To> unpacked(const FbxNode& node, std::size_t limit) {
    std::vector<To> numbers;
    if (node.values.size() == 1 && node.values[0].kind == FbxValue::Kind::Array) {
        const FbxValue& value = node.values[0];
        if (value.length > limit)
            return {};
        if (value.elementType == 'a') {
            numbers = fromText<To>(value.text, limit);
            return numbers.size() <= limit ? numbers : std::vector<To>();
        }
        const std::size_t width = value.elementType == 'b'                               ? 1
                                  : value.elementType == 'd' || value.elementType == 'l' ? 8
                                                                                         : 4;
        std::vector<std::uint8_t> plain;
        auto bytes = value.bytes;
        if (value.isDeflated) {
            plain = inflated(value.bytes, value.length * width);
            bytes = plain;
        }
        switch (value.elementType) {
        case 'f':
            return cast<float, To>(bytes);
        case 'd':
            return cast<double, To>(bytes);
        case 'l':
            return cast<std::int64_t, To>(bytes);
        case 'i':
            return cast<std::int32_t, To>(bytes);
        default:
            return cast<std::uint8_t, To>(bytes);
        }
    }
    for (const FbxValue& value : node.values)
        if (value.kind != FbxValue::Kind::Array && value.kind != FbxValue::Kind::Text)
            numbers.push_back(std::is_floating_point_v<To> ? To(value.number())
                                                           : To(value.whole()));
    return numbers;
}

} // namespace

const FbxNode* FbxNode::child(std::string_view childName) const {
    for (const FbxNode& node : children)
        if (node.name == childName)
            return &node;
    return nullptr;
}

std::optional<FbxDocument> parseFbx(std::span<const std::uint8_t> bytes) {
    FbxDocument document;
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (text.starts_with(kMagic)) {
        if (!BinaryReader(bytes).read(document))
            return std::nullopt;
    } else if (!parseFbxText(text, document)) {
        return std::nullopt;
    }
    return document;
}

std::vector<double> numbersOf(const FbxNode& node, std::size_t limit) {
    return unpacked<double>(node, limit);
}

std::vector<std::int64_t> wholeNumbersOf(const FbxNode& node, std::size_t limit) {
    return unpacked<std::int64_t>(node, limit);
}

std::string_view nameWithoutClass(std::string_view name) {
    if (const std::size_t end = name.find(std::string_view("\0\1", 2));
        end != std::string_view::npos)
        return name.substr(0, end);
    if (const std::size_t colons = name.find("::"); colons != std::string_view::npos)
        return name.substr(colons + 2);
    return name;
}

} // namespace rigwright
