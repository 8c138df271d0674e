import type { Failed } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { anonymous, sessionAtom } from './session.ts';

/**
 * Keeps the session: asks whose token is stored, and hears when it is over
 * (docs/rules/accounts.md#session). Looks again whenever somebody comes back to the page, or the
 * network does: in another tab they may have logged in, or out. To be mounted once below
 * `<Preventivo>`.
 */
export function useSessionKeeper(): void {
  const { client, messages } = usePreventivo();
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
    // A visitor does without.
    const load = () => import('@preventivo/auth/lazy/whose-token');
    client.onOtherToken(() =>
      load().then(
        ({ whoseToken }) => whoseToken(client, store, messages),
        () => noAnswer,
      ),
    );
    function look(back?: Event) {
      // A page that has just opened is shown as well.
      if (back && 'persisted' in back && !back.persisted) return;
      const { is } = store.get(sessionAtom);
      if (is === 'loggedIn') void client.confirm();
      else if (client.token.get() !== null)
        load().then(({ askAgain }) => askAgain(client, store), unasked);
    }
    function unasked() {
      if (store.get(sessionAtom).is === 'loading') store.set(sessionAtom, anonymous);
    }
    if (store.get(sessionAtom).is !== 'loggedIn' && client.token.get() !== null)
      store.set(sessionAtom, { is: 'loading' });
    look();
    for (const back of comesBack) addEventListener(back, look);
    return () => {
      for (const back of comesBack) removeEventListener(back, look);
    };
  }, [client, store, messages]);
}

// One that the browser has kept for the way back is shown, and need not be focused.
const comesBack = ['focus', 'online', 'pageshow'];
const noAnswer: Failed = { ok: false, kind: 'network', code: 'NETWORK' };
