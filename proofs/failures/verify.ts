// `pnpm verify:failures` makes each call of the funnels fail in six ways. It writes the messages that visitors see to
// docs/failures.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '@preventivo/core/workspace/http/paths';

interface Row {
  readonly call: string;
  readonly how: string;
  readonly seen: string;
  readonly wayOn: string;
}

const noRow: Row = { call: '', how: '', seen: '', wayOn: '' };
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.reports', 'failures');
const page = join(root, 'docs', 'failures.md');

rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(
  'playwright',
  ['test', '--project=every-run', '--project=thorough', 'e2e/failures/failures.spec.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FAILURES_FOLDER: folder } },
);

const files = existsSync(folder) ? readdirSync(folder) : [];
const inOrder = files.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const rows = inOrder.map((name): Row => JSON.parse(readFileSync(join(folder, name), 'utf8')));
/** The failures, grouped by call and message. A group becomes a row of the table. */
const alike = new Map<string, readonly Row[]>();
for (const row of rows) {
  const key = `${row.call}\n${row.seen}`;
  alike.set(key, [...(alike.get(key) ?? []), row]);
}
const lines = [...alike.values()].map((some) => {
  const [{ call, seen, wayOn } = noRow] = some;
  const path = new Map<string, string>(Object.entries(paths)).get(call)?.replace(/\?.*/, '');
  const read = seen.replaceAll('|', '\\|') || 'no message';
  return `| \`${path ?? call}\` | ${some.map(({ how }) => how).join(', ')} | ${read} | ${wayOn} |`;
});
const table = [
  '| call | failure | message | how the visitor continues |',
  '| --- | --- | --- | --- |',
  ...lines,
];
// Write only a complete table: a reader would take a missing call for one without problems.
if (status === 0) {
  const [above, below] = readFileSync(page, 'utf8').split(
    /(?<=<!-- results -->\n)[\s\S]*(?=<!-- end -->)/,
  );
  writeFileSync(page, `${above}\n${table.join('\n')}\n\n${below}`);
  execFileSync('biome', ['format', '--write', page]);
}
process.exitCode = status ?? 1;
