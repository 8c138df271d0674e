import type { Page } from '@playwright/test';

/** What every save of a step said of who is there. */
export function stepSaves(page: Page): Record<string, unknown>[] {
  const saved: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (/\/save\?step=/.test(request.url())) saved.push(request.postDataJSON());
  });
  return saved;
}
