// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A rigged character baked into a GLB, played by three.js, against what the rig itself does to the vertices.
import path from 'node:path';
import { errorsOf } from './compare_conversion.mjs';
import { readGltf } from './gltf_file.mjs';
import { deform, diagonal, distance, percent, run, scratch } from './support.mjs';
import { ThreeReader } from './three_reader.mjs';

const kTolerance = 1e-4; // of the diagonal
const kFps = 30;

export async function compareBaked(tally) {
  tally.title('a baked rig played by three.js against the rig (0.01 % of the diagonal)');
  const rigged = path.join(scratch, 'rigged.rigw');
  const baked = path.join(scratch, 'baked.glb');
  for (const args of [['sample', 'mannequin', '--rig', '-o', rigged],
    ['bake', rigged, '-o', baked, '--fps', String(kFps)]]) {
    const { status, stderr } = run(...args);
    if (status !== 0) {
      tally.row(args[0], false, `exit ${status}: ${stderr.trim()}`);
      return;
    }
  }
  const errors = await errorsOf(baked);
  tally.row('validator', errors.length === 0, errors.join(', ') || 'no errors');
  const gltf = readGltf(baked);
  const three = await ThreeReader.load(gltf);
  const times = [0, 7, 19, 30, 44].map((frame) => frame / kFps);
  const { meshes, frames } = deform(rigged, 0, times);
  const plain = path.join(scratch, 'plain.glb');
  run('sample', 'mannequin', '-o', plain);
  const unrigged = deform(plain, 0, times);
  let [worst, change, vertices] = [0, 0, 0];
  times.forEach((time, frame) => {
    three.pose(0, time);
    const size = diagonal(frames[frame].positions) || 1;
    meshes.forEach((mesh, m) => {
      const node = gltf.json.nodes.findIndex(({ name, mesh: has }) => name === mesh.name && has !== undefined);
      let offset = 0;
      for (const { positions } of three.positions(node)) {
        worst = Math.max(worst, distance(positions, frames[frame].positions[m], offset) / size);
        change = Math.max(change, distance(positions, unrigged.frames[frame].positions[m], offset) / size);
        vertices += positions.length / 3;
        offset += positions.length / 3;
      }
    });
  });
  tally.row('mannequin, Idle', worst <= kTolerance && change > kTolerance && vertices > 0,
    `three.js ${percent(worst)} of the diagonal in ${times.length} frames, ${vertices} vertices; the rig moves ${percent(change)}`);
}
