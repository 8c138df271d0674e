import type { ClientOptions } from '@preventivo/core';
import type { FunnelProps } from '../funnel-props.ts';
import type { GivenLine } from '../line/use-whole-line.ts';

/** What the settings of a page come to. */
export interface PageSettings {
  /** Where the back end is. */
  readonly api?: Pick<ClientOptions, 'user' | 'quote' | 'paths' | 'credentials'>;
  /** What else they say to the funnel. */
  readonly options?: Partial<FunnelProps>;
}

declare global {
  interface Window {
    /** The text of `settings.json`, asked for by the page itself. */
    qSettings?: Promise<string>;
  }
}

/**
 * What the broker of this page has set; nothing where the page was built without settings. What
 * reads them is loaded only where there are some.
 */
export const pageSettings = (line: GivenLine): Promise<PageSettings> | undefined =>
  window.qSettings?.then((text) =>
    text ? import('./settings-of.ts').then(({ settingsOf }) => settingsOf(text, line)) : {},
  );
