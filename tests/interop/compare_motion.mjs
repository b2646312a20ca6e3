// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BVH files, converted to GLB, against three.js' own reading of the BVH: where every joint is in every frame.
import fs from 'node:fs';
import path from 'node:path';
import * as THREE from 'three';
import { BVHLoader } from 'three/addons/loaders/BVHLoader.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { percent, run, scratch } from './support.mjs';

const kTolerance = 3e-6; // of the size: keys are floats
const kFrames = 15;

/// Repeatable numbers in [-1, 1).
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/// A body whose joints turn in the given order of axes. The hips' OFFSET is zero, as in most files: then
/// there is only one reading of their position channels.
function bvhText(order, seed, lineEnd = '\n') {
  const next = numbers(seed);
  const turns = [...order].map((axis) => `${axis}rotation`).join(' ');
  const lines = ['HIERARCHY'];
  const channels = [];
  const joint = (depth, name, offset, children, isRoot = false) => {
    const indent = '\t'.repeat(depth);
    lines.push(`${indent}${isRoot ? 'ROOT' : 'JOINT'} ${name}`, `${indent}{`, `${indent}\tOFFSET ${offset.join(' ')}`);
    lines.push(isRoot ? `${indent}\tCHANNELS ${3 + order.length} Xposition Yposition Zposition ${turns}`
      : `${indent}\tCHANNELS ${order.length} ${turns}`);
    channels.push(...(isRoot ? [1, 1, 1] : []), ...[...order].map(() => 170));
    children(depth + 1);
    lines.push(`${indent}}`);
  };
  const end = (depth, offset) => {
    const indent = '\t'.repeat(depth);
    lines.push(`${indent}End Site`, `${indent}{`, `${indent}\tOFFSET ${offset.join(' ')}`, `${indent}}`);
  };
  joint(0, 'Hips', [0, 0, 0], (d) => {
    joint(d, 'Spine', [0, 0.3, 0.02], (e) => joint(e, 'Head', [0, 0.4, 0], (f) => end(f, [0, 0.2, 0])));
    joint(d, 'Leg', [0.1, -0.05, 0], (e) => joint(e, 'Foot', [0, -0.8, 1e-3], (f) => end(f, [0, -0.1, 0.15])));
  }, true);
  lines.push('MOTION', `Frames: ${kFrames}`, 'Frame Time: 0.033333');
  for (let frame = 0; frame < kFrames; ++frame)
    lines.push(channels.map((range) => (range * next()).toFixed(5)).join(' '));
  return lines.join(lineEnd) + lineEnd;
}

/// World positions [x, y, z, …] of objects after the clip was put at a time.
function positionsAt(mixer, root, objects, time) {
  mixer.setTime(time);
  root.updateMatrixWorld(true);
  return objects.flatMap((object) => object.getWorldPosition(new THREE.Vector3()).toArray());
}

function player(root, clip) {
  const mixer = new THREE.AnimationMixer(root);
  const action = mixer.clipAction(clip).setLoop(THREE.LoopOnce);
  action.clampWhenFinished = true;
  action.play();
  return mixer;
}

async function largestError(text, glb) {
  const bvh = new BVHLoader().parse(text);
  const bones = bvh.skeleton.bones;
  const bytes = fs.readFileSync(glb);
  const loaded = await new GLTFLoader().parseAsync(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), '');
  const nodes = [];
  for (let i = 0; i < bones.length; ++i) nodes.push(await loaded.parser.getDependency('node', i));
  const theirs = player(bones[0], bvh.clip);
  const ours = player(loaded.scene, loaded.animations[0]);
  let worst = 0;
  for (let frame = 0; frame < kFrames; ++frame) {
    const time = frame * 0.033333;
    const a = positionsAt(theirs, bones[0], bones, time);
    const b = positionsAt(ours, loaded.scene, nodes, time);
    a.forEach((value, i) => { worst = Math.max(worst, Math.abs(value - b[i])); });
    if (a.length !== b.length || b.some(Number.isNaN)) return Infinity;
  }
  return worst;
}

export async function compareMotion(tally) {
  tally.title('BVH against three.js: every joint in every frame (0.0003 % of two metres)');
  globalThis.self ??= globalThis;
  globalThis.ProgressEvent ??= class ProgressEvent extends Event {};
  let seed = 1;
  for (const order of ['XYZ', 'XZY', 'YXZ', 'YZX', 'ZXY', 'ZYX', 'ZY', 'X'])
    for (const lineEnd of ['\n', '\r\n']) {
      const name = `${order}${lineEnd === '\n' ? '' : ', CR LF'}`;
      const text = bvhText(order, ++seed, lineEnd);
      const file = path.join(scratch, 'motion.bvh');
      const glb = path.join(scratch, 'motion.glb');
      fs.writeFileSync(file, text);
      const { status, stderr } = run('convert', file, glb);
      if (status !== 0) {
        tally.row(name, false, `convert: exit ${status}: ${stderr.trim()}`);
        continue;
      }
      const error = await largestError(text, glb) / 2;
      tally.row(name, error <= kTolerance, `three.js ${percent(error)}`);
    }
}
