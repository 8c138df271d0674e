import type { User } from '@preventivo/core';
import { QueryProvider } from '@preventivo/core/query';
import { useSay } from '@preventivo/core/react';
import {
  accountErase,
  accountEraseAsk,
  accountEraseFinal,
  accountOwn,
} from '@preventivo/core/words';
import { Button } from '@preventivo/ui';
import { Dialog, useTitleFocus } from '@preventivo/ui/dialog';
import { useState } from 'react';
import { EraseAccountForm } from './erase-account-form.tsx';
import { LeaveEverywhere } from './leave-everywhere.tsx';
import { OwnDataFile } from './own-data-file.tsx';

/** What `<OwnAccountDialog>` takes. */
export interface OwnAccountDialogProps {
  /** Whose account it is. Without one, after a way out, there is no such dialog. */
  readonly user: User;
  /** The dialog was closed. */
  onClose(): void;
}

/**
 * What the owner of an account may do with it: have their data, log out on all devices, delete it
 * (docs/rules/accounts.md#own-data).
 */
export function OwnAccountDialog({ user, onClose }: OwnAccountDialogProps) {
  const say = useSay();
  const [erasing, setErasing] = useState(false);
  const body = useTitleFocus(erasing);
  return (
    <Dialog
      open
      title={say(erasing ? accountEraseAsk : accountOwn)}
      description={erasing ? say(accountEraseFinal) : user.email}
      shape="full"
      onClose={onClose}
    >
      <div ref={body} className="q-account-own">
        <QueryProvider>
          {erasing ? (
            <EraseAccountForm onCancel={() => setErasing(false)} />
          ) : (
            <>
              <OwnDataFile />
              <LeaveEverywhere />
              <section>
                <Button variant="link" onClick={() => setErasing(true)}>
                  {say(accountErase)}
                </Button>
              </section>
            </>
          )}
        </QueryProvider>
      </div>
    </Dialog>
  );
}
