import type { Line } from '@preventivo/core';
import type { AddressProvider } from './addresses/provider.ts';
import type { Sha256 } from './http/digest.ts';
import type { Reference } from './reference/reference.ts';
import type { Store } from './store/store.ts';

/** What the calls work with. */
export interface Served {
  readonly store: Store;
  /** The product lines, by id. */
  readonly lines: Readonly<Record<string, Line>>;
  readonly reference: Reference;
  readonly addresses: AddressProvider;
  /** The clock. */
  now(): Date;
  /** The day it is in Italy. */
  today(): string;
  readonly sha256: Sha256;
}
