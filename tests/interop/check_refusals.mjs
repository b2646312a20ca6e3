// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What cannot be read as it is: broken files are repaired or refused precisely.
import { filesOf, nameOf, run } from './support.mjs';

/// Exit 0 with something in the report, or 3 with an error that says what, where and what to do.
function checkMalformed(tally, file) {
  const { status, stdout, stderr } = run('info', file, '--json');
  let text = '';
  let ok = false;
  try {
    const answer = JSON.parse(stdout);
    if (status === 0) {
      text = `repaired: ${answer.report.map(({ code }) => code).join(', ')}`;
      ok = answer.report.length > 0;
    } else if (status === 3) {
      const { code, place, detail, remedy } = answer.error;
      text = `refused: ${code}${place ? ` at ${place}` : ''}: ${detail}`;
      ok = code !== '' && detail !== '' && remedy !== '' && stderr.includes(file);
    }
  } catch (error) {
    text = `no JSON: ${error.message}`;
  }
  tally.row(nameOf(file), ok, `exit ${status}, ${text.slice(0, 170)}`);
}

export function checkRefusals(tally) {
  tally.title('malformed files: exit 0 and reported, or exit 3 with place, reason and remedy');
  for (const file of filesOf('malformed', ['.glb', '.gltf', '.fbx', '.dae', '.obj'])) checkMalformed(tally, file);
}
