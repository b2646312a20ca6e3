// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PanelTest: what tests of panels start from, made anew for each: a document with the arm, tools.
#pragma once

#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/theme.h"
#include "tests/support/arm_character.h"

#include <memory>

namespace rigwright::test {

/// Lives in the room and not in tests/support: slots need moc, which only the executables run.
class PanelTest : public QObject {
    Q_OBJECT
protected:
    std::unique_ptr<editor::Document> m_document;
    std::unique_ptr<editor::ToolStage> m_stage;

protected Q_SLOTS: // so that tests with more to prepare can call these
    void initTestCase() { editor::Theme::current().apply(editor::ThemeName::Dark); }
    void init() {
        m_document = std::make_unique<editor::Document>();
        m_document->reset(armCharacter(), {});
        m_stage = std::make_unique<editor::ToolStage>(*m_document);
    }
    void cleanup() {
        m_stage.reset();
        m_document.reset();
    }
};

} // namespace rigwright::test
