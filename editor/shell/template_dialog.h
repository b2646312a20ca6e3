// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The dialog of “Add template…”: which of the templates without markers, and how many bones.
#pragma once

#include "core/skeleton/templates.h"

#include <QDialog>
#include <QString>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace rigwright::editor {

class SliderField;

/// What the template would be added to.
struct TemplateOffer {
    QString activeBone = {}; ///< "" = none
    bool isBound = false;    ///< meshes hang on bones: the template joins those
};

/// Changes nothing and knows no document.
class TemplateDialog : public QDialog {
    Q_OBJECT
public:
    explicit TemplateDialog(const TemplateOffer& offer, QWidget* parent = nullptr);

    [[nodiscard]] TemplateKind kind() const;
    [[nodiscard]] TemplateOptions options() const;
    /// Else as large as the body, on the floor, as a skeleton of its own.
    [[nodiscard]] bool belowActiveBone() const;

private:
    struct Count {
        TemplateCount TemplateInfo::*range;
        int TemplateOptions::*value;
        QWidget* row = nullptr;
        SliderField* field = nullptr;
    };

    void addCount(const QString& label, TemplateCount TemplateInfo::*range,
                  int TemplateOptions::*value);
    void followKind();
    void followCounts();

    QComboBox* m_kind = nullptr;
    std::vector<Count> m_counts;
    QCheckBox* m_ends = nullptr;
    QCheckBox* m_below = nullptr;
    QLabel* m_result = nullptr;
};

} // namespace rigwright::editor
