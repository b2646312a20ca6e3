// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `append` against three.js: clips of one file on the character of another, and its meshes on the skeleton of
/// the first. The rig that three.js plays is merged here, from the two files' own JSON and bytes, by names.
import path from 'node:path';
import { errorsOf } from './compare_conversion.mjs';
import { Evaluator } from './evaluate.mjs';
import { readAccessor, readGltf } from './gltf_file.mjs';
import { corpus, deform, diagonal, distance, percent, run, scratch } from './support.mjs';
import { ThreeReader } from './three_reader.mjs';

const kTolerance = 3e-4; // 0.03 % of the diagonal
const kMoments = 9; // of each clip

/// The character with the animations of the other file bound to its nodes by name; what has no node of that
/// name is left out. Keys go over as they are.
function mergeClips(character, other, names) {
  const json = structuredClone(character.json);
  const buffers = [...character.buffers];
  const addAccessor = (index) => {
    const { type } = other.json.accessors[index];
    const { count, values } = readAccessor(other, index);
    const bytes = Buffer.from(Float32Array.from(values).buffer);
    json.buffers.push({ byteLength: bytes.length });
    buffers.push(bytes);
    json.bufferViews.push({ buffer: buffers.length - 1, byteLength: bytes.length });
    json.accessors.push({ bufferView: json.bufferViews.length - 1, componentType: 5126, count, type });
    return json.accessors.length - 1;
  };
  const missing = new Set();
  json.animations = names.map((name) => {
    const clip = other.json.animations.find((animation) => animation.name === name);
    const merged = { name, samplers: [], channels: [] };
    for (const { target, sampler } of clip.channels) {
      const bone = other.json.nodes[target.node].name;
      const node = json.nodes.findIndex((candidate) => candidate.name === bone);
      if (node < 0) {
        missing.add(bone);
        continue;
      }
      const { input, output, interpolation } = clip.samplers[sampler];
      merged.channels.push({ sampler: merged.samplers.length, target: { node, path: target.path } });
      merged.samplers.push({ input: addAccessor(input), output: addAccessor(output),
        interpolation: interpolation ?? 'LINEAR' });
    }
    return merged;
  });
  return { merged: { file: character.file, json, buffers }, missing: [...missing].sort() };
}

function momentsOf(merged, clip) {
  const { start, end } = new Evaluator(merged).clips[clip];
  return Array.from({ length: kMoments }, (_, i) => start + (end - start) * (i + 0.37) / kMoments);
}

/// Largest distance between the meshes of `out` and those of the same names in the merged rig, as a part of the
/// size; how far the clip moves anything, by three.js; how many vertices were compared.
function compareClip(out, outClip, three, merged, clip) {
  const times = momentsOf(merged, clip);
  const { meshes, frames } = deform(out, outClip, times);
  const result = { worst: 0, motion: 0, vertices: 0 };
  const first = new Map();
  times.forEach((time, frame) => {
    three.pose(clip, time);
    const size = diagonal(frames[frame].positions) || 1;
    meshes.forEach((mesh, m) => {
      const node = merged.json.nodes.findIndex(({ name, mesh: has }) => name === mesh.name && has !== undefined);
      if (node < 0) return;
      let offset = 0;
      for (const { primitive, positions } of three.positions(node)) {
        const key = `${node}/${primitive}`;
        result.worst = Math.max(result.worst, distance(positions, frames[frame].positions[m], offset) / size);
        if (!first.has(key)) first.set(key, positions);
        result.motion = Math.max(result.motion, distance(positions, first.get(key)) / size);
        result.vertices += positions.length / 3;
        offset += positions.length / 3;
      }
    });
  });
  return result;
}

