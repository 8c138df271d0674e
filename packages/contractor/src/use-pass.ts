import { useSession } from '@preventivo/auth';
import { type Contractor, type Failure, schedulePreload } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useEffect } from 'react';
import type { ContractorFormProps } from './contractor-form-props.ts';

// Loaded lazily: the page needs this code only on submit.
const load = () => import('@preventivo/contractor/lazy/pass-contractor');

/**
 * Returns the submit handler for a valid contractor. The handler resolves to the failures to show. Without failures, it
 * resolves to a function that goes on to page 2 or shows the refusal.
 */
export function usePass(
  on: Pick<ContractorFormProps, 'contractor' | 'onValidSubmit' | 'onRefused'>,
) {
  const { client, queryClient, t } = usePreventivo();
  const { user } = useSession();
  useEffect(() => schedulePreload(load), []);
  return async (contractor: Contractor): Promise<readonly Failure[] | (() => void)> => {
    const { passContractor } = await load();
    const verdict = await passContractor(
      client,
      contractor,
      on.contractor,
      Boolean(user),
      t,
      queryClient,
    );
    if (verdict.kind === 'passed') return () => on.onValidSubmit(contractor);
    if (verdict.kind === 'refused') return () => on.onRefused(verdict.message, verdict.code);
    return verdict.kind === 'wrong' ? verdict.failures : [];
  };
}
