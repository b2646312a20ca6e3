// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the user decided about a file, done to the character that was read from it.
#pragma once

#include "core/io/import.h"
#include "core/math/types.h"

namespace rigwright {

/// What a file says about its own space. The default is that of glTF.
struct FileSpace {
    double metresPerUnit = 1.0; ///< finite, > 0
    /// Rows: the file's right, up and forward axes; a rotation. +Y up and +Z forward: identity.
    Mat3d modelFromFileAxes = Mat3d::Identity();
};

/// The rotation that brings a file whose `up` axis points up to +Y up (Z up keeps X and turns -Y to
/// the front; X up keeps Z); identity for Y and AsFile.
Mat3d modelFromAxes(ImportUpAxis up);

/// How a file that says `said` is read: as the choices say, where they do. A unit that is not
/// finite and positive counts as 1.
FileSpace spaceReadAs(const ImportChoices& choices, const FileSpace& said = {});

/// Brings a character whose numbers are those of the file into metres and +Y up (`space`, or what
/// `choices` says instead), clips and saved poses too, and into its bind pose where asked for. With
/// the defaults of both nothing is touched.
void applyImportChoices(Character& character, const ImportChoices& choices,
                        const FileSpace& space = {});

} // namespace rigwright
