// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Compressed glTF made plain by the decoders that three.js ships (WebAssembly and JavaScript builds, not the
/// libraries that Rigwright links).
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';

await MeshoptDecoder.ready;

/// The script is written for browsers and for CommonJS, which the package is not.
async function loadDraco() {
  const url = import.meta.resolve?.('three/addons/libs/draco/gltf/draco_decoder.js')
    ?? new URL('./node_modules/three/examples/jsm/libs/draco/gltf/draco_decoder.js', import.meta.url).href;
  const source = fs.readFileSync(fileURLToPath(url), 'utf8');
  const make = new Function('require', '__dirname', `${source}; return DracoDecoderModule;`);
  return make(createRequire(import.meta.url), '.')();
}

const draco = await loadDraco();
const kDraco = 'KHR_draco_mesh_compression';
const kMeshopt = 'EXT_meshopt_compression';

function viewBytes(gltf, view) {
  const start = view.byteOffset ?? 0;
  return gltf.buffers[view.buffer].subarray(start, start + view.byteLength);
}

function addView(gltf, bytes) {
  gltf.buffers.push(bytes);
  gltf.json.buffers.push({ byteLength: bytes.byteLength });
  gltf.json.bufferViews.push({ buffer: gltf.buffers.length - 1, byteLength: bytes.byteLength });
  return gltf.json.bufferViews.length - 1;
}

function decompressView(gltf, view) {
  const compressed = view.extensions[kMeshopt];
  const plain = new Uint8Array(compressed.count * compressed.byteStride);
  MeshoptDecoder.decodeGltfBuffer(plain, compressed.count, compressed.byteStride,
    new Uint8Array(viewBytes(gltf, compressed)), compressed.mode, compressed.filter ?? 'NONE');
  gltf.buffers.push(plain);
  gltf.json.buffers.push({ byteLength: plain.byteLength });
  Object.assign(view, { buffer: gltf.buffers.length - 1, byteOffset: 0 });
  delete view.extensions;
}

const kArrays = {
  5120: ['DT_INT8', Int8Array], 5121: ['DT_UINT8', Uint8Array], 5122: ['DT_INT16', Int16Array],
  5123: ['DT_UINT16', Uint16Array], 5125: ['DT_UINT32', Uint32Array], 5126: ['DT_FLOAT32', Float32Array],
};

/// `fill(bytes, pointer)` writes into the decoder's memory; a copy of it.
function fromHeap(bytes, fill) {
  const pointer = draco._malloc(bytes);
  fill(bytes, pointer);
  const copy = new Uint8Array(draco.HEAPU8.buffer, pointer, bytes).slice();
  draco._free(pointer);
  return copy;
}

function decompressPrimitive(gltf, primitive) {
  const { bufferView, attributes } = primitive.extensions[kDraco];
  const bytes = new Int8Array(viewBytes(gltf, gltf.json.bufferViews[bufferView]));
  const [buffer, decoder, mesh] = [new draco.DecoderBuffer(), new draco.Decoder(), new draco.Mesh()];
  buffer.Init(bytes, bytes.length);
  if (!decoder.DecodeBufferToMesh(buffer, mesh).ok()) throw new Error('Draco does not decode this');
  for (const [semantic, id] of Object.entries(attributes)) {
    const accessor = gltf.json.accessors[primitive.attributes[semantic]];
    const attribute = decoder.GetAttributeByUniqueId(mesh, id);
    const [type, Numbers] = kArrays[accessor.componentType];
    const size = mesh.num_points() * attribute.num_components() * Numbers.BYTES_PER_ELEMENT;
    accessor.bufferView = addView(gltf, fromHeap(size, (length, pointer) =>
      decoder.GetAttributeDataArrayForAllPoints(mesh, attribute, draco[type], length, pointer)));
  }
  const indices = gltf.json.accessors[primitive.indices];
  indices.componentType = 5125;
  indices.bufferView = addView(gltf, fromHeap(mesh.num_faces() * 12, (length, pointer) =>
    decoder.GetTrianglesUInt32Array(mesh, length, pointer)));
  delete primitive.extensions;
  [mesh, decoder, buffer].forEach((object) => draco.destroy(object));
}

/// Changes {json, buffers} where something in it is compressed; gives it back.
export function decompressed(gltf) {
  const { json } = gltf;
  for (const view of json.bufferViews ?? []) if (view.extensions?.[kMeshopt]) decompressView(gltf, view);
  for (const mesh of json.meshes ?? [])
    for (const primitive of mesh.primitives ?? [])
      if (primitive.extensions?.[kDraco]) decompressPrimitive(gltf, primitive);
  for (const list of ['extensionsUsed', 'extensionsRequired']) {
    if (!json[list]) continue;
    json[list] = json[list].filter((name) => name !== kDraco && name !== kMeshopt);
    if (json[list].length === 0) delete json[list];
  }
  return gltf;
}
