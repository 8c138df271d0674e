import { eraseRequests } from '@preventivo/api/workspace/requests/erase';
import { listRequests } from '@preventivo/api/workspace/requests/list';
import { type Order, readWords } from '@preventivo/api/workspace/requests/read-words';
import { submission } from '@preventivo/api/workspace/seeded-request';
import {
  agencyEmail,
  rareLine,
  senderEmail,
  senders,
  visitorEmail,
} from '@preventivo/api/workspace/store/sql/multiply';
import type { Store } from '@preventivo/api/workspace/store/store';
import { now, testApi } from '@preventivo/api/workspace/testing/test-api';
import { ownData } from '@preventivo/api/workspace/users/own-data';
import { dispatch } from './fill.ts';

/** An operation to measure: the work of a server, or of the person who operates it. */
export interface Operation {
  readonly name: string;
  /**
   * Runs the operation once.
   * @param turn a number from 0 that is different for each call
   */
  run(turn: number): Promise<void>;
  /** The maximum number of calls on one store. @defaultValue unlimited */
  readonly most?: number;
}

const at = now.toISOString();
const keptFrom = new Date(now.getTime() - 730 * 86_400_000).toISOString();
const later = new Date(now.getTime() + 60_000).toISOString();
const before = '2020-01-01T00:00:00.000Z';

/** Returns the operations to measure on a filled store. The operations that remove data are at the end. */
export function operationsOn(store: Store): readonly Operation[] {
  const { ask } = testApi({ store, dispatch });
  const accountOf = async (turn: number) => {
    const account = await store.accounts.byEmail(senderEmail(turn + 1));
    if (!account) throw new Error(`growth: there is no account ${turn + 1}`);
    return account;
  };
  const list = (...words: readonly string[]) => listRequests(order(words), store.requests, unread);

  return [
    {
      name: '`submit`',
      run: async () => {
        const key = { 'idempotency-key': crypto.randomUUID() };
        const { status } = await ask('/api/travel/submit', submission, key);
        if (status !== 200) throw new Error(`growth: a request was refused with ${status}`);
      },
    },
    {
      name: 'own data: all of an account',
      run: async (turn) => {
        const account = await accountOf(turn % senders.accounts);
        const { requests } = await ownData(account, { store, now: () => now });
        let sent = 0;
        for await (const _ of requests) sent += 1;
        if (sent === 0) throw new Error('growth: the account has no requests');
      },
    },
    {
      name: 'outbox: a round of ten',
      run: async () => {
        const lease = crypto.randomUUID();
        const claim = { kind: 'webhook', lease, at, until: later, limit: 10 } as const;
        for (const { id } of await store.outbox.claim(claim)) await store.outbox.done(id, lease);
      },
      // A store with ten thousand quote requests has a hundred due rows, which are enough for ten calls.
      most: 10,
    },
    {
      name: 'outbox: a look when nothing is due',
      run: async () => {
        const claim = { kind: 'brokerMail', lease: 'l', at, until: later, limit: 10 } as const;
        await store.outbox.claim(claim);
      },
    },
    { name: 'outbox: how much waits', run: async () => void (await store.outbox.backlog()) },
    { name: '`requests list`', run: () => list() },
    { name: '`requests list --email`, of three', run: () => list('--email', visitorEmail) },
    { name: '`requests list --email`, of one in twenty', run: () => list('--email', agencyEmail) },
    { name: '`requests list --line`, of one in five', run: () => list('--line', 'travel') },
    { name: '`requests list --line`, of ten in all', run: () => list('--line', rareLine.name) },
    { name: '`requests list --day`', run: () => list('--day', '2026-06-01') },
    {
      name: '`requests erase --email`, to be confirmed',
      run: () => eraseRequests(order(['erase', '--email', visitorEmail]), store, unread),
    },
    {
      name: 'own data: an account is erased',
      run: async (turn) =>
        void (await store.accounts.eraseWithRequests((await accountOf(turn)).id)),
      most: senders.accounts,
    },
    {
      name: 'retention: an hour in which nothing is over',
      run: async () => {
        await store.deleteKeys(before);
        await store.accounts.deleteExpired({ now: before, opened: before, seen: before });
        await store.drafts.deleteExpired(before);
        await store.requests.deleteOlder(before, 100);
        await store.accounts.deleteUnused(before, 100);
        await store.outbox.deleteOlder(before, 100);
      },
    },
    {
      name: 'retention: a step of 100 requests',
      run: async () => {
        if ((await store.requests.deleteOlder(keptFrom, 100)) === 0)
          throw new Error('growth: nothing is over any more');
      },
      most: 15,
    },
  ];
}

function order(words: readonly string[]): Order {
  const asked = readWords(words);
  if (asked.command === 'help') throw new Error('growth: help was asked for');
  return asked;
}

const unread = async () => {};
