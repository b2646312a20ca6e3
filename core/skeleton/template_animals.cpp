// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bodies on four legs and with wings.
#include "core/skeleton/template_sketch.h"

#include <array>
#include <string_view>

namespace rigwright {
namespace {

const Vec3d kUp = Vec3d::UnitY();
const Vec3d kDown = -Vec3d::UnitY();
const Vec3d kForwards = Vec3d::UnitZ();
const Vec3d kBackwards = -Vec3d::UnitZ();

std::string numbered(std::string_view stem, int number) {
    return std::string(stem) + (number < 10 ? "_0" : "_") + std::to_string(number);
}

/// Draws by names without side.
class AnimalDrawing {
public:
    int middle(const std::string& name, int parent, const Vec3d& position,
               const Vec3d& flexion = kForwards) {
        SketchJoint joint;
        joint.name = name;
        joint.parent = parent;
        joint.position = position;
        joint.flexion = flexion;
        return sketch.add(std::move(joint));
    }
    int left(const std::string& name, int parent, const Vec3d& position, const Vec3d& flexion) {
        SketchJoint joint;
        joint.name = name + ".L";
        joint.rightName = name + ".R";
        joint.side = BoneSide::Left;
        joint.parent = parent;
        joint.position = position;
        joint.flexion = flexion;
        return sketch.add(std::move(joint));
    }
    void end(int joint, const Vec3d& tail) {
        sketch[joint].tail = tail;
        sketch[joint].deforms = false;
    }
    int root() {
        const int joint = middle("root", -1, Vec3d::Zero());
        end(joint, Vec3d(0.0, 0.1, 0.0));
        return joint;
    }

    /// `count` bones along the line below `parent`, the first at `from` of the way; gives the last
    /// one, `parent` where there are none. The last one's tail is the line's end.
    struct Row {
        std::string_view stem;
        int count = 0;
        double from = 0.0;
        Vec3d flexion = kForwards;
        bool numbersOne = true; ///< "neck_01" even where it is the only one
    };
    int along(const Row& row, int parent, std::span<const Vec3d> line) {
        int above = parent;
        int first = -1;
        const double step = (1.0 - row.from) / double(row.count > 0 ? row.count : 1);
        for (int i = 0; i < row.count; ++i) {
            const double part = row.from + double(i) * step;
            above = middle(row.count == 1 && !row.numbersOne ? std::string(row.stem)
                                                             : numbered(row.stem, i + 1),
                           above, alongLine(line, part), row.flexion);
            sketch[above].tail = alongLine(line, part + step);
            if (first < 0)
                first = above;
        }
        return above;
    }

