// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PositionReadback: what the viewport's vertex shader computes, read back number by number.
#pragma once

#include "core/character/character.h"
#include "editor/viewport/palette_texture.h"

#include <Qt3DExtras/Qt3DWindow>

#include <memory>
#include <vector>

namespace Qt3DCore {
class QEntity;
}
namespace Qt3DRender {
class QRenderCapture;
}

namespace rigwright::test {

/// Draws each vertex as one point on a pixel of its own, with multisampling off, and encodes one
/// coordinate a drawing in the 24 bits of the pixel's colour. At most 20,000 vertices.
class PositionReadback {
public:
    PositionReadback();
    ~PositionReadback();

    struct Draw {
        const MeshInstance* instance = nullptr; ///< every vertex is a face of one corner
        int capacity = 4;
        editor::PaletteTexture* palettes = nullptr;
        int paletteBase = 0;
        SkinningMethod method = SkinningMethod::LinearBlend;
        bool rawSums = false;
        Affine3d modelFromUnbound = Affine3d::Identity();
        Box3f box; ///< holds all coordinates that are read
        bool normals = false;
    };
    /// Parent for textures that a drawing uses.
    [[nodiscard]] Qt3DCore::QEntity* root() const { return m_root; }
    /// One vector a vertex; empty where nothing was drawn.
    std::vector<Vec3f> read(const Draw& draw);

    /// The picture of 160 by 125 pixels of whatever hangs under root(), once it stands still.
    [[nodiscard]] QImage capture();

private:
    std::unique_ptr<Qt3DExtras::Qt3DWindow> m_window;
    Qt3DCore::QEntity* m_root = nullptr;
    Qt3DRender::QRenderCapture* m_capture = nullptr;
    int m_frames = 0;
};

} // namespace rigwright::test
