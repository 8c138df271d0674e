import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts';
import { accountApi, credentials, marco, publicUrl } from '../testing/account-api.ts';
import { privacy } from '../testing/giulia.ts';
import { now } from '../testing/test-api.ts';

describe('registering', () => {
  it('makes an account that waits for its activation, and one mail to that address', async () => {
    const { register, mails, store } = accountApi();
    const { status, json } = await register({ email: ' Marco.Bianchi@example.it ' });
    expect([status, json]).toEqual([200, { success: true }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: marco.email, subject: 'Attiva il tuo profilo' });
    expect(mail?.text).toMatch(
      new RegExp(`^${publicUrl}/api/users/activate\\?token=[0-9a-f]{64}$`, 'm'),
    );
    expect(await store.accounts.byEmail(marco.email)).toMatchObject({
      name: 'Marco',
      surname: 'Bianchi',
      phone: '3471112233',
      activatedAt: null,
    });
  });

  it('keeps the consents with the account, and no password that can be read', async () => {
    const { register, store } = accountApi();
    const flags = privacy({ newsletter: true }).flags;
    await register({ privacy: flags });
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
  ])('is refused with %s', async (error_code, error_msg, change) => {
    const { register, mails } = accountApi();
    const { status, json } = await register(change);
    expect([status, json]).toEqual([422, { success: false, error_code, error_msg }]);
    expect(await mails()).toEqual([]);
  });

  it('says the first of several things that are wrong, in the order of the form', async () => {
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

  it('needs three consents and no more', async () => {
    const { register } = accountApi();
    const none = { newsletter: false, commerciale: false, profilazione: false, cessione: false };
    expect((await register({ privacy: privacy(none).flags })).status).toBe(200);
  });

  it('names a consent that cannot be read', async () => {
    const { register } = accountApi();
    const [first, ...rest] = marco.privacy;
    const { status, json } = await register({ privacy: [{ ...first, value: 2 }, ...rest] });
    expect([status, json.field]).toEqual([400, 'privacy.0.value']);
  });

  it('twice with one email is said, and changes nothing', async () => {
    const { register, mails, join, login } = accountApi();
    await join();
    const again = await register({ email: 'MARCO.BIANCHI@example.it', password: 'Tulipano7!' });
    expect([again.status, again.json.error_code]).toEqual([422, 'ALREADY_REGISTERED']);
    expect(await mails()).toHaveLength(1);
    expect((await login()).status).toBe(200);
  });

  it('is possible again where nobody followed the link for a day', async () => {
    let clock = now;
    const { register, mails, activate, mailedToken, login } = accountApi({ clock: () => clock });
    await register();
    clock = new Date(now.getTime() + 23 * 60 * 60 * 1000);
    expect((await register()).json.error_code).toBe('ALREADY_REGISTERED');
    clock = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    expect((await register({ password: 'Tulipano7!' })).status).toBe(200);
    expect(await mails()).toHaveLength(2);
    await activate(await mailedToken());
    expect((await login()).json.error_code).toBe('LOGIN_FAILED');
    expect((await login({ ...credentials, password: 'Tulipano7!' })).status).toBe(200);
  });

  it('is limited to five in an hour from one place, not counting what was typed wrong', async () => {
    const { register } = accountApi({ rateLimiter: memoryRateLimiter({ send: 100 }) });
    for (let typo = 0; typo < 6; typo += 1) await register({ name: '' });
    const statuses = [];
    for (let one = 0; one < 6; one += 1)
      statuses.push((await register({ email: `marco.${one}@example.it` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('makes the person they are, who still has answers to give', async () => {
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

describe('the link of the activation mail', () => {
  it('leads, once its button is pressed, to a page in Italian that says it worked', async () => {
    const { register, activate, mailedToken } = accountApi();
    await register();
    const { status, headers, html } = await activate(await mailedToken());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('<h1>Profilo attivato</h1>');
    expect(html).toContain(`<a href="${publicUrl}/">`);
  });

  it("leads to a page with the broker's face and number, whatever their name is", async () => {
    const broker = {
      name: 'Rossi & <Figli>',
      phone: { number: '02 1234567', hours: 'lun–ven 9–18' },
    };
    const { activate } = accountApi({ config: { broker } });
    const { html } = await activate('x');
    expect(html).toContain('<strong>Rossi &amp; &lt;Figli&gt;</strong>');
    expect(html).toContain('<a href="tel:021234567">02 1234567</a> (lun–ven 9–18)');
  });

  it('works once, and says so the second time', async () => {
    const { register, activate, mailedToken, login } = accountApi();
    await register();
    const token = await mailedToken();
    await activate(token);
    const { status, html } = await activate(token);
    expect(status).toBe(410);
    expect(html).toContain('<h1>Link già usato</h1>');
    expect((await login()).status).toBe(200);
  });

  it.each([
    ['opens it', 'GET'],
    ['asks for its head', 'HEAD'],
  ])(
    'is not followed by a program that looks through mails and %s, time after time',
    async (_, method) => {
      const { app, register, activate, mailedToken, login } = accountApi();
      await register();
      const token = await mailedToken();
      for (const _again of [1, 2, 3]) {
        const looked = await app.request(`/api/users/activate?token=${token}`, { method });
        expect(looked.status).toBe(200);
      }
      expect((await login()).json.error_code).toBe('USER_NOT_ACTIVATED');
      expect((await activate(token)).html).toContain('<h1>Profilo attivato</h1>');
    },
  );

  it('leads to a page with a button, which posts to the same address without a script', async () => {
    const { app, register, mailedToken, login } = accountApi();
    await register();
    const address = `/api/users/activate?token=${await mailedToken()}`;
    const html = await (await app.request(address)).text();
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('<h1>Attiva il tuo profilo</h1>');
    expect(html).toContain('<form method="post"><button>Attiva il profilo</button></form>');
    expect(html).not.toContain('script');
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: 'null',
    };
    const pressed = await app.request(address, { method: 'POST', headers, body: '' });
    expect(await pressed.text()).toContain('<h1>Profilo attivato</h1>');
    expect((await login()).status).toBe(200);
  });

  it('is not followed for somebody by a page of another site', async () => {
    const { app, register, mailedToken, login } = accountApi();
    await register();
    const address = `/api/users/activate?token=${await mailedToken()}`;
    const headers = { origin: 'https://altrove.example' };
    expect((await app.request(address, { method: 'POST', headers })).status).toBe(403);
    expect((await login()).json.error_code).toBe('USER_NOT_ACTIVATED');
  });

  it('works for a day', async () => {
    let clock = now;
    const { register, activate, mailedToken, login } = accountApi({ clock: () => clock });
    await register();
    clock = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    const { status, html } = await activate(await mailedToken());
    expect(status).toBe(410);
    expect(html).toContain('<h1>Link scaduto</h1>');
    expect((await login()).json.error_code).toBe('USER_NOT_ACTIVATED');
  });

  it.each(['', 'a'.repeat(64), '%3Cscript%3E', `${'a'.repeat(5000)}`])(
    'that nobody sent says nothing else: %#',
    async (token) => {
      const { status, html } = await accountApi().activate(token);
      expect(status).toBe(410);
      expect(html).toContain('<h1>Link scaduto</h1>');
      expect(html).not.toContain('script');
    },
  );

  it('leads to a page that loads nothing, runs nothing, and tells nobody its address', async () => {
    const { activate } = accountApi();
    const { headers, html } = await activate('x');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/);
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(policy).toContain("form-action 'self'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('logs nobody in', async () => {
    const { register, activate, mailedToken, myData } = accountApi();
    await register();
    const token = await mailedToken();
    const { headers } = await activate(token);
    expect(headers.get('x-token')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect((await myData(token)).status).toBe(401);
  });
});
