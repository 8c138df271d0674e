import { refusal } from '../contract/refusal.ts';
import { isSameBody } from '../crypto/digest.ts';
import { accountScope } from '../store/accounts.ts';
import type { QuotePayload, Store, SubmittedWithCode } from '../store/store.ts';

/** How long an equal body without an `Idempotency-Key` is the same request, in milliseconds. */
export const keylessWindowMs = 10 * 60 * 1000;

/** The scope of keys that nobody logged in sends. */
const anonymous = 'anonymous';

/** Whose keys these are. @param accountId the account of who sends; undefined for a visitor */
export const scopeOf = (accountId: string | undefined) =>
  accountId === undefined ? anonymous : accountScope(accountId);

/** A key under which a request may have been stored, and since when it counts. */
export interface KeyCandidate {
  readonly idempotencyKey: string;
  /** ISO time; requests of before are others. @defaultValue whenever they came */
  readonly since?: string;
}

/**
 * Lists the keys of a request, that of a new one first. Without a header the server derives them from the body, one for
 * each span of ten minutes: an equal body may stand under the key of the span before.
 * @param bodyHashes computes the hash of this release, then those of earlier releases, which may run at the same time
 * @param keyOf derives a key from a text; the same for all servers of one database
 * @throws {Refusal} 400 for a header with other characters, or too many of them
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
  const [first, ...earlier] = await bodyHashes();
  const others = [...new Set(earlier)].filter((hash) => hash !== first);
  const [newest, ...rest] = await Promise.all([
    keyIn(first, span),
    keyIn(first, span - 1),
    ...others.flatMap((hash) => [keyIn(hash, span), keyIn(hash, span - 1)]),
  ]);
  return [newest, ...rest];
}

/**
 * Finds the same request under the same key on the other side of a login: its answer was lost, then the session ended or
 * began. A visitor finds what an account sent, an account finds what a visitor sent; no account finds another's.
 * The login changes which consents are asked and whom the sales system knows: only consents of both bodies are compared.
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

/** Whether two requests say the same, but for what hangs on who is logged in. */
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

/** Answers without the ids of saved people, which only their account sends. */
const withoutRecordIds = (specificData: unknown): unknown =>
  JSON.parse(
    JSON.stringify(specificData, (key, value) => (key === 'selectPeopleId' ? undefined : value)),
  );
