// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the user decided about a file: scale, then axes, then the pose.
#include "core/io/import_choices.h"

#include "core/character/move_character.h"

#include <cmath>

namespace rigwright {

Mat3d modelFromAxes(ImportUpAxis up) {
    Mat3d rows = Mat3d::Identity();
    if (up == ImportUpAxis::Z)
        rows << 1, 0, 0, 0, 0, 1, 0, -1, 0;
    else if (up == ImportUpAxis::X)
        rows << 0, -1, 0, 1, 0, 0, 0, 0, 1;
    return rows;
}

FileSpace spaceReadAs(const ImportChoices& choices, const FileSpace& said) {
    const double unit = choices.metresPerUnit != 0.0 ? choices.metresPerUnit : said.metresPerUnit;
    return {.metresPerUnit = std::isfinite(unit) && unit > 0.0 ? unit : 1.0,
            .modelFromFileAxes = choices.up == ImportUpAxis::AsFile ? said.modelFromFileAxes
                                                                    : modelFromAxes(choices.up)};
}

void applyImportChoices(Character& character, const ImportChoices& choices,
                        const FileSpace& space) {
    const FileSpace readAs = spaceReadAs(choices, space);
    if (readAs.metresPerUnit != 1.0)
        scaleCharacter(character, readAs.metresPerUnit);
    if (readAs.modelFromFileAxes != Mat3d::Identity())
        rotateCharacter(character, Quatd(readAs.modelFromFileAxes));
    if (choices.openInBindPose)
        restAtBind(character);
}

} // namespace rigwright
