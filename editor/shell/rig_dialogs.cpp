// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Opening, following, accepting; the bake runs beside the work.
#include "editor/shell/rig_dialogs.h"

#include "core/character/humanoid.h"
#include "core/rig/usual_limits.h"
#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/rig_commands.h"
#include "editor/document/document.h"
#include "editor/shell/action_set.h"
#include "editor/shell/bake_dialog.h"
#include "editor/shell/beside.h"
#include "editor/shell/joint_limit_dialog.h"
#include "editor/shell/rig_actions.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/humanoid_words.h"
#include "editor/ui/language.h"
#include "editor/ui/toast.h"

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

JointLimitOffer offerFor(const Character& character, std::span<const BoneIndex> bones,
                         BoneIndex active) {
    const Skeleton& skeleton = character.skeleton;
    JointLimitOffer offer;
    offer.joint = bonesText(character, bones);
    const Vec3d tail = tailOf(skeleton, active, mainChildren(skeleton)[active.value()]);
    if (tail.norm() > 0.0)
        offer.along = tail.normalized();
    const auto& limits = rigOf(character).jointLimits;
    const auto present = std::ranges::find(limits, active, &RigJointLimit::bone);
    if (present != limits.end())
        offer.present = present->limit;
    const HumanoidSearch search = humanoidOf(character);
    if (const auto role = roleOf(search.map, active); role && !noHumanBody(search)) {
        offer.usual = usualLimit(*role, skeleton, active);
        offer.role = roleText(*role);
    }
    return offer;
}

} // namespace

RigDialogs::RigDialogs(const ActionContext& context, QWidget& window, QObject* parent)
    : QObject(parent), m_c(context), m_window(window) {
    connect(&m_c.document, &Document::changed, this, &RigDialogs::follow);
    connect(&languageNotifier(), &LanguageNotifier::changed, this, &RigDialogs::close);
}

void RigDialogs::bind() {
    Document& document = m_c.document;
    m_c.actions.bind("rig.bake", {[this](bool) { askBake(); },
                                  [&document] { return document.character().rig != nullptr; },
                                  {}});
    m_c.actions.bind("rig.joint-limit",
                     {[this](bool) { askLimit(); },
                      [&document] { return document.session().selection().activeBone.isValid(); },
                      {}});
}

void RigDialogs::askBake() {
    if (raised(m_bake))
        return;
    m_c.tools.cancel();
    m_generation = m_c.document.generation();
    BakeOffer offer;
    for (const auto& clip : m_c.document.character().clips)
        offer.clips.push_back({QString::fromStdString(clip->name), clip->duration});
    const ClipIndex shown = m_c.document.session().playhead().clip;
    if (shown.isValid())
        offer.current = int(shown.value());
    offer.last = m_lastBake;
    m_bake = new BakeDialog(offer, &m_window);
    m_bake->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_bake, &QDialog::accepted, this, &RigDialogs::bake);
    m_bake->open();
}

void RigDialogs::bake() {
    m_lastBake = m_bake->settings();
    m_bake = nullptr; // it closes itself; what follows is its own change
    startBake(m_lastBake);
}

void RigDialogs::startBake(const BakeSettings& settings) {
    BakeJob job;
    job.settings = settings;
    job.done = [this](const BakeOutcome& outcome) { tellBaked(outcome); };
    job.again = [this, settings, generation = m_c.document.generation()] {
        const auto& clips = m_c.document.character().clips;
        const bool isThere = !settings.clip || settings.clip->value() < clips.size();
        if (generation == m_c.document.generation() && isThere)
            startBake(settings);
    };
    startBakeTask(m_c.document, m_c.tasks, std::move(job));
}

void RigDialogs::tellBaked(const BakeOutcome& outcome) {
    if (!outcome.pushed) {
        m_c.toasts.show(Severity::Info, tr("The rig moves no bone: there is nothing to bake."));
        return;
    }
    m_c.toasts.show(
        Severity::Info,
        tr("%n bones have keys in a new clip, which is shown.", nullptr, int(outcome.bones)),
        {undoOffer(m_c)});
}

void RigDialogs::askLimit() {
    if (raised(m_limit))
        return;
    m_c.tools.cancel();
    m_generation = m_c.document.generation();
    const Selection& selection = m_c.document.session().selection();
    m_bones = selection.bones;
    m_limit = new JointLimitDialog(
        offerFor(m_c.document.character(), m_bones, selection.activeBone), &m_window);
    m_limit->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_limit, &QDialog::accepted, this, &RigDialogs::setLimit);
    placeBeside(*m_limit, m_window);
    m_limit->open();
}

void RigDialogs::setLimit() {
    const std::optional<JointLimit> limit = m_limit->limit();
    m_limit = nullptr;
    runRigEdit(m_c, m_window, [this, limit](Document& document) {
        return setJointLimit(document, m_bones, limit);
    });
}

void RigDialogs::follow(const Change& change) {
    if (!m_bake && !m_limit)
        return;
    if (m_generation != m_c.document.generation() || std::holds_alternative<DocumentReset>(change))
        close();
}

void RigDialogs::close() {
    if (m_bake)
        m_bake->reject();
    if (m_limit)
        m_limit->reject();
}

} // namespace rigwright::editor
