import type { LineSource } from '../line/use-whole-line.ts';
import type { PageSettings } from './page-settings.ts';

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
export const loadPageSettings = (line: LineSource): Promise<PageSettings> | undefined =>
  window.qSettings?.then((text) =>
    text ? import('./settings-of.ts').then(({ settingsOf }) => settingsOf(text, line)) : {},
  );
