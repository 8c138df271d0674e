import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { bearer, credentials, marco } from '../testing/account-api.ts';
import { data } from '../testing/test-api.ts';
import { type RunningServer, startServer } from './start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-accounts-'));
const running: RunningServer[] = [];
const noted: string[] = [];

afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

async function start() {
  const note = (entry: object) => void noted.push(JSON.stringify(entry));
  const server = await startServer({ env: { PORT: '0', DATA_DIR: folder }, data, log: note });
  running.push(server);
  return server.address;
}
const post = (address: string, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** Returns the decoded text of the mails in the folder. */
function mailed(): string {
  const files = readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'));
  const texts = files.map((name) => readFileSync(join(folder, 'mail', name), 'utf8'));
  return texts
    .join('\n')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
}

it('two servers on one folder support registration, mail and login', async () => {
  const [one, other] = [await start(), await start()];
  expect((await post(`${one}/api/users/register`, marco)).status).toBe(200);
  const link = await vi.waitFor(() => {
    const [found = ''] = /http:\S+\/api\/users\/activate\?token=\w{64}/.exec(mailed()) ?? [];
    expect(found).not.toBe('');
    return found;
  }, 10_000);
  expect(link.startsWith(`${one}/`)).toBe(true);
  const asked = await fetch(link);
  expect(await asked.text()).toContain('<form method="post">');
  const origin = new URL(link).origin;
  const body = new URLSearchParams({ password: marco.password });
  const page = await fetch(link, { method: 'POST', headers: { origin }, body });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('attivato')]);

  const login = await post(`${other}/api/users/login`, credentials);
  const token = login.headers.get('x-token') ?? '';
  const mine = await fetch(`${one}/api/users/my-data`, { headers: bearer(token) });
  expect(await mine.json()).toMatchObject({ success: true, user: { email: marco.email } });

  const secrets = [marco.email, marco.name, marco.surname, marco.password, token, link.slice(-64)];
  for (const secret of secrets) expect(noted.join('\n')).not.toContain(secret);
  expect(noted.length).toBeGreaterThan(5);
}, 30_000);

it('the database file never contains the link of a reset or activation, before or after delivery', async () => {
  const address = await start();
  const email = 'anna.verdi@example.it';
  expect((await post(`${address}/api/users/register`, { ...marco, email })).status).toBe(200);
  const tokens = () => [...mailed().matchAll(/token=(\w{64})/g)].map(([, token = '']) => token);
  await vi.waitFor(() => expect(mailed()).toContain(`To: ${email}`), 10_000);
  await post(`${address}/api/users/password/forgot`, { email: marco.email });
  await vi.waitFor(() => expect(mailed()).toContain('/account/password#token='), 10_000);
  const files = readdirSync(folder).filter((name) => name.startsWith('preventivo.sqlite'));
  expect(files).toContain('preventivo.sqlite-wal');
  const bytes = Buffer.concat(files.map((name) => readFileSync(join(folder, name))));
  // Control: the search finds the digests, which the database does store.
  expect(bytes.includes(email)).toBe(true);
  for (const token of tokens()) {
    expect(bytes.includes(createHash('sha256').update(token).digest('hex'))).toBe(true);
    expect(bytes.includes(token)).toBe(false);
  }
}, 30_000);
