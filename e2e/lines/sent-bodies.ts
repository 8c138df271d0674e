import type { Page } from '@playwright/test';

/** The save of a page, as it went over the network. */
export interface Save {
  /** What stands in the address after the line: `save?step=2`. */
  readonly to: string;
  readonly body: unknown;
}

/** What went over the network, each in order. */
export interface SentBodies {
  readonly saves: readonly Save[];
  /** The bodies of the final submits. */
  readonly submits: readonly unknown[];
}

/** What a page sends from now on. */
export function sentBodies(page: Page): SentBodies {
  const saves: Save[] = [];
  const submits: unknown[] = [];
  page.on('request', (request) => {
    const [, to = ''] = /\/(submit|save(?:\?step=\d+|\/\w+))$/.exec(request.url()) ?? [];
    if (to === 'submit') submits.push(request.postDataJSON());
    else if (to) saves.push({ to, body: request.postDataJSON() });
  });
  return { saves, submits };
}
