// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SelectionChip: counting and clearing.
#include "editor/panels/selection_chip.h"

#include "editor/document/document.h"
#include "editor/tools/select_vertices.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"
#include "editor/ui/theme.h"

#include <QHBoxLayout>

namespace rigwright::editor {

SelectionChip::SelectionChip(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    m_icon = new QLabel;
    m_icon->setFixedSize(px(16), px(16));
    m_label = makeLabel({}, "text");
    m_clear = makeToolButton(QStringLiteral("close"), false, [] {
        return ToolButtonTexts{toolTipText(
            tr("Select none"), {}, tr("Painting and operations reach every vertex again."))};
    });
    m_clear->setIconSize(QSize(px(14), px(14)));
    m_clear->setFixedSize(px(20), px(20));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, px(8), 0);
    row->setSpacing(px(4));
    row->addWidget(makeLine(Qt::Vertical, px(24)));
    row->addSpacing(px(4));
    row->addWidget(m_icon);
    row->addWidget(m_label);
    row->addWidget(m_clear);
    connect(m_clear, &QToolButton::clicked, this,
            [this] { chooseVertices(m_document, VertexChoice::None); });
    connect(&document.session(), &Session::selectedVerticesChanged, this, &SelectionChip::follow);
    connect(&document.session(), &Session::selectionChanged, this, &SelectionChip::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            follow();
    });
    connect(&Theme::current(), &Theme::changed, this, &SelectionChip::follow);
    onLanguage(this, [this] { follow(); });
}

void SelectionChip::follow() {
    const std::size_t count = m_document.session().selectedVertices().size();
    setVisible(count > 0);
    m_icon->setPixmap(iconPixmap(QStringLiteral("lasso"), px(16),
                                 Theme::current().colour(Token::AccentText), devicePixelRatioF()));
    m_label->setText(tr("%n selected", nullptr, int(count)));
    m_label->setToolTip(tr("Painting and operations keep to the selected vertices"));
}

} // namespace rigwright::editor
