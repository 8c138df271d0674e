import { AccountBlock } from '@preventivo/auth';
import { contractorValues } from '@preventivo/core';
import { useAtomValue } from 'jotai';
import { useContext } from 'react';
import { ownHelp } from '../documents.ts';
import { contractorAtom } from '../state/answers.ts';
import { statusAtom } from '../state/visit.ts';
import { VisitContext } from '../visit-context.ts';

/**
 * The account block in the header of every page. Only the page after the request has none: removing the block earlier
 * would shift the layout behind the request's dialogs. While these dialogs are open, an expired session does not open
 * the login.
 */
export function HeaderAccount() {
  const { documents, helpUrl = ownHelp } = useContext(VisitContext);
  const { nome, cognome, email, cellulare } = contractorValues(useAtomValue(contractorAtom));
  const status = useAtomValue(statusAtom).kind;
  if (status === 'sent') return null;
  return (
    <AccountBlock
      {...{ documents, helpUrl }}
      prefill={{ name: nome, surname: cognome, email, phone: cellulare }}
      openOnExpiry={status !== 'taken'}
    />
  );
}
