// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of the trace, live.
#include "editor/panels/who_moved_panel.h"

#include "core/math/euler.h"
#include "editor/commands/bone_text.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/surface.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStackedLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kDegrees = 180.0 / kPi;
constexpr double kStillMetres = 1e-7;
constexpr double kStillRadians = 1e-6;

/// Of whatever scale is in it.
Quatd rotationOf(const Affine3d& place) {
    return decomposeNearest(place).rotation;
}

class StepDelegate : public RowDelegate {
public:
    explicit StepDelegate(QObject* parent)
        : RowDelegate(std::max(px(38), QFontMetrics(uiFont(TextRole::Body)).height() +
                                           QFontMetrics(uiFont(TextRole::Small)).height() + px(4)),
                      parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        const bool dimmed = index.data(WhoMovedModel::DimmedRole).toBool();
        const QColor ink = theme.colour(dimmed ? Token::Disabled : Token::Text);
        const QColor faint = theme.colour(dimmed ? Token::Disabled : Token::Secondary);
        const QRect row = option.rect.adjusted(px(8), px(2), -px(8), -px(2));
        QRect upper = row;
        upper.setHeight(row.height() / 2);
        const QRect lower = upper.translated(0, upper.height());
        const QFont body = uiFont(TextRole::Body);
        const QString moved = index.data(WhoMovedModel::MovedRole).toString();
        const int movedWidth = QFontMetrics(body).horizontalAdvance(moved) + px(2);
        drawRowText(painter, upper.adjusted(upper.width() - movedWidth, 0, 0, 0), moved, body, ink,
                    Qt::AlignRight);
        const QRect left = upper.adjusted(0, 0, -movedWidth - px(8), 0);
        const QString step = index.data().toString();
        const QFont strong = uiFont(dimmed ? TextRole::Body : TextRole::Strong);
        drawRowText(painter, left, step, strong, ink);
        const int stepWidth = QFontMetrics(strong).horizontalAdvance(step) + px(8);
        drawRowText(painter, left.adjusted(stepWidth, 0, 0, 0),
                    index.data(WhoMovedModel::CulpritRole).toString(), body,
                    theme.colour(dimmed ? Token::Disabled : Token::AccentText));
        drawRowText(painter, lower, index.data(WhoMovedModel::NumbersRole).toString(),
                    uiFont(TextRole::Small), faint);
    }
};

} // namespace

WhoMovedModel::WhoMovedModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {}

void WhoMovedModel::show(const std::vector<BoneTrace>& trace) {
    if (trace.size() == m_trace.size()) {
        m_trace = trace;
        if (!m_trace.empty())
            Q_EMIT dataChanged(index(0), index(int(m_trace.size()) - 1));
        return;
    }
    beginResetModel();
    m_trace = trace;
    endResetModel();
}

WhoMovedModel::Way WhoMovedModel::wayOf(int row) const {
    const BoneTrace& now = m_trace[std::size_t(row)];
    if (now.step == BoneStep::Palette) {
        // The matrix of the mesh: from where the bone was bound to where it is.
        const Vec3d bound = m_trace.front().modelFromBone.translation();
        return {(now.modelFromBone * bound - bound).norm(),
                Quatd::Identity().angularDistance(rotationOf(now.modelFromBone))};
    }
    if (row == 0)
        return {};
    const BoneTrace& before = m_trace[std::size_t(row - 1)];
    return {(now.modelFromBone.translation() - before.modelFromBone.translation()).norm(),
            rotationOf(before.modelFromBone).angularDistance(rotationOf(now.modelFromBone))};
}

QString WhoMovedModel::culprit(const BoneTrace& entry) const {
    const Rig& rig = rigOf(m_document.character());
    if (entry.control.isValid() && entry.control.value() < rig.controls.size())
        return controlName(rig, entry.control);
    if (entry.constraint.isValid() && entry.constraint.value() < rig.constraints.size())
        return constraintTitle(rig.constraints[entry.constraint.value()]);
    if (entry.handle.isValid() && entry.handle.value() < rig.handles.size())
        return handleName(rig, entry.handle);
    return {};
}

