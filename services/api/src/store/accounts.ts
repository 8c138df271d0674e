import type { SavedCompany, SavedPerson } from '@preventivo/core';
import type { ConsentFlag } from '@preventivo/core/wire';
import type { Delivery } from './outbox.ts';
import type { Erased } from './requests.ts';

/** Somebody who registered and activated their account. */
export interface Account {
  /** A UUID. */
  readonly id: string;
  /** In small letters: it is also what they log in with. */
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  readonly passwordHash: string;
  /** The consents given with the registration, as they were sent. */
  readonly privacy: readonly ConsentFlag[];
  /** What the sales system knows them by. */
  readonly sfAccountId: string;
  /** Which of their saved people is themselves. */
  readonly ownPersonId: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly activatedAt: string;
}

/** A registration that nobody has activated: one of several that an email may have. */
export interface PendingRegistration
  extends Pick<
    Account,
    'email' | 'phone' | 'name' | 'surname' | 'passwordHash' | 'privacy' | 'createdAt'
  > {
  /** A UUID, that of the account it becomes. */
  readonly id: string;
  /** Until when it waits, ISO time. */
  readonly expiresAt: string;
}

/** A login, on one device or several: its tokens come and go. */
export interface Session {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: string;
  /** When it was last used, to some minutes; null where an older version of this service opened it. */
  readonly seenAt: string | null;
}

/** A token that goes out by mail and does one thing, once. */
export interface OneTimeToken {
  /** SHA-256 of the token, which itself is stored nowhere. */
  readonly hash: string;
  readonly purpose: 'activation' | 'password';
  /** Of an account, or of the registration that becomes one; null where the mail goes to nobody. */
  readonly accountId: string | null;
  readonly expiresAt: string;
}

/** What is stored of a saved person and of a saved company, in the words of the user service. */
export interface RecordContents {
  readonly person: Omit<SavedPerson, 'id'>;
  readonly company: Omit<SavedCompany, 'id'>;
}
export type RecordKind = keyof RecordContents;

export interface SavedRecord<K extends RecordKind = RecordKind> {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  readonly kind: K;
  readonly content: RecordContents[K];
  readonly updatedAt: string;
}

/** An account at its beginning: stored as a whole or not at all. */
export interface NewAccount {
  readonly account: Account;
  readonly ownPerson: SavedRecord<'person'>;
}

/** What is over, as ISO times: whatever is older is forgotten. */
export interface Ages {
  readonly now: string;
  /** Of a session: when it was opened. Of a token: until when it was good. */
  readonly opened: string;
  /** Of a session: when it was last used. */
  readonly seen: string;
}

/** The repository of accounts. Every method may throw `StoreUnavailable`. */
export interface Accounts {
  /**
   * Keeps a registration beside the others of its email, with what is to be delivered of it, both or none.
   * @param most how many registrations of an email may wait; the earlier ones stay. Concurrent calls may exceed it slightly
   * @returns 'taken' where the email has an account, 'full' when `most` wait; then nothing is kept
   */
  register(
    registration: PendingRegistration,
    deliveries: readonly Delivery[],
    most: number,
  ): Promise<'kept' | 'full' | 'taken'>;
  /** Removes a registration that waits, with its links. */
  removeRegistration(id: string): Promise<void>;
  /** The registrations of an email that wait. @param at ISO time now */
  pending(email: string, at: string): Promise<readonly PendingRegistration[]>;
  pendingRegistration(id: string): Promise<PendingRegistration | undefined>;
  /** The registration that a token activates. `expired` also where nobody knows the token. */
  registrationOf(tokenHash: string, at: string): Promise<PendingRegistration | 'used' | 'expired'>;
  /**
   * Uses up an activation token: its registration becomes the account, all others of that email fall.
   * @param made of the token's registration
   */
  activate(tokenHash: string, made: NewAccount): Promise<'activated' | 'used' | 'expired'>;
  byEmail(email: string): Promise<Account | undefined>;
  /**
   * Opens a session. False where the account has another password by now: who sets one logs everybody out.
   * @param most how many an account has at most: the oldest falls
   */
  openSession(session: Session, most: number, passwordHash: string): Promise<boolean>;
  /** A session that was not ended, and whose it is. */
  session(id: string): Promise<{ session: Session; account: Account } | undefined>;
  /** Notes that a session was used. @param at ISO time */
  seen(sessionId: string, at: string): Promise<void>;
  endSession(id: string): Promise<void>;
  /** Ends all sessions of an account. */
  endSessions(accountId: string): Promise<void>;
  /**
   * Keeps a token that goes out by mail; a registration waits as long as the newest token for it. Where its account
   * or registration is gone, the token names none and opens nothing.
   */
  offer(token: OneTimeToken): Promise<void>;
  /**
   * Uses up all password tokens of an account, sets its password and ends its sessions. Its email,
   * or undefined where the token was used, has expired or is not known.
   */
  changePassword(tokenHash: string, passwordHash: string, at: string): Promise<string | undefined>;
  /** What an account has saved, in the order it was first saved. */
  records<K extends RecordKind>(accountId: string, kind: K): Promise<readonly SavedRecord<K>[]>;
  /** False where the account was erased meanwhile: of nobody nothing is kept. */
  addRecord(record: SavedRecord): Promise<boolean>;
  /** False where the account has no such record of this kind. */
  changeRecord(record: SavedRecord): Promise<boolean>;
  /** Forgets sessions, tokens and registrations that are over. */
  deleteExpired(ages: Ages): Promise<void>;
  /** When an account was last used, which is when somebody last logged in to it, and its sessions. */
  usage(accountId: string): Promise<{ lastUsedAt: string; sessions: readonly Session[] }>;
  /**
   * Removes an account with its records, sessions, links, keys and the mails that wait for its address, all or none.
   * Its requests stay; what was agreed to with them names it no more.
   */
  erase(accountId: string): Promise<Erased>;
  /** Does what `erase` does and removes the requests that the account sent, as `Requests.erase` does, all or none. */
  eraseWithRequests(accountId: string): Promise<Erased>;
  /** Removes, as `erase` does, accounts that nobody used since an ISO time. How many. */
  deleteUnused(before: string, limit: number): Promise<number>;
}

/** Whose idempotency keys an account has. */
export const accountScope = (accountId: string) => `account ${accountId}`;

/** The part of {@link Accounts} that stores registrations until they are activated. */
export type Registrations = Pick<
  Accounts,
  | 'register'
  | 'removeRegistration'
  | 'pending'
  | 'pendingRegistration'
  | 'registrationOf'
  | 'activate'
>;