async function checkResult(tally, what, out, clips, merged, clipIn) {
  const errors = await errorsOf(out);
  tally.row(what, errors.length === 0, `validator: ${errors.join(', ') || 'no errors'}`);
  const three = await ThreeReader.load(merged);
  for (const [clip, name] of clips.entries()) {
    const { worst, motion, vertices } = compareClip(out, clipIn(name), three, merged, clip);
    tally.row(`${what}: ${name.split('|').pop()}`,
      worst <= kTolerance && motion > 0.01 && vertices > 0,
      `three.js ${percent(worst)} of the diagonal over ${kMoments} moments, ${vertices} vertices, which move ${percent(motion)}`);
  }
}

/// Exit 0, and the JSON of the run; null where it failed.
function append(tally, what, ...args) {
  const { status, stdout, stderr } = run('append', ...args, '--json');
  if (status === 0) return JSON.parse(stdout);
  tally.row(what, false, `append: exit ${status}: ${stderr.trim()}`);
  return null;
}

export async function compareAppend(tally) {
  tally.title('append against three.js playing a rig merged by names (0.03 % of the diagonal)');
  const mannequin = path.join(corpus, 'real/kaykit_mannequin/manny_med_mod.gltf');
  const motions = path.join(corpus, 'real/Med_General.glb');
  const clips = ['Rig_Medium|PickUp', 'Rig_Medium|Throw'];
  const { merged, missing } = mergeClips(readGltf(mannequin), readGltf(motions), clips);

  const onto = path.join(scratch, 'appended_clips.glb');
  const report = append(tally, 'clips', mannequin, '--from', motions, '--clips', 'PickUp,Throw', '--match', 'names',
    '-o', onto);
  if (report) {
    tally.row('clips: names', JSON.stringify(report.added.clips) === JSON.stringify(clips), report.added.clips.join(', '));
    const listed = report.unmatched.map(({ name }) => name).sort();
    const counted = report.report.find(({ code }) => code === 'append-bones-unmatched')?.count;
    tally.row('clips: unmatched bones', JSON.stringify(listed) === JSON.stringify(missing) && counted === missing.length,
      `listed: ${listed.join(', ')}`);
    await checkResult(tally, 'clips', onto, clips, merged, (name) => report.added.clips.indexOf(name));
  }

  // The other way round: the meshes onto the skeleton that came with the clips.
  const dressed = path.join(scratch, 'appended_meshes.glb');
  const meshes = append(tally, 'meshes', motions, '--from', mannequin, '--meshes', '--match', 'names', '-o', dressed);
  if (meshes) {
    const named = readGltf(dressed).json.animations.map(({ name }) => name);
    await checkResult(tally, 'meshes', dressed, clips, merged, (name) => named.indexOf(name));
  }

  // Files with pictures and many materials, for the validator.
  for (const [what, file, from] of [
    ['onto a built-in character', null, 'synthetic/s27_textured_pbr.glb'],
    ['textured onto textured', 'real/Fox.glb', 'synthetic/s27_textured_pbr.glb'],
    ['onto a file of two skins', 'synthetic/s10_two_skins_shared_joints.glb', 'real/kaykit_mannequin/manny_med_mod.gltf'],
    ['morph targets with their clips', 'synthetic/s01_base.glb', 'synthetic/s17_morph_skin.glb'],
    ['onto a VRM', 'synthetic/s22_extras_vrm.glb', 'real/Fox.glb'],
  ]) {
    const target = file === null ? path.join(scratch, 'sample.glb') : path.join(corpus, file);
    if (file === null) run('sample', 'mannequin', '-o', target);
    const out = path.join(scratch, 'appended.glb');
    const source = path.join(corpus, from);
    const has = (readGltf(source).json.animations ?? []).length > 0;
    if (!append(tally, what, target, '--from', source, '--meshes', '--skeleton', ...(has ? ['--clips', '*'] : []), '-o', out))
      continue;
    const [before, errors] = [await errorsOf(target), await errorsOf(out)];
    tally.row(what, errors.length === 0,
      `validator: ${errors.join(', ') || 'no errors'}; the character alone: ${before.join(', ') || 'no errors'}`);
  }
}
