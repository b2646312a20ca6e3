// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `bind --method heat` against Blender's automatic weights: the same mesh and the same bones, time and weights.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deform, run, scratch } from './support.mjs';

const kSpeedUp = 8; // aimed at, for 100,000 vertices; a figure to read, as times depend on what else runs
const kMeanDifference = 0.1; // of a weight, over all vertices and joints that either side uses
const script = fileURLToPath(new URL('./blender_bind.py', import.meta.url));

function blender(input) {
  const [source, target] = ['blender-in.json', 'blender-out.json'].map((name) => path.join(scratch, name));
  fs.writeFileSync(source, JSON.stringify(input));
  const { status, stderr } = spawnSync('blender', ['-b', '--factory-startup', '-P', script, '--', source, target],
    { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0 || !fs.existsSync(target)) throw new Error(`blender: exit ${status}: ${stderr.slice(-400)}`);
  const answer = JSON.parse(fs.readFileSync(target, 'utf8'));
  fs.rmSync(target);
  return answer;
}

/// A GLB of a closed tube along +Y with a chain of bones in it.
function tube(rings, sides, bones) {
  const positions = [];
  const faces = [];
  const length = 4;
  for (let r = 0; r < rings; ++r)
    for (let s = 0; s < sides; ++s) {
      const angle = (2 * Math.PI * s) / sides;
      const radius = 0.25 + 0.05 * Math.sin((9 * r) / rings);
      positions.push(radius * Math.cos(angle), (length * r) / (rings - 1), radius * Math.sin(angle));
    }
  for (let r = 0; r + 1 < rings; ++r)
    for (let s = 0; s < sides; ++s) {
      const [a, b] = [r * sides + s, r * sides + ((s + 1) % sides)];
      faces.push([a, a + sides, b], [b, a + sides, b + sides]);
    }
  for (const [end, order] of [[0, [0, 1]], [rings - 1, [1, 0]]]) {
    const middle = positions.length / 3;
    positions.push(0, (length * end) / (rings - 1), 0);
    for (let s = 0; s < sides; ++s) {
      const rim = [end * sides + s, end * sides + ((s + 1) % sides)];
      faces.push([middle, rim[order[0]], rim[order[1]]]);
    }
  }
  const joints = Array.from({ length: bones }, (_, i) => [0, (length * i) / bones, 0]);
  return { positions, faces, joints };
}

function writeTube(file, { positions, faces, joints }) {
  const vertices = Buffer.from(Float32Array.from(positions).buffer);
  const indices = Buffer.from(Uint32Array.from(faces.flat()).buffer);
  const bin = Buffer.concat([vertices, indices]);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    const single = Math.fround(value);
    low[i % 3] = Math.min(low[i % 3], single);
    high[i % 3] = Math.max(high[i % 3], single);
  });
  const step = joints[1][1] - joints[0][1];
  const nodes = [{ name: 'tube', mesh: 0 }, ...joints.map((_, i) => ({
    name: `bone${i}`, translation: [0, i === 0 ? 0 : step, 0], ...(i + 1 < joints.length ? { children: [i + 2] } : {}) }))];
  const json = {
    asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0, 1] }], nodes,
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    buffers: [{ byteLength: bin.length }],
    bufferViews: [{ buffer: 0, byteLength: vertices.length }, { buffer: 0, byteOffset: vertices.length, byteLength: indices.length }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: positions.length / 3, type: 'VEC3', min: low, max: high },
      { bufferView: 1, componentType: 5125, count: faces.length * 3, type: 'SCALAR' }],
  };
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const header = Buffer.alloc(20);
  header.write('glTF', 0);
  [2, 28 + padded.length + bin.length, padded.length].forEach((value, i) => header.writeUInt32LE(value, 4 + 4 * i));
  header.write('JSON', 16);
  const chunk = Buffer.alloc(8);
  chunk.writeUInt32LE(bin.length, 0);
  chunk.write('BIN\0', 4);
  fs.writeFileSync(file, Buffer.concat([header, padded, chunk, bin]));
}

/// {seconds, meshes of the side-car} of our own bind.
function ours(file, args = []) {
  const out = path.join(scratch, 'bound.glb');
  const { status, stdout, stderr } = run('bind', file, '-o', out, '--method', 'heat', '--replace', '--no-verify', '--json', ...args);
  if (status !== 0) throw new Error(`bind: exit ${status}: ${stderr.trim()}`);
  const text = path.join(scratch, 'bound.json');
  run('weights', out, '-o', text);
  return { seconds: JSON.parse(stdout).seconds, meshes: JSON.parse(fs.readFileSync(text, 'utf8')).meshes, out };
}

/// A joint reaches to each joint below it; one at an end goes on as the one above it came.
function segmentsOf(heads, parents) {
  const children = heads.map(() => []);
  parents.forEach((parent, j) => parent >= 0 && children[parent].push(j));
  const segments = [];
  heads.forEach((head, joint) => {
    if (children[joint].length > 0) {
      for (const child of children[joint]) segments.push({ joint, head, tail: heads[child] });
    } else if (parents[joint] >= 0) {
      const above = heads[parents[joint]];
      segments.push({ joint, head, tail: head.map((value, k) => 2 * value - above[k]) });
    }
  });
  return segments.filter(({ head, tail }) => Math.hypot(...head.map((value, k) => value - tail[k])) > 1e-6);
}

