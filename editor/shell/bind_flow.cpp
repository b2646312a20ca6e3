// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Asking, previewing, showing pieces, binding, telling.
#include "editor/shell/bind_flow.h"

#include "core/skeleton/bone_names.h"
#include "core/weights/bind_shape.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/weight_tasks.h"
#include "editor/document/camera.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/shell/action_set.h"
#include "editor/shell/beside.h"
#include "editor/shell/bind_dialog.h"
#include "editor/shell/error_dialog.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/language.h"
#include "editor/ui/messages.h"
#include "editor/ui/toast.h"
#include "editor/viewport/viewport_widget.h"

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kPreviewDelay = 150;  // ms
constexpr int kProgressEvery = 100; // ms

bool isActive(const Document& document, MeshInstanceIndex mesh) {
    return mesh.isValid() && mesh.value() < document.character().meshes.size();
}

/// Whether all that was chosen when the dialog opened is in the character still: bones, meshes and
/// vertices may have come by a step that was undone since.
bool isThere(const Character& character, const std::vector<BindTarget>& targets,
             const std::vector<BoneIndex>& bones) {
    const auto hasTarget = [&](const BindTarget& target) {
        if (target.mesh.value() >= character.meshes.size())
            return false;
        const std::size_t count = character.meshes[target.mesh.value()].mesh->vertexCount();
        return !target.vertices || target.vertices->empty() ||
               target.vertices->back().value() < count;
    };
    return std::ranges::all_of(targets, hasTarget) &&
           std::ranges::all_of(bones, [&](BoneIndex bone) {
               return bone.value() < character.skeleton.boneCount();
           });
}

/// Everything connected with the vertex as binding sees it: also across vertices that lie in one
/// place without being one point.
VertexSelection pieceOf(const Mesh& mesh, VertexIndex vertex) {
    const BindShape shape(mesh);
    const std::uint32_t island = shape.islandOfPlace[shape.placeOfVertex[vertex.value()]];
    std::vector<VertexIndex> piece;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        if (shape.islandOfPlace[shape.placeOfVertex[v]] == island)
            piece.emplace_back(v);
    return withTwins(mesh.topology, piece);
}

} // namespace

BindFlow::BindFlow(const ActionContext& context, QWidget& window, QObject* parent)
    : QObject(parent), m_c(context), m_window(window) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(kPreviewDelay);
    connect(&m_delay, &QTimer::timeout, this, &BindFlow::preview);
    m_ticker.setInterval(kProgressEvery);
    connect(&m_ticker, &QTimer::timeout, this, [this] {
        if (m_dialog && m_fraction && m_previewing != 0)
            m_dialog->showProgress(m_fraction->load(std::memory_order_relaxed));
    });
    connect(&m_c.document, &Document::changed, this, &BindFlow::follow);
    connect(&m_c.tasks, &TaskRunner::finished, this, [this](TaskRunner::Id id) {
        if (m_ending == id)
            m_ending = 0;
        if (m_previewing != id)
            return;
        m_previewing = 0; // it ended without a result: there was not enough memory
        m_ticker.stop();
        if (m_dialog)
            m_dialog->showProblem(tr("The weights could not be worked out."));
    });
    connect(&m_c.document.session(), &Session::selectionChanged, this, &BindFlow::showEnvelope);
    connect(&languageNotifier(), &LanguageNotifier::changed, this, &BindFlow::close);
}

void BindFlow::bind() {
    m_c.actions.bind("weights.bind", {[this](bool) { ask(); }, [this] { return canAsk(); }, {}});
}

bool BindFlow::canAsk() const {
    return isActive(m_c.document, m_c.document.session().selection().activeMesh) &&
           m_c.document.character().skeleton.boneCount() > 0;
}

void BindFlow::ask() {
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    if (!canAsk())
        return;
    m_c.tools.cancel();
    const Character& character = m_c.document.character();
    const Session& session = m_c.document.session();
    const MeshInstanceIndex active = session.selection().activeMesh;
    if (tellIfHeld(m_c, active))
        return;
    BindOffer offer;
    m_targets.clear();
    const auto add = [&](MeshInstanceIndex mesh) {
        BindTarget target{mesh, {}};
        if (const auto selected = session.restriction(mesh))
            target.vertices.emplace(selected->begin(), selected->end());
        offer.selectedVertices += target.vertices ? target.vertices->size() : 0;
        m_targets.push_back(std::move(target));
    };
    add(active);
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstanceIndex mesh(i);
        if (mesh != active && isShown(m_c.document, mesh) && !character.meshes[i].locked &&
            character.meshes[i].mesh->vertexCount() > 0)
            add(mesh);
    }
    m_listed = session.selection().bones;
    offer.mesh = isolated(meshText(character, active));
    offer.isBound = character.meshes[active.value()].binding.has_value();
    offer.meshes = m_targets.size();
    offer.selectedBones = m_listed.size();
    offer.lockedBones = std::size_t(
        std::ranges::count_if(heldBones(character.boneFlags), [](auto held) { return held != 0; }));
    offer.size = double(m_c.document.derived().shownBounds().diagonal().norm());
    m_generation = m_c.document.generation();
    m_caches = std::make_shared<BindCaches>();
    m_last.replaceExisting = false; // only where asked for, each time
    const BrushValues& brush = m_c.tools.brushOptions().values();
    m_last.maxInfluences = brush.limitInfluences ? std::size_t(brush.maxInfluences) : 0;
    m_dialog = new BindDialog(offer, m_last, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &BindDialog::edited, this, &BindFlow::edited);
    connect(m_dialog, &BindDialog::pieceWanted, this, &BindFlow::showPiece);
    connect(m_dialog, &BindDialog::envelopeEdited, this, &BindFlow::editEnvelope);
    connect(m_dialog, &QDialog::accepted, this, &BindFlow::accept);
    connect(m_dialog, &QDialog::finished, this, &BindFlow::close);
    placeBeside(*m_dialog, m_window);
    m_dialog->show();
    showEnvelope();
    edited();
}

