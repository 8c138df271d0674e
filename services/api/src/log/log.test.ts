import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../store/store.ts';
import { testApi } from '../testing/test-api.ts';
import { faultOf, logToStdout } from './log.ts';

it('the server writes any log entry as one line of JSON', () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const forged = 'x"}\r\n{"level":"info","event":"started"}\n\u2028\u001b[2J';
  logToStdout({ level: 'error', event: 'dead-letter', hint: forged, fault: forged });
  expect(written).toHaveLength(1);
  expect(written[0]?.slice(0, -1)).not.toMatch(/\p{Cc}/u);
  expect(written[0]?.endsWith('\n')).toBe(true);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'error', hint: forged });
});

it('the log contains no text from a path, header or query', async () => {
  const { app, logged } = testApi();
  const forged = '%0A{"event":"started"}';
  await app.request(`/api/${forged}/submit?step=${forged}`, { headers: { 'user-agent': forged } });
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('started');
  expect(logged[0]).toMatchObject({ route: '-', status: 404 });
});

it('the log contains the kind, code and location of an error, never its message', () => {
  const error = Object.assign(new TypeError('Giulia Ferri, 27/3/1985'), { code: 'E_BROKEN' });
  expect(faultOf(error)).toMatch(/^TypeError E_BROKEN \| at .+log\.test\.ts/);
  expect(faultOf(error)).not.toContain('Giulia');
  expect(faultOf('Giulia Ferri')).toBe('unknown');
});

it.each([
  [
    'the disk is full',
    { code: 'ERR_SQLITE_ERROR', errstr: 'database or disk is full' },
    'database or disk is full',
  ],
  ['nobody leads', { code: '25006' }, '25006'],
  [
    'a connection was lost',
    { cause: Object.assign(new Error('giulia'), { code: 'ECONNRESET' }) },
    'ECONNRESET',
  ],
])('the log contains why the database failed: %s', (_, more, reason) => {
  const fault = faultOf(new StoreUnavailable(Object.assign(new Error('Giulia Ferri'), more)));
  expect(fault).toMatch(new RegExp(`^StoreUnavailable ${reason} \\| at `));
  expect(fault).not.toMatch(/giulia/i);
});

it('the server keeps running when its output is closed', async () => {
  const server = spawn(process.execPath, ['--input-type=module', '--eval', noting], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(server, 'exit');
  let told = '';
  server.stderr?.on('data', (text) => {
    told += text;
  });
  await once(server, 'message');
  server.stdout?.destroy();
  for (let asked = 0; asked < 3 && server.connected; asked += 1) {
    server.send('asked');
    await Promise.race([once(server, 'message'), ended]);
  }
  if (server.connected) server.disconnect();
  const [code] = await ended;
  expect(told).toBe('The log cannot be written (EPIPE). The server goes on without it.\n');
  expect(code).toBe(0);
});

const noting = `
  const { logToStdout } = await import('${new URL('log.ts', import.meta.url)}');
  const entry = { level: 'info', request: 'a', method: 'GET', route: '-', status: 200, ms: 1 };
  process.on('message', () => {
    logToStdout(entry);
    setImmediate(() => process.send('noted'));
  });
  process.send('ready');
`;
