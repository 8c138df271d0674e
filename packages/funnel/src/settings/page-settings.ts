import type { ClientOptions } from '@preventivo/core';
import { useEffect, useState } from 'react';
import type { FunnelProps } from '../funnel-props.ts';
import type { LineSource } from '../line/use-whole-line.ts';

declare global {
  interface Window {
    /** The text of `settings.json`, asked for by the page itself. */
    qSettings?: Promise<string>;
  }
}

/** What the settings of a page come to. */
export interface PageSettings {
  /** Where the back end is. */
  readonly api?: Pick<ClientOptions, 'user' | 'quote' | 'paths' | 'credentials'>;
  /** What else they say to the funnel. */
  readonly options?: Partial<FunnelProps>;
}

/**
 * What the broker of this page has set; nothing where the page was built without settings. What
 * reads them is loaded only where there are some.
 * @param asked their text. @defaultValue what the page itself has asked for
 */
export const loadPageSettings = (line: LineSource, asked = window.qSettings) =>
  asked?.then((text): PageSettings | Promise<PageSettings> =>
    text
      ? import('@preventivo/funnel/lazy/settings-of').then(({ settingsOf }) =>
          settingsOf(text, line),
        )
      : {},
  );

/**
 * What the broker has set, from when it is known: what is drawn waits for nothing.
 * @param root shows whose page it is from then on
 */
export function useSettings(
  settings: Promise<PageSettings> | undefined,
  root: HTMLElement,
): Partial<FunnelProps> {
  const [known, setKnown] = useState<PageSettings>();
  useEffect(() => {
    // Settings that never come are told by the first call, which waits for them.
    settings?.then(setKnown, () => {});
  }, [settings]);
  useEffect(() => {
    if (known) delete root.dataset.qPending;
  }, [known, root]);
  return known?.options ?? {};
}
