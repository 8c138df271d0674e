import { fill, laidOut, outlineOf } from '@preventivo/core';
import { ownDocuments } from '../documents.ts';
import type { FunnelProps } from '../funnel-props.ts';
import type { LineSource } from '../line/use-whole-line.ts';
import { type DataLayerHost, dataLayerTracker, tellingAll } from '../tracker/data-layer-tracker.ts';
import { framedBy } from './framed.ts';
import type { PageSettings } from './page-settings.ts';
import { readSettings } from './read-settings.ts';
import { leftOut } from './reader.ts';
import type { DocumentSettings, Settings } from './settings.ts';

/**
 * What a settings file comes to for a line. Each bad value is told to the console, and left out. A text that is not
 * JSON comes to nothing, as a file that never comes: no answer goes where nobody meant it to go.
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

/** The line in a layout; of one whose questions come later they are fetched, to know its layouts. */
async function laidOutAs(line: LineSource, layout: string, wrong: string[]) {
  const whole = 'load' in line ? await line.load() : line;
  const known = Object.keys(whole.layouts ?? {});
  if (!known.includes(layout)) {
    wrong.push(`settings.json: 'layout' takes ${known.join(', ') || 'nothing here'}. ${leftOut}`);
    return undefined;
  }
  const cut = laidOut(whole, layout);
  return 'load' in line ? { ...outlineOf(cut), load: () => Promise.resolve(cut) } : cut;
}

/** What words the funnel: loaded only where it is to be worded otherwise. */
async function languagesOf({
  language,
  languages,
  texts,
}: Settings): Promise<Partial<FunnelProps>> {
  if (!language && !languages && !texts) return {};
  // Without it the page is in Italian, as it was built.
  const door = await import('@preventivo/funnel/languages').catch(() => undefined);
  return door ? { languages: door.languages({ language, languages, texts }) } : {};
}

function optionsOf({
  broker,
  documents,
  help,
  lines,
  linesFile,
  tracker,
  frameAncestors,
  ...settings
}: Settings): Partial<FunnelProps> {
  const framed = frameAncestors && framedBy(frameAncestors);
  const tags = tracker === 'dataLayer' && dataLayerTracker(tagged());
  const hearing = [tags, framed].filter((one) => one !== false && one !== undefined);
  const { asksChannels, privacyForm, manageHistory, addresses, registrationMonths } = settings;
  return {
    ...(broker && { broker }),
    ...(documents && { documents: documentsOf(documents) }),
    ...(help && { helpUrl: help }),
    // The folder above a frame's page is nobody's list of lines, and another list has other lines.
    ...((lines || settings.embedded || framed) && { linesUrl: lines, linesFile: undefined }),
    ...(linesFile && { linesFile }),
    ...(tracker === 'none' && { tracker: undefined }),
    ...(hearing.length > 0 && { tracker: tellingAll(...hearing) }),
    ...(asksChannels !== undefined && { asksChannels }),
    ...(privacyForm && { privacyForm }),
    ...(manageHistory !== undefined && { manageHistory }),
    ...(addresses && { addresses }),
    ...(registrationMonths && { registrationMonths }),
  };
}

const documentsOf = ({
  precontract = ownDocuments.documents,
  privacy = ownDocuments.privacyUrl,
  terms = ownDocuments.termsUrl,
  complaints = ownDocuments.complaintsUrl,
  accessibility = ownDocuments.accessibilityUrl,
}: DocumentSettings) => ({
  documents: precontract,
  privacyUrl: privacy,
  termsUrl: terms,
  complaintsUrl: complaints,
  accessibilityUrl: accessibility,
});

/** The page, as a tag manager sees it. */
const tagged = (): DataLayerHost & Pick<Window, 'origin'> => window;
