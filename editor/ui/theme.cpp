// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The token table of both themes, and the palette made from it.
#include "editor/ui/theme.h"

#include "editor/ui/icons.h"
#include "editor/ui/metrics.h"
#include "editor/ui/style.h"

#include <QApplication>
#include <QPalette>
#include <QToolTip>
#include <QWidget>

#include <array>
#include <cstddef>

namespace rigwright::editor {

namespace {

struct TokenColours {
    Token token;
    QRgb dark;
    QRgb light;
};

constexpr QRgb rgb(std::uint32_t hex) {
    return 0xff000000u | hex;
}
constexpr QRgb rgba(std::uint32_t hex, unsigned percent) {
    return ((255u * percent + 50u) / 100u) << 24 | hex;
}

constexpr std::array kTokens = {
    TokenColours{Token::Background, rgb(0x1F2124), rgb(0xDDDFE2)}, // window, menu bar, status bar
    TokenColours{Token::Panel, rgb(0x26282C), rgb(0xF4F5F6)},      // docks, tool options, dialogs
    TokenColours{Token::Raised, rgb(0x2E3135), rgb(0xE6E8EA)},     // dock headers, buttons, toasts
    TokenColours{Token::Hover, rgb(0x33363B), rgb(0xDADDE0)},      // pointer over a button or row
    TokenColours{Token::Field, rgb(0x1B1C1F), rgb(0xFFFFFF)},      // line edits, troughs, plots
    TokenColours{Token::Fill, rgb(0x3F444B), rgb(0xC6CCD3)},       // filled part of a slider field
    TokenColours{Token::Border, rgb(0x3A3D42), rgb(0xC9CDD2)},     // every 1 px line
    TokenColours{Token::Text, rgb(0xE6E6E6), rgb(0x1E2023)},       // text and active icons
    TokenColours{Token::Label, rgb(0xC2C6CB),
                 rgb(0x3E444B)}, // label in a slider field, on gradient
    TokenColours{Token::Secondary, rgb(0x9AA0A6), rgb(0x565C63)}, // labels, units, inactive icons
    TokenColours{Token::Disabled, rgb(0x6B7076),
                 rgb(0x8B9197)},                               // disabled text, marks that are off
    TokenColours{Token::Accent, rgb(0xFFB454), rgb(0xFFB454)}, // fills: selected or active
    TokenColours{Token::AccentLine, rgb(0xFFB454), rgb(0xC27400)}, // 2 px lines of that meaning
    TokenColours{Token::AccentText, rgb(0xFFB454), rgb(0x8A5000)}, // accent as text or icon tint
    TokenColours{Token::OnAccent, rgb(0x1E1F22), rgb(0x1E1F22)},   // icon or text on an accent fill
    TokenColours{Token::SelectedRow, rgb(0x3C352A), rgb(0xFCE6C6)}, // background of a selected row
    TokenColours{Token::Good, rgb(0x6CC08B), rgb(0x17693A)},        // met, passed, equal or better
    TokenColours{Token::Warning, rgb(0xE6D36A), rgb(0x6F5A00)},     // warning text and icon
    TokenColours{Token::Error, rgb(0xFF7B72), rgb(0xB02621)},       // error text and icon
    TokenColours{Token::Info, rgb(0x8FB4DD), rgb(0x2A5C91)},        // links to help
    TokenColours{Token::SideLeft, rgb(0x4C9AFF), rgb(0x1F6FD6)},    // marks of the left side
    TokenColours{Token::SideRight, rgb(0xFF6B6B), rgb(0xC83434)},   // right side
    TokenColours{Token::SideCentre, rgb(0xF2C94C), rgb(0x876500)},  // centre
    TokenColours{Token::Primary, rgb(0xE6E6E6), rgb(0x2B2D31)},   // fill of the one primary button
    TokenColours{Token::OnPrimary, rgb(0x1E1F22), rgb(0xFFFFFF)}, // its text
    TokenColours{Token::ViewportTop, rgb(0x2B2D31), rgb(0xE3E5E8)},    // viewport gradient, top
    TokenColours{Token::ViewportBottom, rgb(0x1E1F22), rgb(0xC9CDD2)}, // viewport gradient, bottom
    TokenColours{Token::HudPlate, rgba(0x1B1C1F, 82),
                 rgba(0xFAFAFB, 88)}, // behind text in the viewport
    TokenColours{Token::AxisX, rgb(0xE2574C), rgb(0xE2574C)},
    TokenColours{Token::AxisY, rgb(0x5FB356), rgb(0x5FB356)},
    TokenColours{Token::AxisZ, rgb(0x4C86E0), rgb(0x4C86E0)},
    TokenColours{Token::AxisLetter, rgb(0x14161A), rgb(0x14161A)},
    TokenColours{Token::Grid, rgb(0x4A4D53), rgb(0xA8ADB5)},       // minor lines 35 %, major 80 %
    TokenColours{Token::Mesh, rgb(0x9EA2A8), rgb(0xBDC1C6)},       // mesh without overlay
    TokenColours{Token::ZeroWeight, rgb(0x4C535F), rgb(0x99A0AB)}, // hatched where no weight is
    TokenColours{Token::Stick, rgb(0xD5D8DC), rgb(0xF7F8F9)},
    TokenColours{Token::StickEdge, rgba(0x0C0D0F, 65), rgba(0x0C0D0F, 65)},
    TokenColours{Token::IsoLine, rgba(0x05080D, 55), rgba(0x05080D, 55)},
};

constexpr bool tableMatchesTheEnum() {
    if (kTokens.size() != std::size_t(Token::Count))
        return false;
    for (std::size_t i = 0; i < kTokens.size(); ++i) {
        if (std::size_t(kTokens[i].token) != i)
            return false;
    }
    return true;
}
static_assert(tableMatchesTheEnum());

constexpr std::array<QRgb, 8> kBoneColours = {rgb(0xE07A5F), rgb(0x81B29A), rgb(0xF2CC8F),
                                              rgb(0x6D83C9), rgb(0xC98BB9), rgb(0x5FB0C4),
                                              rgb(0xA3B25A), rgb(0xD59A5B)};

QPalette paletteFor(ThemeName theme) {
    const auto colour = [theme](Token token) { return themeColour(theme, token); };
    QPalette palette;
    const std::array<std::pair<QPalette::ColorRole, Token>, 19> roles = {{
        {QPalette::Window, Token::Panel},
        {QPalette::WindowText, Token::Text},
        {QPalette::Base, Token::Field},
        {QPalette::AlternateBase, Token::Field},
        {QPalette::Text, Token::Text},
        {QPalette::PlaceholderText, Token::Secondary},
        {QPalette::Button, Token::Raised},
        {QPalette::ButtonText, Token::Text},
        {QPalette::BrightText, Token::Error},
        {QPalette::Highlight, Token::Accent},
        {QPalette::HighlightedText, Token::OnAccent},
        {QPalette::ToolTipBase, Token::Raised},
        {QPalette::ToolTipText, Token::Text},
        {QPalette::Link, Token::Text},
        {QPalette::LinkVisited, Token::Text},
        {QPalette::Mid, Token::Border},
        {QPalette::Dark, Token::Border},
        {QPalette::Light, Token::Hover},
        {QPalette::Midlight, Token::Hover},
    }};
    for (const auto& [role, token] : roles)
        palette.setColor(role, colour(token));
    palette.setColor(QPalette::Shadow, colour(Token::Background));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText,
          QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, colour(Token::Disabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colour(Token::Fill));
    return palette;
}

} // namespace

QColor themeColour(ThemeName theme, Token token) {
    const TokenColours& entry = kTokens.at(std::size_t(token));
    return QColor::fromRgba(theme == ThemeName::Dark ? entry.dark : entry.light);
}

QColor boneColour(std::size_t boneIndex) {
    return QColor::fromRgba(kBoneColours[boneIndex % kBoneColours.size()]);
}

Theme& Theme::current() {
    static Theme theme;
    return theme;
}

void Theme::apply(ThemeName name) {
    m_name = name;
    static bool styled = false;
    if (!styled) {
        styled = true;
        // The style sheet's own style wraps this one: set it once, before the first sheet.
        QApplication::setStyle(new RigwrightStyle);
        setUiScale(QFontInfo(QApplication::font()).pixelSize() / 12.0);
        QApplication::setFont(uiFont(TextRole::Body));
    }
    clearIconCache();
    const QPalette palette = paletteFor(name);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    QToolTip::setFont(uiFont(TextRole::Body));
    qApp->setStyleSheet(styleSheetFor(name));
    Q_EMIT changed();
    for (QWidget* widget : QApplication::allWidgets())
        widget->update();
}

} // namespace rigwright::editor
