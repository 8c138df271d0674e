import { describe, expect, it, vi } from 'vitest';
import { memoryRateLimiter } from '../../rate-limit/memory-rate-limiter.ts';
import {
  accountApi,
  countedPasswords,
  credentials,
  marco,
  publicUrl,
} from '../../testing/account-api.ts';
import { privacy } from '../../testing/giulia.ts';
import { now } from '../../testing/test-api.ts';

describe('registering', () => {
  it('a registration creates a pending account and sends one activation mail', async () => {
    const { register, mails, store } = accountApi();
    const { status, json } = await register({ email: ' Marco.Bianchi@example.it ' });
    expect([status, json]).toEqual([200, { success: true }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: marco.email, subject: 'Attiva il tuo profilo' });
    expect(mail?.text).toMatch(
      new RegExp(`^${publicUrl}/api/users/activate\\?token=[0-9a-f]{64}$`, 'm'),
    );
    expect(await store.accounts.pending(marco.email, now.toISOString())).toMatchObject([
      { name: 'Marco', surname: 'Bianchi', phone: '3471112233' },
    ]);
    expect(await store.accounts.byEmail(marco.email)).toBeUndefined();
  });

  it('a registration wakes the mail worker at once', async () => {
    const wake = vi.fn();
    const { register } = accountApi({ dispatch: { requests: [], wake } });
    await register({ name: 'M' });
    expect(wake).not.toHaveBeenCalled();
    await register();
    expect(wake).toHaveBeenCalledOnce();
  });

  it('a registration stores the consents with the account, and no readable password', async () => {
    const { join, store } = accountApi();
    const flags = privacy({ newsletter: true }).flags;
    await join({ privacy: flags });
    const account = await store.accounts.byEmail(marco.email);
    expect(account?.privacy).toEqual(flags);
    expect(JSON.stringify(account)).not.toContain(marco.password);
  });

  it.each([
    ['NAME', 'Nome non valido', { name: 'M' }],
    ['SURNAME', 'Cognome non valido', { surname: 'B1anchi' }],
    ['EMAIL', 'Email non valida', { email: 'marco@example' }],
    ['EMAIL', 'Email non valida', { email: 'marco@example.it\r\nBcc: tutti@example.it' }],
    ['PHONE', 'Cellulare non valido', { phone: '12345' }],
    ['PASS', 'Password non valida', { password: 'girasole' }],
    ['PASS', 'Password non valida', { password: 'Password1!' }],
    ['PASS', 'Password non valida', { password: 'Girasole7!Girasole7!' }],
    [
      'INFORMATIVA_E_CONDIZIONI',
      'Selezionare i flag obbligatorii',
      { privacy: privacy({ cgu: false }).flags },
    ],
  ])('a registration is rejected with %s', async (error_code, error_msg, change) => {
    const { register, mails } = accountApi();
    const { status, json } = await register(change);
    expect([status, json]).toEqual([422, { success: false, error_code, error_msg }]);
    expect(await mails()).toEqual([]);
  });

  it('a registration reports the first of several errors, in form order', async () => {
    const { register } = accountApi();
    const wrong = {
      ...{ name: '', surname: '', email: '', phone: '', password: '' },
      privacy: privacy({ ivass: false }).flags,
    };
    const told = [];
    for (const key of ['name', 'surname', 'email', 'phone', 'password', 'privacy'] as const) {
      told.push((await register(wrong)).json.error_code);
      Object.assign(wrong, { [key]: marco[key] });
    }
    expect(told).toEqual(['NAME', 'SURNAME', 'EMAIL', 'PHONE', 'PASS', 'INFORMATIVA_E_CONDIZIONI']);
  });

  it('a registration requires three consents and no others', async () => {
    const { register } = accountApi();
    const none = { newsletter: false, commerciale: false, profilazione: false, cessione: false };
    expect((await register({ privacy: privacy(none).flags })).status).toBe(200);
  });

  it('a rejected registration names an invalid consent', async () => {
    const { register } = accountApi();
    const [first, ...rest] = marco.privacy;
    const { status, json } = await register({ privacy: [{ ...first, value: 2 }, ...rest] });
    expect([status, json.field]).toEqual([400, 'privacy.0.value']);
  });

  it('a registration with the email of an account is rejected, and changes nothing', async () => {
    const { register, mails, join, login } = accountApi();
    await join();
    const again = await register({ email: 'MARCO.BIANCHI@example.it', password: 'Tulipano7!' });
    expect([again.status, again.json.error_code]).toEqual([422, 'ALREADY_REGISTERED']);
    expect(await mails()).toHaveLength(1);
    expect((await login()).status).toBe(200);
  });

  it('registering again before the activation sends a new mail, for the new password', async () => {
    const { register, mails, activate, mailedToken, login } = accountApi();
    await register();
    const again = await register({ password: 'Tulipano7!' });
    expect([again.status, again.json]).toEqual([200, { success: true }]);
    expect(await mails()).toHaveLength(2);
    await activate(await mailedToken(), 'Tulipano7!');
    expect((await login()).json.error_code).toBe('LOGIN_FAILED');
    expect((await login({ ...credentials, password: 'Tulipano7!' })).status).toBe(200);
    expect((await register()).json.error_code).toBe('ALREADY_REGISTERED');
  });

  it('a registration computes one hash whether the email has an account, is pending or is new', async () => {
    const passwords = countedPasswords();
    const { join, register } = accountApi({ passwords });
    await join();
    await register({ email: 'in.attesa@example.it' });
    passwords.looked.length = 0;
    for (const email of [marco.email, 'in.attesa@example.it', 'nuova@example.it'])
      await register({ email });
    expect(passwords.looked).toEqual(['hash', 'hash', 'hash']);
  });

  it('five registrations per hour are accepted from one network, not counting invalid ones', async () => {
    const { register } = accountApi({ rateLimiter: memoryRateLimiter({ send: 100 }) });
    for (let typo = 0; typo < 6; typo += 1) await register({ name: '' });
    const statuses = [];
    for (let one = 0; one < 6; one += 1)
      statuses.push((await register({ email: `marco.${one}@example.it` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('a registration beyond the limit of its client does not count for the wider networks', async () => {
    const rateLimiter = memoryRateLimiter({ send: 100, register: 2, 'register-near': 4 });
    const { app } = accountApi({ rateLimiter });
    const statuses: number[] = [];
    for (const [at, subnet] of [1, 1, 1, 1, 1, 2, 2, 3].entries()) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...marco, email: `marco.${at}@example.it` }),
      };
      const client = `2001:db8:0:${subnet}::/64`;
      statuses.push((await app.request('/api/users/register', init, { client })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429, 429, 200, 200, 429]);
  });

  it('five registrations per day of one mailbox are accepted from one IPv6 /48, and more from others', async () => {
    const rateLimiter = memoryRateLimiter({ send: 100 });
    const { app } = accountApi({ rateLimiter });
    const from = async (client: string, email: string) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...marco, email }),
      };
      return (await app.request('/api/users/register', init, { client })).status;
    };
    const statuses: number[] = [];
    for (let at = 1; at <= 6; at += 1)
      statuses.push(await from(`2001:db8:0:${at}00::/64`, `Marco.Bianchi+${at}@example.it`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await from('2001:db8:0:600::/64', 'anna@example.it')).toBe(200);
    expect(await from('2001:db8:1:600::/64', marco.email)).toBe(200);
  });

  it('a registration creates a person record that lacks the remaining answers', async () => {
    const { join, myData } = accountApi();
    const { json } = await myData(await join());
    expect(json.user.userData).toMatchObject({
      name: 'Marco',
      surname: 'Bianchi',
      email: marco.email,
      phone: '3471112233',
      gender: '',
      bornInItaly: null,
    });
    expect(json.user.people).toEqual([json.user.userData]);
  });
});
