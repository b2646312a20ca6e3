// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The menu of colours of bones and controls.
#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

class QMenu;
class QObject;

namespace rigwright::editor {

/// `isChosen` says which entries are ticked; `choose` is called with the user's choice while
/// `context` lives. `automatic`: the text of none; `now`: what "Other colour…" begins with, `title`
/// that of its dialog.
struct ColourMenu {
    QString automatic;
    QString title;
    std::uint32_t now = 0; ///< 0xRRGGBB
    std::function<bool(std::optional<std::uint32_t>)> isChosen;
    std::function<void(std::optional<std::uint32_t>)> choose;
};
void fillColourMenu(QMenu& menu, QObject& context, const ColourMenu& colours);

} // namespace rigwright::editor
