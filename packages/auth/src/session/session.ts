import type { Result, User } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';

/** The user's session (docs/rules/accounts.md#session). */
export type Session =
  | {
      readonly kind: 'anonymous';
      /**
       * The action that ended the session: a logout on all devices, or the deletion of the account.
       * @defaultValue the session ended otherwise, or never started
       */
      readonly after?: 'leftEverywhere' | 'erased';
    }
  /** The device has a token. The request for the token's owner is pending. */
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'loggedIn';
      readonly user: User;
      /** The message about a switch of accounts, if another account has logged in in another tab. */
      readonly instead?: string;
    }
  /** The user was logged in, and the server has ended the session. */
  | { readonly kind: 'expired' };

export const anonymous: Session = { kind: 'anonymous' };

/** One session per jotai `Provider`. @internal because jotai's types require TypeScript 5.5. */
export const sessionAtom = atom<Session>(anonymous);

/** The session with its actions. The functions are stable across renders. */
export interface SessionHandle {
  readonly session: Session;
  /** The logged-in user. */
  readonly user: User | undefined;
  /** Sets the user after a login or a change of their data. */
  accept(user: User): void;
  /** Logs out: removes the token at once, informs the server, and makes the session anonymous. */
  signOut(): void;
  /** Logs out on all devices. If the server does not confirm, the session stays. */
  signOutEverywhere(): Promise<Result<null>>;
  /** Deletes the account. If the server does not confirm, the session stays. */
  eraseAccount(password: string): Promise<Result<null>>;
}

/**
 * Returns the session with its actions (docs/rules/accounts.md#logout). @throws outside
 * `<Preventivo>`
 */
export function useSession(): SessionHandle {
  const { client } = usePreventivo();
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const actions = useMemo(
    () => ({
      accept: (user: User) => store.set(sessionAtom, { kind: 'loggedIn', user }),
      signOut: () => {
        // Ignore a failed request: the user must be logged out on this device anyway.
        void client.logout();
        store.set(sessionAtom, anonymous);
      },
      signOutEverywhere: async () => {
        const answer = await client.logoutAll();
        if (answer.ok) store.set(sessionAtom, { kind: 'anonymous', after: 'leftEverywhere' });
        return answer;
      },
      eraseAccount: async (password: string) => {
        const answer = await client.eraseAccount({ password });
        if (answer.ok) store.set(sessionAtom, { kind: 'anonymous', after: 'erased' });
        return answer;
      },
    }),
    [client, store],
  );
  return { session, user: session.kind === 'loggedIn' ? session.user : undefined, ...actions };
}
