// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Playing clips and stepping through them.
#include "editor/document/document.h"
#include "editor/document/player.h"
#include "editor/document/range_of_motion.h"
#include "editor/panels/playback_bar.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"

namespace rigwright::editor {

void bindAnimationActions(const ActionContext& context, Player& player, RangeOfMotion& range,
                          PlaybackBar& bar) {
    Document& document = context.document;
    const auto hasClips = [&document] { return !document.character().clips.empty(); };
    const auto showsClip = [&document, hasClips] {
        return hasClips() && document.session().playhead().clip.isValid();
    };
    context.actions.bind("animation.play",
                         {[&player, &range](bool) {
                              if (range.isShown())
                                  range.toggle();
                              else
                                  player.toggle();
                          },
                          [&range, hasClips] { return range.isShown() || hasClips(); },
                          [&document, &range] {
                              return range.isPlaying() || document.session().playhead().playing;
                          }});
    context.actions.bind("animation.previous-frame",
                         {[&bar](bool) { bar.stepFrames(-1); }, showsClip, {}});
    context.actions.bind("animation.next-frame",
                         {[&bar](bool) { bar.stepFrames(1); }, showsClip, {}});
    context.actions.bind("animation.first-frame",
                         {[&player](bool) { player.toStart(); }, showsClip, {}});
    context.actions.bind("animation.last-frame",
                         {[&player](bool) { player.toEnd(); }, showsClip, {}});
    context.actions.bind("animation.loop",
                         {[&document](bool checked) {
                              Playhead playhead = document.session().playhead();
                              playhead.loop = checked;
                              document.session().setPlayhead(playhead);
                          },
                          showsClip, [&document] { return document.session().playhead().loop; }});
    context.actions.bind("animation.no-clip",
                         {[&player](bool) { player.show(ClipIndex()); }, showsClip, {}});
}

} // namespace rigwright::editor
