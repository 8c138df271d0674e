// Looks whether a package in the lockfile has a known vulnerability that nobody has accepted in security/accepted.json: by the
// registry where it answers, else by the answer kept in security/advisories.json. Ends with 1 where one has, with 3 where
// nobody was ever asked; `--releasing` takes no old answer for one.
import { pathToFileURL } from 'node:url';
import { askRegistry } from './advisories/ask.mjs';
import { incomplete } from './advisories/judge.mjs';
import { acceptedOnes, installed, keptAnswer } from './advisories/kept.mjs';
import { report } from './advisories/report.mjs';

/** How the process ends where nothing is known. */
export const NOT_KNOWN = 3;

/** Says what is known, and answers how the process ends. */
export async function audit({ releasing = false } = {}) {
  const accepted = acceptedOnes();
  const answer = await askRegistry();
  const said = { answer, kept: keptAnswer(), installed: installed(), accepted, now: new Date() };
  const { known, lines, faults } = report({ ...said, releasing });
  for (const line of lines) console.log(line);
  const wrong = [...incomplete(accepted), ...faults];
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) return 1;
  return known ? 0 : NOT_KNOWN;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await audit({ releasing: process.argv.includes('--releasing') });
