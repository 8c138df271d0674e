import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { here, press } from '../pages/keyboard-walk.ts';
import { overflow } from '../pages/visitor.ts';
import { lookAlikes } from './forced-colours.ts';
import type { Room } from './rooms.ts';
import { hardToHit } from './targets.ts';
import { wordsOutOfPlace } from './text.ts';

/**
 * Expects that in this test environment no content is hidden, broken or cut off. Targets must be
 * large enough, and different states must look different.
 */
export async function lookAround(page: Page, room: Room, state: string): Promise<void> {
  await test.step(state, async () => {
    // Waits for animations, because they move content.
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
    if (room.touched) {
      const { small, near } = await hardToHit(page);
      found.push(...small, ...near);
    }
    if (room.forcedColors) found.push(...(await lookAlikes(page)));
    if (found.length > 0) await picture(page, room, state);
    // Soft assertions, so that one run reports all problems of a journey.
    expect.soft(found, `${state}, at ${room.name}`).toEqual([]);
  });
}

/** Saves a screenshot of the page with the problem, in .reports/rooms. */
async function picture(page: Page, room: Room, state: string): Promise<void> {
  const line = new URL(page.url()).pathname;
  const name = `${line} ${state} ${room.name}`.replace(/\W+/g, '-').replace(/^-/, '');
  await page.screenshot({ path: join('.reports', 'rooms', `${name}.png`), fullPage: true });
}

/**
 * Presses Tab from the focused element to the last button. Expects that the sticky bar covers no
 * focused element, after scrolling.
 */
export async function walkBy(page: Page, room: Room, last: RegExp): Promise<void> {
  if (!room.touched) return;
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
