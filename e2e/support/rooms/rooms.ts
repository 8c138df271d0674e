import type { Page } from '@playwright/test';

/** What somebody looks at a page through. */
export interface Room {
  /** After 'at': '390 px with text of 200 %'. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How large letters are, in % of what they are by themselves. @defaultValue 100 */
  readonly text?: number;
  /** Whether the system has taken every colour but its own. */
  readonly forcedColors?: boolean;
  /** Whether it is pressed with a finger. */
  readonly touched?: boolean;
}

/** The rooms in which every line is completed (`pnpm verify:visitors`). */
export const rooms = [
  { name: '320 px', width: 320, height: 640, touched: true },
  { name: '390 px', width: 390, height: 844, touched: true },
  { name: '768 px', width: 768, height: 1024 },
  { name: '1280 px', width: 1280, height: 900 },
  { name: '390 px with text of 200 %', width: 390, height: 844, text: 200, touched: true },
  { name: '1280 px in forced colours', width: 1280, height: 900, forcedColors: true },
] as const satisfies readonly Room[];

/** Makes a page be looked at through a room, from the next page that is opened on. */
export async function enterRoom(page: Page, room: Room): Promise<void> {
  await page.setViewportSize({ width: room.width, height: room.height });
  if (room.forcedColors) await page.emulateMedia({ forcedColors: 'active' });
  if (room.text) await page.addInitScript(enlargeText, `${room.text}%`);
}

/** As `html { font-size }` of a visitor's own style sheet; the page's policy takes no style element. */
function enlargeText(size: string): void {
  const enlarge = () => document.documentElement?.style.setProperty('font-size', size);
  if (document.documentElement) enlarge();
  new MutationObserver((_, observer) => {
    enlarge();
    if (document.body) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
