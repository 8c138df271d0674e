import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BadConfig } from '../config/config.ts';
import type { Logger } from '../log/log.ts';
import { migrate } from '../store/sql/migrate.ts';
import { openSqlite } from '../store/sql/sqlite.ts';
import { requestFromNow } from '../testing/giulia.ts';
import { data } from '../testing/test-api.ts';
import { type RunningServer, type ServerOptions, startServer } from './start-server.ts';

const folders: string[] = [];
const running: RunningServer[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-server-'));
  folders.push(folder);
  return folder;
}

async function start(
  env: Readonly<Record<string, string>>,
  options: Pick<ServerOptions, 'site' | 'placeholder'> = {},
) {
  const noted: Parameters<Logger>[0][] = [];
  const log: Logger = (entry) => noted.push(entry);
  const server = await startServer({ ...options, env: { PORT: '0', ...env }, data, log });
  running.push(server);
  return { ...server, noted };
}

/**
 * Timeout in milliseconds. The expected events normally follow at once, but not on a busy machine.
 */
const patience = 10_000;
const recall = { Quote_Request_Id: 'x', Quote_Request_Key: 'x', Recall_Channel: 'email' };
const post = (address: string, path: string, body: unknown, key = 'k') =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('server', () => {
  it('the server returns its URL, responds there and logs it', async () => {
    const { address, noted } = await start({ DATA_DIR: newFolder() });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${address}/health`)).json()).toEqual({
      status: 'ok',
      build: 'source',
    });
    expect(noted[0]).toMatchObject({ event: 'configuration', set: ['PORT', 'DATA_DIR'] });
    expect(noted[1]).toEqual({ level: 'info', event: 'listening', address, build: 'source' });
    expect(noted[2]).toMatchObject({ route: '/health', status: 200 });
  });

  it('the server does not start on a database of an unreleased version, and says what to do', async () => {
    const folder = newFolder();
    const engine = openSqlite(folder);
    await migrate(engine, [{ id: '001-quote-request', statements: ['create table a (id text)'] }]);
    await engine.db.destroy();
    const started = start({ DATA_DIR: folder });
    await expect(started).rejects.toThrow(BadConfig);
    await expect(started).rejects.toThrow('delete it, or point DATA_DIR to an empty folder');
  });

  it('the server stores a request in its folder, where another server finds it', async () => {
    const folder = newFolder();
    const [one, other] = [await start({ DATA_DIR: folder }), await start({ DATA_DIR: folder })];
    const first = await post(one.address, '/api/travel/submit', requestFromNow());
    expect(first.status).toBe(200);
    const again = await post(other.address, '/api/travel/submit', requestFromNow());
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('the server responds with a placeholder until a folder is built, if one is configured', async () => {
    const docs = newFolder();
    const site = { '/docs/': { forBuilders: docs } };
    const building = { html: '<!doctype html>', text: 'Being built.\n', retryAfter: 2 };
    const started = await start({ DATA_DIR: newFolder() }, { site, placeholder: () => building });
    const deployed = await start({ DATA_DIR: newFolder() }, { site });
    const page = async ({ address }: RunningServer) => {
      const response = await fetch(`${address}/docs/deploy.html`);
      return [response.status, await response.text()];
    };
    expect(await page(started)).toEqual([503, building.text]);
    expect(await page(deployed)).toEqual([404, 'Pagina non trovata.']);
    writeFileSync(join(docs, 'deploy.html'), '<!doctype html><title>Deploy</title>');
    started.readSiteAgain();
    expect(await page(started)).toEqual([200, '<!doctype html><title>Deploy</title>']);
  });

  it("the server serves the broker's own files at /broker/, and none of its data", async () => {
    const broker = newFolder();
    writeFileSync(join(broker, 'logo.svg'), '<svg/>');
    const { address } = await start({ DATA_DIR: newFolder(), BROKER_DIR: broker });
    expect(await (await fetch(`${address}/broker/logo.svg`)).text()).toBe('<svg/>');
    expect((await fetch(`${address}/broker/jwt-secret`)).status).toBe(404);
  });

  it('the server warns about settings that its pages cannot use, and starts', async () => {
    const [pages, broker] = [newFolder(), newFolder()];
    const SETTINGS_FILE = join(broker, 'alfa.json');
    writeFileSync(join(pages, 'settings.json'), '{}');
    writeFileSync(join(broker, 'logo.svg'), '<svg/>');
    const settingsOf = (user: string, logo: string) =>
      writeFileSync(
        SETTINGS_FILE,
        JSON.stringify({ api: { user }, broker: { name: 'Alfa', logo: { light: logo } } }),
      );
    const warned = async () => {
      const env = { DATA_DIR: newFolder(), SETTINGS_FILE, BROKER_DIR: broker };
      const { noted } = await start(env, { site: { '/': pages } });
      return noted.flatMap((entry) =>
        'event' in entry && entry.level === 'warn' ? [entry.event] : [],
      );
    };
    settingsOf('https://api.alfa.example/api', '/logo.svg');
    expect(await warned()).toEqual(['api-elsewhere', 'file-not-served']);
    settingsOf('/api', '/broker/logo.svg');
    expect(await warned()).toEqual([]);
  });

  it('the server limits the calls of one client', async () => {
    const { address } = await start({ DATA_DIR: newFolder() });
    const path = '/api/quote-request/recall-me';
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post(address, path, recall)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
    const open = await start({ DATA_DIR: newFolder(), RATE_LIMITS: 'off' });
    const free = await Promise.all(
      Array.from({ length: 12 }, () => post(open.address, path, recall)),
    );
    expect(new Set(free.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('the server logs an untrusted proxy once, as an error', async () => {
    const { address, noted } = await start({ DATA_DIR: newFolder() });
    const told = () =>
      noted.filter((entry) => 'event' in entry && entry.event === 'proxy-not-trusted');
    await fetch(`${address}/health`);
    expect(told()).toEqual([]);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-forwarded-for'])
      await fetch(`${address}/health`, { headers: { [name]: '203.0.113.9' } });
    expect(told()).toMatchObject([
      { level: 'error', hint: expect.stringContaining('TRUST_PROXY') },
    ]);
    expect(JSON.stringify(noted)).not.toContain('203.0.113.9');
    const trusting = await start({ DATA_DIR: newFolder(), TRUST_PROXY: '1' });
    await fetch(`${trusting.address}/health`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(JSON.stringify(trusting.noted)).not.toContain('proxy');
  });

  it('the server logs at the start which deliveries have no receiver in its settings', async () => {
    const DATA_DIR = newFolder();
    const receiver = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'x'.repeat(32) };
    const before = await start({ DATA_DIR, ...receiver });
    expect((await post(before.address, '/api/travel/submit', requestFromNow())).status).toBe(200);
    await before.stop();
    expect(JSON.stringify(before.noted)).not.toContain('no-receiver');
    const { noted } = await start({ DATA_DIR });
    await vi.waitFor(() =>
      expect(noted).toContainEqual({
        level: 'warn',
        event: 'no-receiver',
        kind: 'webhook',
        waiting: 1,
        hint: expect.stringContaining('WEBHOOK_URL'),
      }),
    );
  });

  it.each([
    ['PORT', { PORT: 'mille' }, /^PORT takes/],
    ['the folder', { DATA_DIR: 'FILE/data' }, /^The folder DATA_DIR \(.+\) cannot be used: .+\.$/],
    [
      'the database',
      { DATABASE_URL: 'postgres://api:segreta@127.0.0.1:1/quotes', JWT_SECRET: 'x'.repeat(32) },
      /^The PostgreSQL server of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.$/,
    ],
    ['the host', { HOST: '203.0.113.1' }, /^Cannot listen at HOST .+\.$/],
  ])(
    'the server fails to start with one sentence when %s cannot be used',
    async (_, env, sentence) => {
      const folder = newFolder();
      writeFileSync(join(folder, 'FILE'), '');
      const DATA_DIR = join(folder, 'DATA_DIR' in env ? env.DATA_DIR : 'data');
      const failed = await start({ ...env, DATA_DIR }).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(BadConfig);
      expect(String(failed)).not.toContain('segreta');
      expect(failed instanceof Error && failed.message).toMatch(sentence);
    },
  );

  it('the server fails to start when its port is in use', async () => {
    const { address } = await start({ DATA_DIR: newFolder() });
    const { port } = new URL(address);
    const second = start({ DATA_DIR: newFolder(), PORT: port });
    await expect(second).rejects.toThrow(
      `Cannot listen at HOST 127.0.0.1, PORT ${port}: the port is taken.`,
    );
  });

  it('the server finishes a running request before it stops, and accepts no other', async () => {
    const { address, stop } = await start({ DATA_DIR: newFolder() });
    const half = request(`${address}/api/travel/professions`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { 'content-type': 'application/json', 'content-length': 17, expect: '100-continue' },
    });
    half.flushHeaders();
    // The server has received the headers and waits for the body.
    await once(half, 'continue');
    const stopped = stop();
    await expect(fetch(`${address}/health`)).rejects.toThrow();
    half.end('{"area":"medica"}');
    const [answer]: IncomingMessage[] = await once(half, 'response');
    expect([answer?.statusCode, answer?.headers.connection]).toEqual([200, 'close']);
    answer?.resume();
    await stopped;
  });

  it('the server mails a request at once, and logs only the file name', async () => {
    const folder = newFolder();
    const BROKER_MAIL = 'preventivi@broker.example';
    const { address, noted } = await start({ DATA_DIR: folder, BROKER_MAIL });
    await post(address, '/api/travel/submit', requestFromNow());
    const [file = ''] = await vi.waitFor(() => {
      const files = readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'));
      expect(files).toHaveLength(1);
      return files;
    }, patience);
    const mail = readFileSync(join(folder, 'mail', file), 'utf8');
    expect(mail).toContain(`To: ${BROKER_MAIL}`);
    const written = { level: 'info', event: 'mail-written', file };
    await vi.waitFor(() => expect(noted).toContainEqual(written), patience);
    await vi.waitFor(
      () => expect(noted.at(-1)).toMatchObject({ event: 'delivered', tries: 1 }),
      patience,
    );
    expect(JSON.stringify(noted)).not.toMatch(/Giulia|Ferri|example/i);
  });

  it('the server mails the visitor in the name of the broker in the settings', async () => {
    const folder = newFolder();
    const SETTINGS_FILE = join(folder, 'settings.json');
    writeFileSync(SETTINGS_FILE, JSON.stringify({ broker: { name: 'Beta Assicurazioni' } }));
    const { address } = await start({ DATA_DIR: folder, SETTINGS_FILE, VISITOR_MAIL: 'on' });
    await post(address, '/api/travel/submit', requestFromNow());
    const [file = ''] = await vi.waitFor(() => {
      const files = readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'));
      expect(files).toHaveLength(1);
      return files;
    }, patience);
    const mail = readFileSync(join(folder, 'mail', file), 'utf8');
    expect(mail).toContain('To: giulia.ferri@example.it\r\n');
    expect(mail).toContain('Content-Type: multipart/alternative;');
    const [, text = '', html = ''] = mail.replaceAll('=\r\n', '').split('Content-Type: text/');
    for (const part of [text, html]) expect(part).toContain('Beta Assicurazioni');
  });

  it('the server delivers pending mails and events at the next start', async () => {
    const folder = newFolder();
    const receiver = createServer((_, response) => response.end());
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    const bound = receiver.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    await new Promise((closed) => receiver.close(closed));
    const webhook = { WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: 'x'.repeat(24) };
    const before = await start({ DATA_DIR: folder, ...webhook });
    await post(before.address, '/api/travel/submit', requestFromNow());
    await vi.waitFor(
      () =>
        expect(before.noted.at(-1)).toMatchObject({
          event: 'delivery-failed',
          fault: 'ECONNREFUSED',
        }),
      patience,
    );
    await before.stop();
    await once(receiver.listen(port, '127.0.0.1'), 'listening');
    const after = await start({ DATA_DIR: folder, ...webhook });
    await vi.waitFor(
      () => expect(after.noted.at(-1)).toMatchObject({ event: 'delivered', tries: 2 }),
      patience,
    );
    receiver.close();
  });
});
