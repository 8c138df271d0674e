import { useSession } from '@preventivo/auth';
import { useSay } from '@preventivo/core/react';
import { useAtomValue } from 'jotai';
import { consentsAtom } from '../state/visit.ts';
import type { Signed } from './request-body.ts';

/** What a request is sent with now. */
export function useSigned(on: Pick<Signed, 'privacyForm' | 'documents'>): Signed {
  const say = useSay();
  const { user } = useSession();
  return { ...useAtomValue(consentsAtom), ...on, user, say };
}
