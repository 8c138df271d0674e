import type { Accounts } from '../accounts.ts';
import { accountIn, sessionRow } from './account-rows.ts';
import { type Engine, queriesOn } from './engine.ts';

type Sessions = Pick<Accounts, 'openSession' | 'session' | 'seen' | 'endSession' | 'endSessions'>;

export function sqlSessions(engine: Engine): Sessions {
  const { db } = engine;
  const { query, transaction } = queriesOn(engine);

  return {
    openSession: (session, most, passwordHash) =>
      transaction(async (tx) => {
        // A password change updates this row before it ends the sessions. The change and this login
        // therefore wait for each other.
        const { numUpdatedRows } = await tx
          .updateTable('account')
          .set({ last_used_at: session.createdAt })
          .where('id', '=', session.accountId)
          .where('password_hash', '=', passwordHash)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await tx.insertInto('account_session').values(sessionRow(session)).execute();
        const others = await tx
          .selectFrom('account_session')
          .select('id')
          .where('account_id', '=', session.accountId)
          .where('id', '!=', session.id)
          .orderBy('created_at', 'desc')
          .execute();
        const fallen = others.slice(most - 1).map(({ id }) => id);
        if (fallen.length > 0)
          await tx.deleteFrom('account_session').where('id', 'in', fallen).execute();
        return true;
      }),

    session: async (id) => {
      const row = await query(() =>
        db
          .selectFrom('account_session')
          .innerJoin('account', 'account.id', 'account_session.account_id')
          .selectAll('account')
          .select(['account_session.created_at as opened_at', 'account_session.seen_at'])
          .where('account_session.id', '=', id)
          .executeTakeFirst(),
      );
      if (!row) return undefined;
      const { opened_at: createdAt, seen_at: seenAt } = row;
      return {
        session: { id, accountId: row.id, createdAt, seenAt },
        account: accountIn(row),
      };
    },

    seen: async (id, at) => {
      await query(() =>
        db.updateTable('account_session').set({ seen_at: at }).where('id', '=', id).execute(),
      );
    },

    endSession: async (id) => {
      await query(() => db.deleteFrom('account_session').where('id', '=', id).execute());
    },

    endSessions: async (accountId) => {
      await query(() =>
        db.deleteFrom('account_session').where('account_id', '=', accountId).execute(),
      );
    },
  };
}
