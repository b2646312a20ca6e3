// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Help dialogs.
#include "editor/shell/help_dialogs.h"

#include "editor/ui/actions.h"
#include "editor/ui/surface.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Help", text);
}

QString scopeText(ActionScope scope) {
    switch (scope) {
    case ActionScope::Window:
        return translated(QT_TRANSLATE_NOOP("Help", "Everywhere"));
    case ActionScope::Viewport:
        return translated(QT_TRANSLATE_NOOP("Help", "Over the picture"));
    case ActionScope::Pose:
        return translated(QT_TRANSLATE_NOOP("Help", "Over the picture, posing"));
    case ActionScope::Brush:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Help", "Over the picture, painting"));
}

QDialog* makeDialog(QWidget* parent, const QString& title, QWidget* content) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    column->addWidget(content, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    column->addWidget(buttons);
    return dialog;
}

} // namespace

void showKeys(QWidget* parent) {
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, px(16), 0);
    grid->setHorizontalSpacing(px(24));
    int row = 0;
    const auto heading = [&](const QString& text) {
        if (row > 0)
            grid->setRowMinimumHeight(row++, px(8));
        grid->addWidget(makeLabel(text, "text", TextRole::SectionTitle), row++, 0, 1, 2);
    };
    const auto add = [&](const QString& name, const QString& key) {
        grid->addWidget(makeLabel(name, "secondary"), row, 0);
        grid->addWidget(makeLabel(key, "text", TextRole::Strong), row++, 1);
    };
    heading(translated(QT_TRANSLATE_NOOP("Help", "Mouse over the picture")));
    add(translated(QT_TRANSLATE_NOOP("Help", "Use the tool")),
        translated(QT_TRANSLATE_NOOP("Help", "Left button")));
    add(translated(QT_TRANSLATE_NOOP("Help", "Orbit")),
        translated(QT_TRANSLATE_NOOP("Help", "Middle button, Alt+left button")));
    add(translated(QT_TRANSLATE_NOOP("Help", "Pan")),
        translated(QT_TRANSLATE_NOOP("Help", "Shift+middle button")));
    add(translated(QT_TRANSLATE_NOOP("Help", "Zoom")),
        translated(QT_TRANSLATE_NOOP("Help", "Wheel")));
    for (const ActionScope scope :
         {ActionScope::Window, ActionScope::Viewport, ActionScope::Pose, ActionScope::Brush}) {
        bool first = true;
        for (const ActionInfo& action : actionTable()) {
            const QList<QKeySequence> keys = actionKeys(action);
            if (action.scope != scope || keys.isEmpty())
                continue;
            if (std::exchange(first, false))
                heading(scopeText(scope));
            add(plainActionText(action), QKeySequence::listToString(keys, QKeySequence::NativeText)
                                             .replace(QStringLiteral("; "), QStringLiteral(", ")));
        }
    }
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    QDialog* dialog = makeDialog(parent, translated(QT_TRANSLATE_NOOP("Help", "Keys")), scroll);
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
    makeDialog(parent, translated(QT_TRANSLATE_NOOP("Help", "About Rigwright")), page)->open();
}

} // namespace rigwright::editor
