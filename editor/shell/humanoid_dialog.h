// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The dialog of “Humanoid map…”: which bone has which role, how sure that is, and what is wrong.
#pragma once

#include "core/skeleton/humanoid_map.h"
#include "core/skeleton/skeleton.h"

#include <QDialog>

#include <array>
#include <optional>

class QLabel;
class QPushButton;
class QStandardItem;
class QStandardItemModel;

namespace rigwright::editor {

class RowTree;

/// What the map is about.
struct HumanoidOffer {
    Skeleton skeleton;
    HumanoidMap map;          ///< that counts now
    HumanoidSearch automatic; ///< what “Automatic” gives
};

/// Stands beside the work, changes nothing and knows no document.
class HumanoidDialog : public QDialog {
    Q_OBJECT
public:
    explicit HumanoidDialog(HumanoidOffer offer, QWidget* parent = nullptr);

    [[nodiscard]] const HumanoidMap& map() const { return m_map; }
    [[nodiscard]] const Skeleton& skeleton() const { return m_offer.skeleton; }
    /// Another skeleton: what was chosen for the former one is gone.
    void reset(HumanoidOffer offer);
    /// The row of the bone's role becomes the current one, where it has one; says nothing.
    void showBone(BoneIndex bone);

    enum Column { Role, Bone, Sure, ColumnCount };
    enum ItemRole {
        RoleRole = Qt::UserRole, ///< HumanoidRole as a number, on every cell of a row
        BoneRole,                ///< the bone's number, -1: none
        ConfidenceRole,          ///< 0 … 1
    };

Q_SIGNALS:
    /// The row of a role with a bone was chosen.
    void boneWanted(rigwright::BoneIndex bone);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildHead();
    QWidget* buildTable();
    void fillRows();
    [[nodiscard]] bool rowKey(int key);
    [[nodiscard]] std::optional<HumanoidRole> roleAt(const QModelIndex& index) const;
    void choose(HumanoidRole role, BoneIndex bone);
    void mirror();
    void refresh();
    [[nodiscard]] QString stateText() const;

    HumanoidOffer m_offer;
    HumanoidMap m_map;
    std::array<QStandardItem*, kHumanoidRoleCount> m_bones{}; ///< the cells of the bones
    std::array<QStandardItem*, kHumanoidRoleCount> m_sure{};
    QStandardItemModel* m_model = nullptr;
    RowTree* m_table = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_problems = nullptr;
    QPushButton* m_accept = nullptr;
    bool m_isFilling = false; ///< not the user's change
};

} // namespace rigwright::editor
