// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the skeleton: bones with all that hangs on them, as one step each.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/character.h"
#include "core/skeleton/skeleton_edit.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace rigwright {
struct RigRemap;
}

namespace rigwright::editor {

class Document;

/// `text` reads like a sentence: "Extrude spine". Steps with the same `mergeToken` (not 0) that
/// follow one another become one: a number field that is dragged.
struct SkeletonStep {
    QString text;
    /// Selected afterwards, numbers after the edit, the last one active; none: what is left of the
    /// selection, with the heir of the active bone.
    std::optional<std::vector<BoneIndex>> select = {};
    std::uint64_t mergeToken = 0;
};

/// Pushes an edit of the document's skeleton with all that follows from it (editCharacter()), and
/// takes the selection along; the playhead stays. An edit that changes nothing pushes nothing.
/// Returns what the user should know: the edit's findings and those of what followed. Errors are
/// the edit's own, or those of editCharacter(): the document is untouched then. Ends an open drag.
Result<Findings> editSkeleton(Document& document, const Result<SkeletonEdit>& edit,
                              const SkeletonStep& step);

/// Pushes another character in place of the document's (a fitted skeleton, another rest pose), as
/// one step that undo takes back to the last bit. `remap` and `rigRemap`: how selected bones and
/// controls follow; none: they keep their numbers. False, and nothing pushed, where nothing
/// differs. Precondition: `after` holds its invariants.
bool replaceCharacter(Document& document, Character after, const SkeletonStep& step,
                      const BoneRemap* remap = nullptr, const RigRemap* rigRemap = nullptr);

/// Shows what an edit would come to, in the picture alone (Derived::setPreview()); ended by the
/// next change of the document or endSkeletonPreview(). Returns as editSkeleton(). Edits that take
/// bones away cannot be shown so: precondition: the edit has no fewer bones than the document.
Result<Findings> previewSkeleton(Document& document, const Result<SkeletonEdit>& edit);
void endSkeletonPreview(Document& document);

} // namespace rigwright::editor
