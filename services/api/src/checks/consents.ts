import { missingConsents } from '@preventivo/core/consents';
import { type ConsentFlag, flagsOf, privacyFromWire, receiptText } from '@preventivo/core/wire';
import type { EditionOf } from '../contract/consent-texts.ts';
import { failedAs, malformed } from '../contract/refusal.ts';
import type { JsonObject } from '../contract/schema.ts';
import type { Sha256 } from '../crypto/digest.ts';
import type { ConsentReceipt } from '../store/store.ts';

/**
 * Returns the privacy part of a body as it is stored. A logged-in visitor sends fewer consents,
 * because the registration collected the others.
 * @throws {Refusal} 400 when the body cannot be parsed, or has a flag that this form does not ask
 * for. 422 PRIVACY when a mandatory consent is missing
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
 * Creates the receipt for the consents of a request. The hash covers the sent texts, so a browser
 * can compute it from the texts that it showed. The receipt names an edition of the consent texts
 * only if that edition has exactly the sent texts.
 * @param accountId the account of the sender.
 * @defaultValue null for an anonymous request
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

export const publicReceipt = ({ id, at, textsVersion, textsHash }: ConsentReceipt) => ({
  id,
  at,
  textsVersion,
  textsHash,
});
