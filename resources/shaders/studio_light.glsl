// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A soft studio: key from the upper left of the camera, fill from the right, sky and floor, a rim.
/// Works in display space: colours of the heat map keep their hue. Nothing becomes black.
vec3 studioLight(vec3 base, vec3 normal, vec3 toEye) {
    const vec3 keyDirection = normalize(vec3(-0.42, 0.62, 0.66));
    const vec3 fillDirection = normalize(vec3(0.80, 0.05, 0.55));
    float key = clamp((dot(normal, keyDirection) + 0.25) / 1.25, 0.0, 1.0);
    float fill = max(dot(normal, fillDirection), 0.0);
    float sky = 0.5 + 0.5 * normal.y;
    float facing = clamp(dot(normal, toEye), 0.0, 1.0);
    float light = 0.33 + 0.17 * sky + 0.64 * key * key + 0.16 * fill;
    light *= mix(0.72, 1.0, smoothstep(0.0, 0.55, facing));
    vec3 halfway = normalize(keyDirection + toEye);
    float gloss = pow(max(dot(normal, halfway), 0.0), 28.0) * 0.11;
    float rim = pow(1.0 - facing, 4.0) * sky * 0.10;
    return base * light + vec3(gloss + rim);
}
