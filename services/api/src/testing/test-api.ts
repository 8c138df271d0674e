import { travel } from '@preventivo/line-travel/line';
import { type AppOptions, createApp } from '../app.ts';
import type { AccountEntry, RequestEntry } from '../log/audit.ts';
import type { LogEntry } from '../log/log.ts';
import { readData } from '../reference/read-data.ts';
import { quickPasswords } from '../seeded-account.ts';
import { memoryStore } from '../store/memory.ts';

/** The reference files, read once for all tests of a file. */
export const data = await readData();
/** The current time of all tests. */
export const now = new Date('2026-11-21T10:00:00Z');

export function testApi(options: Partial<AppOptions> = {}) {
  const store = options.store ?? memoryStore();
  const logged: LogEntry[] = [];
  const audited: AccountEntry[] = [];
  const changed: RequestEntry[] = [];
  const app = createApp({
    store,
    lines: { travel },
    data,
    clock: () => now,
    passwords: quickPasswords,
    log: (entry) => logged.push(entry),
    audit: (entry) => ('account' in entry ? audited.push(entry) : changed.push(entry)),
    ...options,
  });
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    app,
    store,
    /** Log lines of requests. */
    logged,
    /** Log lines of accounts. */
    audited,
    /** Log lines of changes by programs of the broker. */
    changed,
    post,
    ask: async (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => {
      const response = await post(path, body, headers);
      return { status: response.status, headers: response.headers, json: await response.json() };
    },
    get: async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const response = await app.request(path, { headers });
      return { status: response.status, headers: response.headers, json: await response.json() };
    },
  };
}
