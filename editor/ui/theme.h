// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Theme: the one table of colours of both themes, and the only place with colour literals.
#pragma once

#include <QColor>
#include <QObject>

namespace rigwright::editor {

/// The tokens of the interface; their use is described beside the table in theme.cpp.
enum class Token {
    Background,
    Panel,
    Raised,
    Hover,
    Field,
    Fill,
    Border,
    Text,
    Label,
    Secondary,
    Disabled,
    Accent,
    AccentLine,
    AccentText,
    OnAccent,
    SelectedRow,
    Good,
    Warning,
    Error,
    Info,
    SideLeft,
    SideRight,
    SideCentre,
    Primary,
    OnPrimary,
    ViewportTop,
    ViewportBottom,
    HudPlate,
    AxisX,
    AxisY,
    AxisZ,
    AxisLetter,
    Grid,
    Mesh,
    ZeroWeight,
    Stick,
    StickEdge,
    IsoLine,
    Count
};

enum class ThemeName { Dark, Light };

QColor themeColour(ThemeName theme, Token token);

/// The theme in use; changing it re-styles the application and tells the viewport and delegates.
class Theme : public QObject {
    Q_OBJECT
public:
    static Theme& current();

    [[nodiscard]] ThemeName name() const { return m_name; }
    [[nodiscard]] QColor colour(Token token) const { return themeColour(m_name, token); }
    /// Palette, style sheet and proxy style onto the QApplication.
    void apply(ThemeName name);

Q_SIGNALS:
    void changed();

private:
    Theme() = default;
    ThemeName m_name = ThemeName::Dark;
};

/// Bone colour in the tree and the all-bones map, cycled by bone index.
QColor boneColour(std::size_t boneIndex);

} // namespace rigwright::editor
