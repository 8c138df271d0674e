import { useCallback, useState } from 'react';

export type Opened = 'login' | 'registration' | 'own';

/** Opens the account dialogs, whose code loads on first use. */
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
    dialogs: loaded,
    opened,
    loading: opened !== undefined && !loaded,
    /** Whether the code of the dialogs failed to load. Opening a dialog tries again. */
    failed,
    open,
    close: useCallback(() => setOpened(undefined), []),
    /** Preloads the dialogs. Call it on hover or focus. */
    warm: () => void load().catch(() => undefined),
  };
}

const load = () => import('@preventivo/auth/dialogs');
