// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// EnvelopeRows: how thick the envelope of one bone is, in the dialog of “Bind…”.
#pragma once

#include "core/character/character.h"

#include <QString>
#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace rigwright::editor {

class SliderField;

/// What the rows are about.
struct EnvelopeOffer {
    QString bone = {};                     ///< empty: no bone is active
    std::optional<EnvelopeRadii> set = {}; ///< by the user
    /// What they are otherwise, as far as that is known.
    std::optional<EnvelopeRadii> fromMesh = {};
    bool isKnown = false; ///< what the mesh has: without `fromMesh` the bone takes no part
    bool hasOtherSide = false;
};

/// Name, two radii, a way back to those of the mesh, and whether the bone of the other side gets
/// the same. Knows no character.
class EnvelopeRows : public QWidget {
    Q_OBJECT
public:
    explicit EnvelopeRows(QWidget* parent = nullptr);

    /// The largest radius that dragging reaches, in metres.
    void setLargest(double metres);
    void showBone(EnvelopeOffer offer);
    [[nodiscard]] bool bothSides() const;

Q_SIGNALS:
    /// The user's radii; none where they are those of the mesh (again).
    void edited(const std::optional<rigwright::EnvelopeRadii>& radii);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    SliderField* addRadius(const char* name, const QString& label, const QString& help);
    void edit();
    [[nodiscard]] QString sentence() const;
    void fitName();

    EnvelopeOffer m_offer;
    double m_largest = 1.0; ///< metres
    QLabel* m_name = nullptr;
    QPushButton* m_reset = nullptr;
    SliderField* m_head = nullptr;
    SliderField* m_tail = nullptr;
    QCheckBox* m_both = nullptr;
};

} // namespace rigwright::editor
