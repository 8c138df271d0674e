import type { User } from '@preventivo/core';
import { QueryProvider } from '@preventivo/core/query';
import { useTranslate } from '@preventivo/core/react';
import {
  accountErase,
  accountEraseAsk,
  accountEraseFinal,
  accountOwn,
  commonCancel,
} from '@preventivo/core/words';
import { Button } from '@preventivo/ui';
import { Dialog, useTitleFocus } from '@preventivo/ui/dialog';
import { useId, useState } from 'react';
import { EraseAccountForm } from './erase-account-form.tsx';
import { LeaveEverywhere } from './leave-everywhere.tsx';
import { OwnDataFile } from './own-data-file.tsx';

/** Props of `<OwnAccountDialog>`. */
export interface OwnAccountDialogProps {
  /** The logged-in owner of the account. The parent unmounts the dialog after a logout. */
  readonly user: User;
  /** Called when the dialog closes. */
  onClose(): void;
}

/**
 * Lets the user download their data, log out on all devices or delete the account
 * (docs/rules/accounts.md#own-data).
 */
export function OwnAccountDialog({ user, onClose }: OwnAccountDialogProps) {
  const t = useTranslate();
  const [erasing, setErasing] = useState(false);
  const body = useTitleFocus(erasing);
  const form = useId();
  return (
    <Dialog
      open
      title={t(erasing ? accountEraseAsk : accountOwn)}
      description={erasing ? t(accountEraseFinal) : user.email}
      shape="full"
      onClose={onClose}
      footer={
        erasing && (
          <>
            <Button variant="outline" onClick={() => setErasing(false)}>
              {t(commonCancel)}
            </Button>
            <Button type="submit" variant="danger" form={form}>
              {t(accountErase)}
            </Button>
          </>
        )
      }
    >
      <div ref={body} className="q-account-own">
        <QueryProvider>
          {erasing ? (
            <EraseAccountForm id={form} />
          ) : (
            <>
              <OwnDataFile />
              <LeaveEverywhere />
              <section>
                <Button variant="link" onClick={() => setErasing(true)}>
                  {t(accountErase)}
                </Button>
              </section>
            </>
          )}
        </QueryProvider>
      </div>
    </Dialog>
  );
}
