// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tool: listens to what every overlay depends on.
#include "editor/tools/tool.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"

namespace rigwright::editor {

Tool::Tool(Document& document) : m_document(document) {
    connect(&document.derived(), &Derived::frameChanged, this, &Tool::overlayChanged);
    connect(&document.session(), &Session::selectionChanged, this, &Tool::overlayChanged);
}

} // namespace rigwright::editor
