// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What a glTF file holds, and what of it is missing in another.
import { isDeepStrictEqual } from 'node:util';
import { imageBytes, readAccessor, vertexSections } from './gltf_file.mjs';

const meshNodes = (evaluator) => evaluator.nodes.flatMap((node, i) => node.mesh === undefined ? [] : [i]);
const nameOfNode = (evaluator, i) => evaluator.nodes[i].name ?? '';
const vertexCount = (evaluator, i) => evaluator.meshes[evaluator.nodes[i].mesh].count;

/// Map from nodes with a mesh to those of the other file: the same place in the list where it fits, else the
/// same name; always the same number of vertices. Null where one has no partner.
export function pairNodes(before, after) {
  const pairs = new Map();
  const free = new Set(meshNodes(after));
  for (const node of meshNodes(before)) {
    if (vertexCount(before, node) === 0) continue;
    const fits = (other) => free.has(other) && nameOfNode(before, node) === nameOfNode(after, other) &&
      vertexCount(before, node) === vertexCount(after, other);
    const partner = fits(node) ? node : [...free].find(fits);
    if (partner === undefined) return null;
    free.delete(partner);
    pairs.set(node, partner);
  }
  return pairs;
}

const rowsOf = (evaluator, node) => evaluator.nodes[node].skin === undefined ? []
  : evaluator.meshes[evaluator.nodes[node].mesh].sections.flatMap((section) => section.rows);

export function maxInfluences(evaluator) {
  let most = 0;
  for (const node of meshNodes(evaluator))
    for (const row of rowsOf(evaluator, node)) most = Math.max(most, row.length);
  return most;
}

/// Weights by the joint's name and place in the tree, divided by their sum.
function normalised(evaluator, node, row) {
  const { joints } = evaluator.gltf.json.skins[evaluator.nodes[node].skin];
  const pathOf = (i) => (i < 0 ? '' : `${pathOf(evaluator.parents[i])}/${nameOfNode(evaluator, i)}`);
  const sum = row.reduce((total, [, weight]) => total + weight, 0);
  const weights = new Map();
  for (const [joint, weight] of row) {
    const key = pathOf(joints[joint]);
    weights.set(key, (weights.get(key) ?? 0) + weight / sum);
  }
  return weights;
}

/// Largest difference of a weight between rows that had any; rows count as sets.
export function rowDifference(before, after, pairs) {
  let worst = 0;
  for (const [node, other] of pairs) {
    const theirs = rowsOf(after, other);
    rowsOf(before, node).forEach((row, v) => {
      if (row.length === 0) return;
      const [a, b] = [normalised(before, node, row), normalised(after, other, theirs[v])];
      for (const key of new Set([...a.keys(), ...b.keys()]))
        worst = Math.max(worst, Math.abs((a.get(key) ?? 0) - (b.get(key) ?? 0)));
    });
  }
  return worst;
}

/// True where `other` holds all of `value`; objects may hold more.
function holds(other, value) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return isDeepStrictEqual(other, value);
  return other !== null && typeof other === 'object' &&
    Object.keys(value).every((key) => key in other && holds(other[key], value[key]));
}

/// All values of `key` anywhere in the JSON.
function collect(json, key, found = []) {
  if (json !== null && typeof json === 'object')
    for (const [name, value] of Object.entries(json)) {
      if (name === key && !Array.isArray(json)) found.push(value);
      collect(value, key, found);
    }
  return found;
}

function lostClips(before, after) {
  const lost = [];
  const ofClip = (clip) => clip && [clip.name, clip.channels.length];
  before.clips.forEach((clip, i) => {
    const other = after.clips[i];
    if (!isDeepStrictEqual(ofClip(clip), ofClip(other)))
      lost.push(`clip ${i}: ${JSON.stringify(ofClip(clip))} became ${JSON.stringify(ofClip(other))}`);
    else if (Math.abs(clip.start - other.start) > 1e-6 || Math.abs(clip.end - other.end) > 1e-6)
      lost.push(`clip ${i} runs from ${other.start} to ${other.end}, not from ${clip.start} to ${clip.end}`);
  });
  return lost;
}

