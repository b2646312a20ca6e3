// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportScene: what is stale is renewed, in the order of dependence.
#include "editor/viewport/viewport_scene.h"

#include "editor/commands/bone_text.h"
#include "editor/document/control_outlines.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/heat_ramp.h"
#include "editor/ui/language.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/theme.h"
#include "editor/viewport/bone_labels.h"
#include "editor/viewport/bones_view.h"
#include "editor/viewport/controls_view.h"
#include "editor/viewport/gizmo_view.h"
#include "editor/viewport/ground_view.h"
#include "editor/viewport/marks_view.h"
#include "editor/viewport/mesh_views.h"
#include "editor/viewport/qt_values.h"
#include "editor/viewport/scene_context.h"
#include "editor/viewport/viewport_window.h"

#include <QCoreApplication>
#include <QThread>
#include <QVector2D>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QRenderCapture>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kRampTexels = 256;
constexpr int kFramesUntilDrawn = 3; ///< after the window is exposed, until a frame is complete
constexpr int kRestFrames =
    6; ///< drawn after the last change: shaders and textures arrive in steps
constexpr int kFrameInterval = 16; ///< milliseconds

int shadingNumber(Shading shading) {
    switch (shading) {
    case Shading::Solid:
        return 0;
    case Shading::Textured:
        return 1;
    case Shading::Wire:
        return 2;
    case Shading::Weights:
        return 3;
    case Shading::AllBones:
        return 4;
    }
    return 0;
}

} // namespace

ViewportScene::ViewportScene(Document& document, ToolStage& tools, ViewportWindow& window)
    : m_document(document), m_tools(tools), m_window(window), m_root(new Qt3DCore::QEntity) {
    m_context = std::make_unique<SceneContext>(m_root);
    m_context->graph = makeFrameGraph(&window, m_root);
    m_ramp = std::make_unique<DataTexture>(
        m_root, QSize(kRampTexels, 1), DataTexture::Format::Rgba8, DataTexture::Sampling::Linear);
    // All shared uniforms exist before the first material, which takes them over by name.
    m_context->setUniform(QStringLiteral("ramp"),
                          QVariant::fromValue<Qt3DRender::QAbstractTexture*>(m_ramp->node()));
    m_context->setUniform(QStringLiteral("clipFromModel"), QMatrix4x4());
    m_context->setUniform(QStringLiteral("viewFromModel"), QMatrix4x4());
    m_context->setUniform(QStringLiteral("viewportSize"), QVector2D(1, 1));
    m_context->setUniform(QStringLiteral("pixelRatio"), 1.0f);
    m_context->setUniform(QStringLiteral("depthBias"), 0.0f);
    m_context->setUniform(QStringLiteral("redraws"), 0);
    m_context->setUniform(QStringLiteral("ring"), QVector4D());
    updateTheme();
    updateSettings();
    m_ground = std::make_unique<GroundView>(*m_context);
    m_meshes = std::make_unique<MeshViews>(*m_context, document);
    m_bones = std::make_unique<BonesView>(*m_context);
    m_controls = std::make_unique<ControlsView>(*m_context); // under the handles, which come later
    m_gizmo = std::make_unique<GizmoView>(*m_context);
    m_marks = std::make_unique<MarksView>(*m_context); // under plates, which come later
    m_hud = std::make_unique<HudView>(*m_context);

    m_pulse.setSingleShot(true);
    m_pulse.setTimerType(Qt::PreciseTimer);
    connect(&m_pulse, &QTimer::timeout, this, &ViewportScene::step);
    connect(&window, &ViewportWindow::disturbed, this, [this] {
        // A changed uniform makes the engine draw even where nothing else has changed.
        m_context->setUniform(QStringLiteral("redraws"), ++m_redraws);
        wake();
    });
    listen();
    window.setScene(m_root, m_context->graph.root);
}

ViewportScene::~ViewportScene() {
    m_pulse.stop();
    m_window.releaseScene(m_root);
    m_meshes.reset();
    delete m_root;
}

