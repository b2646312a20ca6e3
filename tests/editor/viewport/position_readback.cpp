// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PositionReadback: a window of 160 by 125 pixels, one a vertex.
#include "tests/editor/viewport/position_readback.h"

#include "editor/viewport/mesh_geometry.h"
#include "editor/viewport/qt_values.h"
#include "editor/viewport/shader_effect.h"
#include "editor/viewport/shader_source.h"

#include <QTest>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DLogic/QFrameAction>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QViewport>

namespace rigwright::test {

namespace {

constexpr int kColumns = 160;
constexpr int kRows = 125;

constexpr char kVertex[] = R"(#version 330 core
in vec3 vertexPosition;
in vec3 normal;
#include "skinning.glsl"
uniform int coordinate;
uniform int wantNormal;
uniform vec3 low;
uniform vec3 high;
flat out vec3 code;

void main() {
    SkinnedVertex skinned = skinVertex(vertexPosition, normal);
    vec3 value = wantNormal != 0 ? skinned.normal : skinned.position;
    float t = (value[coordinate] - low[coordinate]) / (high[coordinate] - low[coordinate]);
    int bits = min(int(clamp(t, 0.0, 1.0) * 16777215.0 + 0.5), 16777215);
    code = vec3((bits >> 16) & 255, (bits >> 8) & 255, bits & 255) / 255.0;
    vec2 pixel = vec2(gl_VertexID % 160, gl_VertexID / 160) + 0.5;
    gl_Position = vec4(pixel / vec2(160.0, 125.0) * 2.0 - 1.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
)";

constexpr char kFragment[] = R"(#version 330 core
flat in vec3 code;
out vec4 colour;
void main() { colour = vec4(code, 1.0); }
)";

} // namespace

PositionReadback::PositionReadback()
    : m_window(std::make_unique<Qt3DExtras::Qt3DWindow>(nullptr, Qt3DRender::API::OpenGL)),
      m_root(new Qt3DCore::QEntity) {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(0);
    m_window->setFormat(format);
    m_window->resize(kColumns, kRows);
    auto* selector = new Qt3DRender::QRenderSurfaceSelector;
    selector->setSurface(m_window.get());
    auto* viewport = new Qt3DRender::QViewport(selector);
    auto* camera = new Qt3DRender::QCameraSelector(viewport);
    camera->setCamera(new Qt3DRender::QCamera(m_root));
    auto* clear = new Qt3DRender::QClearBuffers(camera);
    clear->setBuffers(Qt3DRender::QClearBuffers::ColorDepthBuffer);
    clear->setClearColor(Qt::black);
    m_capture = new Qt3DRender::QRenderCapture(clear);
    auto* frame = new Qt3DLogic::QFrameAction(m_root);
    QObject::connect(frame, &Qt3DLogic::QFrameAction::triggered, m_root, [this] { ++m_frames; });
    m_root->addComponent(frame);
    m_window->setActiveFrameGraph(selector);
    m_window->setRootEntity(m_root);
    m_window->show();
}

PositionReadback::~PositionReadback() {
    m_window->setRootEntity(nullptr);
    delete m_root;
}

QImage PositionReadback::capture() {
    if (!QTest::qWaitForWindowExposed(m_window.get()))
        return {};
    // Uploads and shaders are in place when some frames have passed and the picture stands still.
    QImage last;
    for (int attempt = 0; attempt < 50; ++attempt) {
        const int wanted = m_frames + 4;
        if (!QTest::qWaitFor([&] { return m_frames >= wanted; }, 20000))
            return {};
        std::unique_ptr<Qt3DRender::QRenderCaptureReply> reply(m_capture->requestCapture());
        if (!QTest::qWaitFor([&] { return reply->isComplete(); }, 20000))
            return {};
        const QImage image = reply->image().convertToFormat(QImage::Format_RGB32);
        if (attempt > 0 && image == last)
            return image;
        last = image;
    }
    return {};
}

std::vector<Vec3f> PositionReadback::read(const Draw& draw) {
    const std::size_t count = draw.instance->mesh->vertexCount();
    Q_ASSERT(count <= std::size_t(kColumns * kRows));
    auto* entity = new Qt3DCore::QEntity; // hung into the scene when it is whole
    editor::MeshGeometry geometry(entity, *draw.instance, draw.capacity);
    auto* renderer = new Qt3DRender::QGeometryRenderer(entity);
    renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Points);
    renderer->setGeometry(geometry.points());
    renderer->setVertexCount(int(count));
    entity->addComponent(renderer);
    auto* material = new Qt3DRender::QMaterial(entity);
    material->setEffect(editor::makeEffect(
        {editor::spliceShader(kVertex, {QStringLiteral("INFLUENCES %1").arg(draw.capacity)}),
         {},
         kFragment},
        entity));
    const auto add = [&](const char* name, const QVariant& value) {
        auto* parameter = new Qt3DRender::QParameter(QLatin1String(name), value, material);
        material->addParameter(parameter);
        return parameter;
    };
    auto* coordinate = add("coordinate", 0);
    add("wantNormal", draw.normals ? 1 : 0);
    add("low", editor::toVector(Vec3d(draw.box.min().cast<double>())));
    add("high", editor::toVector(Vec3d(draw.box.max().cast<double>())));
    add("modelFromUnbound", editor::toMatrix(draw.modelFromUnbound.matrix()));
    add("palette", QVariant::fromValue<Qt3DRender::QAbstractTexture*>(draw.palettes->node()));
    add("paletteBase", draw.paletteBase);
    add("skinningMethod", draw.method == SkinningMethod::DualQuaternion ? 1 : 0);
    add("rawSums", draw.rawSums ? 1 : 0);
    entity->addComponent(material);
    entity->setParent(m_root);

    std::vector<Vec3f> values(count);
    for (int k = 0; k < 3; ++k) {
        coordinate->setValue(k);
        const QImage image = capture();
        if (image.size() != QSize(kColumns, kRows)) {
            values.clear();
            break;
        }
        for (std::size_t v = 0; v < count; ++v) {
            const QRgb pixel = image.pixel(int(v) % kColumns, kRows - 1 - int(v) / kColumns);
            const double bits = double((qRed(pixel) << 16) | (qGreen(pixel) << 8) | qBlue(pixel));
            const float low = draw.box.min()[k];
            values[v][k] = float(low + bits / 16777215.0 * (draw.box.max()[k] - low));
        }
    }
    delete entity;
    return values;
}

} // namespace rigwright::test
