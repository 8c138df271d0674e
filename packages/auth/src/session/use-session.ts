import type { User } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { anonymous, type Session, sessionAtom } from './session.ts';

/** The session, and what may be done with it. Its functions stay the same. */
export interface SessionHandle {
  readonly session: Session;
  /** Who is logged in. */
  readonly user: User | undefined;
  /** Takes up who has just logged in, or what has just been saved of them. */
  accept(user: User): void;
  /** Logs out: the token goes, and whoever is at the form is nobody's account. */
  signOut(): void;
}

/** Who is at the form. @throws outside `<Preventivo>` */
export function useSession(): SessionHandle {
  const { client } = usePreventivo();
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const actions = useMemo(
    () => ({
      accept: (user: User) => store.set(sessionAtom, { is: 'loggedIn', user }),
      signOut: () => {
        client.token.remove();
        store.set(sessionAtom, anonymous);
      },
    }),
    [client, store],
  );
  return { session, user: session.is === 'loggedIn' ? session.user : undefined, ...actions };
}
