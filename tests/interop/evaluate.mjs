// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The glTF formula in double precision, written from the specification: an independent opinion on where
/// each vertex is. Rows are divided by their sum; rows without weight stay where the mesh's node is.
import { readAccessor, vertexSections, weightRows } from './gltf_file.mjs';

// Matrices are 16 numbers by column.
const kIdentity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

function multiply(a, b) {
  const c = new Array(16).fill(0);
  for (let column = 0; column < 4; ++column)
    for (let row = 0; row < 4; ++row)
      for (let k = 0; k < 4; ++k) c[column * 4 + row] += a[k * 4 + row] * b[column * 4 + k];
  return c;
}

function compose(t, q, s) {
  const length = Math.hypot(...q) || 1;
  const [x, y, z, w] = q.map((component) => component / length);
  return [
    (1 - 2 * (y * y + z * z)) * s[0], 2 * (x * y + z * w) * s[0], 2 * (x * z - y * w) * s[0], 0,
    2 * (x * y - z * w) * s[1], (1 - 2 * (x * x + z * z)) * s[1], 2 * (y * z + x * w) * s[1], 0,
    2 * (x * z + y * w) * s[2], 2 * (y * z - x * w) * s[2], (1 - 2 * (x * x + y * y)) * s[2], 0,
    t[0], t[1], t[2], 1,
  ];
}

function transform(m, x, y, z) {
  return [
    m[0] * x + m[4] * y + m[8] * z + m[12],
    m[1] * x + m[5] * y + m[9] * z + m[13],
    m[2] * x + m[6] * y + m[10] * z + m[14],
  ];
}

function slerp(a, b, u) {
  const unit = (q) => q.map((component) => component / (Math.hypot(...q) || 1));
  const p = unit(a);
  let q = unit(b);
  if (p.reduce((sum, component, i) => sum + component * q[i], 0) < 0) q = q.map((component) => -component);
  // 2·atan2(|p-q|, |p+q|) keeps its digits for small angles, unlike acos of the dot product.
  const angle = 2 * Math.atan2(Math.hypot(...p.map((c, i) => c - q[i])), Math.hypot(...p.map((c, i) => c + q[i])));
  if (angle < 1e-12) return p;
  const [wp, wq] = [Math.sin((1 - u) * angle), Math.sin(u * angle)];
  return p.map((component, i) => (wp * component + wq * q[i]) / Math.sin(angle));
}

/// Appendix C of the specification; `width` numbers.
function sample(channel, time) {
  const { times, values, width, interpolation, path } = channel;
  const cubic = interpolation === 'CUBICSPLINE';
  const group = cubic ? 3 * width : width;
  const value = (key, part = cubic ? 1 : 0) =>
    Array.from(values.subarray(key * group + part * width, key * group + (part + 1) * width));
  const last = times.length - 1;
  if (time <= times[0]) return value(0);
  if (time >= times[last]) return value(last);
  let key = 0;
  while (times[key + 1] <= time) ++key;
  if (interpolation === 'STEP') return value(key);
  const span = times[key + 1] - times[key];
  const u = (time - times[key]) / span;
  const [a, b] = [value(key), value(key + 1)];
  if (!cubic) return path === 'rotation' ? slerp(a, b, u) : a.map((x, i) => x + (b[i] - x) * u);
  const [outA, inB] = [value(key, 2), value(key + 1, 0)];
  const [u2, u3] = [u * u, u * u * u];
  return a.map((x, i) => (2 * u3 - 3 * u2 + 1) * x + span * (u3 - 2 * u2 + u) * outA[i] +
    (3 * u2 - 2 * u3) * b[i] + span * (u3 - u2) * inB[i]);
}

