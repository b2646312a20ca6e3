// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Fields of the strip and its place.
#include "editor/panels/operation_strip.h"

#include "editor/ui/retranslate.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"
#include "editor/ui/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

SliderField* makeField(double minimum, double maximum, int decimals, double fallback,
                       double curve = 1.0) {
    SliderSettings settings;
    settings.minimum = minimum;
    settings.maximum = maximum;
    settings.decimals = decimals;
    settings.step = std::pow(10.0, -decimals);
    settings.defaultValue = fallback;
    settings.curve = curve;
    auto* field = new SliderField(settings);
    field->setFixedWidth(px(136));
    return field;
}

} // namespace

OperationStrip::OperationStrip(QWidget* host, QWidget* area)
    : QWidget(host), m_host(host), m_area(area) {
    setAttribute(Qt::WA_NativeWindow);
    setSurface(this, "toast");
    setFixedHeight(px(36));
    const OperationNumbers usual;
    m_rounds = makeField(1.0, 50.0, 0, usual.smoothRounds, 2.0);
    m_strength = makeField(0.0, 1.0, 2, usual.smoothStrength);
    m_threshold = makeField(0.0, 0.5, 3, usual.pruneThreshold, 3.0);
    m_count = makeField(1.0, 16.0, 0, usual.limitCount);
    m_sharpenRounds = makeField(1.0, 50.0, 0, usual.sharpenRounds, 2.0);
    m_sharpenStrength = makeField(0.0, 1.0, 2, usual.sharpenStrength);
    m_steps = makeField(1.0, 65535.0, 0, usual.quantiseSteps, 4.0);
    m_pieces = makeField(2.0, 64.0, 0, usual.subdividePieces, 2.0);
    m_icon = new QLabel;
    m_title = makeLabel({}, "text", TextRole::Strong);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(px(12), 0, px(8), 0);
    row->setSpacing(px(8));
    row->addWidget(m_icon);
    row->addWidget(m_title);
    row->addSpacing(px(4));
    for (SliderField* field : {m_rounds, m_strength, m_threshold, m_count, m_sharpenRounds,
                               m_sharpenStrength, m_steps, m_pieces}) {
        row->addWidget(field);
        field->hide();
        connect(field, &SliderField::editingFinished, this, &OperationStrip::finishEdit);
    }
    QToolButton* close =
        makeToolButton(QStringLiteral("close"), false, [] { return ToolButtonTexts{tr("Close")}; });
    close->setIconSize(QSize(px(16), px(16)));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    row->addWidget(close);
    hide();
    area->installEventFilter(this);
    onLanguage(this, [this] { retranslate(); });
    connect(&Theme::current(), &Theme::changed, this, &OperationStrip::retranslate);
}

QString OperationStrip::title() const {
    switch (m_operation) {
    case NumberedOperation::Smooth:
        return tr("Smooth weights");
    case NumberedOperation::Prune:
        return tr("Prune small weights");
    case NumberedOperation::Sharpen:
        return tr("Sharpen weights");
    case NumberedOperation::Quantise:
        return tr("Quantise weights");
    case NumberedOperation::Subdivide:
        return tr("Subdivide bones");
    case NumberedOperation::Limit:
        break;
    }
    return tr("Limit influences");
}

