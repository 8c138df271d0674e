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

/** The name of each channel. */
export const channelNames: Readonly<Record<ConsentChannel, string>> = {
  email: channelEmail,
  phone: channelPhone,
  whatsapp: channelWhatsapp,
  sms: channelSms,
};

/** Returns all channels in a line: «Canali: email, telefono, WhatsApp, SMS». */
export const channelsLine = (say: Say): string =>
  say(consentsChannelsAre, {
    channels: consentChannels.map((key) => say(channelNames[key])).join(', '),
  });

/** A document with the texts of its link. */
export interface NamedDocument {
  readonly title: string;
  /** The file format in the link's text: «PDF». Omitted for a page. */
  readonly format?: string;
}

/** Returns the text of a document's link: «Allegato 3 (PDF)». */
export const documentName = ({ title, format }: NamedDocument): string =>
  format ? `${title} (${format})` : title;

/**
 * Returns all text at a consent: the consent itself, its recipients, channels and documents.
 * @param documents the precontractual documents
 * @param say translates the texts into the page's language
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
 * Returns one failure per missing consent, so that the user knows which one is missing.
 * @param group the sentence about all of them
 * @param invalid the text at each: 'Consenso obbligatorio'
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
