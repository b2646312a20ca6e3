// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Contents and painting of the status line.
#include "editor/panels/status_line.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document.h"
#include "editor/panels/findings_model.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/messages.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/surface.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QProgressBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr int kIcon = 14;
constexpr int kFrameTimeEveryMs = 500;

QFont plainFont() {
    return uiFont(TextRole::Status);
}
QFont strongFont() {
    QFont font = plainFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

/// Weight of the active bone and the row of the hovered vertex.
struct HoveredWeights {
    double active = 0.0;
    double sum = 0.0;
    int influences = 0;
    bool bound = false;
};

HoveredWeights hoveredWeights(const Document& document) {
    HoveredWeights result;
    const auto& hovered = document.session().hovered();
    const Character& character = document.character();
    if (!hovered || !hovered->mesh.isValid() || hovered->mesh.value() >= character.meshes.size())
        return result;
    const MeshInstance& mesh = character.meshes[hovered->mesh.value()];
    if (!mesh.binding || hovered->vertex.value() >= mesh.binding->weights().rowCount())
        return result;
    const RowView row = mesh.binding->weights().row(hovered->vertex);
    const BoneIndex active = document.session().selection().activeBone;
    result.bound = true;
    result.influences = int(row.size());
    for (std::size_t i = 0; i < row.size(); ++i) {
        result.sum += double(row.weights[i]);
        if (mesh.binding->joints[row.bones[i]] == active)
            result.active += double(row.weights[i]);
    }
    return result;
}

} // namespace

StatusLine::StatusLine(Document& document, ToolStage& tools, FindingsModel& findings,
                       QWidget* parent)
    : QWidget(parent), m_document(document), m_tools(tools), m_findings(findings) {
    setSurface(this, "background");
    setFixedHeight(rowHeight());
    m_progressBox = new QWidget(this);
    auto* row = new QHBoxLayout(m_progressBox);
    row->setContentsMargins(px(8), 0, px(8), 0);
    row->setSpacing(px(8));
    m_progressText = makeLabel({}, "secondary", TextRole::Status);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(px(160), px(10));
    m_progress->setRange(0, 1000);
    m_cancel = makeToolButton(QStringLiteral("close"), false,
                              [] { return ToolButtonTexts{tr("Cancel")}; });
    m_cancel->setIconSize(QSize(px(14), px(14)));
    m_cancel->setFixedSize(px(20), px(20));
    row->addWidget(m_progressText);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    m_progressBox->hide();
    connect(m_cancel, &QToolButton::clicked, this, &StatusLine::cancelRequested);

    connect(&tools, &ToolStage::hintsChanged, this, &StatusLine::followHints);
    connect(&tools, &ToolStage::currentChanged, this, &StatusLine::followHints);
    connect(&tools, &ToolStage::overlayChanged, this, [this, shown = QStringList()]() mutable {
        if (const QStringList now = m_tools.current().status(); now != shown) {
            shown = now;
            followCells();
        }
    });
    connect(&document.session(), &Session::hoveredChanged, this, &StatusLine::followCells);
    connect(&document.session(), &Session::selectionChanged, this, &StatusLine::followCells);
    connect(&document.session(), &Session::selectedVerticesChanged, this, &StatusLine::followCells);
    connect(&document.session(), &Session::viewChanged, this, &StatusLine::followCells);
    connect(&findings, &FindingsModel::updated, this, &StatusLine::followCells);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change)) {
            m_vertices = 0;
            for (const MeshInstance& mesh : m_document.character().meshes)
                m_vertices += mesh.mesh->vertexCount();
            followHints();
        }
        if (!std::holds_alternative<PoseChanged>(change))
            followCells();
    });
    for (const MeshInstance& mesh : document.character().meshes)
        m_vertices += mesh.mesh->vertexCount();
    onLanguage(this, [this] {
        followHints();
        followCells();
    });
}

void StatusLine::setStartHints(std::vector<Hint> hints) {
    m_startHints = std::move(hints);
    followHints();
}

void StatusLine::setFrameTime(std::function<double()> frameTime) {
    m_frameTime = std::move(frameTime);
    // Coarse and slow: an idle window must not wake up for its own status bar.
    startTimer(kFrameTimeEveryMs, Qt::VeryCoarseTimer);
}

void StatusLine::timerEvent(QTimerEvent*) {
    followCells();
}

void StatusLine::setProblem(const QString& problem) {
    m_problem = problem;
    update();
}

void StatusLine::setProgress(const QString& text, double fraction, bool canCancel) {
    m_cancel->setVisible(canCancel);
    m_progressBox->setVisible(fraction >= 0.0);
    m_progressText->setText(text);
    m_progress->setValue(int(std::lround(std::clamp(fraction, 0.0, 1.0) * 1000.0)));
    layOut();
}

