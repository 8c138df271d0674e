import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<meta name="build" content="aaaa0000">';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const chunk = 'https://broker.example/travel/assets/en-abcd.js';

/**
 * Simulates a chunk that fails to load. `answer` is the response for the page's URL, `again` the response for the
 * chunk's URL.
 */
async function chunkFails(answer: () => Promise<Response>, again = gone, message = failed(chunk)) {
  vi.stubGlobal('fetch', (address: string) => (address === chunk ? again() : answer()));
  const page = await import('./page-version.ts');
  page.onPageVersion(() => {});
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) }));
  const isOutdated = await page.isPageOutdated();
  return { isOutdated, version: page.pageVersion(), build: page.servedBuild() };
}
const failed = (address: string) => `Failed to fetch dynamically imported module: ${address}`;
const gone = async () => new Response('', { status: 404 });
const page = () => new Response('', { headers: { 'content-type': 'text/html' } });
const html = (build: string) => async () =>
  new Response(`<meta charset="utf-8"><meta name="build" content="${build}">`);

it("the page is outdated ('replaced') when the server has another build", async () => {
  expect(await chunkFails(html('bbbb1111'))).toEqual({
    isOutdated: true,
    version: 'replaced',
    build: 'bbbb1111',
  });
});

it.each([
  ['which is gone', gone],
  ['in whose place a page is sent', async () => page()],
])(
  'the page is incomplete when the server has the same build without the chunk, %s',
  async (_, again) => {
    expect(await chunkFails(html('aaaa0000'), again)).toMatchObject({
      version: 'incomplete',
      build: undefined,
    });
  },
);

it('the page is incomplete when the browser does not name the failed chunk', async () => {
  const safari = 'Importing a module script failed.';
  expect(await chunkFails(html('aaaa0000'), gone, safari)).toMatchObject({ version: 'incomplete' });
});

it.each([
  ['is here now', async () => new Response('', { headers: { 'content-type': 'text/javascript' } })],
  ['was refused for a moment', async () => new Response('', { status: 429 })],
  ['cannot be had for a moment', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the page stays current when the chunk of the same build %s', async (_, again) => {
  const expected = { isOutdated: false, version: 'current' };
  expect(await chunkFails(html('aaaa0000'), again)).toMatchObject(expected);
});

it('the page stays current when the network or the server fails', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await chunkFails(offline)).toMatchObject({ isOutdated: false, version: 'current' });
  const broken = async () => new Response('', { status: 503 });
  expect(await chunkFails(broken)).toMatchObject({ isOutdated: false, version: 'current' });
});
