import type { SavedCompany, SavedPerson } from '@preventivo/core';
import type { ConsentFlag } from '@preventivo/core/wire';
import type { Delivery } from './outbox.ts';
import type { Erased } from './requests.ts';

/** An activated account. */
export interface Account {
  /** A UUID. */
  readonly id: string;
  /** In lower case; also the login name. */
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  readonly passwordHash: string;
  /** Consents of the registration, as sent. */
  readonly privacy: readonly ConsentFlag[];
  /** Id in the sales system. It equals `id` until the sales system sets another. */
  readonly sfAccountId: string;
  /** Id of the saved person who owns the account. */
  readonly ownPersonId: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly activatedAt: string;
}

/** A registration that is not activated yet. An email may have several such registrations. */
export interface PendingRegistration
  extends Pick<
    Account,
    'email' | 'phone' | 'name' | 'surname' | 'passwordHash' | 'privacy' | 'createdAt'
  > {
  /** A UUID. The account gets this id. */
  readonly id: string;
  /** Expiry, ISO time. */
  readonly expiresAt: string;
}

/** A login. Each call renews its token. */
export interface Session {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: string;
  /** Last use, accurate to minutes. */
  readonly seenAt: string;
}

/** A token in a mail link, valid once for one purpose. */
export interface OneTimeToken {
  /** SHA-256 of the token; the token itself is not stored. */
  readonly hash: string;
  readonly purpose: 'activation' | 'password';
  /** Id of the account, or of the registration to activate; null for an unknown email. */
  readonly accountId: string | null;
  readonly expiresAt: string;
}

/** Stored data of saved people and companies, in the format of the user service. */
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

/** A new account and the saved person who owns it. Both are stored atomically. */
export interface NewAccount {
  readonly account: Account;
  readonly ownPerson: SavedRecord<'person'>;
}

/** ISO times that decide which data has expired. */
export interface Ages {
  readonly now: string;
  /**
   * Sessions opened before this time are deleted. Tokens that expired before it are deleted too.
   */
  readonly opened: string;
  /** Sessions last used before this time are deleted. */
  readonly seen: string;
}

/** Repository of accounts. Every method may throw `StoreUnavailable`. */
export interface Accounts {
  /**
   * Stores a registration with its deliveries, atomically. Other registrations of the email remain.
   * @param most maximum number of pending registrations of an email. Concurrent calls may exceed it
   * slightly
   * @returns 'taken' when the email has an account, 'full' when it has `most` pending
   * registrations. In both cases nothing is stored
   */
  register(
    registration: PendingRegistration,
    deliveries: readonly Delivery[],
    most: number,
  ): Promise<'kept' | 'full' | 'taken'>;
  /** Removes a pending registration with its links. */
  removeRegistration(id: string): Promise<void>;
  /**
   * Returns the pending registrations of an email.
   * @param at current ISO time
   */
  pending(email: string, at: string): Promise<readonly PendingRegistration[]>;
  pendingRegistration(id: string): Promise<PendingRegistration | undefined>;
  /** Returns the registration that a token activates. An unknown token counts as `expired`. */
  registrationOf(tokenHash: string, at: string): Promise<PendingRegistration | 'used' | 'expired'>;
  /**
   * Consumes an activation token. Its registration becomes the account. All other registrations of
   * the email are deleted.
   * @param made the account to store, created from the token's registration
   */
  activate(tokenHash: string, made: NewAccount): Promise<'activated' | 'used' | 'expired'>;
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /** Sets the id of an account in the sales system. Returns false if the account does not exist. */
  setSfAccountId(id: string, sfAccountId: string): Promise<boolean>;
  /**
   * Opens a session. Returns false if the password has changed, because a new password ends all
   * sessions.
   * @param most maximum number of sessions; the oldest session is removed
   */
  openSession(session: Session, most: number, passwordHash: string): Promise<boolean>;
  /** Returns an open session with its account. */
  session(id: string): Promise<{ session: Session; account: Account } | undefined>;
  /** Records the use of a session. @param at ISO time */
  seen(sessionId: string, at: string): Promise<void>;
  endSession(id: string): Promise<void>;
  endSessions(accountId: string): Promise<void>;
  /**
   * Stores a token for a mail. A registration expires with its newest token. If the account or
   * registration was deleted meanwhile, the token is invalid.
   */
  offer(token: OneTimeToken): Promise<void>;
  /**
   * Consumes all password tokens of an account, sets its password and ends its sessions. Returns
   * the email of the account. Returns undefined for a used, expired or unknown token.
   */
  changePassword(tokenHash: string, passwordHash: string, at: string): Promise<string | undefined>;
  /** Returns the saved records of an account, in order of creation. */
  records<K extends RecordKind>(accountId: string, kind: K): Promise<readonly SavedRecord<K>[]>;
  /** Returns false, and stores nothing, if the account was erased meanwhile. */
  addRecord(record: SavedRecord): Promise<boolean>;
  /** Returns false if the account has no such record of this kind. */
  changeRecord(record: SavedRecord): Promise<boolean>;
  /** Deletes expired sessions, tokens and registrations. */
  deleteExpired(ages: Ages): Promise<void>;
  /** Returns the last login to an account, and its sessions. */
  usage(accountId: string): Promise<{ lastUsedAt: string; sessions: readonly Session[] }>;
  /**
   * Deletes an account with its records, sessions, links, keys and pending mails, atomically. Its
   * requests stay, and their receipts become anonymous.
   */
  erase(accountId: string): Promise<Erased>;
  /** Deletes everything that `erase` deletes, and the account's requests, atomically. */
  eraseWithRequests(accountId: string): Promise<Erased>;
  /** Erases accounts without a login since an ISO time. Returns their number. */
  deleteUnused(before: string, limit: number): Promise<number>;
}

export const accountScope = (accountId: string) => `account ${accountId}`;

/** The methods of {@link Accounts} for registrations that are not activated yet. */
export type Registrations = Pick<
  Accounts,
  | 'register'
  | 'removeRegistration'
  | 'pending'
  | 'pendingRegistration'
  | 'registrationOf'
  | 'activate'
>;
