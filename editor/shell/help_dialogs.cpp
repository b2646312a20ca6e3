// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Help dialogs.
#include "editor/shell/help_dialogs.h"

#include "editor/ui/actions.h"
#include "editor/ui/input_preferences.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <functional>
#include <utility>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Help", text);
}

QString scopeText(ActionScope scope) {
    switch (scope) {
    case ActionScope::Window:
        return translated(QT_TRANSLATE_NOOP("Help", "Everywhere"));
    case ActionScope::Bones:
        return translated(
            QT_TRANSLATE_NOOP("Help", "Everywhere, unless vertices are being selected"));
    case ActionScope::Vertices:
        return translated(QT_TRANSLATE_NOOP("Help", "While vertices are being selected"));
    case ActionScope::Viewport:
        return translated(QT_TRANSLATE_NOOP("Help", "Over the picture"));
    case ActionScope::Pose:
        return translated(QT_TRANSLATE_NOOP("Help", "Over the picture, posing"));
    case ActionScope::Joints:
        return translated(QT_TRANSLATE_NOOP("Help", "Over the picture, editing bones"));
    case ActionScope::Brush:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Help", "Over the picture, painting"));
}

/// `title` is in the context "Help".
QDialog* makeDialog(QWidget* parent, const char* title, QWidget* content) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    onLanguage(dialog, [dialog, title] { dialog->setWindowTitle(translated(title)); });
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    column->addWidget(content, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    column->addWidget(buttons);
    return dialog;
}

struct MouseHint {
    const char* what;
    const char* blender;
    const char* maya;
};

constexpr MouseHint kMouse[] = {
    {QT_TRANSLATE_NOOP("Help", "Use the tool"), QT_TRANSLATE_NOOP("Help", "Left button"),
     QT_TRANSLATE_NOOP("Help", "Left button")},
    {QT_TRANSLATE_NOOP("Help", "Orbit"),
     QT_TRANSLATE_NOOP("Help", "Middle button, Alt+left button"),
     QT_TRANSLATE_NOOP("Help", "Alt+left button, Alt+Shift+left button")},
    {QT_TRANSLATE_NOOP("Help", "Pan"), QT_TRANSLATE_NOOP("Help", "Shift+middle button"),
     QT_TRANSLATE_NOOP("Help", "Alt+middle button")},
    {QT_TRANSLATE_NOOP("Help", "Zoom"), QT_TRANSLATE_NOOP("Help", "Wheel"),
     QT_TRANSLATE_NOOP("Help", "Alt+right button, wheel")},
};

/// Rows of a name and its keys under headings, in the keymap in use.
QWidget* makeKeyList() {
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, px(16), 0);
    grid->setHorizontalSpacing(px(24));
    int row = 0;
    const auto heading = [&](std::function<QString()> text) {
        if (row > 0)
            grid->setRowMinimumHeight(row++, px(8));
        grid->addWidget(withText(makeLabel({}, "text", TextRole::SectionTitle), std::move(text)),
                        row++, 0, 1, 2);
    };
    const auto add = [&](std::function<QString()> name, std::function<QString()> key) {
        grid->addWidget(withText(makeLabel({}, "secondary"), std::move(name)), row, 0);
        grid->addWidget(withText(makeLabel({}, "text", TextRole::Strong), std::move(key)), row++,
                        1);
    };
    // The window stays usable beside the list, its language menu too.
    const auto words = [](const char* text) { return [text] { return translated(text); }; };
    heading(words(QT_TRANSLATE_NOOP("Help", "Mouse over the picture")));
    for (const MouseHint& hint : kMouse)
        add(words(hint.what),
            words(inputPreferences().keymap == Keymap::Maya ? hint.maya : hint.blender));
    for (const ActionScope scope : {ActionScope::Window, ActionScope::Bones, ActionScope::Vertices,
                                    ActionScope::Viewport, ActionScope::Pose, ActionScope::Joints,
                                    ActionScope::Brush}) {
        bool first = true;
        for (const ActionInfo& action : actionTable()) {
            const QList<QKeySequence> keys = actionKeys(action);
            if (action.scope != scope || keys.isEmpty())
                continue;
            if (std::exchange(first, false))
                heading([scope] { return scopeText(scope); });
            add([&action] { return plainActionText(action); },
                [keys] {
                    return QKeySequence::listToString(keys, QKeySequence::NativeText)
                        .replace(QStringLiteral("; "), QStringLiteral(", "));
                });
        }
    }
    return page;
}

} // namespace

void showKeys(QWidget* parent) {
    auto* scroll = new QScrollArea;
    scroll->setWidget(makeKeyList());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    // Another keymap has other rows; after the turn of the event loop that told the old ones of it.
    QObject::connect(
        &inputNotifier(), &InputNotifier::changed, scroll,
        [scroll] { scroll->setWidget(makeKeyList()); }, Qt::QueuedConnection);
    QDialog* dialog = makeDialog(parent, QT_TRANSLATE_NOOP("Help", "Keys"), scroll);
    dialog->resize(px(460), px(600));
    dialog->show();
}

void showAbout(QWidget* parent) {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    column->addWidget(
        makeLabel(QStringLiteral("Rigwright ") + QCoreApplication::applicationVersion(), "text",
                  TextRole::CardTitle));
    column->addWidget(makeLabel(
        translated(QT_TRANSLATE_NOOP("Help", "An editor for character rigs and skin weights."))));
    column->addWidget(makeLabel(
        translated(QT_TRANSLATE_NOOP("Help", "Apache License 2.0. Copyright of its contributors.")),
        "secondary"));
    makeDialog(parent, QT_TRANSLATE_NOOP("Help", "About Rigwright"), page)->open();
}

} // namespace rigwright::editor