/// Reads everything once; evaluate() then gives positions for any clip and time.
export class Evaluator {
  constructor(gltf) {
    this.gltf = gltf;
    this.nodes = gltf.json.nodes ?? [];
    this.parents = new Array(this.nodes.length).fill(-1);
    this.nodes.forEach((node, i) => (node.children ?? []).forEach((child) => { this.parents[child] = i; }));
    this.meshes = (gltf.json.meshes ?? []).map((_, i) => this.#readMesh(i));
    this.inverseBinds = (gltf.json.skins ?? []).map((skin) => this.#readInverseBinds(skin));
    this.clips = (gltf.json.animations ?? []).map((clip) => this.#readClip(clip));
  }

  #readMesh(index) {
    const { sections, count } = vertexSections(this.gltf, index);
    return {
      count,
      weights: this.gltf.json.meshes[index].weights ?? [],
      sections: sections.map((section) => ({
        first: section.first,
        count: section.count,
        positions: readAccessor(this.gltf, section.primitive.attributes.POSITION).values,
        targets: (section.primitive.targets ?? []).map((target) =>
          target.POSITION === undefined ? null : readAccessor(this.gltf, target.POSITION).values),
        rows: weightRows(this.gltf, section),
      })),
    };
  }

  #readInverseBinds(skin) {
    if (skin.inverseBindMatrices === undefined) return skin.joints.map(() => kIdentity);
    const { values } = readAccessor(this.gltf, skin.inverseBindMatrices);
    return skin.joints.map((_, i) => Array.from(values.subarray(16 * i, 16 * i + 16)));
  }

  #readClip(clip) {
    const channels = [];
    for (const { target, sampler: index } of clip.channels) {
      if (target.node === undefined) continue;
      const sampler = clip.samplers[index];
      const times = readAccessor(this.gltf, sampler.input).values;
      const values = readAccessor(this.gltf, sampler.output).values;
      const interpolation = sampler.interpolation ?? 'LINEAR';
      const width = values.length / times.length / (interpolation === 'CUBICSPLINE' ? 3 : 1);
      channels.push({ node: target.node, path: target.path, times, values, interpolation, width });
    }
    const ends = channels.flatMap((channel) => [channel.times[0], channel.times.at(-1)]);
    return {
      name: clip.name ?? '',
      channels,
      start: ends.length ? Math.min(...ends) : 0,
      end: ends.length ? Math.max(...ends) : 0,
    };
  }

  /// Map from each node with a mesh to its positions [x, y, z, …]; without a clip the file's own pose.
  evaluate(clip = null, time = 0) {
    const animated = this.nodes.map(() => ({}));
    if (clip !== null)
      for (const channel of this.clips[clip].channels)
        animated[channel.node][channel.path] = sample(channel, time);
    const globals = this.#globals(animated);
    const result = new Map();
    this.nodes.forEach((node, i) => {
      if (node.mesh !== undefined) result.set(i, this.#meshPositions(i, animated[i].weights, globals));
    });
    return result;
  }

  #globals(animated) {
    const globals = new Array(this.nodes.length).fill(null);
    const globalOf = (i) => {
      if (globals[i] === null) {
        const node = this.nodes[i];
        const moved = animated[i];
        const local = node.matrix ?? compose(moved.translation ?? node.translation ?? [0, 0, 0],
          moved.rotation ?? node.rotation ?? [0, 0, 0, 1], moved.scale ?? node.scale ?? [1, 1, 1]);
        globals[i] = this.parents[i] < 0 ? local : multiply(globalOf(this.parents[i]), local);
      }
      return globals[i];
    };
    this.nodes.forEach((_, i) => globalOf(i));
    return globals;
  }

  #meshPositions(nodeIndex, animatedWeights, globals) {
    const node = this.nodes[nodeIndex];
    const mesh = this.meshes[node.mesh];
    const morphWeights = animatedWeights ?? node.weights ?? mesh.weights;
    const palette = node.skin === undefined ? null
      : this.gltf.json.skins[node.skin].joints.map((joint, i) =>
        multiply(globals[joint], this.inverseBinds[node.skin][i]));
    const out = new Float64Array(mesh.count * 3);
    for (const section of mesh.sections)
      for (let vertex = 0; vertex < section.count; ++vertex) {
        const p = [0, 1, 2].map((k) => section.targets.reduce(
          (sum, target, t) => sum + (target === null ? 0 : (morphWeights[t] ?? 0) * target[vertex * 3 + k]),
          section.positions[vertex * 3 + k]));
        out.set(skin(p, palette, section.rows[vertex], globals[nodeIndex]), (section.first + vertex) * 3);
      }
    return out;
  }
}

function skin([x, y, z], palette, row, modelFromNode) {
  if (palette === null || row.length === 0) return transform(modelFromNode, x, y, z);
  const sum = row.reduce((total, [, weight]) => total + weight, 0);
  const result = [0, 0, 0];
  for (const [joint, weight] of row) {
    const moved = transform(palette[joint], x, y, z);
    for (let k = 0; k < 3; ++k) result[k] += (weight / sum) * moved[k];
  }
  return result;
}
