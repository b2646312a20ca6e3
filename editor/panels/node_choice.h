// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// NodeChoice: a box that names a bone or a control of the document.
#pragma once

#include "core/rig/rig_node.h"

#include <QComboBox>
#include <QStringList>

#include <string>
#include <vector>

namespace rigwright::editor {

class Document;

/// A combo box of a form: the wheel scrolls what is around, unless it has the keyboard.
class FormChoice : public QComboBox {
    Q_OBJECT
public:
    explicit FormChoice(QWidget* parent = nullptr);

protected:
    void wheelEvent(QWheelEvent* event) override;
};

/// First entries of its owner's ("none"), then all controls, then all bones.
class NodeChoice : public FormChoice {
    Q_OBJECT
public:
    /// What is listed; Bones: for what cannot be a control.
    enum class Lists { Nodes, Bones };

    explicit NodeChoice(Document& document, Lists lists = Lists::Nodes, QWidget* parent = nullptr);

    /// Texts before the nodes; what is chosen stays.
    void setLeading(const QStringList& texts);
    /// None: the first of the leading entries, where there is one.
    void setNode(const RigNode& node);
    void setLeadingCurrent(int entry);
    /// The node of an entry; none for leading ones.
    [[nodiscard]] RigNode nodeAt(int entry) const;
    [[nodiscard]] int entryOf(const RigNode& node) const;

Q_SIGNALS:
    /// The user's choice; of a leading entry: its number, and no node.
    void nodeChosen(const rigwright::RigNode& node, int leading);

private:
    void refill();

    Document& m_document;
    Lists m_lists;
    QStringList m_leading;
    std::vector<std::string> m_names; ///< controls, then bones, as listed
    std::size_t m_controls = 0;
};

} // namespace rigwright::editor
