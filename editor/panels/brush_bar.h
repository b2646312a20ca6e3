// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BrushBar: radius, strength, value, mode, falloff and rules of the brush.
#pragma once

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QToolButton;

namespace rigwright::editor {

class BrushOptions;
class Document;
class SegmentedChoice;
class SliderField;
class PressureButton;
struct SliderSettings;
struct BrushValues;

/// Shows BrushOptions and edits them; follows whoever else changes them (keys, drags in the
/// picture).
/// The field of a radius on the screen.
SliderSettings brushRadiusSettings();

class BrushBar : public QWidget {
    Q_OBJECT
public:
    BrushBar(Document& document, BrushOptions& options, QWidget* parent = nullptr);

    [[nodiscard]] SliderField* radius() const { return m_radius; }
    [[nodiscard]] SliderField* worldRadius() const { return m_worldRadius; }
    [[nodiscard]] SliderField* strength() const { return m_strength; }
    [[nodiscard]] SliderField* value() const { return m_value; }
    [[nodiscard]] SegmentedChoice* radiusUnit() const { return m_radiusUnit; }
    [[nodiscard]] QComboBox* mode() const { return m_mode; }
    [[nodiscard]] SegmentedChoice* falloff() const { return m_falloff; }
    [[nodiscard]] QToolButton* frontFaces() const { return m_frontFaces; }
    [[nodiscard]] QToolButton* accumulate() const { return m_accumulate; }
    [[nodiscard]] QToolButton* allMeshes() const { return m_allMeshes; }
    /// What has no room in the bar; hidden where everything has.
    [[nodiscard]] QToolButton* more() const { return m_more; }
    [[nodiscard]] QToolButton* autoNormalise() const { return m_autoNormalise; }
    [[nodiscard]] PressureButton* pressure() const { return m_pressure; }
    [[nodiscard]] QComboBox* maxInfluences() const { return m_maxInfluences; }
    [[nodiscard]] QLabel* lockedText() const { return m_lockedText; }
    /// Smoothing has neither mode nor value; a gradient has no radius and nothing of the surface.
    enum class Use { Painting, Smoothing, Gradient };
    void setUse(Use use);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// Where it is narrow, labels that tool tips repeat fall away, then switches go into a menu.
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void buildSwitches();
    void retranslate();
    void connectEdits();
    void follow();
    void followLocks();
    void followCharacter();
    void followSize();
    void fillMore();
    void fit();
    template <class Edit>
    void change(Edit edit);

    Document& m_document;
    BrushOptions& m_options;
    Use m_use = Use::Painting;
    SliderField* m_radius = nullptr;
    SliderField* m_worldRadius = nullptr;
    SegmentedChoice* m_radiusUnit = nullptr;
    SliderField* m_strength = nullptr;
    SliderField* m_value = nullptr;
    QComboBox* m_mode = nullptr;
    SegmentedChoice* m_falloff = nullptr;
    QToolButton* m_frontFaces = nullptr;
    QToolButton* m_accumulate = nullptr;
    QToolButton* m_autoNormalise = nullptr;
    QToolButton* m_surfaceOnly = nullptr;
    QToolButton* m_xMirror = nullptr;
    PressureButton* m_pressure = nullptr;
    QToolButton* m_allMeshes = nullptr;
    QToolButton* m_more = nullptr;
    std::vector<QToolButton*> m_inMore; ///< switches without room
    bool m_limitInMore = false;
    bool m_manyMeshes = false;
    QComboBox* m_maxInfluences = nullptr;
    QLabel* m_lockedIcon = nullptr;
    QLabel* m_lockedText = nullptr;
    QLabel* m_falloffLabel = nullptr;
    QLabel* m_influencesLabel = nullptr;
};

} // namespace rigwright::editor
