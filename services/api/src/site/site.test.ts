import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';
import { loadSite, serveSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-site-'));
const script = 'document.documentElement.dataset.ready = "1";\n';
const page = `<!doctype html><title>Viaggi</title><script>${script}</script>
<script type="module" src="/travel/assets/index-AbCd1234.js"></script>`;
const sample = '<!doctype html><title>Informativa di esempio</title>';
const own = '<!doctype html><title>La nostra informativa</title>';
const bundle = 'console.log("viaggi");'.repeat(100);

function write(path: string, content: string | Uint8Array) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}
write('home/index.html', '<!doctype html><title>Preventivi</title>');
write('home/robots.txt', 'Sitemap: {PUBLIC_URL}/sitemap.xml');
write('home/sitemap.xml', '<loc>{PUBLIC_URL}/</loc>');
write('home/documenti/privacy.html', own);
write('home/documenti/privacy.html.br', brotliCompressSync(sample));
write('home/documenti/privacy.html.gz', gzipSync(sample));
write('home/404.html', '<!doctype html><title>Non trovata</title>');
write('travel/index.html', page);
write('travel/assets/index-AbCd1234.js', bundle);
write('travel/assets/index-AbCd1234.js.br', brotliCompressSync(bundle));
write('travel/assets/index-AbCd1234.js.gz', gzipSync(bundle));
write('travel/assets/figtree.woff2', new Uint8Array([119, 79, 70, 50]));
write('travel/.vite/manifest.json', '{}');
write('travel/.vite/third-party.json', '[]');
write('travel/third-party-licences.txt', 'react 19.3.1 (MIT)');
write('docs/404.html', '<!doctype html><title>Not found</title>');
write('docs/deploy.html', '<!doctype html><title>Deploy a line</title>');
write('docs/assets/start.AbCd1234.lean.js', bundle);
write('travel/settings.json', '{"$schema": "./settings.schema.json"}');
write('home/settings.json', '{"help": "/aiuto"}');
write('storybook/index.html', '<!doctype html><title>Storybook</title>');
write('home/embed/preventivo.js', bundle);
write('home/embed/assets/first-AbCd1234.js', bundle);
write('secret.txt', 'segreto');
afterAll(() => rmSync(folder, { recursive: true }));

const { app } = testApi();
const site = loadSite({
  '/': join(folder, 'home'),
  '/travel/': join(folder, 'travel'),
  '/docs/': { forBuilders: join(folder, 'docs') },
  '/storybook/': { forBuilders: join(folder, 'storybook'), framing: true },
  '/pets/': join(folder, 'not-built-yet'),
});
serveSite(app, () => site);
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(path, { headers });

describe('the files for search engines', () => {
  const address = 'https://www.broker.example';
  const served = async (path: string, publicUrl?: string) => {
    const { app } = testApi();
    const files = loadSite({ '/': join(folder, 'home') }, { publicUrl });
    serveSite(app, () => files);
    return app.request(path);
  };

  it('robots.txt and the sitemap contain the address at which visitors reach the site', async () => {
    const robots = await served('/robots.txt', address);
    expect(await robots.text()).toBe('Sitemap: https://www.broker.example/sitemap.xml');
    const sitemap = await served('/sitemap.xml', address);
    expect(await sitemap.text()).toBe('<loc>https://www.broker.example/</loc>');
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(sitemap.headers.get('content-encoding')).toBeNull();
  });

  it.each(['/robots.txt', '/sitemap.xml'])(
    'a server that does not know its public address serves no %s',
    async (path) => {
      expect((await served(path)).status).toBe(404);
    },
  );
});

