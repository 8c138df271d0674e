import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { join as joinPath } from 'node:path/posix';
import { testsOf } from '../../check/messages/tests-of.mjs';
import { root } from '../../shared/root.mjs';
import { levels } from './levels.mjs';
import { groundOf, grounds, rowsOf, standings } from './page.mjs';

/** Returns a sentence for each problem in `docs/security.md`. The sentence starts with the requirement's number. */
export function problemsOf(text) {
  const rows = rowsOf(text);
  return [...rows.flatMap(problemsOfRow), ...problemsOfItems(rows)];
}

function problemsOfItems(rows) {
  const times = (item) => rows.filter((row) => row.item === item).length;
  return [
    ...Object.keys(levels).flatMap((item) =>
      times(item) === 1 ? [] : [`${item} is there ${times(item)} times.`],
    ),
    ...rows.flatMap(({ item }) =>
      item in levels ? [] : [`${item} is no item of levels 1 and 2.`],
    ),
  ];
}

function problemsOfRow(row) {
  const { item, level, about, standing, why = '', more, cited } = row;
  const problems = [
    more.length > 0 && 'has a cell too many',
    levels[item] !== level && `is of level ${levels[item]}`,
    !about && 'does not say what it asks',
    !standings.includes(standing) && `is '${standing}', which is none of ${standings.join(', ')}`,
    standing === 'tested' && cited.length === 0 && 'cites no test',
    standing !== 'tested' && !isReason(why) && 'has no reason',
    standing === 'met' && !/\]\([^)]+\)/.test(why) && 'does not lead to where it is met',
    standing === 'not met' && !grounds.includes(groundOf(row)) && 'does not say on what it hangs',
    ...cited.map(missing),
  ];
  return problems.filter(Boolean).map((problem) => `${item} ${problem}.`);
}

/** Whether a text contains words besides links. */
const isReason = (why) => /\p{L}.*\s.*\p{L}/u.test(why);

/** Returns the problem of a citation. Returns '' if the file has a test with the cited title. */
function missing({ file, sentence }) {
  const path = joinPath('docs', file);
  if (!existsSync(join(root, path))) return `cites ${path}, which is not there`;
  return titlesOf(path).has(sentence) ? '' : `cites “${sentence}”, which no test of ${path} says`;
}

const read = new Map();

/** Returns the titles of the tests and of the `describe` blocks in a file. */
function titlesOf(path) {
  if (!read.has(path)) {
    const tests = testsOf(path, readFileSync(join(root, path), 'utf8'));
    read.set(path, new Set(tests.flatMap(({ title }) => title.split(' › '))));
  }
  return read.get(path);
}
