// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Curves that are not straight between keys, sampled frame by frame.
#include "core/base/sentence.h"
#include "core/io/fbx_evidence.h"
#include "core/io/fbx_motion.h"
#include "core/io/number_text.h"
#include "core/math/transform.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace rigwright {

namespace {

constexpr std::size_t kMostSamples = 200000;

/// The curves of one vector property, by axis, and what stands in for those that are not there.
struct VectorCurves {
    std::array<std::optional<FbxCurve>, 3> curves;
    Vec3d without = Vec3d::Zero();

    [[nodiscard]] Vec3d at(std::int64_t ticks) const {
        Vec3d value = without;
        for (std::size_t axis = 0; axis < 3; ++axis)
            if (curves[axis])
                value[Eigen::Index(axis)] = curves[axis]->at(ticks);
        return value;
    }
};

/// All curves that move one model.
struct ModelCurves {
    FbxPlacement placement;
    VectorCurves translation;
    VectorCurves rotation;
    VectorCurves scale;

    [[nodiscard]] Affine3d at(std::int64_t ticks) const {
        FbxPlacement now = placement;
        now.translation = translation.at(ticks);
        now.rotation = rotation.at(ticks);
        now.scale = scale.at(ticks);
        return parentFromModel(now);
    }
    template <class Visit>
    void each(const Visit& visit) const {
        for (const VectorCurves* part : {&translation, &rotation, &scale})
            for (const auto& curve : part->curves)
                if (curve)
                    visit(*curve, part == &rotation);
    }
};

/// One take: its only layer, its clip, and its clock.
struct Take {
    FbxId layer = 0;
    ForeignClip* clip = nullptr;
    std::int64_t start = 0;
    double frame = 0.0; ///< ticks

    [[nodiscard]] double seconds(std::int64_t ticks) const {
        return double(ticks - start) / kFbxTicks;
    }
};

/// Whether straight lines between the keys differ from the curve: over more than a frame and a half
/// it is cubic, stepped, or turns (angles do not run straight as rotations do).
bool bends(const FbxCurve& curve, bool turns, double frame) {
    if (!curve.varies())
        return false;
    for (std::size_t i = 0; i + 1 < curve.times.size(); ++i)
        if (double(curve.times[i + 1] - curve.times[i]) > 1.5 * frame &&
            (turns || curve.shapes[i] != FbxCurve::Shape::Linear) &&
            (curve.values[i] != curve.values[i + 1] || !curve.slopes[i].isZero(0.0)))
            return true;
    return false;
}

/// The keys of a curve, a moment before each step, and every frame between.
void addTimes(const FbxCurve& curve, double frame, std::set<std::int64_t>& times) {
    const auto moment = std::int64_t(kFbxTicks * 1e-4);
    for (std::size_t i = 0; i < curve.times.size(); ++i) {
        times.insert(curve.times[i]);
        if (i + 1 == curve.times.size())
            break;
        if (curve.shapes[i] == FbxCurve::Shape::Constant)
            times.insert(std::max(curve.times[i] + 1, curve.times[i + 1] - moment));
        if (curve.shapes[i] == FbxCurve::Shape::ConstantNext)
            times.insert(std::min(curve.times[i + 1] - 1, curve.times[i] + moment));
        const double frames = double(curve.times[i + 1] - curve.times[i]) / frame;
        for (std::size_t f = 1; double(f) < frames && times.size() < kMostSamples; ++f)
            times.insert(curve.times[i] + std::int64_t(std::llround(double(f) * frame)));
    }
}

std::optional<FbxCurve> curveBelow(const FbxObjects& objects, FbxId node,
                                   std::string_view property) {
    for (const FbxLink& link : objects.below(node)) {
        const FbxNode* object = objects.object(link.other);
        if (link.property != property || object == nullptr || object->name != "AnimationCurve")
            continue;
        FbxCurve curve = curveOf(*object);
        if (!curve.times.empty())
            return curve;
    }
    return std::nullopt;
}

void readVector(const FbxObjects& objects, FbxId node, VectorCurves& part) {
    constexpr std::array<const char*, 3> kAxes{"d|X", "d|Y", "d|Z"};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        part.curves[axis] = curveBelow(objects, node, kAxes[axis]);
        part.without[Eigen::Index(axis)] =
            fbxNumber(*objects.object(node), kAxes[axis], part.without[Eigen::Index(axis)]);
    }
}