QString StatusLine::hintText() const {
    QStringList texts;
    for (const Hint& hint : m_hints)
        texts += hint.key + QLatin1Char(' ') + hint.meaning;
    return texts.join(QStringLiteral(" · "));
}

QString StatusLine::cellText(Cell cell) const {
    QStringList texts;
    for (const Part& part : m_cells[std::size_t(cell)].parts)
        texts += part.text;
    return texts.join(QLatin1Char(' '));
}

void StatusLine::followHints() {
    m_hints = m_document.isEmpty() ? m_startHints : m_tools.hints();
    layOut();
}

/// The active control, and how much of a rig there is, where no weights are read under the pointer.
void StatusLine::followRig(bool readsWeights, CellParts& parts) const {
    const Rig& rig = rigOf(m_document.character());
    const Shading shading = m_document.session().view().shading;
    const bool aboutWeights = shading == Shading::Weights || shading == Shading::AllBones;
    if (rig.isEmpty() || (readsWeights && aboutWeights) || !m_tools.current().status().isEmpty())
        return;
    const ControlIndex active = m_document.session().selection().activeControl;
    if (active.isValid() && active.value() < rig.controls.size())
        parts[std::size_t(Cell::Value)] = {{{}, controlName(rig, active), false, Token::Text}};
    parts[std::size_t(Cell::Influences)] = {
        {{},
         tr("%n controls", nullptr, int(rig.controls.size())) + QStringLiteral(" · ") +
             tr("%n constraints", nullptr, int(rig.constraints.size())),
         false,
         Token::Text}};
}

void StatusLine::followCells() {
    CellParts parts;
    const auto cell = [&parts](Cell which) -> std::vector<Part>& {
        return parts[std::size_t(which)];
    };
    if (m_document.isEmpty()) {
        cell(Cell::Value) = {{{}, tr("No file"), false, Token::Text}};
    } else {
        const QStringList ofTool = m_tools.current().status();
        if (!ofTool.isEmpty() && !ofTool.first().isEmpty())
            cell(Cell::Value) = {{{}, ofTool.first(), false, Token::Text}};
        if (!ofTool.isEmpty())
            cell(Cell::Influences) = {{{}, ofTool.last(), false, Token::Text}};
        const HoveredWeights hovered =
            ofTool.isEmpty() ? hoveredWeights(m_document) : HoveredWeights();
        const BoneIndex active = m_document.session().selection().activeBone;
        if (hovered.bound && active.isValid())
            cell(Cell::Value) = {{{}, boneText(m_document.character(), active), false, Token::Text},
                                 {{}, numberText(hovered.active, 2), true, Token::Text}};
        if (hovered.bound)
            cell(Cell::Influences) = {{{},
                                       tr("%n influences", nullptr, hovered.influences) +
                                           QStringLiteral(" · ") +
                                           tr("sum %1").arg(numberText(hovered.sum, 3)),
                                       false,
                                       Token::Text}};
        followRig(hovered.bound, parts);
        for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
            const std::size_t count = m_findings.count(severity);
            if (count > 0)
                cell(Cell::Findings)
                    .push_back({severityIcon(severity), QString::number(count), false,
                                severityToken(severity)});
        }
        const double frame = m_frameTime ? m_frameTime() : 0.0;
        if (frame > 0.0)
            cell(Cell::Frame) = {{{}, tr("%1 ms").arg(numberText(frame, 1)), false, Token::Text}};
    }
    if (const std::size_t selected = m_document.session().selectedVertices().size(); selected > 0)
        cell(Cell::Vertices) = {{{},
                                 tr("%1 selected").arg(QLocale().toString(qulonglong(selected))),
                                 true,
                                 Token::Text}};
    cell(Cell::Vertices)
        .push_back({{},
                    tr("%1 v", "vertices").arg(QLocale().toString(qulonglong(m_vertices))),
                    false,
                    Token::Text});

    bool changed = false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto same = [](const Part& a, const Part& b) {
            return a.icon == b.icon && a.text == b.text;
        };
        if (std::ranges::equal(parts[i], m_cells[i].parts, same))
            continue;
        m_cells[i].parts = std::move(parts[i]);
        changed = true;
    }
    if (changed)
        layOut();
}

int StatusLine::widthOf(const CellContent& cell) const {
    int width = 0;
    for (const Part& part : cell.parts) {
        if (!part.icon.isEmpty())
            width += px(kIcon) + px(4);
        width +=
            QFontMetrics(part.strong ? strongFont() : plainFont()).horizontalAdvance(part.text);
        width += px(8);
    }
    return cell.parts.empty() ? 0 : width + px(8);
}

