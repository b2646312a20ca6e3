// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// three.js' own reading and evaluation of a glTF file, in Node.
import * as THREE from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { readAccessor } from './gltf_file.mjs';

// What the loader expects of a browser and Node lacks.
globalThis.self ??= globalThis;
globalThis.ProgressEvent ??= class ProgressEvent extends Event {};

/// three.js reads the keys of an interleaved buffer view as if they were packed (and never ends): gives it
/// packed ones. Changes `json`, whose buffers are data URIs already.
function packKeys(gltf, json) {
  const samplers = (json.animations ?? []).flatMap((clip) => clip.samplers);
  for (const index of new Set(samplers.flatMap(({ input, output }) => [input, output]))) {
    const accessor = json.accessors[index];
    if (json.bufferViews[accessor.bufferView]?.byteStride === undefined) continue;
    const bytes = Buffer.from(Float32Array.from(readAccessor(gltf, index).values).buffer);
    json.buffers.push({ byteLength: bytes.length, uri: dataUri(bytes) });
    json.bufferViews.push({ buffer: json.buffers.length - 1, byteLength: bytes.length });
    Object.assign(accessor, { componentType: 5126, normalized: false, byteOffset: 0,
      bufferView: json.bufferViews.length - 1 });
  }
}

const dataUri = (bytes) => `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`;

/// Vertices as three.js sees them: positions(node) gives [{primitive, positions}] for the primitives that
/// three.js draws as meshes (it does not skin lines and points).
export class ThreeReader {
  static async load(gltf) {
    const reader = new ThreeReader();
    const json = structuredClone(gltf.json);
    json.buffers?.forEach((buffer, i) => {
      buffer.uri = dataUri(gltf.buffers[i]);
    });
    packKeys(gltf, json);
    const loader = new GLTFLoader();
    // Pictures do not move vertices, and decoding them takes a browser.
    loader.register(() => ({ name: 'no-textures', loadTexture: async () => new THREE.Texture() }));
    const warn = console.warn;
    console.warn = () => {};
    try {
      const loaded = await loader.parseAsync(JSON.stringify(json), '');
      await reader.#collect(json, loaded);
    } finally {
      console.warn = warn;
    }
    return reader;
  }

  async #collect(json, { parser, animations }) {
    const nodes = json.nodes ?? [];
    this.clips = animations;
    this.root = new THREE.Object3D();
    this.objects = [];
    for (let i = 0; i < nodes.length; ++i) this.objects.push(await parser.getDependency('node', i));
    const children = new Set(nodes.flatMap((node) => node.children ?? []));
    this.objects.forEach((object, i) => { if (!children.has(i)) this.root.add(object); });
    this.primitives = nodes.map((node, i) => node.mesh === undefined ? [] : this.#primitivesOf(i, parser));
  }

  /// A node with several primitives is a group of meshes; other nodes below it are not of it.
  #primitivesOf(node, parser) {
    const own = [this.objects[node], ...this.objects[node].children.filter((c) => !this.objects.includes(c))];
    return own.map((object) => ({ object, primitive: parser.associations.get(object)?.primitives }))
      .filter(({ object, primitive }) => object.isMesh && primitive !== undefined);
  }

  /// Puts the clip's moment (or the file's own pose) on the nodes.
  pose(clip = null, time = 0) {
    this.mixer?.stopAllAction();
    this.mixer = null;
    if (clip !== null) {
      this.mixer = new THREE.AnimationMixer(this.root);
      const action = this.mixer.clipAction(this.clips[clip]).setLoop(THREE.LoopOnce);
      action.clampWhenFinished = true;
      action.play();
      this.mixer.setTime(time);
    }
    this.root.updateMatrixWorld(true);
  }

  positions(node) {
    const vertex = new THREE.Vector3();
    return this.primitives[node].map(({ object, primitive }) => {
      const { count } = object.geometry.attributes.position;
      const positions = new Float64Array(count * 3);
      for (let i = 0; i < count; ++i) {
        object.getVertexPosition(i, vertex).applyMatrix4(object.matrixWorld);
        vertex.toArray(positions, i * 3);
      }
      return { primitive, positions };
    });
  }
}
