import { type ComponentType, useCallback, useState } from 'react';
import type { AccountDialogProps } from '../dialogs/account-dialog.tsx';

/** The account dialog, which is loaded when somebody asks for it. */
export function useAccountDialog() {
  const [loaded, setLoaded] = useState<ComponentType<AccountDialogProps>>();
  const [opened, setOpened] = useState<AccountDialogProps['start']>();
  const [failed, setFailed] = useState(false);

  const open = useCallback((start: AccountDialogProps['start']) => {
    setOpened(start);
    setFailed(false);
    load().then(
      ({ AccountDialog }) => setLoaded(() => AccountDialog),
      () => {
        setOpened(undefined);
        setFailed(true);
      },
    );
  }, []);

  return {
    /** The dialog, once it is here. */
    AccountDialog: loaded,
    /** The form it was opened with; undefined while it is closed. */
    opened,
    /** Whether it was opened and is not here yet. */
    loading: opened !== undefined && !loaded,
    /** Whether it could not be loaded; asking again tries again. */
    failed,
    open,
    close: useCallback(() => setOpened(undefined), []),
    /** Somebody comes near: what is loaded now is there when they press. */
    warm: () => void load().catch(() => undefined),
  };
}

const load = () => import('@preventivo/auth/dialogs');
