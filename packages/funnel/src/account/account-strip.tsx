import { AccountBlock, type Documents, type Prefill } from '@preventivo/auth';
import { type Contractor, contractorValues } from '@preventivo/core';
import { OfflineStrip } from '@preventivo/wizard';

interface AccountStripProps {
  readonly contractor: Contractor;
  readonly documents: Documents;
  readonly helpUrl: string;
  /** Whether there is still something to ask: once all is over, nobody is offered a login. */
  readonly isOpen: boolean;
}

/** What stands over every page: that the connection is gone, and the account. */
export function AccountStrip({ contractor, documents, helpUrl, isOpen }: AccountStripProps) {
  return (
    <>
      <OfflineStrip />
      {isOpen && <AccountBlock prefill={prefillOf(contractor)} {...{ documents, helpUrl }} />}
    </>
  );
}

/** What somebody who registers has told the form already. */
function prefillOf(contractor: Contractor): Prefill {
  const { nome, cognome, email, cellulare } = contractorValues(contractor);
  return { name: nome, surname: cognome, email, phone: cellulare };
}
