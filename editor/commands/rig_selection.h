// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which controls and bones a command on the rig is about: the last chosen one, and the others.
#pragma once

#include "core/base/index.h"
#include "core/rig/rig_edit.h"
#include "core/rig/rig_node.h"

#include <QString>

#include <span>
#include <vector>

namespace rigwright {
struct Character;
}

namespace rigwright::editor {

class Document;

/// The one chosen last is the target of what is made, the others are its sources. A bone that is
/// selected for no more than that a selected control stands on it is none of them.
struct RigChoice {
    RigNode active;
    std::vector<RigNode> others; ///< controls before bones, each ascending
};
RigChoice rigChoice(const Document& document);

/// The selected bones from the first to the last of a chain: the highest one, the lowest one.
/// Invalid where fewer than two are selected. Whether one is above the other is not asked.
struct ChainEnds {
    BoneIndex first;
    BoneIndex last;
};
ChainEnds selectedChain(const Document& document);

/// The controls that stand on these bones, ascending.
std::vector<ControlIndex> controlsOn(const Rig& rig, std::span<const BoneIndex> bones);
/// The handles that one of these controls is the target of, ascending.
std::vector<IkHandleIndex> handlesOf(const Rig& rig, std::span<const ControlIndex> controls);

/// After an edit: the same controls under their new numbers, ascending, without those that are
/// gone.
std::vector<ControlIndex> keptControls(const RigRemap& remap,
                                       std::span<const ControlIndex> controls);
ControlIndex keptControl(const RigRemap& remap, ControlIndex control);

/// The name of a control or a handle, as boneText() gives that of a bone.
QString controlText(const Character& character, ControlIndex control);
QString handleText(const Character& character, IkHandleIndex handle);
/// Of a control or a bone; "" for none.
QString nodeText(const Character& character, const RigNode& node);
/// The control's name where there is one, else "3 controls".
QString controlsText(const Character& character, std::span<const ControlIndex> controls);

} // namespace rigwright::editor
