// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VertexWeightsPanel: the weights of the vertex under the pointer, with bars, locks and the sum.
#pragma once

#include "editor/document/session.h"

#include <QAbstractTableModel>
#include <QWidget>

#include <optional>
#include <vector>

class QStackedLayout;

namespace rigwright::editor {

class Document;
class RowTree;

/// Bones of one vertex, heaviest first, and a last row with the sum. WeightRole gives the number.
class VertexWeightsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Bone, Bar, Weight, Lock, ColumnCount };
    enum Role { WeightRole = Qt::UserRole, BoneRole, SumRole };

    explicit VertexWeightsModel(Document& document, QObject* parent = nullptr);

    /// The vertex shown; kept when the pointer leaves the mesh, so that one can read it.
    void setVertex(const std::optional<HoveredVertex>& vertex);
    [[nodiscard]] const std::optional<HoveredVertex>& vertex() const { return m_vertex; }
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        BoneIndex bone;
        double weight = 0.0;
    };

    Document& m_document;
    std::optional<HoveredVertex> m_vertex;
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

Q_SIGNALS:
    /// For the dock's header: "vertex 4812".
    void subjectChanged(const QString& subject);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followHovered();
    void followSelection();
    [[nodiscard]] QString subject() const;
    void showVertex(const std::optional<HoveredVertex>& vertex);

    Document& m_document;
    VertexWeightsModel* m_model = nullptr;
    RowTree* m_table = nullptr;
    QStackedLayout* m_pages = nullptr;
};

} // namespace rigwright::editor
