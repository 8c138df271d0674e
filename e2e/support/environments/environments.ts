import type { Page } from '@playwright/test';

/** A test environment: viewport, text size, colours and input device. */
export interface Environment {
  /**
   * The name of the environment, such as '390 px with text of 200 %'. Test titles insert it after
   * 'at'.
   */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Text size in % of the default. @defaultValue 100 */
  readonly text?: number;
  readonly forcedColors?: boolean;
  readonly touched?: boolean;
}

/** The test environments in which visitors complete every line (`pnpm verify:visitors`). */
export const environments = [
  { name: '320 px', width: 320, height: 640, touched: true },
  { name: '390 px', width: 390, height: 844, touched: true },
  { name: '768 px', width: 768, height: 1024 },
  { name: '1280 px', width: 1280, height: 900 },
  { name: '390 px with text of 200 %', width: 390, height: 844, text: 200, touched: true },
  { name: '1280 px in forced colours', width: 1280, height: 900, forcedColors: true },
] as const satisfies readonly Environment[];

/** Applies a test environment to all pages that open after this call. */
export async function setEnvironment(page: Page, environment: Environment): Promise<void> {
  await page.setViewportSize({ width: environment.width, height: environment.height });
  if (environment.forcedColors) await page.emulateMedia({ forcedColors: 'active' });
  if (environment.text) await page.addInitScript(enlargeText, `${environment.text}%`);
}

/**
 * Changes the text size as `html { font-size }` in a user style sheet would. A style element is not possible: the
 * page's content security policy blocks it.
 */
function enlargeText(size: string): void {
  const enlarge = () => document.documentElement?.style.setProperty('font-size', size);
  if (document.documentElement) enlarge();
  new MutationObserver((_, observer) => {
    enlarge();
    if (document.body) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
