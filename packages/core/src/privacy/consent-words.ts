import type { Failure } from '../table/failure.ts';
import { channelsOf, consentTable } from './consent-table.ts';
import { type ConsentChannel, type ConsentKey, consentChannels } from './consents.ts';

/** What a channel is called. */
export const channelNames: Readonly<Record<ConsentChannel, string>> = {
  email: 'email',
  phone: 'telefono',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
};

/** All channels in a line: «Canali: email, telefono, WhatsApp, SMS». */
export const channelsLine = `Canali: ${consentChannels.map((key) => channelNames[key]).join(', ')}`;

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
 */
export function shownText(key: ConsentKey, documents: readonly NamedDocument[]): string {
  const { label, sectors = [], notice, documents: handedOver } = consentTable[key];
  return [
    label,
    ...sectors,
    ...(channelsOf(key).length > 0 ? [channelsLine] : []),
    ...(handedOver ? documents.map(documentName) : []),
    ...(notice ? [notice] : []),
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
): readonly Failure[] =>
  missing.map((key) => ({
    field: key,
    control: key,
    code: group.code,
    invalid,
    error: `${invalid}: ${consentTable[key].label}`,
    group,
  }));
