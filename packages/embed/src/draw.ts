import type { LineSource } from '@preventivo/funnel';
import { drawIn, ownDocuments, ownHelp } from '@preventivo/funnel/element';
import { look, lookProperty, type Settings, type Theme } from '@preventivo/funnel/settings';
import { dataLayerTracker, tellingAll } from '@preventivo/funnel/tracker';
import type { Asked } from './asked.ts';
import { eventTracker } from './events.ts';

export interface Drawing {
  readonly asked: Asked;
  readonly line: LineSource;
  /** Tells the page how the visit goes. */
  readonly host: HTMLElement;
  /** Where the reference site's documents are looked for that the settings do not name. @defaultValue the page */
  readonly base?: string | undefined;
}

/** Draws a line into a root; the answer takes it away again. */
export function draw(root: HTMLElement, { asked, line, host, base }: Drawing): () => void {
  const { theme = {}, tracker, ...settings } = asked.settings;
  const at = (address: string) => new URL(address, base ?? document.baseURI).href;
  dress(root, theme);
  const events = eventTracker(host);
  const isTagged = tracker === 'dataLayer';
  return drawIn(root, {
    line,
    settings: JSON.stringify({
      ...settings,
      theme,
      // One that nobody knows is told with the others.
      ...(isTagged ? {} : { tracker }),
      documents: { ...documentsAt(at), ...settings.documents },
    } satisfies Settings),
    helpUrl: at(ownHelp),
    tracker: isTagged ? tellingAll(events, dataLayerTracker(window as object)) : events,
  });
}

/** The look that a broker has set. What is wrong in it is told by who reads the settings. */
function dress(root: HTMLElement, theme: Theme): void {
  root.dataset.qTheme = theme.mode ?? 'light';
  for (const [key, property] of Object.entries(look)) {
    const value: unknown = Reflect.get(theme, key);
    if (typeof value === 'string' && CSS.supports(property, value))
      root.style.setProperty(lookProperty(key), value);
  }
}

/** The documents that stand beside the reference site's funnels, wherever the page is. */
function documentsAt(at: (address: string) => string): Settings['documents'] {
  const { documents, privacyUrl, termsUrl, complaintsUrl, accessibilityUrl } = ownDocuments;
  return {
    precontract: documents.map((one) => ({ ...one, url: at(one.url) })),
    privacy: at(privacyUrl),
    terms: at(termsUrl),
    ...(complaintsUrl && { complaints: at(complaintsUrl) }),
    ...(accessibilityUrl && { accessibility: at(accessibilityUrl) }),
  };
}
