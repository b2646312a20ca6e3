// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SplitDrag: shows where a bone would be cut until a click cuts it.
#pragma once

#include "editor/tools/tool.h"

namespace rigwright::editor {

/// Of the bone under the pointer; where none is, of the active one.
class SplitDrag : public Interaction {
public:
    SplitDrag(Tool& tool, Document& document, const PointerEvent& start)
        : m_tool(tool), m_document(document), m_now(start) {}

    void move(const PointerEvent& event) override { m_now = event; }
    void finish() override;
    void cancel() override {}
    [[nodiscard]] bool isModal() const override { return true; }
    void decorate(Overlay& overlay) const override;
    [[nodiscard]] std::vector<Hint> hints() const override;

private:
    Tool& m_tool;
    Document& m_document;
    PointerEvent m_now;
};

/// Cuts at once, where the pointer is.
void splitUnder(Tool& tool, Document& document, const PointerEvent& event);

} // namespace rigwright::editor
