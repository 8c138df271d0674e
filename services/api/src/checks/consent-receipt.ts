import { type ConsentFlag, consentTextsVersion, receiptText } from '@preventivo/core/wire';
import type { Sha256 } from '../crypto/digest.ts';
import type { ConsentReceipt } from '../store/consent-receipt.ts';

/**
 * The receipt for the consents of a request. The hash is over the words that were sent with them, so a
 * browser that keeps what it showed gets the same.
 * @param accountId the account of who sends it. @defaultValue null, nobody's
 */
export async function consentReceipt(
  sha256: Sha256,
  flags: readonly ConsentFlag[],
  at: string,
  accountId: string | null = null,
): Promise<ConsentReceipt> {
  const consents = receiptText(flags);
  return {
    id: crypto.randomUUID(),
    accountId,
    at,
    textsVersion: consentTextsVersion,
    textsHash: await sha256(consents),
    consents,
  };
}

/** The part of a receipt that goes back with the answer. */
export const receiptTold = ({ id, at, textsVersion, textsHash }: ConsentReceipt) => ({
  id,
  at,
  textsVersion,
  textsHash,
});
