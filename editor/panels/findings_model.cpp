// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Background checks of a document.
#include "editor/panels/findings_model.h"

#include "core/quality/lint.h"
#include "editor/document/document.h"
#include "editor/ui/finding_words.h"
#include "editor/ui/messages.h"

#include <QPointer>

#include <algorithm>
#include <chrono>

namespace rigwright::editor {

namespace {
/// Long enough that a row of dabs or typed numbers is one check.
constexpr std::chrono::milliseconds kQuietFor{400};
} // namespace

FindingsModel::FindingsModel(Document& document, TaskRunner& tasks, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_tasks(tasks) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(kQuietFor);
    connect(&m_delay, &QTimer::timeout, this, &FindingsModel::start);
    connect(&tasks, &TaskRunner::finished, this, [this](TaskRunner::Id id) {
        if (id == m_task)
            afterTask();
    });
    connect(&document, &Document::changed, this, [this](const Change& change) {
        // Poses, locks and methods do not change what lint reads.
        if (std::holds_alternative<DocumentReset>(change)) {
            beginResetModel();
            m_findings.clear();
            endResetModel();
            Q_EMIT updated();
            schedule();
        } else if (std::holds_alternative<WeightsChanged>(change)) {
            schedule();
        }
    });
    if (!document.isEmpty())
        schedule();
}

FindingsModel::~FindingsModel() = default;

void FindingsModel::setMaxInfluences(std::size_t most) {
    if (most == m_maxInfluences)
        return;
    m_maxInfluences = most;
    if (!m_document.isEmpty())
        schedule();
}

std::size_t FindingsModel::count(Severity severity) const {
    return std::size_t(std::ranges::count(m_findings, severity, &Finding::severity));
}

void FindingsModel::schedule() {
    m_stale = m_stale || m_task != 0;
    m_delay.start();
}

void FindingsModel::start() {
    if (m_task != 0) { // asks again when the one under way is done
        m_stale = true;
        return;
    }
    m_stale = false;
    Task task;
    task.name = tr("Checking the character");
    task.quiet = true;
    // The copy shares blocks; it is made here, on the thread that owns the character, and goes with
    // the work, before the result is told: the document's blocks are its own again.
    task.work = [self = QPointer(this),
                 copy = std::make_shared<const Character>(m_document.character()),
                 most = m_maxInfluences](TaskProgress&) -> std::function<void()> {
        return [self, findings = lint(*copy, most)] {
            if (self)
                self->take(findings);
        };
    };
    m_task = m_tasks.start(std::move(task));
}

/// Also where the task was cancelled, or failed.
void FindingsModel::afterTask() {
    m_task = 0;
    if (std::exchange(m_stale, false) && !m_delay.isActive())
        m_delay.start();
}

void FindingsModel::take(Findings findings) {
    if (m_stale)
        return; // overtaken by a change: the next check tells
    m_task = 0; // before anybody is told
    std::ranges::stable_sort(findings, std::greater{}, &Finding::severity);
    if (findings != m_findings) {
        beginResetModel();
        m_findings = std::move(findings);
        endResetModel();
    }
    Q_EMIT updated();
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_findings.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= int(m_findings.size()))
        return {};
    const Finding& finding = m_findings[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return findingText(finding);
    case Qt::AccessibleTextRole:
        return severityText(finding.severity) + QStringLiteral(": ") + findingText(finding);
    case Qt::ToolTipRole: {
        QString text = findingText(finding);
        if (!finding.where.empty())
            text += QLatin1Char('\n') + findingPlace(finding);
        const QString detail = QString::fromStdString(finding.detail);
        if (!detail.isEmpty() && detail.compare(findingText(finding), Qt::CaseInsensitive) != 0)
            text += QLatin1Char('\n') + detail;
        return text;
    }
    case SeverityRole:
        return int(finding.severity);
    case FixRole:
        return QString::fromStdString(finding.fix);
    case FixTextRole:
        return fixText(finding.fix);
    default:
        return {};
    }
}

} // namespace rigwright::editor