describe('the licence notices of an app', () => {
  it('licence notices are served as text, while the list for tools is not served', async () => {
    const response = await get('/travel/third-party-licences.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('react 19.3.1 (MIT)');
    expect((await get('/travel/.vite/third-party.json')).status).toBe(404);
  });
});

describe('a built page', () => {
  it.each([
    ['/', 'Preventivi'],
    ['/travel/', 'Viaggi'],
    ['/travel/index.html', 'Viaggi'],
  ])('a built page is served at %s', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it('a page allows its own files and inline scripts, and nothing else', async () => {
    const policy = (await get('/travel/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('a page cannot be framed, except in a folder whose pages frame each other', async () => {
    const frames = async (path: string) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      const rules = ['frame-src', 'frame-ancestors'];
      return [
        headers.get('x-frame-options'),
        ...rules.map((rule) => new RegExp(`${rule} ([^;]+)`).exec(policy)?.[1]),
      ];
    };
    expect(await frames('/travel/')).toEqual(['DENY', "'none'", "'none'"]);
    expect(await frames('/storybook/')).toEqual(['SAMEORIGIN', "'self'", "'self'"]);
  });

  it('a page redirects to the path with a trailing slash', async () => {
    const response = await get('/travel');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/travel/']);
  });

  it('the redirect to the trailing slash keeps the campaign query', async () => {
    const { headers } = await get('/travel?utm_source=giornale&gclid=a%20b');
    expect(headers.get('location')).toBe('/travel/?utm_source=giornale&gclid=a%20b');
  });

  it('a page is answered with 304 when the client has its current version', async () => {
    const etag = (await get('/travel/')).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await get('/travel/', { 'if-none-match': known });
      expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
    }
    expect((await get('/travel/', { 'if-none-match': `"a${etag.slice(1)}` })).status).toBe(200);
  });

  it('a document of the broker is served instead of the precompressed sample document that it replaces', async () => {
    const { status, headers } = await get('/documenti/privacy.html', {
      'accept-encoding': 'br, gzip',
    });
    expect([status, headers.get('content-encoding')]).toEqual([200, null]);
    for (const accepted of ['br', 'gzip', ''])
      expect(
        await (await get('/documenti/privacy.html', { 'accept-encoding': accepted })).text(),
      ).toBe(own);
  });
});

describe('a page that is built while the server runs', () => {
  it('a page that is built while the server runs is served once the files are reloaded', async () => {
    const { app: other } = testApi();
    const later = join(folder, 'later');
    const read = () => loadSite({ '/storybook/': { forBuilders: later, framing: true } });
    let files = read();
    serveSite(other, () => files);
    write('later/index.html', '<!doctype html><title>Storybook</title>');
    expect((await other.request('/storybook/')).status).toBe(404);
    files = read();
    expect(await (await other.request('/storybook/')).text()).toContain('Storybook');
  });
});

describe('a page for builders', () => {
  const { app: other } = testApi();
  write('guide/kept.html', '<!doctype html><title>As it was</title>');
  write('guide/gone.html', '<!doctype html><title>Gone</title>');
  const guide = loadSite({ '/guide/': { forBuilders: join(folder, 'guide') } });
  serveSite(other, () => guide);

  it('a page for developers is read from disk on each request', async () => {
    write('guide/kept.html', '<!doctype html><title>As it is</title>');
    expect(await (await other.request('/guide/kept.html')).text()).toContain('As it is');
  });

  it('a page for developers returns 404 after a rebuild removes it', async () => {
    rmSync(join(folder, 'guide/gone.html'));
    expect((await other.request('/guide/gone.html')).status).toBe(404);
  });
});

describe('a page for visitors', () => {
  it('a page for visitors keeps its content from the start of the server when the file changes', async () => {
    const { app: other } = testApi();
    write('line/index.html', '<!doctype html><title>As it was</title>');
    const line = loadSite({ '/line/': join(folder, 'line') });
    serveSite(other, () => line);
    rmSync(join(folder, 'line/index.html'));
    expect(await (await other.request('/line/')).text()).toContain('As it was');
  });
});

describe('the settings of the pages', () => {
  const served = async (path: string) => {
    const { app: other } = testApi();
    const settings = join(folder, 'alfa.json');
    writeFileSync(settings, '{"broker": {"name": "Alfa"}}');
    const folders = { '/': join(folder, 'home'), '/travel/': join(folder, 'travel') };
    const files = loadSite(folders, { settings });
    serveSite(other, () => files);
    return other.request(path);
  };

  it('the settings of the pages are those of the broker, unless the build of a line contains its own', async () => {
    expect(await (await served('/travel/settings.json')).json()).toEqual({
      broker: { name: 'Alfa' },
    });
    expect(await (await served('/settings.json')).json()).toEqual({ help: '/aiuto' });
    expect(await (await get('/travel/settings.json')).text()).not.toContain('Alfa');
  });

  it('the settings of the pages are cached for one minute', async () => {
    expect((await get('/travel/settings.json')).headers.get('cache-control')).toBe(
      'public, max-age=60',
    );
  });
});

describe("the broker's own files", () => {
  write('own/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('own/legal/Nota è.pdf', '%PDF-1.7');
  write('own/legal/privacy.html', `${own}<script>${script}</script>`);
  write('own/foto.jpeg', new Uint8Array([255, 216]));
  write('own/.env', 'SMTP_URL=smtp://utente:segreta@mail.example');
  write('own/.logo.svg', '<svg/>');
  write('own/legal/.bozze/nota.pdf', '%PDF-1.7');
  write('own/legal/.nota.pdf', '%PDF-1.7');
  write('own/clienti.csv', 'segreto');
  write('own/key', 'segreto');
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'own/linked.txt'));
  const { app: other } = testApi();
  const files = loadSite({ '/': join(folder, 'home'), '/broker/': join(folder, 'own') });
  serveSite(other, () => files);
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    other.request(`/broker/${path}`, { headers });

  it.each([
    ['logo.svg', 'image/svg+xml; charset=utf-8'],
    ['legal/Nota%20%C3%A8.pdf', 'application/pdf'],
    ['legal/privacy.html', 'text/html; charset=utf-8'],
    ['foto.jpeg', 'image/jpeg'],
  ])(
    'the file %s is served with its type, and revalidated like other files',
    async (path, type) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-cache');
      const again = await ask(path, { 'if-none-match': headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    },
  );

  it.each([
    '.env',
    '.logo.svg',
    'legal/.bozze/nota.pdf',
    'legal/.nota.pdf',
    'clienti.csv',
    'key',
    'linked.txt',
    '../secret.txt',
    '%2e%2e/secret.txt',
    '..%2fsecret.txt',
    'legal/..%2f..%2fsecret.txt',
    'legal%5c..%5c..%5csecret.txt',
    'legal',
    '',
  ])('the path %j of the folder is not served', async (path) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([
      404,
      '<!doctype html><title>Non trovata</title>',
    ]);
  });

  it('a page of the broker runs the scripts that it contains, and no other', async () => {
    const { headers } = await ask('legal/privacy.html');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('a drawing of the broker may have styles, and runs no script when a visitor opens it', async () => {
    const policy = (await ask('logo.svg')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(policy).not.toContain('script-src');
  });

  it('the policy of a PDF lets the viewer of Chrome show it, and no other site frame it', async () => {
    const policy = (await ask('legal/Nota%20%C3%A8.pdf')).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/default-src|object-src|style-src|sandbox/);
  });
});

describe('a page in a frame', () => {
  it('a page allows the configured frame ancestors', async () => {
    const framed = testApi().app;
    const folders = { '/': join(folder, 'home'), '/travel/': join(folder, 'travel') };
    const frameAncestors = ['https://www.broker.example', 'https://b.example'];
    const files = loadSite(folders, { frameAncestors });
    serveSite(framed, () => files);
    const policy = (await framed.request('/travel/')).headers.get('content-security-policy');
    expect(policy).toMatch(
      /; frame-ancestors https:\/\/www\.broker\.example https:\/\/b\.example$/,
    );
  });
});

describe('a script for other sites', () => {
  it.each([
    ['/embed/preventivo.js', 'no-cache'],
    ['/embed/assets/first-AbCd1234.js', 'public, max-age=31536000, immutable'],
  ])('%s may be loaded from any origin', async (path, kept) => {
    const { headers } = await get(path, { origin: 'https://www.broker.example' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe(kept);
  });

  it('other origins may load no file outside of /embed/', async () => {
    const { headers } = await get('/travel/', { origin: 'https://www.broker.example' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('a built file', () => {
  const path = '/travel/assets/index-AbCd1234.js';

  it('a built file is cached for a year when its name contains a hash, and revalidated otherwise', async () => {
    expect((await get(path)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const font = await get('/travel/assets/figtree.woff2');
    expect(font.headers.get('cache-control')).toBe('no-cache');
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  it('a built file is cached for a year under the hashed names of the documentation too', async () => {
    const script = await get('/docs/assets/start.AbCd1234.lean.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const page = await get('/docs/deploy.html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
    ['', null],
    ['gzip;q=0.0', null],
    ['GZIP ; q=0.000, br ;Q=0', null],
    ['xbr, br-x, x-xgzip', null],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0.4, gzip;q=0.8', 'gzip'],
    ['identity, br;q=0.5', null],
    ['identity;q=0.5, br;q=0.5', 'br'],
  ])(
    'a built file is sent in the best precompressed encoding for Accept-Encoding %j',
    async (accepted, encoding) => {
      const response = await get(path, { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      const body = new Uint8Array(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(body.byteLength));
      if (encoding === 'br') expect(String(brotliDecompressSync(body))).toBe(bundle);
      if (encoding === null) expect(new TextDecoder().decode(body)).toBe(bundle);
    },
  );

  it.each([
    '/secret.txt',
    '/travel/../secret.txt',
    '/travel/%2e%2e/secret.txt',
    '/travel/..%2fsecret.txt',
    '/travel//etc/passwd',
    '/travel/.vite/manifest.json',
    '/travel/assets/index-AbCd1234.js.br',
    '/pets/',
    '/travel/inventata.js',
  ])('a path outside the built pages returns 404: %s', async (lost) => {
    const response = await get(lost, {
      'if-none-match': (await get('/404.html')).headers.get('etag') ?? '',
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>Non trovata</title>');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('a missing file returns the 404 page of its folder, if there is one', async () => {
    const response = await get('/docs/invented.html');
    expect([response.status, await response.text()]).toEqual([
      404,
      '<!doctype html><title>Not found</title>',
    ]);
  });

  it('a built file is never served for an API path', async () => {
    const response = await get('/api/travel/assets/index-AbCd1234.js');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/json',
    ]);
  });
});
