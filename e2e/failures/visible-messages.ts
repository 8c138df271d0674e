import type { Page } from '@playwright/test';

const speaking = [
  '[role="alertdialog"]',
  '[role="alert"]',
  '[role="group"][aria-label="Errori"]',
  '.q-error',
  '.q-list-empty',
  '.q-failed',
].join(',');

/** Returns the visible error messages without duplicates, or '' without a message. */
export async function visibleMessages(page: Page): Promise<string> {
  const texts = await page.locator(speaking).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !all.some((o) => o !== one && o.contains(one)))
      // biome-ignore lint/performance/useDomNodeTextContent: words of two lines are two words.
      .map((one) => (one as HTMLElement).innerText)
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  );
  return [...new Set(texts)].join(' · ');
}
