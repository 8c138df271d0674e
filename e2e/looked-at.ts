import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks at the page as it stands, under a name for the report: it breaks no rule. */
export async function look(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    // What fades in has another contrast on its way.
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], runOnly: tags })
      // Sums up in this page: there are no frames, for which another page would be opened each time.
      .setLegacyMode()
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
    expect(found, state).toEqual([]);
  });
}
