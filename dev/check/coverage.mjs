// `pnpm coverage:lines` writes .reports/lines.md: every question of every line, and the tests of each rule about the
// question. It fails when a rule has no test.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allLines } from '../shared/lines/all-lines.mjs';
import { questions } from '../shared/lines/questions.mjs';
import { root } from '../shared/root.mjs';
import { aspectsOf } from './coverage/aspects.mjs';
import { page } from './coverage/page.mjs';
import { specified } from './coverage/specified.mjs';
import { testsOf } from './messages/tests-of.mjs';

const reports = join(root, '.reports');
const said = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') })
    .sort()
    .flatMap((name) => testsOf(name, readFileSync(join(root, name), 'utf8')));

// The package that defines a shared question contains the tests of this question.
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

const holes = lines.flatMap(({ line, rows }) =>
  rows.flatMap(({ path, tests }) =>
    Object.entries(tests)
      .filter(([, test]) => test === null)
      .map(([aspect]) => `${line.id}: no test for the ${aspect} of ${path}`),
  ),
);
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'lines.md'), page(lines, missing));
for (const hole of holes) console.error(hole);
const all = lines.flatMap(({ rows }) => rows.flatMap(({ tests }) => Object.values(tests)));
console.log(`${all.length - holes.length} of ${all.length} things said of questions have a test`);
process.exitCode = holes.length > 0 ? 1 : 0;
