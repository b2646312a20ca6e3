// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows and actions of the findings dock.
#include "editor/panels/findings_panel.h"

#include "editor/commands/weight_commands.h"
#include "editor/document/document.h"
#include "editor/panels/findings_model.h"
#include "editor/panels/row_tree.h"
#include "editor/ui/messages.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStackedLayout>

#include <algorithm>

namespace rigwright::editor {

namespace {

QFont actionFont() {
    QFont font = uiFont(TextRole::Body);
    font.setUnderline(true);
    return font;
}

int actionWidth(const QString& word) {
    return word.isEmpty() ? 0 : QFontMetrics(actionFont()).horizontalAdvance(word);
}

class FindingDelegate : public RowDelegate {
public:
    explicit FindingDelegate(QObject* parent)
        : RowDelegate(std::max(px(28), rowHeight()), parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        const auto severity = Severity(index.data(FindingsModel::SeverityRole).toInt());
        const QRect row = option.rect;
        drawRowIcon(painter, QRect(row.left() + px(8), row.top(), px(16), row.height()),
                    severityIcon(severity), theme.colour(severityToken(severity)));
        const QString word = index.data(FindingsModel::FixTextRole).toString();
        const int wordWidth = actionWidth(word);
        const QRect text =
            row.adjusted(px(32), 0, -px(8) - (wordWidth > 0 ? wordWidth + px(12) : 0), 0);
        drawRowText(painter, text, index.data().toString(), uiFont(TextRole::Body),
                    theme.colour(Token::Text));
        if (wordWidth > 0)
            drawRowText(
                painter,
                QRect(row.right() - px(8) - wordWidth, row.top(), wordWidth + 1, row.height()),
                word, actionFont(), theme.colour(Token::Text), Qt::AlignRight);
    }
};

} // namespace

FindingsPanel::FindingsPanel(Document& document, FindingsModel& model, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(model) {
    m_list = new RowTree;
    m_list->setModel(&model);
    m_list->setItemDelegate(new FindingDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->viewport()->installEventFilter(this);
    m_list->installEventFilter(this);
    m_quiet = makeEmptyLabel({});
    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(m_quiet);
    m_pages->addWidget(m_list);
    connect(&model, &FindingsModel::updated, this, &FindingsPanel::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            follow();
    });
    onLanguage(this, [this] {
        m_list->setAccessibleName(tr("Findings"));
        follow();
    });
}

void FindingsPanel::follow() {
    const int rows = m_model.rowCount();
    m_pages->setCurrentIndex(rows > 0 ? 1 : 0);
    if (m_document.isEmpty())
        m_quiet->setText(tr("Checks run by themselves once there is a mesh: missing weights, sums "
                            "that are not 1, too many influences, seams that differ."));
    else if (m_model.isChecking())
        m_quiet->setText(tr("Checking…"));
    else if (std::ranges::none_of(m_document.character().meshes, [](const MeshInstance& mesh) {
                 return mesh.binding.has_value();
             }))
        m_quiet->setText(tr("No mesh is bound to bones: there are no weights to check."));
    else
        m_quiet->setText(tr("Nothing found: every bound vertex has its bones, every sum is 1."));
    Q_EMIT subjectChanged(rows > 0 ? QString::number(rows) : QString());
}

QRect FindingsPanel::actionRect(int row) const {
    const QModelIndex index = m_model.index(row);
    const int width = actionWidth(index.data(FindingsModel::FixTextRole).toString());
    const QRect rect = m_list->visualRect(index);
    return width > 0 ? QRect(rect.right() - px(8) - width, rect.top(), width + px(8), rect.height())
                     : QRect();
}

void FindingsPanel::applyFix(int row) {
    const QModelIndex index = m_model.index(row);
    if (index.data(FindingsModel::FixTextRole).toString().isEmpty())
        return; // no remedy, or one that is no command of the window
    const QString fix = index.data(FindingsModel::FixRole).toString();
    if (fix != QLatin1String("normalise")) {
        Q_EMIT fixRequested(fix);
        return;
    }
    if (!normaliseWeights(m_document, MeshInstanceIndex()))
        Q_EMIT messageRequested(tr("Nothing was changed: the bones of these vertices are locked."));
}

bool FindingsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const int row = m_list->indexAt(mouse->pos()).row();
        if (mouse->button() == Qt::LeftButton && row >= 0 &&
            actionRect(row).contains(mouse->pos())) {
            applyFix(row);
            return true;
        }
    } else if (watched == m_list->viewport() && event->type() == QEvent::MouseMove) {
        const QPoint at = static_cast<QMouseEvent*>(event)->pos();
        const int row = m_list->indexAt(at).row();
        m_list->viewport()->setCursor(
            row >= 0 && actionRect(row).contains(at) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    } else if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_list->currentIndex().isValid()) {
            applyFix(m_list->currentIndex().row());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rigwright::editor
