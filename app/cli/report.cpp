// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Prints errors, findings and JSON.
#include "app/cli/report.h"

#include "app/cli/import_arguments.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace rigwright::cli {

namespace {
const char* severityName(Severity severity) {
    switch (severity) {
    case Severity::Info:
        return "info";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return "error";
}

struct CodePoint {
    std::uint32_t value = 0;
    std::size_t bytes = 0; ///< 0: the text does not begin with UTF-8
};

/// `text` is not empty.
CodePoint firstCodePoint(std::string_view text) {
    const auto byte = [&](std::size_t i) { return std::uint32_t(std::uint8_t(text[i])); };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < bytes)
        return {};
    std::uint32_t value = lead & (0x7fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xc0u) != 0x80u)
            return {};
        value = value << 6 | (byte(i) & 0x3fu);
    }
    const bool isLong = value < (bytes == 2 ? 0x80u : bytes == 3 ? 0x800u : 0x10000u);
    const bool isSurrogate = value >= 0xd800 && value <= 0xdfff;
    return isLong || isSurrogate || value > 0x10ffff ? CodePoint{} : CodePoint{value, bytes};
}

/// Controls beyond ASCII, and what embeds, overrides or isolates a direction of writing.
bool isUnseen(std::uint32_t value) {
    return (value >= 0x80 && value <= 0x9f) || (value >= 0x202a && value <= 0x202e) ||
           (value >= 0x2066 && value <= 0x2069);
}
} // namespace

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const CodePoint first = firstCodePoint(text);
        char escape[16] = {};
        if (first.bytes == 0 || first.value < 0x20 || first.value == 0x7f)
            std::snprintf(escape, sizeof escape, "\\x%02x", unsigned(std::uint8_t(text[0])));
        else if (isUnseen(first.value))
            std::snprintf(escape, sizeof escape, "\\u{%x}", unsigned(first.value));
        const std::size_t bytes = std::max<std::size_t>(first.bytes, 1);
        result += escape[0] == '\0' ? text.substr(0, bytes) : std::string_view(escape);
        text.remove_prefix(bytes);
    }
    return result;
}

void printJson(const Json& object) {
    const std::string text = object.dump(2, ' ', false, Json::error_handler_t::replace);
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fputc('\n', stdout);
}

int reportError(ExitCode exitCode, const std::string& file, const Error& error, bool json) {
    std::string line = "rigwright-cli: ";
    if (!file.empty())
        line += printable(file) + ": ";
    if (!error.place.empty() && error.place != file)
        line += printable(error.place) + ": ";
    line += error.detail.empty() ? error.code : printable(error.detail) + " (" + error.code + ")";
    if (!error.remedy.empty())
        line += "\n  What to do: " + printable(error.remedy);
    std::fprintf(stderr, "%s\n", line.c_str());
    if (json)
        printJson({{"error",
                    {{"file", file},
                     {"code", error.code},
                     {"place", error.place},
                     {"detail", error.detail},
                     {"remedy", error.remedy}}}});
    const bool lacksMemory = error.code == "out-of-memory" || error.code == "file-too-large";
    return lacksMemory ? kGaveUp : exitCode;
}

Json toJson(const Findings& findings) {
    Json list = Json::array();
    for (const Finding& finding : findings)
        list.push_back({{"code", finding.code},
                        {"severity", severityName(finding.severity)},
                        {"count", finding.count},
                        {"where", finding.where},
                        {"detail", finding.detail},
                        {"fix", finding.fix}});
    return list;
}

void printFindings(std::FILE* stream, const Findings& findings) {
    for (const Finding& finding : findings) {
        const std::string option = optionOfFix(finding.fix);
        const std::string remedy = finding.fix.empty() ? ""
                                   : option.empty()    ? " [fix: " + finding.fix + "]"
                                                       : " [read again with " + option + "]";
        std::fprintf(stream, "  %-7s %s: %zu, %s%s%s%s\n", severityName(finding.severity),
                     finding.code.c_str(), finding.count, printable(finding.where).c_str(),
                     finding.where.empty() ? "" : ": ", printable(finding.detail).c_str(),
                     remedy.c_str());
    }
    if (findings.empty())
        std::fprintf(stream, "  nothing found\n");
}

bool hasErrors(const Findings& findings) {
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.severity == Severity::Error; });
}

} // namespace rigwright::cli
