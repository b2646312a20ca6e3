// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weight plate: sorting and wording.
#include "editor/tools/weight_plate.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace rigwright::editor {

HudPlate weightPlate(const Document& document, const SurfacePick& pick, const Vec2d& anchor) {
    constexpr std::size_t kLines = 3;
    HudPlate plate;
    plate.anchor = anchor;
    const Character& character = document.character();
    const MeshInstance& instance = character.meshes[pick.mesh.value()];
    if (!instance.binding) {
        plate.lines.push_back({QCoreApplication::translate("WeightPlate", "Not bound"), {}});
        return plate;
    }
    WeightRow row = instance.binding->weights().copyRow(pick.nearestVertex);
    std::erase_if(row, [](const Influence& influence) { return !(influence.weight > 0.0f); });
    std::ranges::stable_sort(row, std::greater(), &Influence::weight);
    if (row.empty())
        plate.lines.push_back({QCoreApplication::translate("WeightPlate", "No bone"), {}});
    for (std::size_t i = 0; i < std::min(kLines, row.size()); ++i) {
        const BoneIndex bone = instance.binding->joints[row[i].bone];
        plate.lines.push_back(
            {boneText(character, bone), QLocale().toString(double(row[i].weight), 'f', 2)});
    }
    return plate;
}

} // namespace rigwright::editor
