// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tool: listens to what every overlay depends on, and looks keys up.
#include "editor/tools/tool.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/error_sentence.h"
#include "editor/tools/tool_keys.h"

#include <array>

namespace rigwright::editor {

Tool::Tool(Document& document) : m_document(document) {
    connect(&document.derived(), &Derived::frameChanged, this, &Tool::overlayChanged);
    connect(&document.session(), &Session::selectionChanged, this, &Tool::overlayChanged);
}

KeyResult Tool::key(const KeyEvent& key, const PointerEvent& event) {
    // Shortcuts of the window come here where their command cannot be used: the tool may say why.
    const std::array scopes{ActionScope::Viewport, keyScope(), ActionScope::Window};
    const ActionInfo* action = actionForKey(key, scopes);
    return action ? perform(QString::fromLatin1(action->id), event, true) : KeyResult();
}

void Tool::tell(const Error& error) {
    Q_EMIT messageRequested(errorSentence(error));
}

void Tool::tell(const QString& text, const Findings& findings) {
    if (!findings.empty())
        Q_EMIT findingsReported(text, findings);
}

KeyResult Tool::perform(const QString&, const PointerEvent&, bool) {
    return {};
}

} // namespace rigwright::editor
