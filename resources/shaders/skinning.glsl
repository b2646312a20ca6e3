// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Skinning of one vertex, linear blend and dual quaternion: the same formulas as core/skin.
///
/// Wants INFLUENCES (0, 4 or 8) and, where it is not 0, the attributes below. The palette lies in a
/// texture 256 texels wide, from texel `paletteBase` on: linear blend 3 texels a joint (the rows of
/// modelFromMeshBind), dual quaternion 5 (real, dual, the rows of the scale stage).
uniform mat4 modelFromUnbound; // where meshes without a binding, and rows without weight, stay

struct SkinnedVertex {
    vec3 position;
    vec3 normal;
};

// Inverse transpose of the linear part with rows a, b, c; scaled, with the sign of its determinant
// taken out, so that mirrored bones keep normals outside.
vec3 transformNormal(vec3 a, vec3 b, vec3 c, vec3 normal) {
    vec3 bc = cross(b, c);
    vec3 transformed = vec3(dot(bc, normal), dot(cross(c, a), normal), dot(cross(a, b), normal));
    float size = length(transformed);
    if (size <= 1e-30)
        return normal;
    return transformed / (dot(a, bc) < 0.0 ? -size : size);
}

SkinnedVertex unboundVertex(vec3 position, vec3 normal) {
    mat4 rows = transpose(modelFromUnbound);
    return SkinnedVertex((modelFromUnbound * vec4(position, 1.0)).xyz,
                         transformNormal(rows[0].xyz, rows[1].xyz, rows[2].xyz, normal));
}

#if INFLUENCES == 0
SkinnedVertex skinVertex(vec3 position, vec3 normal) {
    return unboundVertex(position, normal);
}
#else
in uvec4 joints0;
in vec4 weights0;
#if INFLUENCES > 4
in uvec4 joints1;
in vec4 weights1;
#endif

uniform sampler2D palette;
uniform int paletteBase;
uniform int skinningMethod; // 0 linear blend, 1 dual quaternion, 2 skinned by the processor
uniform int rawSums;        // 1: do not divide by the row's sum

vec4 paletteTexel(int index) {
    int i = paletteBase + index;
    return texelFetch(palette, ivec2(i & 255, i >> 8), 0);
}

int jointOf(int k) {
#if INFLUENCES > 4
    return k < 4 ? int(joints0[k]) : int(joints1[k - 4]);
#else
    return int(joints0[k]);
#endif
}

float weightOf(int k) {
#if INFLUENCES > 4
    return k < 4 ? weights0[k] : weights1[k - 4];
#else
    return weights0[k];
#endif
}

SkinnedVertex linearBlend(vec3 position, vec3 normal, float scale) {
    vec4 r0 = vec4(0.0);
    vec4 r1 = vec4(0.0);
    vec4 r2 = vec4(0.0);
    for (int k = 0; k < INFLUENCES; ++k) {
        float w = weightOf(k) * scale;
        if (w == 0.0)
            continue;
        int texel = jointOf(k) * 3;
        r0 += w * paletteTexel(texel);
        r1 += w * paletteTexel(texel + 1);
        r2 += w * paletteTexel(texel + 2);
    }
    vec4 p = vec4(position, 1.0);
    return SkinnedVertex(vec3(dot(r0, p), dot(r1, p), dot(r2, p)),
                         transformNormal(r0.xyz, r1.xyz, r2.xyz, normal));
}

vec3 rotate(vec4 q, vec3 v) {
    return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

SkinnedVertex dualQuaternionBlend(vec3 position, vec3 normal, float scale) {
    // The pivot of the signs: the joint of the largest weight, of equal ones the lower joint.
    int dominant = 0;
    for (int k = 1; k < INFLUENCES; ++k) {
        float lead = weightOf(k) - weightOf(dominant);
        if (lead > 0.0 || (lead == 0.0 && jointOf(k) < jointOf(dominant)))
            dominant = k;
    }
    vec4 pivot = paletteTexel(jointOf(dominant) * 5);
    vec4 real = vec4(0.0);
    vec4 dual = vec4(0.0);
    vec4 s0 = vec4(0.0);
    vec4 s1 = vec4(0.0);
    vec4 s2 = vec4(0.0);
    for (int k = 0; k < INFLUENCES; ++k) {
        float w = weightOf(k) * scale;
        if (w == 0.0)
            continue;
        int texel = jointOf(k) * 5;
        vec4 q = paletteTexel(texel);
        // As kFlipThreshold in core: at exactly 180 degrees rounding must not choose the side.
        float onPivotSide = dot(q, pivot) < -1e-6 ? -w : w;
        real += onPivotSide * q;
        dual += onPivotSide * paletteTexel(texel + 1);
        s0 += w * paletteTexel(texel + 2);
        s1 += w * paletteTexel(texel + 3);
        s2 += w * paletteTexel(texel + 4);
    }
    vec4 p = vec4(position, 1.0);
    vec3 scaled = vec3(dot(s0, p), dot(s1, p), dot(s2, p));
    vec3 scaledNormal = transformNormal(s0.xyz, s1.xyz, s2.xyz, normal);
    float size = length(real);
    real /= size;
    dual /= size;
    vec3 translation =
        2.0 * (real.w * dual.xyz - dual.w * real.xyz + cross(real.xyz, dual.xyz));
    return SkinnedVertex(rotate(real, scaled) + translation, rotate(real, scaledNormal));
}

SkinnedVertex skinVertex(vec3 position, vec3 normal) {
    if (skinningMethod == 2)
        return SkinnedVertex(position, normal);
    float sum = 0.0;
    for (int k = 0; k < INFLUENCES; ++k)
        sum += weightOf(k);
    if (sum <= 0.0) {
        if (rawSums != 0)
            return SkinnedVertex(vec3(0.0), normal);
        return unboundVertex(position, normal);
    }
    if (skinningMethod == 1) // dual quaternions are normalised whatever the sum
        return dualQuaternionBlend(position, normal, 1.0 / sum);
    return linearBlend(position, normal, rawSums != 0 ? 1.0 : 1.0 / sum);
}
#endif
