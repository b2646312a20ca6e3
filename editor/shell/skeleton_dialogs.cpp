// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Opening, following, previewing, accepting.
#include "editor/shell/skeleton_dialogs.h"

#include "core/character/binding_state.h"
#include "core/character/humanoid.h"
#include "core/io/character_humanoid.h"
#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_edits.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/name_commands.h"
#include "editor/document/bone_sets.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/shell/action_set.h"
#include "editor/shell/beside.h"
#include "editor/shell/humanoid_dialog.h"
#include "editor/shell/orient_dialog.h"
#include "editor/shell/rename_dialog.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/language.h"
#include "editor/ui/messages.h"
#include "editor/ui/toast.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

/// Brings an open dialog to the front; false where there is none.
bool raised(QDialog* dialog) {
    if (!dialog)
        return false;
    dialog->raise();
    dialog->activateWindow();
    return true;
}

/// What “Automatic” gives: what the file says, else what is found.
HumanoidSearch automaticMap(const Character& character) {
    Character plain;
    plain.skeleton = character.skeleton;
    plain.humanoid = mapOfFile(character);
    return humanoidOf(plain);
}

/// Up to the side of the axis along the bone.
BoneOrientation usualOrientation(const Skeleton& skeleton) {
    BoneOrientation usual;
    usual.aim = usualAxis(skeleton);
    const bool isAlongZ = usual.aim == BoneAxis::PlusZ || usual.aim == BoneAxis::MinusZ;
    usual.up = isAlongZ ? BoneAxis::PlusX : BoneAxis::PlusZ;
    return usual;
}

std::size_t countTurned(const Skeleton& before, const Skeleton& after,
                        const std::vector<BoneIndex>& bones) {
    const std::vector<Affine3d> from = restModel(before);
    const std::vector<Affine3d> to = restModel(after);
    return std::size_t(std::ranges::count_if(bones, [&](BoneIndex bone) {
        constexpr double kSeen = 1e-6;
        return !from[bone.value()].linear().isApprox(to[bone.value()].linear(), kSeen);
    }));
}

} // namespace

SkeletonDialogs::SkeletonDialogs(const ActionContext& context, QWidget& window, QObject* parent)
    : QObject(parent), m_c(context), m_window(window) {
    connect(&m_c.document, &Document::changed, this, &SkeletonDialogs::follow);
    connect(&m_c.document.session(), &Session::selectionChanged, this,
            &SkeletonDialogs::followSelection);
    connect(&m_c.tools, &ToolStage::currentChanged, this, &SkeletonDialogs::noticeBinding);
    connect(&languageNotifier(), &LanguageNotifier::changed, this, &SkeletonDialogs::close);
}

void SkeletonDialogs::bind() {
    Document& document = m_c.document;
    const auto hasBones = [&document] { return document.character().skeleton.boneCount() > 0; };
    const auto hasSelection = [&document] { return !document.session().selection().bones.empty(); };
    m_c.actions.bind("skeleton.names", {[this](bool) { askNames(); }, hasBones, {}});
    m_c.actions.bind("skeleton.orient", {[this](bool) { askOrientation(); }, hasSelection, {}});
    // Also where there are no bones: it says what is lacking.
    m_c.actions.bind(
        "skeleton.humanoid",
        {[this](bool) { askHumanoid(); }, [&document] { return !document.isEmpty(); }, {}});
}

void SkeletonDialogs::askNames() {
    if (raised(m_names))
        return;
    m_c.tools.cancel();
    m_generation = m_c.document.generation();
    const Character& character = m_c.document.character();
    const HumanoidSearch search = humanoidOf(character);
    m_names = new RenameDialog(
        {character.skeleton, noHumanBody(search) ? HumanoidMap() : search.map,
         m_c.document.session().selection().bones},
        &m_window);
    m_names->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_names, &QDialog::accepted, this, &SkeletonDialogs::acceptNames);
    connect(m_names, &QDialog::rejected, this, [this] { m_names = nullptr; });
    m_names->open();
}

void SkeletonDialogs::acceptNames() {
    const NameChanges changes = m_names->changes();
    m_names = nullptr; // it closes itself; what follows is its own change
    const Result<Findings> done = renameBones(m_c.document, changes);
    if (!done)
        tellError(m_c, done.error());
    else
        tellFindings(m_c, m_window, m_c.document.undoStack().undoText(), *done, true);
}

void SkeletonDialogs::askOrientation() {
    if (raised(m_orient))
        return;
    m_c.tools.cancel();
    m_generation = m_c.document.generation();
    const BoneOrientation start = m_hasLastOrientation
                                      ? m_lastOrientation
                                      : usualOrientation(m_c.document.character().skeleton);
    m_orient = new OrientDialog(start, &m_window);
    m_orient->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_orient, &OrientDialog::edited, this, &SkeletonDialogs::previewOrientation);
    connect(m_orient, &QDialog::accepted, this, [this] { endOrientation(true); });
    connect(m_orient, &QDialog::rejected, this, [this] { endOrientation(false); });
    ViewSettings view = m_c.document.session().view();
    m_hadAxes = std::exchange(view.boneAxes, true);
    m_c.document.session().setView(view);
    placeBeside(*m_orient, m_window);
    m_orient->show();
    previewOrientation();
}

std::vector<BoneIndex> SkeletonDialogs::orientedBones() const {
    const Skeleton& skeleton = m_c.document.character().skeleton;
    std::vector<BoneIndex> bones = m_c.document.session().selection().bones;
    std::erase_if(bones, [&](BoneIndex bone) { return bone.value() >= skeleton.boneCount(); });
    return m_orient->wholeChains() ? chainsOf(skeleton, bones) : bones;
}

