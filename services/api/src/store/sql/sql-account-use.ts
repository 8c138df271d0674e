import type { Accounts } from '../accounts.ts';
import { type Engine, queriesOn } from './engine.ts';
import { eraseAccount, eraseAccountWithRequests } from './erase.ts';

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
            .select('last_used_at as lastUsedAt')
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
        const unused = tx
          .selectFrom('account')
          .select('id')
          .where('last_used_at', '<', before)
          .orderBy('last_used_at')
          .limit(limit);
        // Skip rows that another server is deleting.
        const found = await (locksRows ? unused.forUpdate().skipLocked() : unused).execute();
        for (const { id } of found) await eraseAccount(tx, id);
        return found.length;
      }),
  };
}
