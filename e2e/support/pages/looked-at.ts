import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The axe tags of the WCAG rules, and of best practices such as landmarks, one `h1` and the order of headings. */
export const bestPractices = [...tags, 'best-practice'];

/** The colours of three brokers, as `settings.json` sets them. */
const brokers = {
  blue: { primary: '#0b3d91', 'primary-dark': '#9dbdff', accent: '#7fd1ff', canvas: '#eef2f8' },
  red: { primary: '#a3123a', 'primary-dark': '#ff9db4', accent: '#ffc9a8', canvas: '#f7f1ef' },
  green: { primary: '#2f6b1f', 'primary-dark': '#a5d993', accent: '#ffe08a', canvas: '#f3f5ec' },
} as const;

/**
 * Expects that axe finds no violation in the current page in light and dark mode, and that every text has enough
 * contrast. Checks the contrast also in three brokers' colours. `state` names the page's state in the report. In the
 * Playwright project `screens` (`pnpm screens`), takes a screenshot instead.
 * @param rules axe tags or rule ids
 */
export async function look(page: Page, state: string, rules = bestPractices): Promise<void> {
  await test.step(state, async () => {
    if (test.info().project.name === 'screens') return picture(page, state);
    expect(await broken(page, rules), state).toEqual([]);
    // Check only the contrast again: no other rule depends on the colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await broken(page, ['color-contrast']), `${state}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const [broker, colours] of Object.entries(brokers))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await paint(page, colorScheme === 'light' ? colours : { ...colours, canvas: '' });
        const found = await broken(page, ['color-contrast']);
        expect(found, `${state}, ${colorScheme}, ${broker} broker`).toEqual([]);
      }
    await paint(page, { primary: '', 'primary-dark': '', accent: '', canvas: '' });
    await page.emulateMedia({ colorScheme: 'light' });
  });
}

/** Sets a broker's colours on the page. The value '' restores the product's colour. */
async function paint(page: Page, colours: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((colours) => {
    for (const [name, colour] of Object.entries(colours))
      document.documentElement.style.setProperty(`--q-broker-${name}`, colour);
  }, colours);
}

async function picture(page: Page, state: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const [folder = ''] = test.info().titlePath;
    const words = `${test.info().title.replace(/:.*| break.*/, '')} ${state}`;
    const name = `${words.replace(/\W+/g, '-')}-${width}-${colorScheme}.png`;
    const path = join('.reports', 'screens', folder, name);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
}

/**
 * Styles that remove images and pseudo-elements. axe cannot read their colours, and would leave the contrast of text on
 * them undecided.
 */
const PLAIN = `
  *, *::before, *::after { background-image: none !important; }
  *::before, *::after { background-color: transparent !important; }`;

/**
 * axe also leaves a contrast undecided when no colour is unclear: an open list covers the text or contains it, the text
 * is a single digit, or a box has no value.
 */
const COVERED = [
  'bgOverlap',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'emptyValue',
  'shortTextContent',
];

/**
 * Returns the violations that axe finds, and the texts whose contrast it could not determine.
 * @param rules axe tags or rule ids
 */
async function broken(page: Page, rules: string[]): Promise<string[]> {
  // Wait for the animations: a fade-in lowers the contrast. `allSettled` also resolves if an animation is removed.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  const plain = await page.addStyleTag({ content: PLAIN });
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'], runOnly: rules })
    // The page has no frames. The legacy mode checks only this page, and opens no extra page.
    .setLegacyMode()
    .analyze();
  await plain.evaluate((style) => style.parentNode?.removeChild(style));
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(({ any: [check] }) => !COVERED.includes(check?.data?.messageKey)),
    }));
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}
