// `pnpm verify:cluster` kills the leader of a PostgreSQL cluster of three nodes several times. Meanwhile visitors send
// quote requests through three API processes. It writes the results to docs/reliability.md. `--rounds 3` makes the run
// shorter. It needs the bundled API.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serverProcess } from '@preventivo/api/workspace/reliability/server-process';
import { type Visitors, visitors } from '@preventivo/api/workspace/reliability/visitors';
import pg from 'pg';
import { type Cluster, clusterUp } from './cluster.ts';
import { type Round, report, writeReport } from './report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    port: { type: 'string', default: '15400' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number.');
if (!existsSync(join(import.meta.dirname, '../../services/api/dist/server.js')))
  throw new Error('The API is not bundled: pnpm --filter @preventivo/api bundle');

const folder = join(tmpdir(), `preventivo-cluster-${randomBytes(4).toString('hex')}`);
const mails = mkdtempSync(join(tmpdir(), 'preventivo-cluster-mails-'));
const cluster = await clusterUp(folder, Number(values.port));
process.once('SIGINT', async () => {
  await cluster.down();
  process.exit(130);
});
try {
  await verify();
} finally {
  await cluster.down();
  rmSync(mails, { recursive: true });
}

async function verify() {
  const env = {
    DATABASE_URL: cluster.pooled,
    DATA_DIR: mails,
    JWT_SECRET: randomBytes(32).toString('hex'),
  };
  const servers = await Promise.all([serverProcess(env), serverProcess(env), serverProcess(env)]);
  await Promise.all(servers.map((server) => server.start()));
  const people = visitors(
    servers.map(({ address }) => address),
    6,
  );
  const done: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await people.more(20);
    done.push(await killed(cluster, people));
    console.log(`Round ${round}: ${JSON.stringify(done.at(-1))}`);
  }
  await people.more(20);
  await people.goHome();
  const ids = await keptIds();
  const text = report({ rounds: done, told: people.acknowledged, ids, refused: people.refused });
  console.log(text.section);
  writeReport(text.section);
  for (const server of servers) if ((await server.end('SIGTERM')).code !== 0) process.exitCode = 1;
  if (!text.holds) process.exitCode = 1;
}

/**
 * Kills the leader once. Measures the longest time between two acknowledgements, and the time until all three nodes are
 * running again.
 */
async function killed(cluster: Cluster, people: Visitors): Promise<Round> {
  const node = await cluster.killLeader();
  const at = performance.now();
  let [last, longest, seen] = [at, 0, people.acknowledged.length];
  const since = () => performance.now() - last;
  // After the kill, the server may still acknowledge earlier requests, so the first gap is not the pause. The pause is
  // the longest gap within forty seconds, or until a thousand more requests are acknowledged.
  while (performance.now() - at < 40_000 && people.acknowledged.length < seen + 1000) {
    await pause(10);
    const many = people.acknowledged.length;
    if (many > seen) {
      longest = Math.max(longest, since());
      last = performance.now();
      seen = many;
      if (longest > 2000) break;
    }
  }
  longest = Math.max(longest, since());
  await cluster.startNode(node);
  return { node, pauseMs: Math.round(longest), wholeMs: Math.round(performance.now() - at) };
}

async function keptIds(): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: cluster.leading });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from quote_request');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
