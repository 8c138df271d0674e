import type { Failed } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { anonymous, sessionAtom } from './session.ts';

/**
 * Keeps the session up to date: requests the owner of a stored token, and listens for expiry
 * (docs/rules/accounts.md#session). Requests the owner again when the page gets focus or the network returns: the user
 * may have logged in or out in another tab. Call it once below `<Preventivo>`.
 */
export function useSessionKeeper(): void {
  const { client, messages } = usePreventivo();
  const store = useStore();

  useEffect(
    () =>
      client.onExpired(() => {
        // Ignore this event for a visitor without a session: a call that needs a login reports it too.
        if (store.get(sessionAtom).kind !== 'anonymous')
          store.set(sessionAtom, { kind: 'expired' });
      }),
    [client, store],
  );

  useEffect(() => {
    // Lazy: a visitor without a token does not need this code.
    const load = () => import('@preventivo/auth/lazy/token-owner');
    client.onOtherToken(() =>
      load().then(
        ({ tokenOwner }) => tokenOwner(client, store, messages),
        () => noAnswer,
      ),
    );
    function checkSession(back?: Event) {
      // Ignore the `pageshow` of a page that has just loaded. Only a page from the back/forward cache has `persisted`.
      if (back && 'persisted' in back && !back.persisted) return;
      const { kind } = store.get(sessionAtom);
      if (kind === 'loggedIn') void client.confirm();
      else if (client.token.get() !== null)
        load().then(({ askAgain }) => askAgain(client, store), unasked);
    }
    function unasked() {
      if (store.get(sessionAtom).kind === 'loading') store.set(sessionAtom, anonymous);
    }
    if (store.get(sessionAtom).kind !== 'loggedIn' && client.token.get() !== null)
      store.set(sessionAtom, { kind: 'loading' });
    checkSession();
    for (const back of comesBack) addEventListener(back, checkSession);
    return () => {
      for (const back of comesBack) removeEventListener(back, checkSession);
    };
  }, [client, store, messages]);
}

// `pageshow` is needed because a page from the back/forward cache may get no `focus` event.
const comesBack = ['focus', 'online', 'pageshow'];
const noAnswer: Failed = { ok: false, kind: 'network', code: 'NETWORK' };
