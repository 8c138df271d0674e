import type { Accounts } from '../accounts.ts';
import { type Engine, queriesOn } from './engine.ts';
import { eraseAccount, eraseAccountWithRequests } from './erase.ts';

/** Tracks the use of accounts and deletes them. */
export function sqlAccountUse(
  engine: Engine,
): Pick<Accounts, 'usage' | 'erase' | 'eraseWithRequests' | 'deleteUnused'> {
  const { db, locksRows } = engine;
  const { query, transaction } = queriesOn(engine);

  return {
    usage: async (accountId) => {
      const [account, sessions] = await Promise.all([
        query(() =>
          db
            .selectFrom('account')
            .select((row) => row.fn.coalesce('last_used_at', 'created_at').as('lastUsedAt'))
            .where('id', '=', accountId)
            .executeTakeFirst(),
        ),
        query(() =>
          db
            .selectFrom('account_session')
            .select([
              'id',
              'account_id as accountId',
              'created_at as createdAt',
              'seen_at as seenAt',
            ])
            .where('account_id', '=', accountId)
            .orderBy('created_at')
            .execute(),
        ),
      ]);
      return { lastUsedAt: account?.lastUsedAt ?? '', sessions };
    },

    erase: (id) => transaction((tx) => eraseAccount(tx, id)),

    eraseWithRequests: (id) => transaction((tx) => eraseAccountWithRequests(tx, id)),

    deleteUnused: (before, limit) =>
      transaction(async (tx) => {
        const oldest = (age: 'last_used_at' | 'created_at', many: number) => {
          const unused = tx
            .selectFrom('account')
            .select('id')
            .where(age, '<', before)
            .orderBy(age)
            .limit(many);
          const which = age === 'created_at' ? unused.where('last_used_at', 'is', null) : unused;
          // Skip rows that another server is deleting.
          return (locksRows ? which.forUpdate().skipLocked() : which).execute();
        };
        const used = await oldest('last_used_at', limit);
        // A separate query: with a combined condition, SQLite scans every account.
        const never = used.length < limit ? await oldest('created_at', limit - used.length) : [];
        const found = [...used, ...never];
        for (const { id } of found) await eraseAccount(tx, id);
        return found.length;
      }),
  };
}
