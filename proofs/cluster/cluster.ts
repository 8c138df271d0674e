import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const nodes = [1, 2, 3] as const;

export type Node = (typeof nodes)[number];

/** A PostgreSQL cluster of three nodes, which `up.sh` starts. PgBouncer and HAProxy are in front of it. */
export interface Cluster {
  /** The `postgres://` URL of PgBouncer, which the API uses. */
  readonly pooled: string;
  /** The `postgres://` URL that always connects to the current leader. */
  readonly leading: string;
  /** Kills Patroni and PostgreSQL on the leader at the same time, as a power failure would. */
  killLeader(): Promise<Node>;
  /** Restarts a killed node. Resolves when all three nodes are healthy. */
  startNode(node: Node): Promise<void>;
  down(): Promise<void>;
}

/**
 * Starts the cluster.
 * @param folder a folder that does not exist yet
 * @param port the first of thirty consecutive ports
 */
export async function clusterUp(folder: string, port: number): Promise<Cluster> {
  const env = { ...process.env, CLUSTER_FOLDER: folder, CLUSTER_PORT: String(port) };
  const script = (name: string, ...words: string[]) =>
    run(join(import.meta.dirname, name), words, { env });
  await script('up.sh');
  return {
    pooled: `postgres://preventivo@127.0.0.1:${port + 3}/preventivo`,
    leading: `postgres://preventivo@127.0.0.1:${port + 2}/preventivo`,
    killLeader: async () => {
      const leader = await waitFor('A leader', () => leaderOf(port));
      const pids = [`node${leader}.pid`, `data${leader}/postmaster.pid`].map((file) =>
        Number.parseInt(readFileSync(join(folder, file), 'utf8'), 10),
      );
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      return leader;
    },
    startNode: async (node) => {
      await script('start-node.sh', String(node));
      await waitFor('All three nodes', () => wholeCluster(port));
    },
    down: async () => void (await script('down.sh')),
  };
}

async function waitFor<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(200)) {
    const found = await ask().catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`${what} did not come in 120 s.`);
}

async function leaderOf(port: number): Promise<Node | undefined> {
  for (const node of nodes) {
    const { ok } = await fetch(`http://127.0.0.1:${port + 20 + node}/primary`).catch(() => ({
      ok: false,
    }));
    if (ok) return node;
  }
  return undefined;
}

interface Member {
  readonly role: string;
  readonly state: string;
}

async function wholeCluster(port: number): Promise<boolean> {
  const leader = await leaderOf(port);
  const answer = await fetch(`http://127.0.0.1:${port + 20 + (leader ?? 1)}/cluster`);
  const { members }: { members: readonly Member[] } = await answer.json();
  const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
  const roles = running.map(({ role }) => role).sort();
  return roles.join() === 'leader,replica,sync_standby';
}
