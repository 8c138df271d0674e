// `pnpm words` prints the missing translations of each line in each language: the key and the Italian text of each
// missing text. `pnpm words travel` checks one line, also if the line has no translation into the language. With
// --check it fails if a translated line lacks a text.
import { allLines } from '../shared/lines/all-lines.mjs';
import { lackingOf, lackingOfAll, languages } from './words/lacking.mjs';

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
let wanting = 0;

for (const translation of languages) {
  if (asked.length === 0)
    tell(translation, 'what all lines share', lackingOfAll(translation), true);
  for (const line of await allLines()) {
    if (asked.length > 0 && !asked.includes(line.id)) continue;
    const begun = line.translations?.[translation.language] !== undefined;
    tell(translation, line.id, await lackingOf(line, translation), begun);
  }
}
if (process.argv.includes('--check') && wanting > 0) process.exitCode = 1;

function tell({ name }, of, lacking, begun) {
  const count = Object.keys(lacking).length;
  console.log(`${name}, ${of}: ${count === 0 ? 'nothing lacking' : `${count} lacking`}`);
  if (count > 0 && (begun || asked.length > 0)) console.log(JSON.stringify(lacking, null, 2));
  if (begun) wanting += count;
}
