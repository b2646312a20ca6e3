// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Brush actions: drags, steps, and picks under the pointer.
#include "editor/tools/brush_actions.h"

#include "editor/commands/bone_text.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/tools/brush_drag.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

void resize(BrushOptions& brush, double factor) {
    BrushValues values = brush.values();
    (values.worldRadius ? values.radiusMetres : values.radiusPixels) *= factor;
    brush.setValues(values);
}

} // namespace

void sampleWeightUnder(Tool& tool, Document& document, BrushOptions& brush,
                       const PointerEvent& event) {
    const BoneIndex bone = document.session().selection().activeBone;
    if (!bone.isValid()) {
        Q_EMIT tool.messageRequested(
            QCoreApplication::translate("Commands", "Choose a bone first."));
        return;
    }
    const auto pick = document.derived().pick(event.ray);
    const auto weight = pick ? weightAt(document, *pick, bone) : std::nullopt;
    if (!weight) {
        Q_EMIT tool.messageRequested(QCoreApplication::translate(
            "PaintTool", "There is no weight of the active bone under the pointer."));
        return;
    }
    BrushValues values = brush.values();
    values.value = std::clamp(*weight, 0.0, 1.0);
    brush.setValues(values);
    Q_EMIT tool.messageRequested(
        QCoreApplication::translate("PaintTool", "Value %1, the weight of %2 here.")
            .arg(QLocale().toString(*weight, 'f', 2), boneText(document.character(), bone)));
}

void pickBoneUnder(Tool& tool, Document& document, const PointerEvent& event) {
    const BoneIndex bone = pickBone(document, event);
    if (bone.isValid())
        selectBone(document.session(), bone);
    else
        Q_EMIT tool.messageRequested(
            QCoreApplication::translate("PaintTool", "There is no bone under the pointer."));
}

KeyResult performBrush(Tool& tool, Document& document, BrushOptions& brush, const QString& action,
                       const PointerEvent& event, bool byKey) {
    constexpr double kStep = 1.2;
    static constexpr std::pair<const char*, BrushProperty> kDragged[] = {
        {"brush.radius", BrushProperty::Radius},
        {"brush.strength", BrushProperty::Strength},
        {"brush.value", BrushProperty::Value}};
    for (const auto& [id, property] : kDragged)
        if (action == QLatin1String(id))
            return {true, std::make_unique<BrushDrag>(brush, property, event,
                                                      byKey && dragsHoldTheirKey())};
    if (action == QLatin1String("brush.smaller"))
        resize(brush, 1.0 / kStep);
    else if (action == QLatin1String("brush.larger"))
        resize(brush, kStep);
    else if (action == QLatin1String("brush.pick-bone"))
        pickBoneUnder(tool, document, event);
    else if (action == QLatin1String("brush.sample-weight"))
        sampleWeightUnder(tool, document, brush, event);
    else if (action == QLatin1String("brush.mode-menu"))
        Q_EMIT tool.brushMenuRequested();
    else
        return {};
    return {true, nullptr};
}

} // namespace rigwright::editor