    TemplateSketch sketch;
};

} // namespace

std::vector<TemplateJoint> quadrupedTemplate(const TemplateOptions& options) {
    const std::array kBack{Vec3d(0.0, 0.640, -0.242), Vec3d(0.0, 0.652, -0.124),
                           Vec3d(0.0, 0.657, 0.0), Vec3d(0.0, 0.657, 0.129),
                           Vec3d(0.0, 0.669, 0.275)};
    const std::array kNeck{kBack.back(), Vec3d(0.0, 0.764, 0.365), Vec3d(0.0, 0.860, 0.444)};
    const std::array kTail{Vec3d(0.0, 0.663, -0.337), Vec3d(0.0, 0.629, -0.461),
                           Vec3d(0.0, 0.556, -0.584), Vec3d(0.0, 0.489, -0.719),
                           Vec3d(0.0, 0.466, -0.865), Vec3d(0.0, 0.494, -1.0)};
    AnimalDrawing draw;
    const int hips = draw.middle("hips", draw.root(), kBack.front(), kDown);
    const int chest =
        draw.along({"spine", options.spine, 1.0 / double(options.spine + 1), kDown}, hips, kBack);
    const int neck = draw.along({"neck", options.neck, 0.0, kDown}, chest, kNeck);
    const int head = draw.middle("head", neck, kNeck.back(), kDown);
    draw.sketch[head].tail = Vec3d(0.0, 0.852, 0.691);
    const int jaw = draw.middle("jaw", head, Vec3d(0.0, 0.848, 0.511), kDown);
    draw.sketch[jaw].tail = Vec3d(0.0, 0.825, 0.650);
    const int ear1 = draw.left("ear_01", head, Vec3d(0.067, 0.972, 0.444), kForwards);
    const int ear2 = draw.left("ear_02", ear1, Vec3d(0.090, 1.047, 0.435), kForwards);
    const Vec3d earTip(0.110, 1.088, 0.424);
    draw.sketch[ear2].tail = earTip;
    if (options.ends) {
        draw.end(draw.middle("head_end", head, *draw.sketch[head].tail, kDown),
                 Vec3d(0.0, 0.850, 0.760));
        draw.end(draw.left("ear_end", ear2, earTip, kForwards), Vec3d(0.122, 1.110, 0.418));
    }

    const int scapula = draw.left("scapula", chest, Vec3d(0.070, 0.680, 0.197), kForwards);
    const int foreUpper = draw.left("fore_upper", scapula, Vec3d(0.085, 0.551, 0.281), kForwards);
    const int foreLower = draw.left("fore_lower", foreUpper, Vec3d(0.094, 0.433, 0.216), kForwards);
    const int pastern =
        draw.left("fore_pastern", foreLower, Vec3d(0.094, 0.210, 0.230), kBackwards);
    const int forePaw = draw.left("fore_paw", pastern, Vec3d(0.094, 0.045, 0.243), kUp);
    const int foreToe = draw.left("fore_toe", forePaw, Vec3d(0.0955, 0.0225, 0.287), kUp);
    draw.sketch[foreToe].tail = Vec3d(0.0965, 0.012, 0.322);

    const int hindUpper = draw.left("hind_upper", hips, Vec3d(0.076, 0.612, -0.258), kForwards);
    const int hindLower =
        draw.left("hind_lower", hindUpper, Vec3d(0.099, 0.444, -0.202), kBackwards);
    const int hock =
        draw.left("hind_metatarsus", hindLower, Vec3d(0.098, 0.239, -0.346), kForwards);
    const int hindPaw = draw.left("hind_paw", hock, Vec3d(0.098, 0.045, -0.320), kUp);
    const int hindToe = draw.left("hind_toe", hindPaw, Vec3d(0.099, 0.0225, -0.275), kUp);
    draw.sketch[hindToe].tail = Vec3d(0.0995, 0.012, -0.240);

    const int tail = draw.along({"tail", options.chain, 0.0, kUp}, hips, kTail);
    if (options.ends && options.chain > 0)
        draw.end(draw.middle("tail_end", tail, kTail.back(), kUp), Vec3d(0.0, 0.510, -1.06));
    return draw.sketch.joints();
}

std::vector<TemplateJoint> birdTemplate(const TemplateOptions& options) {
    const std::array kBack{Vec3d(0.0, 0.500, -0.100), Vec3d(0.0, 0.560, 0.010),
                           Vec3d(0.0, 0.660, 0.130)};
    const std::array kNeck{kBack.back(), Vec3d(0.0, 0.740, 0.185), Vec3d(0.0, 0.815, 0.190),
                           Vec3d(0.0, 0.890, 0.195)};
    const std::array kTail{Vec3d(0.0, 0.470, -0.180), Vec3d(0.0, 0.430, -0.300),
                           Vec3d(0.0, 0.380, -0.480)};
    AnimalDrawing draw;
    const int hips = draw.middle("hips", draw.root(), kBack.front(), kDown);
    const int chest =
        draw.along({"spine", options.spine, 1.0 / double(options.spine + 1), kDown}, hips, kBack);
    const int neck = draw.along({"neck", options.neck, 0.0, kForwards}, chest, kNeck);
    const int head = draw.middle("head", neck, kNeck.back(), kDown);
    const Vec3d beak(0.0, 0.870, 0.400);
    draw.sketch[head].tail = beak;
    const int jaw = draw.middle("jaw", head, Vec3d(0.0, 0.868, 0.235), kDown);
    draw.sketch[jaw].tail = Vec3d(0.0, 0.855, 0.380);
    if (options.ends)
        draw.end(draw.middle("head_end", head, beak, kDown), Vec3d(0.0, 0.865, 0.450));

    // Spread to the sides; the beat goes down, elbow and wrist fold in the wing's plane.
    const int upper = draw.left("upper_arm", chest, Vec3d(0.090, 0.650, 0.090), kDown);
    const int lower = draw.left("lower_arm", upper, Vec3d(0.260, 0.655, 0.010), kForwards);
    const int hand = draw.left("hand", lower, Vec3d(0.450, 0.660, 0.090), kBackwards);
    const Vec3d wingTip(0.850, 0.645, -0.040);
    draw.sketch[hand].tail = wingTip;
    if (options.ends)
        draw.end(draw.left("wing_end", hand, wingTip, kBackwards), Vec3d(0.930, 0.642, -0.066));

    const int thigh = draw.left("thigh", hips, Vec3d(0.070, 0.500, -0.070), kForwards);
    const int shin = draw.left("shin", thigh, Vec3d(0.100, 0.360, 0.060), kBackwards);
    const int tarsus = draw.left("tarsus", shin, Vec3d(0.100, 0.200, -0.060), kForwards);
    const int foot = draw.left("foot", tarsus, Vec3d(0.100, 0.030, 0.000), kUp);
    draw.sketch[foot].tail = Vec3d(0.100, 0.020, 0.030);
    struct Toe {
        std::string_view name;
        Vec3d root;
        Vec3d tip;
    };
    for (const Toe& toe : {Toe{"toe_middle", {0.100, 0.018, 0.030}, {0.100, 0.008, 0.130}},
                           Toe{"toe_inner", {0.085, 0.018, 0.025}, {0.045, 0.008, 0.105}},
                           Toe{"toe_outer", {0.115, 0.018, 0.025}, {0.155, 0.008, 0.105}},
                           Toe{"toe_back", {0.100, 0.018, -0.015}, {0.100, 0.008, -0.080}}})
        draw.sketch[draw.left(std::string(toe.name), foot, toe.root, kUp)].tail = toe.tip;

    const int tail = draw.along({"tail", options.chain, 0.0, kUp}, hips, kTail);
    if (options.ends && options.chain > 0)
        draw.end(draw.middle("tail_end", tail, kTail.back(), kUp), Vec3d(0.0, 0.355, -0.570));
    return draw.sketch.joints();
}

} // namespace rigwright
