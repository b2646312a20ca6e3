// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Control notice: how far an IK handle reaches, said while its target or pole is held.
#pragma once

#include "editor/tools/overlay.h"

namespace rigwright::editor {

class Document;

/// "hand_ik.L reaches 92 % of the arm · elbow 64°", of the first handle whose target or pole the
/// held control is; nullopt where it is none, or the handle does nothing.
std::optional<Notice> reachNotice(Document& document);

} // namespace rigwright::editor
