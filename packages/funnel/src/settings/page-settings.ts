import type { LineSource } from '../line/use-whole-line.ts';
import type { PageSettings } from './settings-of.ts';

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