/// Mean over all entries that either side has, and the largest.
function difference(a, b) {
  let [sum, count, worst, at] = [0, 0, 0, -1];
  a.forEach((row, v) => {
    const total = b[v].reduce((all, [, weight]) => all + weight, 0) || 1;
    const theirs = new Map(b[v].map(([joint, weight]) => [joint, weight / total]));
    const mine = new Map(row);
    for (const joint of new Set([...theirs.keys(), ...mine.keys()])) {
      const apart = Math.abs((mine.get(joint) ?? 0) - (theirs.get(joint) ?? 0));
      sum += apart;
      ++count;
      if (apart > worst) [worst, at] = [apart, v];
    }
  });
  return { mean: sum / Math.max(count, 1), worst, at };
}

/// Rows as [[joint's number, weight]].
function numbered({ joints, rows }) {
  const numberOf = new Map(joints.map(({ label }, j) => [label, j]));
  return rows.map(({ weights }) => weights.map(([label, weight]) => [numberOf.get(label), weight]));
}

const countEmpty = (rows) => rows.filter((row) => row.length === 0).length;

function compareTube(tally) {
  const shape = tube(1562, 64, 32); // 99,970 vertices
  const file = path.join(scratch, 'tube.glb');
  writeTube(file, shape);
  const runs = [0, 1, 2].map(() => ours(file, ['--max-influences', '0']));
  const mine = Math.min(...runs.map(({ seconds }) => seconds));
  const parents = shape.joints.map((_, i) => i - 1);
  const theirs = blender({ ...shape, segments: segmentsOf(shape.joints, parents) });
  tally.note('100k vertices, 32 bones: time', `Rigwright ${(1000 * mine).toFixed(0)} ms, Blender ${(1000 * theirs.seconds).toFixed(0)} ms: ` +
    `${(theirs.seconds / mine).toFixed(1)} times as fast (aim: ${kSpeedUp})`);
  const { mean, worst, at } = difference(numbered(runs[0].meshes[0]), theirs.rows);
  tally.row('100k vertices, 32 bones: weights', mean <= kMeanDifference,
    `mean difference ${mean.toFixed(4)}, largest ${worst.toFixed(3)} at vertex ${at}`);
}

function compareMannequin(tally) {
  const file = path.join(scratch, 'mannequin.glb');
  run('sample', 'mannequin', '-o', file);
  const { meshes, seconds, out } = ours(file);
  const { faces, positions, pointOf } = pointsOf(out);
  const [{ joints }] = meshes;
  const bones = JSON.parse(run('info', out, '--json').stdout).bones;
  const jointOfBone = new Map(joints.map(({ bone }, j) => [bone, j]));
  const above = (bone) => {
    let at = bones[bone].parent;
    while (at !== null && !jointOfBone.has(at)) at = bones[at].parent;
    return at === null ? -1 : jointOfBone.get(at);
  };
  const heads = joints.map(({ modelFromBone }) => modelFromBone.slice(12, 15));
  const theirs = blender({ positions, faces, segments: segmentsOf(heads, joints.map(({ bone }) => above(bone))) });
  const mine = numbered(meshes[0]);
  const { mean, worst, at } = difference(mine, pointOf.map((point) => theirs.rows[point]));
  tally.row('mannequin', mean <= kMeanDifference,
    `mean difference ${mean.toFixed(4)}, largest ${worst.toFixed(3)} at vertex ${at}; without weights: ${countEmpty(mine)} here, ${countEmpty(theirs.rows)} there; ` +
    `Rigwright ${(1000 * seconds).toFixed(0)} ms, Blender ${(1000 * theirs.seconds).toFixed(0)} ms`);
}

/// The mesh at rest with vertices in one place (seams of texture coordinates) as one point; `pointOf` by vertex.
function pointsOf(file) {
  const { meshes, frames } = deform(file);
  const [positions] = frames[0].positions;
  const numbers = new Map();
  const points = [];
  const pointOf = [];
  for (let v = 0; 3 * v < positions.length; ++v) {
    const place = positions.slice(3 * v, 3 * v + 3);
    const key = place.join();
    if (!numbers.has(key)) {
      numbers.set(key, points.length / 3);
      points.push(...place);
    }
    pointOf.push(numbers.get(key));
  }
  return { positions: points, faces: meshes[0].faces.map((face) => face.map((v) => pointOf[v])), pointOf };
}

export function compareBlender(tally) {
  tally.title('automatic weights against Blender (ARMATURE_AUTO): the same mesh, the same bones');
  if (spawnSync('blender', ['--version']).status !== 0) {
    tally.note('Blender', 'SKIPPED: there is no blender here (package blender)');
    return;
  }
  compareTube(tally);
  compareMannequin(tally);
}
