// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Guessing, building, adding, telling.
#include "editor/shell/fit_flow.h"

#include "core/character/fit_template.h"
#include "core/mesh/mesh.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/template_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/shell/action_set.h"
#include "editor/shell/error_dialog.h"
#include "editor/shell/template_dialog.h"
#include "editor/tools/fit_tool.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/messages.h"
#include "editor/ui/plain_texts.h"
#include "editor/ui/template_words.h"
#include "editor/ui/toast.h"

#include <QAction>
#include <QMessageBox>
#include <QPushButton>

#include <memory>
#include <utility>

namespace rigwright::editor {

FitFlow::FitFlow(const ActionContext& context, QWidget& window, QObject* parent)
    : QObject(parent), m_c(context), m_window(window) {
    FitTool& tool = m_c.tools.fitTool();
    connect(&tool, &FitTool::guessRequested, this, &FitFlow::guess);
    connect(&tool, &FitTool::buildRequested, this, &FitFlow::build);
    // Whoever goes on to something else does not wait for it.
    connect(&m_c.tools, &ToolStage::currentChanged, this, [this] {
        if (&m_c.tools.current() != &m_c.tools.fitTool())
            m_c.tasks.drop(std::exchange(m_guessing, 0));
    });
    connect(&m_c.tasks, &TaskRunner::finished, this, [this](TaskRunner::Id id) {
        if (id != m_guessing)
            return;
        m_guessing = 0; // cancelled, or there was not enough memory
        m_c.tools.fitTool().giveUpGuess(m_c.document.derived().shownBounds());
    });
}

void FitFlow::bind() {
    m_c.actions.bind(
        "skeleton.template",
        {[this](bool) { askForTemplate(); }, [this] { return !m_c.document.isEmpty(); }, {}});
}

void FitFlow::guess() {
    m_c.tasks.drop(std::exchange(m_guessing, 0));
    struct Found {
        Box3f bounds;
        Result<MarkerGuess> guess;
    };
    Task task;
    task.name = tr("Looking for the body");
    task.work = [this, character = m_c.document.character(), meshes = m_c.tools.fitTool().body(),
                 generation = m_c.document.generation()](TaskProgress&) -> std::function<void()> {
        const Mesh body = meshOfBody(character, meshes);
        const auto found =
            std::make_shared<Found>(Found{bounds(body.positions), guessMarkers(body)});
        return [this, found, generation] {
            m_guessing = 0;
            if (generation == m_c.document.generation())
                show(found->guess, found->bounds);
        };
    };
    m_guessing = m_c.tasks.start(std::move(task));
}

void FitFlow::show(const Result<MarkerGuess>& guess, const Box3f& bounds) {
    FitTool& tool = m_c.tools.fitTool();
    m_c.tools.cancel(); // a marker that is being dragged is another one now
    PlacedMarkers placed;
    placed.placed.set();
    if (guess)
        placed.markers = guess->markers;
    if (guess && tool.setMarkers(placed)) {
        tellFindings(m_c, m_window, tr("What was noticed while looking for the body:"),
                     guess->findings, false);
        return;
    }
    tool.giveUpGuess(bounds);
    std::vector<ToastAction> actions;
    if (!guess)
        actions.push_back({tr("Why"), [this, error = guess.error()] {
                               (new ErrorDialog(tr("No standing body was recognised"),
                                                errorText(error), &m_window))
                                   ->open();
                           }});
    m_c.toasts.show(Severity::Warning,
                    tr("No standing body was recognised: drag the markers by hand."),
                    std::move(actions));
}

void FitFlow::build() {
    if (!m_c.tools.fitTool().markers())
        return;
    const BonesThere there = bonesThere(m_c.document.character());
    if (there.bound + there.free > 0)
        askAboutBones(there.bound, there.free);
    else
        buildNow(false);
}

/// Weights are lost only where somebody has said so.
void FitFlow::askAboutBones(std::size_t bound, std::size_t free) {
    m_generation = m_c.document.generation();
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Rigwright"), QString(),
                                QMessageBox::NoButton, &m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* replace = box->addButton(tr("Replace"), QMessageBox::DestructiveRole);
    QPushButton* keep =
        bound > 0 ? nullptr : box->addButton(tr("Keep both"), QMessageBox::AcceptRole);
    QPushButton* cancel = box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    box->setDefaultButton(cancel);
    box->setEscapeButton(cancel);
    if (bound > 0)
        setPlainTexts(*box, tr("Replace the skeleton that moves the meshes?"),
                      tr("Meshes are bound to %n bones. The new skeleton takes their place: their "
                         "weights and keys go. Undo brings everything back.",
                         nullptr, int(bound)));
    else
        setPlainTexts(*box, tr("Replace the bones that are there?"),
                      tr("There are %n bones that move no mesh. They can go, or stay beside the "
                         "new ones.",
                         nullptr, int(free)));
    connect(box, &QMessageBox::finished, this, [this, box, replace, keep] {
        const QAbstractButton* clicked = box->clickedButton();
        if (m_generation != m_c.document.generation() || !clicked)
            return;
        if (clicked == replace || clicked == keep)
            buildNow(clicked == replace);
    });
    box->open();
}

void FitFlow::buildNow(bool replace) {
    FitTool& tool = m_c.tools.fitTool();
    if (!tool.markers())
        return;
    m_c.tools.cancel();
    TemplateStep step;
    step.from = tool.skeletonTemplate();
    step.placement = tool.placement();
    step.text = tr("Build skeleton from %1").arg(templateTitle(step.from.kind));
    const Result<BuiltTemplate> built = buildSkeleton(m_c.document, step, replace);
    if (!built) {
        (new ErrorDialog(tr("The skeleton could not be built"), errorText(built.error()),
                         &m_window))
            ->open();
        return;
    }
    m_c.tools.setCurrent(QStringLiteral("select"));
    tellBuilt(built->bones.size(), step.text, built->findings);
}

/// With the next step, and the way back.
void FitFlow::tellBuilt(std::size_t bones, const QString& text, const Findings& findings) {
    tellFindings(m_c, m_window, text, findings, true);
    std::vector<ToastAction> actions;
    m_c.actions.follow();
    if (QAction* bindAction = m_c.actions[QStringLiteral("weights.bind")]; bindAction->isEnabled())
        actions.push_back({tr("Bind…"), [bindAction] { bindAction->trigger(); }});
    actions.push_back(undoOffer(m_c));
    m_c.toasts.show(Severity::Info, tr("%n bones built", nullptr, int(bones)), std::move(actions));
}

void FitFlow::askForTemplate() {
    if (m_dialog || m_c.document.isEmpty())
        return;
    m_c.tools.cancel();
    const Character& character = m_c.document.character();
    const BoneIndex active = m_c.document.session().selection().activeBone;
    TemplateOffer offer;
    if (active.isValid() && active.value() < character.skeleton.boneCount())
        offer.activeBone = isolated(boneText(character, active));
    offer.isBound = bonesThere(character).bound > 0;
    m_generation = m_c.document.generation();
    m_dialog = new TemplateDialog(offer, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &QDialog::accepted, this, &FitFlow::addChosen);
    m_dialog->open();
}

void FitFlow::addChosen() {
    if (m_generation != m_c.document.generation())
        return;
    const Character& character = m_c.document.character();
    const Result<SkeletonTemplate> made = makeTemplate(m_dialog->kind(), m_dialog->options());
    const auto fail = [this](const Error& error) {
        (new ErrorDialog(tr("The template could not be added"), errorText(error), &m_window))
            ->open();
    };
    if (!made) {
        fail(made.error());
        return;
    }
    const Mesh body = meshOfBody(character, m_c.tools.fitTool().body());
    const Box3f box = bounds(body.positions);
    const BoneIndex active = m_c.document.session().selection().activeBone;
    const bool below = m_dialog->belowActiveBone() && active.isValid() &&
                       active.value() < character.skeleton.boneCount();
    TemplateStep step;
    step.from = *made;
    step.text = tr("Add template %1").arg(templateTitle(made->kind));
    step.placement = below ? placeAtBone(*made, character.skeleton, active,
                                         box.isEmpty() ? 0.0 : double(box.sizes().y()))
                           : placeInBounds(*made, box);
    // Bones that are there stay what they are: only an empty character becomes the template.
    const BonesThere there = bonesThere(character);
    const Result<BuiltTemplate> built =
        below || there.bound + there.free > 0
            ? addTemplate(m_c.document, step, below ? active : BoneIndex())
            : buildSkeleton(m_c.document, step, false);
    if (!built)
        fail(built.error());
    else
        tellBuilt(built->bones.size(), step.text, built->findings);
}

} // namespace rigwright::editor
