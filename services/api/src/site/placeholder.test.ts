import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';
import type { Placeholder } from './placeholder.ts';
import { loadSite, serveSite } from './site.ts';

const script = 'location.reload();';
const building: Placeholder = {
  html: `<!doctype html><title>Città is being built</title><script>${script}</script>`,
  text: 'Città is being built.\n',
  retryAfter: 2,
};
const failed: Placeholder = { html: '<!doctype html><title>Failed</title>', text: 'Failed.\n' };
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

function served() {
  const { app, logged } = testApi();
  const files = loadSite({});
  serveSite(app, () => files, {
    placeholder: (path) =>
      path.startsWith('/docs') ? building : path.startsWith('/storybook') ? failed : undefined,
  });
  const ask = (path: string, accept: string | undefined = browser, more: RequestInit = {}) =>
    app.request(path, { ...more, headers: { ...(accept && { accept }), 'accept-encoding': 'br' } });
  return { ask, logged };
}

describe('a page that is still being built', () => {
  it('a placeholder answers a browser with 503 and Retry-After, and is not cached', async () => {
    const response = await served().ask('/docs/deploy?from=mail');
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '2',
      'cache-control': 'no-store',
      vary: 'Accept',
      'x-frame-options': 'DENY',
    });
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(await response.text()).toBe(building.html);
  });

  it('a placeholder allows its inline script and no other', async () => {
    const { headers } = await served().ask('/docs/');
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("connect-src 'self';");
  });

  it('a placeholder answers HEAD like GET, without the body', async () => {
    const { ask } = served();
    const [whole, head] = [await ask('/docs/'), await ask('/docs/', browser, { method: 'HEAD' })];
    expect([head.status, await head.text()]).toEqual([503, '']);
    const length = String(Buffer.byteLength(building.html));
    for (const { headers } of [whole, head]) expect(headers.get('content-length')).toBe(length);
    expect(head.headers.get('retry-after')).toBe('2');
  });

  it('a placeholder answers a client that accepts JSON in the common error format', async () => {
    const response = await served().ask('/docs/hashmap.json', 'application/json');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('retry-after')).toBe('2');
    expect([response.status, await response.json()]).toEqual([
      503,
      {
        status: 503,
        msg: 'Città is being built.',
        obj: { success: false, error_code: 'UNAVAILABLE' },
      },
    ]);
  });

  it.each(['*/*', 'image/avif,image/webp,*/*', 'text/css,*/*;q=0.1', ''])(
    'a placeholder answers a client that accepts %j with one line of text',
    async (accept) => {
      const response = await served().ask('/docs/logo.svg', accept);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect([response.status, await response.text()]).toEqual([503, building.text]);
    },
  );

  it('a page that is still being built is logged as information, not as an error', async () => {
    const { ask, logged } = served();
    await ask('/docs/');
    expect(logged).toMatchObject([{ level: 'info', route: 'site', status: 503 }]);
  });
});

describe('a page whose build failed', () => {
  it.each([browser, '*/*', 'application/json'])(
    'a page whose build failed has no Retry-After for a client that accepts %j',
    async (accept) => {
      const response = await served().ask('/storybook/', accept);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, null]);
    },
  );
});

describe('any other missing file', () => {
  it.each(['/', '/travel/', '/docx/'])(
    'a missing file without a placeholder returns 404 at %s',
    async (path) => {
      expect((await served().ask(path)).status).toBe(404);
    },
  );
});
