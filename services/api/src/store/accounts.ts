import type { SavedCompany, SavedPerson } from '@preventivo/core';
import type { ConsentFlag } from '@preventivo/core/wire';
import type { Delivery } from './outbox.ts';
import type { Erased } from './requests.ts';

/** Somebody who registered. */
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
  /** When they followed the link in the mail; nobody logs in before. */
  readonly activatedAt: string | null;
}

/** A login, on one device or several: its tokens come and go. */
export interface Session {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: string;
}

/** A token that goes out by mail and does one thing, once. */
export interface OneTimeToken {
  /** SHA-256 of the token, which itself is stored nowhere. */
  readonly hash: string;
  readonly purpose: 'activation' | 'password';
  /** Null where the mail goes to nobody. */
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

/** A registration: stored as a whole or not at all. */
export interface NewAccount {
  readonly account: Account;
  readonly ownPerson: SavedRecord<'person'>;
  readonly token: OneTimeToken;
  /** The mail that brings the token. */
  readonly deliveries: readonly Delivery[];
}

/** The repository of accounts. Every method may throw `StoreUnavailable`. */
export interface Accounts {
  /**
   * Keeps an account. False where its email is taken; an account that nobody activated does not
   * hold on to its email for ever.
   * @param abandoned an ISO time: who registered before it and never activated makes room
   */
  register(registration: NewAccount, abandoned: string): Promise<boolean>;
  byEmail(email: string): Promise<Account | undefined>;
  openSession(session: Session): Promise<void>;
  /** A session that was not ended, and whose it is. */
  session(id: string): Promise<{ session: Session; account: Account } | undefined>;
  /** Uses up an activation token. `expired` also where nobody knows it. */
  activate(tokenHash: string, at: string): Promise<'activated' | 'used' | 'expired'>;
  /** Keeps a token for a new password, and the mail that brings it, both or none. */
  offerPassword(token: OneTimeToken, deliveries: readonly Delivery[], at: string): Promise<void>;
  /**
   * Uses up all password tokens of an account, sets its password and ends its sessions. False where
   * the token was used, has expired or is not known.
   */
  changePassword(tokenHash: string, passwordHash: string, at: string): Promise<boolean>;
  /** What an account has saved, in the order it was first saved. */
  records<K extends RecordKind>(accountId: string, kind: K): Promise<readonly SavedRecord<K>[]>;
  addRecord(record: SavedRecord): Promise<void>;
  /** False where the account has no such record of this kind. */
  changeRecord(record: SavedRecord): Promise<boolean>;
  /** Forgets sessions that were opened, tokens that expired and accounts never activated before an ISO time. */
  deleteExpired(before: string): Promise<void>;
  /** When an account was last used, which is when somebody last logged in to it, and its sessions. */
  usage(accountId: string): Promise<{ lastUsedAt: string; sessions: readonly Session[] }>;
  /**
   * Removes an account with its records, sessions, links, keys and the mails that wait for its address, all or none.
   * Its requests stay; what was agreed to with them names it no more.
   */
  erase(accountId: string): Promise<Erased>;
  /** Removes, as `erase` does, accounts that nobody used since an ISO time. How many. */
  deleteUnused(before: string, limit: number): Promise<number>;
}

/** Whose idempotency keys an account has. */
export const accountScope = (accountId: string) => `account ${accountId}`;
