import { missingConsents } from '@preventivo/core/consents';
import { type ConsentFlag, flagsOf, privacyFromWire, receiptText } from '@preventivo/core/wire';
import type { EditionOf } from '../contract/consent-texts.ts';
import { failedAs, malformed } from '../contract/refusal.ts';
import type { JsonObject } from '../contract/schema.ts';
import type { Sha256 } from '../crypto/digest.ts';
import type { ConsentReceipt } from '../store/store.ts';

/**
 * The privacy part of a body, as it is stored. Who is logged in gave the other consents when registering.
 * @throws {Refusal} 400 for what cannot be read or is no question of this form, 422 PRIVACY where a mandatory consent is missing
 */
export function acceptedPrivacy(raw: JsonObject, variant: 'anonymous' | 'logged') {
  const { value, problems } = privacyFromWire(raw);
  const [problem] = problems;
  if (problem) throw malformed({ path: `privacy.${problem.key}`, reason: problem.reason });
  const { consents, ...privacy } = value;
  const known = flagsOf(variant).map(({ code }) => code);
  if (privacy.flags.some(({ key }) => !known.includes(key)))
    throw malformed({ path: 'privacy.flags', reason: 'unasked' });
  if (missingConsents(consents, variant).length > 0) throw failedAs('PRIVACY');
  return privacy;
}

/**
 * The receipt for the consents of a request. The hash is over the words that were sent with them, so a
 * browser that keeps what it showed gets the same; the edition is named only where it has these very words.
 * @param accountId the account of who sends it. @defaultValue null, nobody's
 */
export async function consentReceipt(
  { sha256, editionOf }: { readonly sha256: Sha256; readonly editionOf: EditionOf },
  flags: readonly ConsentFlag[],
  at: string,
  accountId: string | null = null,
): Promise<ConsentReceipt> {
  const consents = receiptText(flags);
  return {
    id: crypto.randomUUID(),
    accountId,
    at,
    textsVersion: editionOf(flags),
    textsHash: await sha256(consents),
    consents,
  };
}

/** The part of a receipt that goes back with the answer. */
export const publicReceipt = ({ id, at, textsVersion, textsHash }: ConsentReceipt) => ({
  id,
  at,
  textsVersion,
  textsHash,
});
