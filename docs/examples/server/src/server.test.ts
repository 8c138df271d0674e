import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json, text } from 'node:stream/consumers';
import { requestFromNow } from '@preventivo/api/workspace/seeded-request';
import { afterAll, expect, it, vi } from 'vitest';
import { testClockOption } from '../../../../dev/shared/test-clock/node-option.mjs';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-example-'));
const stopped: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
afterAll(async () => {
  for (const stop of stopped.reverse()) await stop();
});

/** Starts a fake of a broker's service. Returns its URL. */
async function fakeServer(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stopped.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function start(env: Readonly<Record<string, string>>, program = 'server.ts'): ChildProcess {
  const own = {
    ...process.env,
    NODE_OPTIONS: testClockOption,
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
  };
  const path = join(import.meta.dirname, program);
  return spawn(process.execPath, [path], { env: { ...own, ...env } });
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The program has no output.');
  for await (const line of createInterface({ input: stdout })) {
    const { event, address } = JSON.parse(line);
    if (event !== 'listening') continue;
    stdout.resume();
    return address;
  }
  throw new Error('The server ended before it listened.');
}

const post = async (address: string, body: object) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'k' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
};

it("a broker's server suggests addresses of the broker's search, and delivers each request once the CRM is available again", async () => {
  const searched: (string | null)[] = [];
  const addresses = await fakeServer((request, response) => {
    searched.push(new URL(request.url ?? '', 'http://localhost').searchParams.get('q'));
    const [via, comune, provincia] = ['Via Vida', 'Alba', 'CN'];
    response.end(JSON.stringify([{ via, civico: '10', cap: '12051', comune, provincia }]));
  });
  const calls: {
    readonly url: string | undefined;
    readonly token: unknown;
    readonly lead: unknown;
  }[] = [];
  const crm = await fakeServer(async (request, response) => {
    calls.push({
      url: request.url,
      token: request.headers.authorization,
      lead: await json(request),
    });
    response.writeHead(calls.length === 1 ? 503 : 204).end();
  });
  const server = start({ ADDRESSES_URL: addresses, CRM_URL: crm, CRM_TOKEN: 'secret' });
  stopped.push(() => server.kill());
  const address = await addressOf(server);

  const found = await post(`${address}/api/travel/address/search`, { input: 'via vida' });
  expect(JSON.stringify(found)).toContain('VIA VIDA, 10, 12051 ALBA CN, ITALIA');
  expect(searched).toEqual(['via vida']);

  const sent = await post(`${address}/api/travel/submit`, requestFromNow());
  const { Quote_Request_Id: id, Quote_Request_Code: code } = sent.obj.data;
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 10_000 });
  expect(calls[1]).toEqual(calls[0]);
  expect(calls[1]).toMatchObject({
    url: `/leads/${id}`,
    token: 'Bearer secret',
    lead: { code, product: 'travel', customer: { email: 'giulia.ferri@example.it' } },
  });

  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
}, 60_000);

it('the program reports which variable its address search replaces, and exits', async () => {
  const server = start({ ADDRESS_PROVIDER: 'google' });
  const [said, [code]] = await Promise.all([
    server.stderr ? text(server.stderr) : '',
    once(server, 'exit'),
  ]);
  expect([code, said.trim()]).toEqual([
    1,
    'ADDRESS_PROVIDER is set, but the option `addresses` of startServer replaces it: remove one of them.',
  ]);
});

it('a custom server delivers each request to the CRM and mails the visitor, once both are available again', async () => {
  const leads: unknown[] = [];
  const crm = await fakeServer(async (request, response) => {
    leads.push(await json(request));
    response.writeHead(leads.length === 1 ? 503 : 204).end();
  });
  const mails: { readonly to: string }[] = [];
  const mailService = await fakeServer(async (request, response) => {
    mails.push((await json(request)) as { to: string });
    response.writeHead(mails.length === 1 ? 503 : 202).end();
  });
  const server = start(
    {
      DATA_DIR: join(folder, 'own'),
      SECRET: 'a-secret-of-at-least-32-characters',
      CRM_URL: crm,
      CRM_TOKEN: 'secret',
      MAILS_URL: mailService,
    },
    'own-server.ts',
  );
  stopped.push(() => server.kill());
  const address = await addressOf(server);
  const sent = await post(`${address}/api/travel/submit`, requestFromNow());
  const { Quote_Request_Code: code } = sent.obj.data;
  await vi.waitFor(() => expect([leads, mails].map(({ length }) => length)).toEqual([2, 2]), {
    timeout: 10_000,
  });
  expect(leads[1]).toMatchObject({ code, product: 'travel' });
  expect(mails[1]).toMatchObject({ to: 'giulia.ferri@example.it' });

  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
}, 60_000);
