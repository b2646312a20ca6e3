// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lays out the error dialog.
#include "editor/shell/error_dialog.h"

#include "editor/ui/surface.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace rigwright::editor {

namespace {
constexpr int kTextWidth = 440;

QLabel* makeParagraph(const QString& text, const char* ink) {
    QLabel* label = makeLabel(text, ink);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFixedWidth(px(kTextWidth));
    return label;
}
} // namespace

ErrorDialog::ErrorDialog(const QString& title, const ErrorText& text, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Rigwright"));
    setAttribute(Qt::WA_DeleteOnClose);
    QStringList report{title, text.what};
    if (!text.where.isEmpty())
        report += tr("Where: %1").arg(text.where);
    if (!text.remedy.isEmpty())
        report += tr("What you can do: %1").arg(text.remedy);
    report += text.details;
    m_report = report.join(QLatin1Char('\n'));

    auto* icon = new QLabel;
    icon->setPixmap(iconPixmap(QStringLiteral("error"), px(20),
                               Theme::current().colour(Token::Error), devicePixelRatioF()));
    icon->setAlignment(Qt::AlignTop);
    auto* body = new QVBoxLayout;
    body->setSpacing(px(8));
    QLabel* heading = makeLabel(title, "text", TextRole::SectionTitle);
    heading->setWordWrap(true);
    heading->setFixedWidth(px(kTextWidth));
    body->addWidget(heading);
    body->addWidget(makeParagraph(text.what, "text"));
    if (!text.where.isEmpty())
        body->addWidget(makeParagraph(tr("Where: %1").arg(text.where), "secondary"));
    if (!text.remedy.isEmpty())
        body->addWidget(makeParagraph(tr("What you can do: %1").arg(text.remedy), "text"));

    m_details = new QPlainTextEdit(text.details);
    m_details->setReadOnly(true);
    m_details->setFixedHeight(px(104));
    m_details->hide();

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_detailsButton = buttons->addButton(tr("Details"), QDialogButtonBox::ActionRole);
    m_detailsButton->setCheckable(true);
    m_detailsButton->setAutoDefault(false);
    m_copyButton = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    m_copyButton->setAutoDefault(false);
    QPushButton* close = buttons->button(QDialogButtonBox::Close);
    close->setDefault(true);
    close->setFocus();
    connect(m_detailsButton, &QPushButton::toggled, this, [this](bool shown) {
        m_details->setVisible(shown);
        adjustSize();
    });
    connect(m_copyButton, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_report); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* row = new QHBoxLayout;
    row->setSpacing(px(12));
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addLayout(body, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    column->addLayout(row);
    column->addWidget(m_details);
    column->addWidget(buttons);
    column->setSizeConstraint(QLayout::SetFixedSize);
}

} // namespace rigwright::editor
