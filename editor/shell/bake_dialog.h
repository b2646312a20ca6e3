// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The dialog of “Bake to keys…”: what is baked, how many frames a second, how exactly.
#pragma once

#include "core/character/bake_clip.h"

#include <QDialog>
#include <QStringList>

class QComboBox;
class QLabel;
class QLineEdit;

namespace rigwright::editor {

class SliderField;

/// What can be baked.
struct BakeOffer {
    struct ClipInfo {
        QString name;
        double duration = 0.0; ///< seconds
    };
    std::vector<ClipInfo> clips;
    int current = -1;  ///< the clip that is shown; -1: the pose
    BakeSettings last; ///< numbers of the last time
};

/// Knows no document: settings() is what was chosen.
class BakeDialog : public QDialog {
    Q_OBJECT
public:
    explicit BakeDialog(const BakeOffer& offer, QWidget* parent = nullptr);

    [[nodiscard]] BakeSettings settings() const;

private:
    void addFields(const BakeOffer& offer);
    void follow();
    [[nodiscard]] int clip() const;

    std::vector<BakeOffer::ClipInfo> m_clips;
    QComboBox* m_source = nullptr;
    QLineEdit* m_name = nullptr;
    SliderField* m_rate = nullptr;
    SliderField* m_angle = nullptr;
    SliderField* m_distance = nullptr;
    QLabel* m_result = nullptr;
    bool m_nameIsOwn = false; ///< typed, not ours
};

} // namespace rigwright::editor
