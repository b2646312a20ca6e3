// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The frame graph: one branch a pass, depth first.
#include "editor/viewport/frame_graph.h"

#include <QWindow>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QMultiSampleAntiAliasing>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QPointSize>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QViewport>

namespace rigwright::editor {

namespace {

using namespace Qt3DRender;

enum class Depth { Tested, Ignored };
enum class Blend { Off, Premultiplied };

struct Pass {
    QLayer* layer;
    Depth depth;
    bool writesDepth;
    Blend blend;
    bool sizedPoints = false; ///< shaders say how large their points are
};

void addPass(QFrameGraphNode* parent, const Pass& pass) {
    auto* filter = new QLayerFilter(parent);
    filter->addLayer(pass.layer);
    auto* state = new QRenderStateSet(filter);
    auto* depth = new QDepthTest(state);
    depth->setDepthFunction(pass.depth == Depth::Tested ? QDepthTest::LessOrEqual
                                                        : QDepthTest::Always);
    state->addRenderState(depth);
    state->addRenderState(new QMultiSampleAntiAliasing(state));
    if (pass.sizedPoints) {
        auto* points = new QPointSize(state);
        points->setSizeMode(QPointSize::Programmable);
        state->addRenderState(points);
    }
    if (!pass.writesDepth)
        state->addRenderState(new QNoDepthMask(state));
    if (pass.blend == Blend::Premultiplied) {
        auto* equation = new QBlendEquation(state);
        equation->setBlendFunction(QBlendEquation::Add);
        auto* factors = new QBlendEquationArguments(state);
        factors->setSourceRgb(QBlendEquationArguments::One);
        factors->setDestinationRgb(QBlendEquationArguments::OneMinusSourceAlpha);
        // Alpha too, or captures get holes.
        factors->setSourceAlpha(QBlendEquationArguments::One);
        factors->setDestinationAlpha(QBlendEquationArguments::OneMinusSourceAlpha);
        state->addRenderState(equation);
        state->addRenderState(factors);
    }
}

QLayer* makeLayer(Qt3DCore::QEntity* scene) {
    auto* layer = new QLayer(scene);
    layer->setRecursive(true);
    return layer;
}

} // namespace

FrameGraph makeFrameGraph(QWindow* surface, Qt3DCore::QEntity* scene) {
    FrameGraph graph;
    for (QLayer** layer : {&graph.background, &graph.mesh, &graph.transparent, &graph.xray,
                           &graph.gizmo, &graph.hud})
        *layer = makeLayer(scene);

    auto* selector = new QRenderSurfaceSelector;
    selector->setSurface(surface);
    graph.root = selector;
    auto* viewport = new QViewport(selector);
    // Shaders bring their own matrices; Qt3D only insists on there being some camera.
    auto* cameraSelector = new QCameraSelector(viewport);
    cameraSelector->setCamera(new QCamera(scene));

    auto* clear = new QClearBuffers(cameraSelector);
    clear->setBuffers(QClearBuffers::ColorDepthStencilBuffer);
    new QNoDraw(clear);
    addPass(cameraSelector, {graph.background, Depth::Ignored, false, Blend::Off});
    addPass(cameraSelector, {graph.mesh, Depth::Tested, true, Blend::Off});
    addPass(cameraSelector, {graph.transparent, Depth::Tested, false, Blend::Premultiplied, true});
    auto* clearDepth = new QClearBuffers(cameraSelector);
    clearDepth->setBuffers(QClearBuffers::DepthBuffer);
    addPass(clearDepth, {graph.xray, Depth::Tested, true, Blend::Premultiplied});
    addPass(cameraSelector, {graph.gizmo, Depth::Ignored, false, Blend::Premultiplied});
    addPass(cameraSelector, {graph.hud, Depth::Ignored, false, Blend::Premultiplied});

    auto* nothing = new QLayerFilter(cameraSelector);
    nothing->addLayer(makeLayer(scene)); // a layer that no entity carries
    graph.capture = new QRenderCapture(nothing);
    return graph;
}

} // namespace rigwright::editor
