import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { giuliasAccount } from '../../src/seeded-account.ts';
import { privacy } from '../../src/testing/giulia.ts';
import { mailsIn } from './newcomers.ts';

/** A visitor with an account and a session. */
export interface Member {
  readonly email: string;
  readonly token: string;
  /** The response of `my-data`, which contains a saved person. */
  readonly data: string;
}

const password = 'Zefiro7!vento';
const giulia = { phone: '3331234567', name: 'Giulia', surname: 'Ferri' };

/** Registers a new email and returns the email. The server mails a link to it. */
export async function register(address: string): Promise<string> {
  const email = `${randomUUID()}@example.it`;
  await post(`${address}/api/users/register`, {
    ...{ ...giulia, email, password },
    privacy: privacy().flags,
  });
  return email;
}

/** Opens the mailed link, logs in and saves a person. */
export async function activate(address: string, dataDir: string, email: string): Promise<Member> {
  const activated = await fetch(
    `${address}/api/users/activate?token=${await mailedToken(dataDir, email)}`,
    { method: 'POST', headers: { origin: address }, body: new URLSearchParams({ password }) },
  );
  await activated.text();
  if (!activated.ok) throw new Error(`The activation was refused: ${activated.status}.`);
  const token = await logIn(address, email);
  await post(`${address}/api/persons/upsert`, giuliasAccount.people[0], token);
  return { email, token, data: await dataOf(address, token) };
}

/**
 * Returns the data of the account in a new session, and ends that session. Otherwise the new
 * sessions would push out the member's session, because an account has at most ten.
 */
export async function dataOfNewLogin(address: string, email: string): Promise<string> {
  const token = await logIn(address, email);
  const data = await dataOf(address, token);
  await post(`${address}/api/users/logout`, {}, token);
  return data;
}

async function logIn(address: string, email: string): Promise<string> {
  const { headers } = await post(`${address}/api/users/login`, { email, password });
  return headers.get('x-token') ?? '';
}

/** Returns the data of the account. If the session has ended, returns the error. */
export async function dataOf(address: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${address}/api/users/my-data`, { headers })).text();
}

/** A draft in transfer to another device. */
export interface Draft {
  readonly id: string;
  readonly sealed: string;
}

export async function keepDraft(address: string): Promise<Draft> {
  const id = createHash('sha256').update(randomUUID()).digest('hex');
  const sealed = Buffer.from(`sealed ${id}`).toString('base64');
  await post(`${address}/api/travel/draft/keep`, { Draft_Id: id, Draft: sealed });
  return { id, sealed };
}

/** Returns the sealed draft; undefined if the server no longer has the draft. */
export async function takeDraft(address: string, { id }: Draft): Promise<string | undefined> {
  const taken = await call(`${address}/api/travel/draft/take`, { Draft_Id: id });
  return taken.ok ? JSON.parse(taken.text).obj.Draft : undefined;
}

async function mailedToken(dataDir: string, email: string): Promise<string> {
  for (let tried = 0; tried < 300; tried += 1) {
    const mail = mailsIn(dataDir).find((text) => text.includes(`To: ${email}`));
    const [, token] = /activate\?token=(\w{64})/.exec(decoded(mail ?? '')) ?? [];
    if (token !== undefined) return token;
    await pause(100);
  }
  throw new Error('In 30 s no mail came for a registration.');
}

/** Removes the line breaks and the escapes of quoted-printable. */
const decoded = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

async function post(url: string, body: object, token?: string) {
  const answer = await call(url, body, token);
  if (!answer.ok) throw new Error(`${new URL(url).pathname} was refused: ${answer.text}`);
  return answer;
}

async function call(url: string, body: object, token?: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, headers: response.headers, text: await response.text() };
}
