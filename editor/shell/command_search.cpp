// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Searching and choosing in the command search.
#include "editor/shell/command_search.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document.h"
#include "editor/ui/actions.h"
#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rigwright::editor {

namespace {

constexpr int kMost = 12;
constexpr int kDisabled = 1000; ///< more than any score
enum Role { ActionRole = Qt::UserRole, BoneRole, KeyRole };

class ResultDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {px(200), rowHeight()};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        if ((option.state & QStyle::State_Selected) && (option.state & QStyle::State_Enabled))
            painter->fillRect(option.rect, theme.colour(Token::Hover));
        const QRect row = option.rect.adjusted(px(8), 0, -px(8), 0);
        const QString icon = index.data(Qt::DecorationRole).toString();
        if (!icon.isEmpty())
            painter->drawPixmap(row.left(), row.top() + (row.height() - px(16)) / 2,
                                iconPixmap(icon, px(16), theme.colour(Token::Secondary),
                                           painter->device()->devicePixelRatioF()));
        painter->setFont(uiFont(TextRole::Body));
        const QString key = index.data(KeyRole).toString();
        const int keyWidth = painter->fontMetrics().horizontalAdvance(key);
        const QRect text = row.adjusted(px(24), 0, -keyWidth - px(8), 0);
        painter->setPen(
            theme.colour(option.state & QStyle::State_Enabled ? Token::Text : Token::Disabled));
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                            text.width()));
        painter->setPen(theme.colour(Token::Secondary));
        painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, key);
    }
};

} // namespace

int searchScore(const QString& text, const QString& query) {
    int score = 0;
    for (const QString& word : query.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at < 0)
            return 0;
        int best = 1;
        for (; at >= 0; at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
            if (at == 0)
                best = std::max(best, 3);
            else if (!text[at - 1].isLetterOrNumber())
                best = std::max(best, 2);
        }
        score += best;
    }
    return score;
}

CommandSearch::CommandSearch(Document& document, QList<QAction*> actions, QWidget* parent)
    : QLineEdit(parent), m_document(document), m_actions(std::move(actions)) {
    onLanguage(this, [this] {
        setPlaceholderText(tr("Search commands and bones"));
        setAccessibleName(placeholderText());
    });
    addAction(themeIcon(QStringLiteral("search"), IconTint::Secondary), QLineEdit::LeadingPosition);
    setFixedSize(px(304), fieldHeight());
    // A window of its own: child widgets would lie under the 3D picture.
    m_results = new QListWidget(this);
    m_results->setWindowFlags(Qt::ToolTip | Qt::FramelessWindowHint);
    m_results->setFocusPolicy(Qt::NoFocus);
    m_results->setAttribute(Qt::WA_ShowWithoutActivating);
    setSurface(m_results, "toast");
    m_results->setItemDelegate(new ResultDelegate(m_results));
    m_results->setUniformItemSizes(true);
    m_results->setMouseTracking(true);
    m_results->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_results->hide();
    connect(this, &QLineEdit::textEdited, this, &CommandSearch::search);
    connect(m_results, &QListWidget::itemEntered, m_results,
            [this](QListWidgetItem* item) { m_results->setCurrentItem(item); });
    connect(m_results, &QListWidget::itemClicked, this, &CommandSearch::choose);
}

CommandSearch::~CommandSearch() = default;

void CommandSearch::search(const QString& text) {
    struct Found {
        int score;
        QListWidgetItem* item;
    };
    std::vector<Found> found;
    const QString query = text.trimmed();
    for (qsizetype i = 0; !query.isEmpty() && i < m_actions.size(); ++i) {
        const QAction* action = m_actions[i];
        const QString name = action->property("plainText").toString();
        const int score = searchScore(name, query);
        if (score == 0)
            continue;
        auto* item = new QListWidgetItem(name);
        item->setData(ActionRole, int(i));
        item->setData(KeyRole, action->property("keyText").toString());
        item->setData(Qt::DecorationRole, action->property("iconName").toString());
        if (!action->isEnabled()) {
            item->setFlags(Qt::NoItemFlags);
            item->setData(KeyRole, tr("not now"));
        }
        // What can be done first; then a command before a bone that fits as well.
        found.push_back({2 * score + (action->isEnabled() ? 1 : -kDisabled), item});
    }
    const Character& character = m_document.character();
    for (std::size_t i = 0; !query.isEmpty() && i < character.skeleton.boneCount(); ++i) {
        const QString name = boneText(character, BoneIndex(i));
        const int score = searchScore(name, query);
        if (score == 0)
            continue;
        auto* item = new QListWidgetItem(name);
        item->setData(BoneRole, int(i));
        item->setData(KeyRole, tr("bone"));
        item->setData(Qt::DecorationRole, QStringLiteral("bone"));
        found.push_back({2 * score, item});
    }
    std::ranges::stable_sort(found, std::greater{}, &Found::score);
    m_results->clear();
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (i < kMost)
            m_results->addItem(found[i].item);
        else
            delete found[i].item;
    }
    if (query.isEmpty()) {
        closeResults();
        return;
    }
    if (found.empty()) {
        auto* nothing = new QListWidgetItem(tr("Nothing is called “%1”").arg(query));
        nothing->setFlags(Qt::NoItemFlags);
        m_results->addItem(nothing);
    } else if (m_results->item(0)->flags() & Qt::ItemIsEnabled) {
        m_results->setCurrentRow(0);
    }
    m_results->resize(std::max(width(), px(304)), m_results->count() * rowHeight() + 2);
    m_results->move(mapToGlobal(QPoint(0, height() + px(4))));
    m_results->show();
    m_results->raise();
}

void CommandSearch::choose() {
    const QListWidgetItem* item = m_results->currentItem();
    if (!item || !(item->flags() & Qt::ItemIsEnabled))
        return;
    const QVariant action = item->data(ActionRole);
    const QVariant bone = item->data(BoneRole);
    clear();
    closeResults();
    clearFocus();
    Q_EMIT finished();
    if (action.isValid())
        Q_EMIT actionChosen(m_actions[action.toInt()]);
    else if (bone.isValid())
        Q_EMIT boneChosen(BoneIndex(std::size_t(bone.toInt())));
}

void CommandSearch::closeResults() {
    m_results->hide();
}

bool CommandSearch::event(QEvent* event) {
    // While it is typed in, Escape and the arrows mean the list and not the window's commands.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Up || key == Qt::Key_Down) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void CommandSearch::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Down:
        m_results->setCurrentRow(std::min(m_results->currentRow() + 1, m_results->count() - 1));
        return;
    case Qt::Key_Up:
        m_results->setCurrentRow(std::max(m_results->currentRow() - 1, 0));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose();
        return;
    case Qt::Key_Escape:
        clear();
        closeResults();
        clearFocus();
        Q_EMIT finished();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void CommandSearch::focusOutEvent(QFocusEvent* event) {
    closeResults();
    QLineEdit::focusOutEvent(event);
}

void CommandSearch::paintEvent(QPaintEvent* event) {
    QLineEdit::paintEvent(event);
    if (!text().isEmpty() || hasFocus())
        return;
    QPainter painter(this);
    painter.setFont(uiFont(TextRole::Body));
    painter.setPen(Theme::current().colour(Token::Secondary));
    painter.drawText(rect().adjusted(0, 0, -px(8), 0), Qt::AlignRight | Qt::AlignVCenter,
                     actionKeyText(QStringLiteral("edit.search")));
}

} // namespace rigwright::editor
