// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One picture without a window's panels.
#include "editor/shell/snapshot.h"

#include "core/animation/sample.h"
#include "core/project/project.h"
#include "core/samples/samples.h"
#include "core/skeleton/body_parts.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/viewport/navigation.h"
#include "editor/viewport/viewport_widget.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QSaveFile>
#include <QTextStream>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace rigwright::editor {

namespace {

void say(const QString& text) {
    QTextStream(stderr) << "rigwright: " << text << Qt::endl;
}

void say(const Error& error, const QString& subject) {
    QString text = subject + QStringLiteral(": ") + QString::fromStdString(error.detail);
    if (!error.place.empty())
        text += QStringLiteral(" (") + QString::fromStdString(error.place) + QLatin1Char(')');
    if (!error.remedy.empty())
        text += QStringLiteral("; ") + QString::fromStdString(error.remedy);
    say(text + QStringLiteral(" [") + QString::fromStdString(error.code) + QLatin1Char(']'));
}

/// As the View menu looks; "side" is the character's left, the right-hand side view of other
/// programs.
Camera cameraFor(const QString& view, const Camera& camera) {
    return lookingFrom(lookingFrom(camera, QStringLiteral("front")),
                       view == QLatin1String("side") ? QStringLiteral("right") : view);
}

bool writePng(const QImage& image, const QString& path) {
    QSaveFile file(path); // beside, then renamed: a failure leaves the old file whole
    return file.open(QIODevice::WriteOnly) && image.save(&file, "PNG") && file.commit();
}

/// Controls stand in many skins, too, though they move nothing; none where no joint has weight.
std::optional<std::size_t> firstJointWithWeight(const MeshInstance& mesh) {
    if (!mesh.binding)
        return std::nullopt;
    const SkinWeights& weights = mesh.binding->weights();
    std::optional<std::size_t> first;
    for (std::size_t vertex = 0; vertex < weights.rowCount() && first != 0; ++vertex) {
        const RowView row = weights.row(VertexIndex(vertex));
        for (std::size_t i = 0; i < row.size(); ++i)
            if (row.weights[i] > 0.0f && (!first || row.bones[i] < *first))
                first = row.bones[i];
    }
    return first;
}

} // namespace

BoneIndex firstBoneToShow(const Character& character) {
    const Skeleton& skeleton = character.skeleton;
    for (const BoneIndex arm : bonesOf(skeleton, BodyPart::UpperArm, BoneSide::Left))
        if (skeleton.deform[arm.value()])
            return arm;
    for (const MeshInstance& mesh : character.meshes)
        if (const auto joint = firstJointWithWeight(mesh))
            return mesh.binding->joints[*joint];
    for (const MeshInstance& mesh : character.meshes)
        if (mesh.binding && !mesh.binding->joints.empty())
            return mesh.binding->joints.front();
    return character.skeleton.boneCount() > 0 ? BoneIndex(std::size_t(0)) : BoneIndex();
}

std::optional<Character> loadLaunchCharacter(const LaunchOptions& options, int& exitCode) {
    const QString subject = options.sample.isEmpty() ? options.file : options.sample;
    const auto open = [&options]() -> Result<Character> {
        Result<OpenedFile> file = openFile(std::filesystem::path(options.file.toStdU16String()));
        if (!file)
            return file.error();
        return std::move(file->character);
    };
    Result<Character> character =
        options.sample.isEmpty() ? open() : makeSample(options.sample.toStdString());
    if (character)
        return std::move(character).value();
    exitCode = options.sample.isEmpty() ? ExitCannotRead : ExitUsage;
    say(character.error(), subject);
    return std::nullopt;
}

Result<void> applyLaunchPose(Character& character, const LaunchOptions& options) {
    if (options.method) {
        for (MeshInstance& mesh : character.meshes) {
            if (mesh.binding)
                mesh.binding->method = *options.method;
        }
    }
    if (!options.clip.isEmpty()) {
        const std::string name = options.clip.toStdString();
        const auto clip = std::ranges::find_if(
            character.clips, [&name](const auto& candidate) { return candidate->name == name; });
        if (clip == character.clips.end())
            return Error{"clip-unknown", "there is no clip of the name \"" + name + "\"", {}, {}};
        sampleClip(**clip, options.time, character.pose);
    }
    for (const BoneTurn& turn : options.turns) {
        const BoneIndex bone = findBone(character.skeleton, turn.bone.toStdString());
        if (!bone.isValid())
            return Error{"bone-unknown",
                         "there is no bone of the name \"" + turn.bone.toStdString() + "\"",
                         {},
                         {}};
        Quatd& rotation = character.pose.local[bone.value()].rotation;
        const Vec3d axis = Vec3d::Unit(turn.axis);
        rotation = (rotation * Eigen::AngleAxisd(turn.degrees * kPi / 180.0, axis)).normalized();
    }
    if (!options.bone.isEmpty() &&
        !findBone(character.skeleton, options.bone.toStdString()).isValid())
        return Error{"bone-unknown",
                     "there is no bone of the name \"" + options.bone.toStdString() + "\"",
                     {},
                     {}};
    return {};
}

void applyLaunchView(Document& document, const LaunchOptions& options, double aspect) {
    Session& session = document.session();
    if (!options.bone.isEmpty())
        selectBone(session, findBone(document.character().skeleton, options.bone.toStdString()));
    ViewSettings view = session.view();
    view.controls = options.workspace == QStringLiteral("rig");
    if (view.controls)
        view.shading = Shading::Solid;
    if (options.shading)
        view.shading = *options.shading;
    session.setView(view);
    const Camera camera = cameraFor(options.view, session.camera());
    session.setCamera(framing(camera, document.derived().shownBounds(), aspect));
}

int drawSnapshot(const LaunchOptions& options) {
    if (options.file.isEmpty() && options.sample.isEmpty()) {
        say(QStringLiteral("--snapshot needs a FILE or --sample NAME"));
        return ExitUsage;
    }
    int exitCode = ExitFine;
    std::optional<Character> character = loadLaunchCharacter(options, exitCode);
    if (!character)
        return exitCode;
    if (const Result<void> posed = applyLaunchPose(*character, options); !posed) {
        say(posed.error(), QStringLiteral("snapshot"));
        return ExitUsage;
    }
    if (const QString problem = ViewportWidget::graphicsProblem(); !problem.isEmpty()) {
        say(problem);
        return ExitGaveUp;
    }
    Document document;
    ToolStage tools(document);
    auto viewport = std::make_unique<ViewportWidget>(document, tools);
    const double ratio = viewport->devicePixelRatioF();
    viewport->setWindowFlag(Qt::FramelessWindowHint);
    viewport->resize(int(std::ceil(options.size.width() / ratio)),
                     int(std::ceil(options.size.height() / ratio)));
    document.reset(std::move(*character), options.file);
    applyLaunchView(document, options, double(options.size.width()) / options.size.height());
    viewport->show();
    QImage image = viewport->capture();
    viewport.reset();
    if (image.isNull()) {
        say(QStringLiteral("nothing could be drawn"));
        return ExitGaveUp;
    }
    if (image.size() != options.size)
        image = image.scaled(options.size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (!writePng(image, options.snapshot)) {
        say(QStringLiteral("%1 cannot be written").arg(options.snapshot));
        return ExitCannotWrite;
    }
    return ExitFine;
}

} // namespace rigwright::editor