void ViewportScene::listen() {
    const auto note = [this](bool Stale::*flag) {
        return [this, flag] {
            m_stale.*flag = true;
            wake();
        };
    };
    connect(&m_document, &Document::changed, this, &ViewportScene::onChange);
    connect(&m_document.derived(), &Derived::frameChanged, this, note(&Stale::frame));
    connect(&m_document.derived(), &Derived::previewChanged, this, &ViewportScene::onPreview);
    const Session& session = m_document.session();
    connect(&session, &Session::selectionChanged, this, note(&Stale::selection));
    connect(&session, &Session::selectedVerticesChanged, this, note(&Stale::vertices));
    connect(&session, &Session::viewChanged, this, note(&Stale::settings));
    connect(&session, &Session::cameraChanged, this, note(&Stale::camera));
    connect(&m_tools, &ToolStage::overlayChanged, this, note(&Stale::overlay));
    connect(&m_tools, &ToolStage::currentChanged, this, note(&Stale::overlay));
    connect(&Theme::current(), &Theme::changed, this, note(&Stale::theme));
    connect(&languageNotifier(), &LanguageNotifier::changed, this, note(&Stale::theme));
}

void ViewportScene::onChange(const Change& change) {
    if (std::holds_alternative<PoseLibraryChanged>(change))
        return; // nothing of it is drawn
    wake();
    if (std::holds_alternative<DocumentReset>(change)) {
        m_stale = Stale();
    } else if (const auto* weights = std::get_if<WeightsChanged>(&change)) {
        if (m_stale.meshes)
            return;
        if (m_meshes->weightsChanged(*weights))
            m_stale.frame = true;
        m_stale.uploads = true;
    } else if (std::holds_alternative<BoneFlagsChanged>(change)) {
        m_stale.selection = true;
        m_stale.boneTable = true;
    } else if (std::holds_alternative<MeshInstanceChanged>(change)) {
        m_stale.settings = true;
        m_stale.frame = true;
        m_stale.boneTable = true;
    } else {
        m_stale.frame = true;
    }
}

/// Rows and skeleton of a preview, or of the document again; buffers that are large enough are
/// kept.
void ViewportScene::onPreview() {
    wake();
    m_stale.frame = true;
    m_stale.selection = true;
    m_stale.uploads = true;
    m_stale.boneTable = true;
    if (!m_stale.meshes)
        m_stale.meshes = !m_meshes->followPreview();
}

void ViewportScene::wake() {
    m_restFrames = kRestFrames;
    if (m_pulse.isActive() || m_stepping)
        return;
    const qint64 since = m_frameTimer.isValid() ? m_frameTimer.elapsed() : kFrameInterval;
    m_pulse.start(int(std::clamp<qint64>(kFrameInterval - since, 0, kFrameInterval)));
}

/// One frame, and the next one as long as there is something to show.
void ViewportScene::step() {
    if (!m_window.isExposed() || m_window.width() <= 0 || m_window.height() <= 0)
        return; // disturbed() wakes us when there is something to draw on
    m_stepping = true;
    m_frameTimer.start();
    const bool changed = update();
    m_window.processFrame();
    if (changed)
        m_frameMilliseconds = double(m_frameTimer.nsecsElapsed()) * 1e-6;
    m_stepping = false;
    if (++m_frames == kFramesUntilDrawn)
        Q_EMIT firstFrameDrawn();
    if (changed || m_stale.any())
        wake();
    else if (--m_restFrames > 0)
        m_pulse.start(
            int(std::clamp<qint64>(kFrameInterval - m_frameTimer.elapsed(), 0, kFrameInterval)));
}

/// Renews what is stale; false where nothing was.
bool ViewportScene::update() {
    updateSize();
    if (!m_stale.any())
        return false;
    static constexpr Stale kNothing{false, false, false, false, false,
                                    false, false, false, false, false};
    const Stale stale = std::exchange(m_stale, kNothing);
    if (stale.theme)
        updateTheme();
    if (stale.meshes) {
        m_meshes->followCharacter();
        m_hud->repaint();
    }
    m_meshes->rebuildOutgrown();
    if (stale.boneTable || stale.meshes)
        m_meshes->followBoneTable();
    if (stale.settings || stale.meshes)
        updateSettings();
    if (stale.camera || stale.meshes)
        updateCamera();
    if (stale.frame || stale.meshes || stale.settings)
        m_meshes->followFrame();
    if (stale.selection || stale.meshes)
        m_meshes->followActiveBone();
    if (stale.vertices || stale.meshes)
        m_meshes->followSelectedVertices();
    updateOverlay();
    updateNotice();
    updateLegend();
    if (stale.frame || stale.meshes || stale.selection || stale.settings || stale.theme ||
        stale.overlay || stale.camera) {
        updateBones();
        updateControls();
    }
    m_meshes->flush();
    return true;
}

