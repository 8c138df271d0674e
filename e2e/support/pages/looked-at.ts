import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of WCAG, and what is good practice beyond them: landmarks, one `h1`, headings in their order. */
export const bestPractices = [...tags, 'best-practice'];

/**
 * Looks at the page as it stands, in light and dark, under a name for the report: it breaks no rule.
 * `pnpm screens` keeps a picture of each instead.
 * @param rules tags of rules, or their ids
 */
export async function look(page: Page, state: string, rules = bestPractices): Promise<void> {
  await test.step(state, async () => {
    if (test.info().project.name === 'screens') return picture(page, state);
    expect(await broken(page, rules), state).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Of the rules only this one minds the colours.
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

/** @param rules tags of rules, or their ids */
async function broken(page: Page, rules: string[]): Promise<string[]> {
  // What fades in has another contrast on its way; what goes meanwhile does not end.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: rules })
    // Sums up in this page: there are no frames, for which another page would be opened each time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}
