// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The checks behind the report of an import, and how they write figures.
#pragma once

#include "core/character/character.h"
#include "core/io/import_choices.h"

#include <cstddef>
#include <string>
#include <utility>

namespace rigwright {

/// What the checks share.
struct Inspection {
    const Character& character;
    Findings found;

    void add(std::string code, Severity severity, std::size_t count, std::string where,
             std::string detail, std::string fix = {}) {
        found.push_back({std::move(code), severity, count, std::move(where), std::move(detail),
                         std::move(fix)});
    }
};

/// Size, up axis, bind against pose, binds against each other. `readAs` as inspectImport().
void inspectSpace(Inspection& inspection, const FileSpace& readAs);

/// Three digits, without zeros at the end, in the unit that people would take: "1.8 cm".
std::string lengthText(double metres);

/// "34.2°".
std::string angleText(double radians);

/// The name of a bone, or "#7" where it has none.
std::string nameText(const Skeleton& skeleton, std::size_t bone);

} // namespace rigwright
