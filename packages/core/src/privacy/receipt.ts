import { channelsOf, consentTextsVersion } from './consent-table.ts';
import {
  allFlags,
  type ConsentFlag,
  type ConsentItem,
  type Flag,
  type PrivacyBody,
} from './privacy-to-wire.ts';

/**
 * The consents of an accepted quote request, for the page around the funnel. Contains nothing that identifies the
 * person.
 */
export interface ConsentReceipt {
  /** The id of the quote request. */
  readonly id: string;
  /** When the consents were last changed, an ISO time. */
  readonly at: string;
  /** The edition of the texts that the form showed. */
  readonly textsVersion: string;
  /** SHA-256 of `receiptText`, in hexadecimal; null if the browser cannot compute it. */
  readonly textsHash: string | null;
  readonly consents: readonly ConsentItem[];
}

/**
 * Returns the text that a receipt's hash covers, identical in browsers and on servers. It contains the key, value,
 * channels and shown text of each flag, ordered by key. The order of sending and the times of changes do not matter.
 */
export function receiptText(flags: readonly ConsentFlag[]): string {
  const parts = flags.map(({ key, value, description, channels = [] }) => ({
    channels: [...channels].sort(),
    description,
    key,
    value,
  }));
  return JSON.stringify(parts.sort((a, b) => a.key - b.key));
}

/** Returns the receipt of an accepted quote request. */
export async function receiptOf(
  { flags }: Pick<PrivacyBody, 'flags'>,
  { id }: Pick<ConsentReceipt, 'id'>,
): Promise<ConsentReceipt> {
  return {
    id,
    at: flags.map(({ last_change }) => last_change).reduce(laterOf, ''),
    textsVersion: consentTextsVersion,
    textsHash: await sha256(receiptText(flags)),
    consents: allFlags.flatMap((flag) => flags.flatMap((sent) => itemOf(flag, sent))),
  };
}

const laterOf = (one: string, other: string) => (one > other ? one : other);

function itemOf(flag: Flag, { key, value, channels }: ConsentFlag): ConsentItem[] {
  if (flag.code !== key) return [];
  const offered = flag.key === flag.consent ? channelsOf(flag.consent) : [];
  return [{ type: flag.key, channels: channels ?? offered, consent: value === 1 }];
}

/** Returns null on a page without https, because browsers compute hashes only on secure pages. */
async function sha256(text: string): Promise<string | null> {
  const { subtle }: Partial<Crypto> = crypto;
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
