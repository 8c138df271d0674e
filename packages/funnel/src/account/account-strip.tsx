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
 * The offline strip and the account block over every page. The block goes on the page after the request. It stays behind
 * the dialogs before that page, where its removal would shift the layout; a session that expires there opens no login.
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

/** Returns the answers that prefill the registration. */
function prefillOf(contractor: Contractor): Prefill {
  const { nome, cognome, email, cellulare } = contractorValues(contractor);
  return { name: nome, surname: cognome, email, phone: cellulare };
}
