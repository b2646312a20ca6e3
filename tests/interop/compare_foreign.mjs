// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FBX, Collada and OBJ → GLB: the Khronos validator finds no error, and the formula of glTF, in double
/// precision, makes of the GLB what `deform` makes of the file itself, at rest and at three moments of every clip.
import fs from 'node:fs';
import path from 'node:path';
import { errorsOf } from './compare_conversion.mjs';
import { Evaluator } from './evaluate.mjs';
import { readGltf } from './gltf_file.mjs';
import { deform, diagonal, distance, filesOf, momentsOf, nameOf, percent, run, scratch } from './support.mjs';

const kTolerance = 1e-5; // 0.001 % of the diagonal

/// By mesh: which vertices have weights in the file. glTF has no way to hang a vertex on nothing, so those
/// without are hung on the root (and said to be).
function weightedOf(file, count) {
  const text = path.join(scratch, 'foreign.json');
  const { status } = run('weights', file, '-o', text);
  if (status !== 0) return Array(count).fill(null); // nothing in it is skinned
  return JSON.parse(fs.readFileSync(text, 'utf8')).meshes.map(({ rows }) => rows.map(({ weights }) => weights.length > 0));
}

function differenceOf(file, glb, weighted) {
  const evaluator = new Evaluator(readGltf(glb));
  const moments = [[null, []], ...evaluator.clips.map((clip, i) => [i, momentsOf(clip)])];
  let worst = 0;
  for (const [clip, times] of moments) {
    const ours = deform(file, clip, times);
    const nodes = deform(glb, clip, times).meshes.map(({ node }) => node);
    ours.frames.forEach(({ positions }, frame) => {
      const formula = evaluator.evaluate(clip, times[frame] ?? 0);
      const size = diagonal(formula.values()) || 1;
      positions.forEach((list, m) => {
        for (let v = 0; 3 * v < list.length; ++v) {
          if (weighted[m] && !weighted[m][v]) continue;
          const [a, b] = [list, formula.get(nodes[m])].map((all) => all.slice(3 * v, 3 * v + 3));
          worst = Math.max(worst, distance(a, b) / size);
        }
      });
    });
  }
  return worst;
}

export async function compareForeign(tally) {
  tally.title('FBX, Collada, OBJ → GLB: validator, and the formula on the GLB against the file itself (0.001 %)');
  const files = ['synthetic', 'real', 'reference'].flatMap((folder) => filesOf(folder, ['.fbx', '.dae', '.obj']));
  for (const file of files) {
    const glb = path.join(scratch, 'foreign.glb');
    const { status, stdout } = run('convert', file, glb, '--json');
    const { lost, error } = JSON.parse(stdout);
    const rootless = lost?.some(({ code }) => code === 'export-zero-rows');
    if (status !== 0 && !(status === 1 && rootless)) {
      tally.row(nameOf(file), false, `exit ${status}: ${error?.detail}`);
      continue;
    }
    const errors = await errorsOf(glb);
    const meshes = JSON.parse(run('info', file, '--json').stdout).meshes;
    const worst = differenceOf(file, glb, weightedOf(file, meshes.length));
    tally.row(nameOf(file), errors.length === 0 && worst <= kTolerance,
      `${errors.join(', ') || 'no errors'}, formula ${percent(worst)}${rootless ? ', vertices without weights left out' : ''}`);
  }
}
