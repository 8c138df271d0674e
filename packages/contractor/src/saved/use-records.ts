import type { ContractorType, Lists, Profile, User } from '@preventivo/core';
import { optionsOf, usePreventivo, useRemote } from '@preventivo/core/react';
import { useMemo } from 'react';
import type { SavedRecord } from './record.ts';
import { recordsOf } from './records-of.ts';

/** The records of an account, read again when something about them is known anew. */
export function useRecords(
  user: User | undefined,
  type: ContractorType,
  hides: Profile['contractor']['hides'],
) {
  const { client, today, settings } = usePreventivo();
  const asked = type === 'fisica' && !hides?.includes('professione');
  const { data: professione } = useRemote(asked ? optionsOf(client, 'professione') : undefined);
  return useMemo(() => {
    const lists: Lists = professione ? { professione } : {};
    const using = { type, hides, today, lists, settings };
    const read = (of: User): readonly SavedRecord[] => recordsOf(of, using);
    return { records: user && read(user), read };
  }, [user, type, hides, today, settings, professione]);
}
