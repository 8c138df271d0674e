import { AccountBlock } from '@preventivo/auth';
import { contractorValues } from '@preventivo/core';
import { OfflineStrip } from '@preventivo/wizard';
import { useAtomValue } from 'jotai';
import { useContext } from 'react';
import { ownHelp } from '../documents.ts';
import { contractorAtom } from '../state/answers.ts';
import { statusAtom } from '../state/visit.ts';
import { VisitContext } from '../visit-context.ts';

/**
 * The offline strip and the account block above every page. The block is hidden on the page after the request only:
 * hiding it earlier would shift the layout behind the dialogs. While those dialogs are open, an expired session does
 * not open the login.
 */
export function AccountStrip() {
  const { documents, helpUrl = ownHelp } = useContext(VisitContext);
  const { nome, cognome, email, cellulare } = contractorValues(useAtomValue(contractorAtom));
  const status = useAtomValue(statusAtom).kind;
  return (
    <>
      <OfflineStrip />
      {status !== 'sent' && (
        <AccountBlock
          {...{ documents, helpUrl }}
          prefill={{ name: nome, surname: cognome, email, phone: cellulare }}
          openOnExpiry={status !== 'taken'}
        />
      )}
    </>
  );
}