int StatusLine::hintsWidth() const {
    int width = px(8) + px(kIcon) + px(8);
    for (const Hint& hint : m_hints) {
        width += QFontMetrics(strongFont()).horizontalAdvance(hint.key) + px(4);
        width += QFontMetrics(plainFont()).horizontalAdvance(hint.meaning) + px(16);
    }
    return width;
}

void StatusLine::layOut() {
    int right = width() - px(8);
    if (m_progressBox->isVisibleTo(this)) {
        const int wide = m_progressBox->sizeHint().width();
        m_progressBox->setGeometry(right - wide, 0, wide, height());
        right -= wide;
    }
    // When narrow, cells fall away from the left before hints are cut.
    const int hints = std::min(hintsWidth(), width());
    for (auto cell = m_cells.rbegin(); cell != m_cells.rend(); ++cell) {
        const int wide = widthOf(*cell);
        const bool fits = wide > 0 && right - wide >= hints;
        cell->rect = fits ? QRect(right - wide, 0, wide, height()) : QRect();
        if (fits)
            right -= wide;
        else if (wide > 0)
            right = -1; // nothing further left either
    }
    update();
}

void StatusLine::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.colour(Token::Background));
    painter.fillRect(QRect(0, 0, width(), 1), theme.colour(Token::Border));
    const auto icon = [&](const QString& name, int x, Token token) {
        painter.drawPixmap(x, (height() - px(kIcon)) / 2,
                           iconPixmap(name, px(kIcon), theme.colour(token), devicePixelRatioF()));
    };
    int limit = width();
    for (const CellContent& cell : m_cells) {
        if (cell.rect.isEmpty())
            continue;
        limit = std::min(limit, cell.rect.left());
        painter.fillRect(QRect(cell.rect.left(), px(5), 1, height() - px(10)),
                         theme.colour(Token::Border));
        int x = cell.rect.left() + px(8);
        for (const Part& part : cell.parts) {
            if (!part.icon.isEmpty()) {
                icon(part.icon, x, part.token);
                x += px(kIcon) + px(4);
            }
            painter.setFont(part.strong ? strongFont() : plainFont());
            painter.setPen(theme.colour(Token::Text));
            const int wide = painter.fontMetrics().horizontalAdvance(part.text);
            painter.drawText(QRect(x, 0, wide + 1, height()), Qt::AlignLeft | Qt::AlignVCenter,
                             part.text);
            x += wide + px(8);
        }
    }
    if (m_progressBox->isVisible())
        limit = std::min(limit, m_progressBox->x());

    int x = px(8);
    icon(m_problem.isEmpty() ? QStringLiteral("info") : QStringLiteral("error"), x,
         m_problem.isEmpty() ? Token::Secondary : Token::Error);
    x += px(kIcon) + px(8);
    painter.setClipRect(0, 0, limit - px(4), height());
    if (!m_problem.isEmpty()) {
        painter.setFont(plainFont());
        painter.setPen(theme.colour(Token::Error));
        painter.drawText(QRect(x, 0, limit - x, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         m_problem);
        return;
    }
    for (const Hint& hint : m_hints) {
        painter.setFont(strongFont());
        painter.setPen(theme.colour(Token::Text));
        const int keyWidth = painter.fontMetrics().horizontalAdvance(hint.key);
        const int meaningWidth = QFontMetrics(plainFont()).horizontalAdvance(hint.meaning);
        if (x + keyWidth + px(4) + meaningWidth > limit - px(4))
            break; // a whole hint or none
        painter.drawText(QRect(x, 0, keyWidth + 1, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         hint.key);
        x += keyWidth + px(4);
        painter.setFont(plainFont());
        painter.setPen(theme.colour(Token::Secondary));
        painter.drawText(QRect(x, 0, meaningWidth + 1, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         hint.meaning);
        x += meaningWidth + px(16);
    }
}

void StatusLine::resizeEvent(QResizeEvent*) {
    layOut();
}

void StatusLine::mousePressEvent(QMouseEvent* event) {
    if (m_cells[std::size_t(Cell::Findings)].rect.contains(event->pos()))
        Q_EMIT findingsRequested();
}

bool StatusLine::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QString text;
        if (m_cells[std::size_t(Cell::Findings)].rect.contains(help->pos()))
            text = tr("Findings: errors, warnings, notes. Click to see them.");
        else if (m_cells[std::size_t(Cell::Frame)].rect.contains(help->pos()))
            text = tr("Time that the last frame took");
        else if (m_cells[std::size_t(Cell::Value)].rect.contains(help->pos()))
            text = tr("Weight of the active bone under the pointer");
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace rigwright::editor
