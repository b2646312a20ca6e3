// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading, asking, appending, telling.
#include "editor/shell/append_flow.h"

#include "core/project/project.h"
#include "editor/commands/append_commands.h"
#include "editor/document/document.h"
#include "editor/shell/action_set.h"
#include "editor/shell/append_dialog.h"
#include "editor/shell/error_dialog.h"
#include "editor/shell/import_source.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/finding_words.h"
#include "editor/ui/messages.h"
#include "editor/ui/plain_texts.h"
#include "editor/ui/toast.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace rigwright::editor {

namespace {

const QString kLastFolder = QStringLiteral("lastFolder");

QString nameOf(const QString& path) {
    return QFileInfo(path).fileName();
}

bool isEmpty(const Character& character) {
    return character.clips.empty() && character.meshes.empty() &&
           character.skeleton.boneCount() == 0;
}

} // namespace

AppendFlow::AppendFlow(const AppendContext& context, QObject* parent)
    : QObject(parent), m_c(context) {}

void AppendFlow::bind(ActionSet& actions) {
    actions.bind("file.append",
                 {[this](bool) { chooseFile(); }, [this] { return !m_c.document.isEmpty(); }, {}});
}

void AppendFlow::chooseFile() {
    m_c.tools.cancel();
    const QString path = QFileDialog::getOpenFileName(
        &m_c.window, tr("Append from a file"), QSettings().value(kLastFolder).toString(),
        characterFilter(tr("Characters and motions")), nullptr, QFileDialog::HideNameFilterDetails);
    if (path.isEmpty())
        return;
    QSettings().setValue(kLastFolder, QFileInfo(path).absolutePath());
    read(path);
}

void AppendFlow::read(const QString& path) {
    m_c.tasks.drop(m_reading);
    const QString name = nameOf(path);
    Task task;
    task.name = tr("Reading %1").arg(name);
    task.work = [this, path, name, generation = m_c.document.generation()](
                    TaskProgress& progress) -> std::function<void()> {
        ImportOptions options;
        options.progress = &TaskProgress::report;
        options.progressContext = &progress;
        const auto result = std::make_shared<Result<OpenedFile>>(
            openFile(std::filesystem::path(path.toStdU16String()), options));
        return [this, name, generation, result] {
            if (generation != m_c.document.generation() || m_c.document.isEmpty())
                return; // for a character that is open no longer
            if (!*result) {
                (new ErrorDialog(tr("“%1” could not be read").arg(name), errorText(result->error()),
                                 &m_c.window))
                    ->open();
                return;
            }
            ask(std::make_shared<const Character>(std::move((*result)->character)), name);
        };
    };
    m_reading = m_c.tasks.start(std::move(task));
}

void AppendFlow::ask(std::shared_ptr<const Character> source, const QString& name) {
    if (isEmpty(*source)) {
        m_c.toasts.show(Severity::Warning, tr("“%1” holds no clip, no mesh and no bone").arg(name));
        return;
    }
    m_c.tools.cancel();
    auto* dialog = new AppendDialog(source, m_c.document.character(), name, &m_c.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto revision = m_c.document.revision();
    connect(dialog, &QDialog::accepted, this, [this, dialog, source, name, revision] {
        if (m_c.document.revision() != revision) {
            // Work that was under way has changed the character behind the dialog.
            m_c.toasts.show(Severity::Warning,
                            tr("Nothing was appended: the character was changed meanwhile"),
                            {{tr("Choose again"), [this, source, name] { ask(source, name); }}});
            return;
        }
        append(source, dialog->request(), name);
    });
    dialog->open();
}

void AppendFlow::append(std::shared_ptr<const Character> source, AppendRequest request,
                        const QString& name) {
    AppendJob job;
    job.source = source;
    job.request = std::move(request);
    job.from = name;
    job.done = [this, name](const Findings& findings) { tell(findings, name); };
    job.failed = [this, name](const Error& error) {
        (new ErrorDialog(tr("Nothing of “%1” could be appended").arg(name), errorText(error),
                         &m_c.window))
            ->open();
    };
    job.again = [this, source, name] { ask(source, name); };
    startAppendTask(m_c.document, m_c.tasks, std::move(job));
}

void AppendFlow::tell(const Findings& findings, const QString& name) {
    QStringList lines;
    Severity worst = Severity::Info;
    for (const Finding& finding : findings) {
        lines += findingText(finding);
        const QString evidence = findingEvidence(finding);
        if (!evidence.isEmpty())
            lines += QStringLiteral("    ") + evidence;
        worst = std::max(worst, finding.severity);
    }
    if (lines.isEmpty()) {
        m_c.toasts.show(Severity::Info, tr("Appended from %1").arg(name));
        return;
    }
    const auto show = [this, name, lines] {
        auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Rigwright"), QString(),
                                    QMessageBox::Close, &m_c.window);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setTextInteractionFlags(Qt::TextSelectableByMouse);
        setPlainTexts(*box, tr("What was noticed while appending from %1:").arg(name),
                      lines.join(QLatin1Char('\n')));
        box->open();
    };
    m_c.toasts.show(worst, tr("Appended from %1, with notes").arg(name), {{tr("Show"), show}});
}

} // namespace rigwright::editor
