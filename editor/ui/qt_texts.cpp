// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The texts of Qt, word for word as Qt 6.4 writes them.
#include "editor/ui/qt_texts.h"

#include <QCoreApplication>

#include <array>

namespace rigwright::editor {

namespace {

constexpr auto kTexts = std::to_array<QtText>({
    // clang-format off
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "OK")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Save")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Open")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "&No")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Close")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Look in:")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Back")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Go back")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Forward")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Go forward")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Parent Directory")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Go to the parent directory")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Create New Folder")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Create a New Folder")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "List View")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Change to list view mode")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Detail View")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Change to detail view mode")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Sidebar")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "List of places and bookmarks")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Files")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "File &name:")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Directory:")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Files of type:")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Open")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Save")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Choose")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Open")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Save As")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Find Directory")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Directories")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "All Files (*)")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Show ")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Show &hidden files")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&New Folder")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "New Folder")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Rename")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Delete")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Delete")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Remove")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Recent Places")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "%1 already exists.\nDo you want to replace it?")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "%1\nFile not found.\nPlease verify the correct file name was given.")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "%1\nDirectory not found.\nPlease verify the correct directory name was given.")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "'%1' is write protected.\nDo you want to delete it anyway?")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Are you sure you want to delete '%1'?")},
    {"QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Could not delete directory.")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Name")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Size")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Type")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Date Modified")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "My Computer")},
    {"QFileSystemModel", QT_TRANSLATE_NOOP("QFileSystemModel", "Computer")},
    {"QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder")},
    {"QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive")},
    {"QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Undo")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Redo")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "Cu&t")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Copy")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Paste")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "Delete")},
    {"QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "Select All")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Cu&t")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Paste")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Delete")},
    {"QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Scroll here")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Top")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Bottom")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Page up")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Page down")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Scroll up")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Scroll down")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Left edge")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Right edge")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Page left")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Page right")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Scroll left")},
    {"QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Scroll right")},
    // clang-format on
});

} // namespace

std::span<const QtText> qtTexts() {
    return kTexts;
}

} // namespace rigwright::editor
