import type { LineSource } from '@preventivo/funnel';
import { afterConsent } from '@preventivo/funnel/consent';
import { drawIn, ownDocuments, ownHelp } from '@preventivo/funnel/element';
import { look, lookProperty, type Settings, type Theme } from '@preventivo/funnel/settings';
import { combineTrackers, dataLayerTracker } from '@preventivo/funnel/tracker';
import type { RequestedFunnel } from './asked.ts';
import { eventTracker } from './events.ts';

export interface Drawing {
  readonly asked: RequestedFunnel;
  readonly line: LineSource;
  /** The element that dispatches the funnel's events. */
  readonly host: HTMLElement;
  /**
   * Base URL of the documents of the reference site. The funnel links them if the settings name no documents.
   * @defaultValue the URL of the page
   */
  readonly base?: string | undefined;
}

/** Renders a line into a root element. Returns the function that unmounts it. */
export function draw(root: HTMLElement, { asked, line, host, base }: Drawing): () => void {
  const { theme = {}, tracker, ...settings } = asked.settings;
  const at = (address: string) => new URL(address, base ?? document.baseURI).href;
  dress(root, theme);
  const { trackFields: fields } = settings;
  const events = eventTracker(host, { fields });
  const tags = () => afterConsent(dataLayerTracker(window as object, { fields }));
  const isTagged = tracker === 'dataLayer';
  return drawIn(root, {
    line,
    settings: JSON.stringify({
      ...settings,
      theme,
      // Pass an unknown tracker on: reading the settings reports it.
      ...(isTagged ? {} : { tracker }),
      documents: { ...documentsAt(at), ...settings.documents },
    } satisfies Settings),
    helpUrl: at(ownHelp),
    tracker: isTagged ? combineTrackers(events, tags()) : events,
  });
}

/** Applies the broker's theme to the root element. Skips invalid values, which reading the settings reports. */
function dress(root: HTMLElement, theme: Theme): void {
  root.dataset.qTheme = theme.mode ?? 'light';
  for (const [key, property] of Object.entries(look)) {
    const value: unknown = Reflect.get(theme, key);
    if (typeof value === 'string' && CSS.supports(property, value))
      root.style.setProperty(lookProperty(key), value);
  }
}

/** Returns the documents of the reference site with absolute URLs: relative URLs would point to the host's site. */
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
