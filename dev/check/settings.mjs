// `pnpm check:settings <file> …` reports invalid settings in each file, and pairs of theme colours without enough
// contrast. A build also checks the settings, but not the contrast: measuring it needs a browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lookProperty } from '@preventivo/funnel/settings';
import { textOf } from '@preventivo/vite/workspace/settings/check-settings';
import { checkFiles } from '@preventivo/vite/workspace/settings/command';
import { transformWithOxc } from 'vite';
import { findChromium } from '../shared/chromium.mjs';
import { allLines } from '../shared/lines/all-lines.mjs';
import { root } from '../shared/root.mjs';

/**
 * Returns a sentence for each pair of theme colours without enough contrast, in light or dark mode.
 * @param page a page of a browser, whose content is replaced
 */
export async function tooClose(page, theme) {
  const modes = ['light', 'dark'].filter(
    (mode) => (theme.mode ?? 'auto') === 'auto' || theme.mode === mode,
  );
  const style = Object.entries(theme).map(([key, value]) => [lookProperty(key), value]);
  const tokens = readFileSync(join(root, 'packages/ui/src/tokens/tokens.css'), 'utf8');
  const file = join(root, 'packages/ui/src/theme/check-theme.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  await page.setContent(`<style>${tokens}</style><div class="q"></div>`);
  await page.addScriptTag({
    type: 'module',
    content: `${code}\nwindow.checkTheme = checkTheme;`,
  });
  const found = await page.evaluate(
    ({ modes, style }) =>
      modes.flatMap((mode) => {
        const sheet = document.querySelector('.q');
        sheet.dataset.qTheme = mode;
        for (const [property, value] of style) sheet.style.setProperty(property, value);
        return window.checkTheme(sheet).map((pair) => ({ mode, ...pair }));
      }),
    { modes, style },
  );
  return found.map(
    ({ mode, on, under, ratio, least }) =>
      `theme, ${mode}: ${on} on ${under} has a contrast of ${ratio.toFixed(2)}; people with low vision need ${least}.`,
  );
}

async function main(files) {
  const { said, ok } = checkFiles(files, await allLines());
  console.log(said);
  // Skip the contrast of invalid settings: it cannot be measured.
  if (!ok) return false;
  const themes = files.map((file) => ({ file, theme: JSON.parse(textOf(file)).theme }));
  const told = themes.filter(({ theme }) => theme);
  if (told.length === 0) return true;
  const close = await inBrowser(async (page) => {
    const each = [];
    for (const { file, theme } of told)
      for (const one of await tooClose(page, theme)) each.push(`${file}: ${one}`);
    return each;
  });
  console.log(close ? close.join('\n') || 'The contrast of its colours is sufficient.' : noBrowser);
  return !close?.length;
}

const noBrowser =
  'The contrast of its colours was not checked: there is no Chromium here. ' +
  "Set CHROME_PATH, or try them in Storybook's «Laboratorio del tema».";

/** Runs `work` with a browser page. Returns undefined if no browser is installed. */
async function inBrowser(work) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: findChromium() }).catch(() => undefined);
  if (!browser) return undefined;
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
