// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FitTool: what is under the pointer, what is shown, and the history of the markers.
#include "editor/tools/fit_tool.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/fit_drag.h"
#include "editor/tools/surface_hover.h"
#include "editor/tools/tool_keys.h"
#include "editor/ui/metrics.h"
#include "editor/ui/template_words.h"

#include <Qt>

#include <algorithm>
#include <limits>
#include <utility>

namespace rigwright::editor {

namespace {

/// Pixels around a marker in which it is taken hold of.
constexpr double kReach = 14.0;
/// Nobody goes further back by single steps.
constexpr std::size_t kMostSteps = 100;
/// The plate stands clear of the cross of an active marker, in pixels.
const Vec2d kPlateOffset(44.0, -24.0);
/// How far the axis of the mirror goes beyond the body, in heights.
constexpr double kBeyond = 0.25;

Marker::Kind kindOf(FitMarker marker) {
    const FitMarker other = mirrored(marker);
    return other == marker  ? Marker::Kind::Centre
           : marker < other ? Marker::Kind::Left
                            : Marker::Kind::Right;
}

bool isFinite(const FitMarkers& markers) {
    return std::ranges::all_of(markers.places, [](const Vec3d& at) { return at.allFinite(); }) &&
           markers.modelFromBody.matrix().allFinite() && markers.height() > 0.0;
}

ModelLine mirrorAxis(const FitMarkers& markers) {
    const Affine3d bodyFromModel = markers.modelFromBody.inverse();
    const double depth = (bodyFromModel * markers[FitMarker::Hips]).z();
    return {.from = markers.modelFromBody * Vec3d(0.0, -kBeyond, depth),
            .to = markers.modelFromBody * Vec3d(0.0, 1.0 + kBeyond, depth),
            .dashed = true,
            .active = true};
}

} // namespace

FitTool::FitTool(Document& document, FitOptions& options)
    : Tool(document), m_options(options), m_generation(document.generation()) {
    connect(&options, &FitOptions::changed, this, [this] {
        rebuild();
        Q_EMIT hintsChanged();
    });
    connect(&document, &Document::changed, this, &FitTool::follow);
}

std::vector<Hint> FitTool::hints(const KeyModifiers&) const {
    std::vector<Hint> hints;
    if (m_markers) {
        hints.push_back({tr("LMB"), tr("drag marker")});
        hints.push_back({tr("Ctrl"), tr("snap to surface")});
        if (m_options.values().symmetric)
            hints.push_back({tr("Alt"), tr("this side only")});
        hints.push_back({tr("Enter"), tr("build skeleton")});
    }
    hints.push_back(orbitHint());
    return hints;
}

void FitTool::activate() {
    m_isCurrent = true;
    pausePlayback(document());
    document().derived().showRest(true);
    begin();
}

void FitTool::deactivate() {
    m_isCurrent = false;
    m_isGuessing = false;
    leave();
    document().derived().showRest(false);
}

/// Markers that are there stay: the user may have come back to them.
void FitTool::begin() {
    if (m_markers || document().isEmpty())
        return;
    guess();
}

void FitTool::guess() {
    if (const QString why = problem(); !why.isEmpty()) {
        Q_EMIT messageRequested(why);
        Q_EMIT overlayChanged();
        return;
    }
    m_isGuessing = true;
    Q_EMIT overlayChanged();
    Q_EMIT guessRequested();
}

void FitTool::build() {
    if (m_markers && m_markers->placed.none())
        Q_EMIT messageRequested(
            tr("No marker has its place in the body yet. Drag them there first."));
    else if (m_markers)
        Q_EMIT buildRequested();
    else if (const QString why = problem(); !why.isEmpty())
        Q_EMIT messageRequested(why);
}

std::vector<MeshInstanceIndex> FitTool::body() const {
    std::vector<MeshInstanceIndex> meshes;
    for (std::size_t i = 0; i < document().character().meshes.size(); ++i)
        if (isShown(document(), MeshInstanceIndex(i)) &&
            document().character().meshes[i].mesh->vertexCount() > 0)
            meshes.emplace_back(i);
    return meshes;
}

QString FitTool::problem() const {
    if (!body().empty())
        return {};
    return document().character().meshes.empty()
               ? tr("There is no mesh to fit a skeleton into: open a file that has one, or append "
                    "it.")
               : tr("All meshes are hidden: show the one that the skeleton is for.");
}

/// Another character takes the markers away; a step of the history does not.
void FitTool::follow(const Change& change) {
    if (std::holds_alternative<DocumentReset>(change) && m_generation != document().generation()) {
        m_generation = document().generation();
        m_markers.reset();
        m_undo.clear();
        m_redo.clear();
        m_hot.reset();
        m_active.reset();
        m_isGuessing = false;
        rebuild();
        Q_EMIT hintsChanged();
    }
    const bool newMeshes = std::holds_alternative<DocumentReset>(change) ||
                           std::holds_alternative<MeshInstanceChanged>(change);
    if (m_isCurrent && newMeshes && !m_isGuessing && problem().isEmpty())
        begin();
}

bool FitTool::setMarkers(const PlacedMarkers& markers) {
    const std::optional<PlacedMarkers> before = m_markers;
    m_isGuessing = false;
    if (!showMarkers(markers)) {
        Q_EMIT overlayChanged();
        return false;
    }
    if (before)
        keepStep(*before);
    Q_EMIT hintsChanged();
    return true;
}

void FitTool::giveUpGuess(const Box3f& bounds) {
    m_isGuessing = false;
    if (!m_markers)
        showMarkers({defaultMarkers(bounds), {}});
    Q_EMIT overlayChanged();
    Q_EMIT hintsChanged();
}

bool FitTool::showMarkers(const PlacedMarkers& markers) {
    if (!isFinite(markers.markers))
        return false;
    m_markers = markers;
    rebuild();
    return true;
}

void FitTool::keepStep(const PlacedMarkers& before) {
    m_undo.push_back(before);
    if (m_undo.size() > kMostSteps)
        m_undo.erase(m_undo.begin());
    m_redo.clear();
    Q_EMIT hintsChanged();
}

void FitTool::step(std::vector<PlacedMarkers>& from, std::vector<PlacedMarkers>& to) {
    if (from.empty() || !m_markers)
        return;
    to.push_back(*m_markers);
    const PlacedMarkers next = from.back();
    from.pop_back();
    showMarkers(next);
    Q_EMIT hintsChanged();
}

void FitTool::rebuild() {
    m_placement.clear();
    m_bones.clear();
    m_template = {};
    const FitValues& values = m_options.values();
    if (m_markers) {
        const Result<SkeletonTemplate> made = makeTemplate(values.kind, values.options);
        if (made) { // counts are within the ranges
            m_template = *made;
            m_placement = fitTemplate(m_template, m_markers->markers);
        }
    }
    for (std::size_t i = 0; i < m_placement.size(); ++i)
        if (m_template.joints[i].deforms)
            m_bones.push_back({.from = m_placement[i].position, .to = m_placement[i].tail});
    Q_EMIT overlayChanged();
    Q_EMIT markersChanged();
}

/// The nearest to the pointer; of two that are drawn over one another (both knees, from the side)
/// the one in front.
std::optional<FitMarker> FitTool::markerAt(const PointerEvent& event) const {
    constexpr double kSamePlace = 2.0; // pixels
    std::optional<FitMarker> found;
    double distance = kReach;
    double depth = std::numeric_limits<double>::infinity();
    if (!m_markers)
        return found;
    for (const FitMarker marker : fitMarkers()) {
        const Vec3d& place = m_markers->markers[marker];
        Vec2d pixel;
        if (!project(event.camera, place, event.viewportSize, pixel))
            continue;
        const double away = (pixel - event.position).norm();
        const double far = (place - event.ray.origin).dot(event.ray.direction);
        const bool isNearer = away < distance - kSamePlace;
        const bool isInFront = away < std::min(distance + kSamePlace, kReach) && far < depth;
        if (!isNearer && !isInFront)
            continue;
        found = marker;
        distance = away;
        depth = far;
    }
    return found;
}

void FitTool::hover(const PointerEvent& event) {
    m_viewportSize = event.viewportSize;
    m_hot = markerAt(event);
    Q_EMIT overlayChanged();
}

void FitTool::leave() {
    m_hot.reset();
    document().session().setHovered(std::nullopt);
    Q_EMIT overlayChanged();
}

std::unique_ptr<Interaction> FitTool::press(const PointerEvent& event) {
    m_viewportSize = event.viewportSize;
    m_active = markerAt(event);
    Q_EMIT overlayChanged();
    if (!m_active)
        return nullptr;
    return std::make_unique<FitDrag>(*this, document(), *m_active, event);
}

KeyResult FitTool::key(const KeyEvent& key, const PointerEvent& event) {
    if (key.modifiers == KeyModifiers()) {
        if (key.key == Qt::Key_Return || key.key == Qt::Key_Enter) {
            build();
            return {true, {}};
        }
        if (key.key == Qt::Key_Escape && m_active) {
            m_active.reset();
            Q_EMIT overlayChanged();
            return {true, {}};
        }
    }
    return Tool::key(key, event);
}

KeyResult FitTool::perform(const QString& action, const PointerEvent&, bool) {
    if (action == QLatin1String("edit.undo") && canUndo()) {
        undo();
        return {true, {}};
    }
    if (action == QLatin1String("edit.redo") && canRedo()) {
        redo();
        return {true, {}};
    }
    return {};
}

std::optional<Notice> FitTool::notice() const {
    if (document().isEmpty())
        return std::nullopt;
    if (m_isGuessing)
        return Notice{tr("Looking for the body"), tr("markers appear in a moment")};
    if (!m_markers)
        return problem().isEmpty()
                   ? std::optional(Notice{tr("No markers yet"), tr("“Guess again” places them")})
                   : std::optional(Notice{tr("Nothing to fit into"), problem()});
    const bool symmetric = m_options.values().symmetric;
    QString text = symmetric ? tr("drag any marker; the other side follows")
                             : tr("drag any marker; each side by itself");
    if (!m_markers->placed.all())
        text = symmetric ? tr("drag the others to their places; the other side follows")
                         : tr("drag the others to their places");
    return Notice{tr("%1 of %2 markers placed").arg(m_markers->placed.count()).arg(kFitMarkerCount),
                  text};
}

/// The marker under the pointer, else the one dragged last.
std::optional<HudPlate> FitTool::plate() const {
    const std::optional<FitMarker> marker = m_hot ? m_hot : m_active;
    if (!m_markers || !marker)
        return std::nullopt;
    const Vec3d& place = m_markers->markers[*marker];
    Vec2d pixel;
    if (!project(document().session().camera(), place, m_viewportSize, pixel))
        return std::nullopt;
    HudPlate plate;
    plate.anchor = pixel + kPlateOffset;
    const Vec3d centimetres = 100.0 * place;
    plate.lines.push_back({markerTitle(*marker),
                           tr("%1, %2, %3 cm")
                               .arg(numberText(centimetres.x(), 1), numberText(centimetres.y(), 1),
                                    numberText(centimetres.z(), 1))});
    return plate;
}

QStringList FitTool::status() const {
    if (!m_markers)
        return {};
    const std::optional<FitMarker> marker = m_hot ? m_hot : m_active;
    return {marker ? markerTitle(*marker) : QString(), tr("%n markers", nullptr, kFitMarkerCount)};
}

Overlay FitTool::overlay() const {
    Overlay overlay;
    overlay.notice = notice();
    if (!m_markers)
        return overlay;
    const FitMarkers& markers = m_markers->markers;
    if (m_options.values().symmetric)
        overlay.modelLines.push_back(mirrorAxis(markers));
    overlay.modelLines.insert(overlay.modelLines.end(), m_bones.begin(), m_bones.end());
    for (const FitMarker marker : fitMarkers())
        overlay.markers.push_back({.place = markers[marker],
                                   .kind = kindOf(marker),
                                   .label = markerLabel(marker),
                                   .hot = m_hot == marker,
                                   .active = m_active == marker});
    overlay.plate = plate();
    return overlay;
}

} // namespace rigwright::editor
