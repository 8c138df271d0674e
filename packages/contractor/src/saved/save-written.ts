import { type Contractor, recordQuestions, type User } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { listsOfRecords } from './lists-of-records.ts';
import { type ReadWith, recordsOf } from './records.ts';
import { type CheckedSaving, type SaveRefusal, saveChecked } from './save-checked.ts';
import { recordOfWritten, type WrittenRecord } from './written.ts';

type WrittenOutcome =
  | { readonly kind: 'saved'; readonly user: User; readonly contractor: Contractor }
  | { readonly kind: 'refused'; readonly refusal: SaveRefusal };

type WrittenSaving = CheckedSaving & Omit<ReadWith, 'hides' | 'table'>;

/** Saves the data that the user typed before the login as a record of the account. Returns the resulting contractor. */
export async function saveWritten(
  saving: WrittenSaving,
  written: Contractor,
): Promise<WrittenOutcome> {
  const { profile, t, today, settings } = saving;
  const { contractor, id } = recordOfWritten(saving.user, written);
  const failures = wrongWith(contractor, saving);
  const { tipoPersona: type } = contractor;
  if (type === null || failures.length > 0) return { kind: 'refused', refusal: { failures } };
  const outcome = await saveChecked(saving, contractor, id);
  if (outcome.kind === 'refused') return outcome;
  const { user } = outcome.saved;
  const around = {
    type,
    hides: profile.hides,
    t,
    today,
    settings,
    lists: await listsOfRecords(user, saving),
  };
  const record = recordsOf(user, around).find((one) => one.id === outcome.saved.id);
  return record?.missing.length === 0
    ? { kind: 'saved', user, contractor: record.contractor }
    : { kind: 'refused', refusal: { failures: [] } };
}

export function wrongWith(
  contractor: WrittenRecord['contractor'],
  { profile, today, settings }: Pick<WrittenSaving, 'profile' | 'today' | 'settings'>,
) {
  const { table, keys, values } = recordQuestions(profile, contractor);
  return check(table, values, { today, keys, lists: {}, settings });
}
