// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of the humanoid check.
#include "editor/panels/humanoid_panel.h"

#include "core/character/humanoid.h"
#include "editor/commands/bone_edits.h"
#include "editor/document/document.h"
#include "editor/panels/edit_report.h"
#include "editor/ui/humanoid_words.h"
#include "editor/ui/icons.h"
#include "editor/ui/messages.h"
#include "editor/ui/pending_text.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kCheckAfter = 100; // ms
constexpr int kRowHeight = 28;

QString translated(const char* text) {
    return QCoreApplication::translate("HumanoidCheck", text);
}

QString partText(OptionalPart part) {
    switch (part) {
    case OptionalPart::Chest:
        return HumanoidPanel::tr("chest");
    case OptionalPart::UpperChest:
        return HumanoidPanel::tr("upper chest");
    case OptionalPart::Neck:
        return HumanoidPanel::tr("neck");
    case OptionalPart::Jaw:
        return HumanoidPanel::tr("jaw");
    case OptionalPart::Eyes:
        return HumanoidPanel::tr("eyes");
    case OptionalPart::Shoulders:
        return HumanoidPanel::tr("shoulders");
    case OptionalPart::Toes:
        return HumanoidPanel::tr("toes");
    case OptionalPart::Fingers:
        break;
    }
    return HumanoidPanel::tr("fingers");
}

/// One row for what is straight: a joint, or the joints of both sides together.
struct LimbRow {
    HumanoidRole left;
    std::array<const char*, 3> sentences; ///< left, right, both
    std::array<const char*, 3> steps;     ///< as the history names them
};

// clang-format off
constexpr auto kLimbRows = std::to_array<LimbRow>({
    {HumanoidRole::LeftLowerArm,
     {QT_TRANSLATE_NOOP("HumanoidCheck", "Left elbow nearly straight: bend it by %1°"),
      QT_TRANSLATE_NOOP("HumanoidCheck", "Right elbow nearly straight: bend it by %1°"),
      QT_TRANSLATE_NOOP("HumanoidCheck", "Elbows nearly straight: bend them by %1°")},
     {QT_TRANSLATE_NOOP("HumanoidCheck", "Bend left elbow"),
      QT_TRANSLATE_NOOP("HumanoidCheck", "Bend right elbow"),
      QT_TRANSLATE_NOOP("HumanoidCheck", "Bend elbows")}},
    {HumanoidRole::LeftLowerLeg,
     {QT_TRANSLATE_NOOP("HumanoidCheck", "Left knee nearly straight: bend it by %1°"),
      QT_TRANSLATE_NOOP("HumanoidCheck", "Right knee nearly straight: bend it by %1°"),
      QT_TRANSLATE_NOOP("HumanoidCheck", "Knees nearly straight: bend them by %1°")},
     {QT_TRANSLATE_NOOP("HumanoidCheck", "Bend left knee"),
      QT_TRANSLATE_NOOP("HumanoidCheck", "Bend right knee"),
      QT_TRANSLATE_NOOP("HumanoidCheck", "Bend knees")}},
});
// clang-format on

} // namespace

HumanoidPanel::HumanoidPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    m_scroll = new QScrollArea;
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    setSurface(m_scroll, "panel");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scroll);
    m_later.setSingleShot(true);
    m_later.setInterval(kCheckAfter);
    connect(&m_later, &QTimer::timeout, this, &HumanoidPanel::check);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            invalidate();
    });
    connect(&Theme::current(), &Theme::changed, this, &HumanoidPanel::fill);
    onLanguage(this, [this] { fill(); });
}

void HumanoidPanel::invalidate() {
    m_stale = true;
    if (isVisible())
        m_later.start();
}

void HumanoidPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale)
        check();
}

void HumanoidPanel::check() {
    m_stale = false;
    m_later.stop();
    m_check.reset();
    if (m_document.character().skeleton.boneCount() > 0)
        m_check = checkHumanoid(m_document.character());
    fill();
}

void HumanoidPanel::fill() {
    auto* page = new QWidget;
    setSurface(page, "panel");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_sentences.clear();
    m_words.clear();
    for (const Row& row : rows())
        column->addWidget(makeRow(row));
    if (m_sentences.empty())
        column->addWidget(makeEmptyLabel(tr("What a humanoid needs is checked here once there are "
                                            "bones: roles, lengths, elbows and knees.")));
    column->addStretch(1);
    m_scroll->setWidget(page); // the former one goes
}

QWidget* HumanoidPanel::makeRow(const Row& row) {
    auto* widget = new QWidget;
    auto* line = new QHBoxLayout(widget);
    line->setContentsMargins(px(8), px(2), px(8), px(2));
    line->setSpacing(px(8));
    const auto [icon, token] =
        row.mark == Mark::Good      ? std::pair{QStringLiteral("check"), Token::Good}
        : row.mark == Mark::Warning ? std::pair{QStringLiteral("warning"), Token::Warning}
                                    : std::pair{QStringLiteral("info"), Token::Secondary};
    auto* mark = new QLabel;
    mark->setPixmap(iconPixmap(icon, px(16), Theme::current().colour(token), devicePixelRatioF()));
    line->addWidget(mark);
    QLabel* sentence = makeLabel(row.sentence);
    sentence->setWordWrap(true);
    sentence->setMinimumHeight(px(kRowHeight - 4));
    sentence->setToolTip(row.toolTip);
    line->addWidget(sentence, 1);
    m_sentences.push_back(sentence);
    m_words.push_back(nullptr);
    if (row.word.isEmpty())
        return widget;
    auto* word = new QPushButton(row.word);
    word->setProperty("kind", "word");
    word->setFocusPolicy(Qt::TabFocus);
    word->setCursor(Qt::PointingHandCursor);
    // What follows may make the rows anew, and with them the button and what it holds.
    connect(word, &QPushButton::clicked, this, row.run, Qt::QueuedConnection);
    line->addWidget(word);
    m_words.back() = word;
    return widget;
}

