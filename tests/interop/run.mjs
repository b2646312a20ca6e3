// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Runs all comparisons and prints their figures; `node run.mjs deform` runs one.
import fs from 'node:fs';
import { checkRefusals } from './check_refusals.mjs';
import { compareAppend } from './compare_append.mjs';
import { compareBaked } from './compare_baked.mjs';
import { compareBlender } from './compare_blender.mjs';
import { compareConversion } from './compare_conversion.mjs';
import { compareDeform } from './compare_deform.mjs';
import { compareForeign } from './compare_foreign.mjs';
import { compareMotion } from './compare_motion.mjs';
import { compareProjects } from './compare_projects.mjs';
import { corpus, Tally } from './support.mjs';

const parts = {
  deform: compareDeform,
  convert: compareConversion,
  foreign: compareForeign,
  motion: compareMotion,
  append: compareAppend,
  baked: compareBaked,
  blender: compareBlender,
  projects: compareProjects,
  refusals: checkRefusals,
};
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`no comparison named ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
if (!fs.existsSync(corpus)) {
  console.log(`SKIPPED: there is no corpus at ${corpus} (set RIGWRIGHT_CORPUS); nothing was compared`);
  process.exit(0);
}
const tally = new Tally();
for (const name of wanted) await parts[name](tally);
console.log(`\ninterop: ${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
