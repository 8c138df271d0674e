import type { Page } from '@playwright/test';

export interface Save {
  /** The part of the URL after the id of the line, such as `save?step=2`. */
  readonly to: string;
  readonly body: unknown;
}

/** The bodies of the save requests and submits, in order. */
export interface SentBodies {
  readonly saves: readonly Save[];
  readonly submits: readonly unknown[];
}

/** Records the bodies of the save requests and submits that the page sends from now on. */
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