void BindFlow::follow(const Change& change) {
    if (!m_dialog)
        return;
    if (m_generation != m_c.document.generation() ||
        !isThere(m_c.document.character(), m_targets, m_listed))
        close();
    else if (std::holds_alternative<PoseChanged>(change) ||
             std::holds_alternative<RigChanged>(change))
        showInPicture();
    else if (!std::holds_alternative<PoseLibraryChanged>(change)) {
        if (std::holds_alternative<DocumentReset>(change)) { // bones may stand elsewhere
            m_caches = std::make_shared<BindCaches>();
            m_fromMesh.clear();
        }
        showEnvelope();
        edited();
    }
}

void BindFlow::edited() {
    if (!m_dialog)
        return;
    m_result.reset();
    if (m_previewing != 0) {
        m_ending = m_previewing;
        m_c.tasks.drop(std::exchange(m_previewing, 0));
    }
    m_dialog->showProgress(0.0);
    m_delay.start();
}

void BindFlow::preview() {
    if (!m_dialog)
        return;
    // One at a time: they share the caches. And no copy in the middle of a stroke.
    if ((m_ending != 0 && m_c.tasks.isRunning(m_ending)) || m_c.tools.isBusy()) {
        m_delay.start();
        return;
    }
    BindJob wanted = job();
    if (wanted.targets.empty()) {
        m_dialog->showProblem(tr("None of this mesh's vertices is selected: choose all visible "
                                 "meshes, or all vertices."));
        return;
    }
    m_fraction = std::make_shared<std::atomic<double>>(0.0);
    wanted.fraction = m_fraction;
    wanted.done = [this](const std::shared_ptr<CharacterBind>& bind, const QString&) {
        show(bind);
    };
    wanted.failed = [this](const Error& error) {
        m_previewing = 0;
        m_ticker.stop();
        m_c.document.derived().setPreview(nullptr);
        if (m_dialog)
            m_dialog->showProblem(errorText(error).what);
    };
    m_previewing = startBindPreview(m_c.document, m_c.tasks, std::move(wanted));
    m_ticker.start();
}

void BindFlow::show(const std::shared_ptr<CharacterBind>& bind) {
    m_previewing = 0;
    m_ticker.stop();
    if (!m_dialog)
        return;
    m_result = bind;
    if (!bind->fromMesh.empty())
        m_fromMesh = bind->fromMesh;
    showEnvelope();
    m_dialog->showResult(m_c.document.character(), *bind);
    showInPicture();
}

void BindFlow::showInPicture() {
    if (!m_result)
        return;
    if (m_result->changesNothing()) {
        m_c.document.derived().setPreview(nullptr);
        return;
    }
    // The pose may be another one since; rows are shared, not copied.
    const Character& bound = *m_result->shown;
    auto shown = std::make_shared<Character>(m_c.document.character());
    for (const BoundMesh& mesh : m_result->meshes)
        shown->meshes[mesh.mesh.value()].binding = bound.meshes[mesh.mesh.value()].binding;
    shown->skeleton.deform = bound.skeleton.deform;
    m_c.document.derived().setPreview(std::move(shown));
}

void BindFlow::showEnvelope() {
    if (!m_dialog)
        return;
    const Character& character = m_c.document.character();
    const BoneIndex bone = m_c.document.session().selection().activeBone;
    EnvelopeOffer offer;
    if (bone.isValid() && bone.value() < character.boneFlags.size()) {
        const auto own = std::ranges::find(m_envelopes, bone, &BoneEnvelope::bone);
        offer.bone = isolated(boneText(character, bone));
        offer.set =
            own != m_envelopes.end() ? own->radii : character.boneFlags[bone.value()].envelope;
        offer.isKnown = !m_fromMesh.empty();
        if (bone.value() < m_fromMesh.size())
            offer.fromMesh = m_fromMesh[bone.value()];
        const BoneIndex other = mirrorBones(character.skeleton).of(bone);
        offer.hasOtherSide = other.isValid() && other != bone;
    }
    m_dialog->showEnvelope(offer);
}

