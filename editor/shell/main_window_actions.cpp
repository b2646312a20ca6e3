// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MainWindow: what the actions of the table do, and when they can be used.
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/mesh_commands.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/panels/playback_bar.h"
#include "editor/shell/action_set.h"
#include "editor/shell/command_search.h"
#include "editor/shell/help_dialogs.h"
#include "editor/shell/main_window.h"
#include "editor/ui/actions.h"
#include "editor/ui/theme.h"
#include "editor/viewport/viewport_widget.h"

#include <QAction>
#include <QSettings>

#include <algorithm>

namespace rigwright::editor {

namespace {

std::vector<BoneIndex> allBones(const Character& character) {
    std::vector<BoneIndex> bones;
    for (std::size_t i = 0; i < character.skeleton.boneCount(); ++i)
        bones.emplace_back(i);
    return bones;
}

} // namespace

void MainWindow::run(const QString& id, bool checked) {
    if (runView(id, checked) || runPose(id) || runAnimation(id, checked)) {
        followActions(); // checkable actions show what is, not what was clicked
        return;
    }
    const auto is = [&id](const char* name) { return id == QLatin1String(name); };
    if (is("file.open"))
        chooseFile();
    else if (is("file.export"))
        exportDocument(false);
    else if (is("file.export-as"))
        exportDocument(true);
    else if (is("file.close"))
        closeCharacter();
    else if (is("file.quit"))
        close();
    else if (is("edit.undo"))
        m_document.undo();
    else if (is("edit.redo"))
        m_document.redo();
    else if (is("edit.search"))
        m_search->setFocus(Qt::ShortcutFocusReason);
    else if (is("weights.normalise")) {
        if (!normaliseWeights(m_document, MeshInstanceIndex()))
            m_toasts->show(Severity::Info,
                           tr("Every vertex that can be normalised sums to 1 already"));
    } else if (is("weights.lock-all") || is("weights.unlock-all"))
        setBoneFlag(m_document, allBones(m_document.character()), BoneFlag::Locked,
                    is("weights.lock-all"));
    else if (is("weights.linear-blend"))
        setSkinningMethod(m_document, MeshInstanceIndex(), SkinningMethod::LinearBlend);
    else if (is("weights.dual-quaternion"))
        setSkinningMethod(m_document, MeshInstanceIndex(), SkinningMethod::DualQuaternion);
    else if (is("window.dark") || is("window.light")) {
        const ThemeName theme = is("window.dark") ? ThemeName::Dark : ThemeName::Light;
        Theme::current().apply(theme);
        QSettings().setValue(QStringLiteral("theme"),
                             is("window.dark") ? QStringLiteral("dark") : QStringLiteral("light"));
    } else if (is("window.full-screen"))
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    else if (is("window.message"))
        m_toasts->focusNewest();
    else if (is("help.keys"))
        showKeys(this);
    else if (is("help.about"))
        showAbout(this);
    else if (id.startsWith(QLatin1String("tool.")))
        m_tools.setCurrent(id.mid(5));
    else
        sendToolKey(id);
    followActions();
}

void MainWindow::editSession(const std::function<void(ViewSettings&)>& edit) {
    ViewSettings view = m_document.session().view();
    edit(view);
    m_document.session().setView(view);
}

bool MainWindow::runView(const QString& id, bool checked) {
    if (!id.startsWith(QLatin1String("view.")))
        return false;
    const QString what = id.mid(5);
    if (what == QLatin1String("orthographic")) {
        Camera camera = m_document.session().camera();
        camera.orthographic = checked;
        m_document.session().setCamera(camera);
    } else if (what == QLatin1String("frame-selected"))
        m_viewport->frameSelected();
    else if (what == QLatin1String("frame-all"))
        m_viewport->frameAll();
    else if (what == QLatin1String("iso-lines"))
        editSession([checked](ViewSettings& view) { view.isoLines = checked; });
    else if (what == QLatin1String("wire"))
        editSession([checked](ViewSettings& view) { view.wireOverlay = checked; });
    else if (what == QLatin1String("grid"))
        editSession([checked](ViewSettings& view) { view.grid = checked; });
    else if (what == QLatin1String("raw-sums"))
        editSession([checked](ViewSettings& view) { view.rawSums = checked; });
    else
        m_viewport->lookFrom(what);
    return true;
}

bool MainWindow::runPose(const QString& id) {
    const std::vector<BoneIndex>& selected = m_document.session().selection().bones;
    if (id == QLatin1String("select.all")) {
        Selection selection = m_document.session().selection();
        selection.bones.clear();
        for (const BoneIndex bone : allBones(m_document.character())) {
            if (!m_document.character().boneFlags[bone.value()].hidden)
                selection.bones.push_back(bone);
        }
        if (!std::ranges::binary_search(selection.bones, selection.activeBone))
            selection.activeBone = selection.bones.empty() ? BoneIndex() : selection.bones.front();
        m_document.session().setSelection(selection);
    } else if (id == QLatin1String("select.none")) {
        selectBone(m_document.session(), BoneIndex());
    } else if (id == QLatin1String("select.parent") || id == QLatin1String("select.child")) {
        selectRelative(id == QLatin1String("select.parent"));
    } else if (id == QLatin1String("pose.reset-all")) {
        resetPose(m_document, {});
    } else if (id.startsWith(QLatin1String("pose.reset-"))) {
        const PoseChannel channel = id.endsWith(QLatin1String("position"))
                                        ? PoseChannel::Translation
                                    : id.endsWith(QLatin1String("rotation")) ? PoseChannel::Rotation
                                                                             : PoseChannel::Scale;
        if (!selected.empty())
            resetPose(m_document, selected, channel);
    } else {
        return false;
    }
    return true;
}

void MainWindow::selectRelative(bool parent) {
    const Skeleton& skeleton = m_document.character().skeleton;
    const BoneIndex active = m_document.session().selection().activeBone;
    if (!active.isValid())
        return;
    BoneIndex target;
    if (parent) {
        target = skeleton.parents[active.value()];
    } else {
        const std::vector<BoneIndex> children = childrenOf(skeleton, active);
        if (!children.empty())
            target = children.front();
    }
    if (target.isValid())
        selectBone(m_document.session(), target);
}

bool MainWindow::runAnimation(const QString& id, bool checked) {
    if (id == QLatin1String("animation.play"))
        m_player.toggle();
    else if (id == QLatin1String("animation.previous-frame"))
        m_playbackBar->stepFrames(-1);
    else if (id == QLatin1String("animation.next-frame"))
        m_playbackBar->stepFrames(1);
    else if (id == QLatin1String("animation.first-frame"))
        m_player.toStart();
    else if (id == QLatin1String("animation.last-frame"))
        m_player.toEnd();
    else if (id == QLatin1String("animation.loop")) {
        Playhead playhead = m_document.session().playhead();
        playhead.loop = checked;
        m_document.session().setPlayhead(playhead);
    } else if (id == QLatin1String("animation.no-clip"))
        m_player.show(ClipIndex());
    else
        return false;
    return true;
}

/// Actions that the tools do: the menu entry sends the key that would have done it.
void MainWindow::sendToolKey(const QString& id) {
    const ActionInfo* action = findAction(id);
    const QList<QKeySequence> keys = action ? actionKeys(*action) : QList<QKeySequence>();
    if (keys.isEmpty() || keys.first().count() == 0)
        return;
    const QKeyCombination combination = keys.first()[0];
    const Qt::KeyboardModifiers held = combination.keyboardModifiers();
    m_viewport->setFocus();
    m_tools.key({combination.key(),
                 {held.testFlag(Qt::ShiftModifier), held.testFlag(Qt::ControlModifier),
                  held.testFlag(Qt::AltModifier)}});
}

void MainWindow::followActions() {
    const auto action = [this](const char* id) { return (*m_actions)[QString::fromLatin1(id)]; };
    const bool open = !m_document.isEmpty();
    const bool bones = m_document.character().skeleton.boneCount() > 0;
    const bool clips = !m_document.character().clips.empty();
    const Playhead& playhead = m_document.session().playhead();
    const QString tool = m_tools.current().id();
    const bool brush = tool == QLatin1String("paint") || tool == QLatin1String("smooth");
    for (QAction* each : m_actions->all()) {
        const QString id = each->property("id").toString();
        const QString group = id.section(QLatin1Char('.'), 0, 0);
        bool enabled = open;
        if (group == QLatin1String("window") || group == QLatin1String("help") ||
            id == QLatin1String("file.open") || id == QLatin1String("file.quit") ||
            id == QLatin1String("edit.search"))
            enabled = true;
        else if (id == QLatin1String("pose.resize")) // its key means something else to a brush
            enabled = open && bones && !brush;
        else if (id.startsWith(QLatin1String("pose.reset-")) &&
                 id != QLatin1String("pose.reset-all"))
            enabled = !m_document.session().selection().bones.empty();
        else if (group == QLatin1String("select") || group == QLatin1String("pose"))
            enabled = open && bones;
        else if (group == QLatin1String("animation"))
            enabled =
                open && clips && (playhead.clip.isValid() || id == QLatin1String("animation.play"));
        else if (group == QLatin1String("brush"))
            enabled = open && brush;
        each->setEnabled(enabled);
    }
    const QUndoStack& history = m_document.undoStack();
    action("edit.undo")->setEnabled(m_document.canUndo());
    action("edit.redo")->setEnabled(m_document.canRedo());
    action("edit.undo")
        ->setText(m_document.canUndo() ? tr("&Undo %1").arg(history.undoText()) : tr("&Undo"));
    action("edit.redo")
        ->setText(m_document.canRedo() ? tr("&Redo %1").arg(history.redoText()) : tr("&Redo"));
    const ViewSettings& view = m_document.session().view();
    action("view.iso-lines")->setChecked(view.isoLines);
    action("view.wire")->setChecked(view.wireOverlay);
    action("view.grid")->setChecked(view.grid);
    action("view.raw-sums")->setChecked(view.rawSums);
    action("view.orthographic")->setChecked(m_document.session().camera().orthographic);
    action("animation.play")->setChecked(playhead.playing);
    action("animation.loop")->setChecked(playhead.loop);
    const std::optional<SkinningMethod> method = commonSkinningMethod(m_document.character());
    action("weights.linear-blend")->setChecked(method == SkinningMethod::LinearBlend);
    action("weights.dual-quaternion")->setChecked(method == SkinningMethod::DualQuaternion);
    action("window.dark")->setChecked(Theme::current().name() == ThemeName::Dark);
    action("window.light")->setChecked(Theme::current().name() == ThemeName::Light);
    action("window.full-screen")->setChecked(isFullScreen());
}

} // namespace rigwright::editor
