// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportHeader: the row above the picture: skinning method, shading, bones, lines, projection.
#pragma once

#include "core/skin/binding.h"

#include <QWidget>

#include <array>
#include <optional>

class QAction;
class QCheckBox;
class QComboBox;
class QMenu;
class QPushButton;
class QStackedLayout;

namespace rigwright::editor {

class Document;

class ViewportHeader : public QWidget {
    Q_OBJECT
public:
    explicit ViewportHeader(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* method() const { return m_method; }
    [[nodiscard]] QComboBox* shading() const { return m_shading; }
    [[nodiscard]] QComboBox* bones() const { return m_bones; }
    [[nodiscard]] QCheckBox* boneNames() const { return m_boneNames; }
    [[nodiscard]] QCheckBox* boneAxes() const { return m_boneAxes; }
    /// Only where there is a rig.
    [[nodiscard]] QCheckBox* controls() const { return m_controls; }
    /// Stands for the four above where the row is too narrow for them; opens bonesMenu().
    [[nodiscard]] QComboBox* bonesButton() const { return m_bonesButton; }
    [[nodiscard]] QMenu* bonesMenu() const { return m_bonesMenu; }
    [[nodiscard]] QCheckBox* isoLines() const { return m_isoLines; }
    [[nodiscard]] QCheckBox* wire() const { return m_wire; }
    [[nodiscard]] QPushButton* projection() const { return m_projection; }
    /// Of the narrowest row.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build(QWidget* page);
    void makeBonesMenu();
    /// `apart`: the choices of bones stand in the row, not in their menu.
    [[nodiscard]] int rowWidth(bool apart, bool projection) const;
    void makeRoom();
    void retranslate();
    void follow();
    void followMethodHelp(std::optional<SkinningMethod> method);
    void followBones();
    void followControls();
    [[nodiscard]] bool hasRig() const;
    void editView();

    Document& m_document;
    QStackedLayout* m_pages = nullptr;
    QComboBox* m_method = nullptr;
    QComboBox* m_shading = nullptr;
    QComboBox* m_bones = nullptr;
    QCheckBox* m_boneNames = nullptr;
    QCheckBox* m_boneAxes = nullptr;
    QCheckBox* m_controls = nullptr;
    QComboBox* m_bonesButton = nullptr;
    QMenu* m_bonesMenu = nullptr;
    std::array<QAction*, 3> m_displays{}; ///< by BoneDisplay
    QAction* m_namesAction = nullptr;
    QAction* m_axesAction = nullptr;
    QAction* m_controlsAction = nullptr;
    QCheckBox* m_isoLines = nullptr;
    QCheckBox* m_wire = nullptr;
    QPushButton* m_projection = nullptr;
};

} // namespace rigwright::editor
