// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Settings of the brush and of vertex selection as the project file keeps them.
#pragma once

#include "editor/tools/brush_options.h"
#include "editor/tools/vertex_select_options.h"

#include <QJsonObject>

namespace rigwright::editor {

QJsonObject brushToJson(const BrushValues& values);
/// What is missing, of another type or unknown stays as in `values`; BrushOptions clamps the rest.
BrushValues brushFromJson(const QJsonObject& json, BrushValues values);

/// The same for how vertices are selected.
QJsonObject vertexSelectToJson(const VertexSelectValues& values);
VertexSelectValues vertexSelectFromJson(const QJsonObject& json, VertexSelectValues values);

} // namespace rigwright::editor
