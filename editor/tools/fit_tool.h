// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FitTool: markers in a body that are dragged to their places, and the skeleton that they make.
#pragma once

#include "core/character/fit_markers.h"
#include "core/character/fit_template.h"
#include "editor/document/change.h"
#include "editor/tools/fit_options.h"
#include "editor/tools/tool.h"

#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

namespace rigwright::editor {

/// Where the markers are, and which of them somebody, or the guess, has put there.
struct PlacedMarkers {
    FitMarkers markers;
    std::bitset<kFitMarkerCount> placed;
};

/// Shows the rest pose. Markers are no part of the document: they have an own history, which
/// comes before the document's while there are steps in it, and stay as long as the character does.
/// The guess, which may take a while, and the building are others' work: the tool asks for them.
class FitTool : public Tool {
    Q_OBJECT
public:
    FitTool(Document& document, FitOptions& options);

    [[nodiscard]] QString id() const override { return QStringLiteral("fit"); }
    [[nodiscard]] QString title() const override { return tr("Fit template"); }
    [[nodiscard]] std::vector<Hint> hints(const KeyModifiers& held) const override;
    void activate() override;
    void deactivate() override;
    void hover(const PointerEvent& event) override;
    void leave() override;
    std::unique_ptr<Interaction> press(const PointerEvent& event) override;
    [[nodiscard]] ActionScope keyScope() const override { return ActionScope::Viewport; }
    KeyResult key(const KeyEvent& key, const PointerEvent& event) override;
    KeyResult perform(const QString& action, const PointerEvent& event, bool byKey) override;
    [[nodiscard]] bool canUndo() const override { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const override { return !m_redo.empty(); }
    void undo() override { step(m_undo, m_redo); }
    void redo() override { step(m_redo, m_undo); }
    [[nodiscard]] QStringList status() const override;
    [[nodiscard]] Overlay overlay() const override;

    [[nodiscard]] const FitOptions& options() const { return m_options; }
    /// None: nothing has been guessed yet.
    [[nodiscard]] const std::optional<PlacedMarkers>& markers() const { return m_markers; }
    /// As a step of the tool's history where there were others. Markers that are not finite are
    /// not taken: false.
    bool setMarkers(const PlacedMarkers& markers);
    /// The same without a step: in the middle of a drag.
    bool showMarkers(const PlacedMarkers& markers);
    /// No guess came: markers that are there stay, else all stand by proportion in the box.
    void giveUpGuess(const Box3f& bounds);
    /// A drag has ended that began with these.
    void keepStep(const PlacedMarkers& before);
    /// Joints of options() by the markers; both empty without markers.
    [[nodiscard]] const SkeletonTemplate& skeletonTemplate() const { return m_template; }
    [[nodiscard]] const std::vector<JointPlacement>& placement() const { return m_placement; }

    /// The meshes that a skeleton is fitted into: those on the picture.
    [[nodiscard]] std::vector<MeshInstanceIndex> body() const;
    /// Why there is nothing to fit into; "" where there is.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool isGuessing() const { return m_isGuessing; }
    /// Places all markers anew, or says why not.
    void guess();
    /// Asks for the skeleton; nothing without markers.
    void build();

Q_SIGNALS:
    /// Somebody is to find the markers and call setMarkers().
    void guessRequested();
    void buildRequested();
    void markersChanged();

private:
    void step(std::vector<PlacedMarkers>& from, std::vector<PlacedMarkers>& to);
    void begin();
    void follow(const Change& change);
    void rebuild();
    [[nodiscard]] std::optional<FitMarker> markerAt(const PointerEvent& event) const;
    [[nodiscard]] std::optional<Notice> notice() const;
    [[nodiscard]] std::optional<HudPlate> plate() const;

    FitOptions& m_options;
    std::optional<PlacedMarkers> m_markers;
    std::vector<PlacedMarkers> m_undo;
    std::vector<PlacedMarkers> m_redo;
    SkeletonTemplate m_template;
    std::vector<JointPlacement> m_placement;
    std::vector<ModelLine> m_bones;
    std::optional<FitMarker> m_hot;
    std::optional<FitMarker> m_active;
    Vec2d m_viewportSize = Vec2d::Ones(); ///< of the latest event
    std::uint64_t m_generation = 0;       ///< of the document that the markers are for
    bool m_isCurrent = false;
    bool m_isGuessing = false;
};

} // namespace rigwright::editor
