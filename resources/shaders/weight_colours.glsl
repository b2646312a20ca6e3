// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Colours of weights on the surface, before light: heat map with iso-lines, the mix of all bones,
/// the marks for zero and for what is locked.
uniform float pixelRatio;
uniform int isoLines;
uniform vec4 zeroColour;
uniform vec4 isoColour;
uniform sampler2D ramp;

/// Lines at 45 degrees in screen space, falling (1) or rising (-1), in logical pixels; 0 to 1.
float hatch(float direction, float pitch, float width) {
    vec2 pixel = gl_FragCoord.xy / pixelRatio;
    float across = (pixel.x + direction * pixel.y) * 0.70710678;
    float off = abs(mod(across, pitch) - 0.5 * pitch);
    float soft = 0.5 / pixelRatio;
    return 1.0 - smoothstep(0.5 * width - soft, 0.5 * width + soft, off);
}

/// Pitch 7 px, 1.6 px wide, 30 % darker.
vec3 zeroMark() {
    return zeroColour.rgb * (1.0 - 0.3 * hatch(1.0, 7.0, 1.6));
}

vec3 heatColour(float value, float slope) {
    if (isnan(value) || isinf(value) || value > 1.00001 || value < 0.0)
        return vec3(1.0, 0.0, 1.0);
    if (value < 1e-6)
        return zeroMark();
    vec3 base = texture(ramp, vec2((value * 255.0 + 0.5) / 256.0, 0.5)).rgb;
    if (isoLines != 0) {
        float steps = value * 10.0;
        float width = slope * 10.0;
        float nearest = round(steps);
        float distance = abs(steps - nearest) / max(width, 1e-9) / pixelRatio;
        float line = 1.0 - smoothstep(0.35, 1.0, distance);
        line *= 1.0 - smoothstep(0.25, 0.6, width);
        if (nearest > 0.5 && nearest < 9.5)
            base = mix(base, isoColour.rgb, line * isoColour.a);
    }
    return base;
}

/// `mixed` as mixBones() gives it.
vec3 bonesColour(vec4 mixed) {
    return mixed.a < -0.5 ? zeroMark() : mixed.rgb;
}

/// Where locked bones hold everything: thin lines against the direction of the zero mark, so that
/// both can be read, 22 % darker; hue is left to the map.
vec3 lockedMark(vec3 base, vec4 mixed) {
    if (mixed.a < 0.9995)
        return base;
    return base * (1.0 - 0.22 * hatch(-1.0, 10.0, 1.3));
}
