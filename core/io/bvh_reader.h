// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading BVH motion capture: a skeleton and a clip, no mesh.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/file_bytes.h"
#include "core/io/import.h"

#include <filesystem>

namespace rigwright {

/// Joints become bones in the file's order, end sites leaf bones named after their joint
/// ("Head_end"); a file may have several roots. The rest pose is that of the OFFSETs, without
/// rotations. One clip holds the frames: the rotation of each joint is the product of its rotation
/// channels in the order in which the file names them (the first one is applied last: "Zrotation
/// Xrotation Yrotation" is Rz · Rx · Ry), as quaternions of continuous sign.
///
/// Position channels mean two things in the wild: where a joint is (they repeat its OFFSET) or how
/// far it is moved from there. The former is taken where, on the mean of all frames, they reach
/// more than half of the OFFSET along it, for each root and for all other joints together; the
/// report says what was taken. A missing axis keeps the OFFSET.
///
/// The numbers are those of the file (the format has no unit). A frame time that is none counts as
/// 1/30 s. Errors: those of parseBvh(), "out-of-memory". Findings: "import-skeleton-size",
/// "import-frame-count", "import-frame-time", "import-no-frames", "import-frame-incomplete",
/// "import-positions-in-channels", "import-channels-skipped", "import-keys-repaired",
/// "import-offsets-repaired".
Result<Character> readBvh(const FileBytes& bytes, const std::filesystem::path& file,
                          const ImportOptions& options);

} // namespace rigwright
