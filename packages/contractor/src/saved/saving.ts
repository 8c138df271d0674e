import type { User } from '@preventivo/core';
import type { PreventivoContext } from '@preventivo/core/react';

/** What a record is saved with. */
export interface Saving extends Pick<PreventivoContext, 'client' | 'queries'> {
  /** Whose record it is. */
  readonly user: User;
}

/** The account after a record was saved. */
export interface Saved {
  readonly user: User;
  /** The record's; undefined where the back end made none of it. */
  readonly id: string | undefined;
}

interface WithId {
  readonly id: string;
}

/** The id of what was saved: its own, or that of the record that was not there before. */
export function savedId(before: readonly WithId[], after: readonly WithId[], id?: string) {
  const known = new Set(before.map((record) => record.id));
  return after.find((record) => (id ? record.id === id : !known.has(record.id)))?.id;
}
