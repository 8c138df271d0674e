import { defaultBroker } from '@preventivo/core';
import type { AppOptions } from '../app.ts';
import { webSha256 } from '../crypto/digest.ts';
import type { Mail } from '../mail/mail.ts';
import { accountLink } from '../outbox/account-link.ts';
import { accountMail } from '../outbox/account-mail.ts';
import { privacy } from './giulia.ts';
import { now, testApi } from './test-api.ts';

export const publicUrl = 'https://preventivo.example';

export const marco = {
  email: 'marco.bianchi@example.it',
  phone: '+39 347 111 2233',
  name: 'Marco',
  surname: 'Bianchi',
  password: 'Girasole7!',
  privacy: privacy().flags,
};
export const credentials = { email: marco.email, password: marco.password };

export function accountApi(options: Partial<AppOptions> = {}) {
  const api = testApi({ config: { publicUrl: () => publicUrl }, ...options });
  const { ask, get, store } = api;
  const received: Mail[] = [];
  async function mails(): Promise<readonly Mail[]> {
    const fresh = {
      kind: 'accountLink',
      lease: 'test',
      at: '2030',
      until: '2040',
      limit: 1000,
    } as const;
    const clock = options.clock ?? (() => now);
    const maker = { store, sha256: webSha256, now: clock, publicUrl: () => publicUrl };
    for (const { delivery } of await store.outbox.claim(fresh)) {
      const made = delivery.kind === 'accountLink' ? await accountLink(delivery, maker) : undefined;
      if (made?.isSent) received.push(await accountMail(made, defaultBroker));
    }
    return received;
  }
  /** Returns the token of the newest link that was mailed to this address. */
  async function mailedToken(to: string = marco.email): Promise<string> {
    const texts = (await mails()).filter((mail) => mail.to === to).map(({ text }) => text);
    return /token=(\w+)/.exec(texts.at(-1) ?? '')?.[1] ?? '';
  }
  async function activate(token: string, password: string = marco.password) {
    const response = await api.app.request(`/api/users/activate?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ password }),
    });
    const { status, headers } = response;
    return { status, headers, html: await response.text() };
  }
  const login = async (as: object = credentials) => {
    const answer = await ask('/api/users/login', as);
    return { ...answer, token: answer.headers.get('x-token') ?? '' };
  };
  return {
    ...api,
    mails,
    mailedToken,
    activate,
    login,
    register: (change: object = {}) => ask('/api/users/register', { ...marco, ...change }),
    myData: (token: string) => get('/api/users/my-data?with_qr_form_lists=1', bearer(token)),
    /** Registers, activates and logs in. Returns the token. */
    join: async (change: Partial<typeof marco> = {}) => {
      const who = { ...marco, ...change };
      await ask('/api/users/register', who);
      await activate(await mailedToken(who.email), who.password);
      return (await login({ email: who.email, password: who.password })).token;
    },
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Returns a password hasher that records its calls. */
export function countedPasswords() {
  const looked: ('hash' | 'verify')[] = [];
  return {
    looked,
    hash: async (password: string, salt = '') => {
      looked.push('hash');
      return `${salt} ${await webSha256(password + salt)}`;
    },
    verify: async (password: string, hash: string) => {
      looked.push('verify');
      const [salt = '', digest] = hash.split(' ');
      return (await webSha256(password + salt)) === digest;
    },
  };
}
