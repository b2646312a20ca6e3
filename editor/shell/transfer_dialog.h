// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The dialog of “Transfer weights…”: which mesh, how near, and what would come of it.
#pragma once

#include "core/character/transfer_character.h"

#include <QDialog>
#include <QString>

#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace rigwright::editor {

class SliderField;

/// Meshes that weights can be taken from. `source` null: the character that is open.
struct TransferChoice {
    std::shared_ptr<const Character> source;
    std::vector<MeshInstanceIndex> from;
    QString name; ///< of the mesh, or of the file
};

/// Knows the character that the mesh belongs to; changes nothing. Asks for files and previews by
/// signals; choice() and settings() are what was chosen.
class TransferDialog : public QDialog {
    Q_OBJECT
public:
    /// Precondition: `to` is a mesh of the target.
    TransferDialog(const Character& target, MeshInstanceIndex to, QWidget* parent = nullptr);

    /// Adds the meshes of a file of that name and chooses them. Precondition: some have weights.
    void addFile(std::shared_ptr<const Character> source, const QString& name);

    /// Null where there is nothing to take from yet.
    [[nodiscard]] const TransferChoice* choice() const;
    /// Without a limit of influences.
    [[nodiscard]] SurfaceMatchSettings settings() const;

    /// What would come of the present choice, or why nothing can.
    void showPreview(const MeshTransfer& transfer);
    void showProblem(const QString& problem);

Q_SIGNALS:
    /// A file to take from is to be chosen.
    void fileWanted();
    /// Something else is chosen: the preview is about the former choice.
    void edited();

private:
    QWidget* buildSource();
    QWidget* buildOptions();
    QWidget* buildFoot();
    void add(TransferChoice choice, const QString& text);
    void follow();

    std::shared_ptr<const Character> m_target;
    std::vector<TransferChoice> m_choices; ///< by row of m_from
    bool m_distanceIsOwn = false;          ///< the user has set it
    QComboBox* m_from = nullptr;
    SliderField* m_distance = nullptr; ///< centimetres
    SliderField* m_normals = nullptr;  ///< degrees
    QCheckBox* m_islands = nullptr;
    QLabel* m_preview = nullptr;
    QLabel* m_notes = nullptr;
    QPushButton* m_transfer = nullptr;
};

} // namespace rigwright::editor
