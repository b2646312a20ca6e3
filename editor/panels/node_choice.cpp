// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Fills the box with names, and finds nodes in it.
#include "editor/panels/node_choice.h"

#include "editor/document/document.h"
#include "editor/ui/icons.h"
#include "editor/ui/rig_words.h"

#include <QSignalBlocker>
#include <QWheelEvent>

#include <utility>

namespace rigwright::editor {

FormChoice::FormChoice(QWidget* parent) : QComboBox(parent) {
    setFocusPolicy(Qt::TabFocus);
    setMaxVisibleItems(20);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

void FormChoice::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

NodeChoice::NodeChoice(Document& document, Lists lists, QWidget* parent)
    : FormChoice(parent), m_document(document), m_lists(lists) {
    connect(this, &QComboBox::activated, this, [this](int entry) {
        Q_EMIT nodeChosen(nodeAt(entry), entry < int(m_leading.size()) ? entry : -1);
    });
}

void NodeChoice::setLeading(const QStringList& texts) {
    const int now = currentIndex();
    const bool sameCount = texts.size() == m_leading.size();
    m_leading = texts;
    if (!sameCount || count() < int(texts.size())) {
        m_names.clear();
        clear();
        return;
    }
    for (int i = 0; i < int(texts.size()); ++i)
        setItemText(i, texts[i]);
    setCurrentIndex(now);
}

/// Only where names are other ones than those listed: rigs are edited at every step of a drag.
void NodeChoice::refill() {
    const Character& character = m_document.character();
    const Rig& rig = rigOf(character);
    const std::size_t controls = m_lists == Lists::Nodes ? rig.controls.size() : 0;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < controls; ++i)
        names.push_back(controlLabel(rig, ControlIndex(i)));
    names.insert(names.end(), character.skeleton.names.begin(), character.skeleton.names.end());
    if (names == m_names && controls == m_controls && count() > 0)
        return;
    m_names = std::move(names);
    m_controls = controls;
    clear();
    addItems(m_leading);
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const bool isControl = i < m_controls;
        addItem(themeIcon(isControl ? QStringLiteral("control") : QStringLiteral("bone"),
                          IconTint::Secondary),
                isControl ? controlName(rig, ControlIndex(i))
                          : nodeText(rig, character.skeleton, boneNode(BoneIndex(i - m_controls))));
    }
}

void NodeChoice::setNode(const RigNode& node) {
    const QSignalBlocker quiet(this);
    refill();
    setCurrentIndex(node.isNone() ? (m_leading.isEmpty() ? -1 : 0) : entryOf(node));
}

void NodeChoice::setLeadingCurrent(int entry) {
    const QSignalBlocker quiet(this);
    refill();
    setCurrentIndex(entry);
}

RigNode NodeChoice::nodeAt(int entry) const {
    if (entry < int(m_leading.size()))
        return {};
    const std::size_t place = std::size_t(entry) - std::size_t(m_leading.size());
    return place < m_controls ? controlNode(ControlIndex(place))
                              : boneNode(BoneIndex(place - m_controls));
}

int NodeChoice::entryOf(const RigNode& node) const {
    const int first = int(m_leading.size());
    if (node.control.isValid() && node.control.value() < m_controls)
        return first + int(node.control.value());
    if (node.bone.isValid() && node.bone.value() < m_names.size() - m_controls)
        return first + int(m_controls) + int(node.bone.value());
    return -1;
}

} // namespace rigwright::editor
