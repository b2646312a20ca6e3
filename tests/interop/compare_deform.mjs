// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `deform` against three.js and against the glTF formula in double precision, at rest and at three moments
/// of every clip.
import { Evaluator } from './evaluate.mjs';
import { readGltf, vertexSections } from './gltf_file.mjs';
import { deform, diagonal, distance, momentsOf, nameOf, percent, readableFiles } from './support.mjs';
import { ThreeReader } from './three_reader.mjs';

const kFormulaTolerance = 1e-5; // 0.001 % of the diagonal
const kThreeTolerance = 3e-4; // 0.03 %

/// Why three.js cannot be the judge of a file; null where it can.
function whyNotThree(evaluator) {
  let influences = 0;
  let zeroRows = 0;
  for (const node of evaluator.nodes.filter((n) => n.mesh !== undefined && n.skin !== undefined))
    for (const section of evaluator.meshes[node.mesh].sections)
      for (const row of section.rows) {
        influences = Math.max(influences, row.length);
        zeroRows += row.length === 0;
      }
  if (influences > 4) return `${influences} influences; three.js reads four`;
  return zeroRows > 0 ? `${zeroRows} zero rows; three.js hangs them on the first joint` : null;
}

/// All moments of a file: {clip, time, positions by node as Rigwright has them}.
function framesOf(file, evaluator) {
  const frames = [];
  const add = (clip, times) => {
    const { meshes, frames: deformed } = deform(file, clip, times);
    deformed.forEach((frame, i) => frames.push({
      clip,
      time: times[i] ?? 0,
      ours: new Map(meshes.map((mesh, m) => [mesh.node, frame.positions[m]])),
    }));
  };
  add(null, []);
  evaluator.clips.forEach((clip, i) => add(i, momentsOf(clip)));
  return frames;
}

/// Largest error against the formula, as a part of the diagonal. Marks each frame with what it found.
function compareWithFormula(evaluator, frames) {
  let worst = 0;
  for (const frame of frames) {
    frame.formula = evaluator.evaluate(frame.clip, frame.time);
    frame.size = diagonal(frame.formula.values());
    if (frame.ours.size !== frame.formula.size) return Infinity;
    for (const [node, positions] of frame.formula) {
      const ours = frame.ours.get(node);
      if (!ours || ours.length !== positions.length) return Infinity;
      if (positions.length) worst = Math.max(worst, distance(positions, ours) / (frame.size || 1));
    }
  }
  return worst;
}

/// How far the vertices move within each clip, as a part of the size, by an opinion.
function motionOf(frames, positionsOf) {
  const first = new Map();
  const motion = new Map();
  for (const frame of frames.filter(({ clip }) => clip !== null)) {
    const all = positionsOf(frame);
    if (!first.has(frame.clip)) first.set(frame.clip, all);
    const moved = Math.max(0, ...all.map((list, i) => distance(list, first.get(frame.clip)[i]) / (frame.size || 1)));
    motion.set(frame.clip, Math.max(motion.get(frame.clip) ?? 0, moved));
  }
  return motion;
}

/// {worst, vertices, frozen}: `frozen` are clips that three.js does not play.
function compareWithThree(evaluator, three, frames) {
  const sections = evaluator.meshes.map((_, i) => vertexSections(evaluator.gltf, i));
  let [worst, vertices] = [0, 0];
  for (const frame of frames) {
    three.pose(frame.clip, frame.time);
    frame.three = [];
    for (const node of frame.formula.keys())
      for (const { primitive, positions } of three.positions(node)) {
        const { sections: parts, ofPrimitive } = sections[evaluator.nodes[node].mesh];
        frame.three.push(positions);
        const error = distance(positions, frame.ours.get(node), parts[ofPrimitive[primitive]].first);
        frame.error = Math.max(frame.error ?? 0, error / (frame.size || 1));
        vertices += positions.length / 3;
      }
  }
  const truth = motionOf(frames, (frame) => [...frame.formula.values()]);
  const theirs = motionOf(frames, (frame) => frame.three);
  const frozen = [...truth.keys()].filter((clip) => truth.get(clip) > 1e-4 && theirs.get(clip) < 1e-7);
  for (const frame of frames)
    if (!frozen.includes(frame.clip)) worst = Math.max(worst, frame.error ?? 0);
  return { worst, vertices, frozen };
}

export async function compareDeform(tally) {
  tally.title('deform against the glTF formula in double precision (0.001 %) and three.js (0.03 %); error in % of the diagonal');
  let byThree = 0;
  for (const file of readableFiles()) {
    const name = nameOf(file);
    try {
      const evaluator = new Evaluator(readGltf(file));
      const frames = framesOf(file, evaluator);
      const worst = compareWithFormula(evaluator, frames);
      tally.row(name, worst <= kFormulaTolerance, `formula ${percent(worst)}, ${frames.length} moments`);
      const reason = whyNotThree(evaluator);
      if (reason) {
        tally.note(name, `three.js: not compared: ${reason}`);
        continue;
      }
      const result = compareWithThree(evaluator, await ThreeReader.load(evaluator.gltf), frames);
      for (const clip of result.frozen)
        tally.note(name, `three.js does not play clip #${clip} '${evaluator.clips[clip].name}'`);
      if (result.vertices === 0) {
        tally.note(name, 'three.js: not compared: no vertices');
        continue;
      }
      ++byThree;
      tally.row(name, result.worst <= kThreeTolerance, `three.js ${percent(result.worst)}`);
    } catch (error) {
      tally.row(name, false, error.stack);
    }
  }
  tally.title(`${byThree} files compared with three.js`);
}