/// By model: what the curve nodes of the take's layer move.
std::map<FbxId, ModelCurves> curvesOf(const FbxObjects& objects, const Take& take) {
    std::map<FbxId, ModelCurves> moved;
    for (const FbxId node : objects.below(take.layer, "AnimationCurveNode"))
        for (const FbxLink& link : objects.above(node)) {
            const FbxNode* model = objects.object(link.other);
            if (model == nullptr || model->name != "Model" || !link.property.starts_with("Lcl "))
                continue;
            const auto [entry, isNew] = moved.try_emplace(link.other);
            ModelCurves& curves = entry->second;
            if (isNew) {
                curves.placement = placementOf(*model);
                curves.translation.without = curves.placement.translation;
                curves.rotation.without = curves.placement.rotation;
                curves.scale.without = curves.placement.scale;
            }
            readVector(objects, node,
                       link.property == "Lcl Translation" ? curves.translation
                       : link.property == "Lcl Rotation"  ? curves.rotation
                                                          : curves.scale);
        }
    return moved;
}

ForeignNodeKeys sampled(const ModelCurves& curves, const std::set<std::int64_t>& times,
                        const Take& take, std::uint32_t node) {
    ForeignNodeKeys keys;
    keys.node = node;
    Quatd last = Quatd::Identity();
    for (const std::int64_t ticks : times) {
        const double seconds = take.seconds(ticks);
        Transform local = decomposeNearest(curves.at(ticks));
        if (!isFinite(local) || (!keys.scaleTimes.empty() && seconds <= keys.scaleTimes.back()))
            continue;
        if (last.dot(local.rotation) < 0.0)
            local.rotation.coeffs() *= -1.0;
        last = local.rotation;
        keys.translationTimes.push_back(seconds);
        keys.translations.push_back(local.translation.cast<float>());
        keys.rotations.push_back(local.rotation.coeffs().cast<float>());
        keys.scales.push_back(local.scale.cast<float>());
        keys.scaleTimes.push_back(seconds);
    }
    keys.rotationTimes = keys.translationTimes;
    return keys;
}

/// Why curves that bend stayed as the library left them: straight between their keys.
void noteNotBaked(FbxEvidence& evidence, const Take& take, std::size_t bent,
                  const std::string& why) {
    constexpr const char* kCode = "import-curves-between-keys";
    if (bent == 0)
        return;
    const std::string where = "clip " + take.clip->name;
    for (Finding& finding : evidence.scene.findings)
        if (finding.code == kCode && finding.where == where && finding.detail == why) {
            finding.count += bent;
            return;
        }
    evidence.note(kCode, Severity::Warning, where, why, bent);
}

std::string tooManyKeys() {
    return filled("curves that are cubic, stepped or turning between keys would need more than %1 "
                  "keys; they run straight between those that they have",
                  {std::to_string(kMostSamples)});
}

/// How many curves of a model bend.
std::size_t bentCurves(const Take& take, const ModelCurves& curves) {
    std::size_t bent = 0;
    curves.each([&](const FbxCurve& curve, bool turns) {
        bent += bends(curve, turns, take.frame) ? 1 : 0;
    });
    return bent;
}

