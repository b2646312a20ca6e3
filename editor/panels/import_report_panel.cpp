// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows and words of the import report.
#include "editor/panels/import_report_panel.h"

#include "core/character/bind_pose.h"
#include "editor/document/document.h"
#include "editor/panels/findings_model.h"
#include "editor/ui/finding_words.h"
#include "editor/ui/messages.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>

#include <algorithm>

namespace rigwright::editor {

namespace {

/// A 16 px icon that takes its colour from the theme whenever it is painted.
class Mark : public QWidget {
public:
    Mark(QString icon, Token ink) : m_icon(std::move(icon)), m_ink(ink) {
        setFixedSize(px(16), std::max(px(16), QFontMetrics(uiFont(TextRole::Body)).height()));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.drawPixmap(
            0, (height() - px(16)) / 2,
            iconPixmap(m_icon, px(16), Theme::current().colour(m_ink), devicePixelRatioF()));
    }

private:
    QString m_icon;
    Token m_ink;
};

QLabel* makeParagraph(const QString& text, const char* ink, TextRole role) {
    QLabel* label = makeLabel(text, ink, role);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    label->setContextMenuPolicy(Qt::NoContextMenu); // the panel's own menu copies all of it
    // A long word may be cut rather than widen the panel.
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

QPushButton* makeWord(const QString& text, const QString& about) {
    auto* word = new QPushButton(text);
    word->setProperty("kind", "word");
    word->setFocusPolicy(Qt::StrongFocus);
    word->setCursor(Qt::PointingHandCursor);
    word->setAccessibleDescription(about);
    word->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return word;
}

/// One row: the mark, and a column of what is said.
struct Row {
    QWidget* widget = nullptr;
    QVBoxLayout* column = nullptr;
};

Row makeRow(const QString& icon, Token ink, const QString& title, const QString& spokenTitle) {
    Row row{new QWidget, new QVBoxLayout};
    row.widget->setAccessibleName(spokenTitle);
    auto* line = new QHBoxLayout(row.widget);
    line->setContentsMargins(px(8), px(6), px(8), px(6));
    line->setSpacing(px(8));
    line->addWidget(new Mark(icon, ink), 0, Qt::AlignTop);
    row.column->setSpacing(px(2));
    line->addLayout(row.column, 1);
    row.column->addWidget(makeParagraph(title, "text", TextRole::Body));
    return row;
}

/// Whether a remedy reads the file again (going to the bind pose does not).
bool isRereading(const std::string& fix) {
    return fix.starts_with("reread-") && fix != "reread-bind-pose";
}

bool stands(const Pose& pose, const BindPose& bind) {
    return std::ranges::equal(pose.local, bind.local);
}

} // namespace

ImportReportPanel::ImportReportPanel(Document& document, FindingsModel& live, QWidget* parent)
    : QWidget(parent), m_document(document), m_live(live) {
    m_empty = makeEmptyLabel({});
    auto* content = new QWidget;
    setSurface(content, "panel");
    m_rows = new QVBoxLayout(content);
    m_rows->setContentsMargins(0, px(2), 0, px(8));
    m_rows->setSpacing(0);
    m_scroll = new QScrollArea;
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::StrongFocus); // so that keys scroll it
    m_scroll->setWidget(content);
    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_scroll);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change)) {
            m_settled.clear();
            setImport({}, {}, false); // the owner says more when it knows
        } else if (std::holds_alternative<PoseChanged>(change)) {
            followState();
        }
    });
    connect(&live, &FindingsModel::updated, this, &ImportReportPanel::followState);
    onLanguage(this, [this] {
        m_scroll->setAccessibleName(tr("Import report"));
        rebuild();
    });
}

void ImportReportPanel::setImport(const QString& file, const ImportChoices& choices,
                                  bool canReadAgain) {
    m_file = file;
    m_choices = choices;
    m_canReadAgain = canReadAgain;
    rebuild();
}

