import { fill, outlineOf, withLayout } from '@preventivo/core';
import { ownDocuments } from '../documents.ts';
import type { FunnelProps } from '../funnel-props.ts';
import type { LineSource } from '../line/use-whole-line.ts';
import { combineTrackers, dataLayerTracker } from '../tracker/data-layer-tracker.ts';
import { framedBy } from './framed.ts';
import type { PageSettings } from './page-settings.ts';
import { readSettings, type Settings } from './read-settings.ts';
import { leaveOut } from './reader.ts';

/**
 * Applies a settings file to a line. Logs each invalid value and leaves it out.
 * @throws SyntaxError when the text is not JSON: no answer may be sent to an unintended back end
 */
export async function settingsOf(text: string, line: LineSource): Promise<PageSettings> {
  const { settings, wrong } = readSettings(text);
  const cut = settings?.layout ? await laidOutAs(line, settings.layout, wrong) : undefined;
  for (const sentence of wrong) console.error(sentence);
  if (!settings) throw new SyntaxError(wrong[0]);
  const { $schema, theme, api, layout, language, languages, texts, ...rest } = settings;
  return {
    ...(api && {
      api: { ...api, ...(api.quote && { quote: fill(api.quote, { line: line.id }) }) },
    }),
    options: {
      ...(cut && { line: cut }),
      ...optionsOf(rest),
      ...(await languagesOf({ language, languages, texts })),
    },
  };
}

/** Returns the line in a layout. Loads a lazy line first, since its outline does not list the layouts. */
async function laidOutAs(line: LineSource, layout: string, wrong: string[]) {
  const whole = 'load' in line ? await line.load() : line;
  const known = Object.keys(whole.layouts ?? {});
  if (!known.includes(layout))
    return leaveOut(wrong, `'layout' takes ${known.join(', ') || 'nothing here'}.`);
  const cut = withLayout(whole, layout);
  return 'load' in line ? { ...outlineOf(cut), load: () => Promise.resolve(cut) } : cut;
}

type Wording = Pick<Settings, 'language' | 'languages' | 'texts'>;

/** Loads the languages only when a setting needs them. */
async function languagesOf({ language, languages, texts }: Wording): Promise<Partial<FunnelProps>> {
  if (!language && !languages && !texts) return {};
  // When they fail to load, the page stays in Italian.
  const loaded = await import('@preventivo/funnel/languages').catch(() => undefined);
  return loaded ? { languages: loaded.languages({ language, languages, texts }) } : {};
}

type HostSettings = Omit<Settings, '$schema' | 'theme' | 'api' | 'layout' | keyof Wording>;

/** Returns options of `<Funnel>`; most have the name of their setting. An undefined option removes the host's. */
function optionsOf({
  documents,
  help,
  lines,
  tracker,
  embedded,
  frameAncestors,
  ...sameName
}: HostSettings): Partial<FunnelProps> {
  const framed = frameAncestors && framedBy(frameAncestors);
  const tags = tracker === 'dataLayer' ? dataLayerTracker(window as object) : undefined;
  return {
    // In a frame `../` is not the list of lines, and another list makes the default `linesFile` wrong.
    ...((lines || embedded || framed) && { linesUrl: lines, linesFile: undefined }),
    ...sameName,
    ...(documents && { documents: documentsOf(documents) }),
    ...(help && { helpUrl: help }),
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
