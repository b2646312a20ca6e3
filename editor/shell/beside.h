// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where dialogs stand that are about the picture.
#pragma once

class QWidget;

namespace rigwright::editor {

/// In the lower right corner of the window, on its screen: the picture shows what the dialog is
/// about, and above it bones can be chosen in their tree.
void placeBeside(QWidget& dialog, const QWidget& window);

} // namespace rigwright::editor
