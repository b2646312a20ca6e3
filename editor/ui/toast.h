// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Toasts: short messages with an action over the lower right corner of the picture.
#pragma once

#include "core/base/finding.h"

#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <vector>

namespace rigwright::editor {

/// One word at the right of a toast.
struct ToastAction {
    QString text;
    std::function<void()> run;
};

/// 36 px high, opaque and square, because it lies as a native sibling over the 3D window. Goes by
/// itself after 6 s unless the pointer or the keyboard is on it.
class Toast : public QWidget {
    Q_OBJECT
public:
    Toast(Severity severity, const QString& sentence, std::vector<ToastAction> actions,
          QWidget* parent);

    [[nodiscard]] const QString& sentence() const { return m_sentence; }

Q_SIGNALS:
    void closed();

protected:
    bool event(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_sentence;
    QTimer m_timer;
};

/// At most three toasts, the newest at the bottom, 16 px from the right and lower edge of `area`.
class ToastStack : public QObject {
    Q_OBJECT
public:
    /// `host` becomes the parent of the toasts; `area` lies inside it.
    ToastStack(QWidget* host, QWidget* area);

    void show(Severity severity, const QString& sentence, std::vector<ToastAction> actions = {});
    [[nodiscard]] std::vector<Toast*> toasts() const;
    /// F6: the keyboard goes to the newest toast. False where there is none.
    bool focusNewest();
    void clear();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();

    QWidget* m_host;
    QWidget* m_area;
    std::vector<QPointer<Toast>> m_toasts;
};

} // namespace rigwright::editor
