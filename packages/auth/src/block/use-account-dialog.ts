import { useCallback, useState } from 'react';

/** The dialog to open: a form, or the user's own account. */
export type Opened = 'login' | 'registration' | 'own';

/** The account dialogs, which load on first use. */
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
    /** The dialogs, once loaded. */
    dialogs: loaded,
    /** The open dialog; undefined while closed. */
    opened,
    /** Whether it is open but still loading. */
    loading: opened !== undefined && !loaded,
    /** Whether loading failed; opening again retries. */
    failed,
    open,
    close: useCallback(() => setOpened(undefined), []),
    /** Preloads the dialogs when the pointer or focus approaches. */
    warm: () => void load().catch(() => undefined),
  };
}

const load = () => import('@preventivo/auth/dialogs');
