// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tasks that read and write characters.
#include "editor/shell/character_files.h"

#include "core/io/export.h"
#include "core/samples/samples.h"
#include "editor/document/document.h"
#include "editor/document/session_json.h"

#include <QCursor>
#include <QFileInfo>
#include <QGuiApplication>
#include <QUndoStack>

#include <filesystem>
#include <utility>

namespace rigwright::editor {

namespace {

std::filesystem::path toPath(const QString& path) {
    return std::filesystem::path(path.toStdU16String());
}

QString nameOf(const QString& path) {
    return QFileInfo(path).fileName();
}

ImportOptions reading(ImportOptions limits, TaskProgress& progress) {
    limits.progress = &TaskProgress::report;
    limits.progressContext = &progress;
    return limits;
}

/// A name that is not UTF-8 was read with replacement characters, and no file is called that.
ErrorText openingText(const Error& error, const QString& path) {
    ErrorText text = errorText(error);
    if (error.code == "file-not-found" && path.contains(QChar(QChar::ReplacementCharacter))) {
        text.what = CharacterFiles::tr("The name of the file, or of a folder above it, is not "
                                       "written in UTF-8, so that it cannot be opened.");
        text.remedy = CharacterFiles::tr("Rename it, then open the file again.");
    }
    return text;
}

/// Writes, then reads back and compares: half of the bar each.
Result<ExportOutcome> exportAndCompare(const Character& character, const QString& path,
                                       TaskProgress& progress, const ImportOptions& options) {
    Result<ExportReport> report = exportGlb(character, toPath(path));
    if (!report)
        return report.error();
    progress.report(0.5);
    ExportOutcome outcome;
    outcome.path = path;
    outcome.lost = std::move(report->lost);
    Result<DeformationProof> proof = verifyExport(character, toPath(path), options);
    if (proof)
        outcome.proof = std::move(proof).value();
    else
        outcome.problem = errorText(proof.error());
    return outcome;
}

} // namespace

CharacterFiles::CharacterFiles(Document& document, TaskRunner& tasks, QObject* parent)
    : QObject(parent), m_document(document), m_tasks(tasks),
      m_historyIndex(document.undoStack().index()) {
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &CharacterFiles::followHistory);
    // Also where it ended by an exception, and so without a result.
    connect(&tasks, &TaskRunner::finished, this, [this](TaskRunner::Id id) {
        if (id == m_saving)
            startNextSaving();
    });
}

void CharacterFiles::open(const QString& path, const ImportChoices& choices) {
    m_tasks.drop(m_opening);
    Task task;
    const QString file = QFileInfo(path).absoluteFilePath();
    task.name = tr("Opening %1").arg(nameOf(file));
    ImportOptions options = m_limits;
    options.choices = choices;
    task.work = [this, source = ImportSource{file, choices}, options,
                 revision =
                     m_document.revision()](TaskProgress& progress) -> std::function<void()> {
        auto result = std::make_shared<Result<OpenedFile>>(
            openFile(toPath(source.path), reading(options, progress)));
        return [this, source, revision, result] {
            if (*result)
                take(std::move(*result).value(), source, revision);
            else
                Q_EMIT failed(tr("“%1” could not be opened").arg(nameOf(source.path)),
                              openingText(result->error(), source.path));
        };
    };
    m_opening = m_tasks.start(std::move(task));
}

ImportSource CharacterFiles::source() const {
    return m_sourceGeneration == m_document.generation() ? m_source : ImportSource();
}

bool CharacterFiles::take(OpenedFile file, const ImportSource& source,
                          std::uint64_t revisionAtOpen) {
    const QString& path = source.path;
    if (file.character.meshes.empty() && file.character.skeleton.boneCount() == 0) {
        Q_EMIT failed(
            tr("“%1” is empty").arg(nameOf(path)),
            {tr("The file holds no mesh and no bone."), {}, tr("Choose another file."), {}});
        return false;
    }
    const bool isEdited = m_document.revision() != revisionAtOpen || !m_tasks.changing().empty();
    if (isEdited && mayReplace && !mayReplace())
        return false;
    m_exportPath.clear();
    const QJsonObject view = jsonObject(file.view);
    m_document.reset(std::move(file.character), path, file.isProject);
    m_source = file.isProject ? importSourceFromJson(view[QLatin1String("import")].toObject(), path)
                              : source;
    m_sourceGeneration = m_document.generation();
    Q_EMIT opened(path);
    sessionFromJson(view, m_document.character(), m_document.session());
    if (m_extras.restore)
        m_extras.restore(view);
    return true;
}

void CharacterFiles::recover(const QString& autosave, const QString& originalPath) {
    m_tasks.drop(m_opening);
    Task task;
    task.name = tr("Recovering %1").arg(nameOf(originalPath));
    task.work = [this, autosave, originalPath, limits = m_limits, revision = m_document.revision()](
                    TaskProgress& progress) -> std::function<void()> {
        auto result = std::make_shared<Result<OpenedFile>>(
            openFile(toPath(autosave), reading(limits, progress)));
        return [this, originalPath, revision, result] {
            if (!*result) {
                Q_EMIT failed(tr("“%1” could not be recovered").arg(nameOf(originalPath)),
                              errorText(result->error()));
                return;
            }
            const bool wasProject = originalPath.endsWith(QLatin1String(".rigw"));
            if (!take(std::move(*result).value(), {originalPath, {}}, revision))
                return;
            m_document.setFile(originalPath, wasProject);
            m_document.undoStack().resetClean();
            Q_EMIT recovered();
        };
    };
    m_opening = m_tasks.start(std::move(task));
}

