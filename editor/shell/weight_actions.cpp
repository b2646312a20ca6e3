// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on weights, locks and skinning methods.
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/mesh_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/commands/weight_tasks.h"
#include "editor/document/derived.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/tools/error_sentence.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/finding_words.h"
#include "editor/ui/messages.h"
#include "editor/ui/plain_texts.h"
#include "editor/ui/toast.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

std::vector<BoneIndex> allBones(const Character& character) {
    std::vector<BoneIndex> bones;
    for (std::size_t i = 0; i < character.skeleton.boneCount(); ++i)
        bones.emplace_back(i);
    return bones;
}

QString translated(const char* text) {
    return QCoreApplication::translate("Weights", text);
}

} // namespace

ToastAction undoOffer(const ActionContext& context) {
    return {translated(QT_TRANSLATE_NOOP("Weights", "Undo")),
            [&document = context.document, &toasts = context.toasts,
             revision = context.document.revision()] {
                if (document.revision() == revision)
                    document.undo();
                else
                    toasts.show(Severity::Info,
                                translated(QT_TRANSLATE_NOOP(
                                    "Weights", "Something else was done since: go back to the "
                                               "step in the history.")));
            }};
}

void tellWeightReport(const ActionContext& context, const QString& text,
                      const WeightReport& report) {
    const auto counted = [](const char* sentence, std::size_t count) {
        return QCoreApplication::translate("Weights", sentence, nullptr, int(count));
    };
    QStringList parts;
    if (report.changed == 0)
        parts += translated(QT_TRANSLATE_NOOP("Weights", "nothing to change"));
    else
        parts += counted(QT_TRANSLATE_N_NOOP("Weights", "%n vertices"), report.changed);
    if (report.droppedInfluences > 0)
        parts += counted(QT_TRANSLATE_N_NOOP("Weights", "%n influences removed"),
                         report.droppedInfluences);
    if (report.unmatched > 0)
        parts += counted(QT_TRANSLATE_N_NOOP("Weights", "%n points without a counterpart"),
                         report.unmatched);
    if (report.lockedMeshes > 0)
        parts += counted(QT_TRANSLATE_N_NOOP("Weights", "%n locked meshes left alone"),
                         report.lockedMeshes);
    if (report.lockedOut > 0)
        parts += counted(QT_TRANSLATE_N_NOOP("Weights", "%n kept by locks"), report.lockedOut);
    std::vector<ToastAction> actions;
    if (report.changed > 0)
        actions.push_back(undoOffer(context));
    context.toasts.show(report.unmatched + report.lockedOut + report.lockedMeshes > 0
                            ? Severity::Warning
                            : Severity::Info,
                        translated(QT_TRANSLATE_NOOP("Weights", "%1: %2"))
                            .arg(text, parts.join(QStringLiteral(", "))),
                        std::move(actions));
}

bool hasWeightTarget(const ActionContext& context) {
    const auto& meshes = context.document.character().meshes;
    const MeshInstanceIndex active = context.document.session().selection().activeMesh;
    if (context.tools.brushOptions().values().allMeshes)
        return std::ranges::any_of(meshes, [](const auto& mesh) { return bool(mesh.binding); });
    return active.isValid() && active.value() < meshes.size() && meshes[active.value()].binding;
}

std::optional<MeshInstanceIndex> weightTarget(const ActionContext& context) {
    if (context.tools.brushOptions().values().allMeshes)
        return MeshInstanceIndex();
    const MeshInstanceIndex mesh = context.document.session().selection().activeMesh;
    return tellIfHeld(context, mesh) ? std::nullopt : std::optional(mesh);
}

bool tellIfHeld(const ActionContext& context, MeshInstanceIndex mesh) {
    const QString held = heldMeshText(context.document.character(), mesh);
    if (held.isEmpty())
        return false;
    context.toasts.show(
        Severity::Info, held,
        {{translated(QT_TRANSLATE_NOOP("Weights", "Unlock")), [&document = context.document, mesh] {
              setMeshFlag(document, std::array{mesh}, MeshFlag::Locked, false);
          }}});
    return true;
}

void tellError(const ActionContext& context, const Error& error) {
    context.toasts.show(Severity::Error, errorSentence(error));
}

void tellFindings(const ActionContext& context, QWidget& window, const QString& text,
                  const Findings& findings, bool changed, const QString& sentence) {
    if (findings.empty())
        return;
    QStringList lines;
    for (const Finding& finding : findings) {
        lines += findingText(finding);
        if (const QString evidence = findingEvidence(finding); !evidence.isEmpty())
            lines += QStringLiteral("    ") + evidence;
    }
    const auto show = [&window, text, lines] {
        auto* box = new QMessageBox(QMessageBox::NoIcon,
                                    translated(QT_TRANSLATE_NOOP("Weights", "Rigwright")),
                                    QString(), QMessageBox::Close, &window);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setTextInteractionFlags(Qt::TextSelectableByMouse);
        setPlainTexts(*box, text, lines.join(QLatin1Char('\n')));
        box->open();
    };
    std::vector<ToastAction> actions{{translated(QT_TRANSLATE_NOOP("Weights", "Show")), show}};
    if (changed)
        actions.push_back(undoOffer(context));
    Finding worst = *std::ranges::max_element(findings, {}, &Finding::severity);
    worst.count = 0; // of all meshes
    for (const Finding& finding : findings)
        worst.count += finding.code == worst.code ? finding.count : 0;
    context.toasts.show(worst.severity, sentence.isEmpty() ? findingText(worst) : sentence,
                        std::move(actions));
}

