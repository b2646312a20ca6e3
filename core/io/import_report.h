// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The report of an import: what was true, and doubtful, about a character when it was read.
#pragma once

#include "core/character/character.h"
#include "core/io/import_choices.h"

#include <string_view>

namespace rigwright {

/// Adds to `findings`, which holds what the reader noted, the checks that need only the character,
/// one finding a thing, and sorts them by severity and then in the order of reading. What the
/// reader has said already is not said again: a code that is there stays alone.
///
/// Codes, with the choice or remedy they offer in `fix` (all of io/import.h):
/// - "import-unit-doubtful": the longest side is below 0.2 m or above 20 m ("reread-metres",
///   "reread-centimetres", "reread-millimetres", "reread-times-100": whichever comes nearest to a
///   person's height; empty where none gives a usual size);
/// - "import-up-doubtful": legs and spine of a body that is told by its names point along another
///   axis than +Y, in the pose on load and in the bind pose alike ("reread-up-x", -y, -z: the axis
///   of the file that would bring them there; empty where none does);
/// - "import-posed-on-load": joints do not stand where the meshes were bound ("reread-bind-pose");
/// - "import-binds-disagree": meshes that bind one bone in different places;
/// - "import-no-weights", "import-zero-rows", "import-sums-off" ("normalise"), "import-influences"
///   (more than 4; "limit"), "import-twins-differ" ("equalise-twins"), "import-duplicate-names";
/// - "import-scale-uneven", "import-scale-negative": of joints and of what is above them;
/// - "import-texture-missing" ("reread-find-textures"), "import-extension-unsupported" (kept and
///   passed through).
///
/// The report says what came with the file, once and for all; what can be changed since is watched
/// by lint(), which says it anew after every edit. So the two are shown in two places, and whoever
/// shows them in one leaves out of the report what isWatchedByLint().
///
/// `readAs` is how the space of the file was read: the choices offered are others. `findings` may
/// be the character's own.
void inspectImport(const Character& character, Findings& findings, const FileSpace& readAs = {});

/// Whether lint() says the same about the character as it is now.
bool isWatchedByLint(std::string_view code);

} // namespace rigwright
