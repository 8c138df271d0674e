// `pnpm bench:growth` measures how the work of servers and operators grows: with the stored data, the server processes
// and the connections. It writes the tables of docs/growth.md. `--only sqlite,connections` writes these two tables and
// keeps the others. `--sizes 10000,20000` sets the numbers of stored requests. `--operations list` prints the figures
// of the operations with `list` in their name, and writes no file. The measurements of lines use copies of the last
// commit. The measurements of processes and connections use the bundled server (`pnpm build`).
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureLines } from './lines.ts';
import { pageWith } from './page.ts';
import { type Column, growthTable } from './report.ts';
import { measureConnections, measureProcesses } from './servers.ts';
import { measureStore } from './stores.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    operations: { type: 'string', default: '' },
    page: { type: 'string', default: join(root, 'docs', 'growth.md') },
  },
});

// Each server adds a listener to this process. Remove the limit of listeners, so that Node prints no warning.
process.setMaxListeners(0);
const connections = [10, 100, 500, 2000];
const seconds = 5;
const parts: Readonly<Record<string, () => Promise<string>>> = {
  sqlite: () => stores('sqlite'),
  postgres: () => stores('postgres'),
  processes: async () => growthTable('processes', await measureProcesses([1, 2, 4, 8], seconds)),
  'connections-sqlite': async () =>
    growthTable('connections', await measureConnections('sqlite', connections, seconds)),
  'connections-postgres': async () =>
    growthTable('connections', await measureConnections('postgres', connections, seconds)),
  lines,
};

async function stores(engine: 'sqlite' | 'postgres'): Promise<string> {
  const columns: Column[] = [];
  for (const size of whole(values.sizes))
    columns.push({ size, figures: await measureStore(engine, size, values) });
  return growthTable('stored requests', columns);
}

function whole(list: string): readonly number[] {
  const sizes = list.split(',').map(Number);
  // In a smaller store, too few rows are due or expired for the measured operations.
  if (sizes.some((size) => !(Number.isInteger(size) && size >= 10_000)))
    throw new Error(`growth: --sizes takes whole numbers from 10000 on, and not '${list}'`);
  return sizes;
}

async function lines(): Promise<string> {
  const columns: Column[] = [];
  for (const count of [1, 17, 100]) columns.push(await measureLines(count, root));
  return growthTable('lines', columns);
}

const asked = values.only?.split(',') ?? Object.keys(parts);
const isAsked = (part: string) => asked.some((one) => part === one || part.startsWith(`${one}-`));
const chosen = Object.entries(parts).filter(([part]) => isAsked(part));
if (chosen.length === 0)
  throw new Error(`growth: --only takes some of ${Object.keys(parts).join(', ')}`);

// Read the machine's load before the measurements raise it.
const [load = 0] = loadavg();
for (const [part, measure] of chosen) {
  const table = await measure();
  console.log(`\n${table}\n`);
  if (values.operations) continue;
  const day = new Date().toISOString().slice(0, 10);
  const busy =
    load > 1 ? ` The machine was busy (load ${load.toFixed(1)}): read slopes, not times.` : '';
  const measured = `Measured on ${day}: ${cpus().length} cores, Node ${process.versions.node}.${busy}`;
  writeFileSync(
    values.page,
    pageWith(readFileSync(values.page, 'utf8'), part, `${measured}\n\n${table}`),
  );
  execFileSync('biome', ['format', '--write', values.page]);
}
