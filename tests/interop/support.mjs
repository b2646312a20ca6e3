// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What all comparisons share: the corpus, runs of rigwright-cli, sizes and distances, the tally.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const corpus = path.resolve(process.env.RIGWRIGHT_CORPUS ?? '../../../shared/corpus');
const cli = process.env.RIGWRIGHT_CLI;
export const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'rigwright-interop-'));
process.on('exit', () => fs.rmSync(scratch, { recursive: true, force: true }));

/// Files below a folder of the corpus whose names end in one of the extensions, sorted.
export function filesOf(folder, extensions) {
  const walk = (at) => fs.readdirSync(at, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(path.join(at, entry.name)) : [path.join(at, entry.name)]);
  return walk(path.join(corpus, folder))
    .filter((name) => extensions.some((extension) => name.endsWith(extension)))
    .sort();
}

export const nameOf = (file) => path.relative(corpus, file);
/// Whole glTF files that Rigwright reads.
export const readableFiles = () => [...filesOf('synthetic', ['.glb', '.gltf', '.vrm']),
  ...filesOf('real', ['.glb', '.gltf', '.vrm'])];

/// {status, stdout, stderr}
export function run(...args) {
  const { status, signal, stdout, stderr, error } = spawnSync(cli, args,
    { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) throw error;
  return { status: signal ?? status, stdout, stderr };
}

/// Runs `deform`; the clip is an index or null.
export function deform(file, clip = null, times = []) {
  const out = path.join(scratch, 'deform.json');
  const args = clip === null ? [] : ['--clip', `#${clip}`, ...times.flatMap((t) => ['--time', String(t)])];
  const { status, stderr } = run('deform', file, ...args, '-o', out);
  if (status !== 0) throw new Error(`deform: exit ${status}: ${stderr.trim()}`);
  return JSON.parse(fs.readFileSync(out, 'utf8'));
}

/// Three moments of a clip that are hardly ever keys.
export const momentsOf = ({ start, end }) => [0.1371, 0.4877, 0.8713].map((u) => start + u * (end - start));

/// Diagonal of the bounds of several lists [x, y, z, …].
export function diagonal(lists) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const list of lists)
    for (let i = 0; i < list.length; ++i) {
      low[i % 3] = Math.min(low[i % 3], list[i]);
      high[i % 3] = Math.max(high[i % 3], list[i]);
    }
  return low[0] > high[0] ? 0 : Math.hypot(...high.map((value, k) => value - low[k]));
}

/// Longest distance between vertices of two lists of one length; NaN anywhere gives Infinity.
export function distance(a, b, offset = 0) {
  if (a.length + offset * 3 > b.length) return Infinity;
  let worst = 0;
  for (let i = 0; i < a.length; i += 3) {
    const d = Math.hypot(a[i] - b[offset * 3 + i], a[i + 1] - b[offset * 3 + i + 1],
      a[i + 2] - b[offset * 3 + i + 2]);
    if (Number.isNaN(d)) return Infinity;
    worst = Math.max(worst, d);
  }
  return worst;
}

/// Counts what passed and failed, and prints one row a check.
export class Tally {
  passed = 0;
  failed = 0;
  title(text) { console.log(`\n${text}`); }
  row(name, ok, text) {
    ok ? ++this.passed : ++this.failed;
    console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(44)} ${text}`);
  }
  note(name, text) { console.log(`  --   ${name.padEnd(44)} ${text}`); }
}

export const percent = (value) => `${(100 * value).toExponential(1)} %`;
