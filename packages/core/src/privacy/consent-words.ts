import type { Say } from '../errors/sayer.ts';
import type { Failure } from '../table/failure.ts';
import {
  channelEmail,
  channelPhone,
  channelSms,
  channelWhatsapp,
  consentsChannelsAre,
} from '../words/consents.ts';
import { channelsOf, consentTable } from './consent-table.ts';
import { type ConsentChannel, type ConsentKey, consentChannels } from './consents.ts';

/** What a channel is called. */
export const channelNames: Readonly<Record<ConsentChannel, string>> = {
  email: channelEmail,
  phone: channelPhone,
  whatsapp: channelWhatsapp,
  sms: channelSms,
};

/** All channels in a line: «Canali: email, telefono, WhatsApp, SMS». */
export const channelsLine = (say: Say): string =>
  say(consentsChannelsAre, {
    channels: consentChannels.map((key) => say(channelNames[key])).join(', '),
  });

/** A document as its link names it. */
export interface NamedDocument {
  readonly title: string;
  /** What it opens as, said in the link's name: «PDF». Left out for a page. */
  readonly format?: string;
}

/** «Allegato 3 (PDF)» */
export const documentName = ({ title, format }: NamedDocument): string =>
  format ? `${title} (${format})` : title;

/**
 * Everything that stands at a consent, as one text: what is agreed to, whom and which channels it
 * covers, the documents it names.
 * @param documents what is handed over before a contract
 * @param say says it as it stood there
 */
export function shownText(key: ConsentKey, documents: readonly NamedDocument[], say: Say): string {
  const { label, sectors = [], notice, documents: handedOver } = consentTable[key];
  return [
    say(label),
    ...sectors.map((sector) => say(sector)),
    ...(channelsOf(key).length > 0 ? [channelsLine(say)] : []),
    ...(handedOver
      ? documents.map(({ title, ...one }) => documentName({ ...one, title: say(title) }))
      : []),
    ...(notice ? [say(notice)] : []),
  ].join(' · ');
}

/**
 * Consents that are missing, each named by itself: who forgot one is to know which.
 * @param group what is said of them together
 * @param invalid what stands at each: 'Consenso obbligatorio'
 */
export const consentFailures = (
  missing: readonly ConsentKey[],
  group: NonNullable<Failure['group']>,
  invalid: string,
  say: Say,
): readonly Failure[] =>
  missing.map((key) => ({
    field: key,
    control: key,
    code: group.code,
    invalid,
    error: `${invalid}: ${say(consentTable[key].label)}`,
    group,
  }));
