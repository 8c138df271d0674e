import { refusal } from '../../contract/refusal.ts';
import { isSameBody } from '../../crypto/digest.ts';
import { accountScope } from '../../store/accounts.ts';
import type { QuotePayload, Store, SubmittedWithCode } from '../../store/store.ts';

/**
 * A body without an `Idempotency-Key` counts as a repeat of an equal body within this time, in
 * milliseconds.
 */
export const keylessWindowMs = 10 * 60 * 1000;

const anonymous = 'anonymous';

/**
 * Returns the scope of a sender's keys.
 * @param accountId account of the sender; undefined for an anonymous visitor
 */
export const scopeOf = (accountId: string | undefined) =>
  accountId === undefined ? anonymous : accountScope(accountId);

/** A key under which a request may be stored, and its time limit. */
export interface KeyCandidate {
  readonly idempotencyKey: string;
  /** ISO time; older requests do not match. @defaultValue no limit */
  readonly since?: string;
}

/**
 * Returns the keys under which a request may be stored. A new request gets the first key. Without a
 * header, the server derives the keys from the body and the current ten-minute interval. An equal
 * body may have the key of the previous interval.
 * @param bodyHashes computes the hash of the body, followed by hashes that another release may have
 * stored for an equal body
 * @param keyOf derives a key from a text, with the same result on all servers of a database
 * @throws {Refusal} 400 for a header with invalid characters or length
 */
export async function keyCandidates(
  header: string | undefined,
  bodyHashes: () => Promise<readonly [string, ...string[]]>,
  now: Date,
  keyOf: (text: string) => Promise<string>,
): Promise<readonly [KeyCandidate, ...KeyCandidate[]]> {
  if (header) {
    if (!/^[\x21-\x7e]{1,255}$/.test(header)) throw refusal('IDEMPOTENCY_KEY_INVALID');
    return [{ idempotencyKey: header }];
  }
  const span = Math.floor(now.getTime() / keylessWindowMs);
  const since = new Date(now.getTime() - keylessWindowMs).toISOString();
  const keyIn = async (bodyHash: string, at: number) => ({
    idempotencyKey: await keyOf(`${bodyHash} ${at}`),
    since,
  });
  const [first, ...more] = await bodyHashes();
  const others = [...new Set(more)].filter((hash) => hash !== first);
  const [newest, ...rest] = await Promise.all([
    keyIn(first, span),
    keyIn(first, span - 1),
    ...others.flatMap((hash) => [keyIn(hash, span), keyIn(hash, span - 1)]),
  ]);
  return [newest, ...rest];
}

/**
 * Finds the original of a request that a client repeats after a login or logout, with the same key.
 * An anonymous repeat matches an account's request and vice versa, but never a request of another
 * account. A login changes the required consents and the ids of the sales system. So this function
 * compares only the consents that both bodies have.
 */
export async function sentAcrossLogin(
  { accountId, keyHash }: { readonly accountId: string | undefined; readonly keyHash: string },
  line: string,
  payload: QuotePayload,
  store: Pick<Store, 'submitted' | 'submittedInAnyScope' | 'quoteRequest'>,
): Promise<SubmittedWithCode | undefined> {
  const earlier =
    accountId === undefined
      ? await store.submittedInAnyScope(keyHash)
      : await store.submitted({ scope: anonymous, keyHash });
  const stored = earlier && (await store.quoteRequest(earlier.requestId));
  return stored?.line === line && isSameRequest(stored.payload, payload) ? earlier : undefined;
}

/** Whether two requests are equal, ignoring the parts that depend on the login. */
export function isSameRequest(one: QuotePayload, other: QuotePayload): boolean {
  const [a, b] = [privacyOf(one), privacyOf(other)];
  const isAgreed = a.flags.every((flag) => {
    const same = b.flags.find(({ key }) => key === flag.key);
    return !same || (same.value === flag.value && isSameBody(same.channels, flag.channels));
  });
  return (
    isAgreed &&
    isSameBody(a.contact, b.contact) &&
    isSameBody(one.contractor, other.contractor) &&
    isSameBody(withoutRecordIds(one.specificData), withoutRecordIds(other.specificData))
  );
}

interface SentFlag {
  readonly key: number;
  readonly value: number;
  readonly channels?: unknown;
}

function privacyOf({ privacy }: QuotePayload) {
  const { flags, ...contact }: { flags: readonly SentFlag[] } = JSON.parse(JSON.stringify(privacy));
  return { flags, contact };
}

/** Removes the ids of saved people. Only a logged-in visitor sends these ids. */
const withoutRecordIds = (specificData: unknown): unknown =>
  JSON.parse(
    JSON.stringify(specificData, (key, value) => (key === 'selectPeopleId' ? undefined : value)),
  );
