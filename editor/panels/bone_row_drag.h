// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneRowDrag: rows of the bones tree drawn by the pointer onto the bone that they shall hang below.
#pragma once

#include "core/base/index.h"
#include "core/skeleton/skeleton_edit.h"

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QTimer>

#include <optional>
#include <vector>

class QLabel;
class QPainter;
class QTreeView;

namespace rigwright::editor {

class Document;

/// Where dragged bones were let go. `parent` invalid: they become roots.
struct BoneDrop {
    std::vector<BoneIndex> bones;
    BoneIndex parent;
    ReparentPlace place = ReparentPlace::Keep;
};

/// Onto a row: the bones keep their place, with Alt they go to its end. Onto the ground below the
/// rows: they become roots. Says beside the pointer what would come of it, or why it cannot be;
/// opens rows that are waited on, and scrolls at the edges. Whatever else is done to the document
/// ends it without a trace. Not a drag of the window system: nothing of it could leave the tree.
class BoneRowDrag : public QObject {
    Q_OBJECT
public:
    BoneRowDrag(Document& document, QTreeView& tree);

    [[nodiscard]] bool isActive() const { return m_active; }
    void begin(std::vector<BoneIndex> bones);
    /// In coordinates of the tree's viewport.
    void moveTo(const QPoint& position, Qt::KeyboardModifiers modifiers);
    void setModifiers(Qt::KeyboardModifiers modifiers) { moveTo(m_position, modifiers); }
    /// Ends it; nothing where it was over no place, or one that is refused (see refused()).
    std::optional<BoneDrop> drop();
    void cancel();

    /// The row that would be the parent, and whether it may: for painting.
    [[nodiscard]] BoneIndex target() const;
    /// The line around the ground below the rows, where that is the target.
    void paintGround(QPainter& painter) const;
    /// What stands beside the pointer.
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    /// Let go over a place that cannot be: why.
    void refused(const QString& sentence);

private:
    void judge();
    void say();
    void placeLabel();
    void scroll();
    void end();

    Document& m_document;
    QTreeView& m_tree;
    QPointer<QLabel> m_label;
    QTimer m_opening;
    QTimer m_scrolling;
    bool m_active = false;
    QPoint m_position;
    Qt::KeyboardModifiers m_modifiers;
    BoneDrop m_drop;
    bool m_overPlace = false;
    QString m_refusal; ///< "" where it may be
};

} // namespace rigwright::editor
