import type { Insertable, Selectable, Transaction } from 'kysely';
import {
  changedHandling,
  type Handling,
  type HandlingChange,
  type HandlingStamp,
  type RequestStatus,
  unhandled,
} from '../handling.ts';
import { type Engine, queriesOn } from './engine.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['request_handling']>;

/** Returns the function `change` of `Requests`. */
export function sqlHandling(engine: Engine) {
  const { transaction } = queriesOn(engine);
  return (id: string, change: HandlingChange, stamp: HandlingStamp) =>
    transaction(async (tx) => {
      // Lock the request. A concurrent erasure then waits, and also removes the row written here.
      const request = tx.selectFrom('quote_request').select('status').where('id', '=', id);
      const found = await (engine.locksRows ? request.forUpdate() : request).executeTakeFirst();
      if (!found) return 'unknown';
      const row = await tx
        .selectFrom('request_handling')
        .selectAll()
        .where('request_id', '=', id)
        .executeTakeFirst();
      const before = row ? handlingIn(found.status, row) : unhandled;
      if (before.revision !== stamp.revision) return 'changed';
      const after = changedHandling(before, change, stamp);
      await write(tx, handlingRow(id, after));
      await tx
        .updateTable('quote_request')
        .set({ status: after.status })
        .where('id', '=', id)
        .execute();
      return after;
    });
}

const write = (tx: Transaction<Tables>, row: Insertable<Tables['request_handling']>) =>
  tx
    .insertInto('request_handling')
    .values(row)
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(row))
    .execute();

export const handlingIn = (status: RequestStatus, row: Row): Handling => ({
  status,
  note: row.note,
  assignee: row.assignee,
  revision: row.revision,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
});

const handlingRow = (
  id: string,
  { note, assignee, revision, changedAt, changedBy }: Handling,
): Insertable<Tables['request_handling']> => ({
  request_id: id,
  note,
  assignee,
  revision,
  changed_at: changedAt ?? '',
  changed_by: changedBy ?? '',
});
