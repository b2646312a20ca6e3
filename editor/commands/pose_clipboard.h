// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Poses on the clipboard, and across the middle of the character.
#pragma once

#include "editor/document/document.h"

#include <QByteArray>

#include <optional>
#include <span>

namespace rigwright::editor {

/// The type under which the clipboard keeps a pose: JSON, bones by name with what they do apart
/// from their rest, so that it fits characters with other proportions and another order of bones;
/// controls and IK handles by name with their values and weights.
inline constexpr const char* kPoseMimeType = "application/x-rigwright-pose+json";

/// The pose on screen of these bones (none: of all), of the controls on them and of the selected
/// ones.
QByteArray copyPose(Document& document, std::span<const BoneIndex> bones);

/// What a paste did. `missing` = bones of the clipboard that are not here, or not clear by name.
struct PasteOutcome {
    bool isPose = false; ///< the bytes are a pose at all
    bool changed = false;
    std::size_t pasted = 0;
    std::size_t missing = 0;
};

/// Gives the bones of the same names that pose, as one step; `mirrored`: the ones of the other
/// side, as in a mirror. Whatever stands in the bytes, nothing but a finite pose comes in.
PasteOutcome pastePose(Document& document, const QByteArray& pose, bool mirrored);

/// The pose on screen as a mirror shows it, by the names of sides, controls along; false where
/// nothing changes.
bool mirrorWholePose(Document& document);

/// Puts the bones and everything below them back to rest, with the controls on them.
bool resetChain(Document& document, std::span<const BoneIndex> bones);

} // namespace rigwright::editor
