import { useSession } from '@preventivo/auth';
import { useTranslate } from '@preventivo/core/react';
import { useAtomValue } from 'jotai';
import { consentsAtom } from '../state/visit.ts';
import type { RequestContext } from './request-body.ts';

/** Returns the current parts of a request besides its answers. */
export function useRequestContext(
  on: Pick<RequestContext, 'privacyForm' | 'documents'>,
): RequestContext {
  const t = useTranslate();
  const { user } = useSession();
  return { ...useAtomValue(consentsAtom), ...on, user, t };
}
