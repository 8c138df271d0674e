import { newPostgres, newSqlite } from '@preventivo/api/workspace/reliability/databases';
import {
  type ServerProcess,
  serverProcess,
} from '@preventivo/api/workspace/reliability/server-process';
import { submit } from '../speed/api/calls.ts';
import { residentMb } from '../speed/api/measure.ts';
import { send } from '../speed/send/send.ts';
import type { Column } from './report.ts';

/** The number of requests per second, at even intervals. The machine can answer many more. */
const easily = 50;

/**
 * How long to send requests to each process before the measurement, in seconds. Code that runs for the first time is
 * three times slower.
 */
const warmUpSeconds = 5;

const fast = '`submit` a second, as fast as they are answered';
const fastTimes = 'ms of these, p50 / p95';
const fastFailed = 'of these refused or without an answer';
const evenTimes = `\`submit\` at ${easily} a second, ms, p50 / p95`;
const evenFailed = 'of these refused or without an answer, at even distances';
const memory = 'memory of a process afterwards, MB';

/** Measures several API processes with a shared PostgreSQL database. The requests use sixteen connections in total. */
export async function measureProcesses(counts: readonly number[], seconds: number) {
  const columns: Column[] = [];
  for (const size of counts)
    columns.push({ size, figures: await measure(newPostgres, size, Math.max(16, size), seconds) });
  return columns;
}

/** Measures one API process with each number of connections, on one database engine. */
export async function measureConnections(
  engine: 'sqlite' | 'postgres',
  counts: readonly number[],
  seconds: number,
) {
  const database = engine === 'sqlite' ? newSqlite : newPostgres;
  const columns: Column[] = [];
  for (const size of counts)
    columns.push({ size, figures: await measure(database, 1, size, seconds) });
  return columns;
}

async function measure(
  newDatabase: typeof newPostgres,
  processes: number,
  connections: number,
  seconds: number,
): Promise<Column['figures']> {
  const database = await newDatabase();
  if (!database) throw new Error('growth: there is no PostgreSQL on this machine');
  const servers: ServerProcess[] = [];
  try {
    while (servers.length < processes) {
      const server = await serverProcess(database.env);
      servers.push(server);
      await server.start();
    }
    const addresses = servers.map(({ address }) => address);
    for (const address of addresses)
      await send({ addresses: [address], requests: [submit], connections, seconds: warmUpSeconds });
    const load = { addresses, requests: [submit], connections, seconds };
    const even = await send({ ...load, perSecond: easily });
    const asFast = await send(load);
    const figures = {
      [evenTimes]: even,
      [evenFailed]: even.failed,
      [fast]: asFast.perSecond,
      [fastTimes]: asFast,
      [fastFailed]: asFast.failed,
      [memory]: residentMb(servers[0]?.pid() ?? 0),
    };
    console.log(`${processes} processes, ${connections} connections: ${JSON.stringify(figures)}`);
    return figures;
  } finally {
    await Promise.all(servers.map((server) => server.remove()));
    await database.remove();
  }
}