void ViewportScene::updateSize() {
    const HudView::Frame now{Vec2d(m_window.width(), m_window.height()),
                             m_window.devicePixelRatio()};
    if (now == m_size)
        return;
    m_size = now;
    m_context->setUniform(QStringLiteral("viewportSize"),
                          QVector2D(float(now.size.x()), float(now.size.y())));
    m_context->setUniform(QStringLiteral("pixelRatio"), float(now.pixelRatio));
    m_hud->setFrame(now);
    m_stale.camera = true;
    m_stale.overlay = true;
}

void ViewportScene::updateTheme() {
    const Theme& theme = Theme::current();
    const auto set = [&](const char* name, const QColor& colour) {
        m_context->setUniform(QLatin1String(name), toVector(colour));
    };
    set("topColour", theme.colour(Token::ViewportTop));
    set("bottomColour", theme.colour(Token::ViewportBottom));
    set("gridColour", theme.colour(Token::Grid));
    set("axisXColour", theme.colour(Token::AxisX));
    set("axisZColour", theme.colour(Token::AxisZ));
    set("meshColour", theme.colour(Token::Mesh));
    set("zeroColour", theme.colour(Token::ZeroWeight));
    set("isoColour", theme.colour(Token::IsoLine));
    set("edgeColour", theme.colour(Token::StickEdge));
    set("markColour", theme.colour(Token::Accent));
    set("ringEdge", theme.colour(Token::StickEdge));
    QColor wire = theme.colour(Token::IsoLine);
    wire.setAlphaF(0.34f);
    set("wireColour", wire);
    QColor ring(Qt::white);
    ring.setAlphaF(0.14f); // of the fill; the ring itself is opaque
    set("ringColour", ring);
    if (m_hud)
        m_hud->repaint();
    if (m_marks)
        m_marks->repaint();
    if (m_controls)
        m_controls->repaint();
    m_stale.overlay = true;
    m_stale.camera = true;
}

void ViewportScene::updateSettings() {
    const ViewSettings& view = m_document.session().view();
    m_context->setUniform(QStringLiteral("shading"), shadingNumber(view.shading));
    m_context->setUniform(QStringLiteral("isoLines"), view.isoLines ? 1 : 0);
    m_context->setUniform(QStringLiteral("lockedMarks"), view.lockedMarks ? 1 : 0);
    m_context->setUniform(QStringLiteral("rawSums"), view.rawSums ? 1 : 0);
    std::vector<std::uint8_t> texels;
    for (int i = 0; i < kRampTexels; ++i) {
        const QColor colour = heatColour(int(view.ramp), double(i) / (kRampTexels - 1));
        for (const int channel : {colour.red(), colour.green(), colour.blue(), 255})
            texels.push_back(std::uint8_t(channel));
    }
    m_ramp->upload(texels.data(), m_ramp->size());
    if (m_ground)
        m_ground->setGridShown(view.grid);
    if (m_meshes)
        m_meshes->followSettings();
}

void ViewportScene::updateCamera() {
    const Camera& camera = m_document.session().camera();
    const Affine3d view = viewFromModel(camera);
    const double aspect = m_size.size.x() / m_size.size.y();
    m_context->setUniform(QStringLiteral("viewFromModel"), toMatrix(view.matrix()));
    m_context->setUniform(QStringLiteral("clipFromModel"),
                          toMatrix(clipFromView(camera, aspect) * view.matrix()));
    m_ground->follow(camera);
    m_hud->showAxes(camera);
}

/// Bones, and what is written over the scene.
void ViewportScene::updateBones() {
    const Session& session = m_document.session();
    Derived& derived = m_document.derived();
    const BonesView::Look look{.selection = session.selection(),
                               .hovered = m_overlay.hoveredBone,
                               .drawn = derived.drawnBones(),
                               .display = session.view().bones,
                               .camera = session.camera(),
                               .viewportSize = m_size.size,
                               .editing = derived.showsRest(),
                               .axes = session.view().boneAxes};
    m_bones->show(derived.shownCharacter(), derived.shownFrame(), look);
    std::vector<BoneLabel> names;
    if (session.view().boneNames)
        names = boneLabels(derived.shownCharacter(), derived.shownFrame(), look);
    m_marks->show(m_overlay, names,
                  {session.camera(), m_size.size, m_size.pixelRatio, m_hud->taken()});
}

