// `pnpm coverage:messages` writes .reports/messages.md: every message and the tests that show it.
// It fails when a message has no test.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.mjs';
import { catalogue } from './messages/catalogue.mjs';
import { page } from './messages/page.mjs';
import { says, shows, withShared } from './messages/shows.mjs';
import { testsOf } from './messages/tests-of.mjs';

const reports = join(root, '.reports');

const sources = globSync(
  [
    '{packages,apps,services}/*/src/**/*.{test,stories}.{ts,tsx}',
    '{e2e,showroom}/**/*.{spec,stories}.{ts,tsx}',
  ],
  { cwd: root, exclude: (name) => name.includes('node_modules') },
);
const tests = sources
  // Skip the catalogue's own tests: they list all messages, but show none.
  .filter((name) => !name.startsWith('packages/core/src/errors/'))
  .sort()
  .flatMap((name) => testsOf(name, readFileSync(join(root, name), 'utf8')));
const rows = withShared(await catalogue()).map((message) => ({
  ...message,
  tests: tests
    .filter((test) => shows(test, message))
    .map((test) => ({ ...test, inWords: says(test, message.words) })),
}));

mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'messages.md'), page(rows));
const untested = rows.filter((row) => row.tests.length === 0);
for (const { area, code, words } of untested)
  console.error(`No test shows ${code} (${area}): ${words}`);
console.log(`${rows.length - untested.length} of ${rows.length} messages are shown by a test`);
process.exitCode = untested.length > 0 ? 1 : 0;
