import type { Broker, Line, RuleSettings } from '@preventivo/core';
import type { ValidationContext } from '@preventivo/core/check';
import type { AddressProvider } from './addresses/provider.ts';
import type { EditionOf } from './contract/consent-texts.ts';
import type { HumanCheck } from './contract/human-check.ts';
import type { BearerTokens } from './crypto/bearer-tokens.ts';
import type { Sha256 } from './crypto/digest.ts';
import type { KnownDevices } from './crypto/known-devices.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { AccountEntry } from './log/audit.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { Reference } from './reference/reference.ts';
import type { Account } from './store/accounts.ts';
import type { DraftBounds } from './store/draft-bounds.ts';
import type { Dispatch } from './store/outbox.ts';
import type { Store } from './store/store.ts';

/** What a handler reads of its request. */
export interface RequestContext {
  /** The line in the path. @throws {Refusal} 404 where the path has none that is served */
  line(): Line;
  param(name: string): string;
  query(name: string): string | undefined;
  header(name: string): string | undefined;
  /** Who is counted as one client. */
  readonly client: string;
  /** The id of the request's line in the log. */
  readonly requestId: string;
  /**
   * The account of the header `authorization`; the response then carries a fresh token.
   * Undefined for who is not.
   * @throws {Refusal} 401 where the session is over
   */
  account(): Promise<Account | undefined>;
  /** The same, with the session. */
  session(): Promise<{ readonly account: Account; readonly sessionId: string } | undefined>;
  /** The JSON of the body. */
  readonly body: unknown;
  /** What stands in a field of the page's form; '' where nothing does. */
  form(name: string): string;
}

/** What handlers work with; the same objects for every request. */
export interface Services {
  readonly store: Store;
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
  /** What the broker has set of the tables' rules. */
  readonly settings: RuleSettings;
  /** Whether a part of an address was named by who found it, so far as it was looked up (`withNamedAddresses`). */
  readonly named: NonNullable<ValidationContext['named']>;
  readonly addresses: AddressProvider;
  /** Delivers what a handler has put into the outbox. */
  readonly dispatch: Dispatch;
  /** The clock. */
  now(): Date;
  /** The day it is in Italy. */
  today(): string;
  /** Under which edition a page showed the words of consents. */
  readonly editionOf: EditionOf;
  readonly sha256: Sha256;
  readonly rateLimiter: RateLimiter;
  readonly passwords: Passwords;
  readonly tokens: BearerTokens;
  /** Recognises devices that logged in before. */
  readonly devices: KnownDevices;
  /** Writes a log line of an event of an account. */
  audit(entry: AccountEntry): void;
  /** Returns a short keyed digest that represents a text in the log. */
  pseudonymOf(text: string): Promise<string>;
  /** The salt of the passwords that wait for an activation under an email, 32 hexadecimal digits. */
  saltOf(email: string): Promise<string>;
  /** Derives the key of a request that is sent without one from a text made of its body. */
  keyOfBody(text: string): Promise<string>;
  /** Returns a keyed digest of a network, 32 hexadecimal digits. */
  networkName(network: string): Promise<string>;
  /** Limits of the drafts that wait for another device. */
  readonly draftBounds: DraftBounds;
  /** Returns the secret that challenges are signed with. */
  challengeSecret(): Promise<string>;
  /** The operator's check whether a person sends a request. */
  readonly isHuman: HumanCheck;
  /** Base of the links to pages, without a slash at its end. */
  publicUrl(): string;
  /** Of which build this process is. */
  readonly build: string;
  /** Whose pages and mails these are. */
  readonly broker: Broker;
}
