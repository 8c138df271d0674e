import type { Page } from '@playwright/test';

/** A draft of the travel line, as the browser stores it. */
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

export const draftText = (page: Page): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

export async function draftOf(page: Page): Promise<Draft | null> {
  return JSON.parse((await draftText(page)) ?? 'null');
}

/** Stores a draft before the funnel opens. */
export async function putDraft(page: Page, text: string): Promise<void> {
  // Open the smallest page of this origin: all pages of an origin share the storage.
  await page.goto('/health');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
}