void SkeletonDialogs::previewOrientation() {
    if (!m_orient)
        return;
    const std::vector<BoneIndex> bones = orientedBones();
    if (bones.empty()) {
        endSkeletonPreview(m_c.document);
        m_orient->showProblem(tr("Select the bones that are to be oriented."));
        return;
    }
    const Skeleton& skeleton = m_c.document.character().skeleton;
    const Result<SkeletonEdit> edit = orientBones(skeleton, bones, m_orient->orientation());
    const Result<Findings> done = previewSkeleton(m_c.document, edit);
    if (!done) {
        endSkeletonPreview(m_c.document);
        m_orient->showProblem(errorLines(done.error()));
        return;
    }
    m_orient->showResult(bones.size(), countTurned(skeleton, edit->skeleton, bones), *done);
}

void SkeletonDialogs::endOrientation(bool accepted) {
    if (!m_orient)
        return;
    const BoneOrientation orientation = m_orient->orientation();
    const std::vector<BoneIndex> bones = orientedBones();
    QPointer<OrientDialog> dialog = std::exchange(m_orient, nullptr);
    endSkeletonPreview(m_c.document);
    ViewSettings view = m_c.document.session().view();
    view.boneAxes = view.boneAxes && m_hadAxes; // switched off meanwhile: stays so
    m_c.document.session().setView(view);
    if (!accepted) {
        if (dialog->isVisible())
            dialog->reject();
        return;
    }
    m_lastOrientation = orientation;
    m_hasLastOrientation = true;
    const Character& character = m_c.document.character();
    const Result<Findings> done = editSkeleton(
        m_c.document, orientBones(character.skeleton, bones, orientation),
        {.text = QCoreApplication::translate("Commands", "Orient %1")
                     .arg(bonesText(character, bones))});
    if (!done)
        tellError(m_c, done.error());
    else
        tellFindings(m_c, m_window, m_c.document.undoStack().undoText(), *done, true);
}

void SkeletonDialogs::askHumanoid() {
    if (raised(m_humanoid))
        return;
    m_c.tools.cancel();
    m_generation = m_c.document.generation();
    const Character& character = m_c.document.character();
    m_humanoid = new HumanoidDialog(
        {character.skeleton, humanoidOf(character).map, automaticMap(character)}, &m_window);
    m_humanoid->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_humanoid, &HumanoidDialog::boneWanted, this,
            [this](BoneIndex bone) { selectBone(m_c.document.session(), bone); });
    connect(m_humanoid, &QDialog::accepted, this, &SkeletonDialogs::acceptHumanoid);
    connect(m_humanoid, &QDialog::rejected, this, [this] { m_humanoid = nullptr; });
    placeBeside(*m_humanoid, m_window);
    m_humanoid->show();
    m_humanoid->showBone(m_c.document.session().selection().activeBone);
}

void SkeletonDialogs::acceptHumanoid() {
    const HumanoidMap map = m_humanoid->map();
    m_humanoid = nullptr; // it closes itself; what follows is its own change
    if (!setHumanoidMap(m_c.document, map))
        m_c.toasts.show(Severity::Info, tr("The character has this map already."));
}

void SkeletonDialogs::follow(const Change& change) {
    if (!m_names && !m_orient && !m_humanoid)
        return;
    const Character& character = m_c.document.character();
    if (m_generation != m_c.document.generation() || character.skeleton.boneCount() == 0) {
        close();
        return;
    }
    const bool reset = std::holds_alternative<DocumentReset>(change);
    if (reset && m_names)
        m_names->reject(); // its names are of a skeleton that is no more
    if (m_orient)
        previewOrientation(); // any change has ended the one that was shown
    // Names and links tell one skeleton from another; where bones lie is nothing to the map.
    if (reset && m_humanoid &&
        (m_humanoid->skeleton().names != character.skeleton.names ||
         m_humanoid->skeleton().parents != character.skeleton.parents))
        m_humanoid->reset({character.skeleton, humanoidOf(character).map, automaticMap(character)});
}

void SkeletonDialogs::followSelection() {
    previewOrientation();
    if (m_humanoid)
        m_humanoid->showBone(m_c.document.session().selection().activeBone);
}

void SkeletonDialogs::close() {
    if (m_names)
        m_names->reject();
    endOrientation(false);
    if (m_humanoid)
        m_humanoid->reject();
}

void SkeletonDialogs::noticeBinding() {
    Document& document = m_c.document;
    if (!document.derived().showsRest() || m_noticedFor == document.generation())
        return;
    const std::vector<BindingState> states = bindingStates(document.character());
    if (states.empty())
        return;
    m_noticedFor = document.generation();
    const auto offer = [this](const char* id, const QString& text) {
        return ToastAction{text,
                           [action = m_c.actions[QString::fromLatin1(id)]] { action->trigger(); }};
    };
    m_c.toasts.show(
        Severity::Warning,
        states.size() == 1
            ? tr("%1 was bound in another pose than the one in which the bones rest.")
                  .arg(meshText(document.character(), states.front().mesh))
            : tr("%n meshes were bound in another pose than the one in which the bones rest.",
                 nullptr, int(states.size())),
        {offer("skeleton.go-to-bind", tr("Go to bind pose")),
         offer("skeleton.reattach", tr("Re-attach"))});
}

} // namespace rigwright::editor
