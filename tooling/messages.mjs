// `pnpm coverage:messages` writes docs/messages.md: every message and its tests. It fails if a
// message has no test. With --check it only compares, and also fails if the page names a test that
// is gone or no longer shows the message.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { catalogue } from './messages/catalogue.mjs';
import { page, stale } from './messages/page.mjs';
import { says, shows, withShared } from './messages/shows.mjs';
import { testsOf } from './messages/tests-of.mjs';

const file = join(root, 'docs', 'messages.md');
const check = process.argv.includes('--check');

const sources = globSync(
  [
    '{packages,apps,services}/*/src/**/*.{test,stories}.{ts,tsx}',
    '{e2e,showroom}/**/*.{spec,stories}.{ts,tsx}',
  ],
  { cwd: root, exclude: (name) => name.includes('node_modules') },
);
const tests = sources
  // Skip the catalogue's own tests: they list all messages and display none.
  .filter((name) => !name.startsWith('packages/core/src/errors/'))
  .sort()
  .flatMap((name) => testsOf(name, readFileSync(join(root, name), 'utf8')));
const rows = withShared(await catalogue()).map((message) => ({
  ...message,
  tests: tests
    .filter((test) => shows(test, message))
    .map((test) => ({ ...test, inWords: says(test, message.words) })),
}));

if (!check) writeFileSync(file, page(rows));
const untested = rows.filter((row) => row.tests.length === 0);
for (const { area, code, words } of untested)
  console.error(`No test shows ${code} (${area}): ${words}`);
const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
const gone = check ? stale(rows, written) : [];
for (const sentence of gone) console.error(sentence);
if (gone.length > 0) console.error('Run pnpm coverage:messages and commit docs/messages.md.');
console.log(`${rows.length - untested.length} of ${rows.length} messages are shown by a test`);
process.exitCode = untested.length + gone.length > 0 ? 1 : 0;