void ViewportScene::updateControls() {
    if (!showsControls(m_document)) {
        m_controls->hide();
        return;
    }
    const Session& session = m_document.session();
    Derived& derived = m_document.derived();
    m_controls->show(derived.shownCharacter(), derived.shownFrame(), shownOutlines(m_document),
                     {.selection = session.selection(),
                      .hovered = m_overlay.hoveredControl,
                      .stepped = derived.steppedHandle(),
                      .camera = session.camera(),
                      .viewportSize = m_size.size,
                      .pixelRatio = m_size.pixelRatio,
                      .taken = m_hud->taken()});
}

/// The tool's own, or that what is shown is not the pose, or not all that a solver makes of it.
void ViewportScene::updateNotice() {
    std::optional<Notice> notice = m_overlay.notice;
    const bool hasBones = m_document.derived().shownCharacter().skeleton.boneCount() > 0;
    if (!notice && hasBones && m_document.derived().showsRest())
        notice = Notice{tr("Rest pose"), {}};
    const Derived& derived = m_document.derived();
    const Rig& rig = rigOf(derived.shownCharacter());
    const IkHandleIndex stepped = derived.steppedHandle();
    if (!notice && stepped.isValid() && stepped.value() < rig.handles.size())
        notice = Notice{handleName(rig, stepped),
                        tr("after %n passes", nullptr, derived.steppedPasses())};
    m_hud->showNotice(notice);
}

void ViewportScene::updateLegend() {
    const Session& session = m_document.session();
    const Character& character = m_document.character();
    std::optional<QString> name;
    if (session.view().shading == Shading::Weights && !character.meshes.empty()) {
        const BoneIndex bone = session.selection().activeBone;
        name = bone.isValid() ? boneText(character, bone) : tr("No bone selected");
    }
    m_hud->showLegend(name, session.view().ramp);
}

void ViewportScene::updateOverlay() {
    m_overlay = m_tools.overlay();
    const Overlay& overlay = m_overlay;
    const Camera& camera = m_document.session().camera();
    QVector4D ring;
    double ringPixels = 0.0;
    if (overlay.ring) {
        ring = QVector4D(toVector(overlay.ring->centre), float(overlay.ring->radius));
        const double perPixel = metresPerPixel(camera, overlay.ring->centre, m_size.size);
        ringPixels = overlay.ring->radius / perPixel;
    }
    m_context->setUniform(QStringLiteral("ring"), ring);
    m_gizmo->show(overlay.gizmo, camera, m_size.size);
    m_hud->showPlate(overlay.plate, ringPixels);
    m_hud->showCircle(overlay.circle);
    m_hud->showLines(overlay.lines);
    if (overlay.hideCursor != m_cursorHidden) {
        m_cursorHidden = overlay.hideCursor;
        if (m_cursorHidden)
            m_window.setCursor(Qt::BlankCursor);
        else
            m_window.unsetCursor();
    }
}

HudHit ViewportScene::hudHit(const Vec2d& position) const {
    return m_hud->hit(position, m_document.session().camera());
}

void ViewportScene::requestPicture(QObject* owner, std::function<void(const QImage&)> done) {
    if (!m_window.isExposed() || m_frames <= kFramesUntilDrawn)
        return;
    Qt3DRender::QRenderCaptureReply* reply = m_context->graph.capture->requestCapture();
    reply->setParent(this); // where it never completes it goes with the scene
    connect(reply, &Qt3DRender::QRenderCaptureReply::completed, owner,
            [reply, done = std::move(done)] {
                done(reply->image().convertToFormat(QImage::Format_RGB32));
                reply->deleteLater();
            });
    wake();
}

QImage ViewportScene::capture() {
    constexpr qint64 kPatienceMilliseconds = 20000;
    QElapsedTimer waited;
    waited.start();
    const auto waitUntil = [&](auto done) {
        while (!done() && waited.elapsed() < kPatienceMilliseconds) {
            wake();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            QThread::msleep(1);
        }
        return done();
    };
    if (!waitUntil([this] { return m_frames > kFramesUntilDrawn && !m_stale.any(); }))
        return {};
    // Two more frames: what the last update changed has then reached the picture.
    const int reached = m_frames + 2;
    if (!waitUntil([&] { return m_frames >= reached; }))
        return {};
    std::unique_ptr<Qt3DRender::QRenderCaptureReply> reply(
        m_context->graph.capture->requestCapture());
    if (!waitUntil([&] { return reply->isComplete(); }))
        return {};
    return reply->image().convertToFormat(QImage::Format_RGB32);
}

} // namespace rigwright::editor