void BindFlow::editEnvelope(const std::optional<EnvelopeRadii>& radii, bool bothSides) {
    const Character& character = m_c.document.character();
    const BoneIndex bone = m_c.document.session().selection().activeBone;
    if (!bone.isValid() || bone.value() >= character.boneFlags.size())
        return;
    const auto set = [&](BoneIndex one) {
        std::erase_if(m_envelopes, [&](const BoneEnvelope& other) { return other.bone == one; });
        m_envelopes.push_back({one, radii});
    };
    set(bone);
    const BoneIndex other = mirrorBones(character.skeleton).of(bone);
    if (bothSides && other.isValid() && other != bone)
        set(other);
    showEnvelope();
    edited();
}

/// Selects the piece and brings it into the middle, with some of what is around it.
void BindFlow::showPiece(MeshInstanceIndex mesh, VertexIndex vertex) {
    constexpr float kAround = 0.04f; // of all that is shown
    if (!isActive(m_c.document, mesh))
        return;
    const Mesh& geometry = *m_c.document.character().meshes[mesh.value()].mesh;
    if (vertex.value() >= geometry.vertexCount())
        return;
    Session& session = m_c.document.session();
    VertexSelection piece = pieceOf(geometry, vertex);
    const std::span<const Vec3f> positions = m_c.document.derived().positions(mesh);
    Box3f box;
    for (const VertexIndex each : piece)
        if (positions[each.value()].allFinite())
            box.extend(positions[each.value()]);
    Selection selection = session.selection();
    selection.activeMesh = mesh;
    session.setSelection(selection);
    session.setSelectedVertices(mesh, std::move(piece));
    if (box.isEmpty())
        return;
    const Box3f all = m_c.document.derived().shownBounds();
    const Vec3f around = Vec3f::Constant(all.isEmpty() ? 0.0f : all.diagonal().norm() * kAround);
    box.extend(Vec3f(box.min() - around));
    box.extend(Vec3f(box.max() + around));
    const double height = std::max(1, m_c.viewport.height());
    session.setCamera(framing(session.camera(), box, std::max(1, m_c.viewport.width()) / height));
}

BindJob BindFlow::job() const {
    BindJob job;
    const bool some = m_dialog->selectedVerticesOnly();
    const std::size_t count = m_dialog->allMeshes() ? m_targets.size() : 1;
    for (std::size_t i = 0; i < std::min(count, m_targets.size()); ++i) {
        BindTarget target = m_targets[i];
        if (some && !target.vertices)
            continue;
        if (!some)
            target.vertices.reset();
        job.targets.push_back(std::move(target));
    }
    job.bones = m_dialog->bones();
    job.listed = m_listed;
    job.settings = m_dialog->settings();
    if (job.settings.method == BindMethod::Envelope)
        job.envelopes = m_envelopes;
    job.caches = m_caches;
    return job;
}

void BindFlow::accept() {
    BindJob wanted = job();
    m_last = wanted.settings;
    const std::shared_ptr<CharacterBind> result = m_result;
    close();
    if (!result) {
        start(std::move(wanted));
        return;
    }
    const QString text = bindText(m_c.document.character(), wanted);
    pushBind(m_c.document, *result, text);
    tell(*result, text);
}

/// Ends the dialog and what is worked out for it; the picture shows the document.
void BindFlow::close() {
    if (!m_dialog)
        return;
    QPointer<BindDialog> dialog = std::exchange(m_dialog, nullptr);
    m_delay.stop();
    m_ticker.stop();
    if (m_previewing != 0)
        m_c.tasks.drop(std::exchange(m_previewing, 0));
    m_result.reset();
    m_fraction.reset();
    m_caches.reset();
    m_listed.clear();
    m_envelopes.clear();
    m_fromMesh.clear();
    m_c.document.derived().setPreview(nullptr);
    if (dialog->isVisible())
        dialog->reject();
}

void BindFlow::start(BindJob wanted) {
    if (wanted.targets.empty())
        return;
    wanted.again = [this, wanted, generation = m_generation] {
        if (generation == m_c.document.generation() &&
            isThere(m_c.document.character(), wanted.targets, wanted.listed))
            start(wanted);
    };
    wanted.done = [this](const std::shared_ptr<CharacterBind>& bind, const QString& text) {
        tell(*bind, text);
    };
    wanted.failed = [this](const Error& error) {
        (new ErrorDialog(tr("Nothing could be bound"), errorText(error), &m_window))->open();
    };
    startBindTask(m_c.document, m_c.tasks, std::move(wanted));
}

void BindFlow::tell(const CharacterBind& bind, const QString& text) {
    const bool warns = std::ranges::any_of(
        bind.findings, [](const Finding& finding) { return finding.severity > Severity::Info; });
    if (warns) {
        tellFindings(m_c, m_window, text, bind.findings,
                     !bind.changesNothing() || !bind.envelopes.empty());
        return;
    }
    if (bind.changesNothing() && !bind.envelopes.empty()) {
        m_c.toasts.show(Severity::Info, tr("%1: only radii changed").arg(text));
        return;
    }
    WeightReport report;
    report.changed = bind.changedVertices();
    report.lockedOut = bind.lockedOut();
    tellWeightReport(m_c, text, report);
}

} // namespace rigwright::editor
