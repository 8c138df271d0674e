import type { Broker, Line, RuleSettings } from '@preventivo/core';
import type { ValidationContext } from '@preventivo/core/check';
import type { AddressProvider } from './addresses/provider.ts';
import type { EditionOf } from './contract/consent-texts.ts';
import type { HumanCheck } from './contract/human-check.ts';
import type { RequestToken } from './contract/request-token.ts';
import type { BearerTokens } from './crypto/bearer-tokens.ts';
import type { Sha256 } from './crypto/digest.ts';
import type { KnownDevices } from './crypto/known-devices.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { AuditEntry } from './log/audit.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import type { Reference } from './reference/reference.ts';
import type { Account } from './store/accounts.ts';
import type { DraftBounds } from './store/draft-bounds.ts';
import type { Dispatch } from './store/outbox.ts';
import type { Store } from './store/store.ts';

export interface RequestContext {
  /** Returns the line in the path. @throws {Refusal} 404 for a line that is not served */
  line(): Line;
  param(name: string): string;
  query(name: string): string | undefined;
  header(name: string): string | undefined;
  /** The name under which rate limits count the client. */
  readonly client: string;
  /** Id of the request's log line. */
  readonly requestId: string;
  /** Name of the program's token; '' for a route without a scope. */
  readonly token: string;
  /**
   * Returns the account of the `authorization` header, and adds a new token to the response.
   * Returns undefined without this header.
   * @throws {Refusal} 401 when the session has ended
   */
  account(): Promise<Account | undefined>;
  session(): Promise<{ readonly account: Account; readonly sessionId: string } | undefined>;
  readonly body: unknown;
  /** Returns a field of the submitted HTML form; '' if missing. */
  form(name: string): string;
}

/** Dependencies of the handlers, shared by all requests. */
export interface Services {
  readonly store: Store;
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
  /** The broker's changes to the validation rules of the lines. */
  readonly settings: RuleSettings;
  /** Whether the address search knows this address. Always false before `withKnownAddresses`. */
  readonly named: NonNullable<ValidationContext['named']>;
  readonly addresses: AddressProvider;
  readonly dispatch: Dispatch;
  now(): Date;
  /** Returns the current day in Italy. */
  today(): string;
  readonly editionOf: EditionOf;
  readonly sha256: Sha256;
  readonly rateLimiter: RateLimiter;
  readonly passwords: Passwords;
  readonly tokens: BearerTokens;
  readonly devices: KnownDevices;
  /** Tokens of programs that may read or change requests. */
  readonly requestTokens: readonly RequestToken[];
  audit(entry: AuditEntry): void;
  /** Returns a short keyed digest that represents a text in the log. */
  pseudonymOf(text: string): Promise<string>;
  /**
   * Returns the salt of an email: 32 hexadecimal digits. All pending registrations of the email
   * share this salt.
   */
  saltOf(email: string): Promise<string>;
  /** Derives an idempotency key from the body of a request that has none. */
  keyOfBody(text: string): Promise<string>;
  /** Returns a keyed digest of a network, 32 hexadecimal digits. */
  networkName(network: string): Promise<string>;
  /** Limits of the drafts that wait until another device loads them. */
  readonly draftBounds: DraftBounds;
  challengeSecret(): Promise<string>;
  readonly isHuman: HumanCheck;
  /** Returns the base URL of links to pages, without a trailing slash. */
  publicUrl(): string;
  readonly build: string;
  readonly broker: Broker;
  /** URL of the privacy notice, absolute or on the origin of the landing page. */
  readonly privacyUrl: string;
}