void OperationStrip::retranslate() {
    m_title->setText(title());
    const QString icon = m_operation == NumberedOperation::Smooth      ? QStringLiteral("smooth")
                         : m_operation == NumberedOperation::Subdivide ? QStringLiteral("split")
                                                                       : QStringLiteral("limit");
    m_icon->setPixmap(iconPixmap(icon, px(16), Theme::current().colour(Token::Text),
                                 devicePixelRatioF()));
    m_rounds->setLabel(tr("Rounds"));
    m_rounds->setToolTip(tr("How many times every row moves towards its neighbours."));
    m_strength->setLabel(tr("Strength"));
    m_strength->setToolTip(tr("How far it moves each time."));
    m_threshold->setLabel(tr("Below"));
    m_threshold->setToolTip(tr("Weights below this share of a vertex are removed."));
    m_count->setLabel(tr("Influences"));
    m_count->setToolTip(tr("The most bones that a vertex keeps."));
    m_sharpenRounds->setLabel(tr("Rounds"));
    m_sharpenRounds->setToolTip(tr("How many times every row moves away from its neighbours."));
    m_sharpenStrength->setLabel(tr("Strength"));
    m_sharpenStrength->setToolTip(tr("How far it moves each time."));
    m_steps->setLabel(tr("Steps"));
    m_steps->setToolTip(tr("Weights become whole steps of so many from 0 to 1: 255 for files with "
                           "8 bits a weight, 10 for tenths."));
    m_pieces->setLabel(tr("Pieces"));
    m_pieces->setToolTip(tr("Into how many equal pieces each bone is cut."));
    setAccessibleName(m_title->text());
    place();
}

std::vector<SliderField*> OperationStrip::fieldsOf(NumberedOperation operation) const {
    switch (operation) {
    case NumberedOperation::Smooth:
        return {m_rounds, m_strength};
    case NumberedOperation::Prune:
        return {m_threshold};
    case NumberedOperation::Sharpen:
        return {m_sharpenRounds, m_sharpenStrength};
    case NumberedOperation::Quantise:
        return {m_steps};
    case NumberedOperation::Subdivide:
        return {m_pieces};
    case NumberedOperation::Limit:
        break;
    }
    return {m_count};
}

void OperationStrip::present(NumberedOperation operation, const OperationNumbers& numbers) {
    for (SliderField* field : fieldsOf(m_operation))
        field->hide();
    m_operation = operation;
    m_numbers = numbers;
    m_rounds->setValue(numbers.smoothRounds);
    m_strength->setValue(numbers.smoothStrength);
    m_threshold->setValue(numbers.pruneThreshold);
    m_count->setValue(numbers.limitCount);
    m_sharpenRounds->setValue(numbers.sharpenRounds);
    m_sharpenStrength->setValue(numbers.sharpenStrength);
    m_steps->setValue(numbers.quantiseSteps);
    m_pieces->setValue(numbers.subdividePieces);
    for (SliderField* field : fieldsOf(operation))
        field->show();
    retranslate();
    show();
    place();
    raise();
}

SliderField* OperationStrip::field(int index) const {
    const std::vector<SliderField*> fields = fieldsOf(m_operation);
    return index >= 0 && std::size_t(index) < fields.size() ? fields[std::size_t(index)] : nullptr;
}

void OperationStrip::focusNumbers() {
    activateWindow();
    field(0)->setFocus(Qt::TabFocusReason);
}

OperationNumbers OperationStrip::shown() const {
    const auto whole = [](const SliderField* field) { return int(std::lround(field->value())); };
    return {.smoothRounds = whole(m_rounds),
            .smoothStrength = m_strength->value(),
            .pruneThreshold = m_threshold->value(),
            .limitCount = whole(m_count),
            .sharpenRounds = whole(m_sharpenRounds),
            .sharpenStrength = m_sharpenStrength->value(),
            .quantiseSteps = whole(m_steps),
            .subdividePieces = whole(m_pieces)};
}

void OperationStrip::finishEdit() {
    const OperationNumbers now = shown();
    if (now == m_numbers)
        return;
    m_numbers = now;
    Q_EMIT edited(now);
}

/// Escape closes the strip, whatever else it means in the window.
bool OperationStrip::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QWidget::event(event);
}

void OperationStrip::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        hide();
        Q_EMIT left();
        return;
    }
    QWidget::keyPressEvent(event);
}

bool OperationStrip::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move ||
        event->type() == QEvent::Show)
        place();
    return QWidget::eventFilter(watched, event);
}

void OperationStrip::place() {
    if (isHidden())
        return;
    layout()->activate();
    const QPoint corner = m_area->mapTo(m_host, QPoint(px(16), px(16)));
    const int width = std::min(layout()->sizeHint().width(), m_area->width() - px(32));
    setGeometry(corner.x(), corner.y(), width, px(36));
}

} // namespace rigwright::editor
