// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What all steps of reading do: note what was repaired, count the memory, name places.
#include "core/io/gltf_reader.h"

#include "core/io/gltf_error.h"

namespace rigwright {

void UnusableNumbers::add(const UnusableNumbers& others) {
    notFinite += others.notFinite;
    tooLarge += others.tooLarge;
}

std::string UnusableNumbers::wording() const {
    if (tooLarge == 0)
        return "not finite numbers";
    return notFinite == 0 ? "too large to be meant (beyond 1e18)"
                          : "not finite numbers or too large to be meant (beyond 1e18)";
}

std::string labelOf(const char* kind, const std::string& name, std::size_t index) {
    return std::string(kind) + " " + (name.empty() ? "#" + std::to_string(index) : name);
}

void GltfReader::note(const char* code, Severity severity, const std::string& where,
                      const std::string& detail, std::size_t count) {
    note({code, severity, count, where, detail, ""});
}

void GltfReader::note(const Finding& added) {
    // Past this many places the rest is counted together: a list of thousands helps nobody.
    constexpr std::size_t kMostPlaces = 32;
    std::size_t places = 0;
    Finding* others = nullptr;
    for (Finding& finding : character.importFindings) {
        if (finding.code != added.code)
            continue;
        if (finding.where == added.where && finding.detail == added.detail) {
            finding.count += added.count;
            return;
        }
        others = ++places >= kMostPlaces ? &finding : nullptr;
    }
    if (others != nullptr) {
        others->where = "several";
        others->count += added.count;
        return;
    }
    character.importFindings.push_back(added);
}

Result<void> GltfReader::spend(std::size_t bytes, const std::string& place) {
    const std::size_t limit = memoryLimitOf(document);
    decodedBytes += bytes;
    if (decodedBytes <= limit)
        return {};
    return gltfError("gltf-memory-limit", place,
                     "the content would need more than " + std::to_string(limit >> 20) +
                         " MiB, too much for a file of " + std::to_string(document.totalBytes) +
                         " bytes; it refers to the same data over and over");
}

} // namespace rigwright
