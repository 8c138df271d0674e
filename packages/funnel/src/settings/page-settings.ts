import type { ClientOptions } from '@preventivo/core';
import type { FunnelProps } from '../funnel-props.ts';
import type { LineSource } from '../line/use-whole-line.ts';

declare global {
  interface Window {
    /** Text of `settings.json`, which the HTML of the page requests. */
    qSettings?: Promise<string>;
  }
}

/** A settings file, applied to a line. */
export interface PageSettings {
  readonly api?: Pick<ClientOptions, 'user' | 'quote' | 'paths' | 'credentials'>;
  readonly options?: Partial<FunnelProps>;
}

/**
 * Returns the broker's settings, or undefined when the page was built without. Loads their reader only when needed.
 * @param file text of the settings. @defaultValue the text that the page has requested
 */
export const loadPageSettings = (line: LineSource, file = window.qSettings) =>
  file?.then((text): PageSettings | Promise<PageSettings> =>
    text
      ? import('@preventivo/funnel/lazy/settings-of').then(({ settingsOf }) =>
          settingsOf(text, line),
        )
      : {},
  );
