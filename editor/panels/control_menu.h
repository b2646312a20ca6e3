// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits of several controls at once, and the context menus of controls and of their sets.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/rig/rig.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

class QMenu;

namespace rigwright::editor {

class Document;

/// Changes each of the controls by `edit`, as one step; what else the rig has stays.
Result<Findings> changeControls(Document& document, std::span<const ControlIndex> controls,
                                const QString& text, const std::function<void(Control&)>& edit,
                                std::uint64_t mergeToken = 0);
/// Changes the list of sets, as one step.
Result<Findings> changeSets(Document& document, const QString& text,
                            const std::function<void(std::vector<ControlSet>&)>& edit);

/// What the entries of a menu report, and ask others to do.
struct ControlMenuCalls {
    std::function<void(const Result<Findings>&)> report;
    std::function<void(const QString& action)> act; ///< an action of the window by its id
};

/// Entries for controls (at least one; the active one first): select, show, shape, size, colour,
/// space, locked channels, sets, delete.
void fillControlMenu(QMenu& menu, Document& document, const std::vector<ControlIndex>& controls,
                     const ControlMenuCalls& calls);
/// Entries for a set: select, show, add and take out what is selected, dissolve.
void fillSetMenu(QMenu& menu, Document& document, std::size_t set, const ControlMenuCalls& calls);

} // namespace rigwright::editor