namespace {

/// Starts the operation on the active mesh, or on all; `make` is asked at that moment, for the
/// settings of then.
void bindOperation(const ActionContext& context, const char* id,
                   std::function<WeightOperation()> make) {
    context.actions.bind(id,
                         {[context, make = std::move(make)](bool) {
                              const std::optional<MeshInstanceIndex> mesh = weightTarget(context);
                              if (!mesh)
                                  return;
                              WeightOperation operation = make();
                              operation.done = [context](const WeightReport& report) {
                                  tellWeightReport(context, report.text, report);
                              };
                              startWeightTask(context.document, context.tasks, *mesh, operation);
                          },
                          [context] { return hasWeightTarget(context); },
                          {}});
}

void bindOperations(const ActionContext& context) {
    BrushOptions& brush = context.tools.brushOptions();
    const auto limit = [&brush] {
        const BrushValues& values = brush.values();
        return values.limitInfluences ? std::size_t(values.maxInfluences) : std::size_t(0);
    };
    bindOperation(context, "weights.mirror-left",
                  [limit] { return mirrorOperation(true, limit()); });
    bindOperation(context, "weights.mirror-right",
                  [limit] { return mirrorOperation(false, limit()); });
    bindOperation(context, "weights.equalise", [] { return twinsOperation(); });
}

/// The whole active mesh as one dab of the brush.
void fill(const ActionContext& context) {
    const BrushValues& values = context.tools.brushOptions().values();
    const FillOutcome outcome =
        fillWeights(context.document, brushSettings(values), values.allMeshes);
    if (!outcome.problem.isEmpty()) {
        context.toasts.show(Severity::Info, outcome.problem);
        return;
    }
    tellWeightReport(context, outcome.text, outcome.report);
}

} // namespace

void applyFix(const ActionContext& context, const QString& fix) {
    const int most = context.tools.brushOptions().values().maxInfluences;
    WeightOperation operation;
    if (fix == QLatin1String("equalise-twins"))
        operation = twinsOperation();
    else if (fix == QLatin1String("limit"))
        operation = limitOperation(std::size_t(most));
    else
        return;
    operation.wholeMeshes = true;
    operation.done = [context, text = operation.text](const WeightReport& report) {
        tellWeightReport(context, text, report);
    };
    startWeightTask(context.document, context.tasks, MeshInstanceIndex(), operation);
}

void bindWeightActions(const ActionContext& context) {
    Document& document = context.document;
    ToastStack& toasts = context.toasts;
    const auto open = [&document] { return !document.isEmpty(); };
    context.actions.bind(
        "weights.normalise",
        {[&document, &toasts](bool) {
             // All meshes, unless vertices of the active one are selected.
             const MeshInstanceIndex active = document.session().selection().activeMesh;
             const bool some = document.session().restriction(active).has_value();
             if (!normaliseWeights(document, some ? active : MeshInstanceIndex()))
                 toasts.show(
                     Severity::Info,
                     QCoreApplication::translate(
                         "Weights", "Every vertex that can be normalised sums to 1 already"));
         },
         open,
         {}});
    bindOperations(context);
    context.actions.bind(
        "weights.flood",
        {[context](bool) { fill(context); }, [context] { return hasWeightTarget(context); }, {}});
    for (const bool lock : {true, false})
        context.actions.bind(lock ? "weights.lock-all" : "weights.unlock-all",
                             {[&document, lock](bool) {
                                  setBoneFlag(document, allBones(document.character()),
                                              BoneFlag::Locked, lock);
                              },
                              open,
                              {}});
    context.actions.bind(
        "weights.end-solo",
        {[&document](bool) {
             setBoneFlag(document, allBones(document.character()), BoneFlag::Solo, false);
         },
         [&document] {
             return std::ranges::any_of(document.character().boneFlags, &BoneFlags::solo);
         },
         {}});
    const auto bindMethod = [&](const char* id, SkinningMethod method) {
        context.actions.bind(id, {[&document, method](bool) {
                                      if (!setSkinningMethod(document, MeshInstanceIndex(), method))
                                          document.derived().askForPreparations();
                                  },
                                  open,
                                  [&document, method] {
                                      return commonSkinningMethod(document.character()) == method;
                                  }});
    };
    bindMethod("weights.linear-blend", SkinningMethod::LinearBlend);
    bindMethod("weights.dual-quaternion", SkinningMethod::DualQuaternion);
    bindMethod("weights.linear-dual-blend", SkinningMethod::LinearDualBlend);
    bindMethod("weights.rotation-centres", SkinningMethod::RotationCentres);
    bindMethod("weights.delta-mush", SkinningMethod::DeltaMush);
}

} // namespace rigwright::editor
