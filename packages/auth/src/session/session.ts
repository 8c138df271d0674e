import type { User } from '@preventivo/core';
import { atom } from 'jotai';

/** Who is at the form (`foundation.md 4, 6`). */
export type Session =
  | { readonly is: 'anonymous' }
  /** There is a token, and whose it is has been asked. */
  | { readonly is: 'loading' }
  | { readonly is: 'loggedIn'; readonly user: User }
  /** Somebody was logged in until the server said that it is over. */
  | { readonly is: 'expired' };

export const anonymous: Session = { is: 'anonymous' };

/** One session for each jotai `Provider`. */
export const sessionAtom = atom<Session>(anonymous);

/** Whether a session is still the one it was: the same state, and the same user. */
export const isSameSession = (one: Session, other: Session) =>
  one.is === other.is && idOf(one) === idOf(other);

const idOf = (session: Session) => (session.is === 'loggedIn' ? session.user.id : undefined);
