import type { Accounts } from '../accounts.ts';
import { accountIn, recordIn, recordRow, tokenRow } from './account-rows.ts';
import { type Engine, queriesOn } from './engine.ts';
import { holdAccount } from './hold-account.ts';
import { sqlAccountUse } from './sql-account-use.ts';
import { sqlRegistrations } from './sql-registrations.ts';
import { sqlSessions } from './sql-sessions.ts';

export function sqlAccounts(engine: Engine): Accounts {
  const { db } = engine;
  const { query, transaction } = queriesOn(engine);

  return {
    ...sqlRegistrations(engine),
    ...sqlSessions(engine),

    byEmail: async (email) => {
      const row = await query(() =>
        db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),
      );
      return row && accountIn(row);
    },

    byId: async (id) => {
      const row = await query(() =>
        db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return row && accountIn(row);
    },

    setSfAccountId: async (id, sfAccountId) => {
      const { numUpdatedRows } = await query(() =>
        db
          .updateTable('account')
          .set({ sf_account_id: sfAccountId })
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      return numUpdatedRows === 1n;
    },

    offer: (token) =>
      transaction(async (tx) => {
        const owner = token.accountId ?? '';
        // Also run this for an account, where it updates nothing. Otherwise the timing would reveal
        // which emails have accounts.
        const { numUpdatedRows } = await tx
          .updateTable('pending_registration')
          .set({ expires_at: token.expiresAt })
          .where('id', '=', owner)
          .executeTakeFirst();
        const isOwned = (await holdAccount(tx, owner, engine)) || numUpdatedRows > 0n;
        const accountId = isOwned ? token.accountId : null;
        await tx
          .insertInto('account_token')
          .values(tokenRow({ ...token, accountId }))
          .execute();
      }),

    changePassword: (hash, passwordHash, at) =>
      transaction(async (tx) => {
        const token = await tx
          .selectFrom('account_token')
          .selectAll()
          .where('hash', '=', hash)
          .where('purpose', '=', 'password')
          .executeTakeFirst();
        if (!token?.account_id || token.expires_at <= at) return undefined;
        const { account_id } = token;
        const tokens = tx.updateTable('account_token').set({ used_at: at });
        // The second of two concurrent calls updates no row: the first call has used the token.
        const used = await tokens
          .where('hash', '=', hash)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        if (used.numUpdatedRows === 0n) return undefined;
        const { email } = await tx
          .updateTable('account')
          .set({ password_hash: passwordHash })
          .where('id', '=', account_id)
          .returning('email')
          .executeTakeFirstOrThrow();
        await tokens
          .where('account_id', '=', account_id)
          .where('purpose', '=', 'password')
          .where('used_at', 'is', null)
          .execute();
        await tx.deleteFrom('account_session').where('account_id', '=', account_id).execute();
        return email;
      }),

    records: async (accountId, kind) => {
      const rows = await query(() =>
        db
          .selectFrom('account_record')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      );
      return rows.map((row) => recordIn(row, kind));
    },

    addRecord: (record) =>
      transaction(async (tx) => {
        if (!(await holdAccount(tx, record.accountId, engine))) return false;
        await tx.insertInto('account_record').values(recordRow(record)).execute();
        return true;
      }),

    changeRecord: async ({ id, accountId, kind, content, updatedAt }) => {
      const { numUpdatedRows } = await query(() =>
        db
          .updateTable('account_record')
          .set({ content: JSON.stringify(content), updated_at: updatedAt })
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .executeTakeFirst(),
      );
      return numUpdatedRows === 1n;
    },

    deleteExpired: ({ now, opened, seen }) =>
      transaction(async (tx) => {
        await tx.deleteFrom('account_session').where('created_at', '<', opened).execute();
        await tx.deleteFrom('account_session').where('seen_at', '<', seen).execute();
        await tx.deleteFrom('account_token').where('expires_at', '<', opened).execute();
        const over = tx.selectFrom('pending_registration').select('id');
        await tx
          .deleteFrom('account_token')
          .where('account_id', 'in', over.where('expires_at', '<=', now))
          .execute();
        await tx.deleteFrom('pending_registration').where('expires_at', '<=', now).execute();
      }),

    ...sqlAccountUse(engine),
  };
}
