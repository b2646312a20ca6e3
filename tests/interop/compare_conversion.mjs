// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GLB → GLB by `convert`: the Khronos validator finds no error, the file deforms as before, and nothing of
/// what it held is gone.
import fs from 'node:fs';
import path from 'node:path';
import validator from 'gltf-validator';
import { lostContent, maxInfluences, pairNodes, rowDifference } from './content.mjs';
import { Evaluator } from './evaluate.mjs';
import { readGltf } from './gltf_file.mjs';
import { diagonal, filesOf, momentsOf, nameOf, readableFiles, run, scratch } from './support.mjs';

const kTolerance = 1e-5; // of the size
const kRowTolerance = 1e-6;

/// Codes of the validator's errors, each with how often it came.
export async function errorsOf(file) {
  const { issues } = await validator.validateBytes(new Uint8Array(fs.readFileSync(file)), {
    uri: path.basename(file),
    maxIssues: 0,
    externalResourceFunction: async (uri) =>
      new Uint8Array(fs.readFileSync(path.join(path.dirname(file), decodeURIComponent(uri)))),
  });
  const counts = {};
  for (const { code, severity } of issues.messages) if (severity === 0) counts[code] = (counts[code] ?? 0) + 1;
  return Object.entries(counts).map(([code, count]) => `${code} ×${count}`);
}

/// Largest move of a vertex that had weight, as a part of the size, over rest and three moments a clip.
function deformationDifference(before, after, pairs) {
  const moments = [[null, 0]];
  before.clips.forEach((clip, i) => momentsOf(clip).forEach((time) => moments.push([i, time])));
  let worst = 0;
  for (const [clip, time] of moments) {
    const [a, b] = [before.evaluate(clip, time), after.evaluate(clip, time)];
    const size = diagonal(a.values()) || 1;
    for (const [node, other] of pairs) {
      const { mesh, skin } = before.nodes[node];
      for (const section of before.meshes[mesh].sections)
        for (let v = 0; v < section.count; ++v) {
          if (skin !== undefined && section.rows[v].length === 0) continue;
          const at = (section.first + v) * 3;
          const moved = Math.hypot(...[0, 1, 2].map((k) => a.get(node)[at + k] - b.get(other)[at + k]));
          worst = Number.isNaN(moved) ? Infinity : Math.max(worst, moved / size);
        }
    }
  }
  return worst;
}

export function compareContent(tally, name, before, after) {
  const pairs = pairNodes(before, after);
  const lost = pairs === null ? ['a mesh'] : lostContent(before, after, pairs);
  tally.row(name, lost.length === 0, lost.length === 0 ? 'nothing lost' : `lost: ${lost.join('; ').slice(0, 400)}`);
  if (pairs === null) return;
  const moved = deformationDifference(before, after, pairs);
  const rows = rowDifference(before, after, pairs);
  const [had, has] = [maxInfluences(before), maxInfluences(after)];
  tally.row(name, moved <= kTolerance && rows <= kRowTolerance && had === has,
    `deformation ${moved.toExponential(1)} of the size, rows ${rows.toExponential(1)}, influences ${had} → ${has}`);
}

async function compareOne(tally, file, mayRefuse) {
  const name = nameOf(file);
  const out = path.join(scratch, 'converted.glb');
  fs.rmSync(out, { force: true });
  const { status, stderr } = run('convert', file, out, '--no-verify');
  if (mayRefuse && status === 3) return;
  if (status !== 0 && status !== 1) {
    tally.row(name, false, `convert: exit ${status}: ${stderr.trim()}`);
    return;
  }
  const had = mayRefuse ? null : await errorsOf(file);
  const has = await errorsOf(out);
  const source = had === null ? 'a malformed source' : had.length === 0 ? 'a valid source' : had.join(', ');
  tally.row(name, has.length === 0, `validator: ${has.join(', ') || 'no errors'}, from ${source}`);
  if (!mayRefuse) compareContent(tally, name, new Evaluator(readGltf(file)), new Evaluator(readGltf(out)));
}

export async function compareConversion(tally) {
  tally.title('convert to GLB: validator, content, deformation (1e-5 of the size)');
  for (const [files, mayRefuse] of [[readableFiles(), false], [filesOf('malformed', ['.glb', '.gltf']), true]])
    for (const file of files)
      try {
        await compareOne(tally, file, mayRefuse);
      } catch (error) {
        tally.row(nameOf(file), false, error.stack);
      }
}
