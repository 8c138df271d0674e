import type { Failed } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { anonymous, sessionIn } from './session.ts';

/**
 * Keeps the session: asks whose token is stored, and hears when it is over
 * (docs/rules/accounts.md#session). Looks again whenever somebody comes back to the page, or the
 * network does: in another tab they may have logged in, or out. To be mounted once below
 * `<Preventivo>`.
 */
export function useSessionKeeper(): void {
  const { client, messages } = usePreventivo();
  const store = useStore();

  useEffect(() => {
    const session = sessionIn(store);
    return client.onExpired(() => {
      // A call that needs a login says so to a visitor as well: nothing of theirs has ended.
      if (session.get().is !== 'anonymous') session.set({ is: 'expired' });
    });
  }, [client, store]);

  useEffect(() => {
    const session = sessionIn(store);
    // A visitor does without.
    const load = () => import('@preventivo/auth/lazy/whose-token');
    client.onOtherToken(() =>
      load().then(
        ({ whoseToken }) => whoseToken(client, session, messages),
        () => noAnswer,
      ),
    );
    function look() {
      const { is } = session.get();
      if (is === 'loggedIn') void client.confirm();
      else if (client.token.get() !== null)
        load().then(({ askAgain }) => askAgain(client, session), unasked);
    }
    function unasked() {
      if (session.get().is === 'loading') session.set(anonymous);
    }
    if (session.get().is !== 'loggedIn' && client.token.get() !== null)
      session.set({ is: 'loading' });
    look();
    for (const back of comesBack) addEventListener(back, look);
    return () => {
      for (const back of comesBack) removeEventListener(back, look);
    };
  }, [client, store, messages]);
}

const comesBack = ['focus', 'online'];
const noAnswer: Failed = { ok: false, kind: 'network', code: 'NETWORK' };