/// How many curves of a model were sampled; its keys are replaced where some bend.
std::size_t bakeModel(FbxEvidence& evidence, const Take& take, FbxId model,
                      const ModelCurves& curves) {
    const std::size_t bent = bentCurves(take, curves);
    const auto found = std::ranges::find(evidence.modelOfNode, model);
    if (bent == 0 || found == evidence.modelOfNode.end())
        return 0;
    std::set<std::int64_t> times;
    curves.each([&](const FbxCurve& curve, bool) { addTimes(curve, take.frame, times); });
    if (times.size() >= kMostSamples) {
        noteNotBaked(evidence, take, bent, tooManyKeys());
        return 0;
    }
    const auto node = std::uint32_t(found - evidence.modelOfNode.begin());
    // Where the library understands the pivots otherwise, it is left alone.
    const Affine3d rest = parentFromModel(curves.placement);
    const ForeignNode& theirs = evidence.scene.nodes[node];
    if (!rest.matrix().isApprox(theirs.parentFromNode.matrix(), 1e-4)) {
        noteNotBaked(evidence, take, bent,
                     filled("the pivots of %1 were read in two ways; its curves that are cubic, "
                            "stepped or turning between keys run straight there",
                            {theirs.name}));
        return 0;
    }
    ForeignNodeKeys keys = sampled(curves, times, take, node);
    const auto old = std::ranges::find(take.clip->nodes, node, &ForeignNodeKeys::node);
    if (old != take.clip->nodes.end())
        *old = std::move(keys);
    else
        take.clip->nodes.push_back(std::move(keys));
    return bent;
}

/// The curves of the channels of a geometry's shapes, one a shape; empty where channels hold more
/// than one shape.
std::vector<std::optional<FbxCurve>> shapeCurves(const FbxObjects& objects, FbxId geometry,
                                                 FbxId layer) {
    std::vector<std::optional<FbxCurve>> curves;
    for (const FbxId blend : objects.below(geometry, "Deformer", "BlendShape"))
        for (const FbxId channel : objects.below(blend, "Deformer", "BlendShapeChannel")) {
            if (objects.below(channel, "Geometry", "Shape").size() != 1)
                return {};
            curves.emplace_back();
            for (const FbxId node : objects.below(channel, "AnimationCurveNode")) {
                const auto above = objects.above(node);
                if (std::ranges::any_of(
                        above, [layer](const FbxLink& link) { return link.other == layer; }))
                    curves.back() = curveBelow(objects, node, "d|DeformPercent");
            }
        }
    return curves;
}

std::size_t bakeShapes(FbxEvidence& evidence, const Take& take, std::uint32_t index) {
    const ForeignMesh& mesh = evidence.scene.meshes[index];
    const FbxId geometry = mesh.shapes.empty() ? 0 : evidence.geometryOf(mesh);
    if (geometry == 0)
        return 0;
    const auto curves = shapeCurves(evidence.objects, geometry, take.layer);
    if (curves.size() != mesh.shapes.size())
        return 0;
    std::size_t bent = 0;
    std::set<std::int64_t> times;
    for (const auto& curve : curves)
        if (curve) {
            bent += bends(*curve, false, take.frame) ? 1 : 0;
            addTimes(*curve, take.frame, times);
        }
    if (bent == 0)
        return 0;
    if (times.size() >= kMostSamples) {
        noteNotBaked(evidence, take, bent, tooManyKeys());
        return 0;
    }
    ForeignShapeKeys keys;
    keys.mesh = index;
    for (const std::int64_t ticks : times) {
        keys.times.push_back(take.seconds(ticks));
        for (const auto& curve : curves)
            keys.weights.push_back(curve ? float(curve->at(ticks) / 100.0) : 0.0f);
    }
    std::erase_if(take.clip->shapes,
                  [index](const ForeignShapeKeys& old) { return old.mesh == index; });
    take.clip->shapes.push_back(std::move(keys));
    return bent;
}

/// Those that move something: programs leave empty layers in their files.
std::vector<FbxId> layersOf(const FbxObjects& objects, FbxId stack) {
    std::vector<FbxId> layers = objects.below(stack, "AnimationLayer");
    std::erase_if(layers,
                  [&](FbxId layer) { return objects.below(layer, "AnimationCurveNode").empty(); });
    return layers;
}

/// The clip that the library made of a take: it has the same name. Of several takes of one name it
/// has the same number among those that move something, if none was left out; else nobody can tell.
struct FoundClip {
    ForeignClip* clip = nullptr;
    bool isCertain = true;
};

