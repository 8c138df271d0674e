import type { Transaction } from 'kysely';
import type { Accounts } from '../accounts.ts';
import { accountIn, accountRow, recordIn, recordRow, tokenRow } from './account-rows.ts';
import { type Engine, queriesOn } from './engine.ts';
import { sqlAccountUse } from './sql-account-use.ts';
import { insertDeliveries } from './sql-outbox.ts';
import type { Tables } from './tables.ts';

/** Accounts over either database. */
export function sqlAccounts(engine: Engine): Accounts {
  const { db } = engine;
  const { query, transaction } = queriesOn(engine);

  return {
    register: ({ account, ownPerson, token, deliveries }, abandoned) =>
      transaction(async (tx) => {
        await removeInactive(tx, abandoned, account.email);
        const inserted = await tx
          .insertInto('account')
          .values(accountRow(account))
          .onConflict((conflict) => conflict.column('email').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 0n) return false;
        await tx.insertInto('account_record').values(recordRow(ownPerson)).execute();
        await tx.insertInto('account_token').values(tokenRow(token)).execute();
        await insertDeliveries(tx, deliveries, account.createdAt);
        return true;
      }),

    byEmail: async (email) => {
      const row = await query(() =>
        db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),
      );
      return row && accountIn(row);
    },

    openSession: ({ id, accountId, createdAt }) =>
      transaction(async (tx) => {
        const row = { id, account_id: accountId, created_at: createdAt };
        await tx.insertInto('account_session').values(row).execute();
        await tx
          .updateTable('account')
          .set({ last_used_at: createdAt })
          .where('id', '=', accountId)
          .execute();
      }),

    session: async (id) => {
      const row = await query(() =>
        db
          .selectFrom('account_session')
          .innerJoin('account', 'account.id', 'account_session.account_id')
          .selectAll('account')
          .select('account_session.created_at as opened_at')
          .where('account_session.id', '=', id)
          .executeTakeFirst(),
      );
      return row && { session: sessionOf(id, row.id, row.opened_at), account: accountIn(row) };
    },

    activate: (hash, at) =>
      transaction(async (tx) => {
        const token = await tokenOf(tx, hash, 'activation').executeTakeFirst();
        if (!token?.account_id) return 'expired';
        if (token.used_at) return 'used';
        if (token.expires_at <= at) return 'expired';
        // Of two that come at once, one finds it used.
        if (!(await markUsed(tx, hash, at))) return 'used';
        await tx
          .updateTable('account')
          .set({ activated_at: at })
          .where('id', '=', token.account_id)
          .execute();
        return 'activated';
      }),

    offerPassword: (token, deliveries, at) =>
      transaction(async (tx) => {
        await tx.insertInto('account_token').values(tokenRow(token)).execute();
        await insertDeliveries(tx, deliveries, at);
      }),

    changePassword: (hash, passwordHash, at) =>
      transaction(async (tx) => {
        const token = await tokenOf(tx, hash, 'password').executeTakeFirst();
        if (!token?.account_id || token.expires_at <= at) return false;
        if (!(await markUsed(tx, hash, at))) return false;
        const { account_id } = token;
        await tx
          .updateTable('account')
          .set({ password_hash: passwordHash })
          .where('id', '=', account_id)
          .execute();
        await tx
          .updateTable('account_token')
          .set({ used_at: at })
          .where('account_id', '=', account_id)
          .where('purpose', '=', 'password')
          .where('used_at', 'is', null)
          .execute();
        await tx.deleteFrom('account_session').where('account_id', '=', account_id).execute();
        return true;
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

    addRecord: async (record) => {
      await query(() => db.insertInto('account_record').values(recordRow(record)).execute());
    },

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

    deleteExpired: (before) =>
      transaction(async (tx) => {
        await tx.deleteFrom('account_session').where('created_at', '<', before).execute();
        await tx.deleteFrom('account_token').where('expires_at', '<', before).execute();
        await removeInactive(tx, before);
      }),

    ...sqlAccountUse(engine),
  };
}

const sessionOf = (id: string, accountId: string, createdAt: string) => ({
  id,
  accountId,
  createdAt,
});

const tokenOf = (tx: Transaction<Tables>, hash: string, purpose: 'activation' | 'password') =>
  tx
    .selectFrom('account_token')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', '=', purpose);

/** Whether it was not used before. */
async function markUsed(tx: Transaction<Tables>, hash: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_token')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes accounts that were made before a time and never activated. @param email only this one's */
async function removeInactive(tx: Transaction<Tables>, before: string, email?: string) {
  const inactive = tx
    .deleteFrom('account')
    .where('activated_at', 'is', null)
    .where('created_at', '<', before);
  const removed = await (email ? inactive.where('email', '=', email) : inactive)
    .returning('id')
    .execute();
  for (const { id } of removed) {
    await tx.deleteFrom('account_token').where('account_id', '=', id).execute();
    await tx.deleteFrom('account_record').where('account_id', '=', id).execute();
  }
}
