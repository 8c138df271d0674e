import { AccountBlock, type AccountBlockProps } from '@preventivo/auth';
import { contractorValues } from '@preventivo/core';
import { OfflineStrip } from '@preventivo/wizard';
import { useAtomValue } from 'jotai';
import { contractorAtom } from '../state/answers.ts';
import { statusAtom } from '../state/visit.ts';

/**
 * The offline strip and the account block over every page. The block unmounts on the page after the request. It stays
 * behind the dialogs before that page, where its removal would shift the layout; a session that expires there opens no
 * login.
 */
export function AccountStrip(props: Pick<AccountBlockProps, 'documents' | 'helpUrl'>) {
  const { nome, cognome, email, cellulare } = contractorValues(useAtomValue(contractorAtom));
  const phase = useAtomValue(statusAtom).is;
  return (
    <>
      <OfflineStrip />
      {phase !== 'sent' && (
        <AccountBlock
          {...props}
          prefill={{ name: nome, surname: cognome, email, phone: cellulare }}
          openOnExpiry={phase !== 'taken'}
        />
      )}
    </>
  );
}
