// `pnpm verify:failures` breaks each call of the funnels in six ways and writes what visitors read into docs/failures.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Row {
  readonly call: string;
  readonly how: string;
  /** Empty where nothing is said. */
  readonly seen: string;
  readonly wayOn: string;
}

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.reports', 'failures');
const page = join(root, 'docs', 'failures.md');

rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(
  'playwright',
  ['test', '--project=every-run', '--project=thorough', 'e2e/failures.spec.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FAILURES_FOLDER: folder } },
);

const files = existsSync(folder) ? readdirSync(folder) : [];
const inOrder = files.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const rows = inOrder.map((name): Row => JSON.parse(readFileSync(join(folder, name), 'utf8')));
const lines = rows.map(({ call, how, seen, wayOn }) => {
  const read = seen.replaceAll('|', '\\|') || 'nothing: it is not held against the visitor';
  return `| \`${call}\` | ${how} | ${read} | ${wayOn} |`;
});
const table = [
  '| call | failure | what is read | the way on |',
  '| --- | --- | --- | --- |',
  ...lines,
];
// A table with holes would say that the rest is well.
if (status === 0) {
  const [above, below] = readFileSync(page, 'utf8').split(
    /(?<=<!-- results -->\n)[\s\S]*(?=<!-- end -->)/,
  );
  writeFileSync(page, `${above}\n${table.join('\n')}\n\n${below}`);
  execFileSync('biome', ['format', '--write', page]);
}
process.exitCode = status ?? 1;
