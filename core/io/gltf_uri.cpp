// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Base64, percent escapes, and keeping paths inside the file's own folder.
#include "core/io/gltf_uri.h"

#include "core/io/gltf_error.h"

#include <algorithm>
#include <optional>

namespace rigwright {

namespace {

int hexDigit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

int base64Digit(char c) {
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    if (c == '+' || c == '-')
        return 62;
    if (c == '/' || c == '_')
        return 63;
    return -1;
}

/// RFC 4648, sections 4 and 5; padding may be missing.
std::optional<std::vector<std::uint8_t>> base64Decoded(std::string_view text) {
    while (text.ends_with('='))
        text.remove_suffix(1);
    if (text.size() % 4 == 1)
        return std::nullopt;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() * 3 / 4);
    std::uint32_t bits = 0;
    int bitCount = 0;
    for (const char c : text) {
        const int digit = base64Digit(c);
        if (digit < 0)
            return std::nullopt;
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        bitCount += 6;
        if (bitCount >= 8) {
            bitCount -= 8;
            bytes.push_back(static_cast<std::uint8_t>(bits >> bitCount));
        }
    }
    return bytes;
}

std::string shortened(std::string_view uri) {
    return uri.size() <= 80 ? std::string(uri) : std::string(uri.substr(0, 80)) + "…";
}

/// "http:", "file:", "C:": letters, digits, "+-." up to a colon, before any slash.
bool hasScheme(std::string_view uri) {
    const std::size_t colon = uri.find(':');
    return colon != std::string_view::npos && colon > 0 && colon < uri.find('/');
}

} // namespace

std::optional<std::string> percentDecoded(std::string_view text) {
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded.push_back(text[i]);
            continue;
        }
        if (text.size() - i < 3 || hexDigit(text[i + 1]) < 0 || hexDigit(text[i + 2]) < 0)
            return std::nullopt;
        decoded.push_back(static_cast<char>(hexDigit(text[i + 1]) * 16 + hexDigit(text[i + 2])));
        i += 2;
    }
    return decoded;
}

bool isDataUri(std::string_view uri) {
    return uri.starts_with("data:");
}

Result<DataUri> decodeDataUri(std::string_view uri, const std::string& place) {
    const std::size_t comma = uri.find(',');
    if (comma == std::string_view::npos)
        return gltfError("gltf-uri-invalid", place, "the data URI has no comma");
    std::string_view head = uri.substr(5, comma - 5);
    const std::string_view body = uri.substr(comma + 1);
    DataUri data;
    data.mimeType = head.substr(0, head.find(';'));
    if (head.ends_with(";base64")) {
        auto bytes = base64Decoded(body);
        if (!bytes)
            return gltfError("gltf-uri-invalid", place,
                             "the base64 text of the data URI is broken");
        data.bytes = std::move(*bytes);
        return data;
    }
    const auto text = percentDecoded(body);
    if (!text)
        return gltfError("gltf-uri-invalid", place, "a percent escape of the data URI is broken");
    data.bytes.assign(text->begin(), text->end());
    return data;
}

Result<std::filesystem::path> pathBeside(const std::filesystem::path& folder, std::string_view uri,
                                         const std::string& place) {
    const auto forbidden = [&](const char* why) {
        return gltfError("gltf-uri-forbidden", place,
                         "\"" + shortened(uri) + "\" " + why +
                             "; only files beside the opened "
                             "file are read",
                         "Put the file into the same folder and name it by a relative path.");
    };
    if (hasScheme(uri))
        return forbidden("is an address or an absolute path");
    const auto decoded = percentDecoded(uri);
    if (!decoded || decoded->find('\0') != std::string::npos || decoded->empty())
        return gltfError("gltf-uri-invalid", place,
                         "\"" + shortened(uri) + "\" is not a valid relative path");
    std::string text = *decoded;
    std::ranges::replace(text, '\\', '/'); // some exporters on Windows write it so
    const std::filesystem::path relative = std::filesystem::path(text).lexically_normal();
    if (relative.is_absolute())
        return forbidden("is an absolute path");
    if (relative.begin() != relative.end() && *relative.begin() == "..")
        return forbidden("leads out of the file's folder");
    return folder / relative;
}

} // namespace rigwright
