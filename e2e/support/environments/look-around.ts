import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { here, press } from '../pages/keyboard-navigation.ts';
import { overflow } from '../pages/visitor.ts';
import type { Environment } from './environments.ts';
import { lookAlikes } from './forced-colours.ts';
import { hardToHit } from './targets.ts';
import { wordsOutOfPlace } from './text.ts';

/**
 * Expects that the page in this environment hides, breaks or cuts off no content. Touch targets must be large enough,
 * and opposite states must look different.
 */
export async function lookAround(
  page: Page,
  environment: Environment,
  state: string,
): Promise<void> {
  await test.step(state, async () => {
    // Wait for the animations, which move content.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
          .map(({ finished }) => finished.catch(() => undefined)),
      ),
    );
    const sideways = await overflow(page);
    const found = [...(await wordsOutOfPlace(page))];
    if (sideways > 0) found.unshift(`${sideways} px have to be scrolled sideways`);
    if (environment.touched) {
      const { small, near } = await hardToHit(page);
      found.push(...small, ...near);
    }
    if (environment.forcedColors) found.push(...(await lookAlikes(page)));
    if (found.length > 0) await picture(page, environment, state);
    // Use a soft assertion, so that one run reports all problems of a journey.
    expect.soft(found, `${state}, at ${environment.name}`).toEqual([]);
  });
}

/** Saves a screenshot of the page with the problem, in .reports/environments. */
async function picture(page: Page, environment: Environment, state: string): Promise<void> {
  const line = new URL(page.url()).pathname;
  const name = `${line} ${state} ${environment.name}`.replace(/\W+/g, '-').replace(/^-/, '');
  await page.screenshot({ path: join('.reports', 'environments', `${name}.png`), fullPage: true });
}

/** Presses Tab until the last button has the focus. Expects that the sticky bar covers no focused element. */
export async function walkBy(page: Page, environment: Environment, last: RegExp): Promise<void> {
  if (!environment.touched) return;
  for (let stops = 0; stops < 150; stops += 1) {
    const { name, value, covered } = await press(page, 'Tab');
    if (covered > 0)
      await expect
        .soft(
          async () => expect((await here(page)).covered).toBe(0),
          `${name} ${value} under the bar`,
        )
        .toPass({ timeout: 2000 });
    if (last.test(name)) break;
  }
}
