// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Line icons of resources/icons, tinted by the theme for each mode, state and scale.
#pragma once

#include "editor/ui/theme.h"

#include <QIcon>
#include <QPixmap>
#include <QString>

namespace rigwright::editor {

/// Which tokens an icon takes when it is off, on or disabled.
enum class IconTint {
    Action,    ///< text
    Strip,     ///< tool strip: text; on the accent fill onAccent
    Toggle,    ///< off secondary, on accentText
    Secondary, ///< secondary
    OnPrimary, ///< on the fill of a primary button
};

/// An icon that follows the theme by itself; an unknown name gives a null icon.
QIcon themeIcon(const QString& name, IconTint tint = IconTint::Action);

/// One tinted picture of `size` logical pixels for custom painting.
QPixmap iconPixmap(const QString& name, int size, const QColor& colour, qreal devicePixelRatio);

/// Forgets all tinted pictures (change of theme).
void clearIconCache();

} // namespace rigwright::editor
