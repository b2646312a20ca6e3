#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Marks of constant size on screen: lines that are quads, discs, and plain triangles.
in vec3 position;
in vec3 other;   // the far end of a line
in vec4 shape;   // line: side -1 or 1, half width px, edge px, 0; disc: x, y in -1..1, radius px, 1;
                 // triangle: 0, 0, 0, 2
in vec4 tint;    // straight alpha

uniform mat4 clipFromModel;
uniform vec2 viewportSize; // logical pixels
uniform int inPixels;      // 1: position is in logical pixels from the top left
uniform float depthBias;

out vec4 lineTint;
// Linear on screen. Multiplied by w and divided again, because `noperspective` goes wrong in some
// drivers where a primitive is clipped.
out vec4 placeTimesW; // line: across px, half width px, edge px; disc: x px, y px, radius px; then w
flat out int kind;

vec4 toClip(vec3 p) {
    if (inPixels != 0)
        return vec4(p.x / viewportSize.x * 2.0 - 1.0, 1.0 - p.y / viewportSize.y * 2.0, 0.0, 1.0);
    return clipFromModel * vec4(p, 1.0);
}

void main() {
    lineTint = tint;
    kind = int(shape.w + 0.5);
    vec3 place = vec3(0.0);
    vec4 clip = toClip(position);
    if (kind == 0) {
        vec4 far = toClip(other);
        // Ends behind the eye are brought to just before it, so that directions on screen stay true.
        const float nearest = 1e-3;
        if (clip.w < nearest && far.w > nearest)
            clip = mix(clip, far, (nearest - clip.w) / (far.w - clip.w));
        else if (far.w < nearest && clip.w > nearest)
            far = mix(far, clip, (nearest - far.w) / (clip.w - far.w));
        vec2 along = (far.xy / far.w - clip.xy / clip.w) * viewportSize;
        float size = length(along);
        along = size > 1e-6 ? along / size : vec2(1.0, 0.0);
        float reach = abs(shape.y) + shape.z + 1.0;
        // The sign of the half width tells which end this is: the direction turns round there.
        vec2 across = vec2(-along.y, along.x) * (shape.y < 0.0 ? -1.0 : 1.0);
        clip.xy += (across * shape.x * reach) * 2.0 / viewportSize * clip.w;
        place = vec3(shape.x * reach, abs(shape.y), shape.z);
    } else if (kind == 1) {
        float reach = shape.z + 2.0;
        clip.xy += shape.xy * reach * 2.0 / viewportSize * clip.w;
        clip.z -= 1e-4 * clip.w;
        place = vec3(shape.xy * reach, shape.z);
    }
    clip.z -= depthBias * clip.w;
    placeTimesW = vec4(place * clip.w, clip.w);
    gl_Position = clip;
}
