// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Makes the rows and keeps them in step.
#include "editor/panels/rig_form.h"

#include "editor/document/document.h"
#include "editor/panels/node_choice.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {
constexpr int kLabelWidth = 88;
} // namespace

RigForm::RigForm(Document& document, QWidget* parent) : QWidget(parent), m_document(document) {
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(px(8), px(8), px(8), px(8));
    m_grid->setHorizontalSpacing(px(8));
    m_grid->setVerticalSpacing(px(4));
    m_grid->setColumnMinimumWidth(0, px(kLabelWidth));
    m_grid->setColumnStretch(1, 1);
}

void RigForm::addRow(const Text& label, QWidget* field) {
    const int row = int(m_rows.size());
    QLabel* text = nullptr;
    if (label) {
        text = withText(makeLabel({}, "secondary"), label);
        m_grid->addWidget(text, row, 0);
        m_grid->addWidget(field, row, 1);
    } else {
        m_grid->addWidget(field, row, 0, 1, 2);
    }
    m_rows.push_back({text, field, {}});
}

void RigForm::showIf(QWidget* field, std::function<bool()> wanted) {
    const auto row = std::ranges::find_if(m_rows, [field](const Row& candidate) {
        return candidate.field == field || candidate.field == field->parentWidget();
    });
    if (row != m_rows.end())
        row->wanted = std::move(wanted);
}

SliderField* RigForm::makeNumber(const Number& number) {
    auto* field = new SliderField(number.settings);
    onLanguage(field, [field, number] {
        const QString name = number.label();
        field->setAccessibleName(name);
        field->setToolTip(number.help ? number.help() : QString());
    });
    connect(field, &SliderField::editingStarted, this, [this, field] {
        m_document.endOpenEdit(); // what is written goes on from what the document holds
        m_token = nextRigToken();
        m_editing = field;
    });
    connect(field, &SliderField::problem, this, &RigForm::problem);
    connect(field, &SliderField::valueEdited, this,
            [this, write = number.write](double value) { write(value, m_token); });
    connect(field, &SliderField::editingFinished, this, [this] {
        m_editing = nullptr;
        follow();
    });
    m_readers.push_back([this, field, read = number.read] {
        if (m_editing != field)
            field->setValue(read());
    });
    return field;
}

SliderField* RigForm::addNumber(const Number& number) {
    SliderField* field = makeNumber(number);
    addRow(number.label, field);
    return field;
}

std::vector<SliderField*> RigForm::addNumbers(const Text& label,
                                              const std::vector<Number>& numbers) {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(px(4));
    std::vector<SliderField*> fields;
    for (const Number& number : numbers) {
        fields.push_back(makeNumber(number));
        line->addWidget(fields.back(), 1);
    }
    addRow(label, row);
    return fields;
}

QComboBox* RigForm::addChoice(const Choice& choice) {
    auto* box = new FormChoice;
    onLanguage(box, [box, choice] {
        setItemTexts(*box, choice.items());
        box->setAccessibleName(choice.label());
        box->setToolTip(choice.help ? choice.help() : QString());
    });
    connect(box, &QComboBox::activated, this, [this, write = choice.write](int item) {
        m_document.endOpenEdit();
        write(item);
        follow();
    });
    m_readers.push_back([box, read = choice.read] {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(read());
    });
    addRow(choice.label, box);
    return box;
}

NodeChoice* RigForm::addNode(const Node& node) {
    auto* box = new NodeChoice(m_document, node.bonesOnly ? NodeChoice::Lists::Bones
                                                          : NodeChoice::Lists::Nodes);
    onLanguage(box, [box, node] {
        if (node.leading)
            box->setLeading(node.leading());
        box->setAccessibleName(node.label());
        box->setToolTip(node.help ? node.help() : QString());
    });
    connect(box, &NodeChoice::nodeChosen, this, [this, write = node.write](const RigNode& chosen) {
        m_document.endOpenEdit();
        write(chosen);
        follow();
    });
    m_readers.push_back([box, read = node.read] { box->setNode(read()); });
    addRow(node.label, box);
    return box;
}

QCheckBox* RigForm::addCheck(const Check& check) {
    auto* box = new QCheckBox;
    box->setFocusPolicy(Qt::TabFocus);
    onLanguage(box, [box, check] {
        box->setText(check.label());
        box->setToolTip(check.help ? check.help() : QString());
    });
    connect(box, &QCheckBox::clicked, this, [this, write = check.write](bool on) {
        m_document.endOpenEdit();
        write(on);
        follow();
    });
    m_readers.push_back([box, read = check.read] { box->setChecked(read()); });
    addRow({}, box);
    return box;
}

void RigForm::follow() {
    for (const Row& row : m_rows) {
        if (!row.wanted)
            continue;
        const bool wanted = row.wanted();
        row.field->setVisible(wanted);
        if (row.label)
            row.label->setVisible(wanted);
    }
    for (const auto& read : m_readers)
        read();
}

QScrollArea* scrolled(QWidget* content) {
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    setSurface(scroll, "panel");
    setSurface(content, "panel");
    scroll->setWidget(content);
    return scroll;
}

} // namespace rigwright::editor
