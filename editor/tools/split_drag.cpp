// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cutting bones where the pointer is.
#include "editor/tools/split_drag.h"

#include "editor/commands/bone_edits.h"
#include "editor/commands/bone_text.h"
#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/tools/joint_actions.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("SplitDrag", text);
}

BoneIndex boneToCut(Document& document, const PointerEvent& event) {
    const BoneIndex bone = pickBoneStick(document, event);
    return bone.isValid() ? bone : document.session().selection().activeBone;
}

} // namespace

void splitUnder(Tool& tool, Document& document, const PointerEvent& event) {
    const BoneIndex bone = boneToCut(document, event);
    if (!bone.isValid()) {
        Q_EMIT tool.messageRequested(translated(QT_TRANSLATE_NOOP(
            "SplitDrag", "No bone is under the pointer: point at the place where to cut one.")));
        return;
    }
    const auto cut = cutUnder(document, bone, event);
    const Result<Findings> done = splitBoneAt(document, bone, cut ? cut->fraction : 0.5);
    if (!done)
        tool.tell(done.error());
    else
        tool.tell(document.undoStack().undoText(), *done);
}

void SplitDrag::finish() {
    splitUnder(m_tool, m_document, m_now);
}

void SplitDrag::decorate(Overlay& overlay) const {
    const BoneIndex bone = boneToCut(m_document, m_now);
    const auto cut = bone.isValid() ? cutUnder(m_document, bone, m_now) : std::nullopt;
    overlay.gizmo.reset();
    overlay.hoveredBone = bone;
    if (!cut)
        return;
    Marker marker;
    marker.place = cut->place;
    marker.active = true;
    overlay.markers.push_back(marker);
    overlay.plate = HudPlate{
        m_now.position,
        {{translated(QT_TRANSLATE_NOOP("SplitDrag", "Split %1"))
              .arg(boneText(m_document.character(), bone)),
          QLocale().toString(int(std::lround(cut->fraction * 100.0))) + QStringLiteral(" %")}}};
}

std::vector<Hint> SplitDrag::hints() const {
    return {{translated(QT_TRANSLATE_NOOP("SplitDrag", "LMB")),
             translated(QT_TRANSLATE_NOOP("SplitDrag", "cut here"))},
            {translated(QT_TRANSLATE_NOOP("SplitDrag", "Esc")),
             translated(QT_TRANSLATE_NOOP("SplitDrag", "cancel"))}};
}

} // namespace rigwright::editor
