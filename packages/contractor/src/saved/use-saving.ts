import type { Contractor, Profile, User } from '@preventivo/core';
import { sentOnce } from '@preventivo/core/query';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { savedSaving } from '@preventivo/core/words';
import { useWaiting } from '@preventivo/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveChecked } from './save-checked.ts';

interface RecordToSave {
  readonly user: User;
  readonly contractor: Contractor;
  /** The id of the record to change; undefined for a new one. */
  readonly id: string | undefined;
}

/**
 * Returns the waiting overlay, and a function that checks the address and saves the record.
 * @param profile the line's settings for the contractor
 */
export function useSaving(profile: Profile['contractor']) {
  const t = useTranslate();
  const { client, queryClient, messages } = usePreventivo();
  const { waitFor, overlay } = useWaiting(t(savedSaving));
  // Whether the server may have saved a new record although the call failed: the response was lost, or a proxy
  // answered.
  const isUnsure = useRef(false);

  const { mutateAsync } = useMutation({
    ...sentOnce,
    mutationFn: ({ user, contractor, id }: RecordToSave) => {
      const saving = { client, queryClient, user, profile, messages, isUnsure: isUnsure.current };
      return saveChecked(saving, contractor, id);
    },
    onSuccess(outcome, { id }) {
      const isAddress = outcome.kind === 'refused' && outcome.isLost === undefined;
      if (id === undefined && !isAddress)
        isUnsure.current = outcome.kind === 'refused' && outcome.isLost === true;
    },
  });

  return { overlay, save: (record: RecordToSave) => waitFor(() => mutateAsync(record)) };
}
