// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Effects: shader programs as Qt3D wants them, for OpenGL 3.3 core.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace Qt3DCore {
class QNode;
}
namespace Qt3DRender {
class QEffect;
}

namespace rigwright::editor {

/// Finished texts; `geometry` may be empty.
struct ShaderTexts {
    QByteArray vertex;
    QByteArray geometry;
    QByteArray fragment;
};

Qt3DRender::QEffect* makeEffect(const ShaderTexts& texts, Qt3DCore::QNode* parent);

/// From `<name>.vert` and `<name>.frag` of the resources.
Qt3DRender::QEffect* makeEffect(const QString& name, Qt3DCore::QNode* parent);

} // namespace rigwright::editor
