// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The inner loops of skinning, compiled once for each instruction set by Google Highway.
///
/// A kernel has two passes over its batch. The first goes vertex by vertex and blends joints: a
/// joint is one to four registers, an influence one multiplication and addition each. What it
/// leaves is turned on its side, so that the second pass moves as many vertices at once as a
/// register has lanes. All arithmetic of a vertex stays in its own lane: results do not depend on
/// neighbours. No library header but Highway's is used inside HWY_NAMESPACE: an inline function
/// compiled there could be picked by the linker for everybody.
#include "core/skin/blend_kernels.h"

#include "core/skin/palette_packing.h"

#include <algorithm>
#include <iterator>

// x86 processors that have SSSE3 without SSE4.1 are as good as extinct. Scalable vectors cannot be
// members of arrays.
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/skin/blend_kernels.cpp"
#include <hwy/foreach_target.h>
// Highway wants this order: the targets first.
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace rigwright {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

#undef RIGWRIGHT_INLINE
#define RIGWRIGHT_INLINE __attribute__((always_inline))

using Tag = hn::CappedTag<float, 16>;
using Vec = hn::Vec<Tag>;
using Mask = hn::Mask<Tag>;
constexpr std::size_t kLanes = hn::MaxLanes(Tag());
constexpr std::size_t kMatrixVectors = kMatrixFloats / kLanes;

using MotionTag = hn::CappedTag<float, 8>;
using MotionVec = hn::Vec<MotionTag>;
constexpr std::size_t kMotionLanes = hn::MaxLanes(MotionTag());
constexpr std::size_t kMotionVectors = kMotionFloats / kMotionLanes;

/// Four floats of each vertex of a batch.
struct alignas(64) Plane {
    float values[kBlendBatch * 4];

    float* of(std::size_t vertex) { return values + vertex * 4; }
    const float* of(std::size_t vertex) const { return values + vertex * 4; }
};

struct Vec3 {
    Vec x, y, z;
};

struct Vec4 {
    Vec x, y, z, w;
};

/// By rows; members rather than an array, which compilers keep in memory.
struct Matrix {
    Vec4 x, y, z;
};

#if HWY_ARCH_X86 && HWY_CAP_GE512
// Highway 1.0 sorts threes and fours within 128 bits only; registers of 512 bits have shuffles over
// two whole registers, which need less than half as many steps.

/// Lane i of what shuffling two registers, then the result with a third, has to fetch.
struct alignas(64) LaneTable {
    std::int32_t lanes[16];
};

/// Component `c` out of threes in three registers: from the first two, then from the third.
constexpr LaneTable threesOut(int c, bool third) {
    LaneTable table{};
    for (int i = 0; i < 16; ++i) {
        const int from = 3 * i + c;
        table.lanes[i] = third ? (from < 32 ? i : from - 16) : from % 32;
    }
    return table;
}

/// Register `r` of threes: x and y from the first two registers, then z from the third.
constexpr LaneTable threesIn(int r, bool third) {
    LaneTable table{};
    for (int i = 0; i < 16; ++i) {
        const int vertex = (16 * r + i) / 3;
        const int c = (16 * r + i) % 3;
        table.lanes[i] = third ? (c < 2 ? i : 16 + vertex) : 16 * (c % 2) + vertex;
    }
    return table;
}

HWY_INLINE Vec shuffled(Vec a, Vec b, const LaneTable& table) {
    return Vec{_mm512_permutex2var_ps(a.raw, _mm512_load_si512(table.lanes), b.raw)};
}

HWY_INLINE Vec3 load3(const float* from) {
    static constexpr LaneTable kOut[3][2] = {{threesOut(0, false), threesOut(0, true)},
                                             {threesOut(1, false), threesOut(1, true)},
                                             {threesOut(2, false), threesOut(2, true)}};
    const Vec a = hn::LoadU(Tag(), from);
    const Vec b = hn::LoadU(Tag(), from + 16);
    const Vec c = hn::LoadU(Tag(), from + 32);
    return {shuffled(shuffled(a, b, kOut[0][0]), c, kOut[0][1]),
            shuffled(shuffled(a, b, kOut[1][0]), c, kOut[1][1]),
            shuffled(shuffled(a, b, kOut[2][0]), c, kOut[2][1])};
}

HWY_INLINE void store3(const Vec3& v, float* to) {
    static constexpr LaneTable kIn[3][2] = {{threesIn(0, false), threesIn(0, true)},
                                            {threesIn(1, false), threesIn(1, true)},
                                            {threesIn(2, false), threesIn(2, true)}};
    for (std::size_t r = 0; r < 3; ++r)
        hn::StoreU(shuffled(shuffled(v.x, v.y, kIn[r][0]), v.z, kIn[r][1]), Tag(), to + 16 * r);
}

HWY_INLINE Vec4 load4(const float* from) {
    const Tag d;
    const Vec a = hn::LoadU(d, from);
    const Vec b = hn::LoadU(d, from + 16);
    const Vec c = hn::LoadU(d, from + 32);
    const Vec e = hn::LoadU(d, from + 48);
    const Vec even0 = hn::ConcatEven(d, b, a);
    const Vec even1 = hn::ConcatEven(d, e, c);
    const Vec odd0 = hn::ConcatOdd(d, b, a);
    const Vec odd1 = hn::ConcatOdd(d, e, c);
    return {hn::ConcatEven(d, even1, even0), hn::ConcatEven(d, odd1, odd0),
            hn::ConcatOdd(d, even1, even0), hn::ConcatOdd(d, odd1, odd0)};
}
#else
HWY_INLINE Vec3 load3(const float* from) {
    Vec3 v{hn::Zero(Tag()), hn::Zero(Tag()), hn::Zero(Tag())};
    hn::LoadInterleaved3(Tag(), from, v.x, v.y, v.z);
    return v;
}

HWY_INLINE void store3(const Vec3& v, float* to) {
    hn::StoreInterleaved3(v.x, v.y, v.z, Tag(), to);
}

HWY_INLINE Vec4 load4(const float* from) {
    Vec4 v{hn::Zero(Tag()), hn::Zero(Tag()), hn::Zero(Tag()), hn::Zero(Tag())};
    hn::LoadInterleaved4(Tag(), from, v.x, v.y, v.z, v.w);
    return v;
}
#endif

HWY_INLINE Vec3 cross(const Vec3& a, const Vec3& b) {
    return {hn::NegMulAdd(a.z, b.y, hn::Mul(a.y, b.z)), hn::NegMulAdd(a.x, b.z, hn::Mul(a.z, b.x)),
            hn::NegMulAdd(a.y, b.x, hn::Mul(a.x, b.y))};
}

HWY_INLINE Vec dot(const Vec3& a, const Vec3& b) {
    return hn::MulAdd(a.z, b.z, hn::MulAdd(a.y, b.y, hn::Mul(a.x, b.x)));
}

HWY_INLINE Vec3 xyz(const Vec4& v) {
    return {v.x, v.y, v.z};
}

HWY_INLINE Vec3 scaled(const Vec3& v, Vec factor) {
    return {hn::Mul(v.x, factor), hn::Mul(v.y, factor), hn::Mul(v.z, factor)};
}

HWY_INLINE Vec3 plus(const Vec3& a, const Vec3& b) {
    return {hn::Add(a.x, b.x), hn::Add(a.y, b.y), hn::Add(a.z, b.z)};
}

HWY_INLINE Vec3 constant(const float* values) {
    return {hn::Set(Tag(), values[0]), hn::Set(Tag(), values[1]), hn::Set(Tag(), values[2])};
}

HWY_INLINE Vec3 choose(Mask first, const Vec3& a, const Vec3& b) {
    return {hn::IfThenElse(first, a.x, b.x), hn::IfThenElse(first, a.y, b.y),
            hn::IfThenElse(first, a.z, b.z)};
}

HWY_INLINE Vec3 applied(const Matrix& m, const Vec3& v) {
    const auto one = [&](const Vec4& r) HWY_ATTR {
        return hn::MulAdd(r.x, v.x, hn::MulAdd(r.y, v.y, hn::MulAdd(r.z, v.z, r.w)));
    };
    return {one(m.x), one(m.y), one(m.z)};
}

/// False for NaN.
HWY_INLINE Mask within(Vec value, float least, float most) {
    return hn::And(hn::Ge(value, hn::Set(Tag(), least)), hn::Le(value, hn::Set(Tag(), most)));
}

HWY_INLINE Mask finite(const Vec3& v) {
    return hn::Lt(hn::Add(hn::Add(hn::Abs(v.x), hn::Abs(v.y)), hn::Abs(v.z)),
                  hn::Set(Tag(), 3e38f));
}

/// Sums of weights, and squares of lengths, of which the reciprocal keeps all its digits.
HWY_INLINE Mask ordinary(Vec value) {
    return within(value, 1e-30f, 1e30f);
}

/// Unit normal under the inverse transpose, by way of the cofactor matrix (the inverse transpose
/// times the determinant), of which the rows are the cross products of the matrix' rows. `defined`
/// is false where float would leave less than about four digits: a matrix that is nearly flat, as
/// blends of opposite turns are.
HWY_INLINE Vec3 turnedNormal(const Matrix& m, const Vec3& normal, Mask& defined) {
    const Vec3 x = xyz(m.x);
    const Vec3 y = xyz(m.y);
    const Vec3 z = xyz(m.z);
    const Vec3 yz = cross(y, z);
    const Vec3 turned{dot(yz, normal), dot(cross(z, x), normal), dot(cross(x, y), normal)};
    const Vec square = dot(turned, turned);
    const Vec determinant = dot(x, yz);
    const Vec size =
        hn::Mul(hn::Set(Tag(), 1.0f / 3.0f), hn::Add(hn::Add(dot(x, x), dot(y, y)), dot(z, z)));
    const Vec size2 = hn::Mul(size, size);
    defined = hn::And(within(size, 1e-8f, 1e8f),
                      hn::And(hn::Gt(square, hn::Mul(hn::Set(Tag(), 1e-4f), size2)),
                              hn::Gt(hn::Mul(determinant, determinant),
                                     hn::Mul(hn::Set(Tag(), 1e-8f), hn::Mul(size2, size)))));
    const Vec factor = hn::Div(hn::Set(Tag(), 1.0f), hn::Sqrt(square));
    return scaled(turned, hn::CopySign(factor, determinant));
}

/// A blend of matrices, divided by the sum of its weights.
struct BlendedMatrix {
    Matrix matrix;
    Vec sum;
    Vec marked; ///< 0 where no influence is marked
};

HWY_INLINE Vec4 scaled(const Vec4& v, Vec factor) {
    return {hn::Mul(v.x, factor), hn::Mul(v.y, factor), hn::Mul(v.z, factor), hn::Mul(v.w, factor)};
}

HWY_INLINE BlendedMatrix loadMatrix(const Plane (&planes)[4], std::size_t vertex, bool divide) {
    const Vec4 last = load4(planes[3].of(vertex));
    const Vec one = hn::Set(Tag(), 1.0f);
    const Vec factor = divide ? hn::Div(one, last.w) : one;
    return {{scaled(load4(planes[0].of(vertex)), factor),
             scaled(load4(planes[1].of(vertex)), factor),
             scaled(load4(planes[2].of(vertex)), factor)},
            last.w,
            last.z};
}

HWY_INLINE std::uint64_t bitsOf(Mask mask) {
    std::uint8_t bytes[8] = {};
    hn::StoreMaskBits(Tag(), mask, bytes);
    return std::uint64_t(bytes[0]) | std::uint64_t(bytes[1]) << 8;
}

/// Calls place(first, positions, normals, outPositions, outNormals) -> Mask of the good ones, for
/// kLanes vertices at a time; the last, incomplete ones by way of buffers.
template <class Place>
HWY_INLINE void placeAll(BlendBatch& batch, const Place& place) {
    std::uint64_t good = 0;
    std::size_t i = 0;
    for (; i + kLanes <= batch.count; i += kLanes) {
        const Mask mask =
            place(i, batch.positions + 3 * i, batch.normals ? batch.normals + 3 * i : nullptr,
                  batch.outPositions + 3 * i, batch.normals ? batch.outNormals + 3 * i : nullptr);
        good |= bitsOf(mask) << i;
    }
    if (i < batch.count) {
        alignas(64) float in[2][3 * kLanes] = {};
        alignas(64) float out[2][3 * kLanes] = {};
        const std::size_t floats = 3 * (batch.count - i);
        for (std::size_t k = 0; k < floats; ++k)
            in[0][k] = batch.positions[3 * i + k];
        if (batch.normals)
            for (std::size_t k = 0; k < floats; ++k)
                in[1][k] = batch.normals[3 * i + k];
        const Mask mask = place(i, in[0], batch.normals ? in[1] : nullptr, out[0], out[1]);
        good |= bitsOf(mask) << i;
        for (std::size_t k = 0; k < floats; ++k)
            batch.outPositions[3 * i + k] = out[0][k];
        if (batch.normals)
            for (std::size_t k = 0; k < floats; ++k)
                batch.outNormals[3 * i + k] = out[1][k];
    }
    const std::uint64_t all =
        batch.count == kBlendBatch ? ~std::uint64_t(0) : (std::uint64_t(1) << batch.count) - 1;
    batch.exceptional = all & ~good;
}

/// The sum of weight · joint over `kCount` influences, on top of `sum` where it goes on.
template <std::size_t kCount, bool kGoesOn>
HWY_INLINE void addMatrices(const float* HWY_RESTRICT matrices, const std::uint16_t* bones,
                            const float* weights, Vec (&sum)[kMatrixVectors]) {
    for (std::size_t k = 0; k < kCount; ++k) {
        const float* matrix = matrices + bones[k] * kMatrixFloats;
        const Vec weight = hn::Set(Tag(), weights[k]);
        for (std::size_t r = 0; r < kMatrixVectors; ++r) {
            const Vec part = hn::Load(Tag(), matrix + r * kLanes);
            sum[r] = k == 0 && !kGoesOn ? hn::Mul(weight, part) : hn::MulAdd(weight, part, sum[r]);
        }
    }
}

#if HWY_TARGET != HWY_SCALAR
/// Four lanes after four lanes, each into its plane (one after the other from `planes` on).
template <class D>
HWY_INLINE void storeQuarters(D, hn::Vec<D> v, std::size_t vertex, Plane* planes) {
    static_assert(hn::MaxLanes(D()) >= 4);
    if constexpr (hn::MaxLanes(D()) == 4) {
        hn::Store(v, D(), planes->of(vertex));
    } else {
        const hn::Half<D> half;
        storeQuarters(half, hn::LowerHalf(half, v), vertex, planes);
        storeQuarters(half, hn::UpperHalf(half, v), vertex, planes + hn::MaxLanes(half) / 4);
    }
}
#endif

template <class D, std::size_t kVectors>
HWY_INLINE void storePlanes([[maybe_unused]] D d, const hn::Vec<D> (&sum)[kVectors],
                            std::size_t vertex, Plane* planes) {
    for (std::size_t r = 0; r < kVectors; ++r)
#if HWY_TARGET == HWY_SCALAR
        planes[r / 4].of(vertex)[r % 4] = hn::GetLane(sum[r]);
#else
        storeQuarters(d, sum[r], vertex, planes + r * hn::MaxLanes(d) / 4);
#endif
}

/// Groups of four in a row of a longer stride; at least one, so that an empty row gives zeros.
HWY_INLINE std::size_t groupsOf(std::size_t count) {
    return count <= 4 ? 1 : (count + 3) / 4;
}

struct MatrixBlender {
    const float* matrices;
    Plane* planes;

    template <std::size_t kCount>
    HWY_INLINE void few(const std::uint16_t* bones, const float* weights,
                        std::size_t vertex) const {
        Vec sum[kMatrixVectors];
        addMatrices<kCount, false>(matrices, bones, weights, sum);
        storePlanes(Tag(), sum, vertex, planes);
    }
    HWY_INLINE void many(const std::uint16_t* bones, const float* weights, std::size_t count,
                         std::size_t vertex) const {
        Vec sum[kMatrixVectors];
        addMatrices<4, false>(matrices, bones, weights, sum);
        for (std::size_t g = 1; g < groupsOf(count); ++g)
            addMatrices<4, true>(matrices, bones + 4 * g, weights + 4 * g, sum);
        storePlanes(Tag(), sum, vertex, planes);
    }
};

/// Calls the blender for every row of the batch, by stride, not by count: a branch a vertex that
/// cannot be foretold would cost more than a few influences of weight zero.
template <class Blender>
HWY_INLINE void blendAll(const BlendBatch& batch, const Blender& blender) {
    if (batch.scattered) {
        for (std::size_t i = 0; i < batch.count; ++i) {
            const BlendRow& row = batch.scattered[i];
            if (row.stride == 1)
                blender.template few<1>(row.bones, row.weights, i);
            else if (row.stride == 2)
                blender.template few<2>(row.bones, row.weights, i);
            else
                blender.many(row.bones, row.weights, row.count, i);
        }
        return;
    }
    const std::uint16_t* bones = batch.first.bones;
    const float* weights = batch.first.weights;
    const std::size_t stride = batch.first.stride;
    if (stride == 1)
        for (std::size_t i = 0; i < batch.count; ++i)
            blender.template few<1>(bones + i, weights + i, i);
    else if (stride == 2)
        for (std::size_t i = 0; i < batch.count; ++i)
            blender.template few<2>(bones + 2 * i, weights + 2 * i, i);
    else if (stride == 4)
        for (std::size_t i = 0; i < batch.count; ++i)
            blender.template few<4>(bones + 4 * i, weights + 4 * i, i);
    else
        for (std::size_t i = 0; i < batch.count; ++i)
            blender.many(bones + stride * i, weights + stride * i, batch.counts[i], i);
}

void linearKernel(const BlendPalette& palette, BlendBatch& batch) {
    Plane planes[4];
    blendAll(batch, MatrixBlender{palette.matrices, planes});
    const Vec3 meshOrigin = constant(palette.meshOrigin);
    const Vec3 modelOrigin = constant(palette.modelOrigin);
    placeAll(batch, [&](std::size_t first, const float* positions, const float* normals,
                        float* outPositions, float* outNormals) HWY_ATTR RIGWRIGHT_INLINE {
        const BlendedMatrix blended = loadMatrix(planes, first, !palette.rawSums);
        Vec3 local = load3(positions);
        local = {hn::Sub(local.x, meshOrigin.x), hn::Sub(local.y, meshOrigin.y),
                 hn::Sub(local.z, meshOrigin.z)};
        const Vec3 origin = palette.rawSums ? scaled(modelOrigin, blended.sum) : modelOrigin;
        const Vec3 placed = plus(applied(blended.matrix, local), origin);
        store3(placed, outPositions);
        Mask good = hn::And(ordinary(blended.sum), finite(placed));
        if (normals) {
            Mask defined = good;
            store3(turnedNormal(blended.matrix, load3(normals), defined), outNormals);
            good = hn::And(good, defined);
        }
        return good;
    });
}

/// The influence of the largest weight, the lower joint of equal ones: one number a influence that
/// orders them so (the bits of floats that are not negative stand in the order of their values).
HWY_INLINE std::int64_t rankOf(std::uint16_t bone, float weight) {
    std::int32_t bits;
    hwy::CopyBytes<4>(&weight, &bits);
    return std::int64_t(std::uint64_t(std::uint32_t(bits)) << 32 | (0xffffu - bone));
}

template <std::size_t kCount>
HWY_INLINE std::size_t dominantJoint(const std::uint16_t* bones, const float* weights,
                                     std::size_t count = kCount) {
    std::int64_t best = rankOf(bones[0], weights[0]);
    for (std::size_t k = 1; k < count; ++k) {
        const std::int64_t rank = rankOf(bones[k], weights[k]);
        best = rank > best ? rank : best;
    }
    return 0xffffu - std::size_t(best & 0xffff);
}

#if HWY_TARGET != HWY_SCALAR
/// dominantJoint() of kLanes rows of four at a time; returns how many rows that were.
HWY_INLINE std::size_t dominantJoints(const std::uint16_t* bones, const float* weights,
                                      std::size_t count, std::int32_t* joints) {
    const hn::Rebind<std::int32_t, Tag> d32;
    const hn::Repartition<std::uint16_t, Tag> d16;
    const auto low = hn::Set(d32, 0xffff);
    std::size_t i = 0;
    for (; i + kLanes <= count; i += kLanes) {
        const Vec4 weight = load4(weights + 4 * i);
        // Two joints a lane: 0 and 1 of each row in the even ones, 2 and 3 in the odd ones.
        const auto first = hn::BitCast(d32, hn::LoadU(d16, bones + 4 * i));
        const auto second = hn::BitCast(d32, hn::LoadU(d16, bones + 4 * i + 2 * kLanes));
        const auto pair01 = hn::ConcatEven(d32, second, first);
        const auto pair23 = hn::ConcatOdd(d32, second, first);
        // Floats hold 16 bits exactly; so one kind of mask does for both.
        const Vec joints4[4] = {hn::ConvertTo(Tag(), hn::And(pair01, low)),
                                hn::ConvertTo(Tag(), hn::And(hn::ShiftRight<16>(pair01), low)),
                                hn::ConvertTo(Tag(), hn::And(pair23, low)),
                                hn::ConvertTo(Tag(), hn::And(hn::ShiftRight<16>(pair23), low))};
        const Vec weights4[4] = {weight.x, weight.y, weight.z, weight.w};
        Vec joint = joints4[0];
        Vec most = weights4[0];
        for (std::size_t k = 1; k < 4; ++k) {
            const Mask better =
                hn::Or(hn::Gt(weights4[k], most),
                       hn::And(hn::Eq(weights4[k], most), hn::Lt(joints4[k], joint)));
            joint = hn::IfThenElse(better, joints4[k], joint);
            most = hn::IfThenElse(better, weights4[k], most);
        }
        hn::StoreU(hn::ConvertTo(d32, joint), d32, joints + i);
    }
    return i;
}
#endif

/// The weights of `kCount` influences, negated where their joint lies on the other side of the
/// pivot.
template <std::size_t kCount>
HWY_INLINE void signedWeights(const float* HWY_RESTRICT motions, const std::uint16_t* bones,
                              const float* weights, const float* pivot, float* result) {
#if HWY_TARGET != HWY_SCALAR
    if constexpr (kCount == 4) {
        const hn::FixedTag<float, 4> d;
        const auto against = hn::Load(d, pivot);
        const auto product = [&](std::size_t k) HWY_ATTR {
            return hn::Mul(hn::Load(d, motions + bones[k] * kMotionFloats), against);
        };
        const auto p0 = product(0);
        const auto p1 = product(1);
        const auto p2 = product(2);
        const auto p3 = product(3);
        const auto low = hn::Add(hn::InterleaveLower(d, p0, p1), hn::InterleaveUpper(d, p0, p1));
        const auto high = hn::Add(hn::InterleaveLower(d, p2, p3), hn::InterleaveUpper(d, p2, p3));
        const auto dots =
            hn::Add(hn::ConcatLowerLower(d, high, low), hn::ConcatUpperUpper(d, high, low));
        const auto flip =
            hn::And(hn::VecFromMask(d, hn::Lt(dots, hn::Set(d, kFlipThreshold))), hn::SignBit(d));
        hn::Store(hn::Xor(hn::LoadU(d, weights), flip), d, result);
        return;
    }
#endif
    for (std::size_t k = 0; k < kCount; ++k) {
        const float* q = motions + bones[k] * kMotionFloats;
        // In the order of the vectors above.
        const float dots =
            (q[0] * pivot[0] + q[2] * pivot[2]) + (q[1] * pivot[1] + q[3] * pivot[3]);
        result[k] = dots < kFlipThreshold ? -weights[k] : weights[k];
    }
}

template <std::size_t kCount, bool kGoesOn>
HWY_INLINE void addMotions(const float* HWY_RESTRICT motions, const std::uint16_t* bones,
                           const float* weights, MotionVec (&sum)[kMotionVectors]) {
    for (std::size_t k = 0; k < kCount; ++k) {
        const float* motion = motions + bones[k] * kMotionFloats;
        const MotionVec weight = hn::Set(MotionTag(), weights[k]);
        for (std::size_t r = 0; r < kMotionVectors; ++r) {
            const MotionVec part = hn::Load(MotionTag(), motion + r * kMotionLanes);
            sum[r] = k == 0 && !kGoesOn ? hn::Mul(weight, part) : hn::MulAdd(weight, part, sum[r]);
        }
    }
}

/// Where all joints lie on one side of each other, as in most poses.
struct MotionBlender {
    const float* motions;
    Plane* planes;

    template <std::size_t kCount>
    HWY_INLINE void few(const std::uint16_t* bones, const float* weights,
                        std::size_t vertex) const {
        MotionVec sum[kMotionVectors];
        addMotions<kCount, false>(motions, bones, weights, sum);
        storePlanes(MotionTag(), sum, vertex, planes);
    }
    HWY_INLINE void many(const std::uint16_t* bones, const float* weights, std::size_t count,
                         std::size_t vertex) const {
        MotionVec sum[kMotionVectors];
        addMotions<4, false>(motions, bones, weights, sum);
        for (std::size_t g = 1; g < groupsOf(count); ++g)
            addMotions<4, true>(motions, bones + 4 * g, weights + 4 * g, sum);
        storePlanes(MotionTag(), sum, vertex, planes);
    }
};

/// Where some joints lie on the other side of some others. Both give the same bits to rows in which
/// nothing is negated.
struct SignedMotionBlender {
    MotionBlender plain;
    const std::uint8_t* opposed;

    template <std::size_t kCount>
    HWY_INLINE void few(const std::uint16_t* bones, const float* weights,
                        std::size_t vertex) const {
        if constexpr (kCount == 1)
            plain.few<1>(bones, weights, vertex);
        else
            around<kCount>(dominantJoint<kCount>(bones, weights), bones, weights, vertex);
    }
    /// ... with the joint that decides the signs.
    template <std::size_t kCount>
    HWY_INLINE void around(std::size_t joint, const std::uint16_t* bones, const float* weights,
                           std::size_t vertex) const {
        if (opposed[joint] == 0) {
            plain.few<kCount>(bones, weights, vertex);
            return;
        }
        alignas(16) float turned[kCount];
        signedWeights<kCount>(plain.motions, bones, weights, plain.motions + joint * kMotionFloats,
                              turned);
        plain.few<kCount>(bones, turned, vertex);
    }
    HWY_INLINE void many(const std::uint16_t* bones, const float* weights, std::size_t count,
                         std::size_t vertex) const {
        const std::size_t groups = groupsOf(count);
        const std::size_t joint = dominantJoint<4>(bones, weights, 4 * groups);
        if (opposed[joint] == 0) {
            plain.many(bones, weights, count, vertex);
            return;
        }
        const float* pivot = plain.motions + joint * kMotionFloats;
        MotionVec sum[kMotionVectors];
        alignas(16) float turned[4];
        signedWeights<4>(plain.motions, bones, weights, pivot, turned);
        addMotions<4, false>(plain.motions, bones, turned, sum);
        for (std::size_t g = 1; g < groups; ++g) {
            signedWeights<4>(plain.motions, bones + 4 * g, weights + 4 * g, pivot, turned);
            addMotions<4, true>(plain.motions, bones + 4 * g, turned, sum);
        }
        storePlanes(MotionTag(), sum, vertex, plain.planes);
    }
};

void blendSignedMotions(const BlendBatch& batch, const SignedMotionBlender& blender) {
#if HWY_TARGET != HWY_SCALAR
    if (!batch.scattered && batch.first.stride == 4) {
        const std::uint16_t* bones = batch.first.bones;
        const float* weights = batch.first.weights;
        std::int32_t joints[kBlendBatch];
        std::size_t i = dominantJoints(bones, weights, batch.count, joints);
        for (; i < batch.count; ++i)
            joints[i] = std::int32_t(dominantJoint<4>(bones + 4 * i, weights + 4 * i));
        for (i = 0; i < batch.count; ++i)
            blender.around<4>(std::size_t(joints[i]), bones + 4 * i, weights + 4 * i, i);
        return;
    }
#endif
    blendAll(batch, blender);
}

HWY_INLINE Vec3 rotated(const Vec4& real, const Vec3& v) {
    const Vec3 r = xyz(real);
    const Vec3 inner = cross(r, v);
    const Vec3 outer = cross(r, {hn::MulAdd(real.w, v.x, inner.x), hn::MulAdd(real.w, v.y, inner.y),
                                 hn::MulAdd(real.w, v.z, inner.z)});
    const Vec two = hn::Set(Tag(), 2.0f);
    return {hn::MulAdd(two, outer.x, v.x), hn::MulAdd(two, outer.y, v.y),
            hn::MulAdd(two, outer.z, v.z)};
}

/// 2 (r.w d.xyz - d.w r.xyz + r.xyz × d.xyz), of a unit dual quaternion.
HWY_INLINE Vec3 translationOf(const Vec4& real, const Vec4& dual) {
    const Vec3 turned = cross(xyz(real), xyz(dual));
    const auto one = [&](Vec r, Vec d, Vec t) HWY_ATTR {
        const Vec half = hn::NegMulAdd(dual.w, r, hn::MulAdd(real.w, d, t));
        return hn::Add(half, half);
    };
    return {one(real.x, dual.x, turned.x), one(real.y, dual.y, turned.y),
            one(real.z, dual.z, turned.z)};
}

/// Positions and normals after the scale stage; those of unscaled rows are left as they are.
HWY_INLINE Mask scaleStage(const Plane (&planes)[4], std::size_t first, Vec3& position,
                           Vec3* normal) {
    const BlendedMatrix blended = loadMatrix(planes, first, true);
    const Mask plain = hn::Eq(blended.marked, hn::Zero(Tag()));
    Mask good = ordinary(blended.sum);
    position = choose(plain, position, applied(blended.matrix, position));
    if (normal) {
        Mask defined = good;
        *normal = choose(plain, *normal, turnedNormal(blended.matrix, *normal, defined));
        good = hn::And(good, hn::Or(plain, defined));
    }
    return good;
}

void dualKernel(const BlendPalette& palette, BlendBatch& batch) {
    Plane motions[2];
    Plane scales[4];
    const MotionBlender blender{palette.motions, motions};
    if (palette.opposed)
        blendSignedMotions(batch, SignedMotionBlender{blender, palette.opposed});
    else
        blendAll(batch, blender);
    if (palette.matrices)
        blendAll(batch, MatrixBlender{palette.matrices, scales});
    const Vec3 meshOrigin = constant(palette.meshOrigin);
    const Vec3 modelOrigin = constant(palette.modelOrigin);
    placeAll(batch, [&](std::size_t first, const float* positions, const float* normals,
                        float* outPositions, float* outNormals) HWY_ATTR RIGWRIGHT_INLINE {
        Vec4 real = load4(motions[0].of(first));
        Vec4 dual = load4(motions[1].of(first));
        const Vec square =
            hn::MulAdd(real.w, real.w, dot(xyz(real), xyz(real))); // 0 for zero rows only
        Mask good = ordinary(square);
        const Vec factor = hn::Div(hn::Set(Tag(), 1.0f), hn::Sqrt(square));
        real = scaled(real, factor);
        dual = scaled(dual, factor);
        Vec3 local = load3(positions);
        local = {hn::Sub(local.x, meshOrigin.x), hn::Sub(local.y, meshOrigin.y),
                 hn::Sub(local.z, meshOrigin.z)};
        Vec3 normal = normals ? load3(normals) : local;
        if (palette.matrices)
            good = hn::And(good, scaleStage(scales, first, local, normals ? &normal : nullptr));
        const Vec3 placed =
            plus(plus(rotated(real, local), translationOf(real, dual)), modelOrigin);
        store3(placed, outPositions);
        good = hn::And(good, finite(placed));
        if (normals) {
            const Vec3 turned = rotated(real, normal);
            good = hn::And(good, finite(turned));
            store3(turned, outNormals);
        }
        return good;
    });
}

BlendKernels makeKernels() {
    return {&linearKernel, &dualKernel};
}

} // namespace HWY_NAMESPACE
} // namespace rigwright
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace rigwright {

HWY_EXPORT(makeKernels);

namespace {

/// Asked once: on a virtual machine the question itself takes longer than a thousand vertices.
std::int64_t usableTargets() {
    static const std::int64_t targets = hwy::SupportedTargets() & HWY_TARGETS;
    return targets;
}

} // namespace

std::vector<SimdTarget> simdTargets() {
    std::vector<SimdTarget> targets;
    std::int64_t left = usableTargets();
    while (left != 0) { // better targets have lower bits
        targets.push_back({left & -left});
        left &= left - 1;
    }
    if (targets.empty())
        targets.push_back({HWY_STATIC_TARGET});
    return targets;
}

std::string simdTargetName(SimdTarget target) {
    return hwy::TargetName(target.id == 0 ? simdTargets().front().id : target.id);
}

BlendKernels blendKernels(SimdTarget target) {
    if (std::size(HWY_DISPATCH_TABLE(makeKernels)) == 1)
        return HWY_DISPATCH_TABLE(makeKernels)[0]();
    hwy::ChosenTarget chosen; // our own: the library's is shared by the whole program
    chosen.Update(target.id == 0 ? usableTargets() : target.id & usableTargets());
    return HWY_DISPATCH_TABLE(makeKernels)[chosen.GetIndex()]();
}

AlignedFloats::AlignedFloats(std::size_t count)
    : m_lines(std::make_unique<Line[]>(count / 16 + 1)) {}

bool findOpposed(const float* motions, std::span<std::uint8_t> opposed) {
    std::ranges::fill(opposed, std::uint8_t(0));
    bool any = false;
    for (std::size_t i = 0; i < opposed.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const float* a = motions + i * kMotionFloats;
            const float* b = motions + j * kMotionFloats;
            // To the last bit as the kernels do it.
            const float dots = (a[0] * b[0] + a[2] * b[2]) + (a[1] * b[1] + a[3] * b[3]);
            if (dots < kFlipThreshold)
                opposed[i] = opposed[j] = 1;
            any = any || dots < kFlipThreshold;
        }
    return any;
}

void packMatrix(std::span<const Vec4f, 3> rows, bool mark, float* matrix) {
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 4; ++column)
            matrix[4 * row + column] = rows[row][Eigen::Index(column)];
    matrix[12] = matrix[13] = 0.0f;
    matrix[14] = mark ? 1.0f : 0.0f;
    matrix[15] = 1.0f;
}

} // namespace rigwright
#endif // HWY_ONCE
