// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Toasts and their stack.
#include "editor/ui/toast.h"

#include "editor/ui/messages.h"
#include "editor/ui/surface.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <chrono>

namespace rigwright::editor {

namespace {
constexpr std::chrono::seconds kStays{6};
constexpr std::size_t kMost = 3;
} // namespace

Toast::Toast(Severity severity, const QString& sentence, std::vector<ToastAction> actions,
             QWidget* parent)
    : QWidget(parent), m_sentence(sentence), m_timer(this) {
    setAttribute(Qt::WA_NativeWindow);
    setAttribute(Qt::WA_DeleteOnClose);
    setSurface(this, "toast");
    setFixedHeight(px(36));
    setFocusPolicy(Qt::TabFocus); // a click on it takes no keys from the picture
    setAccessibleName(sentence);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(px(12), 0, px(8), 0);
    row->setSpacing(px(12));
    auto* icon = new QLabel;
    icon->setPixmap(iconPixmap(severityIcon(severity), px(16),
                               Theme::current().colour(severityToken(severity)),
                               devicePixelRatioF()));
    row->addWidget(icon);
    row->addWidget(makeLabel(sentence));
    for (ToastAction& action : actions) {
        auto* button = new QPushButton(action.text);
        button->setProperty("kind", "word");
        button->setFocusPolicy(Qt::TabFocus);
        button->setCursor(Qt::PointingHandCursor);
        QFont font = uiFont(TextRole::Body);
        font.setUnderline(true);
        button->setFont(font);
        connect(button, &QPushButton::clicked, this, [this, run = std::move(action.run)] {
            close();
            Q_EMIT closed();
            run();
        });
        row->addWidget(button);
    }
    QToolButton* closeButton = makeToolButton(QStringLiteral("close"), false,
                                              [] { return ToolButtonTexts{tr("Close message")}; });
    closeButton->setIconSize(QSize(px(16), px(16)));
    connect(closeButton, &QToolButton::clicked, this, [this] {
        close();
        Q_EMIT closed();
    });
    row->addWidget(closeButton);

    m_timer.setSingleShot(true);
    m_timer.setInterval(kStays);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (isAncestorOf(QApplication::focusWidget()) || hasFocus()) {
            m_timer.start(); // somebody is at it with the keyboard
            return;
        }
        close();
        Q_EMIT closed();
    });
    m_timer.start();
}

void Toast::enterEvent(QEnterEvent*) {
    m_timer.stop();
}
void Toast::leaveEvent(QEvent*) {
    m_timer.start();
}

/// Escape closes the message, whatever else it means in the window.
bool Toast::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QWidget::event(event);
}

void Toast::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        close();
        Q_EMIT closed();
        return;
    }
    QWidget::keyPressEvent(event);
}

ToastStack::ToastStack(QWidget* host, QWidget* area) : QObject(host), m_host(host), m_area(area) {
    area->installEventFilter(this);
}

void ToastStack::show(Severity severity, const QString& sentence,
                      std::vector<ToastAction> actions) {
    // A message that repeats itself takes the place of the former one.
    for (const QPointer<Toast>& toast : m_toasts) {
        if (toast && toast->sentence() == sentence)
            toast->close();
    }
    std::erase_if(m_toasts,
                  [](const QPointer<Toast>& toast) { return !toast || !toast->isVisible(); });
    while (m_toasts.size() >= kMost) {
        m_toasts.front()->close();
        m_toasts.erase(m_toasts.begin());
    }
    auto* toast = new Toast(severity, sentence, std::move(actions), m_host);
    connect(toast, &Toast::closed, this, &ToastStack::arrange);
    m_toasts.emplace_back(toast);
    toast->show();
    arrange();
}

std::vector<Toast*> ToastStack::toasts() const {
    std::vector<Toast*> shown;
    for (const QPointer<Toast>& toast : m_toasts) {
        if (toast && toast->isVisible())
            shown.push_back(toast);
    }
    return shown;
}

bool ToastStack::focusNewest() {
    const std::vector<Toast*> shown = toasts();
    if (shown.empty())
        return false;
    shown.back()->setFocus(Qt::TabFocusReason);
    return true;
}

void ToastStack::clear() {
    for (Toast* toast : toasts())
        toast->close();
    m_toasts.clear();
}

bool ToastStack::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move ||
        event->type() == QEvent::Show)
        arrange();
    return QObject::eventFilter(watched, event);
}

void ToastStack::arrange() {
    const QPoint corner = m_area->mapTo(m_host, QPoint(m_area->width(), m_area->height()));
    int bottom = corner.y() - px(16);
    const std::vector<Toast*> shown = toasts();
    for (auto toast = shown.rbegin(); toast != shown.rend(); ++toast) {
        const int width = std::min((*toast)->sizeHint().width(), m_area->width() - px(32));
        (*toast)->setGeometry(corner.x() - px(16) - width, bottom - px(36), width, px(36));
        (*toast)->raise();
        bottom -= px(36) + px(8);
    }
}

} // namespace rigwright::editor