FoundClip clipOf(FbxEvidence& evidence, FbxId stack) {
    const std::string_view name = fbxName(*evidence.objects.object(stack));
    std::size_t takes = 0;
    std::size_t number = 0;
    for (const FbxId other : evidence.objects.all("AnimationStack"))
        if (fbxName(*evidence.objects.object(other)) == name &&
            !layersOf(evidence.objects, other).empty()) {
            number = other == stack ? takes : number;
            ++takes;
        }
    std::vector<ForeignClip*> clips;
    for (ForeignClip& clip : evidence.scene.clips)
        if (clip.name == name)
            clips.push_back(&clip);
    if (clips.empty())
        return {};
    return {clips[std::min(number, clips.size() - 1)], clips.size() == takes};
}

/// How many curves of a take bend, in all of its layers.
std::size_t bentInLayers(const FbxEvidence& evidence, Take take, std::span<const FbxId> layers) {
    std::size_t bent = 0;
    for (const FbxId layer : layers) {
        take.layer = layer;
        for (const auto& [model, curves] : curvesOf(evidence.objects, take))
            bent += bentCurves(take, curves);
        for (const ForeignMesh& mesh : evidence.scene.meshes)
            if (const FbxId geometry = mesh.shapes.empty() ? 0 : evidence.geometryOf(mesh))
                for (const auto& curve : shapeCurves(evidence.objects, geometry, layer))
                    bent += curve && bends(*curve, false, take.frame) ? 1 : 0;
    }
    return bent;
}

/// Samples the curves of a take with one layer; gives how many.
std::size_t bakeLayer(FbxEvidence& evidence, const Take& take) {
    std::size_t bent = 0;
    for (const auto& [model, curves] : curvesOf(evidence.objects, take))
        bent += bakeModel(evidence, take, model, curves);
    for (std::uint32_t mesh = 0; mesh < evidence.scene.meshes.size(); ++mesh)
        bent += bakeShapes(evidence, take, mesh);
    return bent;
}

std::int64_t startOf(const FbxNode& stack) {
    const double ticks = fbxNumber(stack, "LocalStart", 0.0);
    return std::abs(ticks) < kMostFbxTicks ? std::int64_t(ticks) : 0;
}

void bakeTake(FbxEvidence& evidence, FbxId stack, double rate) {
    const FbxObjects& objects = evidence.objects;
    const FbxNode& object = *objects.object(stack);
    const std::vector<FbxId> layers = layersOf(objects, stack);
    const FoundClip found = clipOf(evidence, stack);
    Take take;
    take.clip = found.clip;
    if (take.clip == nullptr || layers.empty())
        return;
    take.layer = layers.front();
    take.start = startOf(object);
    take.frame = kFbxTicks / rate;
    const std::string where = "clip " + take.clip->name;
    if (!found.isCertain || layers.size() > 1) {
        noteNotBaked(evidence, take, bentInLayers(evidence, take, layers),
                     !found.isCertain
                         ? std::string("several takes have this name; their curves that are cubic, "
                                       "stepped or turning between keys run straight there")
                         : filled("the take adds up %1 layers; its curves that are cubic, stepped "
                                  "or turning between keys run straight there",
                                  {std::to_string(layers.size())}));
        return;
    }
    if (take.start != 0)
        evidence.note("import-take-offset", Severity::Info, where,
                      filled("the take begins at %1 (frame %2); its keys were moved so that it "
                             "begins at 0",
                             {figureText(double(take.start) / kFbxTicks, 4) + " s",
                              figureText(double(take.start) / take.frame, 4)}));
    const std::size_t bent = bakeLayer(evidence, take);
    if (bent > 0)
        evidence.note("import-curves-not-baked", Severity::Info, where,
                      filled("curves that are cubic, stepped or turning between keys more than a "
                             "frame apart were sampled at %1 frames a second",
                             {figureText(rate, 4)}),
                      bent);
}

} // namespace

void bakeCurves(FbxEvidence& evidence) {
    const double rate = framesPerSecond(evidence.objects.globalSettings());
    for (const FbxId stack : evidence.objects.all("AnimationStack"))
        bakeTake(evidence, stack, rate);
}

} // namespace rigwright
