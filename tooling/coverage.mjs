// `pnpm coverage:lines` writes docs/coverage.md: every question of every line, and its tests. It
// fails if an aspect has no test. With --check it only compares, and also fails if the page is out
// of date.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { aspectsOf } from './coverage/aspects.mjs';
import { page } from './coverage/page.mjs';
import { specified } from './coverage/specified.mjs';
import { allLines } from './lines/all-lines.mjs';
import { questions } from './lines/questions.mjs';
import { testsOf } from './messages/tests-of.mjs';

const file = join(root, 'docs', 'coverage.md');
const check = process.argv.includes('--check');
const said = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') })
    .sort()
    .flatMap((name) => testsOf(name, readFileSync(join(root, name), 'utf8')));

// Questions shared by several lines are tested in the shared package.
const shared = said('packages/{core/src/{policy,contractor},property/src}/**/*.test.ts');
const lines = (await allLines()).map((line) => {
  const tests = [...said(`apps/${line.id}/src/**/*.test.{ts,tsx}`), ...shared];
  const rows = questions(line).map(({ path, ...question }) => ({
    path,
    tests: Object.fromEntries(
      Object.entries(aspectsOf(question, line))
        .filter(([, shows]) => shows)
        .map(([aspect, shows]) => [aspect, tests.find(shows) ?? null]),
    ),
  }));
  return { line, rows };
});
const missing = specified.filter((id) => !lines.some(({ line }) => line.id === id));

const text = page(lines, missing);
const holes = lines.flatMap(({ line, rows }) =>
  rows.flatMap(({ path, tests }) =>
    Object.entries(tests)
      .filter(([, test]) => test === null)
      .map(([aspect]) => `${line.id}: no test for the ${aspect} of ${path}`),
  ),
);
if (!check) writeFileSync(file, text);
const stale = check && (existsSync(file) ? readFileSync(file, 'utf8') : '') !== text;
for (const hole of holes) console.error(hole);
if (stale) console.error('docs/coverage.md is out of date: run pnpm coverage:lines and commit it.');
const all = lines.flatMap(({ rows }) => rows.flatMap(({ tests }) => Object.values(tests)));
console.log(`${all.length - holes.length} of ${all.length} things said of questions have a test`);
process.exitCode = holes.length > 0 || stale ? 1 : 0;
