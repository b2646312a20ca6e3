// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VertexWeightsPanel: the weights of the vertex under the pointer, or of the selected ones, with
/// bars, locks and the sum.
#pragma once

#include "editor/document/session.h"

#include <QAbstractTableModel>
#include <QWidget>

#include <optional>
#include <vector>

class QStackedLayout;

namespace rigwright::editor {

class BrushOptions;
class Document;
class RowTree;

/// Bones of one vertex, or means over the selected vertices of a mesh, heaviest first, and a last
/// row with the sum. WeightRole gives the number, MixedRole whether the vertices differ in it.
class VertexWeightsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Bone, Bar, Weight, Lock, ColumnCount };
    enum Role { WeightRole = Qt::UserRole, BoneRole, SumRole, MixedRole };

    explicit VertexWeightsModel(Document& document, QObject* parent = nullptr);

    /// The vertex shown; kept when the pointer leaves the mesh, so that one can read it.
    void setVertex(const std::optional<HoveredVertex>& vertex);
    [[nodiscard]] const std::optional<HoveredVertex>& vertex() const { return m_vertex; }
    /// Shows the selected vertices of the mesh instead.
    void setSelectionOf(MeshInstanceIndex mesh);
    [[nodiscard]] MeshInstanceIndex selectionOf() const { return m_selectionOf; }
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Says what was typed; the model follows when the weights have changed.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void weightTyped(rigwright::BoneIndex bone, const QString& text);

private:
    struct Row {
        BoneIndex bone;
        double weight = 0.0;
        double lowest = 0.0;
        double highest = 0.0;

        [[nodiscard]] bool isMixed() const;
    };
    [[nodiscard]] std::vector<Row> shownRows() const;
    [[nodiscard]] QString sumText() const;

    Document& m_document;
    std::optional<HoveredVertex> m_vertex;
    MeshInstanceIndex m_selectionOf;
    std::size_t m_selectedCount = 0;
    std::vector<Row> m_rows;
    double m_sum = 0.0;
    bool m_hasSumRow = false; ///< as the views know it
};

class VertexWeightsPanel : public QWidget {
    Q_OBJECT
public:
    explicit VertexWeightsPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] VertexWeightsModel& model() { return *m_model; }
    [[nodiscard]] RowTree* table() const { return m_table; }
    /// Whose auto-normalise and limit of influences hold for weights that are typed; outlives this.
    void setBrush(const BrushOptions& brush) { m_brush = &brush; }

Q_SIGNALS:
    /// For the dock's header: "vertex 4812".
    void subjectChanged(const QString& subject);
    /// Why a weight that was typed is not there, or not everywhere.
    void messageRequested(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followHovered();
    void followSelection();
    [[nodiscard]] QString subject() const;
    void showVertex(const std::optional<HoveredVertex>& vertex);
    void showSelection();
    void setWeight(BoneIndex bone, const QString& text);

    Document& m_document;
    const BrushOptions* m_brush = nullptr;
    VertexWeightsModel* m_model = nullptr;
    RowTree* m_table = nullptr;
    QStackedLayout* m_pages = nullptr;
};

} // namespace rigwright::editor
