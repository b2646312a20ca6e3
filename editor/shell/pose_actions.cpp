// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the current pose.
#include "editor/commands/pose_clipboard.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/rig_commands.h"
#include "editor/document/control_outlines.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/ui/toast.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Pose", text);
}

void copyToClipboard(Document& document) {
    auto* data = new QMimeData;
    const QByteArray pose = copyPose(document, document.session().selection().bones);
    data->setData(QString::fromLatin1(kPoseMimeType), pose);
    data->setText(QString::fromUtf8(pose));
    QGuiApplication::clipboard()->setMimeData(data);
}

void paste(const ActionContext& context, bool mirrored) {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QString type = QString::fromLatin1(kPoseMimeType);
    const QByteArray pose = data && data->hasFormat(type) ? data->data(type)
                            : data                        ? data->text().toUtf8()
                                                          : QByteArray();
    const PasteOutcome outcome = pastePose(context.document, pose, mirrored);
    if (!outcome.isPose)
        context.toasts.show(Severity::Info,
                            translated(QT_TRANSLATE_NOOP(
                                "Pose", "There is no pose on the clipboard: copy one first")));
    else if (outcome.missing > 0)
        context.toasts.show(
            Severity::Warning,
            QCoreApplication::translate("Pose", "%n bones of the pose have no counterpart here",
                                        nullptr, int(outcome.missing)));
    else if (!outcome.changed)
        context.toasts.show(Severity::Info, translated(QT_TRANSLATE_NOOP(
                                                "Pose", "The bones have that pose already")));
}

} // namespace

void bindPoseActions(const ActionContext& context) {
    Document& document = context.document;
    const auto hasBones = [&document] { return document.character().skeleton.boneCount() > 0; };
    const auto bindReset = [&](const char* id, PoseChannel channel) {
        context.actions.bind(id, {[&document, channel](bool) {
                                      const Selection& selection = document.session().selection();
                                      if (heldControl(document).isValid())
                                          resetControls(document, selection.controls, channel);
                                      else
                                          resetPose(document, selection.bones, channel);
                                  },
                                  [&document] {
                                      return !document.session().selection().bones.empty() ||
                                             heldControl(document).isValid();
                                  },
                                  {}});
    };
    bindReset("pose.reset-position", PoseChannel::Translation);
    bindReset("pose.reset-rotation", PoseChannel::Rotation);
    bindReset("pose.reset-scale", PoseChannel::Scale);
    const auto hasSelection = [&document] { return !document.session().selection().bones.empty(); };
    context.actions.bind(
        "pose.reset-chain",
        {[&document](bool) { resetChain(document, document.session().selection().bones); },
         hasSelection,
         {}});
    context.actions.bind("pose.copy",
                         {[&document](bool) { copyToClipboard(document); }, hasBones, {}});
    context.actions.bind("pose.paste", {[context](bool) { paste(context, false); }, hasBones, {}});
    context.actions.bind("pose.paste-mirrored",
                         {[context](bool) { paste(context, true); }, hasBones, {}});
    context.actions.bind(
        "pose.mirror", {[context](bool) {
                            if (!mirrorWholePose(context.document))
                                context.toasts.show(Severity::Info,
                                                    translated(QT_TRANSLATE_NOOP(
                                                        "Pose", "The pose is its own mirror image, "
                                                                "or no bones are named left and "
                                                                "right")));
                        },
                        hasBones,
                        {}});
    context.actions.bind("pose.reset-all",
                         {[&document](bool) { resetPose(document, {}); }, hasBones, {}});
}

} // namespace rigwright::editor
