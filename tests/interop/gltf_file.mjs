// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads glTF and GLB by the words of the specification alone: JSON, buffers, accessors in double precision.
import fs from 'node:fs';
import path from 'node:path';
import { decompressed } from './decompress.mjs';

const kComponents = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 };
const kTypes = {
  5120: { size: 1, get: 'getInt8', max: 127 },
  5121: { size: 1, get: 'getUint8', max: 255 },
  5122: { size: 2, get: 'getInt16', max: 32767 },
  5123: { size: 2, get: 'getUint16', max: 65535 },
  5125: { size: 4, get: 'getUint32', max: 4294967295 },
  5126: { size: 4, get: 'getFloat32', max: 1 },
};

/// {file, json, buffers: [Uint8Array]}, compressed parts made plain; throws where the container itself is broken.
export function readGltf(file) {
  const bytes = fs.readFileSync(file);
  let text = null;
  let binary = null;
  if (bytes.length >= 12 && bytes.toString('latin1', 0, 4) === 'glTF') {
    for (let at = 12; at + 8 <= bytes.length;) {
      const length = bytes.readUInt32LE(at);
      const kind = bytes.readUInt32LE(at + 4);
      const chunk = bytes.subarray(at + 8, at + 8 + length);
      if (kind === 0x4e4f534a) text = chunk.toString('utf8');
      if (kind === 0x004e4942 && binary === null) binary = chunk;
      at += 8 + length + ((4 - (length % 4)) % 4);
    }
  } else {
    text = bytes.toString('utf8');
  }
  const json = JSON.parse(text);
  const buffers = (json.buffers ?? []).map((buffer) => bytesOf(buffer.uri, path.dirname(file), binary));
  return decompressed({ file, json, buffers });
}

function bytesOf(uri, folder, binary) {
  if (uri === undefined) return binary;
  const data = /^data:[^,]*;base64,(.*)$/s.exec(uri);
  return data ? Buffer.from(data[1], 'base64') : fs.readFileSync(path.join(folder, decodeURIComponent(uri)));
}

/// The bytes of images[index], embedded or beside the file; null where there are none.
export function imageBytes(gltf, index) {
  const image = gltf.json.images[index];
  if (image.bufferView === undefined) {
    try {
      return bytesOf(image.uri, path.dirname(gltf.file), null);
    } catch {
      return null;
    }
  }
  const view = gltf.json.bufferViews[image.bufferView];
  const start = view.byteOffset ?? 0;
  return gltf.buffers[view.buffer].subarray(start, start + view.byteLength);
}

/// {count, width, values: Float64Array}: sparse parts filled in, normalised integers as numbers.
export function readAccessor(gltf, index) {
  const accessor = gltf.json.accessors[index];
  const width = kComponents[accessor.type];
  const values = new Float64Array(accessor.count * width);
  if (accessor.bufferView !== undefined)
    readInto(gltf, accessor, accessor.bufferView, accessor.byteOffset ?? 0, accessor.count, values);
  if (accessor.sparse) {
    const { count, indices, values: replaced } = accessor.sparse;
    const at = new Float64Array(count);
    readInto(gltf, { componentType: indices.componentType, type: 'SCALAR' }, indices.bufferView,
      indices.byteOffset ?? 0, count, at);
    const parts = new Float64Array(count * width);
    readInto(gltf, accessor, replaced.bufferView, replaced.byteOffset ?? 0, count, parts);
    for (let i = 0; i < count; ++i)
      for (let k = 0; k < width; ++k) values[at[i] * width + k] = parts[i * width + k];
  }
  return { count: accessor.count, width, values };
}

function readInto(gltf, accessor, viewIndex, offset, count, out) {
  const view = gltf.json.bufferViews[viewIndex];
  const buffer = gltf.buffers[view.buffer];
  const data = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  const width = kComponents[accessor.type];
  const type = kTypes[accessor.componentType];
  const stride = view.byteStride ?? type.size * width;
  const start = (view.byteOffset ?? 0) + offset;
  for (let i = 0; i < count; ++i)
    for (let k = 0; k < width; ++k) {
      let value = data[type.get](start + i * stride + k * type.size, true);
      if (accessor.normalized) value = Math.max(value / type.max, -1);
      out[i * width + k] = value;
    }
}

/// Primitives that share all accessors share their vertices: [{first, count, primitive}] and, by
/// primitive, which of them it uses (-1: it has no vertices). First use decides the order.
export function vertexSections(gltf, meshIndex) {
  const sections = [];
  const keys = new Map();
  const ofPrimitive = [];
  let first = 0;
  for (const primitive of gltf.json.meshes[meshIndex].primitives) {
    const position = primitive.attributes?.POSITION;
    if (position === undefined || gltf.json.accessors[position].count === 0) {
      ofPrimitive.push(-1);
      continue;
    }
    const sorted = (object) => Object.entries(object).sort();
    const key = JSON.stringify([sorted(primitive.attributes), (primitive.targets ?? []).map(sorted)]);
    if (!keys.has(key)) {
      const count = gltf.json.accessors[position].count;
      keys.set(key, sections.length);
      sections.push({ first, count, primitive });
      first += count;
    }
    ofPrimitive.push(keys.get(key));
  }
  return { sections, ofPrimitive, count: first };
}

/// Rows of one section: by vertex a list of [joint, weight] with weight > 0.
export function weightRows(gltf, section) {
  const { attributes } = section.primitive;
  const rows = Array.from({ length: section.count }, () => []);
  for (let set = 0; attributes[`JOINTS_${set}`] !== undefined; ++set) {
    const joints = readAccessor(gltf, attributes[`JOINTS_${set}`]);
    const weights = readAccessor(gltf, attributes[`WEIGHTS_${set}`]);
    for (let i = 0; i < weights.values.length; ++i)
      if (weights.values[i] > 0)
        rows[Math.floor(i / 4)].push([joints.values[i], weights.values[i]]);
  }
  return rows;
}
