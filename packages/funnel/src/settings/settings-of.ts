import { fill, outlineOf, withLayout } from '@preventivo/core';
import { afterConsent } from '../consent/after-consent.ts';
import { pageConsent } from '../consent/page-consent.ts';
import { ownDocuments } from '../documents.ts';
import type { FunnelProps, PageSettings } from '../funnel-props.ts';
import type { LineSource } from '../line/use-whole-line.ts';
import { combineTrackers, dataLayerTracker } from '../tracker/data-layer-tracker.ts';
import { framedBy } from './framed.ts';
import { readSettings, type Settings } from './read-settings.ts';
import { leaveOut } from './reader.ts';

/**
 * Applies a settings file to a line. Logs and omits each invalid value.
 * @throws SyntaxError if the text is not JSON: the funnel must not send answers to a back end that the broker did not
 * choose
 */
export async function settingsOf(text: string, line: LineSource): Promise<PageSettings> {
  const { settings, wrong } = readSettings(text);
  const cut = settings?.layout ? await laidOutAs(line, settings.layout, wrong) : undefined;
  for (const sentence of wrong) console.error(sentence);
  if (!settings) throw new SyntaxError(wrong[0]);
  const { api } = settings;
  return {
    ...(api && {
      api: { ...api, ...(api.quote && { quote: fill(api.quote, { line: line.id }) }) },
    }),
    options: {
      ...(cut && { line: cut }),
      ...optionsOf(settings),
      ...(await languagesOf(settings)),
    },
  };
}

/**
 * Returns the line with the pages of a layout. Loads a lazy line first, since the outline does not contain the layouts.
 */
async function laidOutAs(line: LineSource, layout: string, wrong: string[]) {
  const whole = 'load' in line ? await line.load() : line;
  const known = Object.keys(whole.layouts ?? {});
  if (!known.includes(layout))
    return leaveOut(wrong, `'layout' takes ${known.join(', ') || 'nothing here'}.`);
  const cut = withLayout(whole, layout);
  return 'load' in line ? { ...outlineOf(cut), load: () => Promise.resolve(cut) } : cut;
}

/** Returns the `languages` prop. Loads the code of the languages only if a setting needs it. */
async function languagesOf({ language, languages, texts }: Settings) {
  if (!language && !languages && !texts) return {};
  // If the code fails to load, the page stays in Italian.
  const loaded = await import('@preventivo/funnel/languages').catch(() => undefined);
  return loaded ? { languages: loaded.languages({ language, languages, texts }) } : {};
}

/**
 * Returns the props of `<Funnel>`. Most props have the name of their setting. A prop that is set to undefined overrides
 * the host's value.
 */
function optionsOf(settings: Settings): Partial<FunnelProps> {
  const { $schema, theme, api, layout, language, languages, texts, ...rest } = settings;
  // Omit `developerLinks`: only the landing page and other pages of the site use it.
  const { developerLinks, ...host } = rest;
  const { trackFields: fields, leadSource, ...others } = host;
  const { documents, help, lines, tracker, embedded, frameAncestors, ...sameName } = others;
  const framed = frameAncestors && framedBy(frameAncestors, { fields });
  const tags =
    tracker === 'dataLayer'
      ? afterConsent(dataLayerTracker(window as object, { fields }))
      : undefined;
  return {
    // Replace both defaults, even with undefined. The default of `linesUrl`, `../`, would be a page of another site in a
    // frame, and the default of `linesFile` belongs to the default of `linesUrl`.
    ...((lines || embedded || framed) && { linesUrl: lines, linesFile: undefined }),
    ...sameName,
    ...(documents && { documents: documentsOf(documents) }),
    ...(help && { helpUrl: help }),
    ...(leadSource !== undefined && { allows: leadSource ? pageConsent() : undefined }),
    ...(tracker === 'none' && { tracker: undefined }),
    ...((tags || framed) && { tracker: combineTrackers(tags, framed) }),
  };
}

const documentsOf = (set: NonNullable<Settings['documents']>): FunnelProps['documents'] => ({
  documents: set.precontract ?? ownDocuments.documents,
  privacyUrl: set.privacy ?? ownDocuments.privacyUrl,
  termsUrl: set.terms ?? ownDocuments.termsUrl,
  complaintsUrl: set.complaints ?? ownDocuments.complaintsUrl,
  accessibilityUrl: set.accessibility ?? ownDocuments.accessibilityUrl,
});
