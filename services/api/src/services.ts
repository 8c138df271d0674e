import type { Line, RuleSettings } from '@preventivo/core';
import type { ValidationContext } from '@preventivo/core/check';
import type { AddressProvider } from './addresses/provider.ts';
import type { Dispatch } from './delivery/delivery.ts';
import type { Sha256 } from './digest/digest.ts';
import type { Limits } from './limits/limits.ts';
import type { Reference } from './reference/reference.ts';
import type { Store } from './store/store.ts';
import type { BearerTokens } from './users/bearer-tokens.ts';
import type { Passwords } from './users/passwords.ts';

/** What the calls work with. */
export interface Services {
  readonly store: Store;
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
  /** What the broker has set of the tables' rules. */
  readonly settings: RuleSettings;
  /** Whether a part of an address was named by who found it, so far as it was asked (`withNamed`). */
  readonly named: NonNullable<ValidationContext['named']>;
  readonly addresses: AddressProvider;
  /** Who delivers what a call has written down. */
  readonly dispatch: Dispatch;
  /** The clock. */
  now(): Date;
  /** The day it is in Italy. */
  today(): string;
  readonly sha256: Sha256;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly tokens: BearerTokens;
  /** Base of the links in mails, without a slash at its end. */
  publicUrl(): string;
}
