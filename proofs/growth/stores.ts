import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@preventivo/api/workspace/store/sql/engine';
import { openPostgres, postgresStore } from '@preventivo/api/workspace/store/sql/postgres';
import { openSqlite, sqliteStore } from '@preventivo/api/workspace/store/sql/sqlite';
import type { Store } from '@preventivo/api/workspace/store/store';
import { throwAwayPostgres } from '@preventivo/api/workspace/throw-away-postgres';
import { fill } from './fill.ts';
import { type Operation, operationsOn } from './operations.ts';
import { type Quantiles, quantilesOf } from './report.ts';

/** A temporary database, which is removed after the measurement. */
interface Database {
  /** Opens the database without a statement timeout, because filling it takes long. */
  open(): Engine;
  store(): Promise<Store>;
  remove(): Promise<void>;
}

export const engines = { sqlite: newSqlite, postgres: newPostgres } as const;

async function newSqlite(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-growth-'));
  return {
    open: () => openSqlite(folder),
    store: () => sqliteStore(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function newPostgres(): Promise<Database> {
  const server = await throwAwayPostgres();
  if (!server) throw new Error('growth: there is no PostgreSQL on this machine');
  return {
    open: () => openPostgres(server.url, 0),
    store: () => postgresStore(server.url),
    remove: server.remove,
  };
}

export type StoreFigures = Readonly<Record<string, Quantiles>>;

/**
 * Fills a database with quote requests, and measures each operation on it.
 * @param options.operations measures only operations whose name contains this text
 */
export async function measureStore(
  engine: keyof typeof engines,
  requests: number,
  { times = 40, operations = '' }: { readonly times?: number; readonly operations?: string } = {},
): Promise<StoreFigures> {
  const database = await engines[engine]();
  try {
    const opened = database.open();
    const started = performance.now();
    await fill(opened, requests);
    await opened.db.destroy();
    console.log(`${engine}, ${requests}: filled in ${seconds(performance.now() - started)} s`);
    const store = await database.store();
    const figures: Record<string, Quantiles> = {};
    try {
      for (const operation of operationsOn(store)) {
        if (!operation.name.includes(operations)) continue;
        const { p50, p95 } = await measure(operation, times);
        figures[operation.name] = { p50, p95 };
        console.log(`  ${operation.name}: ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`);
      }
    } finally {
      await store.close();
    }
    return figures;
  } finally {
    await database.remove();
  }
}

/** How long to measure one operation at most, in milliseconds. A slow operation is called fewer times. */
const patienceMs = 10_000;

async function measure({ run, most }: Operation, times: number): Promise<Quantiles> {
  const turns = Math.min(times, most ?? times);
  const taken: number[] = [];
  const started = performance.now();
  for (let turn = 0; turn < turns; turn += 1) {
    const before = performance.now();
    await run(turn);
    taken.push(performance.now() - before);
    if (turn > 0 && performance.now() - started > patienceMs) break;
  }
  // Omit the first call, which loads and prepares data for the others.
  return quantilesOf(taken.slice(1));
}

const seconds = (ms: number) => Math.round(ms / 1000);
