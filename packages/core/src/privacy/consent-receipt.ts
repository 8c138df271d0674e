import type { QuoteRequest } from '../http/submit.ts';
import { consentTextsVersion } from './consent-texts.ts';
import { channelsOf } from './consents.ts';
import { allFlags, type ConsentFlag, type FlagKey, flagCodes } from './flags.ts';
import type { ConsentItem, PrivacyBody } from './privacy-to-wire.ts';
import { receiptText } from './receipt.ts';

/** What a page is told of the consents of a request that was taken: whom it concerns it does not say. */
export interface ConsentReceipt {
  /** The request's number. */
  readonly id: string;
  /** When the consents were last changed, an ISO time. */
  readonly at: string;
  /** The edition of the words that were shown. */
  readonly textsVersion: string;
  /** SHA-256 of `receiptText`, in hexadecimal; null where the browser cannot make one. */
  readonly textsHash: string | null;
  readonly consents: readonly ConsentItem[];
}

/** The receipt of a request that was taken. */
export async function receiptOf(
  { flags }: Pick<PrivacyBody, 'flags'>,
  { id }: Pick<QuoteRequest, 'id'>,
): Promise<ConsentReceipt> {
  return {
    id,
    at: flags.map(({ last_change }) => last_change).reduce(later, ''),
    textsVersion: consentTextsVersion,
    textsHash: await sha256(receiptText(flags)),
    consents: allFlags.flatMap((type) => flags.flatMap((flag) => itemOf(type, flag))),
  };
}

const later = (one: string, other: string) => (one > other ? one : other);

function itemOf(type: FlagKey, { key, value, channels = channelsOf(type) }: ConsentFlag) {
  return flagCodes[type] === key ? [{ type, channels, consent: value === 1 }] : [];
}

/** Browsers hash for secure pages only; a page without https goes without. */
async function sha256(text: string): Promise<string | null> {
  const { subtle }: Partial<Crypto> = crypto;
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
