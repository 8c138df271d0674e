// `pnpm verify:reliability` has every promise of docs/reliability.md tried at length, within 45 minutes, and writes what
// was measured into that page. `--short` tries as much as `npm test` and only says it. `--load-minutes 5` shortens the load.
// The server must have been built (`pnpm build`).
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figures } from './figures.ts';
import { promises } from './promises.ts';
import { resultsTable } from './results-table.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, 'load-minutes': { type: 'string' } },
});
const api = join(import.meta.dirname, '..');
const page = join(api, '..', '..', 'docs', 'reliability.md');
const folder = mkdtempSync(join(tmpdir(), 'preventivo-figures-'));
const file = join(folder, 'figures.jsonl');

const tests = promises.map(({ test }) => `reliability/${test}`);
const { status, signal } = spawnSync(
  'pnpm',
  ['--filter', '@preventivo/api', 'run', 'reliability', ...tests],
  {
    cwd: api,
    stdio: 'inherit',
    timeout: 45 * 60_000,
    env: {
      ...process.env,
      RELIABILITY_FIGURES: file,
      RELIABILITY_EXTENT: values.short ? 'short' : 'long',
      ...(values['load-minutes'] && { RELIABILITY_LOAD_MINUTES: values['load-minutes'] }),
    },
  },
);
const figures: readonly Figures[] = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
rmSync(folder, { recursive: true });
const table = resultsTable(promises, figures);
console.log(table);

if (signal) console.error('reliability: not done within 45 minutes');
else if (!values.short) {
  const [above, below] = readFileSync(page, 'utf8').split(
    /(?<=<!-- results -->\n)[\s\S]*(?=<!-- end -->)/,
  );
  const when = `Measured on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores.`;
  writeFileSync(page, `${above}\n${when}\n\n${table}\n\n${below}`);
  execFileSync('biome', ['format', '--write', page]);
}
process.exitCode = status ?? 1;
