// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PaintStroke: remembers the rows it meets before it changes them.
#include "editor/commands/paint_stroke.h"

#include "editor/commands/bone_text.h"
#include "editor/commands/weight_commands.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rigwright::editor {

/// The vertices met so far, with their rows at the beginning and their strongest dab. A table of
/// pages finds a vertex in constant time, and costs a stroke one pointer per 512 vertices to begin.
struct PaintStroke::Touched {
    static constexpr std::size_t kPage = 512;
    static constexpr std::uint32_t kNone = 0xffffffffu;
    using Page = std::array<std::uint32_t, kPage>;

    explicit Touched(std::size_t vertexCount) : pages((vertexCount + kPage - 1) / kPage) {}

    /// Place in the arrays below; kNone where the vertex was not met.
    [[nodiscard]] std::uint32_t find(VertexIndex vertex) const {
        const auto& page = pages[vertex.value() / kPage];
        return page ? (*page)[vertex.value() % kPage] : kNone;
    }
    void insert(VertexIndex vertex, std::span<const Influence> row) {
        auto& page = pages[vertex.value() / kPage];
        if (!page) {
            page = std::make_unique<Page>();
            page->fill(kNone);
        }
        (*page)[vertex.value() % kPage] = static_cast<std::uint32_t>(vertices.size());
        vertices.push_back(vertex);
        before.append(row);
        strongest.push_back(0.0f);
    }

    std::vector<std::unique_ptr<Page>> pages;
    std::vector<VertexIndex> vertices;
    PackedRows before;
    std::vector<float> strongest;
};

namespace {

QString strokeText(const Document& document, const StrokeSettings& settings) {
    const Character& character = document.character();
    const Binding& binding = *character.meshes[settings.mesh.value()].binding;
    const QString name = boneText(character, binding.joints[settings.brush.bone]);
    return settings.brush.mode == BrushMode::Smooth
               ? QCoreApplication::translate("Commands", "Smooth %1").arg(name)
               : QCoreApplication::translate("Commands", "Paint %1").arg(name);
}

bool sameRow(std::span<const Influence> row, const RowView& view) {
    if (row.size() != view.size())
        return false;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (row[i] != view[i])
            return false;
    return true;
}

/// Bones that `before` had and `after` has no more.
std::size_t lostInfluences(std::span<const Influence> before, std::span<const Influence> after) {
    return static_cast<std::size_t>(std::ranges::count_if(before, [&](const Influence& influence) {
        return influence.weight > 0.0f &&
               std::ranges::find(after, influence.bone, &Influence::bone) == after.end();
    }));
}

} // namespace

PaintStroke::PaintStroke(Document& document, const StrokeSettings& settings)
    : DocumentCommand(document, strokeText(document, settings)), m_settings(settings) {
    const Character& read = document.character();
    const MeshInstance& instance = read.meshes[settings.mesh.value()];
    m_locked = lockedJoints(read, *instance.binding);
    m_touched = std::make_unique<Touched>(instance.mesh->vertexCount());
    m_edit.mesh = settings.mesh;
}

PaintStroke::~PaintStroke() = default;

SkinWeights& PaintStroke::weights() {
    return character().meshes[m_settings.mesh.value()].binding->weights();
}

void PaintStroke::remember(VertexIndex vertex) {
    if (m_touched->find(vertex) != Touched::kNone)
        return;
    const RowView row = weights().row(vertex);
    std::array<Influence, 16> few;
    if (row.size() <= few.size()) {
        for (std::size_t i = 0; i < row.size(); ++i)
            few[i] = row[i];
        m_touched->insert(vertex, std::span(few.data(), row.size()));
    } else {
        m_touched->insert(vertex, weights().copyRow(vertex));
    }
}

/// Keeps the vertices for which this dab is the strongest so far, and puts their rows back to where
/// the stroke began: the dab then acts as if it were the only one.
void PaintStroke::takeStrongest(const BrushFootprint& footprint, float strengthFactor) {
    for (std::size_t i = 0; i < footprint.vertices.size(); ++i) {
        const VertexIndex vertex = footprint.vertices[i];
        const float strength = footprint.strengths[i] * strengthFactor;
        const std::uint32_t place = m_touched->find(vertex);
        if (place != Touched::kNone && strength <= m_touched->strongest[place])
            continue;
        remember(vertex);
        const std::uint32_t known = m_touched->find(vertex);
        if (m_touched->strongest[known] > 0.0f)
            weights().setRow(vertex, m_touched->before.row(known));
        m_touched->strongest[known] = strength;
        m_reduced.vertices.push_back(vertex);
        m_reduced.strengths.push_back(strength);
    }
}

