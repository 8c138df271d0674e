import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSite, serveSite } from '../site/site.ts';
import { testApi } from '../testing/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-types-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['index.html', 'a.js', 'a.css', 'a.svg', 'llms.txt', 'a.json', 'a.woff2'])
  writeFileSync(join(folder, name), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const { app } = testApi();
const files = loadSite({ '/': folder });
serveSite(app, () => files);

describe('content types', () => {
  // JSON is always UTF-8 and has no charset.
  it.each([
    ['/api/travel/enums/sesso', 'application/json'],
    ['/api/travel/oroscopo', 'application/json'],
    ['/openapi.json', 'application/json'],
    ['/health', 'application/json'],
    ['/a.json', 'application/json'],
    ['/api/users/activate?token=x', 'text/html; charset=UTF-8'],
    ['/', 'text/html; charset=utf-8'],
    ['/a.js', 'text/javascript; charset=utf-8'],
    ['/a.css', 'text/css; charset=utf-8'],
    ['/a.svg', 'image/svg+xml; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/a.woff2', 'font/woff2'],
    ['/inventata', 'text/plain; charset=UTF-8'],
  ])('the content type of a text includes its charset: %s', async (path, type) => {
    const { headers } = await app.request(path);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
