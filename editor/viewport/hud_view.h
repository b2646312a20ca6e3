// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HudView: axis gizmo, heat legend, notice, plate at the cursor and the size circle.
#pragma once

#include "editor/document/session.h"
#include "editor/tools/overlay.h"
#include "editor/viewport/data_texture.h"
#include "editor/viewport/line_batch.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace Qt3DCore {
class QEntity;
}
namespace Qt3DRender {
class QMaterial;
class QParameter;
} // namespace Qt3DRender

namespace rigwright::editor {

class SceneContext;

/// A painted picture on a quad of its own; its texture grows when a larger picture comes.
class HudItem {
public:
    explicit HudItem(SceneContext& context);

    /// `image` carries its device pixel ratio; shown with its top left at `place` (logical pixels).
    void show(const QImage& image, const QPointF& place);
    void moveTo(const QPointF& place);
    void hide();
    /// Of the picture shown last, logical pixels.
    [[nodiscard]] QSizeF size() const { return m_size; }

private:
    SceneContext& m_context;
    Qt3DCore::QEntity* m_entity = nullptr;
    Qt3DRender::QParameter* m_picture = nullptr;
    Qt3DRender::QParameter* m_rect = nullptr;
    Qt3DRender::QParameter* m_uvSize = nullptr;
    std::unique_ptr<DataTexture> m_texture;
    QSizeF m_size;
    double m_pixelRatio = 1.0;
};

/// What part of the HUD lies under a point.
struct HudHit {
    enum class Part { None, Axes, Legend };
    Part part = Part::None;
    QString view; ///< for Axes: the view to look from; "" between the axes
};

class HudView {
public:
    explicit HudView(SceneContext& context);

    /// Where things are; everything is painted again when this changes.
    struct Frame {
        Vec2d size = Vec2d::Ones(); ///< logical pixels
        double pixelRatio = 1.0;

        friend bool operator==(const Frame&, const Frame&) = default;
    };
    void setFrame(const Frame& frame);
    /// Theme or language changed: paint all again.
    void repaint();
    void showAxes(const Camera& camera);
    /// nullopt: no legend.
    void showLegend(const std::optional<QString>& boneName, HeatRamp ramp);
    /// `keepClear`: radius of the brush ring around the anchor in logical pixels.
    void showPlate(const std::optional<HudPlate>& plate, double keepClear);
    void showCircle(const std::optional<ScreenCircle>& circle);
    void showLines(const std::vector<ScreenLine>& lines);

    /// At the top left; nullopt: none.
    void showNotice(const std::optional<Notice>& notice);
    /// What stands in its corners: no labels there.
    [[nodiscard]] std::vector<QRectF> taken() const;

    [[nodiscard]] HudHit hit(const Vec2d& place, const Camera& camera) const;

private:
    [[nodiscard]] QRectF axesRect() const;
    [[nodiscard]] QRectF legendRect() const;
    [[nodiscard]] QPointF snapped(const QPointF& place) const;

    Frame m_frame;
    HudItem m_axes;
    HudItem m_legend;
    HudItem m_notice;
    HudItem m_plate;
    HudItem m_circleLabel;
    LineBatch m_circle;
    LineBatch m_lines;
    bool m_hasLines = false;
    std::optional<Camera> m_shownCamera;
    std::optional<QString> m_shownBone;
    HeatRamp m_shownRamp = HeatRamp::Classic;
    bool m_legendStale = true;
    std::optional<Notice> m_shownNotice;
    bool m_noticeStale = true;
};

} // namespace rigwright::editor
