// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the bones of one vertex say together, after skinning.glsl: rgb the mean of their colours, a
/// the share of the row that nothing may change; rows without weight give a = -1.
///
/// The table lies in a texture 256 texels wide, one texel a joint from `boneTableBase` on: rgb the
/// colour, a 1 where the bone is held. Without influences in the shader (INFLUENCES 0) the processor
/// mixes, and the attribute `boneMix` brings the result.
#if INFLUENCES == 0
#ifdef HAS_BONE_MIX
in vec4 boneMix;
vec4 mixBones() { return boneMix; }
#else
vec4 mixBones() { return vec4(0.0, 0.0, 0.0, -1.0); }
#endif
#else
uniform sampler2D boneTable;
uniform int boneTableBase;

vec4 mixBones() {
    vec4 mixed = vec4(0.0);
    float sum = 0.0;
    for (int k = 0; k < INFLUENCES; ++k) {
        float w = weightOf(k);
        if (w == 0.0)
            continue;
        int i = boneTableBase + jointOf(k);
        mixed += w * texelFetch(boneTable, ivec2(i & 255, i >> 8), 0);
        sum += w;
    }
    return sum > 0.0 ? mixed / sum : vec4(0.0, 0.0, 0.0, -1.0);
}
#endif
