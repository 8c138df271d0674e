import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * The axe tags of the WCAG rules, and of best practices such as landmarks, one `h1` and the heading
 * order.
 */
export const bestPractices = [...tags, 'best-practice'];

/** Three brokers' own colours, as `settings.json` sets them. The product's colours are the default. */
const brokers = {
  blue: { primary: '#0b3d91', 'primary-dark': '#9dbdff', accent: '#7fd1ff', canvas: '#eef2f8' },
  red: { primary: '#a3123a', 'primary-dark': '#ff9db4', accent: '#ffc9a8', canvas: '#f7f1ef' },
  green: { primary: '#2f6b1f', 'primary-dark': '#a5d993', accent: '#ffe08a', canvas: '#f3f5ec' },
} as const;

/**
 * Expects that the current page passes axe in light and dark, and that every text has enough
 * contrast, also in the colours of three brokers. `state` names the page's state in the report. In
 * the project `screens` (`pnpm screens`), takes a picture of the page instead.
 * @param rules tags of rules, or their ids
 */
export async function look(page: Page, state: string, rules = bestPractices): Promise<void> {
  await test.step(state, async () => {
    if (test.info().project.name === 'screens') return picture(page, state);
    expect(await broken(page, rules), state).toEqual([]);
    // Only the contrast depends on the colours.
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

/** Sets a broker's colours on the page. '' restores the product's colour. */
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
 * Styles without the images and pseudo-elements whose colours axe cannot read. With them, axe leaves
 * the contrast of the text on them undecided.
 */
const PLAIN = `
  *, *::before, *::after { background-image: none !important; }
  *::before, *::after { background-color: transparent !important; }`;

/**
 * Reasons for which axe leaves a contrast undecided although no colour is in doubt: an open list
 * covers the text in part, or the text is in such a list or a single digit, or a box has no value.
 */
const COVERED = [
  'bgOverlap',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'emptyValue',
  'shortTextContent',
];

/**
 * Returns the violations of axe, and the texts whose contrast it could not determine.
 * @param rules tags or ids of axe rules
 */
async function broken(page: Page, rules: string[]): Promise<string[]> {
  // Waits for animations, because a fade-in lowers the contrast. `allSettled` also ends if an
  // animation is removed.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  const plain = await page.addStyleTag({ content: PLAIN });
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'], runOnly: rules })
    // Runs axe in this page only, because the page has no frames. The default mode would open an
    // extra page each time.
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
