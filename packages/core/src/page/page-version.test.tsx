import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<meta name="build" content="aaaa0000">';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page one of whose chunks fails while its address answers so. */
async function chunkFails(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const page = await import('./page-version.ts');
  page.onPageVersion(() => {});
  dispatchEvent(new Event('vite:preloadError'));
  const isOutdated = await page.isPageOutdated();
  return { isOutdated, version: page.pageVersion(), build: page.servedBuild() };
}
const html = (build: string) => async () =>
  new Response(`<meta charset="utf-8"><meta name="build" content="${build}">`);

it('knows the build that replaced the one of the page', async () => {
  expect(await chunkFails(html('bbbb1111'))).toEqual({
    isOutdated: true,
    version: 'replaced',
    build: 'bbbb1111',
  });
});

it('is incomplete where the same build is served without a chunk', async () => {
  expect(await chunkFails(html('aaaa0000'))).toMatchObject({
    version: 'incomplete',
    build: undefined,
  });
});

it('stays current where the connection is gone, or the server in trouble', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await chunkFails(offline)).toMatchObject({ isOutdated: false, version: 'current' });
  const broken = async () => new Response('', { status: 503 });
  expect(await chunkFails(broken)).toMatchObject({ isOutdated: false, version: 'current' });
});