QString WhoMovedModel::numbers(const BoneTrace& entry) const {
    const bool inModel = entry.step == BoneStep::Bind || entry.step == BoneStep::ModelPose ||
                         entry.step == BoneStep::Palette;
    const Vec3d place =
        (inModel ? Vec3d(entry.modelFromBone.translation()) : entry.local.translation) * 100.0;
    const Vec3d angles =
        eulerFromRotation(inModel ? rotationOf(entry.modelFromBone) : entry.local.rotation) *
        kDegrees;
    const auto number = [](double value) { return numberText(value, 1); };
    const QString text = inModel ? tr("In the model: %1 · %2 · %3 cm, %4 · %5 · %6°")
                                 : tr("From its parent: %1 · %2 · %3 cm, %4 · %5 · %6°");
    return text.arg(number(place.x()), number(place.y()), number(place.z()), number(angles.x()),
                    number(angles.y()), number(angles.z()));
}

int WhoMovedModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_trace.size());
}

QVariant WhoMovedModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const BoneTrace& entry = m_trace[std::size_t(index.row())];
    const auto isStill = [](const Way& way) {
        return way.metres < kStillMetres && way.radians < kStillRadians;
    };
    switch (role) {
    case Qt::DisplayRole:
        return tr("%1 · %2").arg(QString::number(int(entry.step) + 1), boneStepText(entry.step));
    case CulpritRole:
        return culprit(entry);
    case NumbersRole:
        return numbers(entry);
    case MovedRole: {
        const Way way = wayOf(index.row());
        return isStill(way) ? QString()
                            : tr("%1 · %2").arg(lengthText(way.metres), angleText(way.radians));
    }
    case DimmedRole:
        return index.row() > 0 && isStill(wayOf(index.row()));
    case Qt::ToolTipRole:
        return boneStepHelp(entry.step);
    default:
        return {};
    }
}

WhoMovedPanel::WhoMovedPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new WhoMovedModel(document, this)) {
    m_list = new RowTree;
    m_list->setModel(m_model);
    m_list->setItemDelegate(new StepDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->viewport()->installEventFilter(this);
    m_list->installEventFilter(this);
    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(withText(makeEmptyLabel({}), [] {
        return tr("Select a bone to see step by step what brings it where it is: pose, controls, "
                  "constraints, IK.");
    }));
    m_pages->addWidget(m_list);
    // Once a turn of the event loop: a played clip and a drag give many frames.
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &WhoMovedPanel::follow);
    connect(&document.derived(), &Derived::frameChanged, &m_later, qOverload<>(&QTimer::start));
    connect(&document.session(), &Session::selectionChanged, this, &WhoMovedPanel::followSelection);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            followSelection();
        else if (std::holds_alternative<RigChanged>(change))
            m_later.start(); // names
    });
    onLanguage(this, [this] {
        m_list->setAccessibleName(tr("Steps from bind to picture"));
        follow();
    });
    followSelection();
}

void WhoMovedPanel::followSelection() {
    const BoneIndex active = m_document.session().selection().activeBone;
    const bool known =
        active.isValid() && active.value() < m_document.character().skeleton.boneCount();
    if (!m_choosing || !known)
        m_bone = known ? active : BoneIndex();
    follow();
}

void WhoMovedPanel::follow() {
    const Character& character = m_document.character();
    if (m_bone.isValid() && m_bone.value() >= character.skeleton.boneCount())
        m_bone = {};
    m_pages->setCurrentIndex(m_bone.isValid() ? 1 : 0);
    Q_EMIT subjectChanged(m_bone.isValid() ? boneText(character, m_bone) : QString());
    if (!isVisible())
        return;
    Derived& derived = m_document.derived();
    derived.traceBone(m_bone);
    m_model->show(m_bone.isValid() ? derived.shownFrame().trace : std::vector<BoneTrace>());
}

void WhoMovedPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
}

void WhoMovedPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_document.derived().traceBone({});
}

/// Selects who moved the bone; the bone that is looked at stays.
void WhoMovedPanel::choose(int row) {
    if (row < 0 || row >= m_model->rowCount())
        return;
    const BoneTrace entry = m_model->trace()[std::size_t(row)];
    const Rig& rig = rigOf(m_document.character());
    m_choosing = true;
    if (entry.control.isValid()) {
        selectNode(m_document, controlNode(entry.control));
    } else if (entry.handle.isValid() && entry.handle.value() < rig.handles.size()) {
        selectNode(m_document, nodeOf(rig.handles[entry.handle.value()]));
    } else if (entry.constraint.isValid() && entry.constraint.value() < rig.constraints.size()) {
        selectNode(m_document, nodeOf(rig.constraints[entry.constraint.value()]));
        Q_EMIT constraintChosen(entry.constraint);
    }
    m_choosing = false;
}

bool WhoMovedPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton)
            choose(m_list->indexAt(mouse->pos()).row());
    } else if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose(m_list->currentIndex().row());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rigwright::editor
