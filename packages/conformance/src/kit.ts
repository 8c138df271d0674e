import type { Line } from '@preventivo/core';
import type { Ask } from './asking.ts';
import type { Forms } from './forms.ts';

/** Reads mails: the texts of those to an address that have arrived so far, the newest last. */
export type Mails = (to: string) => Promise<readonly string[]>;

/** What every check works with. */
export interface Kit {
  readonly ask: Ask;
  /** The lines whose calls are checked. */
  readonly lines: readonly Line[];
  /** The day it is for the back end. */
  readonly today: string;
  /** How mails are read; undefined: what needs one is not tried. */
  readonly mails: Mails | undefined;
  /** Another origin that may call; undefined: what it may is not tried. */
  readonly origin: string | undefined;
  /** A new address of this run, `conformita-…@example.org`. */
  newAddress(): string;
  /** The forms of a line that are right, made from its table and the lists of the back end. */
  forms(line: Line): Promise<Forms>;
  /** Somebody new each time: registered, activated, logged in. */
  newAccount(): Promise<LoggedIn>;
  /** The token of somebody who registered, activated their profile and logged in: one for all checks. */
  account(): Promise<LoggedIn>;
  /** The same of somebody else. */
  otherAccount(): Promise<LoggedIn>;
}

export interface LoggedIn {
  readonly email: string;
  readonly token: string;
}

/** One thing the contract says, and how it is found out. */
export interface Check {
  /** `submit/same-key-twice` */
  readonly id: string;
  readonly says: string;
  run(kit: Kit): Promise<void>;
}

/** A check that is made for each line. */
export interface LineCheck {
  readonly id: string;
  readonly says: string;
  run(kit: Kit, line: Line): Promise<void>;
}
