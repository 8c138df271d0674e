import { useCallback, useState } from 'react';

/** What the dialogs of the account open with: a form, or what its owner may do with it. */
export type Opened = 'login' | 'registration' | 'own';

/** The dialogs of the account, which are loaded when somebody asks for one. */
export function useAccountDialog() {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);

  const open = useCallback((start: Opened) => {
    setOpened(start);
    setFailed(false);
    load().then(setLoaded, () => {
      setOpened(undefined);
      setFailed(true);
    });
  }, []);

  return {
    /** The dialogs, once they are here. */
    dialogs: loaded,
    /** What was opened; undefined while it is closed. */
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
