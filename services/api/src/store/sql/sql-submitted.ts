import type { Transaction } from 'kysely';
import type { ConsentReceipt } from '../consent-receipt.ts';
import type { Submitted } from '../store.ts';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/** What was sent under a key, with the receipt that was given for it. */
export const submittedUnder = (
  db: Pick<Engine['db'], 'selectFrom'>,
  scope: string,
  keyHash: string,
) =>
  db
    .selectFrom('idempotency')
    .leftJoin('consent_receipt', 'consent_receipt.request_id', 'idempotency.request_id')
    .selectAll('consent_receipt')
    .select(['fingerprint', 'idempotency.request_id as requestId', 'salt'])
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash);

type Found = Awaited<ReturnType<ReturnType<typeof submittedUnder>['executeTakeFirstOrThrow']>>;

export function submittedIn({ fingerprint, requestId, salt, ...row }: Found): Submitted {
  const { id, given_at: at, texts_version: textsVersion, texts_hash: textsHash, consents } = row;
  // A request of the time before receipts has none of them.
  if (!id || !at || !textsVersion || !textsHash || !consents)
    return { fingerprint, requestId, salt };
  const receipt = { id, accountId: row.account_id, at, textsVersion, textsHash, consents };
  return { fingerprint, requestId, salt, receipt };
}

export async function keepReceipt(
  tx: Transaction<Tables>,
  requestId: string,
  { id, accountId, at, textsVersion, textsHash, consents }: ConsentReceipt,
): Promise<void> {
  await tx
    .insertInto('consent_receipt')
    .values({
      request_id: requestId,
      id,
      account_id: accountId,
      given_at: at,
      texts_version: textsVersion,
      texts_hash: textsHash,
      consents,
    })
    .execute();
}
