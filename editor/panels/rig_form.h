// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigForm: labelled fields that read and write one thing of a rig, both ways.
#pragma once

#include "core/rig/rig_node.h"
#include "editor/ui/slider_field.h"

#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QScrollArea;

namespace rigwright::editor {

class Document;
class NodeChoice;

/// Rows below one another. Every row reads what it shows in follow(); what the user does is written
/// at once: a drag or a typed number is one gesture, with one token for all of its writes.
class RigForm : public QWidget {
    Q_OBJECT
public:
    using Text = std::function<QString()>; ///< asked again in every language

    explicit RigForm(Document& document, QWidget* parent = nullptr);

    struct Number {
        Text label;
        Text help;
        SliderSettings settings;
        std::function<double()> read; ///< in the unit of the field
        std::function<void(double, std::uint64_t)> write;
    };
    SliderField* addNumber(const Number& number);

    /// Fields beside one another under one label, as for a range or three axes; `names`: for
    /// screen readers and in the fields.
    std::vector<SliderField*> addNumbers(const Text& label, const std::vector<Number>& numbers);

    struct Choice {
        Text label;
        Text help;
        std::function<QStringList()> items; ///< always as many
        std::function<int()> read;
        std::function<void(int)> write;
    };
    QComboBox* addChoice(const Choice& choice);

    struct Node {
        Text label;
        Text help;
        std::function<QStringList()> leading; ///< entries for none; may be empty
        std::function<RigNode()> read;
        std::function<void(const RigNode&)> write;
        bool bonesOnly = false;
    };
    NodeChoice* addNode(const Node& node);

    struct Check {
        Text label;
        Text help;
        std::function<bool()> read;
        std::function<void(bool)> write;
    };
    QCheckBox* addCheck(const Check& check);

    /// A row of the caller's own; `label` may be null: then it has the whole width.
    void addRow(const Text& label, QWidget* field);
    /// Run by follow(), for fields of the caller's own.
    void addReader(std::function<void()> read) { m_readers.push_back(std::move(read)); }
    /// The row of that field is there only while `wanted` holds.
    void showIf(QWidget* field, std::function<bool()> wanted);

    /// Reads everything anew, but for the field under the hand.
    void follow();

Q_SIGNALS:
    /// A typed text that is no number: the reason, "" once it is fine.
    void problem(const QString& reason);

private:
    struct Row {
        QLabel* label;
        QWidget* field;
        std::function<bool()> wanted;
    };

    SliderField* makeNumber(const Number& number);

    Document& m_document;
    QGridLayout* m_grid = nullptr;
    std::vector<Row> m_rows;
    std::vector<std::function<void()>> m_readers;
    SliderField* m_editing = nullptr;
    std::uint64_t m_token = 0;
};

/// What is too tall for its dock scrolls.
QScrollArea* scrolled(QWidget* content);

} // namespace rigwright::editor