/// {semantic: values} of one set of vertices; with `unit`, directions have length 1 (quantised ones do not).
function valuesOf(gltf, attributes, unit) {
  return Object.fromEntries(Object.entries(attributes ?? {}).map(([semantic, accessor]) => {
    const { width, values } = readAccessor(gltf, accessor);
    if (unit && /^(NORMAL|TANGENT)$/.test(semantic))
      for (let i = 0; i < values.length; i += width) {
        const length = Math.hypot(...values.subarray(i, i + 3)) || 1;
        for (let k = 0; k < 3; ++k) values[i + k] /= length;
      }
    return [semantic, { width, values }];
  }));
}

/// Colours may come with alpha added, so `b` may be wider.
const sameValues = (a, b) => a.values.length / a.width === b.values.length / b.width && b.width >= a.width &&
  a.values.every((value, i) =>
    Math.abs(value - b.values[Math.floor(i / a.width) * b.width + (i % a.width)]) <= 1e-6);

/// Everything of a vertex but its weights, in the same order and with the same values; deltas that are all
/// zero need not be there.
function lostAttributes(before, after, pairs) {
  const lost = [];
  const compare = (label, a, b, mayMiss) => {
    for (const [semantic, values] of Object.entries(a)) {
      if (/^(JOINTS|WEIGHTS)_/.test(semantic)) continue;
      const same = b[semantic] ? sameValues(values, b[semantic]) : mayMiss(values);
      if (!same) lost.push(`${label}: ${semantic}`);
    }
  };
  for (const [node, other] of pairs) {
    const theirs = vertexSections(after.gltf, after.nodes[other].mesh).sections;
    vertexSections(before.gltf, before.nodes[node].mesh).sections.forEach(({ primitive }, s) => {
      const label = `node ${node}, section ${s}`;
      const there = theirs[s]?.primitive;
      compare(label, valuesOf(before.gltf, primitive.attributes, true),
        valuesOf(after.gltf, there?.attributes, true), () => false);
      if ((primitive.targets?.length ?? 0) !== (there?.targets?.length ?? 0)) lost.push(`${label}: a morph target`);
      (primitive.targets ?? []).forEach((target, t) => compare(`${label}, target ${t}`,
        valuesOf(before.gltf, target, false), valuesOf(after.gltf, there?.targets?.[t], false),
        ({ values }) => values.every((value) => value === 0)));
    });
  }
  return lost;
}

function lostImages(before, after) {
  return (before.gltf.json.images ?? []).flatMap((image, i) => {
    const bytes = imageBytes(before.gltf, i);
    if (bytes === null) return [];
    const there = after.gltf.json.images?.[i] && imageBytes(after.gltf, i);
    return there && Buffer.compare(Buffer.from(bytes), Buffer.from(there)) === 0 ? [] : [`image ${i}`];
  });
}

/// Descriptions of what `before` holds and `after` does not; empty where nothing is missing.
export function lostContent(before, after, pairs) {
  const [a, b] = [before.gltf.json, after.gltf.json];
  const lost = [...lostClips(before, after), ...lostAttributes(before, after, pairs), ...lostImages(before, after)];
  for (const key of ['materials', 'textures', 'samplers', 'cameras', 'extensions', 'extras'])
    if (Object.keys(a[key] ?? {}).length > 0 && !holds(b[key], a[key])) lost.push(key);
  const extras = collect(b, 'extras');
  for (const value of collect(a, 'extras'))
    if (!extras.some((other) => holds(other, value))) lost.push(`extras ${JSON.stringify(value).slice(0, 80)}`);
  const names = (evaluator) => evaluator.nodes.map((node) => node.name ?? '').sort();
  if (!isDeepStrictEqual(names(before), names(after))) lost.push('names of nodes');
  // Quantised data comes out as floats: that extension alone is not needed any more.
  for (const extension of a.extensionsUsed ?? [])
    if (extension !== 'KHR_mesh_quantization' && !(b.extensionsUsed ?? []).includes(extension))
      lost.push(`extension ${extension}`);
  // Indices inside unknown extensions stay true only where nodes keep their places.
  if (a.extensions !== undefined)
    before.nodes.forEach((node, i) => {
      if ((node.name ?? '') !== nameOfNode(after, i)) lost.push(`place of node ${i}`);
    });
  return lost;
}
