// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PosesPanel: the library of saved poses: save, apply, blend, rename, order.
#pragma once

#include "core/character/character.h"
#include "core/pose/pose.h"

#include <QAbstractListModel>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QPushButton;
class QStackedLayout;

namespace rigwright::editor {

class Document;
class RowTree;
class SliderField;

/// A row a saved pose, in the order of the library; the name can be edited.
class PosesModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit PosesModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void reset();
    void follow();

    Document& m_document;
    std::vector<std::shared_ptr<const SavedPose>> m_shown; ///< the list as the views know it
};

/// Double click or Enter applies a pose, to the selected bones alone where the box is ticked; the
/// slider goes part of the way, live and as one step. F2 renames, Delete deletes, Alt with an arrow
/// moves; the rest is in the context menu.
class PosesPanel : public QWidget {
    Q_OBJECT
public:
    explicit PosesPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] RowTree* list() const { return m_list; }
    [[nodiscard]] QPushButton* saveButton() const { return m_save; }
    [[nodiscard]] QCheckBox* selectedOnly() const { return m_selectedOnly; }
    [[nodiscard]] SliderField* blendField() const { return m_blend; }

    /// Keeps what is on screen under the next free name, which can then be typed over.
    void save();
    /// Applies the pose after the current one, or before it; from the ends it goes round.
    void step(int direction);
    void applyCurrent(bool mirrored);

Q_SIGNALS:
    /// For the dock's header: how many poses there are.
    void subjectChanged(const QString& subject);
    /// Why nothing was done.
    void messageRequested(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildControls();
    void buildList();
    void follow();
    void followChoice();
    [[nodiscard]] std::optional<std::size_t> current() const;
    [[nodiscard]] std::vector<BoneIndex> chosenBones() const;
    [[nodiscard]] bool handleKey(int key, Qt::KeyboardModifiers modifiers);
    void choose(std::size_t pose);
    void moveCurrent(int by);
    void removeCurrent();
    void blend(double amount);
    void showMenu(const QPoint& position);

    Document& m_document;
    PosesModel* m_model = nullptr;
    RowTree* m_list = nullptr;
    QPushButton* m_save = nullptr;
    QCheckBox* m_selectedOnly = nullptr;
    SliderField* m_blend = nullptr;
    QStackedLayout* m_pages = nullptr;
    std::optional<Pose> m_blendFrom; ///< while the slider is dragged
    std::uint64_t m_blendToken = 0;
};

} // namespace rigwright::editor
