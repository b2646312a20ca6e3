// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The one style sheet: `@token` becomes a colour, `@8px` a scaled length.
#include "editor/ui/metrics.h"
#include "editor/ui/style.h"

#include <QHash>
#include <QRegularExpression>

namespace rigwright::editor {

namespace {

constexpr const char* kSheet = R"(
QMainWindow, QDialog, QDockWidget { background: @panel; }
QMainWindow::separator { background: @border; width: 1px; height: 1px; }
QSplitter::handle { background: @border; }
QToolTip { background: @raised; color: @text; border: 1px solid @border; padding: @4px; }

*[surface="background"] { background: @background; }
*[surface="panel"] { background: @panel; }
*[surface="raised"] { background: @raised; }
*[surface="toast"] { background: @raised; border: 1px solid @border; }
*[surface="card"] { background: @panel; border: 1px solid @border; border-radius: @4px; }
*[surface="line"] { background: @border; }
QLabel[ink="secondary"] { color: @secondary; }
QLabel[ink="label"] { color: @label; }
QLabel[ink="disabled"] { color: @disabled; }
QLabel[ink="error"] { color: @error; }

QMenuBar { background: @background; border: none; }
QMenuBar::item { background: transparent; color: @text; padding: @4px @8px; border-radius: @4px; }
QMenuBar::item:selected { background: @hover; }
QMenuBar::item:pressed { background: @fill; }
QTabBar#workspaces::tab { background: transparent; color: @secondary; border: none;
    border-bottom: 2px solid transparent; min-width: @84px; height: @30px; padding: 0 @8px; }
QTabBar#workspaces::tab:hover { background: @hover; }
QTabBar#workspaces::tab:selected { background: @panel; color: @text;
    border-bottom: 2px solid @accentLine; }
QTabBar#workspaces:focus::tab:selected { color: @accentText; }
QMenu { background: @panel; border: 1px solid @border; padding: @4px 0; }
QMenu::item { color: @text; padding: @4px @24px @4px @8px; min-height: @16px; }
QMenu::item:selected { background: @hover; }
QMenu::item:disabled { color: @disabled; background: transparent; }
QMenu::icon { padding-left: @8px; }
QMenu::separator { height: 1px; background: @border; margin: @4px 0; }

QPushButton { background: @raised; color: @text; border: 1px solid @border; border-radius: @4px;
    padding: 0 @12px; min-height: @22px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @fill; }
QPushButton:focus { border-color: @accentLine; }
QPushButton:disabled { color: @disabled; background: @raised; }
QPushButton[kind="primary"], QPushButton:default { background: @primary; color: @onPrimary;
    border-color: @primary; font-weight: 600; }
QPushButton[kind="primary"]:focus, QPushButton:default:focus { border-color: @accentLine; }
QPushButton[kind="flat"] { background: transparent; border-color: transparent; }
QPushButton[kind="flat"]:hover { background: @hover; }
QPushButton[kind="flat"]:focus { border-color: @accentLine; }
QPushButton[kind="word"] { background: transparent; border: none; padding: 0; text-decoration: underline; }
QPushButton[kind="word"]:hover, QPushButton[kind="word"]:focus { color: @accentText; }
QPushButton[kind="sample"] { text-align: left; padding: 0 @8px; }
QPushButton[kind="recent"] { background: transparent; border-color: transparent; padding: 0 @4px;
    text-align: left; border-radius: 0; }
QPushButton[kind="recent"]:hover { background: @hover; }
QPushButton[kind="recent"]:focus { border-color: @accentLine; }

QToolButton { background: transparent; color: @text; border: 1px solid transparent;
    border-radius: @4px; padding: 0; }
QToolButton:hover { background: @hover; }
QToolButton:pressed { background: @fill; }
QToolButton:checked { background: @field; }
QToolButton:focus { border-color: @accentLine; }
QToolButton:disabled { color: @disabled; background: transparent; }
QToolButton[kind="strip"]:checked { background: @accent; }
QToolButton[kind="strip"]:checked:disabled { background: transparent; }
QToolButton::menu-indicator { image: none; }

QLineEdit { background: @field; color: @text; border: 1px solid @border; border-radius: @4px;
    padding: 0 @7px; min-height: @22px; selection-background-color: @accent;
    selection-color: @onAccent; }
QLineEdit:focus { border-color: @accentLine; }
QLineEdit:disabled { color: @disabled; }
QLineEdit[invalid="true"] { border-color: @error; }
QLineEdit[kind="inline"] { border: none; background: transparent; padding: 0; min-height: 0; }
QPlainTextEdit { background: @field; color: @text; border: 1px solid @border; border-radius: @4px;
    selection-background-color: @accent; selection-color: @onAccent; }

QHeaderView { background: @panel; border: none; }
QHeaderView::section { background: @panel; color: @secondary; border: none;
    border-bottom: 1px solid @border; padding: 0; }
QAbstractItemView { background: @panel; border: none; outline: none; }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @border;
    selection-background-color: @hover; selection-color: @text; }

QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: @8px; }
QScrollBar:horizontal { height: @8px; }
QScrollBar::handle { background: @fill; border-radius: @3px; margin: 1px; }
QScrollBar::handle:vertical { min-height: @24px; }
QScrollBar::handle:horizontal { min-width: @24px; }
QScrollBar::handle:hover { background: @disabled; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QProgressBar { background: @field; border: 1px solid @border; border-radius: @4px; color: @text;
    text-align: center; }
QProgressBar::chunk { background: @fill; border-radius: @3px; }
)";

const QHash<QString, Token>& tokenNames() {
    static const QHash<QString, Token> names = {
        {"background", Token::Background}, {"panel", Token::Panel},
        {"raised", Token::Raised},         {"hover", Token::Hover},
        {"field", Token::Field},           {"fill", Token::Fill},
        {"border", Token::Border},         {"text", Token::Text},
        {"label", Token::Label},           {"secondary", Token::Secondary},
        {"disabled", Token::Disabled},     {"accent", Token::Accent},
        {"accentLine", Token::AccentLine}, {"accentText", Token::AccentText},
        {"onAccent", Token::OnAccent},     {"selectedRow", Token::SelectedRow},
        {"error", Token::Error},           {"primary", Token::Primary},
        {"onPrimary", Token::OnPrimary},
    };
    return names;
}

} // namespace

QString styleSheetFor(ThemeName theme) {
    const QString source = QString::fromLatin1(kSheet);
    static const QRegularExpression marks(QStringLiteral("@(?:(\\d+)px|([A-Za-z]+))"));
    QString sheet;
    qsizetype copied = 0;
    for (auto found = marks.globalMatch(source); found.hasNext();) {
        const QRegularExpressionMatch mark = found.next();
        sheet += source.mid(copied, mark.capturedStart() - copied);
        copied = mark.capturedEnd();
        if (!mark.captured(1).isEmpty()) {
            sheet += QString::number(px(mark.captured(1).toInt())) + QStringLiteral("px");
        } else {
            const auto token = tokenNames().constFind(mark.captured(2));
            Q_ASSERT_X(token != tokenNames().constEnd(), "style sheet", "unknown token");
            sheet += themeColour(theme, *token).name();
        }
    }
    return sheet + source.mid(copied);
}

} // namespace rigwright::editor
