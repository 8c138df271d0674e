import { usePreventivo } from '@preventivo/core/react';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { anonymous, sessionAtom } from './session.ts';

/**
 * Keeps the session: asks whose token is stored, and hears when it is over (`foundation.md 4`). Looks
 * again whenever somebody comes back to the page: in another tab they may have logged in, or out.
 * To be mounted once below `<Preventivo>`.
 */
export function useSessionKeeper(): void {
  const { client } = usePreventivo();
  const store = useStore();

  useEffect(
    () =>
      client.onExpired(() => {
        // A call that needs a login says so to a visitor as well: nothing of theirs has ended.
        if (store.get(sessionAtom).is !== 'anonymous') store.set(sessionAtom, { is: 'expired' });
      }),
    [client, store],
  );

  useEffect(() => {
    function look() {
      const { is } = store.get(sessionAtom);
      const isHeld = client.token.get() !== null;
      if (isHeld && (is === 'anonymous' || is === 'expired')) ask();
      if (!isHeld && is === 'loggedIn') store.set(sessionAtom, { is: 'expired' });
    }
    function ask() {
      store.set(sessionAtom, { is: 'loading' });
      void client.myData().then((answer) => {
        if (store.get(sessionAtom).is !== 'loading') return;
        if (answer.ok) return store.set(sessionAtom, { is: 'loggedIn', user: answer.data });
        client.token.remove();
        store.set(sessionAtom, anonymous);
      });
    }
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [client, store]);
}
