// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// When to prepare for a skinning method, and when not again.
#include "editor/document/skinning_preparer.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"

#include <QPointer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace rigwright::editor {

namespace {

/// After the last edit of weights, so that quick strokes and undo steps are prepared for once.
constexpr std::chrono::milliseconds kQuiet{300};

} // namespace

SkinningPreparer::SkinningPreparer(Document& document, TaskRunner& tasks, QObject* parent)
    : QObject(parent), m_document(document), m_tasks(tasks) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &SkinningPreparer::follow);
    connect(&document, &Document::changed, this, &SkinningPreparer::onChange);
    connect(&document.derived(), &Derived::preparationsAsked, this, [this] {
        m_cancelled.clear();
        follow();
    });
    connect(&tasks, &TaskRunner::finished, this, &SkinningPreparer::onFinished);
    document.derived().prepareElsewhere();
    follow();
}

void SkinningPreparer::onChange(const Change& change) {
    if (std::holds_alternative<DocumentReset>(change))
        m_cancelled.clear();
    if (std::holds_alternative<WeightsChanged>(change)) {
        m_timer.start(kQuiet);
    } else if (std::holds_alternative<DocumentReset>(change) ||
               std::holds_alternative<MeshInstanceChanged>(change)) {
        follow();
    }
}

bool SkinningPreparer::isCurrent(const Subject& subject) const {
    const auto& meshes = m_document.character().meshes;
    if (subject.index.value() >= meshes.size())
        return false;
    const MeshInstance& instance = meshes[subject.index.value()];
    return instance.binding && instance.mesh == subject.mesh &&
           instance.binding->method == subject.method;
}

std::vector<SkinningPreparer::Subject> SkinningPreparer::wanted() const {
    std::vector<Subject> subjects;
    const auto& meshes = m_document.character().meshes;
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        const MeshInstanceIndex index(i);
        const bool isCancelled = std::ranges::any_of(
            m_cancelled, [index](const Subject& subject) { return subject.index == index; });
        if (!isCancelled && m_document.derived().wantsPreparation(index))
            subjects.push_back({index, meshes[i].binding->method, meshes[i].mesh});
    }
    return subjects;
}

void SkinningPreparer::follow() {
    std::erase_if(m_cancelled, [this](const Subject& subject) { return !isCurrent(subject); });
    if (m_running && !isCurrent(m_running->subject)) {
        m_tasks.drop(m_running->id);
        m_running.reset();
    }
    if (m_document.derived().isSurfaceHeld()) {
        m_timer.start(kQuiet);
        return;
    }
    if (m_running)
        return;
    if (const std::vector<Subject> subjects = wanted(); !subjects.empty())
        start(subjects.front());
}

void SkinningPreparer::start(const Subject& subject) {
    const MeshInstance& instance = m_document.character().meshes[subject.index.value()];
    Task task;
    task.name =
        (subject.method == SkinningMethod::DeltaMush ? tr("Preparing delta mush: %1")
                                                     : tr("Preparing centres of rotation: %1"))
            .arg(QString::fromStdString(instance.name));
    task.work = [self = QPointer(this), subject, weights = instance.binding->weights()](
                    TaskProgress& progress) -> std::function<void()> {
        std::optional<SkinningPreparation> made = prepareSkinning(
            subject.method, subject.mesh, weights, {&TaskProgress::report, &progress});
        if (!made)
            return {};
        return [self, subject, made = std::move(*made)] {
            if (!self)
                return;
            self->m_running->isDone = true; // results of dropped tasks do not come
            self->take(subject, made);
        };
    };
    m_running = Running{0, subject, false};
    m_running->id = m_tasks.start(std::move(task));
}

/// During a stroke the result waits: the surface must not move under the brush.
void SkinningPreparer::take(const Subject& subject, const SkinningPreparation& preparation) {
    if (!isCurrent(subject))
        return;
    if (m_document.derived().isSurfaceHeld())
        QTimer::singleShot(kQuiet, this, [=, this] { take(subject, preparation); });
    else
        m_document.derived().setPreparation(subject.index, preparation);
}

void SkinningPreparer::onFinished(TaskRunner::Id id) {
    if (!m_running || m_running->id != id)
        return;
    const bool isDone = m_running->isDone;
    m_running.reset();
    if (!isDone) // by the user, or for want of memory: the same would only happen again
        for (const Subject& subject : wanted())
            m_cancelled.push_back(subject);
    if (m_document.derived().isSurfaceHeld())
        m_timer.start(kQuiet);
    else
        follow();
}

} // namespace rigwright::editor
