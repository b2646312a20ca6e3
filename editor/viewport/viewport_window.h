// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportWindow: the native window that Qt3D draws into.
#pragma once

#include <Qt3DExtras/Qt3DWindow>

#include <functional>

namespace rigwright::editor {

/// Every event goes to `onEvent` first (true = done), then to Qt3D.
class ViewportWindow : public Qt3DExtras::Qt3DWindow {
    Q_OBJECT
public:
    ViewportWindow();

    std::function<bool(QEvent*)> onEvent;

protected:
    bool event(QEvent* event) override;
};

} // namespace rigwright::editor
