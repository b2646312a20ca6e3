// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The dialog of “Limit of the joint”: cone or hinge, and how far.
#pragma once

#include "core/skeleton/joint_limits.h"

#include <QDialog>
#include <QString>

#include <optional>

class QLabel;
class QPushButton;

namespace rigwright::editor {

class SegmentedChoice;
class SliderField;

/// What the dialog begins with.
struct JointLimitOffer {
    QString joint;                     ///< whose limit it is: "forearm.L", "3 bones"
    std::optional<JointLimit> present; ///< the one that it has
    std::optional<JointLimit> usual;   ///< of its role in a body
    QString role;                      ///< "Left lower arm"; "" without a usual one
    Vec3d along = Vec3d::UnitY();      ///< the bone's direction in its own frame, unit
};

/// Knows no document: limit() is what was chosen, nothing where the joint is to be free.
class JointLimitDialog : public QDialog {
    Q_OBJECT
public:
    explicit JointLimitDialog(const JointLimitOffer& offer, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<JointLimit> limit() const;

private:
    void addKinds();
    void addFields();
    void show(const std::optional<JointLimit>& limit);
    void follow();

    JointLimitOffer m_offer;
    SegmentedChoice* m_kind = nullptr;
    QLabel* m_help = nullptr;
    SegmentedChoice* m_axis = nullptr;
    QWidget* m_axisRow = nullptr;
    SliderField* m_swing = nullptr;
    QWidget* m_swingRow = nullptr;
    SliderField* m_low = nullptr;
    SliderField* m_high = nullptr;
    QLabel* m_lowLabel = nullptr;
    QLabel* m_highLabel = nullptr;
    QWidget* m_range = nullptr;
    Vec3d m_hinge = Vec3d::UnitX(); ///< the axis that it had, where it is none of the three
};

} // namespace rigwright::editor
