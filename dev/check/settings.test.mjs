import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../shared/chromium.mjs';
import { tooClose } from './settings.mjs';

let browser;
let page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() });
  page = await browser.newPage();
});
afterAll(() => browser.close());

it('tooClose names colours with too little contrast and their mode', async () => {
  const close = await tooClose(page, { primary: '#9cc3ff', onPrimary: '#06211f' });
  expect(close).toContainEqual(
    expect.stringMatching(
      /^theme, light: primary on surface has a contrast of 1\.\d\d; .* need 4\.5\.$/,
    ),
  );
  expect(close.filter((one) => one.startsWith('theme, dark'))).toEqual([]);
});

it('tooClose skips the light mode for pages that are always dark', async () => {
  expect(await tooClose(page, { mode: 'dark', primary: '#9cc3ff', onPrimary: '#06211f' })).toEqual(
    [],
  );
});

it('tooClose accepts the product’s own colours', async () => {
  expect(await tooClose(page, {})).toEqual([]);
});
