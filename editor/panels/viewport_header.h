// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportHeader: the row above the picture: skinning method, shading, bones, lines, projection.
#pragma once

#include "core/skin/binding.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
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
    [[nodiscard]] QCheckBox* isoLines() const { return m_isoLines; }
    [[nodiscard]] QCheckBox* wire() const { return m_wire; }
    [[nodiscard]] QPushButton* projection() const { return m_projection; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build(QWidget* page);
    void makeRoom();
    void retranslate();
    void follow();
    void followMethodHelp(std::optional<SkinningMethod> method);
    void editView();

    Document& m_document;
    QStackedLayout* m_pages = nullptr;
    QComboBox* m_method = nullptr;
    QComboBox* m_shading = nullptr;
    QComboBox* m_bones = nullptr;
    QCheckBox* m_isoLines = nullptr;
    QCheckBox* m_wire = nullptr;
    QPushButton* m_projection = nullptr;
};

} // namespace rigwright::editor
