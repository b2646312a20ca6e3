// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Project files as others see them: valid GLBs that hold the model, and lose nothing on the way back.
import fs from 'node:fs';
import path from 'node:path';
import { compareContent, errorsOf } from './compare_conversion.mjs';
import { Evaluator } from './evaluate.mjs';
import { readGltf } from './gltf_file.mjs';
import { nameOf, readableFiles, run, scratch } from './support.mjs';
import { ThreeReader } from './three_reader.mjs';

function convert(from, to) {
  fs.rmSync(to, { force: true });
  const { status, stderr } = run('convert', from, to, '--no-verify');
  if (status !== 0 && status !== 1) throw new Error(`convert: exit ${status}: ${stderr.trim()}`);
}

async function compareOne(tally, file) {
  const name = nameOf(file);
  const [project, back, straight] = ['project.rigw', 'back.glb', 'straight.glb'].map((n) => path.join(scratch, n));
  convert(file, project);
  const errors = await errorsOf(project);
  tally.row(name, errors.length === 0, `validator: ${errors.join(', ') || 'no errors'}`);
  const gltf = readGltf(project);
  compareContent(tally, name, new Evaluator(readGltf(file)), new Evaluator(gltf));
  const three = await ThreeReader.load(gltf);
  // three.js makes meshes of triangles only.
  const isSurface = ({ mesh }) => gltf.json.meshes?.[mesh]?.primitives.some(({ mode = 4 }) => mode >= 4) ?? false;
  const nodes = gltf.json.nodes.filter(isSurface).length;
  const shown = three.primitives.filter((primitives) => primitives.length > 0).length;
  tally.row(name, shown === nodes, `three.js shows meshes on ${shown} of ${nodes} nodes`);
  convert(project, back);
  convert(file, straight);
  tally.row(name, fs.readFileSync(back).equals(fs.readFileSync(straight)), 'exports the same GLB as the file itself');
}

export async function compareProjects(tally) {
  tally.title('projects: validator, content, three.js, the way back');
  for (const file of readableFiles())
    try {
      await compareOne(tally, file);
    } catch (error) {
      tally.row(nameOf(file), false, error.stack);
    }
}
