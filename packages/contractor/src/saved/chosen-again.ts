import type { Contractor, User } from '@preventivo/core';
import { type ReadWith, recordsOf } from './records-of.ts';

/** The record that was chosen before, as its account has it now; undefined where it is gone or no longer complete. */
export function chosenAgain(
  user: User,
  { tipoPersona, selectPeopleId }: Contractor,
  using: Pick<ReadWith, 'hides' | 'today' | 'settings'>,
): Contractor | undefined {
  if (tipoPersona === null) return undefined;
  const records = recordsOf(user, { ...using, type: tipoPersona, lists: {} });
  const found = records.find(({ id }) => id === selectPeopleId);
  return found?.missing.length === 0 ? found.contractor : undefined;
}
