// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Prints errors, findings and JSON.
#include "app/cli/report.h"

#include <nlohmann/json.hpp>

#include <algorithm>
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
} // namespace

void printJson(const Json& object) {
    const std::string text = object.dump(2, ' ', false, Json::error_handler_t::replace);
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fputc('\n', stdout);
}

int reportError(ExitCode exitCode, const std::string& file, const Error& error, bool json) {
    std::string line = "rigwright-cli: ";
    if (!file.empty())
        line += file + ": ";
    if (!error.place.empty() && error.place != file)
        line += error.place + ": ";
    line += error.detail.empty() ? error.code : error.detail + " (" + error.code + ")";
    if (!error.remedy.empty())
        line += "\n  What to do: " + error.remedy;
    std::fprintf(stderr, "%s\n", line.c_str());
    if (json)
        printJson({{"error",
                    {{"file", file},
                     {"code", error.code},
                     {"place", error.place},
                     {"detail", error.detail},
                     {"remedy", error.remedy}}}});
    return exitCode;
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
    for (const Finding& finding : findings)
        std::fprintf(stream, "  %-7s %s: %zu, %s%s%s%s\n", severityName(finding.severity),
                     finding.code.c_str(), finding.count, finding.where.c_str(),
                     finding.where.empty() ? "" : ": ", finding.detail.c_str(),
                     finding.fix.empty() ? "" : (" [fix: " + finding.fix + "]").c_str());
    if (findings.empty())
        std::fprintf(stream, "  nothing found\n");
}

bool hasErrors(const Findings& findings) {
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.severity == Severity::Error; });
}

} // namespace rigwright::cli
