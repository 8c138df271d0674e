import { useSession } from '@preventivo/auth';
import { useSay } from '@preventivo/core/react';
import { useAtomValue } from 'jotai';
import { consentsAtom } from '../state/visit.ts';
import type { Signed } from './request-body.ts';

/** Returns the parts of a request besides its answers, as they are now. */
export function useSigned(on: Pick<Signed, 'privacyForm' | 'documents'>): Signed {
  const say = useSay();
  const { user } = useSession();
  return { ...useAtomValue(consentsAtom), ...on, user, say };
}
