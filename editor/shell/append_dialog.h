// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The dialog of “Append from file…”: what to take, and which bone is which.
#pragma once

#include "core/character/append.h"
#include "editor/panels/bone_map_model.h"

#include <QDialog>
#include <QString>

#include <array>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSortFilterProxyModel;

namespace rigwright::editor {

class RowTree;
class SegmentedChoice;

/// Knows the source and the skeleton it goes to; changes nothing. request() is what was chosen.
class AppendDialog : public QDialog {
    Q_OBJECT
public:
    /// Precondition: the source has clips, meshes or bones. `file` is its name.
    AppendDialog(std::shared_ptr<const Character> source, const Character& target,
                 const QString& file, QWidget* parent = nullptr);

    [[nodiscard]] AppendRequest request() const;
    [[nodiscard]] BoneMapModel& map() { return *m_map; }

    /// The ways to match, in the order of the choice; the last one keeps what the hand did.
    enum Matching { Automatic, Names, HumanoidNames, ByHand, MatchingCount };
    [[nodiscard]] Matching matching() const;
    void setMatching(Matching matching);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildTakes();
    QWidget* buildMap();
    QWidget* buildFoot();
    QListWidget* addList(QWidget* into, const QString& title, const QString& none,
                         const QStringList& names, bool checked);
    void followTakes();
    void followMap();
    void showPreview();
    /// What becomes of the keys.
    static QString transferText(ClipTransfer transfer, bool agree);
    /// Edits, or clears, the counterpart in the current row.
    bool mapKey(int key);

    std::shared_ptr<const Character> m_source;
    Skeleton m_target;
    std::array<BoneMap, ByHand> m_maps; ///< by Matching
    BoneIndex m_sourceHips;
    BoneMapModel* m_map;
    QSortFilterProxyModel* m_shown = nullptr;
    QListWidget* m_clips = nullptr;
    QListWidget* m_meshes = nullptr;
    QCheckBox* m_skeleton = nullptr;
    SegmentedChoice* m_matching = nullptr;
    RowTree* m_table = nullptr;
    QLabel* m_count = nullptr;
    QComboBox* m_transfer = nullptr;
    QCheckBox* m_align = nullptr;
    QLabel* m_preview = nullptr;
    QLabel* m_missing = nullptr;
    QPushButton* m_append = nullptr;
};

} // namespace rigwright::editor
