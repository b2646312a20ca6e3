// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of steps between versions of the extension.
#include "core/project/project_version.h"

#include "core/project/object_reader.h"
#include "core/project/project.h"

#include <array>
#include <string>

namespace rigwright {

namespace {

/// Version 2 can lock instances, and has a bit for solo bones, which version 1 left at 0.
Result<void> addInstanceLocks(nlohmann::json& rig) {
    const auto instances = rig.find("instances");
    if (instances == rig.end() || !instances->is_array())
        return {}; // the reader says what is wrong
    for (nlohmann::json& instance : *instances)
        if (instance.is_object())
            instance["locked"] = false;
    return {};
}

constexpr std::array<ProjectStep, 1> kSteps{addInstanceLocks};

} // namespace

std::span<const ProjectStep> projectSteps() {
    static_assert(kProjectVersion == kSteps.size() + 1,
                  "add the step from the old version to the new one");
    return kSteps;
}

Result<std::size_t> rigVersion(const nlohmann::json& rig, std::size_t current) {
    const std::string place = "extensions.RIGWRIGHT_rig";
    if (!rig.is_object())
        return projectError("project-wrong-type", place, "this must be an object");
    const auto version = rig.find("version");
    if (version == rig.end())
        return projectError("project-missing-member", place, "the member \"version\" is missing");
    const auto written = wholeNumber(*version);
    if (!written || *written == 0)
        return projectError("project-value-invalid", place + ".version",
                            "the version must be a whole number from 1 on");
    if (*written > current)
        return projectError(
            "project-newer-version", place + ".version",
            "a newer Rigwright saved this project, in version " + std::to_string(*written) +
                " of the format; this one reads up to version " + std::to_string(current),
            "Open it with a newer Rigwright. Any glTF viewer shows its model, and "
            "the newer Rigwright can export it as GLB for this one.");
    return std::size_t(*written);
}

Result<void> updateRig(nlohmann::json& rig, std::span<const ProjectStep> steps) {
    const auto written = rigVersion(rig, steps.size() + 1);
    if (!written)
        return written.error();
    for (std::size_t from = *written; from <= steps.size(); ++from) {
        if (auto result = steps[from - 1](rig); !result)
            return result;
        rig["version"] = from + 1;
    }
    return {};
}

} // namespace rigwright
