import type { ClientOptions } from '@preventivo/core';
import type { FunnelProps } from '../funnel-props.ts';
import type { LineSource } from '../line/use-whole-line.ts';

declare global {
  interface Window {
    /** The text of `settings.json`, which an inline script of the page requests. */
    qSettings?: Promise<string>;
  }
}

/** A settings file, applied to a line. */
export interface PageSettings {
  readonly api?: Pick<ClientOptions, 'user' | 'quote' | 'paths' | 'credentials'>;
  readonly options?: Partial<FunnelProps>;
}

/**
 * Returns the broker's settings, or undefined if the page was built without a settings file. Loads the parser only if
 * the file is not empty.
 * @param file the text of the settings. @defaultValue the text that the page has requested
 */
export const loadPageSettings = (line: LineSource, file = window.qSettings) =>
  file?.then((text): PageSettings | Promise<PageSettings> =>
    text
      ? import('@preventivo/funnel/lazy/settings-of').then(({ settingsOf }) =>
          settingsOf(text, line),
        )
      : {},
  );
