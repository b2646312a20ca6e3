#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The look of meshes: studio light, base colour, colours of weights, wire, brush ring.
in VertexData {
    vec3 position;
    vec3 normal;
    vec2 uv;
    float heat;
    vec4 bones;
} vertexIn;
#ifdef WIRE
in vec4 barycentricTimesW;
flat in vec3 edgeMask;
#endif

#include "studio_light.glsl"
#include "weight_colours.glsl"

uniform mat4 viewFromModel;
uniform int shading;     // 0 solid, 1 textured, 2 wire, 3 weights, 4 all bones
uniform int heatValid;   // 0: no bone to show
uniform int bonesValid;  // 0: nothing moves this mesh by weights
uniform int lockedMarks;
uniform vec4 meshColour;
uniform vec4 wireColour;
uniform sampler2D baseColour;
uniform vec4 baseColourFactor; // display space, alpha
uniform vec3 uRow;       // texture coordinates in the image: row · (u, v, 1)
uniform vec3 vRow;
uniform int alphaMode;   // 0 opaque, 1 mask, 2 blend
uniform float alphaCutoff;
uniform vec4 ring;      // model space centre, radius; radius 0: none
uniform vec4 ringColour; // a: strength of the fill
uniform vec4 ringEdge;

out vec4 colour;

/// Blended surfaces are drawn as a fine pattern of pixels, as many as their alpha says: right in any
/// order. Interleaved gradient noise (Jimenez 2014, "Next Generation Post Processing"); far sides
/// have the mirrored pattern, so that one is independent of the other: together they cover what two
/// layers of glass do.
float threshold() {
    vec2 pixel = gl_FrontFacing ? gl_FragCoord.xy : gl_FragCoord.yx;
    return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

void main() {
    vec3 viewPosition = (viewFromModel * vec4(vertexIn.position, 1.0)).xyz;
    vec3 facing = cross(dFdx(viewPosition), dFdy(viewPosition));
    vec3 normal = normalize(mat3(viewFromModel) * vertexIn.normal);
    // Two-sided: the side that is seen is the one that is lit, whichever way triangles wind.
    if (dot(normal, facing) < 0.0)
        normal = -normal;
    float slope = fwidth(vertexIn.heat);
    float fromRing = distance(vertexIn.position, ring.xyz);
    float ringPixel = max(fwidth(fromRing), 1e-9) * pixelRatio;

    vec3 base = meshColour.rgb;
    bool cutOut = false; // discarded last: derivatives need the neighbours
    if (shading == 1) {
        vec3 place = vec3(vertexIn.uv, 1.0);
        vec4 shown = baseColourFactor * texture(baseColour, vec2(dot(uRow, place), dot(vRow, place)));
        cutOut = (alphaMode == 1 && shown.a < alphaCutoff) ||
                 (alphaMode == 2 && shown.a <= threshold());
        base = shown.rgb;
    } else if (shading == 3 && heatValid != 0)
        base = heatColour(vertexIn.heat, slope);
    else if (shading == 4 && bonesValid != 0)
        base = bonesColour(vertexIn.bones);
    if (shading >= 3 && bonesValid != 0 && lockedMarks != 0)
        base = lockedMark(base, vertexIn.bones);

    vec3 lit = studioLight(base, normal, normalize(-viewPosition));

#ifdef WIRE
    vec3 barycentric = barycentricTimesW.xyz / barycentricTimesW.w;
    vec3 perPixel = max(fwidth(barycentric) * pixelRatio, vec3(1e-9));
    vec3 edge = barycentric / perPixel + (1.0 - edgeMask) * 1e6;
    // Dense meshes would turn black: wire fades where polygons get small on screen.
    float dense = smoothstep(0.10, 0.45, min(perPixel.x, min(perPixel.y, perPixel.z)));
    float nearestEdge = min(edge.x, min(edge.y, edge.z));
    float wire = 1.0 - smoothstep(0.25, 1.0, nearestEdge);
    if (shading == 2) {
        wire = 1.0 - smoothstep(0.4, 1.1, nearestEdge);
        if (wire < 0.1)
            discard;
        lit = mix(lit, meshColour.rgb, 0.6) * mix(0.6, 1.0, wire);
    } else {
        lit = mix(lit, wireColour.rgb, wire * wireColour.a * (1.0 - dense));
    }
#endif

    if (ring.w > 0.0) {
        float t = fromRing / ring.w;
        lit = mix(lit, ringColour.rgb, ringColour.a * (1.0 - smoothstep(0.0, 1.0, t)) * float(t < 1.0));
        float off = abs(fromRing - ring.w) / ringPixel;
        float edgeAlpha = (1.0 - smoothstep(1.6, 2.6, off)) * ringEdge.a;
        lit = mix(lit, ringEdge.rgb, edgeAlpha);
        lit = mix(lit, ringColour.rgb, 1.0 - smoothstep(0.6, 1.4, off));
    }
    if (cutOut)
        discard;
    colour = vec4(lit, 1.0);
}
