import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../../rate-limit/memory-rate-limiter.ts';
import { accountApi, marco, publicUrl } from '../../testing/account-api.ts';
import { now } from '../../testing/test-api.ts';

describe('activation link', () => {
  it('an activation link leads to an Italian confirmation page after the password', async () => {
    const { register, activate, mailedToken } = accountApi();
    await register();
    const { status, headers, html } = await activate(await mailedToken());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('<h1>Profilo attivato</h1>');
    expect(html).toContain(`<a href="${publicUrl}/">`);
  });

  it("an activation link leads to a page with the broker's name and number, escaped", async () => {
    const broker = {
      name: 'Rossi & <Figli>',
      phone: { number: '02 1234567', hours: 'lun–ven 9–18' },
    };
    const { activate } = accountApi({ config: { broker } });
    const { html } = await activate('x');
    expect(html).toContain('<a href="/">Rossi &amp; &lt;Figli&gt;</a>');
    expect(html).toContain('<a href="tel:021234567">02 1234567</a> (lun–ven 9–18)');
  });

  it('an activation link leads to a page with links to the landing page and the privacy notice', async () => {
    const { activate } = accountApi();
    const { html } = await activate('x');
    expect(html).toContain(`<a href="${publicUrl}/">Tutte le assicurazioni</a>`);
    expect(html).toContain(`<a href="${publicUrl}/documenti/privacy.html">Privacy</a>`);
    const own = accountApi({
      config: { publicUrl: () => publicUrl, privacyUrl: 'https://rossi.example/privacy' },
    });
    expect((await own.activate('x')).html).toContain(
      '<a href="https://rossi.example/privacy">Privacy</a>',
    );
  });

  it("an activation link leads to a page with the broker's logo for light and dark", async () => {
    const broker = {
      name: 'Rossi',
      logo: { light: '/logo.svg', dark: 'https://cdn.example/dark.svg' },
    };
    const { activate } = accountApi({ config: { broker, publicUrl: () => publicUrl } });
    const { html, headers } = await activate('x');
    expect(html).toContain(`<img src="${publicUrl}/logo.svg" alt="">`);
    expect(html).toContain(
      '<source media="(prefers-color-scheme: dark)" srcset="https://cdn.example/dark.svg">',
    );
    expect(headers.get('content-security-policy')).toContain(
      `img-src ${publicUrl} https://cdn.example;`,
    );
  });

  it('an activation link works once, and then reports that it was used', async () => {
    const { app, register, activate, mailedToken, login } = accountApi();
    await register();
    const token = await mailedToken();
    await activate(token);
    const { status, html } = await activate(token);
    expect(status).toBe(410);
    expect(html).toContain('<h1>Link già usato</h1>');
    const opened = await app.request(`/api/users/activate?token=${token}`);
    expect([opened.status, await opened.text()]).toEqual([
      410,
      expect.stringContaining('Link già usato'),
    ]);
    expect((await login()).status).toBe(200);
  });

  it('an activation link leads to a page whose form posts to the same URL without script', async () => {
    const { app, register, mailedToken, login } = accountApi();
    await register();
    const address = `/api/users/activate?token=${await mailedToken()}`;
    const html = await (await app.request(address)).text();
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('<h1>Attiva il tuo profilo</h1>');
    expect(html).toContain('<form method="post">');
    expect(html).toMatch(
      /<label for="password">Password<\/label>\s*<input id="password" name="password"/,
    );
    expect(html).not.toContain('script');
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: 'null',
    };
    const body = 'password=Girasole7%21';
    const pressed = await app.request(address, { method: 'POST', headers, body });
    expect(await pressed.text()).toContain('<h1>Profilo attivato</h1>');
    expect((await login()).status).toBe(200);
  });

  it('the activation page reports a wrong password, keeps its form, and accepts another attempt', async () => {
    const { register, activate, mailedToken } = accountApi();
    await register();
    const token = await mailedToken();
    const { status, html } = await activate(token, 'Tulipano7!');
    expect(status).toBe(422);
    expect(html).toContain('<title>Errore: Attiva il tuo profilo</title>');
    expect(html).toContain('role="alert">La password non è quella di questa registrazione');
    expect(html).toContain('aria-invalid="true" aria-describedby="problem"');
    expect(html).toContain('<form method="post">');
    expect(html).not.toContain('Tulipano7!');
    expect((await activate(token)).status).toBe(200);
  });

  it('the activation page requires the password; an empty form uses up no attempt', async () => {
    const { register, activate, mailedToken } = accountApi();
    await register();
    const token = await mailedToken();
    for (const nothing of ['', ' ', '', '', '', '']) {
      const { status, html } = await activate(token, nothing);
      expect([status, html]).toEqual([422, expect.stringContaining('Scrivi la password.')]);
    }
    expect((await activate(token)).status).toBe(200);
  });

  it('the activation page accepts the password with surrounding spaces', async () => {
    const { register, activate, mailedToken } = accountApi();
    await register();
    expect((await activate(await mailedToken(), ` ${marco.password} `)).status).toBe(200);
  });

  it('the activation page checks five wrong passwords in a quarter of an hour, then reports the limit, even for the correct one', async () => {
    const rateLimiter = memoryRateLimiter({ send: 100 });
    const { register, activate, mailedToken, login } = accountApi({ rateLimiter });
    await register();
    await register({ email: 'anna@example.it' });
    const token = await mailedToken();
    for (const _ of [1, 2, 3, 4, 5]) await activate(token, 'Tulipano7!');
    const { status, html } = await activate(token);
    expect([status, html]).toEqual([422, expect.stringContaining('Troppi tentativi')]);
    expect(html).toContain('<form method="post">');
    expect((await login()).json.error_code).toBe('USER_NOT_ACTIVATED');
    expect((await activate(await mailedToken('anna@example.it'))).status).toBe(200);
  });

  it('an activation link is valid for a day after it is mailed', async () => {
    let clock = now;
    const { register, activate, mailedToken, login } = accountApi({ clock: () => clock });
    await register();
    const token = await mailedToken();
    clock = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    const { status, html } = await activate(token);
    expect(status).toBe(410);
    expect(html).toContain('<h1>Link scaduto</h1>');
    expect((await login()).json.error_code).toBe('LOGIN_FAILED');
  });

  it.each(['', 'a'.repeat(64), '%3Cscript%3E', `${'a'.repeat(5000)}`])(
    'an activation link with an unknown token reports only that it is expired: %#',
    async (token) => {
      const { status, html } = await accountApi().activate(token);
      expect(status).toBe(410);
      expect(html).toContain('<h1>Link scaduto</h1>');
      expect(html).not.toContain('script');
    },
  );

  it('an activation link leads to a page that loads only the font, runs no script, and does not leak its URL', async () => {
    const { activate } = accountApi();
    const { headers, html } = await activate('x');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/);
    expect(policy).toContain(`font-src ${publicUrl}; img-src 'none';`);
    expect(html).toContain(`src:url("${publicUrl}/figtree.woff2")`);
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(policy).toContain("form-action 'self'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('an activation link does not log in', async () => {
    const { register, activate, mailedToken, myData } = accountApi();
    await register();
    const token = await mailedToken();
    const { headers } = await activate(token);
    expect(headers.get('x-token')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect((await myData(token)).status).toBe(401);
  });

  it('the activation page rejects a post from another site', async () => {
    const { app, register, mailedToken, login } = accountApi();
    await register();
    const address = `/api/users/activate?token=${await mailedToken()}`;
    const headers = { origin: 'https://altrove.example' };
    const body = new URLSearchParams({ password: marco.password });
    expect((await app.request(address, { method: 'POST', headers, body })).status).toBe(403);
    expect((await login()).json.error_code).toBe('USER_NOT_ACTIVATED');
  });
});
