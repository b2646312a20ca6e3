// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The dialog of “Orient bones…”: which axis lies along a bone, and where another one points.
#pragma once

#include "core/base/finding.h"
#include "core/skeleton/orientation.h"

#include <QDialog>
#include <QStringList>

#include <array>
#include <cstddef>

class QCheckBox;
class QLabel;
class QPushButton;

namespace rigwright::editor {

class SegmentedChoice;
class SliderField;

/// Stands beside the work, changes nothing and knows no document: edited() asks for another
/// preview.
class OrientDialog : public QDialog {
    Q_OBJECT
public:
    explicit OrientDialog(const BoneOrientation& start, QWidget* parent = nullptr);

    [[nodiscard]] BoneOrientation orientation() const;
    [[nodiscard]] bool wholeChains() const;

    /// What would come of the present choice: how many bones it is about and how many of them turn.
    void showResult(std::size_t bones, std::size_t turned, const Findings& findings);
    /// Why nothing can.
    void showProblem(const QString& problem);

Q_SIGNALS:
    void edited();

private:
    QWidget* buildAxes(const BoneOrientation& start);
    QWidget* buildPolicy(const BoneOrientation& start);
    QWidget* buildDirection(const BoneOrientation& start);
    QWidget* buildRules(const BoneOrientation& start);
    void followPolicy();

    SegmentedChoice* m_aim = nullptr;
    SegmentedChoice* m_up = nullptr;
    SegmentedChoice* m_policy = nullptr;
    QLabel* m_help = nullptr;
    QWidget* m_direction = nullptr;
    std::array<SliderField*, 3> m_custom{};
    QCheckBox* m_rollOnly = nullptr;
    QCheckBox* m_chains = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_notes = nullptr;
    QPushButton* m_orient = nullptr;
};

} // namespace rigwright::editor