QString ImportReportPanel::emptyText() const {
    if (m_document.isEmpty())
        return tr("When a file is opened, what was done while reading it is listed here, and what "
                  "is doubtful: unit, axes, bind pose, weights, textures.");
    if (m_file.isEmpty())
        return tr("Nothing to report: this character did not come from a file.");
    return tr("Nothing to report: unit, axes, bind pose and weights are as they should be.");
}

QList<QPushButton*> ImportReportPanel::words() const {
    return m_scroll->widget()->findChildren<QPushButton*>();
}

/// All rows anew. A word that had the keyboard hands it to the one in its place.
void ImportReportPanel::rebuild() {
    const QList<QPushButton*> before = words();
    const qsizetype focused = std::ranges::find_if(before, &QWidget::hasFocus) - before.begin();
    const int scrolled = m_scroll->verticalScrollBar()->value();
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        if (QWidget* row = item->widget()) {
            // One of its words may be what was clicked just now.
            row->hide();
            row->setParent(nullptr);
            row->deleteLater();
        }
        delete item;
    }
    const Findings& findings = m_document.character().importFindings;
    addChoices();
    for (const Finding& finding : findings)
        addFinding(finding);
    m_rows->addStretch(1);
    const bool empty = m_rows->count() == 1;
    m_empty->setText(emptyText());
    m_pages->setCurrentIndex(empty ? 0 : 1);
    m_scroll->verticalScrollBar()->setValue(scrolled);
    if (focused < before.size()) {
        const QList<QPushButton*> now = words();
        if (now.isEmpty())
            m_scroll->setFocus();
        else
            now[std::min(focused, now.size() - 1)]->setFocus();
    }
    Q_EMIT subjectChanged(findings.empty() ? QString() : QString::number(findings.size()));
}

void ImportReportPanel::addChoices() {
    for (const ChoiceWords& choice : choiceWords(m_choices)) {
        const Row row = makeRow(QStringLiteral("check"), Token::Good, choice.text, choice.text);
        if (m_canReadAgain) {
            QPushButton* word = makeWord(tr("Undo choice"), choice.text);
            connect(word, &QPushButton::clicked, this,
                    [this, kind = choice.kind] { Q_EMIT choiceUndone(kind); });
            row.column->addWidget(word, 0, Qt::AlignLeft);
        }
        m_rows->addWidget(row.widget);
    }
}

void ImportReportPanel::addFinding(const Finding& finding) {
    const bool settled = m_settled.contains(finding.fix);
    const QString title = findingText(finding);
    const Row row = makeRow(settled ? QStringLiteral("check") : severityIcon(finding.severity),
                            settled ? Token::Good : severityToken(finding.severity), title,
                            severityText(finding.severity) + QStringLiteral(": ") + title);
    const QString place = findingPlace(finding);
    QString evidence = findingEvidence(finding);
    if (!place.isEmpty())
        evidence = evidence.isEmpty() ? place : tr("%1: %2").arg(place, evidence);
    if (!evidence.isEmpty()) {
        QLabel* label = makeParagraph(evidence, "secondary", TextRole::Small);
        if (const QString exact = QString::fromStdString(finding.detail);
            !evidence.endsWith(exact, Qt::CaseInsensitive))
            label->setToolTip(exact); // in core's own words
        row.column->addWidget(label);
    }
    if (settled) {
        row.column->addWidget(makeParagraph(tr("Done since"), "secondary", TextRole::Small));
    } else if (const QString fix = fixText(finding.fix);
               !fix.isEmpty() && (m_canReadAgain || !isRereading(finding.fix))) {
        auto* line = new QHBoxLayout;
        line->setSpacing(px(16));
        QPushButton* word = makeWord(finding.fix == "limit" ? tr("Limit to 4") : fix, title);
        connect(word, &QPushButton::clicked, this,
                [this, code = finding.fix] { Q_EMIT fixRequested(QString::fromStdString(code)); });
        line->addWidget(word);
        if (finding.code == "import-unit-doubtful" || finding.code == "import-up-doubtful") {
            QPushButton* other = makeWord(tr("Other…"), title);
            connect(other, &QPushButton::clicked, this, &ImportReportPanel::readAgainRequested);
            line->addWidget(other);
        }
        line->addStretch(1);
        row.column->addLayout(line);
    }
    m_rows->addWidget(row.widget);
}

