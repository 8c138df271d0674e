import type { Services } from '../context.ts';
import type { Account } from '../store/accounts.ts';
import type { Store, StoredRequest } from '../store/store.ts';
import { companiesOf, peopleOf } from './records.ts';

/**
 * Returns all stored data of an account: the profile, the records, the sessions, and an iterable of
 * its requests.
 */
export async function ownData(account: Account, { store, now }: Pick<Services, 'store' | 'now'>) {
  const { id, email, phone, name, surname, privacy, createdAt, activatedAt, sfAccountId } = account;
  const [people, companies, { lastUsedAt, sessions }] = await Promise.all([
    peopleOf(account, store),
    companiesOf(account, store),
    store.accounts.usage(id),
  ]);
  return {
    madeAt: now().toISOString(),
    profile: {
      ...{ id, email, phone, name, surname, privacy },
      ...{ createdAt, activatedAt, lastUsedAt, sfAccountId },
    },
    people,
    companies,
    sessions: sessions.map(({ createdAt: openedAt, seenAt }) => ({ openedAt, seenAt })),
    requests: sentBy(id, store),
  };
}

async function* sentBy(accountId: string, store: Store) {
  for await (const request of store.requests.find({ accountId }))
    yield await told(request, accountId, store);
}

/** Yields the data as JSON in chunks, because the requests of an account may exceed the memory. */
export async function* inJson({
  requests,
  ...rest
}: Awaited<ReturnType<typeof ownData>>): AsyncGenerator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"requests":[`;
  let before = '';
  for await (const request of requests) {
    yield before + JSON.stringify(request);
    before = ',';
  }
  yield ']}';
}

/**
 * Returns a request with its receipt, without internal ids. Names the earlier request that it
 * repeats only if this account sent the earlier request. Otherwise a sender who enters another
 * person's name would learn about the requests of that person.
 */
async function told(
  { id, code, line, createdAt, payload, recall, repeats, suspicions, handling }: StoredRequest,
  accountId: string,
  { requests }: Store,
) {
  const { contractor, specificData, privacy, sfLeadIds, source } = payload;
  const { accountId: _, ...receipt } = (await requests.receipt(id)) ?? { accountId: null };
  const isOwn =
    repeats !== undefined && (await exists(requests.find({ code: repeats, accountId })));
  const marks = { ...(isOwn && { repeats }), ...(suspicions && { suspicions }) };
  const given = { contractor, specificData, privacy, sfLeadIds, ...(source && { source }) };
  // Omit the assignee, who is another person.
  const noted = handling && { status: handling.status, note: handling.note };
  const asked = { ...given, ...marks, ...(noted && { handling: noted }) };
  return { id, code, line, createdAt, recall, ...asked, receipt };
}

async function exists(found: AsyncIterable<unknown>): Promise<boolean> {
  const { done } = await found[Symbol.asyncIterator]().next();
  return !done;
}
