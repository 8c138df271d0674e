import type { Page } from '@playwright/test';

/** The draft of the travel line, as the browser keeps it. */
export interface Draft {
  readonly version: string;
  readonly line: string;
  readonly savedAt: number;
  readonly page: number;
  readonly contractor: {
    readonly tipoPersona: string | null;
    readonly persona: Readonly<Record<string, unknown>>;
  };
  readonly product: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
}

const key = 'persist:travel';

/** What the browser keeps, as text; null where there is nothing. */
export const draftText = (page: Page): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

export async function draftOf(page: Page): Promise<Draft | null> {
  return JSON.parse((await draftText(page)) ?? 'null');
}

/** Puts a text in the place of the draft, before the funnel is opened. */
export async function putDraft(page: Page, text: string): Promise<void> {
  // The smallest answer of this origin: what is kept belongs to all of its pages.
  await page.goto('/health');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
}
