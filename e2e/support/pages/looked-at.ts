import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The WCAG rules, and best practices beyond them: landmarks, one `h1`, the order of headings. */
export const bestPractices = [...tags, 'best-practice'];

/**
 * Expects that the page passes axe in light and dark mode. `state` describes the page in the
 * report. In `pnpm screens`, takes a screenshot instead.
 * @param rules tags or ids of axe rules
 */
export async function look(page: Page, state: string, rules = bestPractices): Promise<void> {
  await test.step(state, async () => {
    if (test.info().project.name === 'screens') return picture(page, state);
    expect(await broken(page, rules), state).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Of all rules, only this one depends on colours.
    expect(await broken(page, ['color-contrast']), `${state}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });
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

/** @param rules tags or ids of axe rules */
async function broken(page: Page, rules: string[]): Promise<string[]> {
  // Waits for animations, because a fade-in lowers the contrast. `allSettled` also ends if an
  // animation is removed.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: rules })
    // Runs axe in this page only, because the page has no frames. The default mode would open an
    // extra page each time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}
