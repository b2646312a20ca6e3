// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The question who takes the weights of bones that go, where nothing above them can.
#pragma once

#include "core/character/character.h"
#include "core/skeleton/skeleton_edit.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace rigwright::editor {

/// Changes nothing: heir() is the answer. Says beforehand how many vertices of which mesh would go.
class HeirDialog : public QDialog {
    Q_OBJECT
public:
    /// `deletion` without an heir. Precondition: some bone stays (bonesThatStay()).
    HeirDialog(Character character, BoneDeletion deletion, QWidget* parent);

    /// Invalid where what was typed is no bone.
    [[nodiscard]] BoneIndex heir() const;
    [[nodiscard]] const BoneDeletion& deletion() const { return m_deletion; }

private:
    void preview();

    Character m_character;
    BoneDeletion m_deletion;
    std::vector<BoneIndex> m_heirs; ///< by item of the box
    QComboBox* m_box = nullptr;
    QLabel* m_result = nullptr;
    QPushButton* m_accept = nullptr;
};

/// Bones that a deletion leaves, ascending.
std::vector<BoneIndex> bonesThatStay(const Skeleton& skeleton, const BoneDeletion& deletion);

} // namespace rigwright::editor