std::vector<HumanoidPanel::Row> HumanoidPanel::rows() {
    std::vector<Row> rows;
    if (!m_check)
        return rows;
    addRoles(rows);
    const auto& refusal = m_check->search.refusal;
    if (!refusal || refusal->code == "humanoid-roles-missing") {
        addSides(rows);
        addLimbs(rows);
        addParts(rows);
    }
    if (m_check->bindDiffers)
        rows.push_back({Mark::Warning, tr("Bind pose differs from rest pose"),
                        tr("Meshes were bound while the bones stood elsewhere. The bind pose can "
                           "be shown; binding anew takes the rest pose."),
                        tr("Show"), [this] { Q_EMIT bindPoseRequested(); }});
    return rows;
}

void HumanoidPanel::addRoles(std::vector<Row>& rows) {
    const auto map = [this] { Q_EMIT mapRequested(); };
    const auto& refusal = m_check->search.refusal;
    if (refusal) {
        const ErrorText text = errorText(*refusal);
        rows.push_back({Mark::Note, text.what, text.remedy, tr("Map by hand"), map});
        if (refusal->code != "humanoid-roles-missing")
            return;
    }
    const bool whole = m_check->requiredFound == kRequiredRoleCount;
    rows.push_back(
        {whole ? Mark::Good : Mark::Warning,
         tr("%1 of %2 required roles").arg(m_check->requiredFound).arg(kRequiredRoleCount),
         {},
         tr("List"),
         map});
}

void HumanoidPanel::addSides(std::vector<Row>& rows) {
    const auto& sides = m_check->sides;
    if (!sides)
        return;
    if (sides->share < kEqualLengths) {
        rows.push_back({Mark::Good, tr("Left and right lengths equal")});
        return;
    }
    rows.push_back(
        {Mark::Warning,
         tr("Left and right lengths differ by %1 %").arg(numberText(sides->share * 100.0, 1)),
         tr("Most of all: %1. The right side becomes the image of the left one.")
             .arg(roleText(sides->role)),
         tr("Symmetrise"), [this] {
             commitPendingText(*window());
             report(symmetriseSkeleton(m_document, BoneSide::Left));
         }});
}

void HumanoidPanel::addLimbs(std::vector<Row>& rows) {
    const QString angle = numberText(kLeastBend * 180.0 / kPi, 0);
    for (const LimbRow& limb : kLimbRows) {
        std::vector<HumanoidRole> roles;
        for (const LimbBend& straight : m_check->straight)
            if (straight.role == limb.left || straight.role == mirrored(limb.left))
                roles.push_back(straight.role);
        if (roles.empty())
            continue;
        const std::size_t which = roles.size() == 2 ? 2 : roles.front() == limb.left ? 0 : 1;
        const QString step = translated(limb.steps[which]);
        rows.push_back({Mark::Warning, translated(limb.sentences[which]).arg(angle),
                        tr("Inverse kinematics cannot tell which way a straight limb bends."),
                        tr("Bend"), [this, roles, step] { bend(roles, step); }});
    }
}

void HumanoidPanel::addParts(std::vector<Row>& rows) {
    if (m_check->missingParts.empty())
        return;
    QStringList parts;
    for (const OptionalPart part : m_check->missingParts)
        parts += partText(part);
    rows.push_back({Mark::Note,
                    tr("Optional roles missing: %1").arg(parts.join(QStringLiteral(", "))),
                    tr("A humanoid may lack these; faces and hands need them to move."), tr("Add"),
                    [this] { Q_EMIT templateRequested(); }});
}

void HumanoidPanel::bend(const std::vector<HumanoidRole>& roles, const QString& text) {
    commitPendingText(*window());
    const Character& character = m_document.character();
    report(editSkeleton(m_document, bendLimbs(character.skeleton, humanoidOf(character).map, roles),
                        {.text = text}));
}

void HumanoidPanel::report(const Result<Findings>& result) {
    for (const QString& sentence : sentencesOf(result))
        Q_EMIT messageRequested(sentence);
}

QStringList HumanoidPanel::sentences() const {
    QStringList sentences;
    for (const QLabel* sentence : m_sentences)
        sentences += sentence->text();
    return sentences;
}

QPushButton* HumanoidPanel::action(const QString& sentence) const {
    for (std::size_t row = 0; row < m_sentences.size(); ++row)
        if (m_sentences[row]->text() == sentence)
            return m_words[row];
    return nullptr;
}

} // namespace rigwright::editor
