import type { CDPSession, Page } from 'playwright';

/** The letters that a measurement types into the name field. */
export const NAME = 'Massimiliano Alessandro Guglielmo Bartolomeo Ferdinando'.replaceAll(' ', '');

export async function press(devtools: CDPSession, letter: string): Promise<void> {
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
}

/** Types letters into the focused element, as fast as a good typist. */
export async function type(
  { page, devtools }: { page: Page; devtools: CDPSession },
  letters: string,
  pauseMs: number,
): Promise<void> {
  for (const letter of letters) {
    await press(devtools, letter);
    await page.waitForTimeout(pauseMs);
  }
}
