// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A box to choose a bone from, by the list or by typing a part of its name.
#pragma once

#include <QString>
#include <QStringList>

class QComboBox;
class QWidget;

namespace rigwright::editor {

/// `none` is the first item where it is not empty.
QComboBox* makeBoneBox(const QStringList& names, const QString& none, QWidget* parent = nullptr);

/// The item whose text stands in the box, for several of that text the chosen one; nothing typed is
/// the first item. -1 where no item is called so.
int chosenItem(const QComboBox& box);

} // namespace rigwright::editor
