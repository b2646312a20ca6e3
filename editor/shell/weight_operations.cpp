// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Running, running again, remembering numbers.
#include "editor/shell/weight_operations.h"

#include "editor/shell/action_set.h"
#include "editor/tools/tool_stage.h"

#include <QSettings>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

double storedNumber(const QSettings& settings, const char* name, double low, double high,
                    double fallback) {
    bool isNumber = false;
    const double value =
        settings.value(QStringLiteral("operations/") + QLatin1String(name)).toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? std::clamp(value, low, high) : fallback;
}

OperationNumbers storedNumbers() {
    const QSettings settings;
    const OperationNumbers usual;
    return {int(storedNumber(settings, "smoothRounds", 1.0, 50.0, usual.smoothRounds)),
            storedNumber(settings, "smoothStrength", 0.0, 1.0, usual.smoothStrength),
            storedNumber(settings, "pruneThreshold", 0.0, 0.5, usual.pruneThreshold),
            int(storedNumber(settings, "limitCount", 1.0, 16.0, usual.limitCount)),
            int(storedNumber(settings, "sharpenRounds", 1.0, 50.0, usual.sharpenRounds)),
            storedNumber(settings, "sharpenStrength", 0.0, 1.0, usual.sharpenStrength),
            int(storedNumber(settings, "quantiseSteps", 1.0, 65535.0, usual.quantiseSteps)),
            usual.subdividePieces};
}

} // namespace

WeightOperations::WeightOperations(const ActionContext& context, OperationStrip& strip,
                                   QObject* parent)
    : QObject(parent), m_context(context), m_strip(strip), m_numbers(storedNumbers()) {
    connect(&strip, &OperationStrip::edited, this, &WeightOperations::adjust);
    connect(&context.document, &Document::historyChanged, this, &WeightOperations::follow);
    connect(&context.tasks, &TaskRunner::finished, this, [this](TaskRunner::Id id) {
        if (id != m_task)
            return;
        m_task = 0;
        follow(); // cancelled, or dropped: there is no step whose numbers these are
    });
}

void WeightOperations::bind() {
    const auto usable = [this] { return hasWeightTarget(m_context); };
    for (const auto& [id, operation] :
         std::initializer_list<std::pair<const char*, NumberedOperation>>{
             {"weights.smooth", NumberedOperation::Smooth},
             {"weights.prune", NumberedOperation::Prune},
             {"weights.limit", NumberedOperation::Limit},
             {"weights.sharpen", NumberedOperation::Sharpen},
             {"weights.quantise", NumberedOperation::Quantise}})
        m_context.actions.bind(
            id, {[this, operation = operation](bool) { run(operation); }, usable, {}});
    m_context.actions.bind("weights.adjust", {[this](bool) {
                                                  if (!canAdjust())
                                                      return;
                                                  m_strip.present(m_last->run.operation, m_numbers);
                                                  m_strip.focusNumbers();
                                              },
                                              [this] { return canAdjust(); },
                                              {}});
}

bool WeightOperations::canAdjust() const {
    return m_last && m_task == 0 && m_last->revision == m_context.document.revision();
}

WeightOperation WeightOperations::make(NumberedOperation operation) const {
    switch (operation) {
    case NumberedOperation::Smooth: {
        const BrushValues& brush = m_context.tools.brushOptions().values();
        const std::size_t limit = brush.limitInfluences ? std::size_t(brush.maxInfluences) : 0;
        return smoothingOperation(std::size_t(m_numbers.smoothRounds),
                                  float(m_numbers.smoothStrength), limit);
    }
    case NumberedOperation::Prune:
        return pruningOperation(float(m_numbers.pruneThreshold));
    case NumberedOperation::Sharpen:
        return sharpeningOperation(std::size_t(m_numbers.sharpenRounds),
                                   float(m_numbers.sharpenStrength));
    case NumberedOperation::Quantise:
        return quantisingOperation(std::uint32_t(m_numbers.quantiseSteps));
    case NumberedOperation::Limit:
    case NumberedOperation::Subdivide: // of bones: never asked for here
        break;
    }
    return limitOperation(std::size_t(m_numbers.limitCount));
}

void WeightOperations::run(NumberedOperation operation) {
    if (const auto mesh = weightTarget(m_context))
        start({operation, taskScope(m_context.document, *mesh)});
}

void WeightOperations::start(const Run& run) {
    m_last.reset();
    m_running = run;
    if (!m_isRerunning)
        m_strip.hide(); // it is about another operation
    WeightOperation made = make(run.operation);
    made.rows = run.rows;
    made.done = [this, run](const WeightReport& report) {
        m_last = LastRun{run, m_context.document.revision(), report.changed > 0};
        m_task = 0;
        tellWeightReport(m_context, report.text, report);
        m_strip.present(run.operation, m_numbers);
        m_context.actions.follow();
    };
    m_task = startWeightTask(m_context.document, m_context.tasks, run.rows->mesh, made);
}

void WeightOperations::adjust(const OperationNumbers& numbers) {
    if (m_strip.operation() == NumberedOperation::Subdivide)
        return; // somebody else's
    m_numbers = numbers;
    store();
    Document& document = m_context.document;
    document.endOpenEdit();
    Run again = m_running;
    bool takeBack = false;
    if (m_task != 0) { // still at the numbers before these; its step is taken back already
        m_context.tasks.drop(std::exchange(m_task, 0));
    } else if (canAdjust()) {
        again = m_last->run;
        takeBack = m_last->pushed;
    } else {
        m_strip.hide();
        return;
    }
    m_isRerunning = true; // the strip stays while its step goes and comes
    if (takeBack)
        document.undo();
    start(again);
    m_isRerunning = false;
}

/// The strip belongs to the newest step.
void WeightOperations::follow() {
    if (!m_isRerunning && m_task == 0 && !canAdjust() &&
        m_strip.operation() != NumberedOperation::Subdivide)
        m_strip.hide();
}

void WeightOperations::store() const {
    QSettings settings;
    settings.setValue(QStringLiteral("operations/smoothRounds"), m_numbers.smoothRounds);
    settings.setValue(QStringLiteral("operations/smoothStrength"), m_numbers.smoothStrength);
    settings.setValue(QStringLiteral("operations/pruneThreshold"), m_numbers.pruneThreshold);
    settings.setValue(QStringLiteral("operations/limitCount"), m_numbers.limitCount);
    settings.setValue(QStringLiteral("operations/sharpenRounds"), m_numbers.sharpenRounds);
    settings.setValue(QStringLiteral("operations/sharpenStrength"), m_numbers.sharpenStrength);
    settings.setValue(QStringLiteral("operations/quantiseSteps"), m_numbers.quantiseSteps);
}

} // namespace rigwright::editor
