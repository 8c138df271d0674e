import type { Contractor, Profile, User } from '@preventivo/core';
import { usePreventivo, useSay } from '@preventivo/core/react';
import { savedSaving } from '@preventivo/core/words';
import { useWaiting } from '@preventivo/ui/dialog';
import { useRef } from 'react';
import { type Outcome, saveChecked } from './save-checked.ts';

/**
 * Looks the address up and saves, behind 'Stiamo salvando i tuoi dati'.
 * @param profile what the line asks of a contractor
 */
export function useSaving(profile: Profile['contractor']) {
  const say = useSay();
  const { client, queries, messages } = usePreventivo();
  const { waitFor, overlay } = useWaiting(say(savedSaving));
  // Whether a new record may have been saved whose answer was lost, or was no word of the server's.
  const isUnsure = useRef(false);

  async function save(user: User, contractor: Contractor, id?: string): Promise<Outcome> {
    const saving = { client, queries, user, profile, messages, isUnsure: isUnsure.current };
    const outcome = await saveChecked(saving, contractor, id);
    const isAddress = outcome.is === 'refused' && outcome.isLost === undefined;
    if (id === undefined && !isAddress)
      isUnsure.current = outcome.is === 'refused' && outcome.isLost === true;
    return outcome;
  }

  return {
    overlay,
    /** @param id the record it changes */
    save: (user: User, contractor: Contractor, id?: string) =>
      waitFor(() => save(user, contractor, id)),
  };
}
