import type { User } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { anonymous, isSameSession, type Session, sessionAtom } from './session.ts';

/** The session, and what may be done with it. Its functions stay the same. */
export interface SessionHandle {
  readonly session: Session;
  /** Who is logged in. */
  readonly user: User | undefined;
  /** Takes up who has just logged in, or what has just been saved of them. */
  accept(user: User): void;
  /** Asks again who is logged in, after something was saved. Undefined where no answer came. */
  refresh(): Promise<User | undefined>;
  /** Logs out: the token goes, and whoever is at the form is nobody's account. */
  signOut(): void;
}

/** Who is at the form. @throws outside `<Preventivo>` */
export function useSession(): SessionHandle {
  const { client } = usePreventivo();
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const actions = useMemo(() => {
    const accept = (user: User) => store.set(sessionAtom, { is: 'loggedIn', user });
    return {
      accept,
      refresh: async () => {
        const before = store.get(sessionAtom);
        const answer = await client.myData();
        // Who logged out meanwhile, or let somebody else log in, is not brought back.
        if (!answer.ok || !isSameSession(before, store.get(sessionAtom))) return undefined;
        accept(answer.data);
        return answer.data;
      },
      signOut: () => {
        client.token.remove();
        store.set(sessionAtom, anonymous);
      },
    };
  }, [client, store]);
  return { session, user: session.is === 'loggedIn' ? session.user : undefined, ...actions };
}
