import type { Transaction } from 'kysely';
import type { Registrations } from '../accounts.ts';
import { accountRow, pendingIn, pendingRow, recordRow } from './account-rows.ts';
import { type Engine, queriesOn } from './engine.ts';
import { insertDeliveries } from './sql-outbox.ts';
import type { Tables } from './tables.ts';

export function sqlRegistrations(engine: Engine): Registrations {
  const { db, locksRows } = engine;
  const { query, transaction } = queriesOn(engine);

  return {
    register: (registration, deliveries, most) =>
      transaction(async (tx) => {
        const { email, createdAt } = registration;
        const account = tx.selectFrom('account').select('id').where('email', '=', email);
        if (await account.executeTakeFirst()) return 'taken';
        const waiting = await tx
          .selectFrom('pending_registration')
          .select('id')
          .where('email', '=', email)
          .where('expires_at', '>', createdAt)
          .limit(most)
          .execute();
        if (waiting.length >= most) return 'full';
        await tx.insertInto('pending_registration').values(pendingRow(registration)).execute();
        await insertDeliveries(tx, deliveries, createdAt);
        return 'kept';
      }),

    removeRegistration: (id) =>
      transaction(async (tx) => {
        const waiting = await pendingById(tx, id).executeTakeFirst();
        // Check that the registration is pending. An activated account has the id of its
        // registration, and must keep its links.
        if (waiting) await removePending(tx, [id]);
      }),

    pending: async (email, at) => {
      const rows = await query(() =>
        db
          .selectFrom('pending_registration')
          .selectAll()
          .where('email', '=', email)
          .where('expires_at', '>', at)
          .execute(),
      );
      return rows.map(pendingIn);
    },

    pendingRegistration: async (id) => {
      const row = await query(() => pendingById(db, id).executeTakeFirst());
      return row && pendingIn(row);
    },

    registrationOf: async (hash, at) => {
      const token = await query(() => activationToken(db, hash).executeTakeFirst());
      const state = stateOf(token, at);
      if (!token?.account_id || state !== 'good') return state === 'used' ? 'used' : 'expired';
      const { account_id } = token;
      const row = await query(() => pendingById(db, account_id).executeTakeFirst());
      return row ? pendingIn(row) : 'expired';
    },

    activate: (hash, { account, ownPerson }) =>
      transaction(async (tx) => {
        const at = account.activatedAt;
        const state = stateOf(await activationToken(tx, hash).executeTakeFirst(), at);
        if (state !== 'good') return state;
        // Lock all registrations of the email in one order. Otherwise two concurrent activations
        // would deadlock: each would hold one row and wait for the row of the other.
        const sameEmail = tx
          .selectFrom('pending_registration')
          .select('id')
          .where('email', '=', account.email)
          .orderBy('id');
        const pending = await (locksRows ? sameEmail.forUpdate() : sameEmail).execute();
        const own = tx.deleteFrom('pending_registration').where('id', '=', account.id);
        const { numDeletedRows } = await own.executeTakeFirst();
        // The second of two concurrent activations deletes no row, because the first has deleted it.
        // The first activation may have used another link of the email.
        if (numDeletedRows === 0n)
          return stateOf(await activationToken(tx, hash).executeTakeFirst(), at) === 'used'
            ? 'used'
            : 'expired';
        const fallen = pending.map(({ id }) => id).filter((id) => id !== account.id);
        await removePending(tx, fallen);
        const inserted = await tx
          .insertInto('account')
          .values(accountRow(account))
          .onConflict((conflict) => conflict.column('email').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 0n) return 'expired';
        await tx.insertInto('account_record').values(recordRow(ownPerson)).execute();
        await tx
          .updateTable('account_token')
          .set({ used_at: at })
          .where('account_id', '=', account.id)
          .where('purpose', '=', 'activation')
          .execute();
        return 'activated';
      }),
  };
}

type From = Pick<Engine['db'], 'selectFrom'>;

const pendingById = (from: From, id: string) =>
  from.selectFrom('pending_registration').selectAll().where('id', '=', id);

const activationToken = (from: From, hash: string) =>
  from
    .selectFrom('account_token')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', '=', 'activation');

function stateOf(
  token: { readonly used_at: string | null; readonly expires_at: string } | undefined,
  at: string,
): 'good' | 'used' | 'expired' {
  if (token?.used_at) return 'used';
  return token && token.expires_at > at ? 'good' : 'expired';
}

async function removePending(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('pending_registration')
    .where('id', 'in', [...ids])
    .execute();
  await tx
    .deleteFrom('account_token')
    .where('account_id', 'in', [...ids])
    .execute();
}
