import { admitted, type NotedMail, type Recipients } from '../recipients.ts';
import { type Engine, queriesOn } from './engine.ts';

export function sqlRecipients(engine: Engine): Recipients {
  const { db, locksRows } = engine;
  const { query, transaction } = queriesOn(engine);
  return {
    admit: (mail, allowance) =>
      transaction(async (tx) => {
        const { recipient, delivery, at } = mail;
        const before = tx.selectFrom('outbox').select('id').where('id', '=', delivery);
        if (await before.where('admitted_at', 'is not', null).executeTakeFirst()) return true;
        // Create the row first, so that the lock below has a row. Concurrent mails then wait for
        // each other.
        await tx
          .insertInto('mail_recipient')
          .values({ recipient, mails: '[]', last_at: at })
          .onConflict((conflict) => conflict.column('recipient').doNothing())
          .execute();
        const row = tx
          .selectFrom('mail_recipient')
          .select('mails')
          .where('recipient', '=', recipient);
        const found = await (locksRows ? row.forUpdate() : row).executeTakeFirstOrThrow();
        const noted: readonly NotedMail[] = JSON.parse(found.mails);
        const mails = admitted(noted, mail, allowance);
        if (!mails) return false;
        await tx
          .updateTable('mail_recipient')
          .set({ mails: JSON.stringify(mails), last_at: at })
          .where('recipient', '=', recipient)
          .execute();
        await tx
          .updateTable('outbox')
          .set({ admitted_at: at })
          .where('id', '=', delivery)
          .execute();
        return true;
      }),

    deleteOlder: async (before) => {
      await query(() => db.deleteFrom('mail_recipient').where('last_at', '<', before).execute());
    },
  };
}
