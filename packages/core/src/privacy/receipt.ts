import { channelsOf, consentTextsVersion } from './consent-table.ts';
import {
  allFlags,
  type ConsentFlag,
  type ConsentItem,
  type Flag,
  type PrivacyBody,
} from './privacy-to-wire.ts';

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

/**
 * What a receipt vouches for, as one text that a browser and a server write alike: of each flag its
 * key, its answer, its channels and the words that were shown, ordered by key. When a flag was
 * changed, and the order it was sent in, make no difference.
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

/** The receipt of a request that was taken. */
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

/** Browsers hash for secure pages only; a page without https goes without. */
async function sha256(text: string): Promise<string | null> {
  const { subtle }: Partial<Crypto> = crypto;
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