void CharacterFiles::cancelOpening() {
    m_tasks.cancel(m_opening);
}

void CharacterFiles::openSample(const QString& name) {
    m_tasks.drop(m_opening);
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    Result<Character> sample = makeSample(name.toStdString());
    QGuiApplication::restoreOverrideCursor();
    if (!sample) {
        Q_EMIT failed(tr("The sample “%1” could not be made").arg(name), errorText(sample.error()));
        return;
    }
    m_exportPath.clear();
    m_document.reset(std::move(sample).value(), {});
    Q_EMIT opened({});
}

std::string CharacterFiles::viewText() const {
    QJsonObject view = sessionToJson(m_document.session());
    if (const ImportSource from = source(); !from.path.isEmpty())
        view.insert(QLatin1String("import"), importSourceToJson(from));
    if (m_extras.save) {
        const QJsonObject extras = m_extras.save();
        for (auto extra = extras.begin(); extra != extras.end(); ++extra)
            view.insert(extra.key(), extra.value());
    }
    return jsonText(view);
}

bool CharacterFiles::isSaving() const {
    return m_tasks.isRunning(m_saving) || !m_nextSaves.empty();
}

bool CharacterFiles::isWriting() const {
    return isSaving() || m_tasks.isRunning(m_exporting);
}

void CharacterFiles::save(const QString& path) {
    const QUndoStack& history = m_document.undoStack();
    const int index = history.index();
    auto saving = std::make_shared<Saving>(
        Saving{.path = QFileInfo(path).absoluteFilePath(),
               .generation = m_document.generation(),
               .step = Step{index, index > 0 ? history.command(index - 1) : nullptr},
               .character = m_document.character(),
               .view = viewText()});
    if (!m_nextSaves.empty() && m_nextSaves.back()->path == saving->path)
        m_nextSaves.pop_back();
    m_nextSaves.push_back(std::move(saving));
    if (!m_tasks.isRunning(m_saving))
        startNextSaving();
}

void CharacterFiles::startNextSaving() {
    if (m_nextSaves.empty())
        return;
    const std::shared_ptr<Saving> saving = m_nextSaves.front();
    m_nextSaves.pop_front();
    m_current = saving;
    Task task;
    task.name = tr("Saving %1").arg(nameOf(saving->path));
    task.mustFinish = true;
    // The copy goes with the work: the document's blocks are its own again.
    task.work = [this, saving, path = saving->path,
                 character = std::exchange(saving->character, {}),
                 view = std::exchange(saving->view, {})](TaskProgress&) -> std::function<void()> {
        auto result = std::make_shared<Result<void>>(saveProject(character, view, toPath(path)));
        return [this, saving, result] { finishSaving(*saving, *result); };
    };
    m_saving = m_tasks.start(std::move(task));
}

void CharacterFiles::finishSaving(const Saving& saving, const Result<void>& result) {
    if (!result) {
        Q_EMIT failed(tr("“%1” could not be saved").arg(nameOf(saving.path)),
                      errorText(result.error()));
        return;
    }
    if (saving.generation == m_document.generation()) {
        m_document.setFile(saving.path, true);
        markSaved(saving.step);
    }
    Q_EMIT saved(saving.path);
}

bool CharacterFiles::isAt(const Step& step) const {
    return m_document.undoStack().index() == step.index;
}

/// What was done or undone since is not in the file: the document is clean at the step that is, and
/// nowhere else.
void CharacterFiles::markSaved(const std::optional<Step>& step) {
    m_savedStep.reset();
    if (step && isAt(*step)) {
        m_document.undoStack().setClean();
        return;
    }
    m_document.undoStack().resetClean();
    m_savedStep = step;
}

/// The stack tells of every push, undo and redo, so that a step is given up before another command
/// can come to lie where its own was. A command that took in a later one is no longer what it was,
/// though the index stays.
void CharacterFiles::followHistory(int index) {
    const QUndoStack& history = m_document.undoStack();
    const bool isMerged = std::exchange(m_historyIndex, index) == index;
    const auto check = [&](std::optional<Step>& step) {
        if (!step || step->index == 0)
            return;
        const bool isThere =
            history.count() >= step->index && history.command(step->index - 1) == step->command;
        if (!isThere || (isMerged && step->index == index))
            step.reset();
    };
    check(m_savedStep);
    if (m_current)
        check(m_current->step);
    for (const std::shared_ptr<Saving>& saving : m_nextSaves)
        check(saving->step);
    if (m_savedStep && isAt(*m_savedStep))
        markSaved(std::exchange(m_savedStep, std::nullopt));
}

void CharacterFiles::exportTo(const QString& path) {
    const QString file = QFileInfo(path).absoluteFilePath();
    Task task;
    task.name = tr("Exporting %1").arg(nameOf(file));
    task.mustFinish = true;
    task.work = [this, file, limits = m_limits, generation = m_document.generation(),
                 character =
                     m_document.character()](TaskProgress& progress) -> std::function<void()> {
        auto result = std::make_shared<Result<ExportOutcome>>(
            exportAndCompare(character, file, progress, reading(limits, progress)));
        return [this, file, generation, result] {
            if (!*result) {
                Q_EMIT failed(tr("“%1” could not be written").arg(nameOf(file)),
                              errorText(result->error()));
                return;
            }
            if (generation == m_document.generation())
                m_exportPath = file;
            Q_EMIT exported(**result);
        };
    };
    m_exporting = m_tasks.start(std::move(task));
}

} // namespace rigwright::editor
