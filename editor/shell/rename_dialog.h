// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The dialog of “Rename bones…”: new names for many bones, shown before they are given.
#pragma once

#include "core/skeleton/batch_rename.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace rigwright::editor {

class RenameModel;
class RowTree;
class SegmentedChoice;
class SliderField;

/// What there is to rename.
struct RenameOffer {
    Skeleton skeleton;
    HumanoidMap humanoid;            ///< for names of other programs
    std::vector<BoneIndex> selected; ///< ascending; empty: only all can be renamed
};

/// How names are made, in the order of the choice.
enum class RenameWay { Replace, Number, Add, Hierarchy, Flip, SideStyle, Convention };

/// Changes nothing and knows no document: changes() says what was chosen.
class RenameDialog : public QDialog {
    Q_OBJECT
public:
    explicit RenameDialog(RenameOffer offer, QWidget* parent = nullptr);

    [[nodiscard]] RenameWay way() const;
    /// What would become of the names now; empty where the fields cannot be read.
    [[nodiscard]] const NameChanges& changes() const { return m_changes; }

private:
    QWidget* buildReplace();
    QWidget* buildNumber();
    QWidget* buildAdd();
    QWidget* buildHierarchy();
    QWidget* buildFlip();
    QWidget* buildSideStyle();
    QWidget* buildConvention();
    QWidget* buildScope();
    QWidget* buildList();
    QLineEdit* addField(QWidget* page, const char* name, const QString& label,
                        const QString& text = {});
    QCheckBox* addCheck(QWidget* page, const char* name, const QString& text, const QString& help);
    SliderField* addNumber(QWidget* page, const char* name, const QString& label, double least,
                           double most);
    [[nodiscard]] std::vector<BoneIndex> bones() const;
    [[nodiscard]] Result<NameChanges> wanted(const std::vector<BoneIndex>& bones);
    void showWay(int index);
    void refresh();

    RenameOffer m_offer;
    NameChanges m_changes;
    std::vector<BoneIndex> m_unnamed; ///< that the convention has no name for
    SegmentedChoice* m_way = nullptr;
    QStackedWidget* m_pages = nullptr;
    QLineEdit* m_find = nullptr;
    QLineEdit* m_by = nullptr;
    QCheckBox* m_isExpression = nullptr;
    QCheckBox* m_ignoresCase = nullptr;
    QLineEdit* m_numbered = nullptr;
    SliderField* m_first = nullptr;
    SliderField* m_step = nullptr;
    QCheckBox* m_sidesApart = nullptr;
    QLineEdit* m_prefix = nullptr;
    QLineEdit* m_suffix = nullptr;
    QLineEdit* m_pattern = nullptr;
    QComboBox* m_style = nullptr;
    QComboBox* m_convention = nullptr;
    QComboBox* m_scope = nullptr;
    RenameModel* m_model = nullptr;
    RowTree* m_list = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_rename = nullptr;
};

} // namespace rigwright::editor
