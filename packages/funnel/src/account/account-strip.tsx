import { AccountBlock, type Documents, type Prefill } from '@preventivo/auth';
import { type Contractor, contractorValues } from '@preventivo/core';
import { OfflineStrip } from '@preventivo/wizard';
import { useAtomValue } from 'jotai';
import { contractorAtom } from '../state/answers.ts';
import { phaseAtom } from '../state/visit.ts';

interface AccountStripProps {
  readonly documents: Documents;
  readonly helpUrl: string;
}

/**
 * What stands over every page: that the connection is gone, and the account. Once all is over nobody is offered a login;
 * behind the dialogs before that it stays, or the page would move by itself, but a session that ends then holds nobody up.
 */
export function AccountStrip({ documents, helpUrl }: AccountStripProps) {
  const contractor = useAtomValue(contractorAtom);
  const phase = useAtomValue(phaseAtom).is;
  return (
    <>
      <OfflineStrip />
      {phase !== 'sent' && (
        <AccountBlock
          prefill={prefillOf(contractor)}
          openOnExpiry={phase !== 'taken'}
          {...{ documents, helpUrl }}
        />
      )}
    </>
  );
}

/** What somebody who registers has told the form already. */
function prefillOf(contractor: Contractor): Prefill {
  const { nome, cognome, email, cellulare } = contractorValues(contractor);
  return { name: nome, surname: cognome, email, phone: cellulare };
}