std::set<std::string> ImportReportPanel::settledFixes() const {
    const Character& character = m_document.character();
    std::set<std::string> settled = m_settled;
    const auto tell = [&settled](const std::string& fix, bool isSettled) {
        if (isSettled)
            settled.insert(fix);
        else
            settled.erase(fix);
    };
    const auto offered = [&character](const char* fix) {
        return std::ranges::find(character.importFindings, fix, &Finding::fix) !=
               character.importFindings.end();
    };
    const auto isLive = [this](const char* code) {
        return std::ranges::find(m_live.findings(), code, &Finding::code) !=
               m_live.findings().end();
    };
    if (offered("reread-bind-pose"))
        tell("reread-bind-pose", stands(character.pose, poseAtBind(character)));
    if (m_live.isChecking())
        return settled; // about the weights as they were
    if (offered("normalise"))
        tell("normalise", !isLive("weights-unnormalised"));
    if (offered("equalise-twins"))
        tell("equalise-twins", !isLive("weights-twins-differ"));
    if (offered("limit"))
        tell("limit", std::ranges::all_of(character.meshes, [](const MeshInstance& mesh) {
                 return !mesh.binding || mesh.binding->weights().maxInfluences() <= 4;
             }));
    return settled;
}

void ImportReportPanel::followState() {
    if (m_document.character().importFindings.empty())
        return;
    std::set<std::string> settled = settledFixes();
    if (settled == m_settled)
        return;
    m_settled = std::move(settled);
    rebuild();
}

QString ImportReportPanel::reportText() const {
    const Findings& findings = m_document.character().importFindings;
    const std::vector<ChoiceWords> choices = choiceWords(m_choices);
    if (findings.empty() && choices.empty())
        return {};
    QStringList lines{
        tr("Import report: %1").arg(m_file.isEmpty() ? m_document.displayName() : m_file)};
    for (const ChoiceWords& choice : choices)
        lines += QStringLiteral("- ") + choice.text;
    for (const Finding& finding : findings) {
        lines += QStringLiteral("- %1: %2 [%3]")
                     .arg(severityText(finding.severity), findingText(finding),
                          QString::fromStdString(finding.code));
        if (!finding.where.empty())
            lines += QStringLiteral("  ") + QString::fromStdString(finding.where);
        if (!finding.detail.empty())
            lines += QStringLiteral("  ") + QString::fromStdString(finding.detail);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void ImportReportPanel::copy() const {
    QGuiApplication::clipboard()->setText(reportText());
}

QList<QAction*> ImportReportPanel::headerActions() {
    auto* copyAll = withText(new QAction(this), [] { return tr("Copy report"); });
    connect(copyAll, &QAction::triggered, this, &ImportReportPanel::copy);
    auto* again = withText(new QAction(this), [] { return tr("Read again as…"); });
    connect(again, &QAction::triggered, this, &ImportReportPanel::readAgainRequested);
    return {copyAll, again};
}

void ImportReportPanel::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    QAction* copyAll = menu.addAction(tr("Copy report"), this, &ImportReportPanel::copy);
    copyAll->setEnabled(!reportText().isEmpty());
    QAction* again =
        menu.addAction(tr("Read again as…"), this, &ImportReportPanel::readAgainRequested);
    again->setEnabled(m_canReadAgain);
    menu.exec(event->globalPos());
}

} // namespace rigwright::editor
