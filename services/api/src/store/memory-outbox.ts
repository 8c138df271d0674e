import type { Delivery, Outbox } from './outbox.ts';
import { removeWhere } from './remove-where.ts';

interface Row {
  readonly id: string;
  readonly delivery: Delivery;
  readonly createdAt: string;
  tries: number;
  due: string | null;
  lease: string | null;
  failure: string;
  isAdmitted: boolean;
}

export interface MemoryOutbox extends Outbox {
  /** Adds deliveries synchronously. Call it last, after all steps that can fail. */
  enqueue(deliveries: readonly Delivery[], at: string): void;
  /** Removes deliveries, claimed or not. Returns their number. */
  forget(isGone: (delivery: Delivery) => boolean): number;
  /**
   * Returns a mutable flag: whether the mail limit of the recipient has admitted a delivery.
   * Returns undefined if the delivery was deleted.
   */
  admission(id: string): { isAdmitted: boolean } | undefined;
}

export function memoryOutbox(): MemoryOutbox {
  const rows = new Map<string, Row>();
  const held = (id: string, lease: string) => {
    const row = rows.get(id);
    return row?.lease === lease ? row : undefined;
  };
  const dead = () => [...rows.values()].filter(({ due }) => due === null);

  const enqueue = (deliveries: readonly Delivery[], at: string) => {
    for (const delivery of structuredClone(deliveries)) {
      const id = crypto.randomUUID();
      const fresh = { tries: 0, due: at, lease: null, failure: '', isAdmitted: false };
      rows.set(id, { id, delivery, createdAt: at, ...fresh });
    }
  };

  return {
    enqueue,
    add: async (delivery, at) => enqueue([delivery], at),
    claim: async ({ kind, lease, at, until, limit }) =>
      [...rows.values()]
        .filter(({ due, delivery }) => due !== null && due <= at && delivery.kind === kind)
        .sort((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1))
        .slice(0, limit)
        .map((row) => {
          Object.assign(row, { lease, due: until, tries: row.tries + 1 });
          return structuredClone({ id: row.id, tries: row.tries, delivery: row.delivery });
        }),
    done: async (id, lease) => held(id, lease) !== undefined && rows.delete(id),
    failed: async (id, lease, due, failure) => {
      const row = held(id, lease);
      if (row) Object.assign(row, { lease: null, due, failure });
      return row !== undefined;
    },
    deadLetters: async () =>
      dead().map(({ id, delivery: { kind }, createdAt, tries, failure }) => ({
        id,
        kind,
        createdAt,
        tries,
        failure,
      })),
    backlog: async () => {
      const waiting = [...rows.values()].filter(({ due }) => due !== null);
      const [oldest = null] = waiting.map(({ createdAt }) => createdAt).sort();
      return { waiting: waiting.length, oldest, dead: dead().length };
    },
    waiting: async () => {
      const waiting = [...rows.values()].filter(({ due }) => due !== null);
      const kinds = waiting.map(({ delivery }) => delivery.kind);
      return [...new Set(kinds)].map((kind) => ({
        kind,
        waiting: kinds.filter((one) => one === kind).length,
      }));
    },
    replay: async (at, ids) => {
      const again = dead().filter(({ id }) => !ids || ids.includes(id));
      for (const row of again) Object.assign(row, { due: at, tries: 0 });
      return again.length;
    },
    forget: (isGone) => removeWhere(rows, ({ delivery }) => isGone(delivery)),
    admission: (id) => rows.get(id),
    deleteOlder: async (before, limit) => {
      const old = [...rows.values()].filter(({ createdAt }) => createdAt < before).slice(0, limit);
      for (const { id } of old) rows.delete(id);
      return old.length;
    },
  };
}
