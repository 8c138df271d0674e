import type { User } from '@preventivo/core';
import { atom } from 'jotai';

/** Who is at the form (docs/rules/accounts.md#session). */
export type Session =
  | { readonly is: 'anonymous' }
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

/** One session for each jotai `Provider`. */
export const sessionAtom = atom<Session>(anonymous);
