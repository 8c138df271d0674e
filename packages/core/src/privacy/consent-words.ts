import type { Translate } from '../errors/create-translator.ts';
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
export const channelsLine = (t: Translate): string =>
  t(consentsChannelsAre, {
    channels: consentChannels.map((key) => t(channelNames[key])).join(', '),
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
 * Returns all texts that the form shows at a consent: the consent itself, its recipients, channels and documents.
 * @param documents the precontractual documents
 * @param t translates the texts into the page's language
 */
export function shownText(
  key: ConsentKey,
  documents: readonly NamedDocument[],
  t: Translate,
): string {
  const { label, sectors = [], notice, documents: handedOver } = consentTable[key];
  return [
    t(label),
    ...sectors.map((sector) => t(sector)),
    ...(channelsOf(key).length > 0 ? [channelsLine(t)] : []),
    ...(handedOver
      ? documents.map(({ title, ...one }) => documentName({ ...one, title: t(title) }))
      : []),
    ...(notice ? [t(notice)] : []),
  ].join(' · ');
}

/**
 * Returns one failure per missing consent, so that the form can mark each of them.
 * @param group the message about all missing consents
 * @param invalid the message at each missing consent: 'Consenso obbligatorio'
 */
export const consentFailures = (
  missing: readonly ConsentKey[],
  group: NonNullable<Failure['group']>,
  invalid: string,
  t: Translate,
): readonly Failure[] =>
  missing.map((key) => ({
    field: key,
    control: key,
    code: group.code,
    invalid,
    error: `${invalid}: ${t(consentTable[key].label)}`,
    group,
  }));
