import type { Failed } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { anonymous, type Session, sessionAtom } from './session.ts';

/**
 * Keeps the session: asks whose token is stored, and hears when it is over (`foundation.md 4`). Looks
 * again whenever somebody comes back to the page, or the network does: in another tab they may have
 * logged in, or out. To be mounted once below `<Preventivo>`.
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
    client.onOtherToken(() =>
      import('./whose-token.ts').then(
        ({ whoseToken }) => whoseToken(client, store, messages),
        () => noAnswer,
      ),
    );
  }, [client, store, messages]);

  useEffect(() => {
    let asked = 0;
    let again: ReturnType<typeof setTimeout>;
    async function look() {
      clearTimeout(again);
      const before = store.get(sessionAtom);
      if (before.is === 'loggedIn') return void client.confirm();
      if (before.is === 'loading' || client.token.get() === null) return;
      // Later nobody's form is taken from under their hands while it is asked.
      const meanwhile: Session = asked ? before : { is: 'loading' };
      asked += 1;
      store.set(sessionAtom, meanwhile);
      const answer = await client.myData();
      if (store.get(sessionAtom) !== meanwhile) return;
      if (answer.ok) return store.set(sessionAtom, { is: 'loggedIn', user: answer.data });
      if (answer.kind === 'network') {
        again = setTimeout(look, 1000 * 2 ** asked);
        return store.set(sessionAtom, before);
      }
      client.token.remove();
      store.set(sessionAtom, anonymous);
    }
    void look();
    for (const back of comesBack) addEventListener(back, look);
    return () => {
      clearTimeout(again);
      for (const back of comesBack) removeEventListener(back, look);
    };
  }, [client, store]);
}

const comesBack = ['focus', 'online'];
const noAnswer: Failed = { ok: false, kind: 'network', code: 'NETWORK' };