void PaintStroke::dab(const BrushFootprint& footprint, const PointAdjacency* adjacency,
                      float strengthFactor) {
    const bool accumulate = m_settings.accumulate || m_settings.brush.mode == BrushMode::Smooth;
    m_reduced.vertices.clear();
    m_reduced.strengths.clear();
    if (accumulate) {
        m_reduced = footprint;
        for (float& strength : m_reduced.strengths)
            strength *= strengthFactor;
    } else {
        takeStrongest(footprint, strengthFactor);
    }
    if (m_reduced.vertices.empty())
        return;
    const Mesh& mesh = *character().meshes[m_settings.mesh.value()].mesh;
    const WeightEdit edit = applyBrush(m_settings.mesh, mesh, weights(), m_reduced,
                                       m_settings.brush, m_locked, adjacency);
    m_metLockedRows = m_metLockedRows || edit.lockedOut > 0;
    apply(edit);
    announce(WeightsChanged{m_settings.mesh, m_edit.target,
                            accumulate ? edit.vertices : m_reduced.vertices, false});
}

void PaintStroke::apply(const WeightEdit& edit) {
    for (const VertexIndex vertex : edit.vertices)
        remember(vertex);
    applyAfter(edit, weights());
}

void PaintStroke::cancel() {
    for (std::size_t i = 0; i < m_touched->vertices.size(); ++i)
        weights().setRow(m_touched->vertices[i], m_touched->before.row(i));
    std::vector<VertexIndex> vertices = std::move(m_touched->vertices);
    std::ranges::sort(vertices);
    m_touched.reset();
    if (!vertices.empty())
        announce(WeightsChanged{m_settings.mesh, m_edit.target, std::move(vertices), false});
}

/// First rows and last rows of the vertices that really differ, in ascending order.
void PaintStroke::collect() {
    std::vector<std::uint32_t> order(m_touched->vertices.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::uint32_t>(i);
    std::ranges::sort(order, {}, [this](std::uint32_t i) { return m_touched->vertices[i]; });
    for (const std::uint32_t i : order) {
        const VertexIndex vertex = m_touched->vertices[i];
        if (sameRow(m_touched->before.row(i), weights().row(vertex)))
            continue;
        m_edit.vertices.push_back(vertex);
        m_edit.before.append(m_touched->before.row(i));
        m_edit.after.append(weights().copyRow(vertex));
        if (m_settings.brush.maxInfluences > 0)
            m_edit.droppedInfluences += lostInfluences(m_edit.before.row(m_edit.before.size() - 1),
                                                       m_edit.after.row(m_edit.after.size() - 1));
    }
    m_touched.reset();
}

void PaintStroke::undo() {
    applyBefore(m_edit, weights());
    m_applied = false;
    announce(WeightsChanged{m_edit.mesh, m_edit.target, m_edit.vertices, false});
}

void PaintStroke::redo() {
    if (m_applied)
        return; // the push after the last dab
    applyAfter(m_edit, weights());
    m_applied = true;
    announce(WeightsChanged{m_edit.mesh, m_edit.target, m_edit.vertices, false});
}

std::size_t PaintStroke::byteCount() const {
    const std::size_t rows = m_edit.before.influences.size() + m_edit.after.influences.size();
    return sizeof(*this) + m_locked.size() + rows * sizeof(Influence) +
           m_edit.vertices.size() * 3 * sizeof(std::uint32_t);
}

void PaintStroke::freePayload() {
    m_edit.vertices = {};
    m_edit.before = {};
    m_edit.after = {};
}

bool finishStroke(std::unique_ptr<PaintStroke> stroke, std::size_t* droppedInfluences) {
    stroke->collect();
    if (droppedInfluences)
        *droppedInfluences = stroke->edit().droppedInfluences;
    if (stroke->edit().isEmpty())
        return false;
    Document& document = stroke->document();
    document.push(std::move(stroke));
    return true;
}

} // namespace rigwright::editor
