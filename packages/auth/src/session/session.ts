import type { Result, User } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';

/** Who is at the form (docs/rules/accounts.md#session). */
export type Session =
  | {
      readonly is: 'anonymous';
      /** What they have just done of weight: logged out on all devices, or deleted their account. @defaultValue neither */
      readonly after?: 'leftEverywhere' | 'erased';
    }
  /** There is a token, and whose it is has been asked. */
  | { readonly is: 'loading' }
  | {
      readonly is: 'loggedIn';
      readonly user: User;
      /** That they took the place of somebody else, in words. */
      readonly instead?: string;
    }
  /** Somebody was logged in until the server said that it is over. */
  | { readonly is: 'expired' };

export const anonymous: Session = { is: 'anonymous' };

/** One session for each jotai `Provider`. @internal jotai's types ask for TypeScript 5.5. */
export const sessionAtom = atom<Session>(anonymous);

/** The session, and what may be done with it. Its functions stay the same. */
export interface SessionHandle {
  readonly session: Session;
  /** Who is logged in. */
  readonly user: User | undefined;
  /** Takes up who has just logged in, or what has just been saved of them. */
  accept(user: User): void;
  /** Logs out: the token goes at once, the server is told, and whoever is at the form is nobody's account. */
  signOut(): void;
  /** Logs out on all devices. Where the server does not say that it did, the session stays. */
  signOutEverywhere(): Promise<Result<null>>;
  /** Deletes the account. Where the server does not say that it did, the session stays. */
  eraseAccount(password: string): Promise<Result<null>>;
}

/** Who is at the form, and the ways out (docs/rules/accounts.md#logout). @throws outside `<Preventivo>` */
export function useSession(): SessionHandle {
  const { client } = usePreventivo();
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const actions = useMemo(
    () => ({
      accept: (user: User) => store.set(sessionAtom, { is: 'loggedIn', user }),
      signOut: () => {
        // A failure keeps nobody logged in on this device.
        void client.logout();
        store.set(sessionAtom, anonymous);
      },
      signOutEverywhere: async () => {
        const answer = await client.logoutAll();
        if (answer.ok) store.set(sessionAtom, { is: 'anonymous', after: 'leftEverywhere' });
        return answer;
      },
      eraseAccount: async (password: string) => {
        const answer = await client.eraseAccount({ password });
        if (answer.ok) store.set(sessionAtom, { is: 'anonymous', after: 'erased' });
        return answer;
      },
    }),
    [client, store],
  );
  return { session, user: session.is === 'loggedIn' ? session.user : undefined, ...actions };
}
