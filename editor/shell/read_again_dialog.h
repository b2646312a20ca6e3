// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ReadAgainDialog: unit, up axis, pose and folders to search, for reading a file again.
#pragma once

#include "core/io/import.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace rigwright::editor {

/// Shows the choices in force and gives back what was made of them when it is accepted. Modal for
/// its window; deletes itself.
class ReadAgainDialog : public QDialog {
    Q_OBJECT
public:
    ReadAgainDialog(const QString& file, const ImportChoices& choices, QWidget* parent);

    [[nodiscard]] ImportChoices choices() const;
    [[nodiscard]] QComboBox* unit() const { return m_unit; }
    [[nodiscard]] QComboBox* up() const { return m_up; }
    [[nodiscard]] QComboBox* pose() const { return m_pose; }

private:
    void addFolder();
    void showFolders();

    ImportChoices m_choices; ///< folders and references; the rest stands in the boxes
    QComboBox* m_unit = nullptr;
    QComboBox* m_up = nullptr;
    QComboBox* m_pose = nullptr;
    QLabel* m_folders = nullptr;
};

} // namespace rigwright::editor
